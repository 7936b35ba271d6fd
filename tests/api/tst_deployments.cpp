// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/systemproxy.h"
#include "apitest.h"
#include "causeplays.h"
#include "realprogram.h"
#include "support/faultserver.h"
#include "tlsfiles.h"

#include <QNetworkInterface>
#include <QNetworkProxyFactory>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace {

constexpr int longestWait = 60'000;

/// What came of the fourteen operations.
struct Told
{
    std::optional<Kind> kind = {}; ///< nothing: each succeeded
    Reason reason = Reason::None;
    std::optional<Kind> write = {}; ///< where it differs
    Reason writeReason = Reason::None;
};

/// An address of this machine that isn't loopback, which no proxy would be used for.
QString ownAddress()
{
    for (const QHostAddress &address : QNetworkInterface::allAddresses())
        if (address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback())
            return address.toString();
    return {};
}

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

QString tlsFile(const QString &name)
{
    return QStringLiteral(TEST_DATA "/tls/") + name;
}

Connection through(quint16 proxy, const QUrl &url, const QString &user = {})
{
    Connection connection = keyConnection(url);
    connection.network.proxy = NetworkSettings::Proxy::Own;
    connection.network.ownProxy = {u"127.0.0.1"_s, proxy};
    connection.network.proxyUser = user;
    return connection;
}

Credentials knowingPassword(const QByteArray &password)
{
    Credentials known = testKey();
    known.proxyPassword = Secret(password);
    return known;
}

} // namespace

/// The programs that stand between, themselves: squid, tinyproxy, dante, mitmproxy, nginx, haproxy and caddy. Those
/// that aren't installed are left out; tests/faults has what they say byte by byte. LABDESK_CAUSES=1 prints the
/// sentences.
class tst_deployments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QNetworkProxyFactory::setUseSystemConfiguration(true); }
    void cleanup()
    {
        qunsetenv("https_proxy");
        api::forgetSystemProxies();
    }
    void squid();
    void tinyproxy();
    void mitmproxy();
    void dante();
    void nginx();
    void haproxy();
    void caddy();
    void nothingIsSentTwiceNearTheEndOfAnIdleConnection();

private:
    void check(const char *what, const Connection &connection, const Credentials &credentials, const Told &told);

    const TrustedAuthority m_authority;
    QString m_own = ownAddress();
};

void tst_deployments::check(const char *what, const Connection &connection, const Credentials &credentials,
                            const Told &told)
{
    if (QTest::currentTestFailed())
        return;
    std::map<QString, QStringList> said;
    std::vector<std::unique_ptr<CauseCall>> calls;
    for (const Operation &operation : contractOperations()) {
        calls.push_back(startOperation(operation, connection, credentials, quick(40s, 0)));
        CauseCall &call = *calls.back();
        QTRY_VERIFY2_WITH_TIMEOUT(call.result.ended, what, longestWait);
        QString text = u"(worked)"_s;
        if (call.result.error) {
            const ErrorText words = describe(*call.result.error);
            text = words.sentence + u" | "_s + words.cause + u" | "_s + words.nextStep;
        }
        said[text] += QString::fromLatin1(operation.name);
        const bool isWrite = operation.isWrite && told.write;
        const QByteArray shown = QByteArray(what) + ", " + operation.name + ": " + text.toUtf8()
            + (call.result.error ? call.result.error->detail.toUtf8() : QByteArray());
        QVERIFY2(call.result.error.has_value() == told.kind.has_value(), shown.constData());
        if (!told.kind)
            continue;
        QVERIFY2(call.result.error->kind == (isWrite ? *told.write : *told.kind), shown.constData());
        QVERIFY2(call.result.error->reason == (isWrite ? told.writeReason : told.reason), shown.constData());
    }
    if (qEnvironmentVariableIsSet("LABDESK_CAUSES"))
        for (const auto &[text, operations] : said)
            std::printf("CAUSE\t%s\t%s\t%s\n", what,
                        operations.size() == qsizetype(calls.size()) ? "all" : qPrintable(operations.join(u' ')),
                        qPrintable(text));
}

