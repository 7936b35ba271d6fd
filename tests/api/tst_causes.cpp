// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "causeplays.h"
#include "support/testmain.h"

#include <QTcpServer>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

Q_DECLARE_METATYPE(labdesk::tests::Cause)

/// What a person reads when something on the way is not as it should be, for each operation of the contract: the cause
/// that is told is the cause. Bytes as the real programs send them; tst_deployments has the programs themselves.
/// LABDESK_CAUSES=1 prints the sentences.
class tst_causes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QSslConfiguration::setDefaultConfiguration(m_before); }
    void theCauseIsTold_data();
    void theCauseIsTold();

private:
    static void addSocksRows();

    QSslConfiguration m_before;
};

void tst_causes::initTestCase()
{
    m_before = QSslConfiguration::defaultConfiguration();
    QSslConfiguration trusting = m_before;
    trusting.addCaCertificate(QSslCertificate(pem(u"authority"_s)));
    QSslConfiguration::setDefaultConfiguration(trusting);
}

void tst_causes::theCauseIsTold_data()
{
    QTest::addColumn<Cause>("cause");
    const auto row = [](const char *name, const Cause &cause) { QTest::newRow(name) << cause; };
    const auto proxy = [&row](const char *name, const QByteArray &answer, Reason reason, Play::Then then) {
        row(name,
            {.play = {.bytes = answer, .then = then},
             .by = Cause::By::Proxy,
             .kind = Kind::ProxyFailed,
             .reason = reason});
    };
    using Then = Play::Then;
    const auto page = [](const QByteArray &status, const QByteArray &headers = {}) {
        const QByteArray body = "<html><body><h1>" + status + "</h1></body></html>";
        return "HTTP/1.1 " + status + "\r\nContent-Type: text/html\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    };
    proxy("squid: host not allowed", page("403 Forbidden", "X-Squid-Error: ERR_ACCESS_DENIED 0\r\n"),
          Reason::ProxyForbidden, Then::Close);
    proxy("squid: no such host", page("503 Service Unavailable", "X-Squid-Error: ERR_DNS_FAIL 0\r\n"),
          Reason::ProxyHostNotFound, Then::Close);
    proxy("squid: nothing listens", page("503 Service Unavailable", "X-Squid-Error: ERR_CONNECT_FAIL 111\r\n"),
          Reason::ProxyHostUnreachable, Then::Close);
    proxy("a proxy with Proxy-Status: no such host",
          page("502 Bad Gateway", "Proxy-Status: gw; error=dns_error; rcode=NXDOMAIN\r\n"), Reason::ProxyHostNotFound,
          Then::KeepOpen);
    proxy("a proxy with Proxy-Status: refused",
          page("502 Bad Gateway", "Proxy-Status: gw; error=connection_refused\r\n"), Reason::ProxyHostUnreachable,
          Then::KeepOpen);
    for (const auto &[word, reason] : {std::pair("dns_timeout", Reason::ProxyHostNotFound),
                                       {"destination_unavailable", Reason::ProxyHostUnreachable},
                                       {"destination_ip_prohibited", Reason::ProxyForbidden},
                                       {"connection_timeout", Reason::ProxyHostUnreachable},
                                       {"connection_limit_reached", Reason::ProxyBusy},
                                       {"http_request_denied", Reason::ProxyForbidden},
                                       {"proxy_internal_response", Reason::ProxyBusy},
                                       {"proxy_configuration_error", Reason::ProxyMisconfigured},
                                       {"proxy_loop_detected", Reason::ProxyMisconfigured}})
        proxy(QByteArray("Proxy-Status: ").append(word).constData(),
              page("502 Bad Gateway", QByteArray("Proxy-Status: gw; error=") + word + "\r\n"), reason, Then::KeepOpen);
    proxy("tinyproxy: no such host, or nothing listens", page("500 Unable to connect"), Reason::ProxyHostUnreachable,
          Then::Close);
    proxy("a proxy: gateway timeout", page("504 Gateway Timeout"), Reason::ProxyHostUnreachable, Then::Close);
    proxy("nginx in place of a proxy", page("405 Not Allowed"), Reason::ProxyIsWebServer, Then::Close);
    proxy("a web server in place of a proxy: 400", page("400 Bad Request"), Reason::ProxyIsWebServer, Then::Close);
    proxy("a web server that says 200 with a page", page("200 OK"), Reason::ProxyIsWebServer, Then::KeepOpen);
    proxy("a web server in place of a proxy: 501", page("501 Unsupported method"), Reason::ProxyIsWebServer,
          Then::Close);
    proxy("a proxy that redirects to its page", page("302 Found", "Location: http://login.example/\r\n"),
          Reason::ProxyWebSignIn, Then::Close);
    proxy("a proxy that wants a sign-in page: 511", page("511 Network Authentication Required"), Reason::ProxyWebSignIn,
          Then::Close);
    proxy("a proxy with too much to do", page("429 Too Many Requests"), Reason::ProxyBusy, Then::Close);
    proxy("a TLS port in place of a proxy", QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7), Reason::NotAProxy,
          Then::Close);
    proxy("a SOCKS port in place of a proxy", QByteArray("\0\x5b\0\0\0\0\0\0", 8), Reason::NotAProxy, Then::Close);
    proxy("a secure shell in place of a proxy", "SSH-2.0-OpenSSH_9.2\r\n", Reason::NotAProxy, Then::Close);
    proxy("a proxy that hangs up", "", Reason::ProxyClosed, Then::Close);
    proxy("a proxy that resets", "", Reason::ProxyClosed, Then::Reset);
    row("a proxy that says nothing",
        {.play = {}, .by = Cause::By::Proxy, .kind = Kind::ProxyFailed, .reason = Reason::ProxySilent, .isSlow = true});
    row("nothing at the proxy's port",
        {.by = Cause::By::NoProxy, .kind = Kind::ProxyFailed, .reason = Reason::ProxyRefused});
    row("a proxy of no address",
        {.by = Cause::By::UnknownProxy, .kind = Kind::ProxyFailed, .reason = Reason::ProxyNotFound});
    row("a proxy that wants Negotiate",
        {.play = {.bytes = page("407 Sign in", "Proxy-Authenticate: Negotiate\r\n")},
         .by = Cause::By::Proxy,
         .kind = Kind::ProxySignInNeeded,
         .reason = Reason::ProxySignInUnknown});
    row("a proxy that wants Basic",
        {.play = {.bytes = page("407 Sign in", "Proxy-Authenticate: Basic realm=\"x\"\r\n")},
         .by = Cause::By::Proxy,
         .kind = Kind::ProxySignInNeeded});
    addSocksRows();

    const auto service = [&row](const char *name, const QByteArray &answer, Kind kind, Reason reason, Kind write,
                                Reason writes, Then then = Then::Close) {
        row(name,
            {.play = {.bytes = answer, .then = then},
             .kind = kind,
             .reason = reason,
             .write = write,
             .writeReason = writes});
    };
    const auto same = [&service](const char *name, const QByteArray &answer, Kind kind, Reason reason = Reason::None) {
        service(name, answer, kind, reason, kind, reason);
    };
    const Kind open = Kind::OutcomeUnknown;
    same("nginx: no client certificate", page("400 No required SSL certificate was sent"), Kind::CertificateWanted);
    same("nginx auth_basic", page("401 Authorization Required", "WWW-Authenticate: Basic realm=\"x\"\r\n"),
         Kind::OtherRefusal, Reason::GatewaySignIn);
    same("the service's own 401", httpReply("401 No", R"({"detail":"Invalid key"})"), Kind::Unauthorized);
    service("nginx: 502", page("502 Bad Gateway"), Kind::GatewayFault, Reason::None, open, Reason::BadGateway);
    service("nginx: 504", page("504 Gateway Time-out"), Kind::GatewayFault, Reason::GatewayTimedOut, open,
            Reason::GatewayTimedOut);
    same("the service's own 403", httpReply("403 No", R"({"detail":"This key can only read"})"), Kind::Forbidden);
    same("nginx: deny all", page("403 Forbidden", "Server: nginx\r\n"), Kind::OtherRefusal, Reason::GatewayForbidden);
    same("a firewall's 403 in JSON", httpReply("403 Forbidden", R"({"message":"Forbidden"})"), Kind::OtherRefusal,
         Reason::GatewayForbidden);
    same("a 403 without a body", "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", Kind::OtherRefusal,
         Reason::ForbiddenWithoutBody);
    same("a network that wants a sign-in: 511", page("511 Network Authentication Required"), Kind::ServerFault,
         Reason::NetworkSignIn);
    same("haproxy: 503", page("503 Service Unavailable"), Kind::Busy, Reason::GatewayBusy);
    service("a page with 200", page("200 OK"), Kind::BadReply, Reason::WebPage, open, Reason::WebPage);
    service("a page with 200 that calls itself JSON", httpReply("200 OK", "<!DOCTYPE html><html></html>"),
            Kind::BadReply, Reason::WebPage, open, Reason::WebPage);
    service("JSON of something else", httpReply("200 OK", R"({"hello":1})"), Kind::BadReply, Reason::None, open,
            Reason::UnreadableResponse);
    service("a response of 99 GB",
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99000000000\r\n\r\n[", Kind::BadReply,
            Reason::ResponseTooLarge, open, Reason::ResponseTooLarge, Then::KeepOpen);
    service("no HTTP", "220 mail.example.com ESMTP\r\n", Kind::BadReply, Reason::NotHttp, open, Reason::NotHttp);
    service("line feeds alone", "HTTP/1.1 200 OK\nContent-Type: application/json\n\n{}", Kind::BadReply,
            Reason::AmbiguousHttp, open, Reason::AmbiguousHttp);
    service("a length beside chunks",
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", Kind::BadReply,
            Reason::AmbiguousHttp, open, Reason::AmbiguousHttp);
    service("frames of HTTP/2", QByteArray("\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x64", 15), Kind::BadReply,
            Reason::Http2Only, open, Reason::Http2Only);
    same("Node with HTTP/2 alone",
         "HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nContent-Length: 79\r\n\r\nUnknown ALPN Protocol, "
         "expected `h2` to be available.\nIf this is a HTTP request:",
         Kind::OtherRefusal, Reason::Http2Only);
    service("a redirect to another page of the server",
            "HTTP/1.1 302 Found\r\nLocation: /login\r\nContent-Length: 0\r\n\r\n", Kind::Redirected,
            Reason::RedirectedOnServer, open, Reason::RedirectedOnServer);
    service("a redirect to a page without an address", "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n",
            Kind::Redirected, Reason::RedirectedNowhere, open, Reason::RedirectedNowhere);
    service("a redirect to a sign-in elsewhere",
            "HTTP/1.1 302 Found\r\nLocation: https://login.example/\r\nContent-Length: 0\r\n\r\n", Kind::Redirected,
            Reason::None, open, Reason::RedirectedElsewhere);
    service("closed before an answer", "", Kind::ConnectionLost, Reason::None, open, Reason::None);
    row("silence", {.kind = Kind::TimedOut, .write = open, .writeReason = Reason::ResponseTimeout, .isSlow = true});

    row("a redirect to TLS",
        {.play = {.bytes = "HTTP/1.1 301 Moved\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n"},
         .by = Cause::By::PlainService,
         .kind = Kind::Redirected,
         .reason = Reason::RedirectedToHttps});
    row("nothing listens", {.by = Cause::By::Nothing, .kind = Kind::ConnectionRefused});
    row("no such host", {.by = Cause::By::UnknownHost, .kind = Kind::HostNotFound});
    row("a port that accepts and says nothing",
        {.by = Cause::By::Listener, .kind = Kind::TimedOut, .reason = Reason::HandshakeSilent, .isSlow = true});
    row("a port that hangs up",
        {.play = {.when = Play::When::Accepted, .then = Then::Close},
         .by = Cause::By::PlainForTls,
         .kind = Kind::ConnectionLost,
         .reason = Reason::HandshakeClosed});
    row("a port without TLS",
        {.play = {.when = Play::When::Accepted, .bytes = page("400 Bad Request"), .then = Then::Close},
         .by = Cause::By::PlainForTls,
         .kind = Kind::NoTls});
    row("HTTP/2 alone, by ALPN",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::Http2Only, .alert = 120});
    row("no version of TLS in common",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::NoSharedTls, .alert = 70});
    row("no cipher in common",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::NoSharedTls, .alert = 40});
    row("a name that the server doesn't know",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::TlsNameUnknown, .alert = 112});
    row("a server's own fault in TLS",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::TlsServerFault, .alert = 80});
    row("a refusal in TLS without more",
        {.by = Cause::By::Alert, .kind = Kind::TlsFailed, .reason = Reason::TlsRefused, .alert = 47});
    row("an unknown authority",
        {.by = Cause::By::UnknownAuthority, .kind = Kind::TlsFailed, .reason = Reason::AuthorityUnknown});
    for (const auto protocol : {QSsl::TlsV1_2, QSsl::TlsV1_3})
        row(protocol == QSsl::TlsV1_2 ? "a client certificate is wanted, TLS 1.2"
                                      : "a client certificate is wanted, TLS 1.3",
            {.by = Cause::By::WantsCertificate, .kind = Kind::CertificateWanted, .protocol = protocol});
}

