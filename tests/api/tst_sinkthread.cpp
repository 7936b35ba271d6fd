// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/sinkthread.h"
#include "streamsink.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

const std::function<bool()> alwaysWanted = [] { return true; };

QByteArray pieceOf(int number, qsizetype size)
{
    return QByteArray(size, char('a' + number % 26));
}

} // namespace

class tst_sinkthread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAllInOrderInOneOtherThread();
    void waitsForRoom();
    void whatTheTakerSaysIsAnsweredLater();
    void whatTheTakerSaysOfTheEndIsAnswered();
    void unwantedItTakesNoMore();
    void goingItTakesWhatCame();
};

void tst_sinkthread::takesAllInOrderInOneOtherThread()
{
    const auto taker = std::make_shared<RecordingTaker>();
    QByteArray whole;
    {
        api::SinkThread relay(taker, alwaysWanted);
        for (int number = 0; number < 300; ++number) {
            const QByteArray piece = pieceOf(number, 1 + (number * 7'919) % 150'000);
            whole += piece;
            QVERIFY(!relay.take(piece));
        }
        QVERIFY(!relay.finish());
        QVERIFY(taker->isFinished);
    }
    QVERIFY(taker->body == whole);
    QCOMPARE(taker->pieces.load(), 300);
    QVERIFY(taker->threads.first() != thread());
    QCOMPARE(taker->threads.count(taker->threads.first()), taker->threads.size());
}

void tst_sinkthread::waitsForRoom()
{
    const auto taker = std::make_shared<RecordingTaker>();
    taker->waits = true;
    api::SinkThread relay(taker, alwaysWanted);
    std::atomic<int> accepted = 0;
    std::thread giver([&] {
        for (int number = 0; number < 8; ++number, ++accepted)
            relay.take(pieceOf(number, api::SinkThread::mostOnTheWay / 2));
    });
    QTRY_COMPARE(accepted.load(), 2);
    QTRY_COMPARE(taker->pieces.load(), 1);
    QVERIFY(!QTest::qWaitFor([&] { return accepted > 2; }, 100));
    taker->mayGoOn.release();
    QTRY_COMPARE(accepted.load(), 3);
    taker->waits = false;
    taker->mayGoOn.release();
    giver.join();
    QVERIFY(!relay.finish());
    QCOMPARE(taker->bytes.load(), qint64(4 * api::SinkThread::mostOnTheWay));
    QVERIFY(!relay.finish()); // and at once
}

void tst_sinkthread::whatTheTakerSaysIsAnsweredLater()
{
    const auto taker = std::make_shared<RecordingTaker>();
    taker->refusesPiece = 2;
    api::SinkThread relay(taker, alwaysWanted);
    std::optional<ApiError> error;
    for (int number = 0; number < 100 && !error; ++number)
        error = relay.take(pieceOf(number, 100'000));
    QVERIFY(error);
    QCOMPARE(error->detail, u"not this"_s);
    QCOMPARE(relay.take(pieceOf(0, 10)), error);
    QCOMPARE(relay.finish(), error);
    QCOMPARE(taker->pieces.load(), 2);
    QVERIFY(!taker->isFinished);
}

void tst_sinkthread::whatTheTakerSaysOfTheEndIsAnswered()
{
    const auto taker = std::make_shared<RecordingTaker>();
    taker->refusesEnd = true;
    api::SinkThread relay(taker, alwaysWanted);
    QVERIFY(!relay.take(pieceOf(0, 10)));
    const auto error = relay.finish();
    QVERIFY(error);
    QCOMPARE(error->detail, u"not all"_s);
    QVERIFY(taker->body == pieceOf(0, 10));
}

void tst_sinkthread::unwantedItTakesNoMore()
{
    const auto taker = std::make_shared<RecordingTaker>();
    taker->waits = true;
    std::atomic<bool> isWanted = true;
    {
        api::SinkThread relay(taker, [&] { return isWanted.load(); });
        for (int number = 0; number < 5; ++number)
            QVERIFY(!relay.take(pieceOf(number, 1'000)));
        QTRY_COMPARE(taker->pieces.load(), 1);
        isWanted = false;
        taker->waits = false;
        taker->mayGoOn.release();
    }
    QCOMPARE(taker->pieces.load(), 1);
    QVERIFY(!taker->isFinished);
    QCOMPARE(taker.use_count(), 1L);
}

void tst_sinkthread::goingItTakesWhatCame()
{
    const auto taker = std::make_shared<RecordingTaker>();
    {
        api::SinkThread relay(taker, alwaysWanted);
        for (int number = 0; number < 50; ++number)
            QVERIFY(!relay.take(pieceOf(number, 20'000)));
    }
    QCOMPARE(taker->pieces.load(), 50);
    QVERIFY(!taker->isFinished);
}

LABDESK_TEST(tst_sinkthread)
#include "tst_sinkthread.moc"
