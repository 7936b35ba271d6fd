// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/exchange.h"
#include "api/servicerequest.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QDeadlineTimer>

using namespace labdesk;
using namespace labdesk::tests;
using namespace std::chrono_literals;
using End = api::HttpReply::End;
using Then = Play::Then;
using When = Play::When;

/// What is on the wire when the connection goes.
class tst_writeonce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onTheWireAtMostOnce_data();
    void onTheWireAtMostOnce();
    void aWriteIsSentWithItsLengthAndBody();
    void aBodilessWriteIsSentWithALengthOfNothing();
    void aLargeBodyArrivesWhole();
    void nothingWasSentIsSaidOnlyWhenItIsCertain_data();
    void nothingWasSentIsSaidOnlyWhenItIsCertain();
    void aWriteWhoseHandshakeNeverEndedIsNotUnknown_data();
    void aWriteWhoseHandshakeNeverEndedIsNotUnknown();
    void anIdleConnectionIsTakenOnceAndWhileItIsYoung();
    void whatIsIdleIsTakenWhileNobodyClosesIt_data();
    void whatIsIdleIsTakenWhileNobodyClosesIt();
    void aServiceThatWentAfterTheWriteIsNoRefusal();
};

namespace {

struct Sent
{
    std::optional<api::HttpReply> reply;
    std::unique_ptr<api::Exchange> exchange;
};

void send(Sent &sent, const std::shared_ptr<api::ServiceNetwork> &pool, const QUrl &url, api::Verb verb,
          const QByteArray &body, std::chrono::milliseconds deadline = 2000ms)
{
    sent.exchange = std::make_unique<api::Exchange>(pool, api::requestTo(url), verb, body,
                                                    api::Exchange::Limits{deadline, deadline, 1024 * 1024},
                                                    [&sent](api::HttpReply reply) { sent.reply = std::move(reply); });
}

const Play Good{.bytes = httpReply("200 OK", "{}")};

} // namespace

