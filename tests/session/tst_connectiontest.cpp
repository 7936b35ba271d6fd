// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/connectiontest.h"
#include "support/faultserver.h"
#include "support/signinproxy.h"
#include "support/testmain.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslKey>
#include <QTcpServer>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray noProviders = "[]";

QByteArray tlsFile(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/tls/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSslConfiguration tlsServer(const QString &certificate)
{
    QSslConfiguration configuration;
    configuration.setLocalCertificate(QSslCertificate(tlsFile(certificate)));
    configuration.setPrivateKey(QSslKey(tlsFile(u"key.pem"_s), QSsl::Ec));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

QUrl addressOfNobody()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return QUrl(u"http://127.0.0.1:%1"_s.arg(server.serverPort()));
}

/// "ok ok not-needed failed": how each step went.
QString told(const ConnectionTest &test)
{
    using State = ConnectionTest::StepState;
    QStringList words;
    for (const auto step : ConnectionTest::allSteps)
        words += test.stateOf(step) == State::Ok      ? u"ok"_s
            : test.stateOf(step) == State::Failed     ? u"failed"_s
            : test.stateOf(step) == State::NotReached ? u"not-reached"_s
                                                      : u"not-needed"_s;
    return words.join(u' ');
}

} // namespace

/// Each step of a test says for itself how it went, against real servers.
class tst_connectiontest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsTold_data();
    void everyStepIsTold();
    void aNameThatNobodyHasIsTold();
    void aProxyThatLetsNothingThroughIsTold_data();
    void aProxyThatLetsNothingThroughIsTold();
    void aFailureOfTlsIsToldWithItsReason_data();
    void aFailureOfTlsIsToldWithItsReason();
    void whoSaysNothingIsToldByItsStep_data();
    void whoSaysNothingIsToldByItsStep();
    void aServerThatCannotProveItselfIsNotAsked();
    void aPortWithoutTlsIsToldFromOneThatCannotProveItself();
    void aProxyThatWantsAPasswordIsToldFromTheService_data();
    void aProxyThatWantsAPasswordIsToldFromTheService();
    void aCertificateThatCannotBeUsedStopsTheTest();
    void whoLetsGoHearsNothing();
    void theEventLoopGoesOnWhileNobodyAnswers();

private:
    ConnectionTest run(const Connection &connection, const QByteArray &proxyPassword = {});
    static Connection connectionTo(const QUrl &url)
    {
        return {.id = u"c"_s,
                .name = u"C"_s,
                .environment = Environment::Other,
                .baseUrl = url,
                .scheme = ApiKeyScheme{},
                .network = {.proxy = NetworkSettings::Proxy::System, .ownProxy = {}, .caFile = {}, .timeout = 5s}};
    }
    static Connection connectionThrough(quint16 proxy)
    {
        Connection connection = connectionTo(QUrl(u"https://other.example"_s));
        connection.network = {.proxy = NetworkSettings::Proxy::Own,
                              .ownProxy = {u"127.0.0.1"_s, proxy},
                              .proxyUser = u"ana"_s,
                              .caFile = QStringLiteral(TEST_DATA "/tls/authority.pem"),
                              .timeout = 60s};
        return connection;
    }
};

