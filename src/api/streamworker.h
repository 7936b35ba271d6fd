// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/exchange.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QThread;

namespace labdesk::api {

/// Receives, inflates, and reads bodies in a low-priority thread with separate connections. Created in the GUI thread.
/// The thread ends on its own after this is destroyed; only the exit of the application waits for it, for two seconds
/// at most.
class StreamWorker
{
public:
    explicit StreamWorker(const ProxySettings &proxySettings = {});
    ~StreamWorker();
    StreamWorker(const StreamWorker &) = delete;
    StreamWorker &operator=(const StreamWorker &) = delete;

private:
    friend class StreamExchange;
    class Runner;
    QPointer<QThread> m_thread;
    Runner *m_runner; ///< lives in the thread and ends with it
};

/// One request of a worker, for the requesting thread. Reports its result exactly once, asynchronously. Destroying it
/// before aborts the request, and the sink gets at most the piece it is reading. The worker must live until then.
class StreamExchange : public QObject
{
    Q_OBJECT

public:
    StreamExchange(StreamWorker &worker, const QNetworkRequest &request, Exchange::Limits limits,
                   std::shared_ptr<BodySink> sink, std::function<void(HttpReply)> done);
    ~StreamExchange() override;

    const StreamProgress &progress() const { return m_progress; }

Q_SIGNALS:
    void progressed(); ///< about twenty times a second

private:
    friend class StreamWorker::Runner;
    struct Channel;
    std::shared_ptr<Channel> m_channel;
    StreamWorker::Runner *m_runner;
    std::function<void(HttpReply)> m_done;
    StreamProgress m_progress;
};

} // namespace labdesk::api
