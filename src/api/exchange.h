// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodysink.h"
#include "api/endpoint.h"
#include "api/httpreply.h"
#include "api/responsepipeline.h"
#include "api/servicenetwork.h"
#include "api/wirereply.h"

#include <QElapsedTimer>
#include <QNetworkRequest>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

/// One request on one connection, and its reply, with a deadline, an idle timeout and a size limit. Never
/// retries. Calls `done` exactly once, never from the constructor; destroying it aborts. The body is collected,
/// or streamed to a pipeline so that it is never in memory as a whole. Lives in the thread of its network.
class Exchange : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        std::chrono::milliseconds idle;
        std::chrono::milliseconds deadline;
        qint64 maxBodyBytes; ///< before inflating
    };

    Exchange(std::shared_ptr<ServiceNetwork> network, const QNetworkRequest &request, Verb verb, const QByteArray &body,
             Limits limits, std::function<void(HttpReply)> done, std::unique_ptr<ResponsePipeline> pipeline = {},
             QObject *parent = nullptr);
    ~Exchange() override;

    StreamProgress progress() const
    {
        return {m_received.bodyBytes, m_pipeline ? m_pipeline->expected() : std::nullopt};
    }
    int status() const { return m_received.status; } ///< 0 before the response's head has arrived
    /// Whether the service may have received the request if it is aborted now.
    bool mayHaveBeenSent() const { return m_sentAt.has_value(); }

Q_SIGNALS:
    void progressed();

private:
    void watch();
    void takeBytes();
    void transportFinished();
    std::optional<HttpReply::End> takeBody(QByteArrayView piece);
    qint64 announcedBytes() const;
    qint64 maxBodyBytes() const;
    std::optional<HttpReply::End> feedPipeline(QByteArrayView piece);
    std::optional<HttpReply::End> endIfRefused(std::optional<ApiError> error);
    HttpReply::End completeEnd();
    void noteHead();
    void conclude(HttpReply::End end);
    void detachReply();
    RequestTiming timing() const;

    std::shared_ptr<ServiceNetwork> m_network; ///< owns the reply
    QPointer<WireReply> m_reply;
    std::function<void(HttpReply)> m_done;
    HttpReply m_received;
    QElapsedTimer m_clock;
    bool m_isConnecting = false; ///< a new connection was needed
    std::optional<qint64> m_sentAt;
    std::optional<qint64> m_headAt;
    QTimer m_idle;
    QTimer m_deadline;
    std::unique_ptr<ResponsePipeline> m_pipeline;
    qint64 m_maxBodyBytes;
};

} // namespace labdesk::api
