// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/teamkeys.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>
#include <QHostAddress>
#include <QProcess>
#include <QRegularExpression>
#include <QUrl>
#include <QUuid>

#include <csignal>
#include <sys/resource.h>

#ifdef Q_OS_LINUX
#include <linux/capability.h>
#include <sys/prctl.h>
#endif

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// A database that cannot be written: what is still answered, and what is said.
class tst_databasefaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadOnlyFileIsToldAtTheStartAndStillRead()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"service.db"_s);
        makeDatabaseWithAnEndedIngestion(file);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner));
        QProcess program;
        program.setChildProcessModifier(obeyPermissions);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_KEY"_s, u"k"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--database"_s, file});
        QByteArray told, warned;
        QTRY_VERIFY_WITH_TIMEOUT((told += program.readAllStandardOutput(), warned += program.readAllStandardError(),
                                  warned.endsWith('\n') || program.state() == QProcess::NotRunning),
                                 20'000);
        QVERIFY2(told.contains("\nread-only: attempt to write a readonly database\n"), told.constData());
        QCOMPARE(warned,
                 "Warning: The database " + file.toUtf8()
                     + " is read-only: attempt to write a readonly database. Reads work, changes fail. "
                       "Check the file and the free disk space.\n");
        const QByteArray address = told.sliced(9, told.indexOf('\n') - 9); // after "address: "
        TestClient client(static_cast<quint16>(QUrl(QString::fromLatin1(address)).port()), "k");
        QCOMPARE(client.ask("GET", "/v2/providers").status, 200);
        QCOMPARE(client.ask("GET", "/v2/user/?limit=1").status, 200);
        QCOMPARE(client.ask("GET", "/v2/user/").object()[u"total"], 1);
        const auto refused = client.ask("POST", "/v2/user/", R"({"client_user_id":"a"})");
        QCOMPARE(refused.status, 500);
        QCOMPARE(refused.object()[u"detail"], u"The database can't be written: attempt to write a readonly database"_s);
        program.terminate();
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void aFullDiskIsToldAsTheCause()
    {
        const QTemporaryDir folder;
        QProcess program;
        program.setChildProcessModifier([] {
            const rlimit small{200'000, 200'000}; // bytes of one file
            ::setrlimit(RLIMIT_FSIZE, &small);
            ::signal(SIGXFSZ, SIG_IGN);
        });
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--database"_s, folder.filePath(u"service.db"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 20'000);
        QCOMPARE(program.exitCode(), 1);
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()),
                 u"Can't use the database %1: disk I/O error. Check the file and the free disk space.\n"_s.arg(
                     folder.filePath(u"service.db"_s)));
    }

    void whatIsFullIsTheOnlyThingSaid()
    {
        QTest::failOnWarning(QRegularExpression(u"."_s));
        const QTemporaryDir folder;
        const Database database(folder.filePath(u"small.db"_s), Database::Access::Write);
        database.execute(u"CREATE TABLE things (bytes BLOB)"_s);
        database.execute(u"PRAGMA max_page_count = 10"_s);
        QString said;
        try {
            Transaction transaction(database);
            database.execute(u"INSERT INTO things VALUES (randomblob(1000000))"_s);
            transaction.commit();
        } catch (const DatabaseError &e) {
            said = QString::fromUtf8(e.what());
            QCOMPARE(e.cause(), u"database or disk is full"_s);
        }
        QCOMPARE(said,
                 u"Can't use the database %1: database or disk is full. Check the file and the free disk space."_s.arg(
                     database.name()));
        Transaction next(database); // nothing of the failed one is left open
        next.commit();
    }

    void readsGoOnWhileAnIngestionCannotBeEnded()
    {
        TestService service;
        const QByteArray user = service.addUser(u"client"_s, {connectionTo(u"oura"_s)});
        const QByteArray dated = R"({"ingestion_end":"2026-03-13"})";
        QCOMPARE(service.ask("PATCH", "/v2/user/" + user, dated).status, 204);
        const Database beside(service.database(), Database::Access::Write);
        beside.execute(u"CREATE TRIGGER stuck BEFORE DELETE ON connections BEGIN SELECT RAISE(ABORT, 'stuck'); END"_s);
        service.advance(86'400); // the day it ends
        QTest::ignoreMessage(
            QtWarningMsg,
            QRegularExpression(u"can't deregister the sources of users whose ingestion has ended: .*stuck"_s));
        const auto sources
            = [&] { return service.ask("GET", "/v2/user/providers/" + user).object()[u"providers"].toArray().size(); };
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        QCOMPARE(sources(), 1);
        beside.execute(u"DROP TRIGGER stuck"_s);
        QCOMPARE(sources(), 1); // it is not tried with every request
        service.advance(60);
        QCOMPARE(sources(), 0);
    }

    // Each request takes its part, so that none keeps the others waiting for all of them.
    void manyIngestionsAreEndedInParts()
    {
        TestService service;
        const Database beside(service.database(), Database::Access::Write);
        const auto left = [&beside] { return beside.number(u"SELECT count(*) FROM connections"_s); };
        addEnding(beside, 600);
        QCOMPARE(left(), 600);
        service.advance(86'400);
        for (const auto &[target, expected] :
             {std::pair("/v2/user/?limit=1"_ba, 350), {"/v2/%75ser/?limit=1"_ba, 100}, {"/v2/user/"_ba, 0}}) {
            QCOMPARE(service.ask("GET", target).status, 200);
            QCOMPARE(left(), expected);
        }
    }

    void aWriterOfAnotherProcessKeepsNobodyElseWaiting_data()
    {
        QTest::addColumn<bool>("isReleased");
        QTest::addColumn<int>("status");
        QTest::newRow("who writes in the meantime") << true << 200;
        QTest::newRow("who writes for too long") << false << 503;
    }
    void aWriterOfAnotherProcessKeepsNobodyElseWaiting()
    {
        QFETCH(bool, isReleased);
        QFETCH(int, status);
        const QTemporaryDir folder;
        ServiceOptions options = withSecret();
        options.database = folder.filePath(u"records.db"_s); // whatever this run uses otherwise
        options.key = "k";
        LocalService local(options);
        local.startAndWait();
        const QByteArray key = addKey(options.database, {.name = u"desk"_s, .canWrite = true});
        const Database beside(options.database, Database::Access::Write);
        std::optional<Transaction> writer(std::in_place, beside);
        QTcpSocket post;
        post.connectToHost(QHostAddress(QHostAddress::LocalHost), local.port());
        post.write("POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(local.port())
                   + "\r\nx-service-api-key: k\r\nContent-Type: application/json\r\nConnection: close\r\n"
                     "Content-Length: 22\r\n\r\n{\"client_user_id\":\"m\"}");
        QTRY_COMPARE(local.faultInjector().requestCount("POST", "/v2/user/"), 1); // it is being tried
        TestClient reader(local.port(), key); // whose use is noted, which is a write
        for (const QByteArray target : {"/v2/user/?limit=1", "/v2/providers", "/v2/user/"})
            QCOMPARE(reader.ask("GET", target).status, 200);
        QCOMPARE(post.bytesAvailable(), 0); // it waits still: nobody had to wait for it
        if (isReleased)
            writer.reset();
        QTRY_COMPARE(post.state(), QAbstractSocket::UnconnectedState);
        const TestReply reply = TestClient::parse(post.readAll());
        QCOMPARE(reply.status, status);
        if (status == 503) {
            QVERIFY(reply.fields["retry-after"].toInt() > 0);
            QCOMPARE(reply.object()[u"detail"], u"The database is busy. Nothing was changed. Try again later."_s);
        }
        QCOMPARE(local.faultInjector().requestCount("POST", "/v2/user/"), 1); // which counts once
        writer.reset();
        QCOMPARE(reader.ask("GET", "/v2/user/?limit=1").object()[u"total"], status == 200 ? 1 : 0);
        QCOMPARE(reader.ask("POST", "/v2/user/", R"({"client_user_id":"next"})").status, 200);
    }

    void readsGoOnWhereADayBeginsInALockedFile()
    {
        if (qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            QSKIP("is about a file");
        TestService service;
        const QByteArray user = service.addUser(u"client"_s, {connectionTo(u"oura"_s)});
        QCOMPARE(service.ask("PATCH", "/v2/user/" + user, R"({"ingestion_end":"2026-03-13"})").status, 204);
        const Database beside(service.database(), Database::Access::Write);
        std::optional<Transaction> writer(std::in_place, beside);
        service.advance(86'400); // the day it ends
        const auto sources
            = [&] { return service.ask("GET", "/v2/user/providers/" + user).object()[u"providers"].toArray().size(); };
        QCOMPARE(sources(), 1);
        writer.reset();
        service.advance(1);
        QCOMPARE(sources(), 0);
    }

    void aRefusedWriteSaysWhy()
    {
        TestService service;
        const QByteArray user = service.addUser(u"client"_s, {});
        const Database beside(service.database(), Database::Access::Write);
        beside.execute(u"CREATE TRIGGER stuck BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'stuck'); END"_s);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"a request failed: .*stuck"_s));
        const auto refused = service.ask("PATCH", "/v2/user/" + user, R"({"fallback_time_zone":"America/Phoenix"})");
        QCOMPARE(refused.status, 500);
        QCOMPARE(refused.object()[u"detail"], u"The database can't be written: stuck"_s);
        QCOMPARE(service.local().writeFault(), QString()); // of the start
    }

private:
    static void addEnding(const Database &database, int count)
    {
        SourceConnectionStore connections(database);
        UserRecords users(database, connections, {1, u"00000000-0000-4000-8000-000000000000"_s});
        Transaction transaction(database);
        for (int number = 0; number < count; ++number) {
            User user;
            user.userId = QUuid::createUuid().toString(QUuid::WithoutBraces);
            user.clientUserId = QString::number(number);
            user.createdOn = TestService::begin;
            user.ingestionEnd = u"2026-03-13"_s;
            users.add(user, {connectionTo(u"oura"_s)});
        }
        transaction.commit();
    }

    static void makeDatabaseWithAnEndedIngestion(const QString &file)
    {
        ServiceOptions options = TestService::small();
        options.database = file;
        LocalService(options).startAndWait();
        const Database database(file, Database::Access::Write);
        SourceConnectionStore connections(database);
        UserRecords users(database, connections, {1, u"00000000-0000-4000-8000-000000000000"_s});
        User user;
        user.userId = u"00000000-0000-4000-8000-000000000001"_s;
        user.clientUserId = u"client"_s;
        user.createdOn = TestService::begin;
        user.ingestionEnd = u"2026-03-12"_s;
        Transaction transaction(database);
        users.add(user, {connectionTo(u"oura"_s)});
        transaction.commit();
    }

    // For root a file without permissions is as good as any; not so without this capability.
    static void obeyPermissions()
    {
#ifdef Q_OS_LINUX
        ::prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE);
#endif
    }
};

LABDESK_TEST(tst_databasefaults)
#include "tst_databasefaults.moc"
