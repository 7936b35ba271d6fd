// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "gzipped.h"
#include "streamplays.h"

#include <QTcpSocket>

using Then = Play::Then;

namespace {

api::Call streamInto(api::ApiClient &client, const std::shared_ptr<RecordingTaker> &sink, Result &result)
{
    return client.stream(usersStream(), sink, {}, into(result));
}

} // namespace

/// What only streams do: pieces, what is held back, who waits for whom. What they do like all calls is in the other
/// tables, and who may let go when in tst_streamlifetimes.
class tst_streams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesArriveInOneOtherThread_data();
    void piecesArriveInOneOtherThread();
    void whatIsCutBeforeAnythingWasTakenIsAskedForAgain_data();
    void whatIsCutBeforeAnythingWasTakenIsAskedForAgain();
    void whatIsCutLaterIsNot_data();
    void whatIsCutLaterIsNot();
    void everyByteOfAPackageCounts();
    void whoeverTakesMayRefuse();
    void whoeverHasEnoughEndsTheTransfer_data();
    void whoeverHasEnoughEndsTheTransfer();
    void aPauseThatTheServiceAsksForIsKept();
    void whoeverTakesSlowlyIsNoSilence();
    void whoeverTakesSlowlyHoldsTheServiceBack();
    void atMostFourAtOnce();
    void progressIsToldAndRecorded();
};

void tst_streams::piecesArriveInOneOtherThread_data()
{
    QTest::addColumn<Play>("play");
    const QByteArray &body = longBody();
    const QByteArray type = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    QTest::newRow("with a length") << Play{.bytes = httpReply("200 OK", body)};
    QTest::newRow("until the connection closes")
        << Play{.bytes = QByteArray(type + "Connection: close\r\n\r\n" + body), .then = Then::Close};
    QTest::newRow("in a chunk") << Play{.bytes = QByteArray(type + "Transfer-Encoding: chunked\r\n\r\n"
                                                            + QByteArray::number(body.size(), 16) + "\r\n" + body
                                                            + "\r\n0\r\n\r\n")};
    QTest::newRow("packed") << Play{.bytes = httpReply("200 OK", gzipped(body), "application/json", {GzipLine})};
    QTest::newRow("packed in two members")
        << Play{.bytes = httpReply("200 OK", gzipped(body.left(300'000)) + gzipped(body.mid(300'000)),
                                   "application/json", {GzipLine})};
}

void tst_streams::piecesArriveInOneOtherThread()
{
    QFETCH(Play, play);
    FaultServer server({play});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s));
    for (int round = 0; round < 2; ++round) {
        const auto sink = std::make_shared<RecordingTaker>();
        Result result;
        const auto call = streamInto(client, sink, result);
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
        QVERIFY2(!result.error, result.error ? qPrintable(result.error->detail) : "");
        QVERIFY(sink->body == longBody());
        QVERIFY(sink->isFinished);
        QVERIFY(sink->pieces > 1);
        QVERIFY(!sink->threads.contains(thread()));
        QCOMPARE(sink->threads.count(sink->threads.first()), sink->threads.size());
    }
}

