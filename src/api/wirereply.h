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
/// socketStartedConnecting() if there was no connection, requestSent() before the first byte is sent, metaDataChanged()
/// with the head (except interim ones), readyRead(), finished(). Reads from the connection only as fast as
/// takeArrived() is called; read() isn't supported. The body is as received, without chunked framing. A truncated
/// response is the error RemoteHostClosedError; failure() has the details of others.
class WireReply : public QNetworkReply
{
    Q_OBJECT

public:
    /// `connections` must outlive it.
    WireReply(ConnectionPool &connections, QNetworkAccessManager::Operation operation, const QNetworkRequest &request,
              const QByteArray &body, QObject *parent);
    ~WireReply() override;

    void abort() override;

    /// Why there is no response, if more is known than that it was truncated.
    const std::optional<HttpReply> &failure() const { return m_failure; }
    /// The reason to report if it is aborted now; None: it was sent.
    ApiError::Reason waitingFor() const;
    QString proxy() const; ///< the one that it waits for
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
    void storePiece(QByteArrayView piece);
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
    bool m_hasTlsEnded = false; ///< nothing more can arrive inside TLS
    std::optional<HttpReply> m_failure;
    ResponseParser m_parser;
    QByteArray m_arrived; ///< the last bytes read; then the body's part of them, moved to the front
    qsizetype m_size = 0; ///< size of that part, until it is taken
};

} // namespace labdesk::api
