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

/// One request on one connection, sent once, and its response. Its signals are those of QNetworkReply:
/// socketStartedConnecting() if there was no connection, requestSent() before the first byte leaves, metaDataChanged()
/// with the head (interim ones are left out), readyRead(), finished(). Reads from the connection only as fast as
/// takeArrived() is called; read() isn't supported. The body is as received, without its chunks. A response that is cut
/// off is an error, RemoteHostClosedError; failure() says what else went wrong.
class WireReply : public QNetworkReply
{
    Q_OBJECT

public:
    /// `connections` outlive it.
    WireReply(ConnectionPool &connections, QNetworkAccessManager::Operation operation, const QNetworkRequest &request,
              const QByteArray &body, QObject *parent);
    ~WireReply() override;

    void abort() override;

    /// Why there is no response, if more is known than that it was cut off.
    const std::optional<HttpReply> &failure() const { return m_failure; }
    /// The reason if it is given up now; None: it was sent.
    ApiError::Reason waitingFor() const;
    const QList<std::pair<QByteArray, QByteArray>> &headers() const { return m_parser.headers(); } ///< of its head

    /// The part of the body that arrived since the last call. Valid until control returns to the event loop.
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
