// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/servicecore.h"
#include "service/testservice.h"
#include "service/workerpool.h"
#include "support/testmain.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTcpServer>

#include <thread>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// The service as other parts of the program use it: starting, failing, stopping, drills.
class tst_localservice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAndAnswers()
    {
        LocalService local({});
        QSignalSpy ready(&local, &LocalService::ready), failed(&local, &LocalService::failed);
        local.start();
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(failed.size(), 0);
        QVERIFY(local.isReady());
        QCOMPARE(local.baseUrl(), QUrl(u"http://127.0.0.1:%1"_s.arg(local.port())));
        QVERIFY(!local.examples().userId.isEmpty());
        TestClient client(local.port(), local.key());
        QCOMPARE(client.ask("GET", "/v2/user/" + local.examples().userId.toLatin1()).status, 200);
    }

    void canBeStoppedWhileItStarts()
    {
        for (int i = 0; i < 5; ++i) {
            LocalService local({});
            local.start();
        }
        const LocalService never({});
        QVERIFY(!never.isReady());
    }

    void isStoppedWhileItMakesItsFirstData()
    {
        const QTemporaryDir folder;
        ServiceOptions options;
        options.database = folder.filePath(u"service.db"_s);
        options.users = 1'000'000; // takes minutes
        {
            LocalService local(options);
            local.start(); // doesn't wait until the data is there
            QVERIFY(!local.waitUntilStarted(std::chrono::milliseconds(300)));
        }
        options.users = 5; // and nothing of it is left: the next start begins afresh
        LocalService again(options);
        again.startAndWait();
        TestClient client(again.port(), again.key());
        QCOMPARE(client.ask("GET", "/v2/user/").object()[u"total"_s].toInt(), 5);
    }

    void startFailures_data()
    {
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("reason");
        QTest::newRow("port in use") << u"port"_s << u"Can't listen on 127.0.0.1:"_s;
        QTest::newRow("folder that does not exist") << u"folder"_s << u"missing/service.db: "_s;
        QTest::newRow("a table that is missing") << u"incomplete"_s << u"/service.db: no such table: audit. Check"_s;
        QTest::newRow("a file that is no database")
            << u"text"_s << u"/service.db: file is not a database. Check the file"_s;
        QTest::newRow("another program's database") << u"foreign"_s << u"/service.db belongs to another program."_s;
        QTest::newRow("a newer schema") << u"newer"_s << u"/service.db was created by a newer version of Labdesk."_s;
    }
    void startFailures()
    {
        QFETCH(QString, cause);
        QFETCH(QString, reason);
        QTemporaryDir folder;
        QTcpServer taken;
        ServiceOptions options = TestService::small();
        options.database = folder.filePath(cause == u"folder" ? u"missing/service.db"_s : u"service.db"_s);
        if (cause == u"port") {
            QVERIFY(taken.listen(QHostAddress::LocalHost));
            options.port = taken.serverPort();
        } else if (cause == u"text") {
            QFile file(options.database);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray("no database").repeated(1000));
        } else if (cause == u"foreign") {
            Database(options.database, Database::Access::Write).execute(u"CREATE TABLE others (a)"_s);
        } else if (cause == u"newer") {
            LocalService(options).startAndWait();
            Database(options.database, Database::Access::Write).execute(u"PRAGMA user_version = 999"_s);
        } else if (cause == u"incomplete") {
            LocalService(options).startAndWait();
            Database(options.database, Database::Access::Write).execute(u"DROP TABLE audit"_s);
        }
        LocalService local(options);
        QSignalSpy ready(&local, &LocalService::ready), failed(&local, &LocalService::failed);
        local.start();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(ready.size(), 0);
        QVERIFY(!local.isReady());
        const QString said = failed[0][0].toString();
        QVERIFY2(said.contains(reason) && !said.contains(u".."_s), qPrintable(said));
        LocalService again(options);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, again.startAndWait());
    }

    void s13_theDatabaseIsForItsOwnerAlone()
    {
#ifdef Q_OS_WIN
        QSKIP("Qt's permissions say nothing of Windows' lists of access.");
#endif
        TestService service;
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 200);
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        for (const QString &suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
            const QFileInfo file(service.database() + suffix);
            QVERIFY2(file.exists(), qPrintable(suffix));
            QVERIFY2(!(file.permissions() & others), qPrintable(suffix));
        }
    }

    void withoutAFileNothingIsLeftBehind()
    {
        QTemporaryDir folder;
#ifdef Q_OS_WIN
        const char *variable = "TMP";
#else
        const char *variable = "TMPDIR";
#endif
        const QByteArray usual = qgetenv(variable);
        const auto restore = qScopeGuard([&] { usual.isNull() ? qunsetenv(variable) : qputenv(variable, usual); });
        qputenv(variable, QFile::encodeName(folder.path()));
        {
            LocalService local(TestService::small());
            local.startAndWait();
            QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList());
    }

    // Its owner uses the server until it has received the signal, and then destroys it.
    void aServiceThatCannotStartOverRefusesUntilItIsDestroyed_data()
    {
        QTest::addColumn<bool>("isInTheWay");
        QTest::newRow("a database that cannot be deleted") << true;
        QTest::newRow("a folder that is gone") << false;
    }
    void aServiceThatCannotStartOverRefusesUntilItIsDestroyed()
    {
        QFETCH(bool, isInTheWay);
        if (!canMoveOpenFiles())
            QSKIP("of a file that can be moved while it is open");
        const QTemporaryDir folder;
        const ServiceOptions options = inSubfolderOf(folder);
        LocalService local(options);
        QSignalSpy ready(&local, &LocalService::ready), failed(&local, &LocalService::failed);
        local.startAndWait();
        QTRY_COMPARE(ready.size(), 1);
        if (isInTheWay)
            QVERIFY(makeUndeletable(options.database));
        else
            QVERIFY(QDir(QFileInfo(options.database).path()).removeRecursively());
        local.startOver(2);
        QTRY_COMPARE(failed.size(), 1);
        const QString said = failed[0][0].toString();
        QVERIFY2(said.contains(u"records/service.db") && said.endsWith(u'.'), qPrintable(said));
        QVERIFY(!local.isReady());
        local.startOver(3);
        QCOMPARE(local.reloadCertificate(), QString());
        QCOMPARE(TestClient(local.port(), local.key()).ask("GET", "/v2/providers").status, 503);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(ready.size(), 1);
    }

    void aRequestThatWaitsForALockIsAnsweredAlsoIfStartingOverFails()
    {
        if (!canMoveOpenFiles())
            QSKIP("of a file that can be moved while it is open");
        const QTemporaryDir folder;
        const ServiceOptions options = inSubfolderOf(folder);
        LocalService local(options);
        QSignalSpy failed(&local, &LocalService::failed);
        local.startAndWait();
        const Database other(options.database, Database::Access::Write);
        const Transaction lock(other);
        QTcpSocket waiting;
        waiting.connectToHost(QHostAddress(QHostAddress::LocalHost), local.port());
        const QByteArray body = R"({"client_user_id":"a"})";
        waiting.write("POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(local.port())
                      + "\r\nx-service-api-key: " + local.key()
                      + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
                      + "\r\n\r\n" + body);
        QTRY_COMPARE(local.faultInjector().requestCount("POST", "/v2/user/"), 1);
        QVERIFY(makeUndeletable(options.database));
        local.startOver(2);
        QTRY_COMPARE(failed.size(), 1);
        QTRY_VERIFY(waiting.bytesAvailable() > 0);
        const QByteArray reply = waiting.readAll();
        QVERIFY2(reply.startsWith("HTTP/1.1 503 "), reply.constData());
    }

    void manyServicesComeAndGo()
    {
        for (int i = 0; i < 20; ++i) {
            LocalService local(TestService::small());
            local.startAndWait();
            TestClient client(local.port(), local.key());
            QCOMPARE(client.ask("GET", "/v2/user/").status, 200);
        }
    }

    void drillsReplaceAnswers()
    {
        TestService service;
        InjectedFault drill;
        drill.method = "GET";
        drill.pathPrefix = "/v2/user/";
        drill.times = 1;
        drill.status = 503;
        drill.contentType = "text/html";
        drill.body = "<h1>Busy</h1>";
        drill.fields = {{"Retry-After", "7"}};
        service.local().faultInjector().set({drill});
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        const auto busy = service.ask("GET", "/v2/user/?limit=1");
        QCOMPARE(busy.status, 503);
        QCOMPARE(busy.body, QByteArray("<h1>Busy</h1>"));
        QCOMPARE(busy.fields["content-type"], QByteArray("text/html"));
        QCOMPARE(busy.fields["retry-after"], QByteArray("7"));
        QCOMPARE(service.ask("GET", "/v2/user/").status, 200); // once only
        QCOMPARE(service.local().faultInjector().requestCount("GET", "/v2/user/"), 2);
        QCOMPARE(service.local().faultInjector().requestCount("GET", "/"), 3);
        QCOMPARE(service.local().faultInjector().requestCount("POST", "/"), 0);
    }

    void aFieldOfAnAnswerReplacesTheUsualOne()
    {
        TestService service;
        InjectedFault drill;
        drill.status = 200;
        drill.fields = {{"X-Again", "1"}, {"cache-control", "max-age=5"}, {"x-again", "2"}};
        service.local().faultInjector().set({drill});
        const QByteArray answer
            = service.client().exchange("GET /v2/providers HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QVERIFY(answer.startsWith("HTTP/1.1 200 OK\r\n"));
        QCOMPARE(answer.toLower().count("cache-control:"), 1);
        QCOMPARE(answer.count("X-Content-Type-Options: nosniff\r\n"), 1);
        QVERIFY(answer.contains("\r\ncache-control: max-age=5\r\n"));
        QVERIFY(!answer.contains("X-Again"));
        QVERIFY(answer.contains("\r\nx-again: 2\r\n"));
        QVERIFY(answer.contains("\r\nConnection: close\r\n"));
    }

    void drillsDropConnections_data()
    {
        QTest::addColumn<bool>("processed");
        QTest::newRow("before the request is processed") << false;
        QTest::newRow("after the request is processed") << true;
    }
    void drillsDropConnections()
    {
        QFETCH(bool, processed);
        TestService service;
        InjectedFault drill;
        drill.method = "POST";
        drill.drop = processed ? InjectedFault::Drop::AfterProcessing : InjectedFault::Drop::BeforeProcessing;
        service.local().faultInjector().set({drill});
        const QByteArray body = "{\"client_user_id\":\"dropped\"}";
        QCOMPARE(service.ask("POST", "/v2/user/", body).status, 0);
        service.local().faultInjector().clear();
        QCOMPARE(service.ask("GET", "/v2/user/").object()[u"total"], processed ? 1 : 0);
    }

    void drillsDelayWithoutHinderingOthers()
    {
        TestService service;
        InjectedFault drill;
        drill.pathPrefix = "/v2/providers";
        drill.delay = std::chrono::milliseconds(300);
        service.local().faultInjector().set({drill});
        QTcpSocket slow;
        slow.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        slow.write("GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(service.local().port())
                   + "\r\nx-service-api-key: " + service.local().key() + "\r\n\r\n");
        QTRY_COMPARE(service.local().faultInjector().requestCount("GET", "/v2/providers"), 1);
        QCOMPARE(service.ask("GET", "/v2/user/").status, 200);
        QCOMPARE(slow.bytesAvailable(), 0);
        QTRY_VERIFY(slow.bytesAvailable() > 0);
    }

    void othersAreAnsweredWhileAWorkerWaits()
    {
        QSemaphore begun, goOn;
        ServiceOptions options = TestService::small();
        options.workers = 2;
        options.reshape = [&](const HttpRequest &request, HttpResponse &) {
            if (request.target == "/v2/providers") {
                begun.release();
                goOn.acquire();
            }
        };
        TestService service(options);
        const auto release = qScopeGuard([&] { goOn.release(2); });
        QTcpSocket slow;
        slow.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        slow.write("GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(service.local().port())
                   + "\r\nx-service-api-key: " + service.local().key() + "\r\n\r\n");
        QTRY_COMPARE(begun.available(), 1);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(service.ask("GET", "/v2/user/?limit=1").status, 200);
        QCOMPARE(slow.bytesAvailable(), 0);
        goOn.release();
        QTRY_VERIFY(slow.bytesAvailable() > 0);
    }

    void aTokenIsGoodInEveryWorker()
    {
        ServiceOptions options = TestService::small();
        options.workers = 3;
        options.clientId = "desk";
        options.clientSecret = "secret";
        TestService service(options);
        const auto token = service.ask("POST", "/oauth/token",
                                       "grant_type=client_credentials&client_id=desk&client_secret=secret&audience=a");
        const QByteArray field
            = "Authorization: Bearer " + token.object()[u"access_token"_s].toString().toLatin1() + "\r\n";
        service.client().setKeyField(field);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(service.ask("GET", "/v2/user/?limit=1").status, 200);
    }

    void aWorkerThatCannotStartEndsTheOthers()
    {
        std::atomic_int made = 0;
        const auto make = [&made]() -> std::unique_ptr<ServiceCore> {
            if (made++ == 1)
                throw std::runtime_error("no connection is left");
            return {};
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, WorkerPool(3, make));
        QCOMPARE(made, 5); // two for what must not wait
    }

    void aDelayDoesNotHoldUpTheStop()
    {
        TestService service(stoppingInAnHour());
        InjectedFault drill;
        drill.delay = std::chrono::hours(1);
        service.local().faultInjector().set({drill});
        QTcpSocket slow;
        slow.connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
        slow.write("GET /v2/providers HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_COMPARE(service.local().faultInjector().requestCount("GET", "/v2/providers"), 1);
        service.local().faultInjector().clear();
        service.restart();
        QTRY_VERIFY(slow.peek(9) == "HTTP/1.1 ");
    }

    void aDelayDoesNotBeginAfterTheStop()
    {
        QSemaphore begun, goOn;
        ServiceOptions options = stoppingInAnHour();
        options.workers = 1;
        options.reshape = [&](const HttpRequest &request, HttpResponse &response) {
            if (request.target != "/v2/providers")
                return;
            response.delay = std::chrono::hours(1);
            begun.release();
            goOn.acquire();
        };
        TestService service(options);
        const quint16 port = service.local().port();
        QTcpSocket slow;
        slow.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        slow.write("GET /v2/providers HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port)
                   + "\r\nx-service-api-key: " + service.local().key() + "\r\n\r\n");
        QTRY_COMPARE(begun.available(), 1);
        QSemaphore connected;
        std::thread afterTheStop([&] {
            QTcpSocket idle; // which ends with the stop
            idle.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
            idle.waitForConnected(-1);
            connected.release();
            idle.waitForDisconnected(-1);
            goOn.release();
        });
        connected.acquire();
        service.restart();
        afterTheStop.join();
        QTRY_VERIFY(slow.peek(12) == "HTTP/1.1 200");
    }

    void drillsSendAnyBytes()
    {
        TestService service;
        InjectedFault drill;
        drill.raw = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\ncut short";
        service.local().faultInjector().set({drill});
        const QByteArray request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
        QCOMPARE(service.client().exchange(request), drill.raw);
    }

private:
    /// Only what ends early lets it stop in time.
    static ServiceOptions stoppingInAnHour()
    {
        ServiceOptions options = TestService::small();
        options.network.stopTime = std::chrono::hours(1);
        return options;
    }

    static bool canMoveOpenFiles()
    {
#ifdef Q_OS_WIN
        return false;
#else
        return !qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE");
#endif
    }

    static ServiceOptions inSubfolderOf(const QTemporaryDir &folder)
    {
        QDir(folder.path()).mkdir(u"records"_s);
        ServiceOptions options = TestService::small();
        options.database = folder.filePath(u"records/service.db"_s);
        return options;
    }

    /// Puts a folder where the file is, which root can't delete as a file, either.
    static bool makeUndeletable(const QString &database)
    {
        return QFile::rename(database, database + u".elsewhere"_s) && QDir().mkpath(database + u"/in the way"_s);
    }
};

LABDESK_TEST(tst_localservice)
#include "tst_localservice.moc"
