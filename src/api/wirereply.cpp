// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/wirereply.h"

#include "api/proxyselection.h"
#include "api/servicerequest.h"
#include "api/tlsreason.h"

#include <QSslSocket>

#include <cstring>
#include <utility>

namespace labdesk::api {

namespace {

constexpr qsizetype ReadSize = 256 * 1024; // fits in the cache until it is read again

// The server may have closed an idle connection without our noticing. A read is repeated then. A write can't be, so it
// only takes a connection that was just in use, which servers don't close.
constexpr std::chrono::seconds MaxIdleForRead{60};
constexpr std::chrono::milliseconds MaxIdleForWrite{250};

} // namespace

WireReply::WireReply(ConnectionPool &connections, QNetworkAccessManager::Operation operation,
                     const QNetworkRequest &request, const QByteArray &body, QObject *parent)
    : QNetworkReply(parent), m_connections(connections), m_message(messageOf(request, body)),
      m_maxIdle(verbOf(request) == "GET" ? MaxIdleForRead : MaxIdleForWrite),
      m_parser([this](QByteArrayView piece) { storePiece(piece); })
{
    setRequest(request);
    setUrl(request.url());
    setOperation(operation);
    QMetaObject::invokeMethod(this, &WireReply::begin, Qt::QueuedConnection);
}

WireReply::~WireReply()
{
    closeSocket();
}

void WireReply::begin()
{
    if (isFinished())
        return; // already timed out
    if (Socket idle = m_connections.take(url(), m_maxIdle))
        return send(std::move(idle));
    Q_EMIT socketStartedConnecting();
    std::optional<QSslConfiguration> tls;
    // Every constructor of QSslConfiguration initializes OpenSSL, so none is used without TLS.
    if (url().scheme() == u"https" && !request().sslConfiguration().isNull())
        tls = request().sslConfiguration();
    m_connector = std::make_unique<SocketConnector>(
        url(), m_connections.proxySettings(), tls, [this](Socket socket) { send(std::move(socket)); },
        [this](const HttpReply &failure) { connectFailed(failure); });
}

void WireReply::connectFailed(const HttpReply &failure)
{
    m_failure = failure;
    end(UnknownNetworkError);
}

ApiError::Reason WireReply::waitingFor() const
{
    return m_connector ? m_connector->waitingFor() : ApiError::Reason::None;
}

QString WireReply::proxy() const
{
    return m_connector ? proxyAddress(m_connector->proxy()) : QString();
}

void WireReply::send(Socket socket)
{
    if (m_connector)
        m_connector.release()->deleteLater(); // its own code is on the stack
    m_socket = std::move(socket);
    m_socket->setReadBufferSize(ReadSize);
    connect(m_socket.get(), &QAbstractSocket::readyRead, this, &WireReply::takeBytes);
    connect(m_socket.get(), &QAbstractSocket::disconnected, this, &WireReply::connectionClosed);
    // With TLS 1.3, the server checks the client certificate after the client has finished its handshake. It doesn't
    // read what was written by then.
    if (const auto *secure = qobject_cast<QSslSocket *>(m_socket.get())) {
        connect(secure, &QSslSocket::alertReceived, this, [this, secure](QSsl::AlertLevel, QSsl::AlertType type) {
            m_ownCertificateAlert = certificateAlertOf(type, !secure->localCertificate().isNull(), true);
            m_ownCertificateReason = refusalReason(type);
        });
        // An alert ends the connection, also if the server then leaves the TCP connection open. Queued, because what
        // was decrypted before it is still to be announced.
        connect(
            secure, &QSslSocket::errorOccurred, this,
            [this] {
                m_hasTlsEnded = true;
                connectionClosed();
            },
            Qt::QueuedConnection);
    }
    connect(m_socket.get(), &QAbstractSocket::bytesWritten, this, [this] {
        const qint64 left = m_socket->bytesToWrite();
        const qint64 all = m_message.size();
        if (left == 0)
            overwrite(m_message);
        Q_EMIT uploadProgress(all - left, all);
    });
    Q_EMIT requestSent();
    if (m_socket)
        m_socket->write(m_message); // it copies short messages: see scrubWhenClosed()
}

void WireReply::takeBytes()
{
    if (!m_socket || m_size > 0)
        return; // the current piece has to be taken first
    m_arrived.resize(ReadSize);
    const qint64 size = m_socket->read(m_arrived.data(), m_arrived.size());
    const auto state = size > 0 ? m_parser.take(QByteArrayView(m_arrived).first(size)) : ResponseParser::State::Head;
    noteHead();
    if (m_size > 0)
        Q_EMIT readyRead(); // a listener may abort
    if (!m_socket)
        return;
    if (state == ResponseParser::State::Complete)
        return end(NoError);
    if (state == ResponseParser::State::Garbled)
        return failMalformed();
    if (m_socket->bytesAvailable() > 0) // a server that never pauses must not block the thread
        QMetaObject::invokeMethod(this, &WireReply::takeBytes, Qt::QueuedConnection);
    else if (m_hasTlsEnded || m_socket->state() == QAbstractSocket::UnconnectedState)
        connectionClosed();
}

// Moves a piece of the body to the front of m_arrived. Most pieces are already there.
void WireReply::storePiece(QByteArrayView piece)
{
    Q_ASSERT(m_size + piece.size() <= m_arrived.size());
    char *to = m_arrived.data() + m_size;
    if (to != piece.data())
        std::memmove(to, piece.data(), size_t(piece.size()));
    m_size += piece.size();
}

void WireReply::connectionClosed()
{
    if (!m_socket)
        return;
    if (m_socket->bytesAvailable() > 0)
        return takeBytes(); // which calls this again
    if (m_ownCertificateAlert != CertificateAlert::Nothing && m_parser.status() == 0)
        return connectFailed({.end = m_ownCertificateAlert == CertificateAlert::Needed
                                  ? HttpReply::End::CertificateNeeded
                                  : HttpReply::End::CertificateRefused,
                              .tlsReason = m_ownCertificateReason});
    const auto state = m_parser.end();
    if (state == ResponseParser::State::Garbled)
        return failMalformed();
    end(state == ResponseParser::State::Complete ? NoError : RemoteHostClosedError);
}

void WireReply::failMalformed()
{
    using Reason = ApiError::Reason;
    const bool isInsideTls = m_parser.fault() == Reason::RequiresTls && url().scheme() == u"https";
    m_failure = {.end = HttpReply::End::Garbled, .reason = isInsideTls ? Reason::NotHttp : m_parser.fault()};
    end(ProtocolFailure);
}

void WireReply::noteHead()
{
    if (m_parser.status() == 0 || attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid())
        return;
    setAttribute(QNetworkRequest::HttpStatusCodeAttribute, m_parser.status());
    Q_EMIT metaDataChanged();
}

QByteArrayView WireReply::takeArrived()
{
    if (m_size > 0 && m_socket)
        QMetaObject::invokeMethod(this, &WireReply::takeBytes, Qt::QueuedConnection);
    return QByteArrayView(m_arrived).first(std::exchange(m_size, 0));
}

void WireReply::end(NetworkError error)
{
    if (isFinished())
        return;
    // A connection can only be reused if both sides have read everything.
    if (m_socket && m_parser.keepsConnection() && m_message.isEmpty() && m_socket->bytesAvailable() == 0) {
        m_socket->disconnect(this);
        m_connections.giveBack(url(), std::move(m_socket), m_parser.keepAliveTimeout());
    }
    closeSocket();
    if (error != NoError)
        setError(error, {});
    setFinished(true);
    if (error != NoError)
        Q_EMIT errorOccurred(error);
    Q_EMIT finished();
}

void WireReply::abort()
{
    end(OperationCanceledError);
}

void WireReply::closeSocket()
{
    m_connector.reset();
    if (m_socket)
        m_socket->disconnect(this);
    m_socket.reset();
    overwrite(m_message);
}

} // namespace labdesk::api