void tst_streams::whatIsCutBeforeAnythingWasTakenIsAskedForAgain_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Then>("then");
    const QByteArray whole = httpReply("200 OK", longBody());
    const qsizetype head = whole.indexOf("\r\n\r\n") + 4;
    QByteArray damaged = gzipped("[" + QByteArray(1000, ' ') + "]");
    damaged[damaged.size() - 7] = char(damaged[damaged.size() - 7] ^ 1);
    for (const auto then : {Then::Close, Then::Reset}) {
        const QByteArray how = then == Then::Close ? "closed" : "reset";
        for (const auto &[where, size] : {std::pair("before the head", qsizetype(0)),
                                          {"inside the head", head - 9},
                                          {"behind the head", head},
                                          {"in the first bytes", head + 10'000}})
            QTest::newRow((how + ' ' + where).constData()) << whole.left(size) << then;
        QTest::newRow((how + ", a short list, packed and damaged").constData())
            << httpReply("200 OK", damaged, "application/json", {GzipLine}) << then;
        QTest::newRow((how + ", HTML").constData()) << httpReply("200 OK", "<html>", "text/html") << then;
        QTest::newRow((how + ", 502").constData()) << httpReply("502 No", "<html>", "text/html") << then;
    }
}

void tst_streams::whatIsCutBeforeAnythingWasTakenIsAskedForAgain()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Then, then);
    FaultServer server({Play{.bytes = bytes, .then = then}, Play{.bytes = httpReply("200 OK", longBody())}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s, 2));
    const auto sink = std::make_shared<RecordingTaker>();
    const Records records(client);
    Result result;
    const auto call = streamInto(client, sink, result);
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
    QVERIFY(!result.error);
    QVERIFY(sink->body == longBody()); // and nothing of the first answer
    QVERIFY(server.requests() >= 2);   // the transport repeats by itself, too, what was closed before a whole head
    QCOMPARE(records.all.last().state, State::Succeeded);
}

