// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/responsepipeline.h"
#include "api/sinkthread.h"
#include "api/userliststream.h"
#include "gzipped.h"
#include "streamsink.h"
#include "support/testmain.h"
#include "wire/interruption.h"

#include <QDeadlineTimer>

#include <atomic>
#include <thread>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

const std::function<bool()> alwaysWanted = [] { return true; };

QByteArray pieceOf(int number, qsizetype size)
{
    return QByteArray(size, char('a' + number % 26));
}

/// Takes until nobody waits for it; or for so long that the test has failed.
class PatientTaker : public api::BodySink
{
public:
    std::optional<ApiError> take(QByteArrayView) override
    {
        isTaking = true;
        for (const QDeadlineTimer longest(20'000); !wire::isInterrupted() && !longest.hasExpired();)
            std::this_thread::yield();
        wasInterrupted = wire::isInterrupted();
        return std::nullopt;
    }
    std::optional<ApiError> finish() override { return std::nullopt; }

    std::atomic<bool> isTaking = false;
    std::atomic<bool> wasInterrupted = false;
};

} // namespace

class tst_sinkthread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAllInOrderInOneOtherThread();
    void waitsForRoom();
    void whatTheTakerSaysIsAnsweredLater();
    void whatTheTakerSaysOfTheEndIsAnswered();
    void aTakerThatHasEnoughGetsTheEndAndNothingElse();
    void unwantedItTakesNoMore();
    void goingItTakesWhatCame();
    void unwantedItGivesUpWhatItTakes();
    void aPackedListOfNothingEndsWithItsTime();
    void whatItTakesEndsWithTheTimeOfTheCall();
};

