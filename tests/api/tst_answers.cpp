// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "apitest.h"
#include "clientplays.h"
#include "gzipped.h"
#include "listendpoints.h"

#include <QSet>
#include <QThread>

using Sender = std::function<api::Call(api::ApiClient &, Ended)>;

namespace {

std::vector<api::Call> sendInBackground(api::ApiClient &client, std::vector<Result> &results)
{
    std::vector<api::Call> calls;
    for (Result &result : results) {
        auto endpoint = api::deleteUser(*UserId::parse(u"u1"_s));
        endpoint.isBackground = true;
        calls.push_back(sendFor(client, endpoint, into(result)));
    }
    return calls;
}

} // namespace

/// Answers that came: where they are decoded, whether they are the right ones, what is told of them, and who waits for
/// whom.
class tst_answers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void behindACoverOnlyTheBackgroundIsSent();
    void longAnswersAreDecodedElsewhere_data();
    void longAnswersAreDecodedElsewhere();
    void largeBodiesArriveWhole_data();
    void largeBodiesArriveWhole();
    void theBodyIsKept();
    void s18_anAnswerAboutAnotherRecordIsRefused_data();
    void s18_anAnswerAboutAnotherRecordIsRefused();
    void aLongCallMayTakeLongerThanOthers();
    void anActionThatFailedIsNoSuccess_data();
    void anActionThatFailedIsNoSuccess();
    void anAnswerNobodyAskedForIsNotTakenForTheNext_data();
    void anAnswerNobodyAskedForIsNotTakenForTheNext();
    void atMostFourInTheBackground();
    void aCallInFrontIsNotHeldUpByTheBackground();
    void recordsTellTheStory();
    void progressIsReported();
    void theKeyIsInNoRecordAndNoError();
};

void tst_answers::behindACoverOnlyTheBackgroundIsSent()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", R"({"success":true})")}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    client.limitToBackground();
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error && result.error->kind == ApiError::Kind::NoCredential);
    }
    QCOMPARE(server.requests(), 0);
    std::vector<Result> results(1);
    const auto calls = sendInBackground(client, results);
    QTRY_VERIFY(results[0].ended);
    QVERIFY(!results[0].error);
    client.setSecret(testKey());
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(server.requests(), 2);
}

