// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>
#include <QHostAddress>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// How the service speaks HTTP: what it refuses, what it survives, whom it answers.
class tst_httpserver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        m_service = std::make_unique<TestService>(options);
        m_host = "Host: 127.0.0.1:" + QByteArray::number(m_service->local().port()) + "\r\n";
    }

    void cleanupTestCase() { m_service.reset(); }

    void malformedRequestsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("request"); // HOST stands for the right Host line
        QTest::addColumn<int>("status");         // 0: the connection just ends
        const auto row
            = [](const char *name, const QByteArray &request, int status) { QTest::newRow(name) << request << status; };
        row("garbage", "\x01\x02\x03\r\n\r\n", 400);
        row("a TLS greeting", QByteArray::fromHex("16030100c8010000c40303") + "\r\n\r\n", 400);
        row("no version", "GET /\r\nHOST\r\n", 400);
        row("HTTP/2.0", "GET / HTTP/2.0\r\nHOST\r\n", 400);
        row("HTTP/0.9", "GET / HTTP/0.9\r\nHOST\r\n", 400);
        row("no Host", "GET / HTTP/1.1\r\n\r\n", 400);
        row("two Hosts", "GET / HTTP/1.1\r\nHOSTHOST\r\n", 400);
        row("a header without a colon", "GET / HTTP/1.1\r\nHOSTbad header\r\n\r\n", 400);
        row("a space before the colon", "GET / HTTP/1.1\r\nHOSTx-a : b\r\n\r\n", 400);
        row("a NUL in a header", "GET / HTTP/1.1\r\nHOSTx-a: b\0c\r\n\r\n"_ba, 400);
        row("a negative length", "POST / HTTP/1.1\r\nHOSTContent-Length: -1\r\n\r\n", 400);
        row("a length that is no number", "POST / HTTP/1.1\r\nHOSTContent-Length: 1x\r\n\r\n", 400);
        row("two lengths", "POST / HTTP/1.1\r\nHOSTContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400);
        row("a chunked body", "POST / HTTP/1.1\r\nHOSTTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501);
        row("a body in another coding", "POST / HTTP/1.1\r\nHOSTTransfer-Encoding: gzip\r\n\r\n", 501);
        row("a length and chunks",
            "POST / HTTP/1.1\r\nHOSTContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400);
        row("an endless header", "GET / HTTP/1.1\r\nHOSTx-a: " + QByteArray(20'000, 'a') + "\r\n\r\n", 431);
        row("a thousand headers", "GET / HTTP/1.1\r\nHOST" + QByteArray("x-a: 0123456789\r\n").repeated(1'000) + "\r\n",
            431);
        row("an endless target", "GET /" + QByteArray(20'000, 'a') + " HTTP/1.1\r\nHOST\r\n", 431);
        row("a body said to be too large", "POST /v2/user/ HTTP/1.1\r\nHOSTContent-Length: 1048577\r\n\r\n", 413);
        row("a body that is too large",
            "POST /v2/user/ HTTP/1.1\r\nHOSTContent-Length: 3000000\r\n\r\n" + QByteArray(3'000'000, 'x'), 413);
        row("a bad escape in the path", "GET /v2/user/%zz HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
        row("a NUL in the path", "GET /v2/user/%00 HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
        row("bytes in the path that are not UTF-8", "GET /v2/user/%ff HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n",
            400);
        row("a bad escape in the query", "GET /v2/user/?limit=%2 HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
        row("a field that goes on in the next line", "GET / HTTP/1.1\r\nHOSTKEYx-a: b\r\n c\r\n\r\n", 400);
        row("with a tab", "GET / HTTP/1.1\r\nHOSTKEYx-a: b\r\n\tc\r\n\r\n", 400);
        row("a length that does", "POST / HTTP/1.1\r\nHOSTContent-Length:\r\n 2\r\n\r\n{}", 400);
        row("a key that does", "GET /v2/user/ HTTP/1.1\r\nHOSTx-service-api-key:\r\n k\r\n\r\n", 400);
        row("a host that does", "GET /v2/user/ HTTP/1.1\r\nKEYHost:\r\n 127.0.0.1\r\n\r\n", 400);
        row("a first field that is one", "GET / HTTP/1.1\r\n x-a: b\r\nHOST\r\n", 400);
        row("two empty lines before the request", "\r\n\r\nGET / HTTP/1.1\r\nHOST\r\n", 400);
        row("a line feed alone before the request", "\nGET / HTTP/1.1\r\nHOST\r\n", 400);
        row("a blank before the request", " GET / HTTP/1.1\r\nHOST\r\n", 400);
        row("an asterisk", "GET * HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
        row("a URL of another scheme", "GET ftp://HERE/v2/user/ HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
        row("a URL without a Host field", "GET http://HERE/v2/user/ HTTP/1.1\r\nKEYConnection: close\r\n\r\n", 400);
        row("a body that is compressed",
            "POST /v2/user/ HTTP/1.1\r\nHOSTKEYContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
            "Content-Length: 2\r\n\r\n{}",
            415);
        row("an asterisk as the target", "OPTIONS * HTTP/1.1\r\nHOSTKEYConnection: close\r\n\r\n", 400);
    }
    void malformedRequestsAreRefused()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        request.replace("HOST", m_host).replace("KEY", "x-service-api-key: k\r\n");
        request.replace("HERE", "127.0.0.1:" + QByteArray::number(m_service->local().port()));
        const TestReply reply = TestClient::parse(m_service->client().exchange(request));
        QCOMPARE(reply.status, status);
        QVERIFY2(reply.object()[u"detail"].isString(), reply.body.constData());
        QCOMPARE(reply.fields["connection"], QByteArray("close"));
        QCOMPARE(m_service->ask("GET", "/v2/user/").status, 200);
    }

    void hosts_data()
    {
        QTest::addColumn<QByteArray>("host"); // PORT stands for the port
        QTest::addColumn<int>("status");
        QTest::newRow("the address") << "127.0.0.1:PORT"_ba << 200;
        QTest::newRow("the name of this machine") << "localhost:PORT"_ba << 200;
        QTest::newRow("in other case") << "LocalHost:PORT"_ba << 200;
        QTest::newRow("another port") << "127.0.0.1:1"_ba << 421;
        QTest::newRow("no port") << "127.0.0.1"_ba << 421;
        QTest::newRow("another name that leads here") << "rebound.example.com:PORT"_ba << 421;
        QTest::newRow("a name that begins right") << "localhost.example.com:PORT"_ba << 421;
        QTest::newRow("a name with a dot at the end") << "localhost.:PORT"_ba << 421;
        QTest::newRow("an empty name") << ""_ba << 421;
        QTest::newRow("another spelling of the address") << "0177.0.0.1:PORT"_ba << 421;
    }
    void hosts()
    {
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        host.replace("PORT", QByteArray::number(m_service->local().port()));
        const QByteArray request
            = "GET /v2/user/ HTTP/1.1\r\nHost: " + host + "\r\nx-service-api-key: k\r\nConnection: close\r\n\r\n";
        QCOMPARE(TestClient::parse(m_service->client().exchange(request)).status, status);
    }

    void targetsThatNameTheHost_data()
    {
        QTest::addColumn<QByteArray>("target"); // HERE stands for address and port
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &target, const QByteArray &host, int status) {
            QTest::newRow(name) << target << host << status;
        };
        row("as proxies send it", "http://HERE/v2/user/?limit=1", "HERE", 200);
        row("in upper case", "HTTP://HERE/v2/user/", "HERE", 200);
        row("https, which a proxy had", "https://HERE/v2/user/", "HERE", 200);
        row("it counts, not the field", "http://HERE/v2/user/", "example.com", 200);
        row("another host", "http://example.com/v2/user/", "HERE", 421);
        row("another port", "http://127.0.0.1:1/v2/user/", "HERE", 421);
        row("no port", "http://127.0.0.1/v2/user/", "127.0.0.1", 421);
        row("a user name", "http://HERE@example.com/v2/user/", "HERE", 421);
        row("a user name before the right host", "http://example.com@HERE/v2/user/", "HERE", 421);
        row("no host", "http:///v2/user/", "HERE", 421);
        row("no path", "http://HERE", "HERE", 404);
        row("a query alone", "http://HERE?a=b", "HERE", 404);
    }
    void targetsThatNameTheHost()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        QByteArray request
            = "GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nx-service-api-key: k\r\nConnection: close\r\n\r\n";
        request.replace("HERE", "127.0.0.1:" + QByteArray::number(m_service->local().port()));
        QCOMPARE(TestClient::parse(m_service->client().exchange(request)).status, status);
    }

    void anEmptyLineBeforeARequestIsSkipped_data()
    {
        QTest::addColumn<QByteArrayList>("pieces");
        const QByteArray request = "GET /v2/providers HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\n";
        const QByteArray close = "Connection: close\r\n\r\n";
        QTest::newRow("before the first") << QByteArrayList{"\r\n" + request + "\r\n" + request + close};
        QTest::newRow("between two") << QByteArrayList{request + "\r\n\r\n" + request + close};
        QTest::newRow("before both") << QByteArrayList{"\r\n" + request + "\r\n\r\n" + request + close};
        QTest::newRow("in pieces") << QByteArrayList{"\r", "\n", request + "\r\n\r", "\n" + request + close};
    }
    void anEmptyLineBeforeARequestIsSkipped()
    {
        QFETCH(QByteArrayList, pieces);
        QTcpSocket socket;
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
        QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
        socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
        for (const QByteArray &piece : pieces) {
            socket.write(piece);
            QTRY_COMPARE(socket.bytesToWrite(), 0);
        }
        QByteArray received;
        QTRY_VERIFY((received += socket.readAll(), socket.state() == QAbstractSocket::UnconnectedState));
        QCOMPARE(received.count("HTTP/1.1 200"), 2);
    }

    void everyAnswerCarriesDateAndNoStore()
    {
        const auto reply = m_service->ask("GET", "/v2/user/");
        const QDateTime date
            = QLocale::c().toDateTime(QString::fromLatin1(reply.fields["date"]), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
        QVERIFY2(date.isValid(), reply.fields["date"].constData());
        QCOMPARE(reply.fields["content-type"], QByteArray("application/json"));
        QCOMPARE(reply.fields["cache-control"], QByteArray("no-store"));
        QCOMPARE(reply.fields["x-content-type-options"], QByteArray("nosniff"));
    }

    void headIsGetWithoutABody_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("the list of users") << "/v2/user/"_ba;
        QTest::newRow("the catalog") << "/v2/providers"_ba;
        QTest::newRow("a refusal") << "/v2/user/none"_ba;
    }
    void headIsGetWithoutABody()
    {
        QFETCH(QByteArray, target);
        const auto got = m_service->ask("GET", target), head = m_service->ask("HEAD", target);
        QCOMPARE(head.status, got.status);
        QCOMPARE(head.fields["content-length"], got.fields["content-length"]);
        QCOMPARE(head.fields["transfer-encoding"], got.fields["transfer-encoding"]);
        QCOMPARE(m_service->ask("GET", target).body, got.body); // the connection is still in step
    }

    void otherMethodsAreNotAllowed_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("allow");
        QTest::newRow("users") << "PUT"_ba
                               << "/v2/user/"_ba
                               << "POST, GET, HEAD"_ba;
        QTest::newRow("one user") << "POST"_ba
                                  << "/v2/user/x"_ba
                                  << "GET, HEAD, PATCH, DELETE"_ba;
        QTest::newRow("providers") << "DELETE"_ba
                                   << "/v2/providers/"_ba
                                   << "GET, HEAD"_ba;
        QTest::newRow("a method that is unknown") << "BREW"_ba
                                                  << "/v2/providers"_ba
                                                  << "GET, HEAD"_ba;
        QTest::newRow("options") << "OPTIONS"_ba
                                 << "/v2/providers"_ba
                                 << "GET, HEAD"_ba;
    }
    void otherMethodsAreNotAllowed()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, allow);
        const auto reply = m_service->ask(method, target);
        QCOMPARE(reply.status, 405);
        QCOMPARE(reply.fields["allow"], allow);
        QCOMPARE(reply.object()[u"detail"], u"Method Not Allowed"_s);
    }

    void unknownPaths_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {"/", "/v2", "/v2/user//", "/v2//user", "/V2/user/", "/v3/user/", "/v2/user/x/y/z",
                                   "/v2/user/../../providers", "/v2%2Fproviders"})
            QTest::newRow(target) << QByteArray(target);
    }
    void unknownPaths()
    {
        QFETCH(QByteArray, target);
        const auto reply = m_service->ask("GET", target);
        QCOMPARE(reply.status, 404);
        QCOMPARE(reply.object()[u"detail"], u"Not Found"_s);
    }

    void requestsInOneGoAreAnsweredInOrder()
    {
        const QByteArray ask = "GET /v2/user/%1 HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\n";
        QByteArray all = QByteArray(ask).replace("%1", "") + "\r\n" + QByteArray(ask).replace("%1", "x") + "\r\n"
            + QByteArray(ask).replace("%1", "") + "Connection: close\r\n\r\n";
        const QByteArray answers = m_service->client().exchange(all);
        QCOMPARE(answers.count("HTTP/1.1 200"), 2);
        QCOMPARE(answers.count("HTTP/1.1 422"), 1);
    }

    void oldClientsAreServedAndClosed()
    {
        const auto reply
            = TestClient::parse(m_service->client().exchange("GET /v2/user/ HTTP/1.0\r\nx-service-api-key: k\r\n\r\n"));
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.body.startsWith('{'));
    }

    void oldClientsCanKeepTheConnection()
    {
        const QByteArray old = "GET /v2/providers HTTP/1.0\r\nx-service-api-key: k\r\n";
        const QByteArray answers = m_service->client().exchange(old + "Connection: keep-alive\r\n\r\n" + old + "\r\n");
        QCOMPARE(answers.count("HTTP/1.0 200 OK\r\n"), 2);
        QCOMPARE(answers.count("\r\nConnection: keep-alive\r\n"), 1);
        QCOMPARE(answers.count("\r\nConnection: "), 1);
    }

    // More than a socket takes at once.
    void aLongBodyArrivesAsItIs()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        QByteArray body;
        for (int i = 0; body.size() < 20'000'000; ++i)
            body += QByteArray::number(i) + ' ';
        options.reshape = [body](const labdesk::service::HttpRequest &, labdesk::service::HttpResponse &answer) {
            answer.body = body;
        };
        TestService service(options);
        QTcpSocket reader;
        reader.setReadBufferSize(1024);
        reader.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        reader.write("GET /v2/providers HTTP/1.1\r\nHost: localhost:" + QByteArray::number(service.local().port())
                     + "\r\nx-service-api-key: k\r\nConnection: close\r\n\r\n");
        QTRY_VERIFY(reader.bytesAvailable() > 0);
        reader.setReadBufferSize(0);
        QByteArray received;
        QTRY_VERIFY_WITH_TIMEOUT((received += reader.readAll(), reader.state() == QAbstractSocket::UnconnectedState),
                                 20'000);
        QVERIFY(TestClient::parse(received).body == body);
    }

    void aBodyThatIsAskedForIsTaken()
    {
        const QByteArray request = "POST /v2/user/ HTTP/1.1\r\n" + m_host
            + "x-service-api-key: k\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nConnection: "
              "close\r\nContent-Length: "
              "22\r\n\r\n{\"client_user_id\":\"e\"}";
        const QByteArray answer = m_service->client().exchange(request);
        QVERIFY(answer.startsWith("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200"));
    }

    void anOldClientIsNotAskedForItsBody()
    {
        const QByteArray request = "POST /v2/user/ HTTP/1.0\r\n" + m_host
            + "x-service-api-key: k\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: "
              "24\r\n\r\n{\"client_user_id\":\"old\"}";
        QVERIFY(m_service->client().exchange(request).startsWith("HTTP/1.0 200"));
    }

    void theLengthOfALongListIsRight()
    {
        labdesk::service::ServiceOptions options;
        options.users = 5000; // several blocks
        options.key = "k";
        TestService service(options);
        const auto list = service.ask("GET", "/v2/user/");
        QCOMPARE(list.fields["content-length"].toLongLong(), list.body.size());
        QCOMPARE(list.object()[u"users"].toArray().size(), 5000);
        QCOMPARE(service.ask("GET", "/v2/user/?limit=1").status, 200);
    }

    void aListIsOfTheMomentItWasAskedFor()
    {
        labdesk::service::ServiceOptions options;
        options.users = 20'000; // more than the sockets' buffers hold
        options.key = "k";
        TestService service(options);
        QTcpSocket reader;
        reader.setReadBufferSize(1024);
        reader.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        reader.write("GET /v2/user/ HTTP/1.1\r\nHost: localhost:" + QByteArray::number(service.local().port())
                     + "\r\nx-service-api-key: k\r\nConnection: close\r\n\r\n");
        QTRY_VERIFY(reader.bytesAvailable() > 0); // under way, and not taken any further for now
        const QByteArray added = "{\"client_user_id\":\"meanwhile\"}";
        QCOMPARE(service.ask("POST", "/v2/user/", added).status, 200);
        QCOMPARE(service.ask("DELETE", "/v2/user/" + service.local().examples().userId.toLatin1()).status, 200);
        QCOMPARE(service.ask("DELETE", "/v2/user/" + service.local().examples().userId.toLatin1()).status, 404);
        reader.setReadBufferSize(0);
        QByteArray received;
        QTRY_VERIFY_WITH_TIMEOUT((received += reader.readAll(), reader.state() == QAbstractSocket::UnconnectedState),
                                 20'000);
        const TestReply list = TestClient::parse(received);
        QCOMPARE(list.fields["content-length"].toLongLong(), list.body.size());
        QCOMPARE(list.object()[u"users"].toArray().size(), 20'000);
        QVERIFY(list.body.contains(service.local().examples().userId.toLatin1()));
        QVERIFY(!list.body.contains("meanwhile"));
    }

    void thousandsOfMutatedRequestsAreSurvived()
    {
        QRandomGenerator random(20260312);
        const QByteArray seeds[] = {
            "GET /v2/user/?limit=1 HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\nConnection: close\r\n\r\n",
            "POST /v2/user/ HTTP/1.1\r\n" + m_host
                + "x-service-api-key: k\r\nConnection: close\r\nContent-Length: 22\r\n\r\n{\"client_user_id\":\"m\"}",
            "GET /v3/order/psc/info?zip_code=85004&lab_id=27&radius=10 HTTP/1.1\r\n" + m_host
                + "x-service-api-key: k\r\nConnection: close\r\n\r\n",
        };
        constexpr int rounds = 3000, parallel = 50;
        for (int done = 0; done < rounds; done += parallel) {
            std::vector<std::unique_ptr<QTcpSocket>> sockets;
            for (int i = 0; i < parallel; ++i) {
                sockets.push_back(std::make_unique<QTcpSocket>());
                sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
                sockets.back()->write(mutated(seeds[random.bounded(3)], random));
                sockets.back()->disconnectFromHost(); // after what was written
            }
            QTRY_VERIFY_WITH_TIMEOUT(std::all_of(sockets.begin(), sockets.end(), isClosed), 20'000);
        }
        QCOMPARE(m_service->ask("GET", "/v2/providers").status, 200);
    }

    // Those who are slow send the rest only after others were answered, so a server that waits for them answers nobody.
    void idleAndSlowConnectionsHinderNobody()
    {
        constexpr int idle = 500, slow = 64;
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < idle + slow; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
        }
        QTRY_VERIFY(std::all_of(sockets.begin(), sockets.end(), isOpen));
        const auto toSlow = [&](const QByteArray &bytes) {
            for (auto socket = sockets.begin() + idle; socket != sockets.end(); ++socket) {
                (*socket)->write(bytes);
                (*socket)->flush();
            }
        };
        toSlow("GET /v2/us");
        QCOMPARE(m_service->ask("GET", "/v2/providers").status, 200);
        QCOMPARE(m_service->ask("GET", "/v2/user/").status, 200);
        toSlow("er/?limit=1 HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\n\r\n");
        const auto isAnswered
            = [](const std::unique_ptr<QTcpSocket> &socket) { return socket->peek(15) == "HTTP/1.1 200 OK"; };
        QTRY_VERIFY_WITH_TIMEOUT(std::all_of(sockets.begin() + idle, sockets.end(), isAnswered), 20'000);
        QVERIFY(std::all_of(sockets.begin(), sockets.begin() + idle, isOpen));
    }

    void beyondTheLimitTheLongestIdleMakesRoom()
    {
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 700; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
            QTRY_VERIFY(isOpen(sockets.back()));
        }
        QTRY_VERIFY(isClosed(sockets.front()));
        QVERIFY(isOpen(sockets.back()));
        QCOMPARE(m_service->ask("GET", "/v2/user/").status, 200);
    }

    void s17_onlyThisMachineIsListenedTo()
    {
        if (!QFile::exists(u"/proc/net/tcp"_s))
            QSKIP("Only Linux lists its sockets in files.");
        // local_address of sockets in state 0A (listening), of both families, in hexadecimal
        const QByteArray port = QByteArray::number(m_service->local().port(), 16).rightJustified(4, '0').toUpper();
        QByteArrayList listeners;
        for (const char *table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
            QFile file(QString::fromLatin1(table));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            for (const QByteArray &line : file.readAll().split('\n')) {
                const QByteArrayList columns = line.simplified().split(' ');
                if (columns.value(3) == "0A" && columns.value(1).endsWith(':' + port))
                    listeners.append(columns.value(1));
            }
        }
        QCOMPARE(listeners, QByteArrayList{"0100007F:" + port});
    }

    void stoppingEndsIdleConnectionsAtOnce()
    {
        ServiceOptions options = TestService::small();
        options.network.stopTime = std::chrono::hours(1);
        auto service = std::make_unique<TestService>(options);
        QTcpSocket idle;
        idle.connectToHost(QHostAddress(QHostAddress::LocalHost), service->local().port());
        QTRY_COMPARE(idle.state(), QAbstractSocket::ConnectedState);
        QCOMPARE(service->ask("GET", "/v2/user/").status, 200);
        service.reset();
        QTRY_COMPARE(idle.state(), QAbstractSocket::UnconnectedState);
    }

private:
    static bool isClosed(const std::unique_ptr<QTcpSocket> &socket)
    {
        return socket->state() == QAbstractSocket::UnconnectedState;
    }
    static bool isOpen(const std::unique_ptr<QTcpSocket> &socket)
    {
        return socket->state() == QAbstractSocket::ConnectedState;
    }

    static QByteArray mutated(QByteArray request, QRandomGenerator &random)
    {
        for (int changes = random.bounded(1, 6); changes > 0; --changes) {
            const qsizetype at = random.bounded(static_cast<int>(request.size()));
            switch (random.bounded(4)) {
            case 0:
                request[at] = static_cast<char>(random.bounded(256));
                break;
            case 1:
                request.remove(at, random.bounded(1, 8));
                break;
            case 2:
                request.insert(at,
                               request.mid(random.bounded(static_cast<int>(request.size())), random.bounded(1, 40)));
                break;
            default:
                request.truncate(std::max<qsizetype>(at, 1));
            }
            if (request.isEmpty())
                request = "G";
        }
        return request;
    }

    std::unique_ptr<TestService> m_service;
    QByteArray m_host;
};

LABDESK_TEST(tst_httpserver)
#include "tst_httpserver.moc"