void tst_sinkthread::takesAllInOrderInOneOtherThread()
{
    const auto sink = std::make_shared<RecordingTaker>();
    QByteArray whole;
    {
        api::SinkThread relay(sink, alwaysWanted);
        for (int number = 0; number < 300; ++number) {
            const QByteArray piece = pieceOf(number, 1 + (number * 7'919) % 150'000);
            whole += piece;
            QVERIFY(!relay.take(piece));
        }
        QVERIFY(!relay.finish());
        QVERIFY(sink->isFinished);
    }
    QVERIFY(sink->body == whole);
    QCOMPARE(sink->pieces.load(), 300);
    QVERIFY(sink->threads.first() != thread());
    QCOMPARE(sink->threads.count(sink->threads.first()), sink->threads.size());
}

void tst_sinkthread::waitsForRoom()
{
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = true;
    api::SinkThread relay(sink, alwaysWanted);
    std::atomic<int> accepted = 0;
    std::thread giver([&] {
        for (int number = 0; number < 8; ++number, ++accepted)
            relay.take(pieceOf(number, api::SinkThread::maxQueuedBytes / 2));
    });
    QTRY_COMPARE(accepted.load(), 2);
    QTRY_COMPARE(sink->pieces.load(), 1);
    QVERIFY(!QTest::qWaitFor([&] { return accepted > 2; }, 100));
    sink->mayGoOn.release();
    QTRY_COMPARE(accepted.load(), 3);
    sink->waits = false;
    sink->mayGoOn.release();
    giver.join();
    QVERIFY(!relay.finish());
    QCOMPARE(sink->bytes.load(), qint64(4 * api::SinkThread::maxQueuedBytes));
    QVERIFY(!relay.finish()); // and at once
}

void tst_sinkthread::whatTheTakerSaysIsAnsweredLater()
{
    const auto sink = std::make_shared<RecordingTaker>();
    sink->refusesPiece = 2;
    api::SinkThread relay(sink, alwaysWanted);
    std::optional<ApiError> error;
    for (int number = 0; number < 100 && !error; ++number)
        error = relay.take(pieceOf(number, 100'000));
    QVERIFY(error);
    QCOMPARE(error->detail, u"not this"_s);
    QCOMPARE(relay.take(pieceOf(0, 10)), error);
    QCOMPARE(relay.finish(), error);
    QCOMPARE(sink->pieces.load(), 2);
    QVERIFY(!sink->isFinished);
}

void tst_sinkthread::aTakerThatHasEnoughGetsTheEndAndNothingElse()
{
    const auto sink = std::make_shared<RecordingTaker>();
    sink->lastPiece = 2;
    api::SinkThread relay(sink, alwaysWanted);
    for (int number = 0; number < 100; ++number) // more than are queued, so that it has to let go
        QVERIFY(!relay.take(pieceOf(number, 100'000)));
    QTRY_VERIFY(relay.hasEnough());
    QVERIFY(!sink->isFinished);
    QVERIFY(!relay.finish());
    QVERIFY(sink->isFinished);
    QCOMPARE(sink->pieces.load(), 2);
}

void tst_sinkthread::whatTheTakerSaysOfTheEndIsAnswered()
{
    const auto sink = std::make_shared<RecordingTaker>();
    sink->refusesEnd = true;
    api::SinkThread relay(sink, alwaysWanted);
    QVERIFY(!relay.take(pieceOf(0, 10)));
    const auto error = relay.finish();
    QVERIFY(error);
    QCOMPARE(error->detail, u"not all"_s);
    QVERIFY(sink->body == pieceOf(0, 10));
}

void tst_sinkthread::unwantedItTakesNoMore()
{
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = true;
    std::atomic<bool> isWanted = true;
    {
        api::SinkThread relay(sink, [&] { return isWanted.load(); });
        for (int number = 0; number < 5; ++number)
            QVERIFY(!relay.take(pieceOf(number, 1'000)));
        QTRY_COMPARE(sink->pieces.load(), 1);
        isWanted = false;
        sink->waits = false;
        sink->mayGoOn.release();
    }
    QCOMPARE(sink->pieces.load(), 1);
    QVERIFY(!sink->isFinished);
    QCOMPARE(sink.use_count(), 1L);
}

void tst_sinkthread::goingItTakesWhatCame()
{
    const auto sink = std::make_shared<RecordingTaker>();
    {
        api::SinkThread relay(sink, alwaysWanted);
        for (int number = 0; number < 50; ++number)
            QVERIFY(!relay.take(pieceOf(number, 20'000)));
    }
    QCOMPARE(sink->pieces.load(), 50);
    QVERIFY(!sink->isFinished);
}

void tst_sinkthread::unwantedItGivesUpWhatItTakes()
{
    std::atomic<bool> isWanted = true;
    const auto sink = std::make_shared<PatientTaker>();
    {
        api::SinkThread relay(sink, [&isWanted] { return isWanted.load(); });
        QVERIFY(!relay.take("x"));
        QTRY_VERIFY(sink->isTaking);
        isWanted = false;
    }
    QVERIFY(sink->wasInterrupted);
}

/// Millions of entries come of few bytes. Whoever reads them stops with the time, not with the piece.
void tst_sinkthread::aPackedListOfNothingEndsWithItsTime()
{
    const QByteArray body = '[' + QByteArray("{},").repeated(3'000'000) + "{}]";
    const QByteArray packed = gzipped(body);
    api::HttpReply head;
    head.status = 200;
    head.headers = {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}};
    const auto sink = std::make_shared<api::UserListSink>([](const UserFields &) {});
    std::optional<ApiError> error;
    {
        api::ResponsePipeline pipeline(sink, 1 << 30, QDeadlineTimer(30), alwaysWanted);
        QVERIFY(!pipeline.begin(head));
        error = pipeline.take(packed);
    }
    QVERIFY(error);
    QCOMPARE(error->kind, ApiError::Kind::TimedOut);
    QCOMPARE(error->httpStatus, 200);
    // What was on its way when the time was over is not read any more; that alone may be 700,000.
    QVERIFY2(sink->reader().undecodable() < 300'000, QByteArray::number(sink->reader().undecodable()).constData());
}

/// Also in the thread beside, which hears of no timer.
void tst_sinkthread::whatItTakesEndsWithTheTimeOfTheCall()
{
    const QByteArray packed = gzipped(QByteArray(4 * api::ResponsePipeline::bufferLimit, ' '));
    api::HttpReply head;
    head.status = 200;
    head.headers = {{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}};
    const auto sink = std::make_shared<PatientTaker>();
    for (int time = 100; !sink->isTaking; time *= 2) { // ms; a busy machine may need all of it to get there
        api::ResponsePipeline pipeline(sink, 1 << 30, QDeadlineTimer(time), alwaysWanted);
        QVERIFY(!pipeline.begin(head));
        (void)pipeline.take(packed);
    }
    QVERIFY2(sink->wasInterrupted, "it goes on, though nobody may wait for it any more");
}

LABDESK_TEST(tst_sinkthread)
#include "tst_sinkthread.moc"
