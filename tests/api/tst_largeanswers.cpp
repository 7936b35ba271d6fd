// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "apitest.h"
#include "clientplays.h"
#include "domain/payor.h"
#include "gzipped.h"
#include "streamplays.h"
#include "support/measures.h"
#include "support/pouringserver.h"
#include "wire/decoded.h"
#include "wire/interruption.h"
#include "wire/jsonweight.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QTestEventLoop>
#include <QTimer>

#include <algorithm>

using Sender = std::function<api::Call(api::ApiClient &, Ended)>;

namespace {

constexpr double mostMegabytes = 200; // of the whole process

template <class Make> Sender senderOf(Make make)
{
    return [make](api::ApiClient &client, Ended ended) { return sendFor(client, make(), std::move(ended)); };
}

UserId someUser()
{
    return *UserId::parse(u"u1"_s);
}

const Sender payors = senderOf([] { return api::searchPayors({}); });
const Sender catalog = senderOf([] { return api::listProviders(); });
const Sender connected = senderOf([] { return api::connectedProviders(someUser()); });
const Sender centers = senderOf([] { return api::centersNearOrder(*OrderId::parse(u"o1"_s), Radius::Miles25); });
const Sender insurance = senderOf([] { return api::latestInsurance(someUser()); });
const Sender deletion = senderOf([] { return api::deleteUser(someUser()); });

QByteArray whole(const Poured &body, qint64 times)
{
    return body.begin + body.unit.repeated(times) + body.end;
}

/// Nearly the most times that are let through.
qint64 timesAtTheLimit(const Poured &body)
{
    qint64 low = 1;
    qint64 high = 2;
    for (; wire::treeTooLargeReason(whole(body, high)).isEmpty(); high *= 2)
        low = high;
    while (high - low > low / 10) {
        const qint64 middle = (low + high) / 2;
        (wire::treeTooLargeReason(whole(body, middle)).isEmpty() ? low : high) = middle;
    }
    return low;
}

Result wait(api::ApiClient &client, const Sender &send)
{
    Result result;
    QTestEventLoop loop;
    const auto call = send(client, [&](auto error) {
        result = {true, std::move(error)};
        loop.exitLoop();
    });
    loop.enterLoopMSecs(100'000);
    return result;
}

/// 60 MB and more in a few KB.
QByteArray bomb(const Poured &body)
{
    const QByteArray part = gzipped(body.unit.repeated(1'000'000 / body.unit.size()));
    return gzipped(body.begin) + part.repeated(60) + gzipped(body.end);
}

} // namespace

/// Answers that are long, or become long: what they take of the memory, of the time, and of the window.
class tst_largeanswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void r8_aLongAnswerDoesNotHoldTheWindowUp_data();
    void r8_aLongAnswerDoesNotHoldTheWindowUp();
    void r9_noAnswerTakesMoreMemoryThanItMay_data();
    void r9_noAnswerTakesMoreMemoryThanItMay();
    void r3_theDeadlineIncludesDecoding_data();
    void r3_theDeadlineIncludesDecoding();
    void r3_theDeadlineOfAStreamIncludesReading();
    void whatNobodyWaitsForIsNotDecodedToItsEnd();
};

