// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/hostcheck.h"
#include "service/serviceprogram.h"
#include "service/startoptions.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace labdesk::service;
using namespace labdesk::tests;

namespace {

QString pem(const QString &name)
{
    return QStringLiteral(TEST_DATA "/tls/") + name + u".pem"_s;
}

NetworkOptions withTls()
{
    NetworkOptions network;
    network.certificateFile = pem(u"good"_s);
    network.keyFile = pem(u"key"_s);
    network.tlsReader = readTlsContext;
    return network;
}

ServiceOptions small(const NetworkOptions &network)
{
    ServiceOptions options = TestService::small();
    options.key = "k";
    options.network = network;
    return options;
}

// A client that believes the authority of the tests, or nobody.
std::unique_ptr<QSslSocket> greeted(quint16 port, QSsl::SslProtocol protocol = QSsl::SecureProtocols,
                                    const QByteArrayList &alpn = {})
{
    auto socket = std::make_unique<QSslSocket>();
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(QSslCertificate::fromPath(pem(u"authority"_s)));
    configuration.setProtocol(protocol);
    configuration.setAllowedNextProtocols(alpn);
    configuration.setBackendConfigurationOption("CipherString", QByteArray("DEFAULT@SECLEVEL=0"));
    socket->setSslConfiguration(configuration);
    socket->ignoreSslErrors({}); // none
    socket->connectToHostEncrypted(u"127.0.0.1"_s, port);
    (void)QTest::qWaitFor([&] { return socket->isEncrypted() || socket->state() == QAbstractSocket::UnconnectedState; },
                          30'000);
    return socket;
}

QByteArray asked(QSslSocket &socket)
{
    socket.write("GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(socket.peerPort())
                 + "\r\nx-service-api-key: k\r\n\r\n");
    QByteArray received;
    (void)QTest::qWaitFor(
        [&] {
            received += socket.readAll();
            return received.endsWith("]}") || received.endsWith(']')
                || socket.state() == QAbstractSocket::UnconnectedState;
        },
        30'000);
    return received;
}

} // namespace

// The service where others than this computer can reach it.
class tst_network : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRefusedAtStart_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence"); // how it begins
        const QString files = u" --tls-certificate a --tls-key b"_s;
        const auto row = [](const char *name, const QString &arguments, const QString &sentence) {
            QTest::newRow(name) << arguments << sentence;
        };
        row("plain HTTP on a network", u"--listen 192.0.2.1"_s,
            u"--listen 192.0.2.1 would send personal data over the network in plain HTTP. Add --tls-certificate and "
            "--tls-key, or --behind-proxy if"_s);
        row("plain HTTP on every address", u"--listen 0.0.0.0 --host a.test"_s, u"--listen 0.0.0.0 would send"_s);
        row("plain HTTP on every address of IPv6", u"--listen :: --host a.test"_s, u"--listen :: would send"_s);
        row("plain HTTP on an IPv4 address in the form of IPv6", u"--listen ::ffff:192.0.2.1"_s,
            u"--listen 192.0.2.1 would send"_s);
        row("every address and no name", u"--listen 0.0.0.0"_s + files, u"--listen 0.0.0.0 needs --host NAME"_s);
        row("a name to listen on", u"--listen localhost"_s, u"Invalid --listen 'localhost'. Use an IPv4 or IPv6"_s);
        row("a certificate without a key", u"--tls-certificate a"_s, u"--tls-certificate and --tls-key need each"_s);
        row("a key without a certificate", u"--tls-key b"_s, u"--tls-certificate and --tls-key need each other"_s);
        row("a URL in place of a name", u"--host https://a.test"_s, u"Invalid --host 'https://a.test'. Use a name"_s);
        row("a name and a line feed", u"--host a.test\n"_s, u"Invalid --host 'a.test\n'. Use a name"_s);
        row("a limit that is no number", u"--limit-key many"_s, u"Invalid --limit-key 'many'. Use a number from 0"_s);
        row("a negative limit", u"--limit-address -1"_s, u"Invalid --limit-address '-1'."_s);
        row("an admin port that is too high", u"--admin-port 65536"_s, u"Invalid --admin-port '65536'."_s);
        row("an admin address without a port", u"--admin-listen ::1"_s, u"--admin-listen needs --admin-port."_s);
        row("an unknown form of the log", u"--log-format xml"_s,
            u"Invalid --log-format 'xml'. Use one of: text, json."_s);
        row("a log that would hold the key", u"--log-format json"_s,
            u"With --log-format json, the key isn't printed."_s);
    }
    void whatIsRefusedAtStart()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, sentence);
        const auto parsed = parseCommandLine(QStringList{u"labdesk-service"_s} + arguments.split(u' '));
        const auto *refused = std::get_if<PrintedText>(&parsed);
        QVERIFY(refused && refused->exitCode == 1);
        QVERIFY2(refused->text.startsWith(sentence), qPrintable(refused->text));
    }

    void whatATlsServiceCannotStartWith_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no file") << u"none"_s << u"key"_s << u"none.pem: "_s;
        QTest::newRow("a key in place of the certificate") << u"key"_s << u"key"_s << u"There is no certificate in"_s;
        QTest::newRow("a certificate in place of the key") << u"good"_s << u"good"_s << u"There is no private key in"_s;
        QTest::newRow("a key with a passphrase") << u"good"_s << u"client-locked"_s << u"without a passphrase."_s;
        QTest::newRow("one that has expired") << u"expired"_s << u"key"_s << u"has expired. Renew it."_s;
    }
    void whatATlsServiceCannotStartWith()
    {
        QFETCH(QString, certificate);
        QFETCH(QString, key);
        QFETCH(QString, sentence);
        NetworkOptions network = withTls();
        network.certificateFile = pem(certificate);
        network.keyFile = pem(key);
        try {
            LocalService(small(network)).startAndWait();
            QFAIL("it started");
        } catch (const std::runtime_error &e) {
            QVERIFY2(QString::fromUtf8(e.what()).contains(sentence), e.what());
        }
    }

    void whichHostsAreAnswered_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("name"); // --host
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("isAnswered");
        const auto row = [](const char *name, const char *address, const char *named, const char *host, bool yes) {
            QTest::newRow(name) << QByteArray(address) << QByteArray(named) << QByteArray(host) << yes;
        };
        row("loopback by its address", "127.0.0.1", "", "127.0.0.1:8443", true);
        row("loopback by its name", "127.0.0.1", "", "LOCALHOST:8443", true);
        row("loopback without the port", "127.0.0.1", "", "localhost", false);
        row("loopback by another name", "127.0.0.1", "", "evil.test:8443", false);
        row("loopback by a name that was given", "127.0.0.1", "a.test", "a.test", true);
        row("loopback of IPv6", "::1", "", "[::1]:8443", true);
        row("an address by itself", "192.0.2.1", "", "192.0.2.1:8443", true);
        row("an address of IPv6 by itself", "2001:db8::1", "", "[2001:db8::1]:443", true);
        row("an address by localhost", "192.0.2.1", "", "localhost:8443", false);
        row("an address by another", "192.0.2.1", "", "192.0.2.2:8443", false);
        row("any address by the name", "0.0.0.0", "a.test", "a.test:443", true);
        row("any address by 0.0.0.0", "0.0.0.0", "a.test", "0.0.0.0", false);
        row("a name that only begins so", "0.0.0.0", "a.test", "a.test.evil.test", false);
        row("an empty one", "0.0.0.0", "a.test", "", false);
    }
    void whichHostsAreAnswered()
    {
        QFETCH(QByteArray, address);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, host);
        NetworkOptions network;
        network.address = *IpAddress::parse(address);
        if (!name.isEmpty())
            network.hosts = {name};
        HttpRequest request;
        request.fields = {{"Host", host}};
        QTEST(HostCheck(network, 8443).accepts(request), "isAnswered");
    }

    void howClientsReachIt_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("url");
        const QString tls = u" --tls-certificate a --tls-key b"_s;
        QTest::newRow("as ever") << u"--users 0"_s << "http://127.0.0.1:8443"_ba;
        QTest::newRow("TLS") << u"--listen 192.0.2.1"_s + tls << "https://192.0.2.1:8443"_ba;
        QTest::newRow("TLS by a name") << u"--listen :: --host a.test --host b.test"_s + tls
                                       << "https://a.test:8443"_ba;
        QTest::newRow("a proxy's name") << u"--behind-proxy --host a.test"_s << "https://a.test"_ba;
    }
    void howClientsReachIt()
    {
        QFETCH(QString, arguments);
        const auto parsed = parseCommandLine(QStringList{u"labdesk-service"_s} + arguments.split(u' '));
        QVERIFY(std::holds_alternative<StartOptions>(parsed));
        QTEST(HostCheck(std::get<StartOptions>(parsed).service.network, 8443).baseUrl(), "url");
    }

    void limitsAreForTheNetwork()
    {
        const auto network = [](const QString &arguments) {
            return std::get<StartOptions>(parseCommandLine(QStringList{u"labdesk-service"_s} + arguments.split(u' ')))
                .service.network;
        };
        QCOMPARE(network(u"--users 0"_s).keyLimit, 0);
        QCOMPARE(network(u"--users 0"_s).addressLimit, 0);
        QVERIFY(network(u"--behind-proxy"_s).keyLimit > 0);
        QVERIFY(network(u"--behind-proxy"_s).addressLimit > 0);
        QCOMPARE(network(u"--behind-proxy --limit-key 0"_s).keyLimit, 0);
        QCOMPARE(network(u"--limit-key 2.5"_s).keyLimit, 2.5);
    }

    void tlsIsNewEnough_data()
    {
        QTest::addColumn<int>("protocol");
        QTest::addColumn<bool>("isSpoken");
        QTest::newRow("TLS 1.1") << 1 << false; // whose name alone is a warning
        QTest::newRow("TLS 1.2") << int(QSsl::TlsV1_2) << true;
        QTest::newRow("TLS 1.3") << int(QSsl::TlsV1_3) << true;
    }
    void tlsIsNewEnough()
    {
        QFETCH(int, protocol);
        TestService service(small(withTls()));
        const auto socket = greeted(service.local().port(), QSsl::SslProtocol(protocol));
        QTEST(socket->isEncrypted(), "isSpoken");
        if (socket->isEncrypted())
            QVERIFY(asked(*socket).startsWith("HTTP/1.1 200 OK"));
    }

    void aClientThatSpeaksAnotherProtocolIsTold_data()
    {
        QTest::addColumn<QByteArrayList>("offered");
        QTest::addColumn<bool>("isEncrypted");
        QTest::newRow("none") << QByteArrayList{} << true;
        QTest::newRow("HTTP/2 and HTTP/1.1") << QByteArrayList{"h2", "http/1.1"} << true;
        QTest::newRow("HTTP/2 only") << QByteArrayList{"h2"} << false;
    }
    void aClientThatSpeaksAnotherProtocolIsTold()
    {
        QFETCH(QByteArrayList, offered);
        TestService service(small(withTls()));
        const auto socket = greeted(service.local().port(), QSsl::SecureProtocols, offered);
        QTEST(socket->isEncrypted(), "isEncrypted");
        if (!offered.isEmpty() && socket->isEncrypted())
            QCOMPARE(socket->sslConfiguration().nextNegotiatedProtocol(), QByteArray("http/1.1"));
    }

    void plainHttpIsNotAnsweredWhereThereIsTls()
    {
        TestService service(small(withTls()));
        const QByteArray host = "127.0.0.1:" + QByteArray::number(service.local().port());
        const QByteArray received = service.client().exchange("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        QVERIFY2(!received.contains("HTTP"), received.constData());
    }

    void silentClientsHinderNobodyOverTls()
    {
        TestService service(small(withTls()));
        std::vector<std::unique_ptr<QTcpSocket>> crowd;
        for (int i = 0; i < 700; ++i) { // more than there are places
            crowd.push_back(std::make_unique<QTcpSocket>());
            crowd.back()->connectToHost(u"127.0.0.1"_s, service.local().port());
        }
        const auto socket = greeted(service.local().port());
        QVERIFY(asked(*socket).startsWith("HTTP/1.1 200 OK"));
    }

    void curlReadsALongListOverTls()
    {
        ServiceOptions options = small(withTls());
        options.users = 2000;
        TestService service(options);
        if (QStandardPaths::findExecutable(u"curl"_s).isEmpty())
            QSKIP("curl is not installed");
        QProcess curl;
        curl.start(u"curl"_s,
                   {u"--silent"_s, u"--show-error"_s, u"--cacert"_s, pem(u"authority"_s), u"--header"_s,
                    u"x-service-api-key: k"_s, service.local().baseUrl().toString() + u"/v2/user/"_s});
        QTRY_COMPARE_WITH_TIMEOUT(curl.state(), QProcess::NotRunning, 20'000);
        QCOMPARE(curl.readAllStandardError(), QByteArray());
        const QByteArray body = curl.readAllStandardOutput();
        QVERIFY2(body.startsWith(R"({"total":2000,)") && body.endsWith("]}") && body.count("\"user_id\"") == 2000,
                 body.left(200).constData());
    }

    void aNewCertificateIsForNewConnections()
    {
#ifdef Q_OS_WIN
        QSKIP("Windows has no signals.");
#else
        QTemporaryDir folder;
        const QString certificate = folder.filePath(u"certificate"_s);
        const auto put = [&](const QString &name) {
            QFile::remove(certificate);
            return QFile::copy(pem(name), certificate);
        };
        QVERIFY(put(u"good"_s));
        ServiceProgram program({u"--users"_s, u"0"_s, u"--key"_s, u"k"_s, u"--tls-certificate"_s, certificate,
                                u"--tls-key"_s, pem(u"key"_s)});
        QByteArray log;
        const auto reload = [&](const char *expected) {
            program.raise(SIGHUP);
            return QTest::qWaitFor(
                [&] {
                    log += program.process().readAllStandardError();
                    return log.contains(expected);
                },
                30'000);
        };
        const auto before = greeted(program.port());
        const QSslCertificate first = before->peerCertificate();
        QVERIFY(asked(*before).startsWith("HTTP/1.1 200 OK"));

        QVERIFY(put(u"expired"_s));
        QVERIFY2(reload("The certificate wasn't replaced: The certificate in "), log.constData());
        QCOMPARE(greeted(program.port())->peerCertificate(), first);

        QVERIFY(put(u"otherhost"_s));
        QVERIFY2(reload("New connections use the new certificate."), log.constData());
        const auto after = greeted(program.port());
        QCOMPARE(after->peerCertificate(), QSslCertificate::fromPath(pem(u"otherhost"_s)).value(0));
        QVERIFY(asked(*before).startsWith("HTTP/1.1 200 OK")); // which nobody disturbed
        program.raise(SIGTERM);
        QTRY_COMPARE(program.process().state(), QProcess::NotRunning);
        QCOMPARE(program.process().exitCode(), 0);
#endif
    }

    void ipV6IsListenedOn()
    {
        if (QTcpServer six; !six.listen(QHostAddress::LocalHostIPv6))
            QSKIP("this computer has no IPv6");
        NetworkOptions network;
        network.address = *IpAddress::parse("::1");
        TestService service(small(network));
        QCOMPARE(service.local().baseUrl().host(), u"::1"_s);
        if (QStandardPaths::findExecutable(u"curl"_s).isEmpty())
            QSKIP("curl is not installed");
        QProcess curl;
        curl.start(u"curl"_s,
                   {u"--silent"_s, u"--globoff"_s, u"--output"_s, QProcess::nullDevice(), u"--write-out"_s,
                    u"%{http_code}"_s, service.local().baseUrl().toString() + u"/v2/providers"_s, u"-H"_s,
                    u"x-service-api-key: k"_s});
        QTRY_COMPARE(curl.state(), QProcess::NotRunning);
        QCOMPARE(curl.readAllStandardOutput(), QByteArray("200"));
    }

    void anAddressThatAsksTooOftenHasToWait_data()
    {
        QTest::addColumn<QByteArray>("forwarded"); // by whoever asks second; the first is 192.0.2.1
        QTest::addColumn<int>("status");
        QTest::newRow("the same address") << "X-Forwarded-For: 192.0.2.1\r\n"_ba << 429;
        QTest::newRow("another address") << "X-Forwarded-For: 192.0.2.2\r\n"_ba << 200;
        QTest::newRow("the same, behind what it says of itself")
            << "X-Forwarded-For: 192.0.2.9, 192.0.2.1\r\n"_ba << 429;
        QTest::newRow("the same, in the last of two fields")
            << "X-Forwarded-For: 192.0.2.9\r\nX-Forwarded-For: 192.0.2.1\r\n"_ba << 429;
        QTest::newRow("the same, with a port") << "X-Forwarded-For: 192.0.2.1:4711\r\n"_ba << 429;
        QTest::newRow("the same as IPv6, with a port") << "X-Forwarded-For: [::ffff:192.0.2.1]:4711\r\n"_ba << 429;
        QTest::newRow("another, with a port") << "X-Forwarded-For: 192.0.2.1, 192.0.2.2:4711\r\n"_ba << 200;
        QTest::newRow("the proxy itself") << ""_ba << 200;
        QTest::newRow("no address") << "X-Forwarded-For: unknown\r\n"_ba << 200; // counts as the proxy itself
    }
    void anAddressThatAsksTooOftenHasToWait()
    {
        QFETCH(QByteArray, forwarded);
        QFETCH(int, status);
        NetworkOptions network;
        network.isBehindProxy = true;
        network.addressLimit = 0.2;
        TestService service(small(network));
        QCOMPARE(service.ask("GET", "/v2/providers", {}, "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
        const TestReply reply = service.ask("GET", "/v2/providers", {}, forwarded);
        QCOMPARE(reply.status, status);
        if (status != 429)
            return;
        QCOMPARE(reply.fields["retry-after"], QByteArray("5"));
        QCOMPARE(reply.object()[u"detail"].toString(), u"Too Many Requests"_s);
        service.advance(5);
        QCOMPARE(service.ask("GET", "/v2/providers", {}, forwarded).status, 200);
    }

    void addressesThatProxiesWrite_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("address"); // empty: none
        const auto row = [](const QByteArray &written, const QByteArray &address) {
            QTest::newRow(written.isEmpty() ? "nothing" : written.constData()) << written << address;
        };
        row("192.0.2.1", "192.0.2.1");
        row("192.0.2.1:4711", "192.0.2.1");
        row("2001:db8::1", "2001:db8::1");
        row("[2001:db8::1]", "2001:db8::1");
        row("[2001:db8::1]:4711", "2001:db8::1");
        row("2001:db8::1:4711", "2001:db8::1:4711"); // which is an address
        row("::ffff:192.0.2.1", "192.0.2.1");
        row("[::ffff:192.0.2.1]:443", "192.0.2.1");
        row("fe80::1%eth0", "fe80::1");
        row("[fe80::1%eth0]:80", "fe80::1");
        for (const char *none :
             {"", "unknown", "_hidden", "example.com:80", "192.0.2.1:", "192.0.2.1:x", "192.0.2.1:123456",
              "192.0.2.1:80:80", "192.0.2.256:80", "[2001:db8::1", "2001:db8::1]:80", "[192.0.2.1]x", "[2001:db8::1]80",
              "\"[2001:db8::1]\"", "192.0.2.1 :80", ":80", "[]:80"})
            row(none, {});
    }
    void addressesThatProxiesWrite()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, address);
        const auto parsed = IpAddress::parsePeer(written);
        QCOMPARE(parsed ? parsed->text() : QByteArray(), address);
    }

    void forwardedAddressesAreBelievedOnlyBehindAProxy()
    {
        NetworkOptions network;
        network.addressLimit = 0.2;
        TestService service(small(network));
        QCOMPARE(service.ask("GET", "/v2/providers", {}, "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
        QCOMPARE(service.ask("GET", "/v2/providers", {}, "X-Forwarded-For: 192.0.2.2\r\n").status, 429);
    }

    void aKeyThatAsksTooOftenHasToWait()
    {
        NetworkOptions network;
        network.keyLimit = 0.2;
        TestService service(small(network));
        service.client().setKeyField("x-service-api-key: wrong\r\n");
        for (int i = 0; i < 3; ++i) // which takes nothing from whoever has the key
            QCOMPARE(service.ask("GET", "/v2/providers").status, 401);
        service.client().setKeyField("x-service-api-key: k\r\n");
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        const TestReply reply = service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})");
        QCOMPARE(reply.status, 429);
        QCOMPARE(reply.fields["retry-after"], QByteArray("5"));
        service.advance(5);
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 200); // it was not done before
    }
};

LABDESK_TEST(tst_network)
#include "tst_network.moc"