void tst_answers::longAnswersAreDecodedElsewhere_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("elsewhere");
    QTest::newRow("a short one here") << httpReply("200 OK", "[]") << false;
    QTest::newRow("a long one elsewhere") << httpReply("200 OK", QByteArray(100'000, ' ') + "[]") << true;
    QTest::newRow("a packed one elsewhere")
        << httpReply("200 OK", gzipped("[]"), "application/json", {"Content-Encoding: gzip"}) << true;
}

void tst_answers::longAnswersAreDecodedElsewhere()
{
    QFETCH(QByteArray, reply);
    QFETCH(bool, elsewhere);
    FaultServer server({Play{.bytes = reply}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    QThread *decodedIn = nullptr;
    QThread *handledIn = nullptr;
    auto endpoint = listUsers();
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

void tst_answers::largeBodiesArriveWhole_data()
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
    QTest::newRow("in chunks") << QByteArray(type + "Transfer-Encoding: chunked\r\n\r\n" + chunks + "0\r\n\r\n")
                               << false;
    QTest::newRow("until the connection closes") << QByteArray(type + "Connection: close\r\n\r\n" + body) << true;
    QTest::newRow("packed") << httpReply("200 OK", gzipped(body), "application/json", {"Content-Encoding: gzip"})
                            << false;
}

void tst_answers::largeBodiesArriveWhole()
{
    QFETCH(QByteArray, reply);
    QFETCH(bool, closes);
    FaultServer server({Play{.bytes = reply, .then = closes ? Play::Then::Close : Play::Then::KeepOpen}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(120s));
    std::optional<size_t> users;
    const auto call = client.send<UserPage>(
        listUsers(), [&users](auto outcome) { users = outcome.ok() ? outcome.value().value.users.size() : 0; });
    QTRY_VERIFY_WITH_TIMEOUT(users, 130'000); // with sanitizers, on a busy machine
    QCOMPARE(*users, size_t(60'000));
}

void tst_answers::theBodyIsKept()
{
    FaultServer server({answer("201 Created", bodyForAll())});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    std::optional<api::Response<User>> user;
    const auto call = client.send<User>(api::getUser(*UserId::parse(u"u1"_s)),
                                        [&](auto outcome) { user = std::move(outcome).value(); });
    QTRY_VERIFY(user);
    QCOMPARE(user->body, bodyForAll());
    QCOMPARE(user->httpStatus, 201);
}

void tst_answers::s18_anAnswerAboutAnotherRecordIsRefused_data()
{
    QTest::addColumn<Sender>("sender");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isRefused");
    const auto ofKind = [](CallKind kind) -> Sender {
        return [kind](api::ApiClient &client, Ended ended) { return sendKind(client, kind, std::move(ended)); };
    };
    const Sender zip = [](api::ApiClient &client, Ended ended) {
        return sendFor(client, api::centersNearZip(u"85004"_s, 27, Radius::Miles25), std::move(ended));
    };
    const Sender order = [](api::ApiClient &client, Ended ended) {
        return sendFor(client, api::centersNearOrder(*OrderId::parse(u"o1"_s), Radius::Miles25), std::move(ended));
    };
    const Sender anyLab = [](api::ApiClient &client, Ended ended) {
        return sendFor(client, api::centersNearZip(u"85004"_s, 0, std::nullopt), std::move(ended));
    };
    const auto centersOf = [](int lab) {
        return R"({"slug":"labcorp","patient_service_centers":[],"lab_id":)" + QByteArray::number(lab) + '}';
    };
    const Sender get = ofKind(CallKind::Get);
    const Sender refresh = ofKind(CallKind::Refresh);
    const Sender create = ofKind(CallKind::Create);
    QTest::newRow("a user: the one asked for") << get << bodyForAll() << false;
    QTest::newRow("a user: another") << get << bodyForAll().replace("\"u1\"", "\"u2\"") << true;
    const auto askFor = [](const QString &id) -> Sender {
        return [id](api::ApiClient &client, Ended ended) {
            return sendFor(client, api::getUser(*UserId::parse(id)), std::move(ended));
        };
    };
    const auto answered = [](const QByteArray &id) { return bodyForAll().replace("\"u1\"", '"' + id + '"'); };
    const QString uuid = u"8f1c2d3e-abcd-4000-8000-00000000009a"_s;
    QTest::newRow("a user: asked for in capitals") << askFor(uuid.toUpper()) << answered(uuid.toLatin1()) << false;
    QTest::newRow("a user: answered in capitals") << askFor(uuid) << answered(uuid.toUpper().toLatin1()) << false;
    QTest::newRow("a user: capitals of what is no UUID") << get << answered("U1") << true;
    QTest::newRow("a refresh: of the user asked for") << refresh << R"({"success":true,"user_id":"u1"})"_ba << false;
    QTest::newRow("a refresh: of another user") << refresh << R"({"success":true,"user_id":"u2"})"_ba << true;
    QTest::newRow("a refresh: of a user not named") << refresh << R"({"success":true})"_ba << false;
    QTest::newRow("a new user: by ids, the one sent")
        << create << R"({"user_id":"u1","client_user_id":"c1"})"_ba << false;
    QTest::newRow("a new user: by ids, another") << create << R"({"user_id":"u1","client_user_id":"c2"})"_ba << true;
    QTest::newRow("a new user: by ids, in another case")
        << create << R"({"user_id":"u1","client_user_id":" C1"})"_ba << false;
    QTest::newRow("a new user: whole, in another case") << create << bodyForAll().replace("\"c1\"", "\"C1\"") << false;
    QTest::newRow("a new user: by its id alone") << create << R"({"user_id":"u1"})"_ba << false;
    QTest::newRow("a new user: whole, another") << create << bodyForAll().replace("\"c1\"", "\"c2\"") << true;
    QTest::newRow("a new user: whole, of no name") << create << bodyForAll().replace("\"c1\"", "\"\"") << true;
    QTest::newRow("centers by ZIP: of the lab asked for") << zip << centersOf(27) << false;
    QTest::newRow("centers by ZIP: of another lab") << zip << centersOf(6) << true;
    QTest::newRow("centers by ZIP: of whichever lab, when the default was asked for")
        << anyLab << centersOf(27) << false;
    QTest::newRow("centers by order: of the order's lab, whichever that is") << order << centersOf(6) << false;
}

void tst_answers::s18_anAnswerAboutAnotherRecordIsRefused()
{
    QFETCH(Sender, sender);
    QFETCH(QByteArray, body);
    QFETCH(bool, isRefused);
    FaultServer server({answer("200 OK", body)});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    Result result;
    const auto call = sender(client, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error.has_value(), isRefused);
    if (isRefused)
        QCOMPARE(result.error->kind, Kind::WrongRecord);
    QCOMPARE(server.requests(), 1);
}

/// Beside each other: the same server, which answers nobody before the ordinary call has given up.
void tst_answers::aLongCallMayTakeLongerThanOthers()
{
    FaultServer server({goodAnswer()});
    server.hold();
    api::ClientOptions given = quick(1s);
    given.longDeadline = 30s;
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    Result ordinary;
    Result created;
    Result refreshed;
    const auto one = sendKind(client, CallKind::Get, into(ordinary));
    const auto two = sendKind(client, CallKind::Create, into(created));
    const auto three = sendKind(client, CallKind::Refresh, into(refreshed));
    QTRY_VERIFY(ordinary.ended && created.ended && server.requests() == 3);
    QCOMPARE(ordinary.error->kind, Kind::TimedOut);
    QCOMPARE(created.error->kind, Kind::OutcomeUnknown);
    QVERIFY(!refreshed.ended);
    server.release();
    QTRY_VERIFY(refreshed.ended);
    QVERIFY(!refreshed.error);

    server.hold();
    given.longDeadline = 1s;
    api::ApiClient impatient(keyConnection(server.url()), testKey(), given);
    Result unknown;
    const auto four = sendKind(impatient, CallKind::Refresh, into(unknown));
    QTRY_VERIFY(unknown.ended); // it ends, too
    QCOMPARE(unknown.error->kind, Kind::OutcomeUnknown);
    QCOMPARE(api::ClientOptions().longDeadline, 75'000ms); // above the 60 s that a refresh may take
}

void tst_answers::anActionThatFailedIsNoSuccess_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isCompressed");
    const QByteArray words = R"("error":"The source did not answer","failed_sources":["oura/sleep"]})";
    const auto rightBut = [&words](const QByteArray &success) { // all that each kind of call asks for, and the failure
        return bodyForAll()
            .replace(R"("success":true)", success)
            .replace(R"("connected_sources":[]})", R"("connected_sources":[],)" + words);
    };
    const QByteArray no = R"("success":false)";
    const auto longBy = [&no](qsizetype size) { return no + R"(,"note":")" + QByteArray(size, 'x') + '"'; };
    QTest::newRow("in a few words") << QByteArray("{" + no + "," + words) << false;
    QTest::newRow("in the right answer") << rightBut(no) << false;
    QTest::newRow("in a packed one") << rightBut(no) << true;
    QTest::newRow("in one of more than 64 KiB") << rightBut(longBy(70'000)) << false;
    QTest::newRow("in a packed one of more than 64 KiB") << rightBut(longBy(70'000)) << true;
    QTest::newRow("in one of more than a megabyte") << rightBut(longBy(1'100'000)) << false;
    QTest::newRow("behind an escaped key") << rightBut(R"("succ\u0065ss":false)") << false;
    QTest::newRow("behind an escaped key, and long")
        << rightBut(QByteArray(longBy(70'000)).replace("success", "succ\\u0065ss")) << false;
}

void tst_answers::anActionThatFailedIsNoSuccess()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, isCompressed);
    const QByteArray reply = isCompressed
        ? httpReply("200 OK", gzipped(body), "application/json", {"Content-Encoding: gzip"})
        : httpReply("200 OK", body);
    for (const CallKind kind : AllCallKinds) {
        if (kind == CallKind::Stream && body.size() > 64 * 1024)
            continue; // whoever reads it while it comes finds that at its end
        FaultServer server({Play{.bytes = reply}});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
        QVERIFY2(result.error, nameOf(kind));
        QCOMPARE(result.error->kind, Kind::ActionFailed);
        QCOMPARE(result.error->serverMessage, u"The source did not answer"_s);
        QVERIFY(result.error->detail.contains(u"oura/sleep"));
        QCOMPARE(server.requests(), 1);
    }
}

void tst_answers::anAnswerNobodyAskedForIsNotTakenForTheNext_data()
{
    QTest::addColumn<QByteArray>("extra");
    QTest::newRow("a success") << httpReply("200 OK", R"({"success":true})");
    QTest::newRow("half a success") << httpReply("200 OK", R"({"success":true})").left(60);
}

/// A second answer behind the first, on a connection that is kept: must not become the answer to the next write.
void tst_answers::anAnswerNobodyAskedForIsNotTakenForTheNext()
{
    QFETCH(QByteArray, extra);
    for (int round = 0; round < 10; ++round) {
        FaultServer server(
            {Play{.bytes = httpReply("200 OK", bodyForAll()) + extra}, answer("404 No", R"({"detail":"Not found"})")});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
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

void tst_answers::atMostFourInTheBackground()
{
    FaultServer server({goodAnswer()});
    server.hold();
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
    std::vector<Result> results(20);
    std::vector<api::Call> calls = sendInBackground(client, results);
    QTRY_COMPARE(server.requests(), 4);
    QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 4; }, 100));
    calls[7] = {}; // one that waits
    calls[0] = {}; // one that is under way: its place is free for another
    QTRY_COMPARE(server.requests(), 5);
    server.release();
    QTRY_COMPARE(std::count_if(results.begin(), results.end(), [](const Result &result) { return result.ended; }), 18);
    QCOMPARE(server.requests(), 19);
}

void tst_answers::aCallInFrontIsNotHeldUpByTheBackground()
{
    FaultServer slow({goodAnswer()});
    slow.hold();
    api::ApiClient client(keyConnection(slow.url()), testKey(), quick(300s)); // longer than all of this takes
    std::vector<Result> results(100);
    const auto calls = sendInBackground(client, results);
    QTRY_COMPARE(slow.requests(), 4);
    slow.stopHolding(); // from now on answers come at once; those four still wait
    for (int i = 1; i <= 40; ++i) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        QCOMPARE(slow.requests(), 4 + i); // none of those who wait went before it
    }
}

void tst_answers::recordsTellTheStory()
{
    FaultServer server({answer("200 OK", "[]")});
    const QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    api::ClientOptions given = quick();
    given.now = [now] { return now; };
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const Records records(client);
    Result result;
    auto endpoint = listUsersFrom(100, 50);
    endpoint.segments.last() = u"a b"_s;
    const auto call = sendFor(client, endpoint, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(records.states(), (QList{State::Running, State::Succeeded}));
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
    QVERIFY(other.error->response); // the record has that in its tries
    other.error->response.reset();
    QCOMPARE(records.all.last().error, other.error);
}

void tst_answers::progressIsReported()
{
    const QByteArray whole = httpReply("200 OK", "[" + QByteArray(100, ' ') + "]");
    FaultServer server({Play{.bytes = whole, .dripEvery = 4ms}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(10s));
    const Records records(client);
    Result result;
    const auto call = sendFor(client, listUsers(), into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 10'000);
    QSet<qint64> sizes;
    for (const auto &record : records.all)
        sizes += record.bytesReceived;
    QVERIFY(sizes.size() >= 3);
    QVERIFY(records.all.size() < 40);
    QCOMPARE(records.all.last().bytesReceived, 102);
}

void tst_answers::theKeyIsInNoRecordAndNoError()
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

LABDESK_TEST(tst_answers)
#include "tst_answers.moc"
