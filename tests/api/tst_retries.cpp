// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "clientplays.h"

/// When a call is made again, and when it is given up.
class tst_retries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadIsMadeAgainUntilItWorks();
    void aReadGivesUpAfterThreeTries();
    void theTriesThatAreToldAreThoseOnTheWire_data();
    void theTriesThatAreToldAreThoseOnTheWire();
    void aClosedPortIsTriedAgainEvenForAWrite();
    void aWriteThatWasAnsweredIsNotMadeAgain_data();
    void aWriteThatWasAnsweredIsNotMadeAgain();
    void tenRetriesAMinuteForAll();
    void noCallOutlivesItsDeadline();
    void theIdleTimeoutIsShorterThanTheDeadline();
    void afterADeadServiceRetryWorks();
};

void tst_retries::aReadIsMadeAgainUntilItWorks()
{
    FaultServer server({answer("503 No", bodyForAll()), answer("200 OK", "cut {"), goodAnswer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    const Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(server.requests(), 3);
    QCOMPARE(records.all.last().tries, 3);
    QCOMPARE(records.states(),
             (QList{State::Running, State::Waiting, State::Running, State::Waiting, State::Running, State::Succeeded}));
}

void tst_retries::aReadGivesUpAfterThreeTries()
{
    FaultServer server({answer("500 No", R"({"detail":"broken"})")});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->kind, Kind::ServerFault);
    QCOMPARE(result.error->tries, 3);
    QCOMPARE(result.error->serverMessage, u"broken"_s);
    QCOMPARE(server.requests(), 3);
}

void tst_retries::theTriesThatAreToldAreThoseOnTheWire_data()
{
    QTest::addColumn<Play>("play");
    const Play::When accepted = Play::When::Accepted;
    QTest::newRow("a mail server") << Play{.when = accepted, .bytes = "220 mail.example.com ESMTP\r\n"};
    QTest::newRow("noise") << Play{.bytes = "\x01\x02\x03\x04\x05\x06\x07\r\n\r\n", .then = Play::Then::Close};
    QTest::newRow("noise, and open") << Play{.bytes = "\x01\x02\x03\x04\x05\x06\x07\r\n\r\n"};
    QTest::newRow("closed") << Play{.then = Play::Then::Close};
    QTest::newRow("reset") << Play{.then = Play::Then::Reset};
    QTest::newRow("closed inside the head") << Play{.bytes = "HTTP/1.1 200 OK\r\nContent-", .then = Play::Then::Close};
    QTest::newRow("a status that is none") << Play{.bytes = "HTTP/1.1 OK\r\n\r\n", .then = Play::Then::Close};
    QTest::newRow("a challenge") << answer("401 No", "{}", {"WWW-Authenticate: Basic realm=\"x\""});
}

/// Also where what answers speaks no HTTP: nothing below the client tries by itself, so that "Attempts" is what the
/// other side saw.
void tst_retries::theTriesThatAreToldAreThoseOnTheWire()
{
    QFETCH(Play, play);
    for (const CallKind kind : AllCallKinds)
        for (const bool isKeptAlive : {false, true})
            for (const int maxRetries : {0, 2}) {
                FaultServer server({play});
                api::ApiClient client(keyConnection(server.url()), testKey(), quick(5s, maxRetries));
                if (isKeptAlive) {
                    server.setPlays({goodAnswer(), play});
                    Result warmUp;
                    const auto call = sendKind(client, kind == CallKind::Stream ? kind : CallKind::Get, into(warmUp));
                    QTRY_VERIFY(warmUp.ended);
                }
                const int before = server.requests();
                const Records records(client);
                Result result;
                const auto call = sendKind(client, kind, into(result));
                QTRY_VERIFY(result.ended);
                QVERIFY(result.error);
                if (play.when == Play::When::Accepted) // what it says first may end the try before the request is sent
                    QVERIFY(server.requests() - before <= result.error->tries);
                else
                    QTRY_COMPARE(server.requests() - before, result.error->tries);
                QCOMPARE(records.all.last().tries, result.error->tries);
                QCOMPARE(int(records.all.last().attempts.size()), result.error->tries);
                QVERIFY(result.error->tries <= 1 + maxRetries);
            }
}

void tst_retries::aClosedPortIsTriedAgainEvenForAWrite()
{
    for (const CallKind kind : AllCallKinds) {
        api::ApiClient client(keyConnection(QUrl(u"http://127.0.0.1:1"_s)), testKey(), quick(3s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QCOMPARE(result.error->kind, Kind::ConnectionRefused);
        QCOMPARE(result.error->tries, 3);
    }
}

void tst_retries::aWriteThatWasAnsweredIsNotMadeAgain_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char *name, const QByteArray &reply, Kind kind) { QTest::newRow(name) << reply << kind; };
    row("429 alone", httpReply("429 No", "{}"), Kind::RateLimited);
    // The pause that it names is counted down before a person, and not in here.
    row("429 with an invitation", httpReply("429 No", "{}", "application/json", {"Retry-After: 0"}), Kind::RateLimited);
    row("503 with an invitation", httpReply("503 No", "{}", "application/json", {"Retry-After: 0"}), Kind::Busy);
    row("503 alone", httpReply("503 No", "{}"), Kind::Busy);
    row("500 with an invitation", httpReply("500 No", "{}", "application/json", {"Retry-After: 0"}), Kind::ServerFault);
    row("502: the gateway does not know", httpReply("502 No", "{}"), Kind::OutcomeUnknown);
    row("504: the gateway does not know", httpReply("504 No", "{}"), Kind::OutcomeUnknown);
    row("HTML for JSON", httpReply("200 OK", "<html>", "text/html"), Kind::OutcomeUnknown);
    row("nothing", httpReply("200 OK", ""), Kind::OutcomeUnknown);
}

void tst_retries::aWriteThatWasAnsweredIsNotMadeAgain()
{
    QFETCH(QByteArray, reply);
    QFETCH(Kind, kind);
    FaultServer server({Play{.bytes = reply}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->kind, kind);
    QCOMPARE(result.error->tries, 1);
    QCOMPARE(server.requests(), 1);
}

void tst_retries::tenRetriesAMinuteForAll()
{
    FaultServer server({answer("500 No", bodyForAll())});
    QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    api::ClientOptions given = quick(3s, 2);
    given.now = [&now] { return now; };
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const auto sendTen = [&] {
        std::vector<Result> results(10);
        std::vector<api::Call> calls;
        for (Result &result : results)
            calls.push_back(sendKind(client, CallKind::Get, into(result)));
        return QTest::qWaitFor(
            [&] { return std::all_of(results.begin(), results.end(), [](const Result &r) { return r.ended; }); },
            30'000);
    };
    QVERIFY(sendTen());
    QCOMPARE(server.requests(), 10 + 10);
    QVERIFY(sendTen());
    QCOMPARE(server.requests(), 20 + 10);
    now = now.addSecs(60);
    QVERIFY(sendTen());
    QCOMPARE(server.requests(), 30 + 20);
}

/// All beside each other: each lasts a second.
void tst_retries::noCallOutlivesItsDeadline()
{
    const QByteArray whole = httpReply("200 OK", bodyForAll());
    const std::pair<const char *, Play> slow[]
        = {{"silence", {}},
           {"a head that drips", {.bytes = whole, .dripEvery = 30ms}},
           {"a body that drips",
            {.bytes = whole.left(whole.indexOf("\r\n\r\n") + 4) + QByteArray(400, ' '), .dripEvery = 10ms}},
           {"silence before the last byte", {.bytes = whole.chopped(1)}}};
    struct Side
    {
        QByteArray name;
        CallKind kind;
        FaultServer server;
        api::ApiClient client;
        Records records{client};
        Result result = {};
        api::Call call = {};
        Side(const QByteArray &title, CallKind side, const Play &play, const api::ClientOptions &given)
            : name(title), kind(side), server({play}), client(keyConnection(server.url()), testKey(), given)
        {
        }
    };
    api::ClientOptions given = quick(1000ms);
    given.idleTimeout = 100s;
    std::vector<std::unique_ptr<Side>> sides;
    for (const auto &[name, play] : slow)
        for (const CallKind kind : AllCallKinds)
            sides.push_back(std::make_unique<Side>(QByteArray(name) + ", " + nameOf(kind), kind, play, given));
    for (const auto &side : sides)
        side->call = sendKind(side->client, side->kind, into(side->result));
    QTRY_VERIFY_WITH_TIMEOUT(
        std::all_of(sides.begin(), sides.end(), [](const auto &side) { return side->result.ended; }), 90'000);
    for (const auto &side : sides) {
        QVERIFY2(side->result.error, side->name.constData());
        QCOMPARE(side->result.error->kind, isRead(side->kind) ? Kind::TimedOut : Kind::OutcomeUnknown);
        const auto took = side->records.all.last().duration;
        // Timers may fire five percent early, and a busy machine is late: what matters is that the deadline ended it,
        // not the idle timeout a hundred seconds later.
        QVERIFY2(took >= 900ms && took <= 90s, (side->name + ": " + QByteArray::number(took.count())).constData());
    }
}

void tst_retries::theIdleTimeoutIsShorterThanTheDeadline()
{
    const QByteArray whole = httpReply("200 OK", bodyForAll());
    FaultServer server({Play{.bytes = whole.left(60)}});
    api::ClientOptions given = quick(300s);
    given.idleTimeout = 150ms;
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 60'000);
    QCOMPARE(result.error->kind, Kind::TimedOut);
}

void tst_retries::afterADeadServiceRetryWorks()
{
    FaultServer server({Play{.bytes = "HTTP/1.1 200 O", .forever = QByteArray(4096, 'K')}, goodAnswer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
    Result bad;
    const auto one = sendKind(client, CallKind::Get, into(bad));
    QTRY_VERIFY(bad.ended);
    QCOMPARE(bad.error->kind, Kind::BadResponse);
    Result good;
    const auto two = sendKind(client, CallKind::Get, into(good));
    QTRY_VERIFY(good.ended);
    QVERIFY(!good.error);
}

LABDESK_TEST(tst_retries)
#include "tst_retries.moc"