ConnectionTest tst_connectiontest::run(const Connection &connection, const QByteArray &proxyPassword)
{
    Credentials known = Secret("key-of-the-test");
    known.proxyPassword = Secret(proxyPassword);
    api::ApiClient client(connection, known, {.jitter = [] { return 0.0; }});
    std::optional<ConnectionTest> ended;
    const api::Call call = testConnection(client, [&](const ConnectionTest &test) { ended = test; });
    if (!QTest::qWaitFor([&] { return ended.has_value(); }, 20'000))
        qFatal("a test ends");
    return *ended;
}

void tst_connectiontest::everyStepIsTold_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<bool>("tls");
    QTest::addColumn<QByteArray>("status"); // of the answer; empty: nobody is there
    QTest::addColumn<NetworkSettings>("network");
    const NetworkSettings direct = connectionTo({}).network;
    NetworkSettings known = direct;
    known.caFile = QStringLiteral(TEST_DATA "/tls/authority.pem");
    NetworkSettings unreadable = direct;
    unreadable.caFile = u"/nowhere/authority.pem"_s;
    QTest::newRow("on this machine, in order") << u"ok ok not-needed ok"_s << false << QByteArray("200 OK") << direct;
    QTest::newRow("on this machine, a wrong key")
        << u"ok ok not-needed failed"_s << false << QByteArray("401 Unauthorized") << direct;
    QTest::newRow("nobody listens") << u"ok failed not-reached not-reached"_s << false << QByteArray() << direct;
    QTest::newRow("TLS with a known authority") << u"ok ok ok ok"_s << true << QByteArray("200 OK") << known;
    QTest::newRow("TLS with an unknown authority")
        << u"ok ok failed not-reached"_s << true << QByteArray("200 OK") << direct;
    QTest::newRow("TLS with an authority's file that is gone")
        << u"ok ok failed not-reached"_s << true << QByteArray("200 OK") << unreadable;
    QTest::newRow("TLS, and the service in trouble")
        << u"ok ok ok failed"_s << true << QByteArray("500 Internal Server Error") << known;
}

void tst_connectiontest::everyStepIsTold()
{
    QFETCH(bool, tls);
    QFETCH(QByteArray, status);
    QFETCH(NetworkSettings, network);
    FaultServer server({Play{.bytes = httpReply(status, noProviders)}},
                       tls ? std::optional(tlsServer(u"good.pem"_s)) : std::nullopt);
    Connection connection = connectionTo(status.isEmpty() ? addressOfNobody() : server.url());
    connection.network = network;
    const ConnectionTest test = run(connection);
    QTEST(told(test), "steps");
    QCOMPARE(test.ok, test.stateOf(ConnectionTest::Step::Response) == ConnectionTest::StepState::Ok);
    QCOMPARE(test.error.has_value(), !test.ok);
    QVERIFY(test.proxy.isEmpty());
    if (test.ok)
        QCOMPARE(test.httpStatus, 200);
}

void tst_connectiontest::aNameThatNobodyHasIsTold()
{
    const ConnectionTest test = run(connectionTo(QUrl(u"https://no-such-host.invalid"_s)));
    QCOMPARE(told(test), u"failed not-reached not-reached not-reached"_s);
    QCOMPARE(test.error->kind, ApiError::Kind::HostNotFound);
}

void tst_connectiontest::aProxyThatLetsNothingThroughIsTold_data()
{
    QTest::addColumn<QByteArray>("answer"); // to CONNECT; empty: it hangs up
    QTest::newRow("nobody is there") << QByteArray();
    QTest::newRow("hangs up") << QByteArray("");
    for (const char *status : {"403 Forbidden", "404 Not Found", "502 Bad Gateway", "503 Service Unavailable"})
        QTest::newRow(status) << httpReply(status, "no");
    QTest::newRow("says more than it may") << QByteArray("HTTP/1.1 200 OK\r\n\r\nhello");
    QTest::newRow("speaks no HTTP") << QByteArray("SSH-2.0-gate\r\n\r\n");
}

void tst_connectiontest::aProxyThatLetsNothingThroughIsTold()
{
    QFETCH(QByteArray, answer);
    FaultServer proxy({Play{.bytes = answer, .then = Play::Then::Close}});
    if (answer.isNull())
        proxy.close();
    const quint16 port = answer.isNull() ? quint16(addressOfNobody().port()) : proxy.serverPort();
    const ConnectionTest test = run(connectionThrough(port));
    QCOMPARE(told(test), u"not-needed failed not-reached not-reached"_s);
    QCOMPARE(test.error->kind, ApiError::Kind::ProxyFailed);
    QCOMPARE(test.proxy, u"127.0.0.1:%1"_s.arg(port));
}

void tst_connectiontest::aFailureOfTlsIsToldWithItsReason_data()
{
    using Kind = ApiError::Kind;
    QTest::addColumn<QString>("served"); // certificate of the service; empty: it hangs up
    QTest::addColumn<QString>("own");    // certificate of the connection; null: the service asks for none
    QTest::addColumn<bool>("throughProxy");
    QTest::addColumn<QSsl::SslProtocol>("protocol");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("reason");
    const QString none = u""_s;
    const QString unknown = QStringLiteral(TEST_DATA "/tls/client-unknown.pem");
    const auto newest = QSsl::TlsV1_3;
    QTest::newRow("another host") << u"otherhost.pem"_s << QString() << false << newest << Kind::TlsFailed << u"host"_s;
    QTest::newRow("expired") << u"expired.pem"_s << QString() << false << newest << Kind::TlsFailed << u"expired"_s;
    QTest::newRow("another host, behind a proxy")
        << u"good.pem"_s << QString() << true << newest << Kind::TlsFailed << u"host"_s;
    QTest::newRow("hangs up") << none << QString() << false << newest << Kind::ConnectionLost << none;
    QTest::newRow("hangs up, behind a proxy") << none << QString() << true << newest << Kind::ConnectionLost << none;
    QTest::newRow("wants a certificate") << u"good.pem"_s << none << false << newest << Kind::CertificateNeeded << none;
    QTest::newRow("wants a certificate, before TLS 1.3 told it apart")
        << u"good.pem"_s << none << false << QSsl::TlsV1_2 << Kind::CertificateNeeded << none;
    QTest::newRow("wants another certificate")
        << u"good.pem"_s << unknown << false << newest << Kind::CertificateRefused << none;
    QTest::newRow("wants another certificate, with TLS 1.2")
        << u"good.pem"_s << unknown << false << QSsl::TlsV1_2 << Kind::CertificateRefused << none;
}

void tst_connectiontest::aFailureOfTlsIsToldWithItsReason()
{
    QFETCH(QString, served);
    QFETCH(QString, own);
    QFETCH(bool, throughProxy);
    QFETCH(QSsl::SslProtocol, protocol);
    QFETCH(QString, reason);
    QSslConfiguration configuration = tlsServer(served);
    configuration.setProtocol(protocol);
    if (!own.isNull()) {
        configuration.setCaCertificates({QSslCertificate(tlsFile(u"authority.pem"_s))});
        configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
        configuration.setMissingCertificateIsFatal(true);
        configuration.setHandshakeMustInterruptOnError(true); // says why before it hangs up
    }
    const auto when = served.isEmpty() ? Play::When::Accepted : Play::When::RequestCame;
    FaultServer service({Play{.when = when, .then = Play::Then::Close}},
                        served.isEmpty() ? std::nullopt : std::optional(configuration));
    SignInProxy proxy(SignInProxy::Manner::Basic, service.serverPort());
    Connection connection = connectionThrough(proxy.serverPort());
    if (!throughProxy) {
        connection.baseUrl = QUrl(u"https://127.0.0.1:%1"_s.arg(service.serverPort()));
        connection.network.proxy = NetworkSettings::Proxy::None;
    }
    connection.network.clientCertificate = own;
    const ConnectionTest test = run(connection, SignInProxy::password);
    QCOMPARE(told(test), (throughProxy ? u"not-needed ok"_s : u"ok ok"_s) + u" failed not-reached"_s);
    QTEST(test.error->kind, "kind");
    QVERIFY2(test.error->detail.contains(reason), qPrintable(test.error->detail));
    if (served.isEmpty()) // of which nobody knows why
        QCOMPARE(test.error->reason, ApiError::Reason::HandshakeClosed);
    QCOMPARE(service.requests(), 0);
}

void tst_connectiontest::whoSaysNothingIsToldByItsStep_data()
{
    QTest::addColumn<bool>("isProxy");
    QTest::addColumn<QString>("steps");
    QTest::newRow("a proxy") << true << u"not-needed failed not-reached not-reached"_s;
    QTest::newRow("a service, before TLS") << false << u"ok ok failed not-reached"_s;
}

void tst_connectiontest::whoSaysNothingIsToldByItsStep()
{
    QFETCH(bool, isProxy);
    FaultServer silent({Play{}});
    Connection connection = connectionThrough(silent.serverPort());
    if (!isProxy) {
        connection.baseUrl = QUrl(u"https://127.0.0.1:%1"_s.arg(silent.serverPort()));
        connection.network.proxy = NetworkSettings::Proxy::None;
    }
    connection.network.timeout = 1s;
    const ConnectionTest test = run(connection);
    QTEST(told(test), "steps");
    QCOMPARE(test.error->kind, isProxy ? ApiError::Kind::ProxyFailed : ApiError::Kind::TimedOut);
    QCOMPARE(test.error->reason, isProxy ? ApiError::Reason::ProxyTimeout : ApiError::Reason::HandshakeTimeout);
    QTRY_COMPARE(silent.openConnections(), 0);
}

void tst_connectiontest::aServerThatCannotProveItselfIsNotAsked()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", noProviders)}}, tlsServer(u"selfsigned.pem"_s));
    const ConnectionTest test = run(connectionTo(server.url()));
    QCOMPARE(test.error->kind, ApiError::Kind::TlsFailed);
    QVERIFY2(test.error->detail.contains(u"self-signed"), qPrintable(test.error->detail));
    QCOMPARE(server.bytesReceived(), 0);
}