void tst_streams::whatIsCutLaterIsNot_data()
{
    QTest::addColumn<Play>("play");
    QTest::addColumn<Kind>("kind");
    const QByteArray whole = httpReply("200 OK", longBody());
    QByteArray packed = gzipped(longBody());
    packed[packed.size() - 7] = char(packed[packed.size() - 7] ^ 1);
    const QByteArray type = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ";
    QTest::newRow("closed") << Play{.bytes = whole.chopped(50'000), .then = Then::Close} << Kind::ConnectionLost;
    QTest::newRow("reset") << Play{.bytes = whole.chopped(50'000), .then = Then::Reset} << Kind::ConnectionLost;
    QTest::newRow("silence") << Play{.bytes = whole.chopped(50'000)} << Kind::TimedOut;
    QTest::newRow("a length one too short")
        << Play{.bytes = QByteArray(type + QByteArray::number(longBody().size() - 1) + "\r\n\r\n" + longBody())}
        << Kind::BadResponse;
    QTest::newRow("packed, with a wrong checksum")
        << Play{.bytes = httpReply("200 OK", packed, "application/json", {GzipLine})} << Kind::BadResponse;
    QTest::newRow("packed, with something behind it")
        << Play{.bytes = httpReply("200 OK", gzipped(longBody()) + "tail", "application/json", {GzipLine})}
        << Kind::BadResponse;
}

void tst_streams::whatIsCutLaterIsNot()
{
    QFETCH(Play, play);
    QFETCH(Kind, kind);
    FaultServer server({play});
    api::ClientOptions given = quick(20s, 2);
    if (kind == Kind::TimedOut)
        given.idleTimeout = 500ms;
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const auto sink = std::make_shared<RecordingTaker>();
    Result result;
    const auto call = streamInto(client, sink, result);
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
    // A length that is too short cuts the body, which is for whoever takes it to see.
    if (!result.error) {
        QCOMPARE(QByteArray(QTest::currentDataTag()), "a length one too short");
        QVERIFY(sink->body == longBody().chopped(1));
        return;
    }
#ifdef Q_OS_WIN // Wine doesn't always tell of a reset
    if (play.then == Then::Reset && result.error->kind == Kind::TimedOut)
        kind = Kind::TimedOut;
#endif
    QCOMPARE(result.error->kind, kind);
    QCOMPARE(result.error->tries, 1);
    QCOMPARE(server.requests(), 1);
    QVERIFY(!sink->isFinished);
    QVERIFY(sink->bytes > 0);
    QVERIFY(longBody().startsWith(sink->body));
}

/// Cut or changed at any byte, a package is refused, or is what it was; and nobody saw anything else.
void tst_streams::everyByteOfAPackageCounts()
{
    const QByteArray body = listOf(2);
    const QByteArray good = gzipped(body);
    std::vector<Play> plays;
    for (qsizetype at = 0; at < good.size(); ++at) {
        QByteArray changed = good;
        changed[at] = char(changed[at] ^ 0x40);
        for (const QByteArray &packed : {good.left(at), changed})
            plays.push_back({.bytes = httpReply("200 OK", packed, "application/json", {GzipLine})});
    }
    plays.push_back({.bytes = httpReply("200 OK", good, "application/json", {GzipLine})});
    FaultServer server(plays);
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s));
    for (size_t i = 0; i < plays.size(); ++i) {
        const auto sink = std::make_shared<RecordingTaker>();
        Result result;
        const auto call = streamInto(client, sink, result);
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
        const bool isGood = !result.error;
        QVERIFY(i % 2 != 0 || isGood == (i + 1 == plays.size()));
        QCOMPARE(sink->body, isGood ? body : QByteArray());
        QCOMPARE(sink->isFinished.load(), isGood);
        if (result.error)
            QCOMPARE(result.error->kind, Kind::BadResponse);
    }
}

void tst_streams::whoeverTakesMayRefuse()
{
    const Play plain{.bytes = httpReply("200 OK", longBody())};
    const Play packed{.bytes = httpReply("200 OK", gzipped(longBody()), "application/json", {GzipLine})};
    for (const auto &[refusesEnd, play] : {std::pair(false, plain), {true, plain}, {false, packed}, {true, packed}}) {
        FaultServer server({play});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s, 2));
        const auto sink = std::make_shared<RecordingTaker>();
        sink->refusesPiece = refusesEnd ? 0 : 2;
        sink->refusesEnd = refusesEnd;
        const Records records(client);
        Result result;
        const auto call = streamInto(client, sink, result);
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
        QVERIFY(result.error);
        QCOMPARE(result.error->detail, refusesEnd ? u"not all"_s : u"not this"_s);
        QCOMPARE(result.error->httpStatus, 200);
        QCOMPARE(sink->isFinished.load(), refusesEnd);
        QCOMPARE(server.requests(), 1);
        QCOMPARE(records.all.last().state, State::Failed);
        QCOMPARE(records.all.last().error, result.error);
    }
}

void tst_streams::whoeverHasEnoughEndsTheTransfer_data()
{
    QTest::addColumn<Play>("play");
    const QByteArray type = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    const QByteArray length = type + "Content-Length: 60000000000\r\n";
    const QByteArray more(64 * 1024, ' ');
    QTest::newRow("with a length that never ends") << Play{.bytes = length + "\r\n" + longBody(), .forever = more};
    QTest::newRow("chunks that never end")
        << Play{.bytes = type + "Transfer-Encoding: chunked\r\n\r\n", .forever = "10000\r\n" + more + "\r\n"};
    QTest::newRow("packed, members that never end")
        << Play{.bytes = length + GzipLine + "\r\n\r\n", .forever = gzipped(longBody())};
    QTest::newRow("a whole list") << Play{.bytes = httpReply("200 OK", longBody())};
}

void tst_streams::whoeverHasEnoughEndsTheTransfer()
{
    QFETCH(Play, play);
    FaultServer server({play});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(60s));
    const auto sink = std::make_shared<RecordingTaker>();
    sink->lastPiece = 2;
    const Records records(client);
    Result result;
    const auto call = streamInto(client, sink, result);
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 60'000);
    QVERIFY2(!result.error, result.error ? qPrintable(result.error->detail) : "");
    QVERIFY(sink->isFinished);
    QCOMPARE(sink->pieces.load(), 2);
    QCOMPARE(server.requests(), 1);
    QCOMPARE(records.all.last().state, State::Succeeded);
    if (!play.forever.isEmpty())
        QTRY_COMPARE(server.openConnections(), 0);
}

void tst_streams::aPauseThatTheServiceAsksForIsKept()
{
    for (const QByteArray status : {"429 No", "503 No"}) {
        FaultServer server({answer(status, "{}", {"Retry-After: 0"}), Play{.bytes = httpReply("200 OK", longBody())}});
        api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s, 2));
        const auto sink = std::make_shared<RecordingTaker>();
        const Records records(client);
        Result result;
        const auto call = streamInto(client, sink, result);
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
        QVERIFY(!result.error);
        QVERIFY(std::any_of(records.all.begin(), records.all.end(),
                            [](const auto &record) { return record.nextTryIn == 0ms; }));
        QVERIFY(sink->body == longBody());
    }
}

