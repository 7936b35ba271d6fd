// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tlscontext.h"

#include "service/systemreason.h"
#include "service/tlsstream.h"

#include <QFile>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <stdexcept>

namespace labdesk::service {

namespace ssl = boost::asio::ssl;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *tls12Ciphers = "ECDHE+AESGCM:ECDHE+CHACHA20"; // forward secrecy, and authenticated

[[noreturn]] void fail(const QString &sentence)
{
    throw std::runtime_error(sentence.toStdString());
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    QByteArray all;
    if (file.open(QIODevice::ReadOnly))
        all = file.readAll();
    if (file.error() != QFileDevice::NoError)
        fail(u"Can't read %1: %2."_s.arg(path, systemReason(file)));
    return all;
}

int noPassphrase(char *, int, int, void *)
{
    return -1;
}

std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> readKey(const QString &file)
{
    QByteArray text = contents(file);
    const std::unique_ptr<BIO, decltype(&BIO_free)> source(
        BIO_new_mem_buf(text.constData(), static_cast<int>(text.size())), BIO_free);
    EVP_PKEY *key = PEM_read_bio_PrivateKey(source.get(), nullptr, noPassphrase, nullptr);
    OPENSSL_cleanse(text.data(), static_cast<std::size_t>(text.size()));
    return {key, EVP_PKEY_free};
}

// Refuses a client that offers only other protocols (RFC 7301, 3.2), because it might interpret the response as one of
// those.
int selectProtocol(SSL *, const unsigned char **selected, unsigned char *length, const unsigned char *offered,
                   unsigned int size, void *)
{
    static const unsigned char http11[] = "\x08http/1.1";
    unsigned char *found = nullptr;
    if (SSL_select_next_proto(&found, length, http11, sizeof http11 - 1, offered, size) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    *selected = found;
    return SSL_TLSEXT_ERR_OK;
}

void refuseOutOfDate(const X509 *certificate, const QString &file)
{
    if (X509_cmp_current_time(X509_get0_notAfter(certificate)) < 0)
        fail(u"The certificate in %1 has expired. Renew it."_s.arg(file));
    if (X509_cmp_current_time(X509_get0_notBefore(certificate)) > 0)
        fail(u"The certificate in %1 isn't valid yet. Check it and this computer's clock."_s.arg(file));
}

class OpenSslStream : public TlsStream
{
public:
    OpenSslStream(Socket &connection, ssl::context &context) : m_stream(connection, context) { }

    void handshake(Done done) override
    {
        m_stream.async_handshake(ssl::stream_base::server, withoutBytes(std::move(done)));
    }
    void shutdown(Done done) override { m_stream.async_shutdown(withoutBytes(std::move(done))); }
    void readSome(net::mutable_buffer where, Done done) override { m_stream.async_read_some(where, std::move(done)); }
    void writeSome(const std::vector<net::const_buffer> &what, Done done) override
    {
        m_stream.async_write_some(what, std::move(done));
    }

private:
    static std::function<void(beast::error_code)> withoutBytes(Done done)
    {
        return [done = std::move(done)](beast::error_code error) { done(error, 0); };
    }

    ssl::stream<Socket &> m_stream;
};

class OpenSslContext : public TlsContext
{
public:
    std::unique_ptr<TlsStream> streamOver(Socket &connection) override
    {
        return std::make_unique<OpenSslStream>(connection, m_context);
    }
    ssl::context &native() { return m_context; }

private:
    ssl::context m_context{ssl::context::tls_server};
};

} // namespace

std::shared_ptr<TlsContext> readTlsContext(const QString &certificateFile, const QString &keyFile)
{
    auto context = std::make_shared<OpenSslContext>();
    SSL_CTX *native = context->native().native_handle();
    SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(native, tls12Ciphers);
    SSL_CTX_set_options(native, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_alpn_select_cb(native, selectProtocol, nullptr);

    boost::system::error_code ec;
    const QByteArray chain = contents(certificateFile);
    context->native().use_certificate_chain({chain.constData(), static_cast<std::size_t>(chain.size())}, ec);
    X509 *certificate = SSL_CTX_get0_certificate(native);
    if (ec || !certificate)
        fail(u"There is no certificate in %1. It must be in PEM format."_s.arg(certificateFile));
    refuseOutOfDate(certificate, certificateFile);
    const auto key = readKey(keyFile);
    if (!key)
        fail(u"There is no private key in %1. It must be in PEM format, without a passphrase."_s.arg(keyFile));
    if (X509_check_private_key(certificate, key.get()) != 1 || SSL_CTX_use_PrivateKey(native, key.get()) != 1)
        fail(u"The key in %1 doesn't belong to the certificate in %2."_s.arg(keyFile, certificateFile));
    return context;
}

} // namespace labdesk::service