void tst_deployments::squid()
{
    const quint16 port = freePort();
    RealProgram program(u"squid"_s);
    const QString helper = RealProgram::find(u"basic_ncsa_auth"_s, {u"/usr/lib/squid"_s});
    if (!program.isThere() || helper.isEmpty())
        QSKIP("squid is not installed");
    FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"otherhost"_s));
    program.write(u"hosts"_s, "127.0.0.1 other.example\n");
    program.write(u"users"_s, "ana:$apr1$labdesk0$xDG0UCdwae3SwTqurLbhi0\n"); // "open sesame"
    program.write(
        u"squid.conf"_s,
        "http_port 127.0.0.1:" + QByteArray::number(port) + "\nhosts_file " + program.path(u"hosts"_s).toUtf8()
            + "\ndns_nameservers 127.0.0.1\ndns_timeout 1 seconds\nconnect_timeout 5 seconds\npid_filename "
              "none\ncache_log "
            + program.path(u"cache.log"_s).toUtf8() + "\naccess_log none\ncache deny all\ncoredump_dir "
            + program.path({}).toUtf8() + "\nauth_param basic program " + helper.toUtf8() + ' '
            + program.path(u"users"_s).toUtf8()
            + "\nauth_param basic realm desk\nacl known proxy_auth REQUIRED\nacl banned dstdomain banned.example\n"
              "http_access deny banned\nhttp_access allow known\nhttp_access deny all\nshutdown_lifetime 0 seconds\n");
    if (!program.start({u"-N"_s, u"-f"_s, program.path(u"squid.conf"_s)}, port))
        QSKIP("squid does not start here");
    const QUrl service_(u"https://other.example:%1"_s.arg(service.serverPort()));
    check("squid: no user", through(port, service_), testKey(), {.kind = Kind::ProxySignInNeeded});
    check("squid: a wrong password", through(port, service_, u"ana"_s), knowingPassword("wrong"),
          {.kind = Kind::ProxySignInRefused});
    const auto right = knowingPassword("open sesame");
    check("squid: a host that is not allowed", through(port, QUrl(u"https://banned.example"_s), u"ana"_s), right,
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyForbidden});
    check("squid: no such host", through(port, QUrl(u"https://nowhere.invalid"_s), u"ana"_s), right,
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyHostUnreachable}); // version 5 says no more than that
    check("squid: nothing listens", through(port, QUrl(u"https://other.example:1"_s), u"ana"_s), right,
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyHostUnreachable});
}

void tst_deployments::tinyproxy()
{
    const quint16 port = freePort();
    RealProgram program(u"tinyproxy"_s);
    if (!program.isThere() || m_own.isEmpty())
        QSKIP("tinyproxy is not installed");
    program.write(u"filter"_s, "banned\n");
    program.write(u"tinyproxy.conf"_s,
                  "Port " + QByteArray::number(port) + "\nListen 127.0.0.1\nTimeout 20\nBasicAuth ana sesame\nFilter \""
                      + program.path(u"filter"_s).toUtf8() + "\"\nLogLevel Error\n");
    if (!program.start({u"-d"_s, u"-c"_s, program.path(u"tinyproxy.conf"_s)}, port))
        QSKIP("tinyproxy does not start here");
    const QUrl nothing(u"https://%1:1"_s.arg(m_own));
    check("tinyproxy: no user", through(port, nothing), testKey(), {.kind = Kind::ProxySignInNeeded});
    check("tinyproxy: a wrong password", through(port, nothing, u"ana"_s), knowingPassword("wrong"),
          {.kind = Kind::ProxySignInRefused});
    check("tinyproxy: nothing listens", through(port, nothing, u"ana"_s), knowingPassword("sesame"),
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyHostUnreachable});
    check("tinyproxy: no such host", through(port, QUrl(u"https://nowhere.invalid"_s), u"ana"_s),
          knowingPassword("sesame"), {.kind = Kind::ProxyFailed, .reason = Reason::ProxyHostUnreachable});
    check("tinyproxy: a host that is not allowed", through(port, QUrl(u"https://banned.example"_s), u"ana"_s),
          knowingPassword("sesame"), {.kind = Kind::ProxyFailed, .reason = Reason::ProxyForbidden});
}