/// A proxy of SOCKS, byte by byte (RFC 1928).
void tst_causes::addSocksRows()
{
#ifndef Q_OS_WIN // where the environment names none
    using By = Cause::By;
    const auto row = [](const char *name, By by, Reason reason, const QByteArrayList &answers = {}, bool isSlow = false,
                        bool isByAddress = false) {
        QTest::newRow(name) << Cause{.by = by,
                                     .kind = Kind::ProxyFailed,
                                     .reason = reason,
                                     .isByAddress = isByAddress,
                                     .socks = answers,
                                     .isSlow = isSlow};
    };
    const QByteArray welcome("\x05\x00", 2);
    const auto reply = [&row, welcome](const char *name, char code, Reason ofName, Reason ofAddress) {
        const QByteArrayList answers{welcome, QByteArray("\x05", 1) + code + QByteArray("\0\x01\0\0\0\0\0\0", 8)};
        row(QByteArray("SOCKS: ").append(name).constData(), By::Socks, ofName, answers);
        row(QByteArray("SOCKS, of an address: ").append(name).constData(), By::Socks, ofAddress, answers, false, true);
    };
    row("SOCKS: it wants a sign-in", By::Socks, Reason::SocksSignIn, {QByteArray("\x05\xff", 2)});
    const Reason nowhere = Reason::ProxyHostUnreachable;
    reply("something fails", 1, nowhere, nowhere);
    reply("not allowed", 2, nowhere, Reason::ProxyForbidden); // Qt takes it for a name that isn't known
    reply("no network", 3, nowhere, nowhere);
    reply("no such host", 4, nowhere, nowhere);
    reply("nothing listens", 5, nowhere, nowhere);
    row("SOCKS: an HTTP proxy in its place", By::Socks, Reason::NotASocksProxy,
        {"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"});
    row("SOCKS: it hangs up", By::Socks, Reason::SocksClosed);
    row("SOCKS: it hangs up after the greeting", By::Socks, Reason::SocksClosed, {welcome});
    row("SOCKS: silence", By::Socks, Reason::ProxySilent, {}, true);
    row("SOCKS: nothing at its port", By::NoSocks, Reason::ProxyRefused);
    row("SOCKS: no such proxy", By::UnknownSocks, Reason::ProxyNotFound);
#endif
}

