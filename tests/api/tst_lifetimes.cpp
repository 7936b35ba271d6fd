// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "clientplays.h"
#include "gzipped.h"
#include "listendpoints.h"

#include <QElapsedTimer>
#include <QSemaphore>

/// Who may let go of what, and when handlers run.
class tst_lifetimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHandlerNeverRunsInsideSend();
    void theCallIsOverWhenTheHandlerRuns();
    void theHandlerMayStartTheNextCall();
    void theHandlerMayDeleteTheClient();
    void aListenerMayLetGoOfTheCall();
    void aListenerMayLetGoAgainOfWhatIsLetGo();
    void whatDecidesAboutTheNextTryMayLetGoOfTheCall();
    void whatAListenerLetsGoOfIsStillReadByTheNext();
    void aListenerMayDeleteTheClient_data();
    void aListenerMayDeleteTheClient();
    void aWriteThatMayHaveBeenDoneIsNotCalledCanceled_data();
    void aWriteThatMayHaveBeenDoneIsNotCalledCanceled();
    void whatHasEndedStaysAsItEnded();
    void lettingGoBeforeItBeginsSendsNothing();
    void lettingGoMidFlightClosesTheConnection();
    void lettingGoWhileItWaitsEndsTheRetries();
    void lettingGoDoesNotWaitForTheDecoder();
    void theClientMayGoAtAnyMoment_data();
    void theClientMayGoAtAnyMoment();
    void assigningANewCallCancelsTheOld();
    void whatWasSentIsStruckFromWhatComesBack_data();
    void whatWasSentIsStruckFromWhatComesBack();
};

void tst_lifetimes::theHandlerNeverRunsInsideSend()
{
    FaultServer server({goodAnswer()});
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

void tst_lifetimes::theCallIsOverWhenTheHandlerRuns()
{
    FaultServer server({goodAnswer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    api::Call call;
    std::optional<bool> wasRunning;
    call = sendKind(client, CallKind::Get, [&](auto) { wasRunning = call.isRunning(); });
    QTRY_VERIFY(wasRunning);
    QVERIFY(!*wasRunning);
}

void tst_lifetimes::theHandlerMayStartTheNextCall()
{
    FaultServer server({goodAnswer()});
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

void tst_lifetimes::theHandlerMayDeleteTheClient()
{
    FaultServer server({goodAnswer()});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick());
    api::Call other;
    const auto call = sendKind(*client, CallKind::Get, [&](auto) {
        other = sendKind(*client, CallKind::Delete, [](auto) { QFAIL("the client is gone"); });
        client.reset();
    });
    QTRY_VERIFY(!client);
    QVERIFY(!other.isRunning());
}

void tst_lifetimes::aListenerMayLetGoOfTheCall()
{
    for (const State at : {State::Running, State::Waiting, State::Failed}) {
        FaultServer server({answer("500 No", bodyForAll())});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 1));
        bool ran = false;
        api::Call call = sendKind(client, CallKind::Get, [&](auto) { ran = true; });
        QList<State> seen;
        connect(&client, &api::ApiClient::requestChanged, &client, [&](const api::RequestRecord &record) {
            seen += record.state;
            if (record.state == at)
                QMetaObject::invokeMethod(
                    &client, [&call] { call = {}; }, Qt::QueuedConnection);
        });
        QTRY_VERIFY(!call.isRunning());
        QVERIFY(seen.contains(at));
        QVERIFY(!ran || at == State::Failed);
    }
}

/// One listener may take the last response for the end of an outage, whose call it drops; others show its record.
void tst_lifetimes::whatAListenerLetsGoOfIsStillReadByTheNext()
{
    FaultServer server({answer("404 No", bodyForAll())});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    api::Call call = sendKind(client, CallKind::Get, [](auto) { QFAIL("it was dropped"); });
    QByteArrayList others;
    connect(&client, &api::ApiClient::requestChanged, &client, [&](const api::RequestRecord &record) {
        if (!record.isOver())
            return;
        call = {};
        for (int size = 16; size <= 8192; size += 16) // takes the memory that is free now
            others += QByteArray(size, 'x');
    });
    QString begun;
    QString read;
    int status = 0;
    connect(&client, &api::ApiClient::requestChanged, &client, [&](const api::RequestRecord &record) {
        (record.state == State::Running ? begun : read) = record.path;
        status = record.httpStatus;
    });
    QTRY_VERIFY(!others.isEmpty());
    QVERIFY(!begun.isEmpty());
    QCOMPARE(read, begun);
    QCOMPARE(status, 404);
}

void tst_lifetimes::aListenerMayDeleteTheClient_data()
{
    QTest::addColumn<int>("report");
    for (int report = 1; report <= 12; ++report)
        QTest::addRow("at report %d", report) << report;
}

/// More calls than places, so that some wait; a long answer that reports progress; a refusal that is tried again.
void tst_lifetimes::aListenerMayDeleteTheClient()
{
    QFETCH(int, report);
    FaultServer server(
        {Play{.bytes = httpReply("200 OK", listOf(3000))}, answer("503 No", bodyForAll()), goodAnswer()});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick(3s, 1));
    std::vector<api::Call> calls;
    calls.push_back(sendFor(*client, listUsers(), [](auto) {}));
    for (int round = 0; round < 2; ++round)
        for (const CallKind kind : AllCallKinds)
            calls.push_back(sendKind(*client, kind, [](auto) {}));
    int reports = 0;
    connect(client.get(), &api::ApiClient::requestChanged, this, [&] {
        if (++reports == report)
            client.reset();
    });
    QTRY_VERIFY(!client);
    QCOMPARE(reports, report);
    QVERIFY(std::none_of(calls.begin(), calls.end(), [](const api::Call &call) { return call.isRunning(); }));
    QCoreApplication::processEvents();
}