void tst_connectiontest::aPortWithoutTlsIsToldFromOneThatCannotProveItself()
{
    const Running running(1);
    QUrl url = running.client->connection().baseUrl;
    url.setScheme(u"https"_s);
    const ConnectionTest test = run(connectionTo(url));
    QCOMPARE(told(test), u"ok ok failed not-reached"_s);
    QCOMPARE(test.error->kind, ApiError::Kind::NoTls);
    const ErrorText text = describe(*test.error);
    QVERIFY2(text.sentence.contains(u"TLS") && text.nextStep.contains(u"http://"), qPrintable(text.nextStep));
    QVERIFY2(!text.nextStep.contains(u"clock"), qPrintable(text.nextStep));
}

void tst_connectiontest::aProxyThatWantsAPasswordIsToldFromTheService_data()
{
    using Manner = SignInProxy::Manner;
    QTest::addColumn<int>("manner");
    QTest::addColumn<QByteArray>("password");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<int>("sent"); // passwords, or messages of NTLM
    const QString open = u"not-needed ok ok ok"_s;
    const QString shut = u"not-needed failed not-reached not-reached"_s;
    QTest::newRow("the right one") << int(Manner::Basic) << SignInProxy::password << open << 2;
    QTest::newRow("the right one, with NTLM") << int(Manner::Ntlm) << SignInProxy::password << open << 4;
    QTest::newRow("a wrong one") << int(Manner::Basic) << QByteArray("wrong") << shut << 1;
    QTest::newRow("a wrong one, with NTLM") << int(Manner::NtlmRefusing) << QByteArray("wrong") << shut << 2;
    QTest::newRow("none") << int(Manner::Basic) << QByteArray() << shut << 0;
}