void tst_causes::theCauseIsTold()
{
    QFETCH(Cause, cause);
    CauseScene scene(cause);
    std::map<QString, QStringList> told; // what a person reads, and of which operations
    std::vector<std::unique_ptr<CauseCall>> calls;
    for (const Operation &operation : contractOperations())
        calls.push_back(scene.start(operation));
    for (const auto &call : calls) {
        QTRY_VERIFY2_WITH_TIMEOUT(call->result.ended, call->operation.name, 60'000);
        QVERIFY2(call->result.error, call->operation.name);
        const ApiError &error = *call->result.error;
        const ErrorText text = describe(error);
        const QByteArray said = (text.sentence + u" | "_s + text.cause + u" | "_s + text.nextStep).toUtf8();
        // The bearer's token is asked for first, which changes nothing.
        const bool isWrite = call->operation.isWrite && cause.write;
        QVERIFY2(error.kind == (isWrite ? *cause.write : cause.kind), said.constData());
        QVERIFY2(error.reason == (isWrite ? cause.writeReason : cause.reason), said.constData());
        QVERIFY2(!said.contains("while requesting an access token: "), said.constData());
        told[QString::fromUtf8(said)] += QString::fromLatin1(call->operation.name);
    }
    for (const auto &[said, operations] : told)
        if (qEnvironmentVariableIsSet("LABDESK_CAUSES"))
            std::printf("CAUSE\t%s\t%s\t%s\n", QTest::currentDataTag(),
                        operations.size() == qsizetype(calls.size()) ? "all" : qPrintable(operations.join(u' ')),
                        qPrintable(said));
}

LABDESK_TEST(tst_causes)
#include "tst_causes.moc"
