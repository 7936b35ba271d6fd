// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectiontable.h"
#include "service/teamkeys.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Clients that hold back a part of their request, and whom they must not hinder.
class tst_slowclients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        m_service = std::make_unique<TestService>(options);
        m_host = "Host: 127.0.0.1:" + QByteArray::number(m_service->local().port()) + "\r\n";
    }

    void cleanup() { m_service.reset(); }

    void theyHinderNobodyHoweverMany_data()
    {
        QTest::addColumn<QByteArray>("sent"); // HOST stands for the Host line
        QTest::newRow("silent") << ""_ba;
        QTest::newRow("half a head") << "GET /v2/us"_ba;
        const QByteArray post = "POST /v2/user/ HTTP/1.1\r\nHOSTExpect: 100-continue\r\nContent-Length: 100\r\n";
        QTest::newRow("half a body without a key") << post + "\r\n{";
        QTest::newRow("half a body with a wrong key") << post + "x-service-api-key: no\r\n\r\n{";
        QTest::newRow("half a body with the key") << post + "x-service-api-key: k\r\n\r\n{";
        QTest::newRow("half a token exchange") << QByteArray(post).replace("/v2/user/", "/oauth/token") + "\r\ngrant";
    }
    void theyHinderNobodyHoweverMany()
    {
        QFETCH(QByteArray, sent);
        const auto crowd = connectMany(sent.replace("HOST", m_host));
        QCOMPARE(m_service->ask("GET", "/v2/providers").status, 200);
    }

    void whoHasShownTheKeyKeepsItsConnection()
    {
        QTcpSocket console;
        console.connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
        const auto answer = [&console, this] {
            console.write("GET /v2/user/?limit=1 HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\n\r\n");
            QByteArray received;
            (void)QTest::qWaitFor(
                [&] {
                    received += console.readAll();
                    return received.endsWith("]}") || console.state() == QAbstractSocket::UnconnectedState;
                },
                30'000);
            return received;
        };
        QVERIFY(answer().startsWith("HTTP/1.1 200"));
        const auto crowd = connectMany("GET /v2/us");
        QCOMPARE(m_service->ask("GET", "/v2/providers").status, 200); // which came in after the crowd
        QVERIFY(answer().startsWith("HTTP/1.1 200"));
    }

    void whoMayNotAskIsToldBeforeTheBody_data()
    {
        QTest::addColumn<QByteArray>("request"); // of its body not one byte comes
        QTest::addColumn<int>("status");
        QTest::newRow("no key") << "POST /v2/user/ HTTP/1.1\r\nHOSTContent-Length: 100\r\n\r\n"_ba << 401;
        QTest::newRow("a wrong key")
            << "PATCH /v2/user/x HTTP/1.1\r\nHOSTx-service-api-key: no\r\nContent-Length: 100\r\n\r\n"_ba << 401;
        QTest::newRow("a wrong token")
            << "POST /v2/user/ HTTP/1.1\r\nHOSTAuthorization: Bearer no\r\nContent-Length: 100\r\n\r\n"_ba << 401;
        QTest::newRow("no key, and the body waits to be asked for")
            << "POST /v2/user/ HTTP/1.1\r\nHOSTExpect: 100-continue\r\nContent-Length: 100\r\n\r\n"_ba << 401;
        QTest::newRow("another host")
            << "POST /v2/user/ HTTP/1.1\r\nHost: example.com\r\nContent-Length: 100\r\n\r\n"_ba << 421;
        QTest::newRow("no key, and more than a token exchange takes")
            << "POST /oauth/token HTTP/1.1\r\nHOSTContent-Length: 16385\r\n\r\n"_ba << 413;
    }
    void whoMayNotAskIsToldBeforeTheBody()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        const TestReply reply = TestClient::parse(m_service->client().exchange(request.replace("HOST", m_host)));
        QCOMPARE(reply.status, status);
        QVERIFY2(reply.object()[u"detail"].isString(), reply.body.constData());
        QCOMPARE(reply.fields["connection"], QByteArray("close"));
        QCOMPARE(m_service->local().faultInjector().requestCount(request.first(request.indexOf(' ')), "/"),
                 status == 413 ? 0 : 1);
    }

    void whoAsksTooOftenIsToldBeforeTheBody_data()
    {
        QTest::addColumn<bool>("countsKeys"); // else addresses
        QTest::addColumn<QByteArray>("fields");
        for (const bool countsKeys : {true, false}) {
            const QByteArray what = countsKeys ? "a key, " : "an address, ";
            const QByteArray length = "Content-Length: 100000\r\n";
            QTest::newRow((what + "with a length").constData()) << countsKeys << length;
            QTest::newRow((what + "which waits to be asked").constData())
                << countsKeys << length + "Expect: 100-continue\r\n";
            QTest::newRow((what + "with a short body").constData()) << countsKeys << "Content-Length: 10\r\n"_ba;
        }
    }
    void whoAsksTooOftenIsToldBeforeTheBody()
    {
        QFETCH(bool, countsKeys);
        QFETCH(QByteArray, fields);
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        (countsKeys ? options.network.keyLimit : options.network.addressLimit) = 0.2;
        TestService service(options);
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        const QByteArray answer = service.client().exchange("POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:"
                                                            + QByteArray::number(service.local().port())
                                                            + "\r\nx-service-api-key: k\r\n" + fields + "\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 429"), answer.left(100).constData());
        QVERIFY(!TestClient::parse(answer).fields["retry-after"].isEmpty());
    }

    void whoMayOnlyReadIsToldBeforeTheBody()
    {
        TestService service(withSecret());
        const QByteArray key = addKey(service.database(), {.name = u"reader"_s});
        const QByteArray answer = service.client().exchange(
            "POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(service.local().port()) + "\r\n"
            + keyField(key) + "Content-Length: 100000\r\nExpect: 100-continue\r\n\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 403"), answer.left(100).constData());
    }

    void halfSentBodiesShareTheirMemory()
    {
        constexpr int most = 32;
        const QByteArray large = "POST /v2/user/ HTTP/1.1\r\n" + m_host
            + "x-service-api-key: k\r\nExpect: 100-continue\r\nContent-Length: 1048576\r\n\r\n";
        std::vector<std::unique_ptr<QTcpSocket>> senders;
        for (int i = 0; i < most; ++i) {
            senders.push_back(std::make_unique<QTcpSocket>());
            senders.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
            senders.back()->write(large);
            QTRY_VERIFY(senders.back()->bytesAvailable() > 12);
            QVERIFY(senders.back()->readAll().startsWith("HTTP/1.1 100"));
        }
        const TestReply refused = TestClient::parse(m_service->client().exchange(large));
        QCOMPARE(refused.status, 503);
        QCOMPARE(refused.fields["retry-after"], QByteArray("1"));
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 200); // an ordinary one
        const QByteArray padded = R"({"client_user_id":"b"})" + QByteArray(15'000, ' ');
        QCOMPARE(m_service->ask("POST", "/v2/user/", padded).status, 200);
        senders.pop_back();
        const QByteArray longer = R"({"client_user_id":"c"})" + QByteArray(100'000, ' ');
        TestReply taken; // as soon as the service has noticed
        QVERIFY(QTest::qWaitFor([&] { return (taken = m_service->ask("POST", "/v2/user/", longer)).status != 503; },
                                20'000));
        QCOMPARE(taken.status, 200);
    }

    void unreadAnswersShareTheirMemory()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        const QByteArray large(60'000'000, ' '); // of which each answer has no copy of its own
        options.reshape
            = [large](const labdesk::service::HttpRequest &request, labdesk::service::HttpResponse &answer) {
                  if (request.path() == "/v2/providers")
                      answer.body = large;
              };
        TestService service(options);
        const QByteArray ask = "GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:"
            + QByteArray::number(service.local().port()) + "\r\nx-service-api-key: k\r\n\r\n";
        std::vector<std::unique_ptr<QTcpSocket>> readers;
        QByteArrayList begun;
        for (int i = 0; i < 3; ++i) {
            readers.push_back(std::make_unique<QTcpSocket>());
            readers.back()->setReadBufferSize(1024);
            readers.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
            readers.back()->write(ask);
            QTRY_VERIFY(readers.back()->bytesAvailable() > 12);
            begun += readers.back()->peek(12);
        }
        QCOMPARE(begun, (QByteArrayList{"HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 503"}));
        QCOMPARE(service.ask("GET", "/v2/user/").status, 200);
        readers.clear();
        QTRY_COMPARE(service.ask("GET", "/v2/providers").status, 200);
    }

    // Nothing of one address can be closed, because an answer is sent on each connection: that is its own affair.
    void whoReadsNoAnswerHindersNoOtherAddress()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.key = "k";
        const QByteArray body(60'000, ' ');
        options.reshape = [body](const labdesk::service::HttpRequest &request, labdesk::service::HttpResponse &answer) {
            if (request.path() == "/v2/providers")
                answer.body = body;
        };
        TestService service(options);
        const quint16 port = service.local().port();
        const QByteArray ask = "GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port)
            + "\r\nx-service-api-key: k\r\n\r\n";
        std::vector<std::unique_ptr<QTcpSocket>> crowd;
        const auto connectFrom = [&](const char *address) {
            QTcpSocket &socket = *crowd.emplace_back(std::make_unique<QTcpSocket>());
            socket.setReadBufferSize(1024);
            socket.bind(QHostAddress(QString::fromLatin1(address)));
            socket.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 4096);
            socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
            socket.write(ask.repeated(100));
            return &socket;
        };
        const auto hears = [](const auto &socket) { return socket->bytesAvailable() > 12; };
        while (crowd.size() < labdesk::service::ConnectionTable::defaultPerAddress)
            connectFrom("127.0.0.1");
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(crowd, hears), 20'000); // before the first answer is given up
        const QTcpSocket *oneTooMany = connectFrom("127.0.0.1");
        const QTcpSocket *other = connectFrom("127.0.0.2");
        QTRY_VERIFY_WITH_TIMEOUT(hears(other), 10'000); // a third of what an answer may take
        QTRY_COMPARE(oneTooMany->state(), QAbstractSocket::UnconnectedState);
    }

    void aRefusedRequestThatIsWholeKeepsTheConnection()
    {
        const QByteArray refused = "POST /v2/user/ HTTP/1.1\r\n" + m_host + "Content-Length: 2\r\n\r\n{}";
        const QByteArray last
            = "GET /v2/providers HTTP/1.1\r\n" + m_host + "x-service-api-key: k\r\nConnection: close\r\n\r\n";
        const QByteArray answers = m_service->client().exchange(refused + last);
        QCOMPARE(answers.count("HTTP/1.1 401"), 1);
        QCOMPARE(answers.count("HTTP/1.1 200"), 1);
    }

private:
    // More connections than the service holds; each has sent this.
    std::vector<std::unique_ptr<QTcpSocket>> connectMany(const QByteArray &sent) const
    {
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 640; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
            sockets.back()->write(sent);
        }
        // Who expects to be asked for the rest has heard of the service: it waits for that rest now.
        const bool hears = sent.contains("Expect:");
        const auto isSent = [hears](const std::unique_ptr<QTcpSocket> &socket) {
            return socket->state() == QAbstractSocket::UnconnectedState
                || (socket->state() == QAbstractSocket::ConnectedState
                    && (hears ? socket->bytesAvailable() > 0 : socket->bytesToWrite() == 0));
        };
        if (!QTest::qWaitFor([&] { return std::ranges::all_of(sockets, isSent); }, 20'000))
            qWarning("not everybody could connect");
        return sockets;
    }

    std::unique_ptr<TestService> m_service;
    QByteArray m_host;
};

LABDESK_TEST(tst_slowclients)
#include "tst_slowclients.moc"
