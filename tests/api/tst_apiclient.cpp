// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/apiclient.h"
#include "callkinds.h"
#include "gzipped.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QThread>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = ApiError::Kind;
using State = api::RequestRecord::State;

namespace {

struct Result
{
    bool ended = false;
    std::optional<ApiError> error;
};

Ended into(Result &result)
{
    return [&result](std::optional<ApiError> error) { result = {true, std::move(error)}; };
}

Play answer(const QByteArray &status = "200 OK", const QByteArray &body = bodyForAll(), const QList<QByteArray> &headers = {})
{
    return {.bytes = httpReply(status, body, "application/json", headers)};
}

/// A user list of so many users.
QByteArray listOf(int users)
{
    QByteArray body = R"({"users":[)";
    for (int i = 0; i < users; ++i)
        body += QByteArray(i ? "," : "") + R"({"user_id":"u)" + QByteArray::number(i)
            + R"(","team_id":"t","client_user_id":"c)" + QByteArray::number(i)
            + R"(","created_on":"2026-01-01T00:00:00+00:00","connected_sources":[]})";
    return body + R"(],"total":)" + QByteArray::number(users) + "}";
}

QList<State> statesOf(const QList<api::RequestRecord> &records)
{
    QList<State> states;
    for (const auto &record : records)
        if (states.isEmpty() || states.last() != record.state)
            states += record.state;
    return states;
}

/// Collects what the client reports.
struct Records
{
    explicit Records(api::ApiClient &client)
    {
        QObject::connect(&client, &api::ApiClient::requestChanged, &context, [this](const auto &record) { all += record; });
    }
    QObject context;
    QList<api::RequestRecord> all;
};

} // namespace

/// What a client does on the wire, and when its handlers run. Faults have a table of their own: tst_faults.
class tst_apiclient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theKeyGoesInTheHeaderOfTheConnection_data();
    void theKeyGoesInTheHeaderOfTheConnection();
    void whatEveryRequestSays();
    void cookiesAreNotSentBack();
    void nothingIsRemembered();
    void proxiesOfTheEnvironmentAreNotForThisMachine();

    void refusedBeforeAnySocket_data();
    void refusedBeforeAnySocket();

    void aReadIsMadeAgainUntilItWorks();
    void aReadGivesUpAfterThreeTries();
    void aClosedPortIsTriedAgainEvenForAWrite();
    void aWriteIsMadeAgainOnceWhenInvited();
    void aWriteIsNotMadeAgainUninvited_data();
    void aWriteIsNotMadeAgainUninvited();
    void tenRetriesAMinuteForAll();

    void noCallOutlivesItsDeadline();
    void theIdleTimeoutIsShorterThanTheDeadline();

    void theHandlerNeverRunsInsideSend();
    void theCallIsOverWhenTheHandlerRuns();
    void theHandlerMayStartTheNextCall();
    void theHandlerMayDeleteTheClient();
    void aListenerMayLetGoOfTheCall();
    void lettingGoBeforeItBeginsSendsNothing();
    void lettingGoMidFlightClosesTheConnection();
    void lettingGoWhileItWaitsEndsTheRetries();
    void lettingGoWhileItIsDecodedIsQuick();
    void theClientMayGoAtAnyMoment_data();
    void theClientMayGoAtAnyMoment();
    void assigningANewCallCancelsTheOld();

    void longAnswersAreDecodedElsewhere_data();
    void longAnswersAreDecodedElsewhere();
    void largeBodiesArriveWhole_data();
    void largeBodiesArriveWhole();
    void theBodyIsKeptButNotOfBulk();
    void anAnswerAboutAnotherRecordIsRefused();
    void anActionThatFailedIsNoSuccess();
    void anAnswerNobodyAskedForIsNotTakenForTheNext_data();
    void anAnswerNobodyAskedForIsNotTakenForTheNext();

    void atMostFourInTheBackground();
    void aCallInFrontIsNotHeldUpByTheBackground();
    void afterADeadServiceRetryWorks();
    void recordsTellTheStory();
    void progressIsReported();
    void theKeyIsInNoRecordAndNoError();
};

