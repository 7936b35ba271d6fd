// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/teamkeys.h"
#include "support/testmain.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Keys and clients in the database: what they may, how they end, and what is kept of them.
class tst_keys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_service = std::make_unique<TestService>(withSecret());
        m_service->client().setKeyField({});
    }
    void init()
    {
        for (const QString &table : {u"users"_s, u"api_keys"_s})
            execute(u"DELETE FROM "_s + table);
        m_service->advance(60); // after which the service remembers none of them
    }
    void cleanupTestCase() { m_service.reset(); }

    void whatAKeyMay_data()
    {
        QTest::addColumn<bool>("canWrite");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        const QByteArray nobody = "/v2/user/00000000-0000-4000-8000-00000000000a";
        for (const bool canWrite : {false, true}) {
            const auto row = [canWrite](const QByteArray &method, const QByteArray &target, int status) {
                QTest::addRow("a key that can %s: %s %s", canWrite ? "write" : "read", method.constData(),
                              target.constData())
                    << canWrite << method << target << status;
            };
            row("GET", "/v2/user/", 200);
            row("HEAD", "/v2/providers", 200);
            row("GET", nobody, 404);
            row("POST", "/v2/user/", canWrite ? 200 : 403);
            row("PATCH", nobody, canWrite ? 404 : 403);
            row("DELETE", nobody, canWrite ? 404 : 403);
            row("DELETE", nobody + "/oura", canWrite ? 404 : 403);
            row("POST", "/v2/user/refresh/00000000-0000-4000-8000-00000000000a", canWrite ? 404 : 403);
        }
    }
    void whatAKeyMay()
    {
        QFETCH(bool, canWrite);
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(int, status);
        const QByteArray body = method == "POST" && target == "/v2/user/" ? R"({"client_user_id":"new"})"
            : method == "PATCH" ? R"({"fallback_time_zone":"America/Phoenix"})"
                                : "";
        const QByteArray key = addKey(database(), {.canWrite = canWrite});
        const auto reply = m_service->ask(method, target, body, keyField(key));
        QCOMPARE(reply.status, status);
        if (status == 403)
            QCOMPARE(reply.object()[u"detail"], u"This API key or client can read, but not make changes"_s);
        // A token of a client with this scope may the same.
        const QByteArray secret = addKey(database(), {.canWrite = canWrite, .clientId = u"c"_s});
        if (reply.status != 200 || method != "POST")
            QCOMPARE(m_service->ask(method, target, body, tokenField(newToken(*m_service, "c", secret))).status,
                     status);
    }

    void whyAKeyIsRefused_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown") << "unknown"_ba << u"Invalid API key"_s;
        QTest::newRow("expired") << "expired"_ba << u"The API key has expired"_s;
        QTest::newRow("revoked") << "revoked"_ba << u"The API key has been revoked"_s;
        QTest::newRow("the secret of a client") << "client"_ba << u"Invalid API key"_s;
        QTest::newRow("its hash") << "hash"_ba << u"Invalid API key"_s;
        QTest::newRow("hashed with another secret") << "foreign"_ba << u"Invalid API key"_s;
    }
    void whyAKeyIsRefused()
    {
        QFETCH(QByteArray, state);
        QFETCH(QString, sentence);
        StoredKey stored{.name = u"k"_s, .canWrite = true};
        if (state == "expired")
            stored.expiresOn = m_service->now();
        if (state == "client")
            stored.clientId = u"c"_s;
        QByteArray key = addKey(database(), stored);
        if (state == "unknown")
            key = newSecret();
        if (state == "revoked")
            execute(u"UPDATE api_keys SET revoked_on = 1"_s);
        if (state == "hash")
            key = KeyHasher(serviceSecret).hashOfKey(key);
        if (state == "foreign")
            execute(u"UPDATE api_keys SET hash = '%1'"_s.arg(
                QString::fromLatin1(KeyHasher("another-secret").hashOfKey(key))));
        for (const QByteArray &method : {"GET"_ba, "POST"_ba}) {
            const auto reply = m_service->ask(method, "/v2/user/", {}, keyField(key));
            QCOMPARE(reply.status, 401);
            QCOMPARE(reply.object()[u"detail"], sentence);
            QCOMPARE(reply.fields["www-authenticate"], "Bearer"_ba);
        }
    }

    void aKeyEndsWithItsLastSecond()
    {
        const QByteArray key = addKey(database(), {.expiresOn = m_service->now() + 100});
        m_service->advance(99);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(key)).status, 200);
        m_service->advance(1);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(key)).status, 401);
    }

    void aRevokedKeyIsRefusedWithinASecondInEveryProcess()
    {
        static_assert(Authentication::cacheTime < std::chrono::seconds(1));
        ServiceOptions options = withSecret();
        options.database = database();
        std::atomic<int> seconds = 0;
        options.steadyClock = [&seconds] { return std::chrono::seconds(seconds); };
        LocalService other(options);
        other.startAndWait();
        const QByteArray key = addKey(database(), {});
        TestClient client(other.port(), key);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(key)).status, 200);
        QCOMPARE(client.ask("GET", "/v2/providers").status, 200);
        execute(u"UPDATE api_keys SET revoked_on = 1"_s);
        m_service->advance(1);
        seconds = 1;
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(key)).status, 401);
        QCOMPARE(client.ask("GET", "/v2/providers").status, 401);
    }

    // A connection remembers how its last request was authenticated, for the next one with the same fields.
    void eachKeyOnAConnectionIsJudgedByItself()
    {
        const QByteArray key = addKey(database(), {}), unknown = newSecret();
        for (const bool isGood : {true, false, true, true, false, false, true})
            QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(isGood ? key : unknown)).status,
                     isGood ? 200 : 401);
    }

    void aRememberedJudgmentIsNoYoungerThanItsKey()
    {
        ServiceOptions options = withSecret();
        options.database = database();
        std::atomic<int> time = 0;
        options.steadyClock = [&time] { return std::chrono::milliseconds(time); };
        LocalService service(options);
        service.startAndWait();
        const QByteArray key = addKey(database(), {});
        TestClient first(service.port(), key), second(service.port(), key);
        QCOMPARE(first.ask("GET", "/v2/providers").status, 200); // reads the key
        time = 400;
        QCOMPARE(second.ask("GET", "/v2/providers").status, 200); // authenticated by what was read
        execute(u"UPDATE api_keys SET revoked_on = 1"_s);
        time = 600;
        QCOMPARE(second.ask("GET", "/v2/providers").status, 401);
    }

    // The key is checked when the head is read. A body can take longer than that result is valid.
    void aKeyThatIsRevokedWhileTheBodyIsOnItsWayIsRefused()
    {
        const QByteArray key = addKey(database(), {.canWrite = true});
        QTcpSocket sender;
        sender.connectToHost(QHostAddress(QHostAddress::LocalHost), m_service->local().port());
        const QByteArray body = R"({"client_user_id":"slow"})";
        sender.write("POST /v2/user/ HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_service->local().port())
                     + "\r\n" + keyField(key) + "Content-Type: application/json\r\nExpect: 100-continue\r\n"
                     + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n");
        QTRY_VERIFY(sender.bytesAvailable() > 12);
        QVERIFY(sender.readAll().startsWith("HTTP/1.1 100"));
        execute(u"UPDATE api_keys SET revoked_on = 1"_s);
        m_service->advance(1);
        sender.write(body);
        QTRY_VERIFY(sender.bytesAvailable() > 12);
        QVERIFY(sender.readAll().startsWith("HTTP/1.1 401"));
    }

    void aNewKeyIsGoodAtOnce()
    {
        for (int i = 0; i < 3; ++i) {
            const QByteArray key = addKey(database(), {});
            QCOMPARE(m_service->ask("GET", "/v2/providers", {}, keyField(key)).status, 200);
        }
    }

    void theLastUseIsNotedOnceAMinute()
    {
        const QByteArray key = addKey(database(), {});
        const auto use = [&] { return m_service->ask("GET", "/v2/providers", {}, keyField(key)).status; };
        const QString used = u"SELECT used_on FROM api_keys"_s;
        const qint64 first = m_service->now();
        QCOMPARE(use(), 200);
        QCOMPARE(number(used), first);
        m_service->advance(59);
        QCOMPARE(use(), 200);
        QCOMPARE(number(used), first);
        m_service->advance(1);
        QCOMPARE(use(), 200);
        QCOMPARE(number(used), first + 60);
    }

    void aUseThatCannotBeNotedFailsNothing()
    {
        const QByteArray key = addKey(database(), {.canWrite = true});
        const bool isFile = Database(database(), Database::Access::Read).engine() == Engine::Sqlite;
        execute(isFile ? u"CREATE TRIGGER never BEFORE UPDATE ON api_keys BEGIN SELECT RAISE(ABORT, 'never'); END"_s
                       : u"ALTER TABLE api_keys ADD CONSTRAINT never CHECK (used_on IS NULL)"_s);
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField(key)).status, 200);
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})", keyField(key)).status, 200);
        QCOMPARE(number(u"SELECT count(*) FROM api_keys WHERE used_on IS NULL"_s), 1);
        execute(isFile ? u"DROP TRIGGER never"_s : u"ALTER TABLE api_keys DROP CONSTRAINT never"_s);
    }

    void aStolenDatabaseHasNoUsableKey()
    {
        addKey(database(), {.canWrite = true});
        addKey(database(), {.canWrite = true, .clientId = u"c"_s});
        const Database stolen(database(), Database::Access::Read);
        Statement rows = stolen.prepare(u"SELECT hash, name, client_id FROM api_keys"_s);
        rows.run();
        int tried = 0;
        while (rows.next())
            for (int column = 0; column < 3; ++column, ++tried) {
                const QByteArray text = rows.text(column).toLatin1();
                QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField(text)).status, 401);
                QCOMPARE(m_service->ask("GET", "/v2/user/", {}, tokenField(text)).status, 401);
                QCOMPARE(newToken(*m_service, "c", text), QByteArray());
            }
        QCOMPARE(tried, 6);
        // Whoever guesses a key can't see whether it was right: that takes the secret.
        QVERIFY(KeyHasher(serviceSecret).hashOfKey("guess") != KeyHasher("another").hashOfKey("guess"));
        QVERIFY(KeyHasher(serviceSecret).hashOfKey("a") != KeyHasher(serviceSecret).hashOfClient("", "a"));
        QVERIFY(KeyHasher(serviceSecret).hashOfClient("ab", "c") != KeyHasher(serviceSecret).hashOfClient("a", "bc"));
    }

    void withoutTheSecretOnlyTheKeyOfTheStartIsGood()
    {
        ServiceOptions options = TestService::small();
        options.key = "of-the-start";
        TestService service(options);
        const QByteArray key = addKey(service.database(), {.canWrite = true});
        const QByteArray secret = addKey(service.database(), {.canWrite = true, .clientId = u"c"_s});
        QCOMPARE(service.ask("GET", "/v2/user/").status, 200);
        service.client().setKeyField({});
        QCOMPARE(service.ask("GET", "/v2/user/", {}, keyField(key)).status, 401);
        QCOMPARE(newToken(service, "c", secret), QByteArray());
    }

    void withTheSecretNoKeyIsMade()
    {
        QCOMPARE(m_service->local().key(), QByteArray());
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField({})).status, 401);
        ServiceOptions options = withSecret();
        options.key = "of-the-start";
        TestService both(options);
        QCOMPARE(both.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 200);
        const QByteArray key = addKey(both.database(), {});
        QCOMPARE(both.ask("GET", "/v2/user/", {}, {}).status, 200);
        both.client().setKeyField(keyField(key));
        QCOMPARE(both.ask("GET", "/v2/user/").object()[u"total"], 1);
    }

    void eachKeyHasALimitOfItsOwn()
    {
        ServiceOptions options = withSecret();
        options.network.keyLimit = 0.2; // one at once
        TestService service(options);
        service.client().setKeyField({});
        const QByteArray one = addKey(service.database(), {}), other = addKey(service.database(), {});
        QCOMPARE(service.ask("GET", "/v2/providers", {}, keyField(one)).status, 200);
        QCOMPARE(service.ask("GET", "/v2/providers", {}, keyField(one)).status, 429);
        QCOMPARE(service.ask("GET", "/v2/providers", {}, keyField(other)).status, 200);
    }

    void drillsAndStrictnessAreOfTheirKeyAlone()
    {
        const QByteArray usual = addKey(database(), {}), down = addKey(database(), {.drill = Drill::Unavailable}),
                         limited = addKey(database(), {.drill = Drill::RateLimited}),
                         strict = addKey(database(), {.strict = true});
        const auto status = [this](const QByteArray &key, const QByteArray &target) {
            return m_service->ask("GET", target, {}, keyField(key)).status;
        };
        const auto askAll = [&] {
            QCOMPARE(status(usual, "/v2/user/?limit=5&more=1"), 200);
            QCOMPARE(status(down, "/v2/user/"), 503);
            QCOMPARE(status(strict, "/v2/user/"), 200);
            QVERIFY(status(strict, "/v2/user/?limit=5&more=1") >= 400);
        };
        askAll();
        QCOMPARE(status(limited, "/v2/user/"), 429); // with which this drill begins
        m_service->advance(20);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(status(limited, "/v2/user/"), 200);
            askAll();
        }
        QCOMPARE(status(limited, "/v2/user/"), 429);
    }

    void aTokenIsGoodInEveryProcessAndAfterARestart()
    {
        const QByteArray secret = addKey(database(), {.clientId = u"c"_s});
        const QByteArray fields = tokenField(newToken(*m_service, "c", secret));
        ServiceOptions options = withSecret();
        options.database = database();
        options.clock = [now = m_service->now()] { return QDateTime::fromSecsSinceEpoch(now, Qt::UTC); };
        LocalService other(options);
        other.startAndWait();
        TestClient client(other.port(), {});
        client.setKeyField({});
        QCOMPARE(client.ask("GET", "/v2/user/", {}, fields).status, 200);
        m_service->restart();
        m_service->client().setKeyField({});
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, fields).status, 200);
    }

    void whatEndsAToken_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("the client is revoked")
            << u"UPDATE api_keys SET revoked_on = 1"_s << u"The client of the bearer token has been revoked"_s;
        QTest::newRow("the client has expired")
            << u"UPDATE api_keys SET expires_on = 1"_s << u"The client of the bearer token has expired"_s;
        QTest::newRow("the client has a new secret")
            << u"UPDATE api_keys SET hash = 'another'"_s << u"Invalid bearer token"_s;
        QTest::newRow("the client is gone") << u"DELETE FROM api_keys"_s << u"Invalid bearer token"_s;
        QTest::newRow("its time") << QString() << u"The bearer token has expired"_s;
    }
    void whatEndsAToken()
    {
        QFETCH(QString, change);
        QFETCH(QString, sentence);
        const QByteArray secret = addKey(database(), {.clientId = u"c"_s});
        const QByteArray fields = tokenField(newToken(*m_service, "c", secret));
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, fields).status, 200);
        if (!change.isEmpty())
            execute(change);
        m_service->advance(change.isEmpty() ? 86'400 : 1);
        const auto reply = m_service->ask("GET", "/v2/user/", {}, fields);
        QCOMPARE(reply.status, 401);
        QCOMPARE(reply.object()[u"detail"], sentence);
        QCOMPARE(newToken(*m_service, "c", secret).isEmpty(), !change.isEmpty());
    }

    void aTokenThatWasChangedIsNone()
    {
        const QByteArray secret = addKey(database(), {.clientId = u"c"_s});
        const QByteArray token = newToken(*m_service, "c", secret);
        QCOMPARE(token.size(), 64);
        for (qsizetype i = 0; i < token.size(); ++i) {
            QByteArray changed = token;
            changed[i] = token[i] == 'A' ? 'B' : 'A';
            QCOMPARE(m_service->ask("GET", "/v2/user/", {}, tokenField(changed)).status, 401);
        }
        for (const QByteArray &changed : {token + "A", token.chopped(1), token + token, "A" + token})
            QCOMPARE(m_service->ask("GET", "/v2/user/", {}, tokenField(changed)).status, 401);
    }

    void aDatabaseOfVersion2GetsKeysAndTheAuditTable()
    {
        const QTemporaryDir folder;
        ServiceOptions options = withSecret();
        options.users = 2;
        options.database = newDatabase(folder);
        LocalService(options).startAndWait();
        {
            const Database database(options.database, Database::Access::Write);
            for (const QString &sql :
                 {u"DROP TABLE api_keys"_s, u"DROP TABLE audit"_s, u"DROP TABLE imports"_s, u"DROP TABLE facts"_s,
                  u"DROP INDEX teams_by_name"_s, u"ALTER TABLE teams DROP COLUMN name"_s,
                  u"ALTER TABLE centers DROP COLUMN website"_s})
                database.execute(sql);
            database.execute(database.engine() == Engine::Sqlite ? u"PRAGMA user_version = 2"_s
                                                                 : u"UPDATE schema_version SET version = 2"_s);
        }
        LocalService local(options);
        local.startAndWait();
        const QByteArray key = addKey(options.database, {.canWrite = true});
        TestClient client(local.port(), key);
        QCOMPARE(client.ask("GET", "/v2/user/").object()[u"total"], 2);
        QCOMPARE(client.ask("POST", "/v2/user/", R"({"client_user_id":"new"})").status, 200);
        QCOMPARE(Database(options.database, Database::Access::Read).number(u"SELECT count(*) FROM audit"_s), 1);
    }

private:
    QString database() const { return m_service->database(); }
    void execute(const QString &sql) const { Database(database(), Database::Access::Write).execute(sql); }
    qint64 number(const QString &sql) const { return Database(database(), Database::Access::Read).number(sql); }

    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_keys)
#include "tst_keys.moc"