void tst_writeonce::onTheWireAtMostOnce_data()
{
    QTest::addColumn<api::Verb>("verb");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("when");
    QTest::addColumn<int>("then");
    QTest::addColumn<bool>("keptAlive");
    const std::pair<const char *, QByteArray> bodies[] = {{"GET", ""},
                                                          {"DELETE", ""},
                                                          {"POST", ""},
                                                          {"POST", R"({"a":1})"},
                                                          {"PATCH", R"({"a":1})"},
                                                          {"PATCH", QByteArray(300'000, 'x')}};
    const std::pair<When, const char *> moments[] = {{When::Accepted, "as soon as connected"},
                                                     {When::HeadCame, "after the head"},
                                                     {When::RequestCame, "after the request"}};
    for (const auto &[name, body] : bodies)
        for (const auto &[when, moment] : moments)
            for (const auto then : {Then::Close, Then::Reset})
                for (const bool keptAlive : {false, true}) {
                    if (keptAlive && when == When::Accepted)
                        continue;
                    const api::Verb verb = QByteArray(name) == "GET" ? api::Verb::Get
                        : QByteArray(name) == "DELETE"               ? api::Verb::Delete
                        : QByteArray(name) == "POST"                 ? api::Verb::Post
                                                                     : api::Verb::Patch;
                    QTest::addRow("%s with %d bytes, %s %s, %s connection", name, int(body.size()),
                                  then == Then::Close ? "closed" : "reset", moment, keptAlive ? "kept-alive" : "fresh")
                        << verb << body << int(when) << int(then) << keptAlive;
                }
}

void tst_writeonce::onTheWireAtMostOnce()
{
    QFETCH(api::Verb, verb);
    QFETCH(QByteArray, body);
    QFETCH(int, when);
    QFETCH(int, then);
    QFETCH(bool, keptAlive);
    const Play broken{.when = When(when), .then = Then(then)};
    FaultServer server(keptAlive ? std::vector<Play>{Good, broken} : std::vector<Play>{broken});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    if (keptAlive) {
        Sent warmUp;
        send(warmUp, pool, server.url(), api::Verb::Get, "");
        QTRY_VERIFY(warmUp.reply);
    }
    Sent sent;
    send(sent, pool, server.url(), verb, body);
    QTRY_VERIFY(sent.reply);
    QVERIFY(sent.reply->end != End::Complete);
    QVERIFY(!sent.reply->nothingWasSent || server.requests() == (keptAlive ? 1 : 0));
    QVERIFY2(server.requests() - (keptAlive ? 1 : 0) <= 1, "sent twice");
}

void tst_writeonce::aWriteIsSentWithItsLengthAndBody()
{
    FaultServer server({Good});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    Sent sent;
    send(sent, pool, server.url(), api::Verb::Patch, R"({"a":1})");
    QTRY_VERIFY(sent.reply);
    QCOMPARE(sent.reply->end, End::Complete);
    QCOMPARE(server.bodies(), QList<QByteArray>{R"({"a":1})"});
    QVERIFY(server.heads().first().startsWith("PATCH / HTTP/1.1\r\n"));
    QCOMPARE(FaultServer::header(server.heads().first(), "content-length"), "7");
    QVERIFY(FaultServer::header(server.heads().first(), "transfer-encoding").isNull());
}

void tst_writeonce::aBodilessWriteIsSentWithALengthOfNothing()
{
    FaultServer server({Good});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    for (const api::Verb verb : {api::Verb::Delete, api::Verb::Post}) {
        Sent sent;
        send(sent, pool, server.url(), verb, "");
        QTRY_VERIFY(sent.reply);
        QCOMPARE(sent.reply->end, End::Complete);
        QCOMPARE(FaultServer::header(server.heads().last(), "content-length"), "0");
    }
    QCOMPARE(server.requests(), 2);
}

void tst_writeonce::aLargeBodyArrivesWhole()
{
    QByteArray body;
    for (int i = 0; i < 200'000; ++i)
        body += QByteArray::number(i);
    FaultServer server({Good});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    Sent sent;
    send(sent, pool, server.url(), api::Verb::Post, body, 10s);
    QTRY_VERIFY(sent.reply);
    QCOMPARE(sent.reply->end, End::Complete);
    QVERIFY(server.bodies().first() == body);
}

void tst_writeonce::nothingWasSentIsSaidOnlyWhenItIsCertain_data()
{
    QTest::addColumn<QString>("url"); // %1: the port of the server of the test
    QTest::addColumn<Play>("play");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("end");
    QTest::addColumn<bool>("nothingWasSent");
    const QString here = QStringLiteral("http://127.0.0.1:%1");
    const QString tlsHere = QStringLiteral("https://127.0.0.1:%1");
    const Play silence{.when = When::Accepted};
    for (const QByteArray &body : {QByteArray(), QByteArray("{}")}) {
        const char *const kind = body.isEmpty() ? "without a body" : "with a body";
        QTest::addRow("a closed port, %s", kind)
            << QStringLiteral("http://127.0.0.1:1") << silence << body << int(End::Refused) << true;
        QTest::addRow("a name without an address, %s", kind)
            << QStringLiteral("https://no-such-host.invalid") << silence << body << int(End::HostNotFound) << true;
        QTest::addRow("a silent server, %s", kind) << here << silence << body << int(End::DeadlinePassed) << false;
        QTest::addRow("a server that hangs up, %s", kind)
            << here << Play{.then = Then::Close} << body << int(End::Lost) << false;
        QTest::addRow("a TLS handshake that never ends, %s", kind)
            << tlsHere << silence << body << int(End::DeadlinePassed) << true;
        QTest::addRow("a TLS handshake that is hung up, %s", kind)
            << tlsHere << Play{.when = When::Accepted, .then = Then::Close} << body << int(End::Lost) << true;
    }
}

void tst_writeonce::nothingWasSentIsSaidOnlyWhenItIsCertain()
{
    QFETCH(QString, url);
    QFETCH(Play, play);
    QFETCH(QByteArray, body);
    QFETCH(int, end);
    FaultServer server({play});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    Sent sent;
    send(sent, pool, QUrl(url.contains(u'%') ? url.arg(server.serverPort()) : url),
         body.isEmpty() ? api::Verb::Delete : api::Verb::Post, body, end == int(End::DeadlinePassed) ? 150ms : 60s);
    QTRY_VERIFY_WITH_TIMEOUT(sent.reply, 60'000); // a name is looked up in a thread, and late on a busy machine
    // Which of the two timers of the same length is first does not matter.
    const End got = sent.reply->end == End::IdleTimeout ? End::DeadlinePassed : sent.reply->end;
    QCOMPARE(int(got), end);
    QTEST(sent.reply->nothingWasSent, "nothingWasSent");
}

void tst_writeonce::aWriteWhoseHandshakeNeverEndedIsNotUnknown_data()
{
    QTest::addColumn<CallKind>("kind");
    for (const CallKind kind : AllCallKinds)
        if (!isRead(kind))
            QTest::newRow(nameOf(kind)) << kind;
}

void tst_writeonce::aWriteWhoseHandshakeNeverEndedIsNotUnknown()
{
    QFETCH(CallKind, kind);
    for (const auto then :
         {Then::KeepOpen, Then::Close,
          Then::Reset}) { // a reset may come before the connection is there; then the wait is for another
        FaultServer server({Play{.when = When::Accepted, .then = then}});
        QUrl url = server.url();
        url.setScheme(QStringLiteral("https"));
        api::ApiClient client(keyConnection(url), testKey(), quick(400ms));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QVERIFY(result.error->kind == ApiError::Kind::TimedOut
                || (then != Then::KeepOpen && result.error->kind == ApiError::Kind::ConnectionLost));
        QVERIFY(!hasUnknownOutcome(*result.error));
    }
}

void tst_writeonce::anIdleConnectionIsTakenOnceAndWhileItIsYoung()
{
    FaultServer server({Good});
    api::ConnectionPool pool;
    api::Socket socket(new QTcpSocket);
    socket->connectToHost(QHostAddress(QHostAddress::LocalHost), server.serverPort());
    QTRY_COMPARE(socket->state(), QAbstractSocket::ConnectedState);
    pool.giveBack(server.url(), std::move(socket));
    QVERIFY(!pool.take(QUrl(QStringLiteral("http://127.0.0.2:%1").arg(server.serverPort())), 1h));
    QVERIFY(QTest::qWaitFor([&, clock = QDeadlineTimer(20)] { return clock.hasExpired(); }));
    QVERIFY(!pool.take(server.url(), 10ms));
    QVERIFY(pool.take(server.url(), 1h));
    QVERIFY(!pool.take(server.url(), 1h));
}

void tst_writeonce::whatIsIdleIsTakenWhileNobodyClosesIt_data()
{
    QTest::addColumn<api::Verb>("verb");
    QTest::addColumn<QByteArray>("keepAliveTimeout"); ///< what the response before says of it
    QTest::addColumn<int>("idle");                    ///< ms
    QTest::addColumn<int>("connections");
    const QByteArray nothing;
    QTest::newRow("a read takes one that has been idle") << api::Verb::Get << nothing << 400 << 1;
    QTest::newRow("a write doesn't: nobody would know what came of it") << api::Verb::Patch << nothing << 400 << 2;
    QTest::newRow("nor a write without a body") << api::Verb::Delete << nothing << 400 << 2;
    QTest::newRow("a read, well before the server closes it")
        << api::Verb::Get << QByteArray("Keep-Alive: timeout=60") << 400 << 1;
    QTest::newRow("a read, near the end of it")
        << api::Verb::Get << QByteArray("Keep-Alive: timeout=1, max=100") << 600 << 2;
}

/// However long it takes in addition: a slow machine makes no difference to what is too old.
void tst_writeonce::whatIsIdleIsTakenWhileNobodyClosesIt()
{
    QFETCH(api::Verb, verb);
    QFETCH(QByteArray, keepAliveTimeout);
    QFETCH(int, idle);
    const QList<QByteArray> headers
        = keepAliveTimeout.isEmpty() ? QList<QByteArray>() : QList<QByteArray>{keepAliveTimeout};
    FaultServer server({Play{.bytes = httpReply("200 OK", "{}", "application/json", headers)}});
    const auto pool = std::make_shared<api::ServiceNetwork>();
    Sent first;
    send(first, pool, server.url(), api::Verb::Get, "");
    QTRY_VERIFY(first.reply);
    QVERIFY(QTest::qWaitFor([clock = QDeadlineTimer(idle, Qt::PreciseTimer)] { return clock.hasExpired(); }));
    Sent second;
    send(second, pool, server.url(), verb, "", 60s);
    QTRY_VERIFY(second.reply);
    QCOMPARE(second.reply->end, End::Complete);
    QCOMPARE(server.requests(), 2);
    QTEST(server.connections(), "connections");
}

/// That nobody is there any more says nothing about the write.
void tst_writeonce::aServiceThatWentAfterTheWriteIsNoRefusal()
{
    for (const bool keptAlive : {false, true}) {
        auto server = std::make_unique<FaultServer>(std::vector<Play>{Good, Play{}});
        if (!keptAlive)
            server->setPlays({Play{}});
        const auto pool = std::make_shared<api::ServiceNetwork>();
        if (keptAlive) {
            Sent warmUp;
            send(warmUp, pool, server->url(), api::Verb::Get, "");
            QTRY_VERIFY(warmUp.reply);
        }
        Sent sent;
        send(sent, pool, server->url(), api::Verb::Delete, "");
        QTRY_COMPARE(server->requests(), keptAlive ? 2 : 1);
        server.reset(); // its port is closed now
        QTRY_VERIFY(sent.reply);
        QVERIFY(!sent.reply->nothingWasSent);
    }
}

LABDESK_TEST(tst_writeonce)
#include "tst_writeonce.moc"
