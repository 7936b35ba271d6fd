// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/cafile.h"
#include "api/proxyselection.h"
#include "api/transportsettings.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QNetworkProxyFactory>
#include <QTemporaryDir>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray proxyVariables[] = {"http_proxy", "https_proxy", "all_proxy"};

Connection routed(const QUrl &url, NetworkSettings::Proxy proxy, const FaultServer *own)
{
    Connection connection = keyConnection(url);
    connection.network.proxy = proxy;
    if (own)
        connection.network.ownProxy = {u"127.0.0.1"_s, own->serverPort()};
    return connection;
}

QByteArray certificateNamed(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/tls/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Q_DECLARE_METATYPE(labdesk::NetworkSettings::Proxy)

/// What a connection says of the way to its service holds for every kind of call.
class tst_routes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QNetworkProxyFactory::setUseSystemConfiguration(true); }
    void cleanup();
    void theProxyOfTheConnectionIsUsed_data();
    void theProxyOfTheConnectionIsUsed();
    void noProxyIsBetweenThisMachineAndItself();
    void aProxySeesNoKey();
    void theTimeOfTheConnectionEndsTheWait_data();
    void theTimeOfTheConnectionEndsTheWait();
    void filesOfAuthorities_data();
    void filesOfAuthorities();
    void whatIsNoFileOfAuthoritiesIsToldAsItIs();
    void anAuthorityOfOnesOwnIsAddedToTheSystems();
    void anAuthorityThatCameBackIsNoFaultAnyMore();
    void theWayIsForgottenWithoutAKeyToo();
    void addressesOfProxies_data();
    void addressesOfProxies();
};

void tst_routes::cleanup()
{
    for (const QByteArray &name : proxyVariables)
        qunsetenv(name.constData());
}

void tst_routes::theProxyOfTheConnectionIsUsed_data()
{
    QTest::addColumn<NetworkSettings::Proxy>("proxy");
    QTest::addColumn<bool>("systemIsAsked");
    QTest::addColumn<bool>("ownIsAsked");
#ifndef Q_OS_WIN // where the system's is in the registry, which is not the test's to change
    QTest::newRow("the system's") << NetworkSettings::Proxy::System << true << false;
#endif
    QTest::newRow("none") << NetworkSettings::Proxy::None << false << false;
    QTest::newRow("an own one") << NetworkSettings::Proxy::Own << false << true;
}

void tst_routes::theProxyOfTheConnectionIsUsed()
{
    QFETCH(NetworkSettings::Proxy, proxy);
    const Play refusal{.bytes = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", .then = Play::Then::Close};
    for (const CallKind kind : AllCallKinds) {
        FaultServer systems({refusal});
        FaultServer own({refusal});
        for (const QByteArray &name : proxyVariables)
            qputenv(name.constData(), systems.url().toEncoded());
        // An address that leads nowhere: what a proxy does not take, nobody gets, and only that is waited for in vain.
        const auto deadline = proxy == NetworkSettings::Proxy::None ? 500ms : 20s;
        api::ApiClient client(routed(QUrl(u"https://192.0.2.1:9"_s), proxy, &own), testKey(), quick(deadline));
        api::forgetSystemProxies();
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QTEST(systems.requests() > 0, "systemIsAsked");
        QTEST(own.requests() > 0, "ownIsAsked");
        QCOMPARE(api::knownProxy(client.connection().baseUrl, client.connection().network),
                 proxy == NetworkSettings::Proxy::None
                     ? QString()
                     : u"127.0.0.1:%1"_s.arg(proxy == NetworkSettings::Proxy::Own ? own.serverPort()
                                                                                  : systems.serverPort()));
    }
}

void tst_routes::noProxyIsBetweenThisMachineAndItself()
{
    FaultServer own({Play{.bytes = httpReply("200 OK", bodyForAll())}});
    FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}});
    api::ApiClient client(routed(service.url(), NetworkSettings::Proxy::Own, &own), testKey(), quick());
    QCOMPARE(api::knownProxy(service.url(), client.connection().network), QString());
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
    }
    QCOMPARE(own.connections(), 0);
}