void tst_deployments::mitmproxy()
{
    const quint16 port = freePort();
    RealProgram program(u"mitmdump"_s);
    if (!program.isThere() || m_own.isEmpty())
        QSKIP("mitmproxy is not installed");
    const QStringList arguments{u"-q"_s,
                                u"--listen-host"_s,
                                u"127.0.0.1"_s,
                                u"-p"_s,
                                QString::number(port),
                                u"--set"_s,
                                u"confdir=%1"_s.arg(program.path({})),
                                u"--set"_s,
                                u"connection_strategy=lazy"_s,
                                u"--proxyauth"_s,
                                u"ana:sesame"_s};
    if (!program.start(arguments, port))
        QSKIP("mitmproxy does not start here");
    const QUrl nothing(u"https://%1:1"_s.arg(m_own));
    check("mitmproxy: no user", through(port, nothing), testKey(), {.kind = Kind::ProxySignInNeeded});
    check("mitmproxy: a wrong password", through(port, nothing, u"ana"_s), knowingPassword("wrong"),
          {.kind = Kind::ProxySignInRefused});
    check("mitmproxy: its authority is unknown", through(port, nothing, u"ana"_s), knowingPassword("sesame"),
          {.kind = Kind::TlsFailed, .reason = Reason::AuthorityUnknown});
    Connection trusting = through(port, nothing, u"ana"_s);
    trusting.network.caFile = program.path(u"mitmproxy-ca-cert.pem"_s);
    check("mitmproxy: nothing listens behind it", trusting, knowingPassword("sesame"),
          {.kind = Kind::GatewayFault, .write = Kind::OutcomeUnknown, .writeReason = Reason::BadGateway});
}

void tst_deployments::dante()
{
    const quint16 port = freePort();
    RealProgram program(u"danted"_s);
    if (!program.isThere() || m_own.isEmpty())
        QSKIP("dante is not installed");
    program.write(u"danted.conf"_s,
                  "internal: 127.0.0.1 port = " + QByteArray::number(port) + "\nexternal: " + m_own.toUtf8()
                      + "\nsocksmethod: none\nclientmethod: none\nuser.notprivileged: nobody\nlogoutput: /dev/null\n"
                        "client pass { from: 0.0.0.0/0 to: 0.0.0.0/0 }\n"
                        "socks block { from: 0.0.0.0/0 to: 0.0.0.0/0 port = 2 }\n"
                        "socks pass { from: 0.0.0.0/0 to: 0.0.0.0/0 }\n");
    if (!program.start({u"-f"_s, program.path(u"danted.conf"_s)}, port))
        QSKIP("dante does not start here");
    check("dante in place of an HTTP proxy", through(port, QUrl(u"https://other.example"_s)), testKey(),
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyClosed});
    qputenv("https_proxy", "socks5://127.0.0.1:" + QByteArray::number(port));
    Connection connection = keyConnection(QUrl(u"https://%1:1"_s.arg(m_own)));
    connection.network.proxy = NetworkSettings::Proxy::System;
    check("dante: nothing listens", connection, testKey(),
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyHostUnreachable});
    connection.baseUrl = QUrl(u"https://%1:2"_s.arg(m_own));
    check("dante: a port that is not allowed", connection, testKey(),
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyForbidden});
}