void tst_connectiontest::aProxyThatWantsAPasswordIsToldFromTheService()
{
    QFETCH(int, manner);
    QFETCH(QByteArray, password);
    QFETCH(int, sent);
    FaultServer server({Play{.bytes = httpReply("200 OK", noProviders)}}, tlsServer(u"otherhost.pem"_s));
    SignInProxy proxy(SignInProxy::Manner(manner), server.serverPort());
    const ConnectionTest test = run(connectionThrough(proxy.serverPort()), password);
    QTEST(told(test), "steps");
    QCOMPARE(proxy.answers().size(), sent); // the look at the way, and the request
    QCOMPARE(test.ok, server.requests() == 1);
    if (!test.ok)
        QCOMPARE(test.error->kind,
                 password.isEmpty() ? ApiError::Kind::ProxySignInNeeded : ApiError::Kind::ProxySignInRefused);
}

void tst_connectiontest::aCertificateThatCannotBeUsedStopsTheTest()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", noProviders)}}, tlsServer(u"good.pem"_s));
    Connection connection = connectionTo(server.url());
    connection.network.clientCertificate = QStringLiteral(TEST_DATA "/tls/client-expired.pem");
    const ConnectionTest test = run(connection);
    QCOMPARE(test.error->kind, ApiError::Kind::CertificateUnusable);
    QCOMPARE(server.connections(), 0);
}

void tst_connectiontest::whoLetsGoHearsNothing()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", noProviders)}});
    bool heard = false;
    {
        api::ApiClient client(connectionTo(server.url()), Secret("key-of-the-test"));
        const api::Call call = testConnection(client, [&](const ConnectionTest &) { heard = true; });
    }
    QVERIFY(run(connectionTo(server.url())).ok); // by now the first would have ended too
    QVERIFY(!heard);
}

void tst_connectiontest::theEventLoopGoesOnWhileNobodyAnswers()
{
    FaultServer silent({Play{}});
    Connection connection = connectionTo(silent.url());
    connection.network.timeout = 1s;
    int turns = 0;
    QTimer ticking;
    connect(&ticking, &QTimer::timeout, this, [&] { ++turns; });
    ticking.start(10);
    const ConnectionTest test = run(connection);
    QCOMPARE(told(test), u"ok ok not-needed failed"_s);
    QCOMPARE(test.error->kind, ApiError::Kind::TimedOut);
    QVERIFY2(turns > 10, qPrintable(QString::number(turns))); // a hundred, where nobody else is at work
}

LABDESK_TEST(tst_connectiontest)
#include "tst_connectiontest.moc"
