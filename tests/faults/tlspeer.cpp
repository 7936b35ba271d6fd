// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tlspeer.h"

#include "api/tlsfiles.h"

#include <QTcpSocket>

#include <openssl/pem.h>
#include <openssl/ssl.h>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace labdesk::tests {

namespace {

using What = TlsTrick::What;

template <class T> T *fromPem(const QString &file, T *(*read)(BIO *, T **, pem_password_cb *, void *))
{
    const QByteArray text = pem(file);
    BIO *memory = BIO_new_mem_buf(text.constData(), int(text.size()));
    T *parsed = read(memory, nullptr, nullptr, nullptr);
    BIO_free(memory);
    return parsed;
}

void useCertificate(SSL_CTX *context, const QByteArray &certificate)
{
    X509 *own = fromPem(QString::fromLatin1(certificate), &PEM_read_bio_X509);
    EVP_PKEY *key = fromPem(QStringLiteral("key"), &PEM_read_bio_PrivateKey);
    if (SSL_CTX_use_certificate(context, own) != 1 || SSL_CTX_use_PrivateKey(context, key) != 1)
        qFatal("no certificate to serve with");
    X509_free(own);
    EVP_PKEY_free(key);
}

/// Without a certificate it says so, which is what is wanted of it.
int acceptAnything(int, X509_STORE_CTX *)
{
    return 1;
}

} // namespace

struct TlsPeer::Context
{
    explicit Context(const TlsTrick &trick)
    {
        if (trick.lowest || trick.highest || !trick.ciphers.isEmpty())
            SSL_CTX_set_security_level(ssl, 0);
        SSL_CTX_set_min_proto_version(ssl, trick.lowest);
        SSL_CTX_set_max_proto_version(ssl, trick.highest);
        if (!trick.ciphers.isEmpty())
            SSL_CTX_set_cipher_list(ssl, trick.ciphers.constData());
        if (!trick.certificate.isEmpty())
            useCertificate(ssl, trick.certificate);
        if (trick.what == What::AskForCertificate)
            SSL_CTX_set_verify(ssl, SSL_VERIFY_PEER, &acceptAnything);
        if (trick.what == What::NeedCertificate)
            SSL_CTX_set_verify(ssl, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, &acceptAnything);
    }
    ~Context() { SSL_CTX_free(ssl); }
    Context(const Context &) = delete;
    Context &operator=(const Context &) = delete;

    SSL_CTX *ssl = SSL_CTX_new(TLS_server_method());
};

/// One connection. Its socket owns it.
struct TlsPeer::Session : QObject
{
    Session(QTcpSocket *owner, SSL_CTX *context) : QObject(owner), socket(owner), ssl(SSL_new(context))
    {
        SSL_set_bio(ssl, in, out);
        SSL_set_accept_state(ssl);
    }
    ~Session() override { SSL_free(ssl); }

    QTcpSocket *socket;
    SSL *ssl;
    BIO *in = BIO_new(BIO_s_mem());
    BIO *out = BIO_new(BIO_s_mem());
    QByteArray request;
    bool isAnswered = false;
    bool isBroken = false; ///< nothing more is sent
};

TlsPeer::TlsPeer(Play play, TlsTrick trick)
    : m_play(std::move(play)), m_trick(std::move(trick)), m_context(std::make_unique<Context>(m_trick))
{
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port to listen on");
}

TlsPeer::~TlsPeer() = default;

void TlsPeer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket(this);
    socket->setSocketDescriptor(handle);
    auto *session = new Session(socket, m_context->ssl);
    connect(socket, &QTcpSocket::readyRead, session, [this, session] { read(*session); });
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
}

void TlsPeer::read(Session &session)
{
    const QByteArray bytes = session.socket->readAll();
    if (session.isBroken)
        return;
    BIO_write(session.in, bytes.constData(), int(bytes.size()));
    if (!SSL_is_init_finished(session.ssl)) {
        SSL_do_handshake(session.ssl);
        flush(session);
    }
    char piece[4096];
    for (int size; (size = SSL_read(session.ssl, piece, sizeof piece)) > 0;) {
        session.request.append(piece, size);
        m_received.append(piece, size);
    }
    flush(session);
    const qsizetype head = session.request.indexOf("\r\n\r\n");
    if (head < 0 || session.isAnswered)
        return;
    const qsizetype length = FaultServer::header(session.request.left(head), "content-length").toLongLong();
    if (session.request.size() < head + 4 + length)
        return;
    ++m_requests;
    session.isAnswered = true;
    answer(session);
}

void TlsPeer::answer(Session &session)
{
    if (m_trick.what == What::Renegotiate) {
        SSL_renegotiate(session.ssl);
        SSL_do_handshake(session.ssl);
    }
    if (m_trick.what == What::UpdateKeys)
        SSL_key_update(session.ssl, SSL_KEY_UPDATE_REQUESTED);
    if (m_trick.what == What::SmallRecords) {
        for (const char byte : m_play.bytes)
            SSL_write(session.ssl, &byte, 1);
    } else if (!m_play.bytes.isEmpty()) {
        SSL_write(session.ssl, m_play.bytes.constData(), int(m_play.bytes.size()));
    }
    flush(session, true);
    if (m_trick.what == What::CloseWithAlert)
        SSL_shutdown(session.ssl);
    if (m_trick.what == What::FatalAlert) { // which is what it sends for a record that is none
        const QByteArray noise = QByteArray("\x17\x03\x03\x00\x20", 5) + QByteArray(32, 'x');
        BIO_write(session.in, noise.constData(), int(noise.size()));
        char nothing = 0;
        SSL_read(session.ssl, &nothing, 1);
    }
    flush(session);
    if (m_trick.what == What::PlainAlert)
        session.socket->write(QByteArray("\x15\x03\x03\x00\x02\x02\x50", 7));
    finish(session);
}

/// What OpenSSL wants to send. `isLast`: with it goes the last record of the answer.
void TlsPeer::flush(Session &session, bool isLast)
{
    QByteArray bytes(qsizetype(BIO_ctrl_pending(session.out)), Qt::Uninitialized);
    if (bytes.isEmpty())
        return;
    BIO_read(session.out, bytes.data(), int(bytes.size()));
    const bool isHandshake = m_trick.what == What::CutHandshake || m_trick.what == What::CorruptHandshake;
    if (isHandshake && !session.isAnswered)
        return flushHandshake(session, bytes);
    if (isLast && m_trick.what == What::BrokenRecord)
        bytes.back() = char(bytes.back() ^ 0x55);
    session.socket->write(bytes);
}

/// The first flight, broken.
void TlsPeer::flushHandshake(Session &session, QByteArray bytes)
{
    const qsizetype at = qMin<qsizetype>(m_trick.bytes, bytes.size() - 1);
    if (m_trick.what == What::CorruptHandshake) {
        bytes[at] = char(bytes[at] ^ 0x55);
        session.socket->write(bytes);
        return;
    }
    session.isBroken = true;
    session.socket->write(bytes.left(at));
    finish(session);
}

void TlsPeer::finish(Session &session)
{
    QTcpSocket *socket = session.socket;
    if (m_play.then == Play::Then::Close)
        return socket->disconnectFromHost();
    if (m_play.then != Play::Then::Reset)
        return;
    socket->flush();
    const linger now{1, 0}; // closing then sends RST instead of FIN
    setsockopt(decltype(::socket(0, 0, 0))(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER,
               reinterpret_cast<const char *>(&now), sizeof now);
    socket->abort();
}

} // namespace labdesk::tests