void tst_deployments::nginx()
{
    RealProgram program(u"nginx"_s);
    if (!program.isThere())
        QSKIP("nginx is not installed");
    QByteArray servers;
    std::vector<quint16> ports;
    const QByteArray certificate = "ssl_certificate " + tlsFile(u"good.pem"_s).toUtf8() + "; ssl_certificate_key "
        + tlsFile(u"key.pem"_s).toUtf8() + "; ";
    const auto server = [&](const QByteArray &lines, bool isTls = true) {
        ports.push_back(freePort());
        servers += "server { listen 127.0.0.1:" + QByteArray::number(ports.back()) + (isTls ? " ssl; " : "; ")
            + (isTls ? certificate : QByteArray()) + lines + "}\n";
        return QUrl((isTls ? u"https://127.0.0.1:%1"_s : u"http://127.0.0.1:%1"_s).arg(ports.back()));
    };
    const QByteArray mutual
        = "ssl_client_certificate " + tlsFile(u"authority.pem"_s).toUtf8() + "; ssl_verify_client on; return 204; ";
    const QUrl wantsNew = server(mutual + "ssl_protocols TLSv1.3; ");
    const QUrl wantsOld = server(mutual + "ssl_protocols TLSv1.2; ");
    const QUrl signIn = server("auth_basic desk; auth_basic_user_file /dev/null; location / { root /nonexistent; } ");
    const QUrl dead = server("location / { proxy_pass http://127.0.0.1:1; } ");
    const QUrl page = server("default_type text/html; return 200 '<html><body>Welcome</body></html>'; ");
    const QUrl login = server("return 302 /login; ");
    const QUrl toTls = server("return 301 https://127.0.0.1$request_uri; ", false);
    const QUrl forbidden = server("location / { deny all; } ");
    const QUrl plain = server("return 204; ", false);
    program.write(u"nginx.conf"_s,
                  "daemon off; pid " + program.path(u"nginx.pid"_s).toUtf8()
                      + "; error_log /dev/null;\nevents { }\nhttp { access_log off;\n" + servers + "}\n");
    if (!program.start({u"-p"_s, program.path({}), u"-e"_s, u"/dev/null"_s, u"-c"_s, program.path(u"nginx.conf"_s)},
                       ports.back()))
        QSKIP("nginx does not start here");
    check("nginx: no client certificate, TLS 1.3", keyConnection(wantsNew), testKey(),
          {.kind = Kind::CertificateNeeded});
    check("nginx: no client certificate, TLS 1.2", keyConnection(wantsOld), testKey(),
          {.kind = Kind::CertificateNeeded});
    for (const QUrl &url : {wantsNew, wantsOld}) {
        Connection connection = keyConnection(url);
        connection.network.clientCertificate = tlsFile(u"client-unknown.pem"_s);
        check("nginx: a wrong client certificate", connection, testKey(), {.kind = Kind::CertificateRefused});
    }
    check("nginx: auth_basic", keyConnection(signIn), testKey(),
          {.kind = Kind::OtherRefusal, .reason = Reason::GatewaySignIn});
    check("nginx: 502", keyConnection(dead), testKey(),
          {.kind = Kind::GatewayFault, .write = Kind::OutcomeUnknown, .writeReason = Reason::BadGateway});
    check("nginx: a page", keyConnection(page), testKey(),
          {.kind = Kind::BadResponse,
           .reason = Reason::WebPage,
           .write = Kind::OutcomeUnknown,
           .writeReason = Reason::WebPage});
    check("nginx: a redirect to /login", keyConnection(login), testKey(),
          {.kind = Kind::Redirected,
           .reason = Reason::RedirectedOnServer,
           .write = Kind::OutcomeUnknown,
           .writeReason = Reason::RedirectedOnServer});
    check("nginx: a redirect to TLS", keyConnection(toTls), testKey(),
          {.kind = Kind::Redirected, .reason = Reason::RedirectedToHttps});
    check("nginx: deny all", keyConnection(forbidden), testKey(),
          {.kind = Kind::OtherRefusal, .reason = Reason::GatewayForbidden});
    check("nginx: TLS to a port without", keyConnection(QUrl(u"https://127.0.0.1:%1"_s.arg(plain.port()))), testKey(),
          {.kind = Kind::NoTls});
    check("nginx in place of a proxy", through(quint16(plain.port()), QUrl(u"https://other.example"_s)), testKey(),
          {.kind = Kind::ProxyFailed, .reason = Reason::ProxyIsWebServer});
    check("nginx with TLS in place of a proxy", through(quint16(page.port()), QUrl(u"https://other.example"_s)),
          testKey(), {.kind = Kind::ProxyFailed, .reason = Reason::ProxyIsWebServer});
}