void tst_routes::aProxySeesNoKey()
{
    for (const CallKind kind : AllCallKinds) {
        FaultServer own({Play{.bytes = "HTTP/1.1 200 Connection established\r\n\r\n", .then = Play::Then::Close}});
        api::ApiClient client(routed(QUrl(u"https://api.example.com"_s), NetworkSettings::Proxy::Own, &own), testKey(),
                              quick(20s));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(own.requests() > 0);
        for (const QByteArray &head : own.heads()) {
            QVERIFY2(head.startsWith("CONNECT api.example.com:443 "), head.constData());
            QVERIFY(!head.contains(testKey().reveal()));
        }
    }
}

void tst_routes::theTimeOfTheConnectionEndsTheWait_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("silence") << QByteArray();
    QTest::newRow("a slow drip") << httpReply("200 OK", bodyForAll());
}

void tst_routes::theTimeOfTheConnectionEndsTheWait()
{
    QFETCH(QByteArray, bytes);
    FaultServer slow({Play{.bytes = bytes, .dripEvery = 200ms}});
    Connection connection = keyConnection(slow.url());
    connection.network.timeout = 1s;
    api::ClientOptions patient; // thirty seconds
    patient.retry.maxRetries = 0;
    api::ApiClient client(connection, testKey(), patient);
    QElapsedTimer clock;
    clock.start();
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 10'000);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, ApiError::Kind::TimedOut);
    QVERIFY2(clock.elapsed() >= 900, qPrintable(QString::number(clock.elapsed())));
}

void tst_routes::filesOfAuthorities_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("certificates"); // 0: refused
    const QByteArray one = certificateNamed(u"authority.pem"_s);
    QTest::newRow("one authority") << one << 1;
    QTest::newRow("two of them") << one + certificateNamed(u"selfsigned.pem"_s) << 2;
    QTest::newRow("with words around it") << "our own\n" + one + "thank you\n" << 1;
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("words") << QByteArray("not a certificate\n") << 0;
    QTest::newRow("a private key") << certificateNamed(u"key.pem"_s) << 0;
    QTest::newRow("cut in the middle") << one.left(one.size() / 2) << 0;
    QTest::newRow("frame without a certificate")
        << QByteArray("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n") << 0;
    QTest::newRow("larger than any") << QByteArray(1024 * 1024 + 1, 'x') << 0;
}

void tst_routes::filesOfAuthorities()
{
    QFETCH(QByteArray, content);
    QFETCH(int, certificates);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"authorities.pem"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const auto read = api::readCaFile(file.fileName());
    QCOMPARE(read.ok(), certificates > 0);
    if (read.ok()) {
        QCOMPARE(read.value().certificates.size(), certificates);
        QCOMPARE(read.value().firstName(), u"Labdesk test authority"_s);
        QVERIFY(!read.value().hasExpired(QDateTime::currentDateTimeUtc()));
        QVERIFY(read.value().hasExpired(read.value().firstExpiry().addSecs(1)));
    } else {
        QVERIFY(describe(read.error()).endsWith(u'.'));
    }
}

void tst_routes::whatIsNoFileOfAuthoritiesIsToldAsItIs()
{
    using Problem = api::CaFileProblem;
    const QTemporaryDir folder;
    const auto problem = [&folder](const QString &name) {
        const auto read = api::readCaFile(folder.filePath(name));
        return read.ok() ? std::nullopt : std::optional(read.error());
    };
    QCOMPARE(problem(u"nowhere.pem"_s), Problem::FileNotFound);
    QCOMPARE(problem(u"nowhere/ca.pem"_s), Problem::FileNotFound);
    QCOMPARE(problem(u"."_s), Problem::NotAFile);
#ifdef Q_OS_UNIX
    QVERIFY(QFile::link(folder.filePath(u"nowhere.pem"_s), folder.filePath(u"dangling.pem"_s)));
    QVERIFY(QFile::link(u"round.pem"_s, folder.filePath(u"round.pem"_s)));
    QVERIFY(QFile::link(u"/dev/null"_s, folder.filePath(u"device.pem"_s)));
    QCOMPARE(problem(u"dangling.pem"_s), Problem::BrokenLink);
    QCOMPARE(problem(u"round.pem"_s), Problem::NotReadable); // nobody can look at it, as in a closed folder
    QCOMPARE(problem(u"device.pem"_s), Problem::NotAFile);
#endif
}

