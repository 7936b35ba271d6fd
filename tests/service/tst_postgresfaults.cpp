// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>
#include <QUuid>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// A PostgreSQL server that ends connections, is slow, or is gone: what is done again, and what is said.
class tst_postgresfaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            QSKIP("needs PostgreSQL: ./dev test --postgres");
    }

    void aConnectionThatWasEndedIsOpenedAgain()
    {
        TestService service(TestService::small(), u"&application_name="_s + newName());
        const QByteArray user = service.addUser(u"client"_s, {});
        const Database beside(service.database(), Database::Access::Write);
        for (int i = 0; i < 3; ++i) {
            endConnections(beside);
            QCOMPARE(service.ask("GET", "/v2/user/" + user).status, 200);
            endConnections(beside);
            QCOMPARE(service.ask("PATCH", "/v2/user/" + user, R"({"ingestion_start":"2020-01-01"})").status, 204);
        }
    }

    void aWriteThatWasLostBeforeItsCommitIsDoneAgain()
    {
        TestService service(TestService::small(), u"&application_name="_s + newName());
        const Database beside(service.database(), Database::Access::Write);
        beside.execute(u"CREATE SEQUENCE inserts"_s); // which no rollback takes back
        dieOnInsert(beside, u"IF nextval('inserts') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;"_s,
                    u"CREATE TRIGGER dying BEFORE INSERT ON users FOR EACH ROW"_s);
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 200);
        QCOMPARE(service.ask("GET", "/v2/user/").object()[u"total"], 1);
        QCOMPARE(beside.number(u"SELECT last_value FROM inserts"_s), 2);
    }

    void aWriteThatWasLostInItsCommitIsNeitherRepeatedNorAnswered()
    {
        TestService service(TestService::small(), u"&application_name="_s + newName());
        const Database beside(service.database(), Database::Access::Write);
        beside.execute(u"CREATE SEQUENCE inserts"_s);
        dieOnInsert(
            beside, u"PERFORM nextval('inserts'); PERFORM pg_terminate_backend(pg_backend_pid());"_s,
            u"CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW"_s);
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 0); // the connection ends
        QCOMPARE(beside.number(u"SELECT last_value FROM inserts"_s), 1);
        QCOMPARE(service.ask("GET", "/v2/user/").object()[u"total"], 0);
    }

    void aWriteThatTakesTooLongIsRefusedAndUndone()
    {
        TestService service(TestService::small(), u"%20-cstatement_timeout%3D300ms"_s);
        const QByteArray user = service.addUser(u"client"_s, {});
        const Database beside(service.database(), Database::Access::Write);
        Transaction transaction(beside);
        beside.execute(u"UPDATE users SET zone = zone"_s);
        const auto refused = service.ask("PATCH", "/v2/user/" + user, R"({"ingestion_start":"2020-01-01"})");
        QCOMPARE(refused.status, 503);
        QVERIFY(refused.fields["retry-after"].toInt() > 0);
        QCOMPARE(refused.object()[u"detail"], u"The database is busy. Nothing was changed. Try again later."_s);
        transaction.commit();
        QCOMPARE(service.ask("GET", "/v2/user/" + user).object()[u"ingestion_start"], QJsonValue());
        QCOMPARE(service.ask("PATCH", "/v2/user/" + user, R"({"ingestion_start":"2020-01-01"})").status, 204);
    }

    void withoutADatabaseEveryRequestIsToldToComeAgain()
    {
        const Database server(qEnvironmentVariable("LABDESK_TEST_DATABASE"), Database::Access::Write);
        const QString name = newName();
        server.execute(u"CREATE DATABASE "_s + name);
        ServiceOptions options = TestService::small();
        QUrl url(server.location());
        url.setPath(u'/' + name);
        options.database = url.toString(QUrl::FullyEncoded);
        options.key = "k";
        options.network.adminPort = 0;
        LocalService local(options);
        local.startAndWait();
        TestClient client(local.port(), "k"), admin(local.adminPort(), {});
        QCOMPARE(client.ask("GET", "/v2/user/?limit=1").status, 200);
        QCOMPARE(admin.ask("GET", "/readyz").status, 200);
        server.execute(u"ALTER DATABASE "_s + name + u" ALLOW_CONNECTIONS false"_s);
        server.number(
            u"SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE datname = '%1'"_s.arg(name));
        for (const QByteArray method : {"GET", "DELETE"}) {
            const auto refused = client.ask(method, "/v2/user/010affc8-c45d-46dc-b16c-4927cd3dcf18");
            QCOMPARE(refused.status, 503);
            QVERIFY(refused.fields["retry-after"].toInt() > 0);
            QCOMPARE(refused.object()[u"detail"],
                     u"The database is unavailable. Nothing was changed. Try again later."_s);
        }
        auto unready = admin.ask("GET", "/readyz"); // a database that takes a moment is as it was the last time
        QVERIFY(QTest::qWaitFor([&] { return (unready = admin.ask("GET", "/readyz")).status == 503; }, 60'000));
        QCOMPARE(unready.body, "database\n"_ba);
        QCOMPARE(admin.ask("GET", "/healthz").status, 200);
        server.execute(u"ALTER DATABASE "_s + name + u" ALLOW_CONNECTIONS true"_s);
        QVERIFY(QTest::qWaitFor([&] { return admin.ask("GET", "/readyz").status == 200; }, 60'000));
        QVERIFY(QTest::qWaitFor([&] { return client.ask("GET", "/v2/user/?limit=1").status == 200; }, 60'000));
    }

    void aServiceIsAliveWhileItsDatabaseGivesNoAnswer()
    {
        ServiceOptions options = TestService::small();
        options.workers = 1;
        options.network.adminPort = 0;
        TestService service(options, u"&application_name="_s + newName());
        TestClient admin(service.local().adminPort(), {});
        const FrozenConnections frozen(service.database());
        QVERIFY(QTest::qWaitFor([&] { return admin.ask("GET", "/readyz").body == "database\n"; }, 60'000));
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 20; ++i)
            QVERIFY(admin.ask("GET", "/readyz").status != 0);
        QVERIFY(timer.elapsed() < 20'000); // each waits 50 ms; two seconds if it waited until the probe has failed
        QCOMPARE(admin.ask("GET", "/healthz").status, 200);
        QVERIFY(QTest::qWaitFor([&] { return admin.ask("GET", "/readyz").status == 200; }, 60'000)); // on another one
    }

    // A read needs no end of an ingestion, least of all of somebody else's.
    void anEndedUserThatIsLockedKeepsNobodyWaiting()
    {
        TestService service(TestService::small(), patient());
        const QByteArray locked = service.addUser(u"locked"_s, {connectionTo(u"oura"_s)}),
                         free = service.addUser(u"free"_s, {connectionTo(u"oura"_s)});
        for (const QByteArray &user : {locked, free})
            QCOMPARE(service.ask("PATCH", "/v2/user/" + user, R"({"ingestion_end":"2026-03-13"})").status, 204);
        const Database beside(service.database(), Database::Access::Write);
        {
            const Transaction transaction(beside);
            beside.execute(u"SELECT seq FROM users WHERE client_user_id = 'locked' FOR UPDATE"_s);
            service.advance(86'400);
            QCOMPARE(sourcesOf(service, free), 0);
            QCOMPARE(sourcesOf(service, locked), 1);
        }
        service.advance(60);
        QCOMPARE(sourcesOf(service, locked), 0);
    }

    // The server allows a statement half a second, so that the service has no patience for more than some more.
    void aServerThatIsFrozenIsGivenUpAfterAWhile_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("a read") << "GET"_ba << QByteArray();
        QTest::newRow("a change") << "PATCH"_ba
                                  << R"({"ingestion_start":"2020-01-01"})"_ba;
    }
    void aServerThatIsFrozenIsGivenUpAfterAWhile()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, body);
        ServiceOptions options = TestService::small();
        options.workers = 1;
        TestService service(options, u"%20-cstatement_timeout%3D500ms&application_name="_s + newName());
        const QByteArray user = service.addUser(u"client"_s, {});
        {
            const FrozenConnections frozen(service.database());
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"the database doesn't respond"_s));
            const auto refused = service.ask(method, "/v2/user/" + user, body);
            QCOMPARE(refused.status, 503);
            QVERIFY(refused.fields["retry-after"].toInt() > 0);
        }
        QVERIFY(QTest::qWaitFor([&] { return service.ask("GET", "/v2/user/" + user).status == 200; }, 60'000));
        QCOMPARE(service.ask("GET", "/v2/user/" + user).object()[u"ingestion_start"], QJsonValue());
    }

    void whileEverybodyWaitsOthersAreAnswered_data()
    {
        QTest::addColumn<bool>("isFrozen"); // the server; else a table is locked
        QTest::newRow("for a locked table") << false;
        QTest::newRow("for a frozen server") << true;
    }
    void whileEverybodyWaitsOthersAreAnswered()
    {
        QFETCH(bool, isFrozen);
        ServiceOptions options = TestService::small();
        options.network.adminPort = 0;
        options.clientId = "c";
        options.clientSecret = "s";
        TestService service(options, u"&application_name="_s + newName());
        const Database beside(service.database(), Database::Access::Write);
        TestClient admin(service.local().adminPort(), {});
        std::optional<FrozenConnections> frozen;
        std::optional<Transaction> locked;
        if (isFrozen) {
            frozen.emplace(service.database());
        } else {
            locked.emplace(beside);
            beside.execute(u"LOCK TABLE users"_s);
        }
        const auto waiting = askMany(service, 20, "/v2/user/?limit=1");
        QTRY_COMPARE(service.local().faultInjector().requestCount("GET", "/v2/user/"), 8);
        TestClient stranger(service.local().port(), "wrong");
        QCOMPARE(stranger.ask("GET", "/v2/user/").status, 401);
        QCOMPARE(
            service.ask("POST", "/oauth/token", "grant_type=client_credentials&client_id=c&client_secret=s&audience=a")
                .status,
            200);
        QCOMPARE(admin.ask("GET", "/healthz").status, 200);
        if (!isFrozen) {
            const auto examples = service.local().examples();
            QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
            QCOMPARE(service.ask("GET", "/v3/insurance/search/payor?insurance_name=a").status, 200);
            QCOMPARE(service.ask("GET", "/v3/order/psc/info?zip_code=" + examples.zip.toLatin1()).status, 200);
            QCOMPARE(admin.ask("GET", "/readyz").status, 200);
        }
        for (const auto &socket : waiting)
            QCOMPARE(socket->bytesAvailable(), 0); // whom all of this didn't wait for
    }

    void stoppingDoesNotWaitForAFrozenServer_data()
    {
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("requests");
        QTest::newRow("idle") << 8 << 0;
        QTest::newRow("a request") << 8 << 1;
        QTest::newRow("more than threads") << 2 << 20;
    }
    void stoppingDoesNotWaitForAFrozenServer()
    {
        QFETCH(int, workers);
        QFETCH(int, requests);
        ServiceOptions options = TestService::small();
        options.workers = workers;
        auto service = std::make_unique<TestService>(options, patient());
        const FrozenConnections frozen(service->database());
        const auto waiting = askMany(*service, requests, "/v2/user/?limit=1");
        QTRY_COMPARE(service->local().faultInjector().requestCount("GET", "/v2/user/"), std::min(workers, requests));
        QElapsedTimer timer;
        timer.start();
        service.reset();
        QVERIFY2(timer.elapsed() < stopTime, QByteArray::number(timer.elapsed()).constData());
    }

    void stoppingDoesNotWaitForAStartOnAFrozenServer()
    {
        const QTemporaryDir folder;
        ServiceOptions options = TestService::small();
        options.database = newDatabase(folder) + patient();
        const Database beside(options.database, Database::Access::Write);
        beside.execute(u"CREATE TABLE schema_version (program TEXT PRIMARY KEY, version BIGINT NOT NULL)"_s);
        Transaction transaction(beside);
        beside.execute(u"LOCK TABLE schema_version"_s); // which the start waits for as it would for a frozen server
        auto local = std::make_unique<LocalService>(options);
        local->start();
        const Database watcher(options.database,
                               Database::Access::Write); // whose view isn't of the transaction's begin
        QTRY_COMPARE(watcher.number(u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND"
                                    " application_name = current_setting('application_name')"_s),
                     1);
        QElapsedTimer timer;
        timer.start();
        local.reset();
        QVERIFY2(timer.elapsed() < stopTime, QByteArray::number(timer.elapsed()).constData());
    }

    void theFirstOfSeveralServersThatCanBeReachedIsUsed()
    {
        QUrl url(qEnvironmentVariable("LABDESK_TEST_DATABASE"));
        QUrlQuery query(url);
        const QString host = query.queryItemValue(u"host"_s);
        query.removeQueryItem(u"host"_s);
        query.addQueryItem(u"host"_s, u"/nowhere,"_s + host);
        query.addQueryItem(u"port"_s, u"5433,5432"_s);
        query.addQueryItem(u"target_session_attrs"_s, u"read-write"_s);
        url.setQuery(query);
        const Database database(url.toString(QUrl::FullyEncoded), Database::Access::Write);
        QCOMPARE(database.number(u"SELECT 1"_s), 1);
    }

    void aDatabaseOfAnotherEncodingIsRefused()
    {
        const Database server(qEnvironmentVariable("LABDESK_TEST_DATABASE"), Database::Access::Write);
        const QString name = newName();
        server.execute(
            u"CREATE DATABASE %1 ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"_s.arg(name));
        QUrl url(server.location());
        url.setPath(u'/' + name);
        ServiceOptions options = TestService::small();
        options.database = url.toString(QUrl::FullyEncoded);
        try {
            LocalService(options).startAndWait();
            QFAIL("it started");
        } catch (const std::runtime_error &e) {
            QVERIFY2(
                QByteArray(e.what()).endsWith("doesn't use UTF-8. Create one with ENCODING 'UTF8' TEMPLATE template0."),
                e.what());
        }
    }

    void anEmptyDatabaseIsNotFilledWhenItIsOpenedAgain()
    {
        TestService service(ServiceOptions(), u"&application_name="_s + newName());
        QCOMPARE(service.ask("GET", "/v2/user/?limit=1").object()[u"total"], 1200);
        const Database beside(service.database(), Database::Access::Write);
        QString schema = service.database().section(u"search_path%3D"_s, 1).section(u'&', 0, 0);
        beside.execute(u"DROP SCHEMA %1 CASCADE"_s.arg(schema));
        beside.execute(u"CREATE SCHEMA %1"_s.arg(schema));
        endConnections(beside);
        QCOMPARE(service.ask("GET", "/v2/user/?limit=1").status, 500);
        QCOMPARE(beside.number(u"SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
                               " AND table_name = 'users'"_s),
                 0);
    }

private:
    static qsizetype sourcesOf(TestService &service, const QByteArray &user)
    {
        const auto reply = service.ask("GET", "/v2/user/providers/" + user);
        return reply.status == 200 ? reply.object()[u"providers"].toArray().size() : -1;
    }

    // The server's ends of all connections of a service, which is the only one of its application_name. They go on when
    // this is destroyed.
    class FrozenConnections
    {
    public:
        explicit FrozenConnections(const QString &database)
        {
            const Database beside(database, Database::Access::Write);
            m_processes = beside
                              .prepare(u"SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                                       " AND application_name = current_setting('application_name')"_s)
                              .all({}, [](const Statement &row) { return static_cast<pid_t>(row.integer(0)); });
            signalAll(SIGSTOP);
        }
        ~FrozenConnections() { signalAll(SIGCONT); }
        FrozenConnections(const FrozenConnections &) = delete;
        FrozenConnections &operator=(const FrozenConnections &) = delete;

    private:
        void signalAll(int signal) const
        {
            for (const pid_t process : m_processes)
                ::kill(process, signal);
        }

        std::vector<pid_t> m_processes;
    };

    static std::vector<std::unique_ptr<QTcpSocket>> askMany(TestService &service, int count, const QByteArray &target)
    {
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < count; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), service.local().port());
            sockets.back()->write("GET " + target
                                  + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(service.local().port())
                                  + "\r\nx-service-api-key: " + service.local().key() + "\r\n\r\n");
        }
        return sockets;
    }

    static QString newName() { return u"faults_"_s + QUuid::createUuid().toString(QUuid::Id128); }

    // Of a service whose statements may take so long that whoever waits for one is found out.
    static QString patient() { return u"%20-cstatement_timeout%3D600s&application_name="_s + newName(); }
    static constexpr qint64 stopTime = 60'000; // ms, for what takes less than one second

    // Those of the same service, whose name they share with this one.
    static void endConnections(const Database &beside)
    {
        beside.number(
            u"SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND application_name = current_setting('application_name')"_s);
    }

    static void dieOnInsert(const Database &database, const QString &statements, const QString &trigger)
    {
        database.execute(
            u"CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN %1 RETURN NEW; END $$"_s.arg(
                statements));
        database.execute(trigger + u" EXECUTE FUNCTION die()"_s);
    }
};

LABDESK_TEST(tst_postgresfaults)
#include "tst_postgresfaults.moc"