void tst_deployments::haproxy()
{
    RealProgram program(u"haproxy"_s);
    if (!program.isThere())
        QSKIP("haproxy is not installed");
    const quint16 old = freePort(), strict = freePort(), basic = freePort(), down = freePort();
    program.write(u"good.pem"_s, pem(u"good"_s) + pem(u"key"_s));
    const auto bind = [&program](quint16 port, const QByteArray &more = {}) {
        return "  bind 127.0.0.1:" + QByteArray::number(port) + " ssl crt " + program.path(u"good.pem"_s).toUtf8()
            + more + "\n";
    };
    const QByteArray mutual = " verify required ca-file " + tlsFile(u"authority.pem"_s).toUtf8();
    program.write(u"haproxy.cfg"_s,
                  "defaults\n  mode http\n  timeout client 20s\n  timeout server 20s\n  timeout connect 5s\n"
                  "frontend old\n"
                      + bind(old, mutual + " ssl-max-ver TLSv1.2")
                      + "  http-request return status 204\n"
                        "frontend strict\n"
                      + bind(strict, mutual + " ssl-min-ver TLSv1.3")
                      + "  http-request return status 204\n"
                        "userlist desk\n  user ana insecure-password x\n"
                        "frontend basic\n"
                      + bind(basic)
                      + "  http-request auth unless { http_auth(desk) }\n  http-request return status 204\n"
                        "frontend down\n"
                      + bind(down) + "  default_backend none\nbackend none\n  server one 127.0.0.1:1\n");
    if (!program.start({u"-f"_s, program.path(u"haproxy.cfg"_s)}, down))
        QSKIP("haproxy does not start here");
    const auto at = [](quint16 port) { return keyConnection(QUrl(u"https://127.0.0.1:%1"_s.arg(port))); };
    check("haproxy: no client certificate, TLS 1.2", at(old), testKey(), {.kind = Kind::CertificateNeeded});
    check("haproxy: no client certificate, TLS 1.3", at(strict), testKey(), {.kind = Kind::CertificateNeeded});
    for (const quint16 port : {old, strict}) {
        Connection connection = at(port);
        connection.network.clientCertificate = tlsFile(u"client-unknown.pem"_s);
        check("haproxy: a wrong client certificate", connection, testKey(), {.kind = Kind::CertificateRefused});
    }
    check("haproxy: http-request auth", at(basic), testKey(),
          {.kind = Kind::OtherRefusal, .reason = Reason::GatewaySignIn});
    check("haproxy: nothing listens behind it", at(down), testKey(),
          {.kind = Kind::Busy, .reason = Reason::GatewayBusy});
}

