// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/databasewatch.h"
#include "service/servicecore.h"
#include "service/workerpool.h"
#include "support/testmain.h"

#include <QTest>

#include <future>
#include <semaphore>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace std::chrono_literals;
using namespace labdesk::service;

// Work that waits for the database, and what it must not keep waiting.
class tst_workerpool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workThatWaitsLeavesRoom_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<QList<Lane>>("waiting");
        QTest::addColumn<QList<Lane>>("goesOn");
        using enum Lane;
        QTest::newRow("users") << 8 << QList<Lane>(30, Users) << QList<Lane>{Urgent, Catalog, Urgent, Catalog};
        QTest::newRow("users, one thread for them") << 1 << QList<Lane>(3, Users) << QList<Lane>{Catalog, Urgent};
        QTest::newRow("the catalog") << 8 << QList<Lane>(30, Catalog) << QList<Lane>{Urgent, Users, Urgent, Users};
        QTest::newRow("users, then the catalog")
            << 8 << QList<Lane>(30, Users) + QList<Lane>(30, Catalog) << QList<Lane>{Urgent, Urgent};
        QTest::newRow("the catalog, then users")
            << 8 << QList<Lane>(30, Catalog) + QList<Lane>(30, Users) << QList<Lane>{Urgent, Urgent};
    }
    void workThatWaitsLeavesRoom()
    {
        QFETCH(int, threads);
        QFETCH(QList<Lane>, waiting);
        QFETCH(QList<Lane>, goesOn);
        std::counting_semaphore<> go(0);
        std::atomic<int> begun = 0, done = 0;
        WorkerPool pool(threads, [] { return std::unique_ptr<ServiceCore>(); });
        for (const Lane lane : waiting)
            pool.post(lane, [&] {
                ++begun;
                go.acquire();
                ++done;
            });
        QTRY_VERIFY(begun >= threads);
        for (const Lane lane : goesOn) {
            auto finished = std::make_shared<std::promise<void>>();
            auto result = finished->get_future();
            pool.post(lane, [finished] { finished->set_value(); });
            QCOMPARE(result.wait_for(10s), std::future_status::ready);
        }
        go.release(waiting.size());
        QTRY_COMPARE(done.load(), int(waiting.size())); // nothing is forgotten
    }

#ifdef Q_OS_UNIX
    void aCallThatTakesTooLongIsEnded_data()
    {
        QTest::addColumn<int>("patience"); // seconds; 0: any
        QTest::addColumn<int>("calls");    // counted: odd, one is under way
        QTest::addColumn<int>("seconds");
        QTest::addColumn<bool>("isEnded");
        QTest::newRow("idle") << 3 << 2 << 100 << false;
        QTest::newRow("under way, in time") << 3 << 1 << 2 << false;
        QTest::newRow("under way for too long") << 3 << 1 << 4 << true;
        QTest::newRow("a later one for too long") << 3 << 7 << 4 << true;
        QTest::newRow("under way without a limit") << 0 << 1 << 1000 << false;
    }
    void aCallThatTakesTooLongIsEnded()
    {
        QFETCH(int, patience);
        QFETCH(int, calls);
        QFETCH(int, seconds);
        QFETCH(bool, isEnded);
        int ends[2];
        QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
        WatchedConnection connection(::dup(ends[0]));
        connection.setCallTimeout(std::chrono::seconds(patience));
        for (int i = 0; i < calls; ++i)
            connection.countCall();
        const WatchedConnection::Time begin{};
        connection.closeIfLate(begin);
        connection.closeIfLate(begin + std::chrono::seconds(seconds));
        QCOMPARE(connection.isEnded(), isEnded);
        ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
        char byte = 0;
        QCOMPARE(::read(ends[0], &byte, 1), isEnded ? 0 : -1); // the end of the stream, or nothing yet
        ::close(ends[0]);
        ::close(ends[1]);
    }

    void aCallThatReturnedBeginsAnew()
    {
        WatchedConnection connection(-1);
        connection.setCallTimeout(3s);
        WatchedConnection::Time now{};
        for (int i = 0; i < 10; ++i) { // one call after the other, each within its time
            connection.countCall();
            connection.closeIfLate(now);
            now += 2s;
            connection.closeIfLate(now);
            connection.countCall();
            connection.closeIfLate(now);
        }
        QVERIFY(!connection.isEnded());
    }
#endif
};

LABDESK_TEST(tst_workerpool)
#include "tst_workerpool.moc"