void tst_apiclient::theKeyGoesInTheHeaderOfTheConnection_data()
{
    QTest::addColumn<QString>("header");
    QTest::newRow("the usual name") << u"x-service-api-key"_s;
    QTest::newRow("another name") << u"X-Other-Key"_s;
    QTest::newRow("authorization") << u"Authorization"_s;
}

void tst_apiclient::theKeyGoesInTheHeaderOfTheConnection()
{
    QFETCH(QString, header);
    FaultServer server({answer()});
    Connection connection = keyConnection(server.url());
    connection.scheme = ApiKeyScheme{header};
    api::ApiClient client(connection, testKey(), quick());
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(FaultServer::header(server.heads().first(), header.toLatin1()), testKey().reveal());
    QCOMPARE(server.heads().first().count(testKey().reveal()), 1);
}

void tst_apiclient::whatEveryRequestSays()
{
    FaultServer server({answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        const QByteArray head = server.heads().last();
        const QByteArray line = head.left(head.indexOf('\r'));
        QVERIFY2(line.endsWith(" HTTP/1.1"), line.constData());
        QCOMPARE(FaultServer::header(head, "accept"), "application/json");
        QCOMPARE(FaultServer::header(head, "accept-encoding"), "gzip");
        QVERIFY(FaultServer::header(head, "cookie").isNull());
        QVERIFY(FaultServer::header(head, "upgrade").isNull());
        QVERIFY(FaultServer::header(head, "http2-settings").isNull());
        QVERIFY(FaultServer::header(head, "expect").isNull());
        if (kind != CallKind::Get)
            QCOMPARE(FaultServer::header(head, "content-type"), "application/json");
    }
    QCOMPARE(server.connections(), 1); // all on one connection, one after the other
    QCOMPARE(server.heads().at(1).left(28), "POST /v2/user/refresh/u1 HTT");
    QCOMPARE(server.bodies().at(2), R"({"client_user_id":"c1"})");
    QCOMPARE(server.bodies().at(3), R"({"fallback_time_zone":"Europe/Berlin"})");
}

void tst_apiclient::cookiesAreNotSentBack()
{
    FaultServer server({answer("200 OK", bodyForAll(), {"Set-Cookie: session=1; Path=/"})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (int i = 0; i < 2; ++i) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    QVERIFY(FaultServer::header(server.heads().last(), "cookie").isNull());
}

void tst_apiclient::nothingIsRemembered()
{
    FaultServer server({answer("200 OK", bodyForAll(), {"Cache-Control: max-age=3600", "ETag: \"1\""})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (int i = 0; i < 3; ++i) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    QCOMPARE(server.requests(), 3);
    QVERIFY(FaultServer::header(server.heads().last(), "if-none-match").isNull());
}

/// Plain http to this machine, through a proxy, would leave this machine with the key.
void tst_apiclient::proxiesOfTheEnvironmentAreNotForThisMachine()
{
    FaultServer proxy({answer()});
    FaultServer server({answer()});
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy"})
        qputenv(name, proxy.url().toEncoded());
    qunsetenv("no_proxy");
    Result result;
    {
        api::ApiClient client(keyConnection(server.url()), testKey(), quick());
        QVERIFY(client.proxyInForce().isEmpty());
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    api::ApiClient remote(keyConnection(QUrl(u"https://api.example.com"_s)), testKey(), quick(500ms));
    const QString inForce = remote.proxyInForce();
    Result throughProxy;
    const auto call = sendKind(remote, CallKind::Get, into(throughProxy));
    QTRY_VERIFY(throughProxy.ended);
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy"})
        qunsetenv(name);
    QVERIFY(!result.error);
    QCOMPARE(server.requests(), 1);
    QCOMPARE(inForce, u"127.0.0.1:%1"_s.arg(proxy.serverPort()));
    QVERIFY(throughProxy.error);
    for (const QByteArray &head : proxy.heads()) {
        QVERIFY(head.startsWith("CONNECT api.example.com:443 "));
        QVERIFY(!head.contains(testKey().reveal()));
    }
}

void tst_apiclient::refusedBeforeAnySocket_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<bool>("readOnly");
    QTest::addColumn<QString>("host"); // empty: the server itself
    QTest::newRow("a write on a read-only connection") << Kind::ReadOnly << QByteArray("key") << true << QString();
    QTest::newRow("no key") << Kind::NoCredential << QByteArray() << false << QString();
    QTest::newRow("a key that would add a header") << Kind::InvalidInput << QByteArray("key\r\nX-Evil: 1") << false << QString();
    QTest::newRow("plain http to another machine") << Kind::KeyRefusedLocally << QByteArray("key") << false << u"0.0.0.0"_s;
}

void tst_apiclient::refusedBeforeAnySocket()
{
    QFETCH(Kind, kind);
    QFETCH(QByteArray, secret);
    QFETCH(bool, readOnly);
    QFETCH(QString, host);
    FaultServer server({answer()});
    Connection connection = keyConnection(server.url());
    connection.readOnly = readOnly;
    if (!host.isEmpty())
        connection.baseUrl.setHost(host); // means this machine as well, so that a socket would be seen
    api::ApiClient client(connection, Secret(secret), quick(3s, 2));
    const Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, kind);
    QCOMPARE(result.error->tries, 0);
    QCOMPARE(statesOf(records.all), QList{State::Failed});
    QCOMPARE(server.connections(), 0);
    if (!readOnly)
        return;
    Result read;
    const auto reading = sendKind(client, CallKind::Get, into(read));
    QTRY_VERIFY(read.ended);
    QVERIFY(!read.error);
}

void tst_apiclient::aReadIsMadeAgainUntilItWorks()
{
    FaultServer server({answer("503 No"), answer("200 OK", "cut {"), answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    const Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(server.requests(), 3);
    QCOMPARE(records.all.last().tries, 3);
    QCOMPARE(statesOf(records.all),
             (QList{State::Running, State::Waiting, State::Running, State::Waiting, State::Running, State::Succeeded}));
}

void tst_apiclient::aReadGivesUpAfterThreeTries()
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

void tst_apiclient::aClosedPortIsTriedAgainEvenForAWrite()
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

void tst_apiclient::aWriteIsMadeAgainOnceWhenInvited()
{
    for (const QByteArray status : {"429 Slow", "503 Later"}) {
        FaultServer server({answer(status, "{}", {"Retry-After: 0"})});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
        const Records records(client);
        Result result;
        const auto call = sendKind(client, CallKind::Refresh, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QCOMPARE(server.requests(), 2);
        QCOMPARE(statesOf(records.all), (QList{State::Running, State::Waiting, State::Running, State::Failed}));
    }
}

void tst_apiclient::aWriteIsNotMadeAgainUninvited_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char *name, const QByteArray &reply, Kind kind) { QTest::newRow(name) << reply << kind; };
    row("429 alone", httpReply("429 No", "{}"), Kind::RateLimited);
    row("503 alone", httpReply("503 No", "{}"), Kind::Busy);
    row("500 with an invitation", httpReply("500 No", "{}", "application/json", {"Retry-After: 0"}), Kind::ServerFault);
    row("502: the gateway does not know", httpReply("502 No", "{}"), Kind::OutcomeUnknown);
    row("504: the gateway does not know", httpReply("504 No", "{}"), Kind::OutcomeUnknown);
    row("HTML for JSON", httpReply("200 OK", "<html>", "text/html"), Kind::OutcomeUnknown);
    row("nothing", httpReply("200 OK", ""), Kind::OutcomeUnknown);
}

void tst_apiclient::aWriteIsNotMadeAgainUninvited()
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

void tst_apiclient::tenRetriesAMinuteForAll()
{
    FaultServer server({answer("500 No")});
    QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    api::Surroundings given = quick(3s, 2);
    given.now = [&now] { return now; };
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const auto sendTen = [&] {
        std::vector<Result> results(10);
        std::vector<api::Call> calls;
        for (Result &result : results)
            calls.push_back(sendKind(client, CallKind::Get, into(result)));
        return QTest::qWaitFor([&] { return std::all_of(results.begin(), results.end(), [](const Result &r) { return r.ended; }); });
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
void tst_apiclient::noCallOutlivesItsDeadline()
{
    const QByteArray whole = httpReply("200 OK", bodyForAll());
    const std::pair<const char *, Play> slow[] = {
        {"silence", {}},
        {"a head that drips", {.bytes = whole, .dripEvery = 30ms}},
        {"a body that drips", {.bytes = whole.left(whole.indexOf("\r\n\r\n") + 4) + QByteArray(400, ' '), .dripEvery = 10ms}},
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
        Side(const QByteArray &title, CallKind side, const Play &play, const api::Surroundings &given)
            : name(title), kind(side), server({play}), client(keyConnection(server.url()), testKey(), given)
        {
        }
    };
    api::Surroundings given = quick(1000ms);
    given.idleTimeout = 10s;
    std::vector<std::unique_ptr<Side>> sides;
    for (const auto &[name, play] : slow)
        for (const CallKind kind : AllCallKinds)
            sides.push_back(std::make_unique<Side>(QByteArray(name) + ", " + nameOf(kind), kind, play, given));
    for (const auto &side : sides)
        side->call = sendKind(side->client, side->kind, into(side->result));
    QTRY_VERIFY(std::all_of(sides.begin(), sides.end(), [](const auto &side) { return side->result.ended; }));
    for (const auto &side : sides) {
        QVERIFY2(side->result.error, side->name.constData());
        QCOMPARE(side->result.error->kind, side->kind == CallKind::Get ? Kind::TimedOut : Kind::OutcomeUnknown);
        const auto took = side->records.all.last().duration;
        QVERIFY2(took >= 990ms && took <= 1100ms, (side->name + ": " + QByteArray::number(took.count())).constData());
    }
}

void tst_apiclient::theIdleTimeoutIsShorterThanTheDeadline()
{
    const QByteArray whole = httpReply("200 OK", bodyForAll());
    FaultServer server({Play{.bytes = whole.left(60)}});
    api::Surroundings given = quick(10s);
    given.idleTimeout = 150ms;
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 2000);
    QCOMPARE(result.error->kind, Kind::TimedOut);
}

void tst_apiclient::theHandlerNeverRunsInsideSend()
{
    FaultServer server({answer()});
    api::ApiClient good(keyConnection(server.url()), testKey(), quick());
    api::ApiClient bad(keyConnection(server.url()), Secret(), quick());
    for (api::ApiClient *client : {&good, &bad}) {
        Result result;
        const auto call = sendKind(*client, CallKind::Get, into(result));
        QVERIFY(!result.ended);
        QVERIFY(call.isRunning());
        QTRY_VERIFY(result.ended);
    }
}

void tst_apiclient::theCallIsOverWhenTheHandlerRuns()
{
    FaultServer server({answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    api::Call call;
    std::optional<bool> wasRunning;
    call = sendKind(client, CallKind::Get, [&](auto) { wasRunning = call.isRunning(); });
    QTRY_VERIFY(wasRunning);
    QVERIFY(!*wasRunning);
}

void tst_apiclient::theHandlerMayStartTheNextCall()
{
    FaultServer server({answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    int rounds = 0;
    api::Call call;
    std::function<void()> again = [&] {
        call = sendKind(client, CallKind::Get, [&](auto) {
            if (++rounds < 3)
                again();
        });
    };
    again();
    QTRY_COMPARE(rounds, 3);
    QCOMPARE(server.requests(), 3);
}

void tst_apiclient::theHandlerMayDeleteTheClient()
{
    FaultServer server({answer()});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick());
    const auto call = sendKind(*client, CallKind::Get, [&](auto) { client.reset(); });
    const auto other = sendKind(*client, CallKind::Delete, [](auto) { QFAIL("the client is gone"); });
    QTRY_VERIFY(!client);
    QVERIFY(!other.isRunning());
}

void tst_apiclient::aListenerMayLetGoOfTheCall()
{
    for (const State at : {State::Running, State::Waiting, State::Failed}) {
        FaultServer server({answer("500 No")});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 1));
        bool ran = false;
        api::Call call = sendKind(client, CallKind::Get, [&](auto) { ran = true; });
        QList<State> seen;
        connect(&client, &api::ApiClient::requestChanged, &client, [&](const api::RequestRecord &record) {
            seen += record.state;
            if (record.state == at)
                QMetaObject::invokeMethod(&client, [&call] { call = {}; }, Qt::QueuedConnection);
        });
        QTRY_VERIFY(!call.isRunning());
        QVERIFY(seen.contains(at));
        QVERIFY(!ran || at == State::Failed);
    }
}

void tst_apiclient::lettingGoBeforeItBeginsSendsNothing()
{
    FaultServer server({answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    Result dropped;
    {
        const auto call = sendKind(client, CallKind::Delete, into(dropped));
    }
    Result next;
    const auto call = sendKind(client, CallKind::Get, into(next));
    QTRY_VERIFY(next.ended);
    QCOMPARE(server.requests(), 1);
    QVERIFY(server.heads().first().startsWith("GET"));
    QVERIFY(!dropped.ended);
}

void tst_apiclient::lettingGoMidFlightClosesTheConnection()
{
    FaultServer server({Play{}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    Result result;
    auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_COMPARE(server.requests(), 1);
    QCOMPARE(server.openConnections(), 1);
    call = {};
    QTRY_COMPARE(server.openConnections(), 0);
    QVERIFY(!result.ended);
    QCOMPARE(records.all.last().state, State::Cancelled);
}

void tst_apiclient::lettingGoWhileItWaitsEndsTheRetries()
{
    FaultServer server({answer("503 No", "{}", {"Retry-After: 1"})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    const Records records(client);
    Result result;
    auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_COMPARE(records.all.isEmpty() ? State::Running : records.all.last().state, State::Waiting);
    QCOMPARE(records.all.last().nextTryIn, 1000ms);
    call = {};
    QCOMPARE(records.all.last().state, State::Cancelled);
    QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 1 || result.ended; }, 1200));
}

void tst_apiclient::lettingGoWhileItIsDecodedIsQuick()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", QByteArray(100'000, ' ') + "[]")}});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick());
    // A decoder that lasts as long as the test wants.
    const auto began = std::make_shared<QSemaphore>();
    const auto mayEnd = std::make_shared<QSemaphore>();
    const auto ended = std::make_shared<QSemaphore>();
    auto endpoint = api::listUsers();
    endpoint.decode = [=](const QByteArray &) -> wire::Decoding<UserPage> {
        began->release();
        mayEnd->acquire();
        ended->release();
        return wire::Decoded<UserPage>{};
    };
    Result result;
    auto call = sendFor(*client, endpoint, into(result));
    QTRY_COMPARE(began->available(), 1);
    QElapsedTimer clock;
    clock.start();
    call = {};
    client.reset();
    QVERIFY(clock.elapsed() < 1000);
    mayEnd->release();
    QTRY_COMPARE(ended->available(), 1);
    QCoreApplication::processEvents();
    QVERIFY(!result.ended);
}

void tst_apiclient::theClientMayGoAtAnyMoment_data()
{
    QTest::addColumn<int>("milliseconds");
    for (const int ms : {0, 1, 2, 3, 5, 8, 13})
        QTest::addRow("after %d ms", ms) << ms;
}

void tst_apiclient::theClientMayGoAtAnyMoment()
{
    QFETCH(int, milliseconds);
    const QByteArray packedList = httpReply("200 OK", gzipped(listOf(3000)), "application/json", {"Content-Encoding: gzip"});
    FaultServer server({answer(), answer("503 No"), Play{.bytes = packedList}});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick(3s, 2));
    std::vector<api::Call> calls;
    for (const CallKind kind : AllCallKinds)
        calls.push_back(sendKind(*client, kind, [](auto) {}));
    calls.push_back(sendFor(*client, api::listUsers(), [](auto) {}));
    QElapsedTimer clock;
    clock.start();
    QVERIFY(QTest::qWaitFor([&] { return clock.elapsed() >= milliseconds; }));
    client.reset();
    QVERIFY(std::none_of(calls.begin(), calls.end(), [](const api::Call &call) { return call.isRunning(); }));
    QCoreApplication::processEvents();
}

void tst_apiclient::assigningANewCallCancelsTheOld()
{
    FaultServer server({Play{}, answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    Result first;
    Result second;
    auto call = sendKind(client, CallKind::Get, into(first));
    QTRY_COMPARE(server.requests(), 1);
    call = sendKind(client, CallKind::Get, into(second));
    QTRY_VERIFY(second.ended);
    QVERIFY(!second.error);
    QVERIFY(!first.ended);
}

void tst_apiclient::longAnswersAreDecodedElsewhere_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("elsewhere");
    QTest::newRow("a short one here") << httpReply("200 OK", "[]") << false;
    QTest::newRow("a long one elsewhere") << httpReply("200 OK", QByteArray(100'000, ' ') + "[]") << true;
    QTest::newRow("a packed one elsewhere") << httpReply("200 OK", gzipped("[]"), "application/json", {"Content-Encoding: gzip"}) << true;
}

void tst_apiclient::longAnswersAreDecodedElsewhere()
{
    QFETCH(QByteArray, reply);
    QFETCH(bool, elsewhere);
    FaultServer server({Play{.bytes = reply}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (const auto kind : {api::ReplyKind::Small, api::ReplyKind::Bulk}) {
        QThread *decodedIn = nullptr;
        QThread *handledIn = nullptr;
        auto endpoint = api::listUsers();
        endpoint.kind = kind;
        endpoint.decode = [&decodedIn](const QByteArray &) -> wire::Decoding<UserPage> {
            decodedIn = QThread::currentThread();
            return wire::Decoded<UserPage>{};
        };
        const auto call = sendFor(client, endpoint, [&handledIn](auto error) {
            QVERIFY(!error);
            handledIn = QThread::currentThread();
        });
        QTRY_VERIFY(handledIn);
        QCOMPARE(handledIn, thread());
        QCOMPARE(decodedIn != thread(), elsewhere);
    }
}

void tst_apiclient::largeBodiesArriveWhole_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("closes");
    const QByteArray body = listOf(60'000); // about 9 MB: more than any buffer on the way
    const QByteArray type = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    QByteArray chunks;
    for (qsizetype at = 0; at < body.size(); at += 100'000) {
        const QByteArray part = body.mid(at, 100'000);
        chunks += QByteArray::number(part.size(), 16) + "\r\n" + part + "\r\n";
    }
    QTest::newRow("with a length") << httpReply("200 OK", body) << false;
    QTest::newRow("in chunks") << QByteArray(type + "Transfer-Encoding: chunked\r\n\r\n" + chunks + "0\r\n\r\n") << false;
    QTest::newRow("until the connection closes") << QByteArray(type + "Connection: close\r\n\r\n" + body) << true;
    QTest::newRow("packed") << httpReply("200 OK", gzipped(body), "application/json", {"Content-Encoding: gzip"}) << false;
}

void tst_apiclient::largeBodiesArriveWhole()
{
    QFETCH(QByteArray, reply);
    QFETCH(bool, closes);
    FaultServer server({Play{.bytes = reply, .then = closes ? Play::Then::Close : Play::Then::KeepOpen}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(30s));
    std::optional<size_t> users;
    const auto call = client.send<UserPage>(api::listUsers(), [&users](auto outcome) { users = outcome.ok() ? outcome.value().value.users.size() : 0; });
    QTRY_VERIFY_WITH_TIMEOUT(users, 30'000);
    QCOMPARE(*users, size_t(60'000));
}

void tst_apiclient::theBodyIsKeptButNotOfBulk()
{
    FaultServer server({answer("201 Created"), Play{.bytes = httpReply("200 OK", listOf(2))}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    std::optional<api::Answer<User>> user;
    const auto one = client.send<User>(api::getUser(*UserId::parse(u"u1"_s)), [&](auto outcome) { user = std::move(outcome).value(); });
    QTRY_VERIFY(user);
    QCOMPARE(user->body, bodyForAll());
    QCOMPARE(user->httpStatus, 201);
    std::optional<api::Answer<UserPage>> page;
    const auto two = client.send<UserPage>(api::listUsers(), [&](auto outcome) { page = std::move(outcome).value(); });
    QTRY_VERIFY(page);
    QVERIFY(page->body.isEmpty());
    QCOMPARE(page->value.users.size(), size_t(2));
}

void tst_apiclient::anAnswerAboutAnotherRecordIsRefused()
{
    FaultServer server({answer("200 OK", bodyForAll().replace("\"u1\"", "\"u2\""))});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->kind, Kind::WrongRecord);
}

void tst_apiclient::anActionThatFailedIsNoSuccess()
{
    for (const CallKind kind : AllCallKinds) {
        FaultServer server({answer("200 OK", R"({"success":false,"error":"The source did not answer","failed_sources":["oura/sleep"]})")});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QCOMPARE(result.error->kind, Kind::ActionFailed);
        QCOMPARE(result.error->serverMessage, u"The source did not answer"_s);
        QVERIFY(result.error->detail.contains(u"oura/sleep"));
        QCOMPARE(server.requests(), 1);
    }
}

void tst_apiclient::anAnswerNobodyAskedForIsNotTakenForTheNext_data()
{
    QTest::addColumn<QByteArray>("extra");
    QTest::newRow("a success") << httpReply("200 OK", R"({"success":true})");
    QTest::newRow("half a success") << httpReply("200 OK", R"({"success":true})").left(60);
}

/// A second answer behind the first, on a connection that is kept: must not become the answer to the next write.
void tst_apiclient::anAnswerNobodyAskedForIsNotTakenForTheNext()
{
    QFETCH(QByteArray, extra);
    for (int round = 0; round < 10; ++round) {
        FaultServer server({Play{.bytes = httpReply("200 OK", bodyForAll()) + extra}, answer("404 No", R"({"detail":"Not found"})")});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(300ms));
        Result write;
        api::Call next;
        const auto call = sendKind(client, CallKind::Get, [&](auto error) {
            QVERIFY(!error);
            next = sendKind(client, CallKind::Delete, into(write));
        });
        QTRY_VERIFY(write.ended);
        QVERIFY2(write.error, "an old answer was taken for the new one");
    }
}

void tst_apiclient::atMostFourInTheBackground()
{
    FaultServer server({answer()});
    server.hold();
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
    std::vector<Result> results(20);
    std::vector<api::Call> calls;
    for (Result &result : results) {
        auto endpoint = api::deleteUser(*UserId::parse(u"u1"_s));
        endpoint.background = true;
        calls.push_back(sendFor(client, endpoint, into(result)));
    }
    QTRY_COMPARE(server.requests(), 4);
    QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 4; }, 100));
    calls[7] = {}; // one that waits
    calls[0] = {}; // one that is under way: its place is free for another
    QTRY_COMPARE(server.requests(), 5);
    server.release();
    QTRY_COMPARE(std::count_if(results.begin(), results.end(), [](const Result &result) { return result.ended; }), 18);
    QCOMPARE(server.requests(), 19);
}

void tst_apiclient::aCallInFrontIsNotHeldUpByTheBackground()
{
    FaultServer slow({answer()});
    slow.hold();
    api::ApiClient client(keyConnection(slow.url()), testKey(), quick(10s));
    std::vector<Result> results(100);
    std::vector<api::Call> calls;
    for (Result &result : results) {
        auto endpoint = api::deleteUser(*UserId::parse(u"u1"_s));
        endpoint.background = true;
        calls.push_back(sendFor(client, endpoint, into(result)));
    }
    QTRY_COMPARE(slow.requests(), 4);
    slow.stopHolding(); // from now on answers come at once; those four still wait
    QList<qint64> durations;
    for (int i = 0; i < 40; ++i) {
        QElapsedTimer clock;
        clock.start();
        Result result;
        const auto call = sendKind(client, CallKind::Get, [&](auto error) {
            result = {true, error};
            durations += clock.elapsed();
        });
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
    }
    std::sort(durations.begin(), durations.end());
    QVERIFY2(durations.at(37) <= 200, QByteArray::number(durations.at(37)).constData()); // p95
}

void tst_apiclient::afterADeadServiceRetryWorks()
{
    // Caught in a head that never ends, the transport's thread is deaf; the next call must not be.
    FaultServer server({Play{.bytes = "HTTP/1.1 200 O", .forever = QByteArray(4096, 'K')}, answer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(400ms));
    Result bad;
    const auto one = sendKind(client, CallKind::Get, into(bad));
    QTRY_VERIFY(bad.ended);
    QCOMPARE(bad.error->kind, Kind::TimedOut);
    Result good;
    const auto two = sendKind(client, CallKind::Get, into(good));
    QTRY_VERIFY(good.ended);
    QVERIFY(!good.error);
}

void tst_apiclient::recordsTellTheStory()
{
    FaultServer server({answer("200 OK", "[]")});
    const QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    api::Surroundings given = quick();
    given.now = [now] { return now; };
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const Records records(client);
    Result result;
    auto endpoint = api::listUsersFrom(100, 50);
    endpoint.segments.last() = u"a b"_s;
    const auto call = sendFor(client, endpoint, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(statesOf(records.all), (QList{State::Running, State::Succeeded}));
    const auto last = records.all.last();
    QCOMPARE(QByteArray(last.endpoint), "listUsers");
    QCOMPARE(last.path, u"/v2/a%20b/"_s); // no query
    QCOMPARE(last.verb, api::Verb::Get);
    QCOMPARE(last.startedAt, now);
    QCOMPARE(last.tries, 1);
    QCOMPARE(last.httpStatus, 200);
    QCOMPARE(last.bytesReceived, 2);
    QVERIFY(!last.error);
    for (const auto &record : records.all)
        QCOMPARE(record.id, last.id);
    Result other;
    const auto next = sendKind(client, CallKind::Get, into(other));
    QTRY_VERIFY(other.ended);
    QVERIFY(records.all.last().id != last.id);
    QCOMPARE(records.all.last().state, State::Failed);
    QCOMPARE(records.all.last().error, other.error);
}

void tst_apiclient::progressIsReported()
{
    const QByteArray whole = httpReply("200 OK", "[" + QByteArray(100, ' ') + "]");
    FaultServer server({Play{.bytes = whole, .dripEvery = 4ms}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
    const Records records(client);
    Result result;
    const auto call = sendFor(client, api::listUsers(), into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 10'000);
    QSet<qint64> sizes;
    for (const auto &record : records.all)
        sizes += record.bytesReceived;
    QVERIFY(sizes.size() >= 3);
    QVERIFY(records.all.size() < 40);
    QCOMPARE(records.all.last().bytesReceived, 102);
}

void tst_apiclient::theKeyIsInNoRecordAndNoError()
{
    const QByteArray echo = R"({"detail":"Invalid key )" + testKey().reveal() + R"("})";
    FaultServer server({answer("401 No", echo)});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->serverMessage, u"Invalid key …"_s);
    QCOMPARE(records.all.last().error->serverMessage, u"Invalid key …"_s);
}

LABDESK_TEST(tst_apiclient)
#include "tst_apiclient.moc"