void tst_largeanswers::r8_aLongAnswerDoesNotHoldTheWindowUp_data()
{
    QTest::addColumn<Poured>("body");
    const QByteArray payor
        = R"({"payor_code":"P1","name":"Plan of somebody","aliases":["P"],"org_address":{"first_line":"1 Way","city":"Phoenix","state":"AZ","zip":"85004"}})";
    const qint64 megabyte = 1'000'000;
    QTest::newRow("4 MB of payors") << Poured{"[", payor + ",", 4 * megabyte / payor.size(), payor + "]"};
    QTest::newRow("60 MB of payors") << Poured{"[", payor + ",", 60 * megabyte / payor.size(), payor + "]"};
    QTest::newRow("70 MB of payors") << Poured{"[", payor + ",", 70 * megabyte / payor.size(), payor + "]"};
    QTest::newRow("60 MB, most of it blank") << Poured{"[", QByteArray(1000, ' '), 60'000, "]"};
    QTest::newRow("70 MB, most of it blank") << Poured{"[", QByteArray(1000, ' '), 70'000, "]"};
    QTest::newRow("60 MB of noughts") << Poured{"[", "0,", 30 * megabyte, "0]"};
    QTest::newRow("60 MB of a text") << Poured{"[\"", "xxxxxxxxxx", 6 * megabyte, "\"]"};
}

void tst_largeanswers::r8_aLongAnswerDoesNotHoldTheWindowUp()
{
#ifdef Q_OS_WIN
    QSKIP("Wine has no lower priority for a thread, on which this rests.");
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("a sanitizer's realloc() copies a long text, where the system only moves its pages");
#endif
    QFETCH(Poured, body);
    PouringServer server(body);
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(100s));
    LongestTurn turn;
    QVERIFY(wait(client, payors).ended);
    const double longest = turn.ms();
    // The peer is decoding a list of usual length on this machine: in ms the bound would be another one on each.
    const QByteArray payor = R"({"payor_code":"P1","name":"Plan of somebody","aliases":["P"]})";
    const QByteArray usual = '[' + (payor + ',').repeated(14'999) + payor + ']';
    LongestTurn peer;
    QVERIFY(wire::decode<std::vector<Payor>>(usual).ok());
    const double bound = 2 * peer.sinceLastTurn();
    QVERIFY2(longest <= bound, qPrintable(u"%1 ms; the bound is %2 ms"_s.arg(longest).arg(bound)));
}

void tst_largeanswers::r9_noAnswerTakesMoreMemoryThanItMay_data()
{
    QTest::addColumn<Sender>("send");
    QTest::addColumn<Poured>("body");
    QTest::addColumn<bool>("isBomb");
    const auto add = [](const char *name, const Sender &send, const QByteArray &begin, const QByteArray &unit,
                        const QByteArray &end) {
        QTest::addRow("%s, as many as are read", name) << send << Poured{begin, unit, 0, end} << false;
    };
    const QByteArray done = R"({"success":true,"x":[)";
    add("lists of nothing", deletion, done, "[],", "[]]}");
    add("lists of one", deletion, done, "[0],", "[]]}");
    add("lists of lists", deletion, done, "[[[]]],", "[]]}");
    add("objects of one", deletion, done, R"({"":0},)", "[]]}");
    add("objects of objects", deletion, done, R"({"a":{"b":1}},)", "[]]}");
    add("numbers", deletion, done, "0,", "0]}");
    add("texts without letters", deletion, done, R"("",)", "0]}");
    add("members", deletion, R"({"success":true,)", R"("a":0,)", R"("b":0})");
    add("one text", deletion, R"({"success":true,"x":")", "xxxxxxxx", R"("})");
    add("one text in another script", deletion, R"({"success":true,"x":")", "\xce\xb1\xce\xb2", R"("})");
    add("escapes", deletion, R"({"success":true,"x":")", R"(\u0041)", R"("})");
    add("payors with a code and a name", payors, "[", R"({"code":"c","name":"n"},)", R"({"code":"c","name":"n"}])");
    add("aliases of a payor", payors, R"([{"code":"c","name":"n","aliases":[)", R"("a",)", R"("b"]}])");
    add("providers", catalog, "[", R"({"name":"n","slug":"s","auth_type":""},)",
        R"({"name":"n","slug":"s","auth_type":""}])");
    add("resources of a provider", catalog, R"([{"name":"n","slug":"s","supported_resources":[)", R"("a",)",
        R"("b"]}])");
    add("connections", connected, "[", R"({"slug":"s","status":""},)", R"({"slug":"s","status":""}])");
    add("centers", centers, R"({"lab_id":1,"slug":"quest","patient_service_centers":[)", R"({"metadata":{"name":""}},)",
        R"({"metadata":{"name":""}}]})");
    add("parts of an insurance record", insurance,
        R"({"payor_code":"p","member_id":"m","relationship":"Self","insured":{},"company":{"x":[)", R"({"a":"b"},)",
        "0]}}");
    QTest::newRow("lists of one, 60 MB in a few KB") << deletion << Poured{done, "[0],", 0, "[]]}"} << true;
    QTest::newRow("members, 60 MB in a few KB")
        << deletion << Poured{R"({"success":true,)", R"("a":0,)", 0, R"("b":0})"} << true;
    QTest::newRow("one text, 60 MB in a few KB")
        << deletion << Poured{R"({"success":true,"x":")", "xxxxxxxx", 0, R"("})"} << true;
    QTest::newRow("payors, 60 MB in a few KB")
        << payors << Poured{"[", R"({"code":"c","name":"n"},)", 0, R"({"code":"c","name":"n"}])"} << true;
}

void tst_largeanswers::r9_noAnswerTakesMoreMemoryThanItMay()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("a sanitizer takes memory of its own");
#endif
    QFETCH(Sender, send);
    QFETCH(Poured, body);
    QFETCH(bool, isBomb);
    if (!isBomb)
        body.times = std::min(timesAtTheLimit(body), qint64(maxPayors) - 1); // of whatever: no list may be longer
    PouringServer server(isBomb ? Poured{bomb(body), {}, 0, {}} : body, isBomb ? "Content-Encoding: gzip\r\n" : "");
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(100s));
    forgetPeak();
    const Result result = wait(client, send);
    QVERIFY(result.ended);
    const double peak = megabytes("VmHWM:");
    QVERIFY2(peak <= mostMegabytes, QByteArray::number(peak).constData());
    QCOMPARE(result.error.has_value(), isBomb);
}

