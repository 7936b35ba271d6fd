// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/connectionpool.h"
#include "api/httpreply.h"
#include "api/responseparser.h"
#include "api/socketconnector.h"

#include <QNetworkReply>

#include <memory>

namespace labdesk::api {

/// One request on one connection, once, and what comes of it. Speaks as QNetworkReply does: socketStartedConnecting()
/// where no connection was there, requestSent() before the first byte leaves, metaDataChanged() with the head (interim
/// ones are left out), readyRead(), finished(). Takes no more from the connection than is taken here, by takeArrived()
/// alone: it is no device to read from. The body is as it came, without its chunks. An answer that is cut in any way is
/// an error: RemoteHostClosedError. What else went wrong, failure() says.
class WireReply : public QNetworkReply
{
    Q_OBJECT

public:
    /// `connections` outlive it.
    WireReply(ConnectionPool &connections, QNetworkAccessManager::Operation operation, const QNetworkRequest &request,
              const QByteArray &body, QObject *parent);
    ~WireReply() override;

    void abort() override;

    /// Why there is no answer, where more is known than that it was cut.
    const std::optional<HttpReply> &failure() const { return m_failure; }
    /// Why nothing came of it, when it is given up now; None: it was sent.
    ApiError::Reason waitingFor() const;
    const QList<std::pair<QByteArray, QByteArray>> &headers() const { return m_parser.headers(); } ///< of its head

    /// What arrived of the body since the last time. Good until the event loop goes on.
    QByteArrayView takeArrived();

protected:
    qint64 readData(char *, qint64) override { return -1; }

private:
    void begin();
    void connectFailed(const HttpReply &failure);
    void send(Socket socket);
    void takeBytes();
    void keep(QByteArrayView piece);
    void connectionClosed();
    void noteHead();
    void failMalformed();
    void end(NetworkError error);
    void closeSocket();

    ConnectionPool &m_connections;
    QByteArray m_message; ///< until it was sent
    std::chrono::milliseconds m_maxIdle;
    std::unique_ptr<SocketConnector> m_connector;
    Socket m_socket;
    CertificateAlert m_ownCertificateAlert = CertificateAlert::Nothing;
    QString m_ownCertificateReason;
    std::optional<HttpReply> m_failure;
    ResponseParser m_parser;
    QByteArray m_arrived; ///< what the connection gave last, and then what of it is of the body, at its beginning
    qsizetype m_size = 0; ///< of that, until it is taken
};

} // namespace labdesk::api
