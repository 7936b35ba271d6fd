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
                .route = {.proxy = Route::Proxy::System, .ownProxy = {}, .authorityFile = {}, .timeout = 5s}};
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
    QTest::addColumn<Route>("route");
    const Route direct = connectionTo({}).route;
    Route known = direct;
    known.authorityFile = QStringLiteral(TEST_DATA "/tls/authority.pem");
    Route unreadable = direct;
    unreadable.authorityFile = u"/nowhere/authority.pem"_s;
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
    QFETCH(Route, route);
    FaultServer server({Play{.bytes = httpReply(status, noProviders)}},
                       tls ? std::optional(tlsServer(u"good.pem"_s)) : std::nullopt);
    Connection connection = connectionTo(status.isEmpty() ? addressOfNobody() : server.url());
    connection.route = route;
    const ConnectionTest test = run(connection);
    QTEST(told(test), "steps");
    QCOMPARE(test.ok, test.stateOf(ConnectionTest::Step::Answer) == ConnectionTest::StepState::Ok);
    QCOMPARE(test.error.has_value(), !test.ok);
    QVERIFY(test.proxy.isEmpty());
    if (test.ok)
        QCOMPARE(test.httpStatus, 200);
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
    Connection connection = connectionTo(QUrl(u"https://other.example"_s));
    connection.route = {.proxy = Route::Proxy::Own,
                        .ownProxy = {u"127.0.0.1"_s, proxy.serverPort()},
                        .proxyUser = u"ana"_s,
                        .authorityFile = QStringLiteral(TEST_DATA "/tls/authority.pem"),
                        .timeout = 60s};
    const ConnectionTest test = run(connection, password);
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
    connection.route.clientCertificate = QStringLiteral(TEST_DATA "/tls/client-expired.pem");
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
    connection.route.timeout = 1s;
    int turns = 0;
    QTimer ticking;
    connect(&ticking, &QTimer::timeout, this, [&] { ++turns; });
    ticking.start(10);
    const ConnectionTest test = run(connection);
    QCOMPARE(told(test), u"ok ok not-needed failed"_s);
    QCOMPARE(test.error->kind, ApiError::Kind::TimedOut);
    QVERIFY2(turns > 20, qPrintable(QString::number(turns)));
}

LABDESK_TEST(tst_connectiontest)
#include "tst_connectiontest.moc"
