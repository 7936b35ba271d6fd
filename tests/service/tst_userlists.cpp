// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/httpserver.h"
#include "service/testservice.h"
#include "service/userlist.h"
#include "support/testmain.h"

#include <QFileInfo>
#include <QHostAddress>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Lists of all users that are taken slowly, or many at a time.
class tst_userlists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixteenAreSentAtATimeAndTheNextIsToldToWait()
    {
        ServiceOptions options;
        options.users = 20'000; // more than the sockets' buffers hold
        options.key = "k";
        TestService service(options);
        std::vector<std::unique_ptr<QTcpSocket>> readers;
        for (int i = 0; i < ListSlots::most; ++i) {
            readers.push_back(reader(service));
            QTRY_VERIFY_WITH_TIMEOUT(readers.back()->bytesAvailable() > 15, 20'000);
            QVERIFY(readers.back()->peek(15).startsWith("HTTP/1.1 200 OK"));
        }
        const auto refused = service.ask("GET", "/v2/user/");
        QCOMPARE(refused.status, 503);
        QCOMPARE(refused.fields["retry-after"], "1"_ba);
        QCOMPARE(service.ask("GET", "/v2/user/?limit=1").status, 200);
        readers.pop_back();
        TestReply list;
        QTRY_COMPARE_WITH_TIMEOUT((list = service.ask("GET", "/v2/user/"), list.status), 200, 20'000);
        QCOMPARE(list.object()[u"users"].toArray().size(), 20'000);
    }

    void slotsAreCountedOverAllThreads()
    {
        ListSlots slots_;
        std::atomic<int> most = 0, held = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 2000; ++round) {
                    std::vector<std::shared_ptr<const void>> own;
                    for (int k = 0; k < 4; ++k)
                        if (auto slot = slots_.take()) {
                            own.push_back(std::move(slot));
                            most = std::max<int>(most, ++held);
                        }
                    held -= static_cast<int>(own.size());
                    own.clear();
                }
            });
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(most <= ListSlots::most);
        QVERIFY(slots_.take());
    }

    void aListMayBeTakenSoSlowly_data()
    {
        constexpr qint64 kib = 1024;
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<qint64>("sent");
        QTest::addColumn<bool>("isTooSlow");
        QTest::newRow("nothing yet") << qint64(30) << qint64(0) << false;
        QTest::newRow("nothing in two minutes") << qint64(120) << qint64(0) << true;
        QTest::newRow("a kilobyte a second") << qint64(120) << 120 * kib << true;
        QTest::newRow("half a megabit a second") << qint64(120) << 120 * 64 * kib << false;
        QTest::newRow("for an hour") << qint64(3600) << 3600 * 64 * kib << false;
        QTest::newRow("slower in the end") << qint64(3600) << 3600 * 40 * kib << true;
    }
    void aListMayBeTakenSoSlowly()
    {
        QFETCH(qint64, seconds);
        QFETCH(qint64, sent);
        QFETCH(bool, isTooSlow);
        QCOMPARE(HttpServer::isTooSlow(std::chrono::seconds(seconds), sent), isTooSlow);
    }

    void whoHoldsUpTheLogIsCutAndTheLogShrinks()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"records.db"_s);
        ServiceOptions options;
        options.users = 1000;
        options.database = file;
        LocalService(options).startAndWait();
        const Database database(file, Database::Access::Write);
        const auto log = [&file] { return QFileInfo(file + u"-wal"_s).size(); };
        const auto write = [&database] {
            Transaction transaction(database);
            database.execute(u"UPDATE users SET body = body || ' '"_s);
            transaction.commit();
        };
        {
            UserList slow(file, 1, {});
            QVERIFY(!slow.next().isEmpty());
            QVERIFY(!slow.isTooExpensive(1h, 0)); // nothing is written
            while (log() <= UserList::maxLogBytes)
                write();
            QVERIFY(slow.isTooExpensive(20s, 1'000'000));
            QVERIFY(!slow.isTooExpensive(20s, 21'000'000)); // fast
            QVERIFY(!slow.isTooExpensive(5s, 0));           // has just begun
        }
        for (int i = 0; i < 3; ++i)
            write();
        QVERIFY2(log() <= 17'000'000, QByteArray::number(log()).constData());
    }

    void whatIsTooDearIsCutShort()
    {
        struct Endless : BodySource
        {
            qint64 size() const override { return unknownSize; }
            QByteArray next() override { return QByteArray(256 * 1024, 'x'); }
            bool isTooExpensive(std::chrono::milliseconds, qint64) const override { return true; }
        };
        HttpServer::Hooks hooks;
        hooks.gate = [](const HttpRequest &) {
            return HttpServer::Admission{.accessLevel = HttpServer::AccessLevel::Trusted};
        };
        hooks.handler = [](const HttpRequest &) {
            HttpResponse answer;
            answer.source = std::make_unique<Endless>();
            return answer;
        };
        HttpServer server(HttpListener(), std::move(hooks));
        std::thread thread([&server] { server.run(); });
        QTcpSocket reader;
        reader.setReadBufferSize(1024);
        reader.connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
        reader.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        QTRY_VERIFY_WITH_TIMEOUT(reader.bytesAvailable() > 0, 20'000);
        reader.setReadBufferSize(0); // what was sent is taken: then the end is seen
        QTRY_VERIFY_WITH_TIMEOUT((reader.readAll(), reader.state() == QAbstractSocket::UnconnectedState), 20'000);
        server.requestStop();
        thread.join();
    }

private:
    static std::unique_ptr<QTcpSocket> reader(TestService &service)
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->setReadBufferSize(1024);
        socket->connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        socket->write("GET /v2/user/ HTTP/1.1\r\nHost: localhost:" + QByteArray::number(service.local().port())
                      + "\r\nx-service-api-key: k\r\nConnection: close\r\n\r\n");
        return socket;
    }
};

LABDESK_TEST(tst_userlists)
#include "tst_userlists.moc"
