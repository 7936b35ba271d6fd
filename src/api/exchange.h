// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bodytaker.h"
#include "api/endpoint.h"
#include "api/hardenednetwork.h"
#include "api/httpreply.h"
#include "api/streamintake.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace labdesk::api {

class WriteOnceDevice;

/// One request on the wire and its reply, with a deadline for the whole of it, an idle timeout, and a limit to its size.
/// A write is given away once. Says what came exactly once, never from inside the constructor; aborts when it goes before.
/// The body is collected, or goes to an intake while it comes. Lives in any one thread, that of the network.
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
             std::function<void(HttpReply)> done, std::unique_ptr<StreamIntake> intake = {}, QObject *parent = nullptr);
    ~Exchange() override;

    StreamProgress progress() const { return {m_received.bodyBytes, m_intake ? m_intake->expected() : std::nullopt}; }
    bool mayHaveLeft() const; ///< given up now, could the service have got the request

Q_SIGNALS:
    void progressed();

private:
    void watch();
    void takeBytes();
    void transportFinished();
    std::optional<HttpReply::End> readBody();
    std::optional<HttpReply::End> readIntoIntake();
    std::optional<HttpReply::End> unlessRefused(std::optional<ApiError> error);
    bool feedsIntake() const;
    void conclude(HttpReply::End end);
    void readHead();
    HttpReply::End endFromTransport() const;
    bool nothingWasSent(HttpReply::End end) const;
    void letGo();
    RequestTiming timing() const;

    std::shared_ptr<HardenedNetwork> m_network; ///< owns the reply
    QPointer<QNetworkReply> m_reply;
    QPointer<WriteOnceDevice> m_upload;
    std::function<void(HttpReply)> m_done;
    HttpReply m_received;
    QElapsedTimer m_clock;
    bool m_isConnecting = false; ///< no connection was there already
    std::optional<qint64> m_sentAt;
    std::optional<qint64> m_headAt;
    QTimer m_idle;
    QTimer m_deadline;
    std::unique_ptr<StreamIntake> m_intake;
    QByteArray m_piece; ///< room for what goes to the intake
    qint64 m_largestBody;
    qint64 m_uploadSize;
    bool m_somethingLeft = false; ///< the transport said so; that it did not say so proves nothing for a timeout
    bool m_certificateRefused = false;
};

} // namespace labdesk::api
