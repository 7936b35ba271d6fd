// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/servicerequest.h"
#include "api/streamworker.h"
#include "gzipped.h"
#include "streamplays.h"
#include "support/testmain.h"

#include <QThread>

using namespace labdesk;
using namespace labdesk::tests;
using namespace std::chrono_literals;

namespace {

/// What the application waits for when it ends.
qsizetype threadsOfTheApplication()
{
    return QCoreApplication::instance()->findChildren<QThread *>(Qt::FindDirectChildrenOnly).size();
}

} // namespace

/// Whoever lets go of a stream, at any stage and from anywhere, ends it at once; nobody waits for what is under way.
class tst_streamlifetimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettingGoAtAnyStageEndsIt_data();
    void lettingGoAtAnyStageEndsIt();
    void theClientMayGoWhileAPieceIsTaken();
    void whoeverHearsOfProgressMayLetGo();
    void whatHasItsAnswerMayGoAfterTheWorker();
};

void tst_streamlifetimes::lettingGoAtAnyStageEndsIt_data()
{
    QTest::addColumn<QByteArray>("stage");
    for (const char *stage :
         {"before it begins", "while it waits for the head", "while it waits for more", "while a piece is taken",
          "while a piece of a package is taken", "while it waits for the next try"})
        QTest::newRow(stage) << QByteArray(stage);
}

void tst_streamlifetimes::lettingGoAtAnyStageEndsIt()
{
    QFETCH(QByteArray, stage);
    const bool isCompressed = stage == "while a piece of a package is taken";
    const QByteArray whole = isCompressed ? httpReply("200 OK", gzipped(longBody()), "application/json", {GzipLine})
                                          : httpReply("200 OK", longBody());
    const bool isTaken = isCompressed || stage == "while a piece is taken";
    FaultServer server({stage == "while it waits for the head"              ? Play{}
                            : stage == "while it waits for more" || isTaken ? Play{.bytes = whole.chopped(1)}
                            : stage == "while it waits for the next try" ? answer("503 No", "{}", {"Retry-After: 60"})
                                                                         : Play{.bytes = whole}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick(20s, 2));
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = isTaken;
    const Records records(client);
    auto call = client.stream(usersStream(), sink, {}, [](auto) { QFAIL("it was let go"); });
    if (stage == "while it waits for the head")
        QTRY_COMPARE(server.requests(), 1);
    else if (stage == "while it waits for more")
        QTRY_VERIFY(sink->bytes > longBody().size() - 300'000);
    else if (isTaken)
        QTRY_COMPARE(sink->pieces.load(), 1);
    else if (stage == "while it waits for the next try")
        QTRY_COMPARE(records.all.isEmpty() ? api::RequestRecord::State::Running : records.all.last().state,
                     api::RequestRecord::State::Waiting);
    call = {}; // doesn't wait for the piece, which lasts until mayGoOn
    if (stage == "before it begins")
        QVERIFY(records.all.isEmpty());
    else
        QCOMPARE(records.all.last().state, api::RequestRecord::State::Canceled);
    sink->waits = false;
    sink->mayGoOn.release();
    if (stage == "before it begins")
        QVERIFY(!QTest::qWaitFor([&] { return server.requests() > 0; }, 100));
    else if (stage != "while it waits for the next try")
        QTRY_COMPARE(server.openConnections(), 0);
    QTRY_COMPARE(sink.use_count(), 1L);
    QVERIFY(!sink->isFinished);
    if (isTaken)
        QCOMPARE(sink->pieces.load(), 1);
}

void tst_streamlifetimes::theClientMayGoWhileAPieceIsTaken()
{
    QTRY_COMPARE(threadsOfTheApplication(), 0); // of the functions before
    FaultServer server({Play{.bytes = httpReply("200 OK", longBody())}});
    auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick(20s));
    const auto sink = std::make_shared<RecordingTaker>();
    sink->waits = true;
    const auto call = client->stream(usersStream(), sink, {}, [](auto) { QFAIL("the client is gone"); });
    QTRY_COMPARE(sink->pieces.load(), 1);
    client.reset(); // doesn't wait for the piece, which lasts until mayGoOn
    QVERIFY(!call.isRunning());
    QCOMPARE(threadsOfTheApplication(), 1);
    sink->waits = false;
    sink->mayGoOn.release();
    QTRY_COMPARE(sink.use_count(), 1L);
    QCOMPARE(sink->pieces.load(), 1);
    QTRY_COMPARE(server.openConnections(), 0);
    QTRY_COMPARE(threadsOfTheApplication(), 0);
}

void tst_streamlifetimes::whoeverHearsOfProgressMayLetGo()
{
    for (const bool ofAll : {false, true}) {
        FaultServer server({Play{.bytes = httpReply("200 OK", longBody()).chopped(1)}});
        auto client = std::make_unique<api::ApiClient>(keyConnection(server.url()), testKey(), quick(20s));
        api::Call call;
        bool heard = false;
        call = client->stream(
            usersStream(), std::make_shared<RecordingTaker>(),
            [&](const api::StreamProgress &) {
                heard = true;
                if (ofAll)
                    client.reset();
                else
                    call = {};
            },
            [](auto) { QFAIL("it was let go"); });
        QTRY_VERIFY(heard);
        QVERIFY(!call.isRunning());
        QTRY_COMPARE(server.openConnections(), 0);
    }
}

/// As when the session ends in the same breath in which its list has come.
void tst_streamlifetimes::whatHasItsAnswerMayGoAfterTheWorker()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", longBody())}});
    auto worker = std::make_unique<api::StreamWorker>();
    bool isAnswered = false;
    auto exchange = std::make_unique<api::StreamExchange>(
        *worker, api::requestTo(server.url()), api::Exchange::Limits{20s, 20s, 10'000'000},
        std::make_shared<RecordingTaker>(), [&](const api::HttpReply &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    worker.reset();
    QTRY_COMPARE(server.openConnections(), 0); // its thread has ended, and with it what the exchange talked to
    exchange.reset();
}

LABDESK_TEST(tst_streamlifetimes)
#include "tst_streamlifetimes.moc"
