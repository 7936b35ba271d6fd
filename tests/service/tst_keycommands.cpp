// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/serviceprogram.h"
#include "service/teamkeys.h"
#include "support/testmain.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// labdesk-service keys: what it prints and refuses, and that the service takes what it makes.
class tst_keycommands : public QObject
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
        const Database database(m_service->database(), Database::Access::Write);
        for (const QString &sql :
             {u"DELETE FROM users"_s, u"DELETE FROM api_keys"_s, u"DELETE FROM totals WHERE team_seq > 1"_s,
              u"DELETE FROM teams WHERE team_seq > 1"_s})
            database.execute(sql);
        m_service->advance(1); // after which the service remembers none of them
    }
    void cleanupTestCase() { m_service.reset(); }

    void aKeyLivesUntilItIsRotatedAndRevoked()
    {
        const QByteArray first = printed("key: ", {u"add"_s, u"--name"_s, u"desk 1"_s, u"--scope"_s, u"read"_s});
        QCOMPARE(first.size(), 64);
        QCOMPARE(statusWith(first), 200);
        const QByteArray second = printed("key: ", {u"rotate"_s, u"--name"_s, u"desk 1"_s});
        QVERIFY(first != second);
        m_service->advance(1);
        QCOMPARE(statusWith(first), 401);
        QCOMPARE(statusWith(second), 200);
        QCOMPARE(run({u"revoke"_s, u"--name"_s, u"desk 1"_s}).first, 0);
        m_service->advance(1);
        QCOMPARE(statusWith(second), 401);
        // The name is free again. Those who read the audit table still find the old one.
        QCOMPARE(statusWith(printed("key: ", {u"add"_s, u"--name"_s, u"desk 1"_s, u"--scope"_s, u"read"_s})), 200);
        const QByteArray list = run({u"list"_s}).second;
        QCOMPARE(list.count('\n'), 3);
        QVERIFY2(list.startsWith("TEAM "), list.constData());
        QCOMPARE(list.count(" revoked "), 1);
        QCOMPARE(list.count(" active "), 1);
        QVERIFY(!list.contains(second));
    }

    void aClientGetsTokensOfItsScope()
    {
        const auto [exitCode, output]
            = run({u"add"_s, u"--name"_s, u"portal"_s, u"--scope"_s, u"write"_s, u"--client"_s});
        QCOMPARE(exitCode, 0);
        const QByteArray id = valueIn(output, "client id: "), secret = valueIn(output, "client secret: ");
        QCOMPARE(id.size(), 32);
        const QByteArray token = newToken(*m_service, id, secret);
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})", tokenField(token)).status, 200);
        const QByteArray other = printed("client secret: ", {u"rotate"_s, u"--name"_s, u"portal"_s});
        m_service->advance(1);
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, tokenField(token)).status, 401);
        QCOMPARE(newToken(*m_service, id, secret), QByteArray());
        QVERIFY(!newToken(*m_service, id, other).isEmpty());
    }

    void aKeyForTestsHasADrillAndStrictness()
    {
        const QByteArray key = printed(
            "key: ",
            {u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s, u"--strict"_s, u"--drill"_s, u"unavailable"_s});
        QCOMPARE(statusWith(key), 503);
        QVERIFY(run({u"list"_s}).second.contains(" strict,unavailable "));
    }

    void aNewTeamHasRecordsOfItsOwn()
    {
        const QStringList north{u"--team"_s, u"north"_s, u"--scope"_s, u"write"_s};
        const QByteArray key = printed("key: ", QStringList{u"add"_s, u"--name"_s, u"n"_s, u"--new-team"_s} + north);
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})", keyField(key)).status, 200);
        const QByteArray first = addKey(m_service->database(), {});
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField(first)).object()[u"total"], 0);
        const QByteArray another = printed("key: ", QStringList{u"add"_s, u"--name"_s, u"m"_s} + north);
        QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField(another)).object()[u"total"], 1);
        QCOMPARE(run({u"list"_s, u"--team"_s, u"north"_s}).second.count('\n'), 3);
        QVERIFY(
            run({u"revoke"_s, u"--name"_s, u"n"_s}).second.startsWith("The database has several teams. Add --team"));
    }

    void whenAKeyExpires_data()
    {
        QTest::addColumn<QString>("expires");
        QTest::addColumn<int>("days"); // from today's beginning, at least
        QTest::newRow("in some days") << u"30"_s << 30;
        const QDate day = QDateTime::currentDateTimeUtc().date().addDays(10);
        QTest::newRow("after a day") << day.toString(Qt::ISODate) << 10;
    }
    void whenAKeyExpires()
    {
        QFETCH(QString, expires);
        QFETCH(int, days);
        printed("key: ", {u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s, u"--expires"_s, expires});
        const qint64 end
            = Database(m_service->database(), Database::Access::Read).number(u"SELECT expires_on FROM api_keys"_s);
        const QDateTime today(QDateTime::currentDateTimeUtc().date(), QTime(0, 0), Qt::UTC);
        const qint64 lasts = end - today.toSecsSinceEpoch();
        QVERIFY2(lasts > (days - 1) * 86'400 && lasts <= (days + 2) * 86'400, QByteArray::number(lasts).constData());
    }

    void whatIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        const QStringList add{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s};
        QTest::newRow("an unknown action")
            << QStringList{u"delete"_s}
            << u"Unknown action 'delete'. Use one of: add, list, rotate, revoke, name-team."_s;
        QTest::newRow("no action") << QStringList() << u"An argument is missing."_s;
        QTest::newRow("an option of another action")
            << QStringList{u"revoke"_s, u"--scope"_s, u"read"_s} << u"keys revoke has no option --scope."_s;
        QTest::newRow("no name") << QStringList{u"add"_s, u"--scope"_s, u"read"_s}
                                 << u"Add --name with the name of the key or the team."_s;
        QTest::newRow("an empty name") << QStringList{u"add"_s, u"--name"_s, u""_s} << u"Invalid --name."_s;
        QTest::newRow("a name with a line break")
            << QStringList{u"add"_s, u"--name"_s, u"a\nb"_s} << u"Invalid --name."_s;
        QTest::newRow("no scope") << QStringList{u"add"_s, u"--name"_s, u"k"_s}
                                  << u"Invalid --scope ''. Use one of: read, write."_s;
        QTest::newRow("an unknown scope") << QStringList{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"all"_s}
                                          << u"Invalid --scope 'all'. Use one of: read, write."_s;
        for (const QString &expires :
             {u"soon"_s, u"0"_s, u"-1"_s, u"36501"_s, u" 8"_s, u"+8"_s, u"0x10"_s, u"2027-02-30"_s, u"2027-2-3"_s})
            QTest::addRow("--expires %s", qPrintable(expires))
                << add + QStringList{u"--expires"_s, expires}
                << u"Invalid --expires '%1'. Use a number of days"_s.arg(expires);
        QTest::newRow("a day in the past")
            << add + QStringList{u"--expires"_s, u"2020-01-01"_s} << u"--expires 2020-01-01 is in the past."_s;
        QTest::newRow("an unknown drill")
            << add + QStringList{u"--drill"_s, u"flood"_s} << u"Invalid --drill 'flood'. Use one of: rate-limited,"_s;
        QTest::newRow("an unknown team") << add + QStringList{u"--team"_s, u"north"_s}
                                         << u"There is no team 'north'. Use one of: "_s;
        QTest::newRow("a new team without a name")
            << add + QStringList{u"--new-team"_s} << u"--new-team needs --team"_s;
        QTest::newRow("a team with an empty name")
            << add + QStringList{u"--new-team"_s, u"--team"_s, u""_s} << u"Invalid --team."_s;
        QTest::newRow("an unknown key") << QStringList{u"revoke"_s, u"--name"_s, u"none"_s}
                                        << u" has no key 'none', or"_s;
        QTest::newRow("a name that is taken") << QStringList{u"add"_s, u"--name"_s, u"taken"_s, u"--scope"_s, u"read"_s}
                                              << u" already has a key 'taken'. Use another name"_s;
        QTest::newRow("a key that has expired")
            << QStringList{u"rotate"_s, u"--name"_s, u"old"_s} << u"The key 'old' has expired. Add --expires"_s;
        QTest::newRow("a database that isn't there")
            << add + QStringList{u"--database"_s, u"/nowhere/x.db"_s} << u"There is no file /nowhere/x.db."_s;
        QTest::newRow("a URL that is none")
            << add + QStringList{u"--database"_s, u"postgresql://h"_s} << u"Invalid --database."_s;
    }
    void whatIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        addKey(m_service->database(), {.name = u"taken"_s});
        addKey(m_service->database(), {.name = u"old"_s, .expiresOn = 1});
        const auto [exitCode, output] = run(arguments);
        QCOMPARE(exitCode, 1);
        QVERIFY2(QString::fromUtf8(output).contains(sentence), output.constData());
        QCOMPARE(Database(m_service->database(), Database::Access::Read).number(u"SELECT count(*) FROM api_keys"_s), 2);
        QCOMPARE(Database(m_service->database(), Database::Access::Read).number(u"SELECT count(*) FROM teams"_s), 1);
    }

    void aKeyNeedsTheSecret_data()
    {
        QTest::addColumn<QString>("secret");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("none") << QString() << u"Keys need the secret of the service. Add --secret-file"_s;
        QTest::newRow("a short one") << u"0123456789"_s << u"The secret of the service is too short."_s;
    }
    void aKeyNeedsTheSecret()
    {
        QFETCH(QString, secret);
        QFETCH(QString, sentence);
        const auto [exitCode, output] = run({u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s}, secret);
        QCOMPARE(exitCode, 1);
        QVERIFY2(QString::fromUtf8(output).contains(sentence), output.constData());
    }

    // A key that another secret has made would never work.
    void anotherSecretIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a new key") << QStringList{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s};
        QTest::newRow("a client") << QStringList{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s, u"--client"_s};
        QTest::newRow("a rotated one") << QStringList{u"rotate"_s, u"--name"_s, u"there"_s};
    }
    void anotherSecretIsRefused()
    {
        QFETCH(QStringList, arguments);
        const QByteArray there = printed("key: ", {u"add"_s, u"--name"_s, u"there"_s, u"--scope"_s, u"read"_s});
        const auto [exitCode, output] = run(arguments, QString(40, u'x'));
        QCOMPARE(exitCode, 1);
        QVERIFY2(output.startsWith("This isn't the secret that the service uses with the database "),
                 output.constData());
        QCOMPARE(statusWith(there), 200);
        QCOMPARE(Database(m_service->database(), Database::Access::Read).number(u"SELECT count(*) FROM api_keys"_s), 1);
    }

    // In a database of its own, whose service stops and starts with the new secret.
    void aLostSecretCanBeReplaced()
    {
        const QTemporaryDir folder;
        ServiceOptions options = withSecret();
        options.users = 3;
        options.database = newDatabase(folder);
        LocalService(options).startAndWait();
        const QStringList database{u"--database"_s, options.database};
        QCOMPARE(run(QStringList{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s} + database).first, 0);
        options.secret = QByteArray(40, 'n');
        const QString replaced = QString::fromLatin1(options.secret);
        QString said;
        try {
            LocalService(options).startAndWait();
        } catch (const std::runtime_error &e) {
            said = QString::fromUtf8(e.what());
        }
        QVERIFY2(said.contains(u" were made with another secret. Use that one."), qPrintable(said));
        const QStringList rotate = QStringList{u"rotate"_s, u"--name"_s, u"k"_s} + database;
        QCOMPARE(run(rotate, replaced).first, 1);
        const auto [exitCode, output] = run(rotate + QStringList{u"--new-secret"_s}, replaced);
        QCOMPARE(exitCode, 0);
        LocalService local(options);
        local.startAndWait();
        QCOMPARE(TestClient(local.port(), valueIn(output, "key: ")).ask("GET", "/v2/user/").status, 200);
        QCOMPARE(run(rotate).first, 1); // with the secret that was lost
    }

    // Else the old key would be dead, and nobody would have the new one.
    void aKeyThatCannotBePrintedIsNotMade_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a new key") << QStringList{u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s};
        QTest::newRow("a rotated one") << QStringList{u"rotate"_s, u"--name"_s, u"there"_s};
        QTest::newRow("none is made, and the list is cut off") << QStringList{u"list"_s};
    }
    void aKeyThatCannotBePrintedIsNotMade()
    {
#ifndef Q_OS_LINUX
        QSKIP("needs a file on a disk that is full");
#endif
        QFETCH(QStringList, arguments);
        const QByteArray there = printed("key: ", {u"add"_s, u"--name"_s, u"there"_s, u"--scope"_s, u"read"_s});
        const auto [exitCode, output] = run(arguments, QString::fromLatin1(serviceSecret), u"/dev/full"_s);
        QCOMPARE(exitCode, 1);
        QCOMPARE(output, "The output can't be written: No space left on device.\n"_ba);
        QCOMPARE(statusWith(there), 200);
        QCOMPARE(Database(m_service->database(), Database::Access::Read).number(u"SELECT count(*) FROM api_keys"_s), 1);
    }

    // Who, when, what, and which key, though its name can come back.
    void changesOfKeysAreRowsOfTheAuditTable()
    {
        const Database database(m_service->database(), Database::Access::Write);
        database.execute(u"DELETE FROM audit"_s);
        const QStringList key{u"--name"_s, u"desk"_s, u"--team"_s, u"north"_s};
        const auto [exitCode, output] = run(QStringList{u"add"_s, u"--scope"_s, u"write"_s, u"--new-team"_s} + key);
        QVERIFY2(exitCode == 0, output.constData());
        const QByteArray made = valueIn(output, "key: ");
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"audited"})", keyField(made)).status, 200);
        run(QStringList{u"rotate"_s, u"--expires"_s, u"2999-12-31"_s} + key);
        run(QStringList{u"revoke"_s} + key);
        run(QStringList{u"add"_s, u"--scope"_s, u"read"_s, u"--client"_s} + key);
        qputenv("SUDO_USER", "alice");
        run({u"name-team"_s, u"--team"_s, u"north"_s, u"--name"_s, u"south"_s});
        qunsetenv("SUDO_USER");
        run({u"list"_s});
        const auto rows
            = database
                  .prepare(u"SELECT method, path, key_name, key_seq, at, team_seq FROM audit"
                           " ORDER BY audit_seq"_s)
                  .all({}, [](const Statement &row) {
                      return QStringList{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)};
                  });
        QStringList told;
        for (const QStringList &row : rows) {
            told += row[0] + u' ' + row[1];
            QVERIFY(row[0] == u"POST" || row[2].startsWith(u"system user "));
            QCOMPARE(row[2].endsWith(u" (alice)"), row[0] == u"keys name-team"); // by whom sudo was called
            QVERIFY(row[4].toLongLong() > 1'700'000'000);
            QCOMPARE(row[5], rows[0][5]);
        }
        QCOMPARE(told,
                 (QStringList{u"keys add new team north"_s, u"keys add desk (write)"_s, u"POST /v2/user/"_s,
                              u"keys rotate desk (write, expires 3000-01-01T00:00:00+00:00)"_s,
                              u"keys revoke desk (write, expires 3000-01-01T00:00:00+00:00)"_s,
                              u"keys add desk (read, client)"_s, u"keys name-team south"_s}));
        QCOMPARE(rows[2][3], rows[1][3]); // of the request, as of the key
        QCOMPARE(rows[4][3], rows[1][3]);
        QVERIFY(rows[5][3] != rows[1][3]);
        QVERIFY(run({u"list"_s}).second.contains("south"));
    }

    void theFirstTeamCanBeNamed()
    {
        addKey(m_service->database(), {.name = u"k"_s});
        QCOMPARE(run({u"name-team"_s, u"--name"_s, u"main"_s}).first, 0);
        QVERIFY(run({u"list"_s, u"--team"_s, u"main"_s}).second.contains("\nmain  "));
        const auto [exitCode, output] = run({u"name-team"_s, u"--team"_s, u"main"_s, u"--name"_s, u"main"_s});
        QCOMPARE(exitCode, 1);
        QVERIFY2(output.startsWith("Team 'main' already exists."), output.constData());
        Database(m_service->database(), Database::Access::Write).execute(u"UPDATE teams SET name = NULL"_s);
    }

    void theDatabaseCanComeFromTheEnvironment()
    {
        QProcess program;
        QProcessEnvironment environment = environmentWith(QString::fromLatin1(serviceSecret));
        environment.insert(u"LABDESK_SERVICE_DATABASE"_s, m_service->database());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"keys"_s, u"list"_s});
        program.waitForFinished();
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QVERIFY(program.readAllStandardOutput().startsWith("TEAM "));
    }

    void aDatabaseWithoutRecordsIsLeftAsItIs()
    {
        const QTemporaryDir folder;
        const QString empty = newDatabase(folder);
        if (!empty.startsWith(u"postgresql:")) {
            QFile file(empty);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const auto [exitCode, output] = run({u"list"_s, u"--database"_s, empty});
        QCOMPARE(exitCode, 1);
        QVERIFY2(output.contains(" is empty. Start the service with it first."), output.constData());
    }

    // The program, with keys of the database alone.
    void theProgramNeedsNoKeyOfItsOwn()
    {
        const QByteArray key = printed("key: ", {u"add"_s, u"--name"_s, u"k"_s, u"--scope"_s, u"read"_s});
        QProcess program;
        program.setProcessEnvironment(environmentWith(QString::fromLatin1(serviceSecret)));
        program.start(QStringLiteral(SERVICE_PROGRAM),
                      {u"--database"_s, m_service->database(), u"--log-format"_s, u"json"_s});
        QByteArray said;
        const bool isUp = QTest::qWaitFor(
            [&] {
                said += program.readAllStandardError();
                return said.contains("Listening on ") && said.endsWith('\n');
            },
            20'000);
        QVERIFY2(isUp, said.constData());
        const qsizetype at = said.indexOf("127.0.0.1:") + 10;
        const quint16 port = said.sliced(at, said.indexOf('"', at) - at).toUShort();
        QCOMPARE(TestClient(port, key).ask("GET", "/v2/user/").status, 200);
        QCOMPARE(TestClient(port, "another").ask("GET", "/v2/user/").status, 401);
        QVERIFY(!program.readAllStandardError().contains(key));
        stop(program);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

private:
    static QProcessEnvironment environmentWith(const QString &secret)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_SECRET"_s, secret);
        return environment;
    }

    // Its exit code, and what it says: on stdout when it succeeds, else on stderr.
    std::pair<int, QByteArray> run(const QStringList &arguments,
                                   const QString &secret = QString::fromLatin1(serviceSecret),
                                   const QString &outputFile = {}) const
    {
        QProcess program;
        if (!outputFile.isEmpty())
            program.setStandardOutputFile(outputFile);
        program.setProcessEnvironment(environmentWith(secret));
        QStringList all = QStringList(u"keys"_s) + arguments;
        if (!arguments.contains(u"--database"_s))
            all += {u"--database"_s, m_service->database()};
        program.start(QStringLiteral(SERVICE_PROGRAM), all);
        program.waitForFinished();
        return {program.exitCode(),
                program.exitCode() == 0 ? program.readAllStandardOutput() : program.readAllStandardError()};
    }

    static QByteArray valueIn(const QByteArray &output, const QByteArray &name)
    {
        const qsizetype at = output.indexOf(name);
        return at < 0 ? QByteArray() : output.sliced(at + name.size()).split('\n').front();
    }

    QByteArray printed(const QByteArray &name, const QStringList &arguments) const
    {
        return valueIn(run(arguments).second, name);
    }

    int statusWith(const QByteArray &key) const
    {
        return m_service->ask("GET", "/v2/user/", {}, keyField(key)).status;
    }

    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_keycommands)
#include "tst_keycommands.moc"