void tst_lifetimes::aWriteThatMayHaveBeenDoneIsNotCalledCanceled_data()
{
    QTest::addColumn<CallKind>("kind");
    for (const CallKind kind : AllCallKinds)
        QTest::newRow(nameOf(kind)) << kind;
}

void tst_lifetimes::aWriteThatMayHaveBeenDoneIsNotCalledCanceled()
{
    QFETCH(CallKind, kind);
    FaultServer server({Play{}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    auto call = sendKind(client, kind, [](auto) { QFAIL("it was let go"); });
    QTRY_COMPARE(server.requests(), 1);
    call = {};
    QCOMPARE(records.all.last().state, isRead(kind) ? State::Canceled : State::Failed);
    if (!isRead(kind))
        QCOMPARE(records.all.last().error->kind, Kind::OutcomeUnknown);
}

void tst_lifetimes::whatHasEndedStaysAsItEnded()
{
    FaultServer server({goodAnswer(), answer("404 No", R"({"detail":"Not found"})")});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    for (const State expected : {State::Succeeded, State::Failed}) {
        api::Call call = sendKind(client, CallKind::Delete, [](auto) { QFAIL("a listener let it go"); });
        const auto watch
            = connect(&client, &api::ApiClient::requestChanged, this, [&](const api::RequestRecord &record) {
                  if (record.state == expected)
                      call = {};
              });
        QTRY_VERIFY(!call.isRunning());
        disconnect(watch);
        QCOMPARE(records.all.last().state, expected);
    }
}

void tst_lifetimes::lettingGoBeforeItBeginsSendsNothing()
{
    FaultServer server({goodAnswer()});
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

/// As who follows all requests does when one of them says that there is no use in trying.
void tst_lifetimes::aListenerMayLetGoAgainOfWhatIsLetGo()
{
    FaultServer server({Play{}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    Result result;
    auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_COMPARE(server.requests(), 1);
    int ends = 0;
    connect(&client, &api::ApiClient::requestChanged, this, [&](const api::RequestRecord &record) {
        ends += record.isOver() ? 1 : 0;
        QVERIFY(!call.isRunning());
        call.cancel();
    });
    call.cancel();
    QCOMPARE(ends, 1);
    QVERIFY(!result.ended);
}

void tst_lifetimes::whatDecidesAboutTheNextTryMayLetGoOfTheCall()
{
    FaultServer server({answer("503 No", "{}")});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    api::Call call;
    auto endpoint = listUsers();
    endpoint.retryDelay = [&call, pause = std::make_shared<std::chrono::milliseconds>(1)](const ApiError &, int) {
        call.cancel();
        return std::optional(*pause); // the function is still there
    };
    Result result;
    call = sendFor(client, endpoint, into(result));
    QTRY_VERIFY(!records.all.isEmpty() && records.all.last().isOver());
    QCOMPARE(records.all.last().state, State::Canceled);
    QVERIFY(!result.ended);
}

void tst_lifetimes::lettingGoMidFlightClosesTheConnection()
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
    QCOMPARE(records.all.last().state, State::Canceled);
}

void tst_lifetimes::lettingGoWhileItWaitsEndsTheRetries()
{
    FaultServer server({answer("503 No", "{}", {"Retry-After: 1"})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
    const Records records(client);
    Result result;
    auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_COMPARE(records.all.isEmpty() ? State::Running : records.all.last().state, State::Waiting);
    QCOMPARE(records.all.last().nextTryIn, 1000ms);
    call = {};
    QCOMPARE(records.all.last().state, State::Canceled);
    QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 1 || result.ended; }, 1200));
}

void tst_lifetimes::lettingGoDoesNotWaitForTheDecoder()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", QByteArray(100'000, ' ') + "[]")}});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick());
    // A decoder that lasts as long as the test wants.
    const auto began = std::make_shared<QSemaphore>();
    const auto mayEnd = std::make_shared<QSemaphore>();
    const auto ended = std::make_shared<QSemaphore>();
    auto endpoint = listUsers();
    endpoint.decode = [=](const QByteArray &) -> wire::Decoding<UserPage> {
        began->release();
        mayEnd->acquire();
        ended->release();
        return wire::Decoded<UserPage>{};
    };
    Result result;
    auto call = sendFor(*client, endpoint, into(result));
    QTRY_COMPARE(began->available(), 1);
    call = {};
    client.reset(); // neither waits for the decoder
    mayEnd->release();
    QTRY_COMPARE(ended->available(), 1);
    QCoreApplication::processEvents();
    QVERIFY(!result.ended);
}

void tst_lifetimes::theClientMayGoAtAnyMoment_data()
{
    QTest::addColumn<int>("milliseconds");
    for (const int ms : {0, 1, 2, 3, 5, 8, 13})
        QTest::addRow("after %d ms", ms) << ms;
}

void tst_lifetimes::theClientMayGoAtAnyMoment()
{
    QFETCH(int, milliseconds);
    const QByteArray packedList
        = httpReply("200 OK", gzipped(listOf(3000)), "application/json", {"Content-Encoding: gzip"});
    FaultServer server({goodAnswer(), answer("503 No", bodyForAll()), Play{.bytes = packedList}});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick(3s, 2));
    std::vector<api::Call> calls;
    for (const CallKind kind : AllCallKinds)
        calls.push_back(sendKind(*client, kind, [](auto) {}));
    calls.push_back(sendFor(*client, listUsers(), [](auto) {}));
    QElapsedTimer clock;
    clock.start();
    QVERIFY(QTest::qWaitFor([&] { return clock.elapsed() >= milliseconds; }));
    client.reset();
    QVERIFY(std::none_of(calls.begin(), calls.end(), [](const api::Call &call) { return call.isRunning(); }));
    QCoreApplication::processEvents();
}

void tst_lifetimes::assigningANewCallCancelsTheOld()
{
    FaultServer server({Play{}, goodAnswer()});
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

void tst_lifetimes::whatWasSentIsStruckFromWhatComesBack_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("echo");
    QTest::addColumn<QByteArray>("nextKey");
    const QByteArray key = "sk_live_0123456789abcdef";
    QTest::newRow("the key is still known") << key << key << key;
    QTest::newRow("it is forgotten by then") << key << key << QByteArray();
    QTest::newRow("another one is known by then") << key << key << QByteArray("sk_live_fedcba9876543210");
    QTest::newRow("with a slash that JSON may escape")
        << QByteArray("sk/live+0123456789\"abc==") << QByteArray(R"(sk\/live+0123456789\"abc==)") << QByteArray();
}

void tst_lifetimes::whatWasSentIsStruckFromWhatComesBack()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, echo);
    QFETCH(QByteArray, nextKey);
    FaultServer server({answer("422 No", R"({"detail":"no such key: )" + echo + "\"}", {"X-Key: " + key})});
    api::ApiClient client(keyConnection(server.url()), Secret(key), quick());
    Records records(client);
    server.hold();
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_COMPARE(server.requests(), 1);
    if (nextKey != key)
        client.forgetSecret();
    if (nextKey != key && !nextKey.isEmpty())
        client.setSecret(Secret(nextKey));
    server.release();
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->httpStatus, 422);
    QVERIFY2(!result.error->serverMessage.contains(QString::fromLatin1(key)), qPrintable(result.error->serverMessage));
    for (const api::RequestRecord &record : records.all) {
        QVERIFY(!record.error || !record.error->serverMessage.contains(QString::fromLatin1(key)));
        for (const api::RequestAttempt &attempt : record.attempts) {
            QVERIFY2(!attempt.body.bytes.contains(key) && !attempt.body.bytes.contains(echo),
                     attempt.body.bytes.constData());
            for (const api::HeaderLine &line : attempt.came)
                QVERIFY2(!line.value.contains(key), line.value.constData());
        }
    }
}

LABDESK_TEST(tst_lifetimes)
#include "tst_lifetimes.moc"