void tst_routes::anAuthorityOfOnesOwnIsAddedToTheSystems()
{
    const auto own = api::readCaFile(QStringLiteral(TEST_DATA "/tls/authority.pem"));
    QVERIFY(own.ok());
    const QList<QSslCertificate> trusted = api::withTrustedAuthorities(own.value()).caCertificates();
    QVERIFY(trusted.contains(own.value().certificates.first()));
    for (const QSslCertificate &known : QSslConfiguration::systemCaCertificates())
        QVERIFY(trusted.contains(known));
    QCOMPARE(api::withTrustedAuthorities(own.value()).peerVerifyMode(),
             QSslConfiguration::defaultConfiguration().peerVerifyMode());
}

void tst_routes::anAuthorityThatCameBackIsNoFaultAnyMore()
{
    const QTemporaryDir folder;
    Connection connection = keyConnection(QUrl(u"https://other.example"_s));
    connection.network.caFile = folder.filePath(u"authority.pem"_s);
    api::ApiClient client(connection, testKey(), quick());
    QVERIFY(!client.transportSettings().caFileFault.isEmpty());
    client.forgetSecret();
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/tls/authority.pem"), connection.network.caFile));
    client.setSecret(testKey());
    QVERIFY(client.transportSettings().tls);
    QCOMPARE(client.transportSettings().caFileFault, QString());
    client.forgetSecret();
    QVERIFY(QFile::remove(connection.network.caFile));
    client.setSecret(testKey());
    QVERIFY(!client.transportSettings().caFileFault.isEmpty());
}

/// A key that was never there, or forgotten before, leaves the other secrets to be forgotten.
void tst_routes::theWayIsForgottenWithoutAKeyToo()
{
    Connection connection = keyConnection(QUrl(u"https://other.example"_s));
    connection.network.caFile = QStringLiteral(TEST_DATA "/tls/authority.pem");
    api::ApiClient client(connection, Secret(), quick());
    QVERIFY(client.transportSettings().tls);
    client.forgetSecret();
    QVERIFY(!client.transportSettings().tls); // which holds the key of a certificate, where there is one
}

void tst_routes::addressesOfProxies_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept"); // empty: refused
    QTest::newRow("name and port") << u" proxy.example.com:3128\n"_s << u"proxy.example.com:3128"_s;
    QTest::newRow("address and port") << u"10.0.0.7:8080"_s << u"10.0.0.7:8080"_s;
    QTest::newRow("IPv6") << u"[2001:db8::1]:3128"_s << u"[2001:db8::1]:3128"_s;
    QTest::newRow("no port") << u"proxy.example.com"_s << QString();
    QTest::newRow("port 0") << u"proxy.example.com:0"_s << QString();
    QTest::newRow("port too large") << u"proxy.example.com:70000"_s << QString();
    QTest::newRow("a password") << u"me:pw@proxy.example.com:3128"_s << QString();
    QTest::newRow("a path") << u"proxy.example.com:3128/x"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("only a port") << u":3128"_s << QString();
    QTest::newRow("a blank inside") << u"proxy example:3128"_s << QString();
}

void tst_routes::addressesOfProxies()
{
    QFETCH(QString, typed);
    const auto address = parseProxyAddress(typed);
    QTEST(address ? address->text() : QString(), "kept");
}

LABDESK_TEST(tst_routes)
#include "tst_routes.moc"