void tst_deployments::caddy()
{
    RealProgram program(u"caddy"_s);
    if (!program.isThere())
        QSKIP("caddy is not installed");
    const quint16 login = freePort(), signIn = freePort(), down = freePort();
    const QByteArray certificate
        = "\n  tls " + tlsFile(u"good.pem"_s).toUtf8() + ' ' + tlsFile(u"key.pem"_s).toUtf8() + ' ';
    const auto site = [&](quint16 port, const QByteArray &lines) {
        return "https://127.0.0.1:" + QByteArray::number(port) + " {" + certificate + "\n" + lines + "\n}\n";
    };
    // "x" by bcrypt
    const QByteArray user
        = "  basicauth {\n    ana $2a$04$abcdefghijklmnopqrstuuoNRr1cXHYmSW8S3wNFsD3YrRyEURqCC\n  }\n";
    program.write(u"Caddyfile"_s,
                  "{\n  admin off\n  auto_https off\n}\n" + site(login, "  redir * /login")
                      + site(signIn, user + "  respond 204") + site(down, "  reverse_proxy 127.0.0.1:1"));
    program.environment(u"HOME"_s, program.path({}));
    if (!program.start({u"run"_s, u"--config"_s, program.path(u"Caddyfile"_s), u"--adapter"_s, u"caddyfile"_s}, down))
        QSKIP("caddy does not start here");
    const auto at = [](quint16 port) { return keyConnection(QUrl(u"https://127.0.0.1:%1"_s.arg(port))); };
    check("caddy: redir /login", at(login), testKey(),
          {.kind = Kind::Redirected,
           .reason = Reason::RedirectedOnServer,
           .write = Kind::OutcomeUnknown,
           .writeReason = Reason::RedirectedOnServer});
    check("caddy: basicauth", at(signIn), testKey(), {.kind = Kind::OtherRefusal, .reason = Reason::GatewaySignIn});
    check("caddy: nothing listens behind it", at(down), testKey(),
          {.kind = Kind::GatewayFault, .write = Kind::OutcomeUnknown, .writeReason = Reason::BadGateway});
}

/// nginx closes a connection that was idle for a second. Writes at about that time are carried out, once each.
void tst_deployments::nothingIsSentTwiceNearTheEndOfAnIdleConnection()
{
    RealProgram program(u"nginx"_s);
    if (!program.isThere())
        QSKIP("nginx is not installed");
    const quint16 port = freePort();
    program.write(u"nginx.conf"_s,
                  "daemon off; pid " + program.path(u"nginx.pid"_s).toUtf8()
                      + "; error_log /dev/null;\nevents { }\nhttp { access_log " + program.path(u"access"_s).toUtf8()
                      + ";\nkeepalive_timeout 1s; server { listen 127.0.0.1:" + QByteArray::number(port)
                      + "; default_type application/json; return 200 '" + bodyForAll() + "'; } }\n");
    if (!program.start({u"-p"_s, program.path({}), u"-e"_s, u"/dev/null"_s, u"-c"_s, program.path(u"nginx.conf"_s)},
                       port))
        QSKIP("nginx does not start here");
    constexpr int clients = 40;
    std::vector<std::unique_ptr<CauseCall>> calls;
    int ended = 0;
    int failed = 0;
    std::vector<std::unique_ptr<api::ApiClient>> all;
    std::vector<api::Call> running;
    running.reserve(size_t(2 * clients));
    for (int i = 0; i < clients; ++i) {
        all.push_back(std::make_unique<api::ApiClient>(keyConnection(QUrl(u"http://127.0.0.1:%1"_s.arg(port))),
                                                       testKey(), quick(30s)));
        running.push_back(sendKind(*all.back(), CallKind::Get, [&, client = all.back().get(), i](auto error) {
            failed += error.has_value();
            QTimer::singleShot(950 + i * 100 / clients, Qt::PreciseTimer, client, [&, client] {
                running.push_back(sendKind(*client, CallKind::Patch, [&](auto late) {
                    failed += late.has_value();
                    ++ended;
                }));
            });
        }));
    }
    QTRY_COMPARE_WITH_TIMEOUT(ended, clients, longestWait);
    QCOMPARE(failed, 0);
    const auto patched = [&program] {
        QFile access(program.path(u"access"_s));
        return access.open(QIODevice::ReadOnly) ? access.readAll().count("\"PATCH ") : 0;
    };
    QTRY_COMPARE(int(patched()), clients);
}

LABDESK_TEST(tst_deployments)
#include "tst_deployments.moc"
