// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "api/hardenednetwork.h"
#include "api/httpreply.h"

#include <QNetworkReply>
#include <QNetworkRequest>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>

namespace labdesk::api {

class WriteOnceDevice;

/// One request on the wire and its reply, with a deadline for the whole of it, an idle timeout, and a limit to its size.
/// A write is given away once. Says what came exactly once, never from inside the constructor; aborts when it goes before.
class Exchange : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        std::chrono::milliseconds idle;
        std::chrono::milliseconds deadline;
        qint64 largestBody; ///< bytes as they come
    };

    Exchange(std::shared_ptr<HardenedNetwork> network, QNetworkRequest request, Verb verb, const QByteArray &body, Limits limits,
             std::function<void(HttpReply)> done, QObject *parent = nullptr);
    ~Exchange() override;

    qint64 bytesReceived() const { return m_received.body.size(); }
    bool mayHaveLeft() const; ///< given up now, could the service have got the request

Q_SIGNALS:
    void progressed();

private:
    void watch();
    void takeBytes();
    void transportFinished();
    void conclude(HttpReply::End end);
    void readHead();
    HttpReply::End endFromTransport() const;
    bool nothingWasSent(HttpReply::End end) const;
    void letGo();

    std::shared_ptr<HardenedNetwork> m_network; ///< owns the reply
    QPointer<QNetworkReply> m_reply;
    QPointer<WriteOnceDevice> m_upload;
    std::function<void(HttpReply)> m_done;
    HttpReply m_received;
    QTimer m_idle;
    QTimer m_deadline;
    qint64 m_largestBody;
    qint64 m_uploadSize;
    bool m_somethingLeft = false; ///< the transport said so; that it did not say so proves nothing for a timeout
    bool m_certificateRefused = false;
};

} // namespace labdesk::api