void tst_largeanswers::r3_theDeadlineIncludesDecoding_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("isWrite");
    const QByteArray packed = httpReply("200 OK", gzipped("{}"), "application/json", {"Content-Encoding: gzip"});
    const QByteArray plain = httpReply("200 OK", "{" + QByteArray(100'000, ' ') + "}");
    QTest::newRow("a packed answer to a read") << packed << false;
    QTest::newRow("a packed answer to a write") << packed << true;
    QTest::newRow("a long answer to a read") << plain << false;
    QTest::newRow("a long answer to a write") << plain << true;
}

/// A decoder that is at it until it is told that nobody waits.
void tst_largeanswers::r3_theDeadlineIncludesDecoding()
{
    QFETCH(QByteArray, reply);
    QFETCH(bool, isWrite);
    FaultServer server({Play{.bytes = reply}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(1s));
    const auto mayEnd = std::make_shared<std::atomic<bool>>(false);
    const auto ended = std::make_shared<QSemaphore>();
    auto endpoint = api::deleteUser(someUser());
    endpoint.verb = isWrite ? api::Verb::Delete : api::Verb::Get;
    endpoint.decode = [=](const QByteArray &) -> wire::Decoding<Done> {
        while (!wire::isInterrupted() && !*mayEnd)
            QThread::yieldCurrentThread();
        ended->release();
        return wire::Decoded<Done>{};
    };
    const Result result = wait(client, [&](api::ApiClient &to, Ended done) {
        QTimer::singleShot(20s, this, [mayEnd] { *mayEnd = true; }); // else a failure would be a hang
        return sendFor(to, endpoint, std::move(done));
    });
    QVERIFY(result.ended);
    QVERIFY2(result.error, "there was time without end");
    QCOMPARE(result.error->kind, isWrite ? Kind::OutcomeUnknown : Kind::TimedOut);
    QVERIFY(ended->tryAcquire(1, 10'000)); // and the worker is free for the next
    QVERIFY(!*mayEnd);
}

/// A sink that needs longer for each piece than there is time for all of them.
void tst_largeanswers::r3_theDeadlineOfAStreamIncludesReading()
{
    const Poured body{"[", "0,", 4'000'000, "0]"};
    PouringServer server(body);
    api::ClientOptions given = quick(1s);
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    struct SlowTaker : api::BodySink
    {
        std::optional<ApiError> take(QByteArrayView) override
        {
            QElapsedTimer clock;
            clock.start();
            while (clock.elapsed() < 200)
                QThread::yieldCurrentThread();
            ++pieces;
            return std::nullopt;
        }
        std::optional<ApiError> finish() override { return std::nullopt; }
        std::atomic<int> pieces = 0;
    };
    const auto sink = std::make_shared<SlowTaker>();
    const Result result = wait(
        client, [&](api::ApiClient &to, Ended done) { return to.stream(usersStream(), sink, {}, std::move(done)); });
    QVERIFY(result.ended);
    QVERIFY2(result.error, "there was time without end");
    QCOMPARE(result.error->kind, Kind::TimedOut);
    QVERIFY2(sink->pieces <= 6, QByteArray::number(sink->pieces).constData()); // what had come was more
}

void tst_largeanswers::whatNobodyWaitsForIsNotDecodedToItsEnd()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", "{" + QByteArray(100'000, ' ') + "}")}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(100s));
    const auto began = std::make_shared<QSemaphore>();
    const auto mayEnd = std::make_shared<std::atomic<bool>>(false);
    const auto stopped = std::make_shared<QSemaphore>();
    auto endpoint = api::getUser(someUser());
    endpoint.decode = [=](const QByteArray &) -> wire::Decoding<User> {
        began->release();
        while (!wire::isInterrupted() && !*mayEnd)
            QThread::yieldCurrentThread();
        if (!*mayEnd)
            stopped->release();
        return wire::DecodeError{u"$"_s, u"given up"_s};
    };
    Result result;
    auto call = sendFor(client, endpoint, into(result));
    QTRY_COMPARE_WITH_TIMEOUT(began->available(), 1, 20'000);
    call = {};
    const bool wasStopped = stopped->tryAcquire(1, 10'000);
    *mayEnd = true;
    QVERIFY(wasStopped);
    QVERIFY(!result.ended);
}

LABDESK_TEST(tst_largeanswers)
#include "tst_largeanswers.moc"