void tst_streams::whoeverTakesSlowlyIsNoSilence()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", longBody())}});
    api::ClientOptions given = quick(60s);
    given.idleTimeout = 500ms;
    api::ApiClient client(keyConnection(server.url()), testKey(), given);
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = true;
    Result result;
    const auto call = streamInto(client, sink, result);
    QTRY_COMPARE(sink->pieces.load(), 1);
    QVERIFY(
        !QTest::qWaitFor([&] { return result.ended; }, 1'500)); // three times as long as the other side may be silent
    sink->waits = false;
    sink->mayGoOn.release();
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 20'000);
    QVERIFY(!result.error);
}

/// What is on its way fits into a few buffers, however long whoever takes it takes, and however much there is.
void tst_streams::whoeverTakesSlowlyHoldsTheServiceBack()
{
    constexpr qint64 mebibyte = 1024 * 1024;
    const QByteArray body = "[" + QByteArray(96 * mebibyte, ' ') + "]";
    FaultServer server({Play{.bytes = httpReply("200 OK", body)}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(600s));
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = true;
    Result result;
    const auto call = streamInto(client, sink, result);
    QTRY_COMPARE(sink->pieces.load(), 1);
    const auto *socket = server.findChild<QTcpSocket *>();
    QVERIFY(socket);
    const auto onItsWay = [&] { return body.size() - socket->bytesToWrite() - sink->bytes; };
    for (int piece = 2; piece <= 100; ++piece) {
        QVERIFY2(!QTest::qWaitFor([&] { return onItsWay() > 32 * mebibyte; }, 5),
                 QByteArray::number(onItsWay()).constData());
        sink->mayGoOn.release();
        QTRY_VERIFY(sink->pieces >= piece);
    }
    QVERIFY(!QTest::qWaitFor([&] { return onItsWay() > 32 * mebibyte; }, 300));
    sink->waits = false;
    sink->mayGoOn.release();
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 300'000);
    QVERIFY(!result.error);
    QCOMPARE(sink->bytes.load(), body.size());
}

void tst_streams::atMostFourAtOnce()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", longBody())}});
    server.hold();
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(60s));
    std::vector<Result> results(6);
    std::vector<std::shared_ptr<RecordingTaker>> takers;
    std::vector<api::Call> calls;
    for (Result &result : results) {
        takers.push_back(std::make_shared<RecordingTaker>());
        calls.push_back(streamInto(client, takers.back(), result));
    }
    QTRY_COMPARE(server.requests(), 4);
    QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 4; }, 100));
    server.release();
    QTRY_VERIFY_WITH_TIMEOUT(
        std::all_of(results.begin(), results.end(), [](const Result &result) { return result.ended; }), 60'000);
    for (size_t i = 0; i < results.size(); ++i) {
        QVERIFY(!results[i].error);
        QVERIFY(takers[i]->body == longBody());
    }
}

void tst_streams::progressIsToldAndRecorded()
{
    const QByteArray body = "[" + QByteArray(200, ' ') + "]";
    FaultServer server({Play{.bytes = httpReply("200 OK", body), .dripEvery = 4ms}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(60s));
    const Records records(client);
    QList<qint64> told;
    Result result;
    const auto call = client.stream(
        usersStream(), std::make_shared<RecordingTaker>(),
        [&](const api::StreamProgress &progress) {
            told += progress.bytes;
            QCOMPARE(progress.expected, std::optional<qint64>(body.size()));
            QCOMPARE(QThread::currentThread(), thread());
        },
        into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, 60'000);
    QVERIFY(!result.error);
    QVERIFY(told.size() >= 3);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QVERIFY(records.all.size() < 60);
    QCOMPARE(records.all.last().bytesReceived, body.size());
    QCOMPARE(records.all.last().state, State::Succeeded);
}

LABDESK_TEST(tst_streams)
#include "tst_streams.moc"
