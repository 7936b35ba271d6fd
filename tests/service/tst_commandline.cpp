// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

#include <QFile>
#include <QHostAddress>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>
#include <array>
#include <csignal>
#include <map>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// labdesk-service as a program: what it prints, how it ends, and what survives when it is killed.
class tst_commandline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("text");
        QTest::newRow("help") << QStringList{u"--help"_s} << 0 << u"--key-header <name>"_s;
        QTest::newRow("help in our words") << QStringList{u"-h"_s} << 0 << u"Show this help."_s;
        QTest::newRow("help of the toolkit, which a service has not")
            << QStringList{u"--help-all"_s} << 1 << u"Unknown option 'help-all'."_s;
        QTest::newRow("version") << QStringList{u"--version"_s} << 0 << u"labdesk-service 0."_s;
        QTest::newRow("the description of the interface") << QStringList{u"--openapi"_s} << 0 << u"openapi: 3.1.0"_s;
        QTest::newRow("an option that is unknown")
            << QStringList{u"--prot"_s} << 1 << u"Unknown option 'prot'.\nTry labdesk-service --help."_s;
        QTest::newRow("an argument too many") << QStringList{u"file.db"_s} << 1 << u"Unexpected argument 'file.db'."_s;
        QTest::newRow("a port that is too high")
            << QStringList{u"--port"_s, u"65536"_s} << 1 << u"Invalid --port '65536'. Use a number from 0 to 65535."_s;
        QTest::newRow("a negative number of users")
            << QStringList{u"--users"_s, u"-1"_s} << 1 << u"Invalid --users '-1'. Use a number from 0 to 10000000."_s;
        QTest::newRow("a seed that is no number")
            << QStringList{u"--seed"_s, u"x"_s} << 1 << u"Invalid --seed 'x'. Use a whole number"_s;
        QTest::newRow("a key with a space")
            << QStringList{u"--key"_s, u"a b"_s} << 1 << u"Invalid --key. Use up to 4096 printable ASCII"_s;
        QTest::newRow("a header name with a colon")
            << QStringList{u"--key-header"_s, u"a:"_s} << 1 << u"Invalid --key-header 'a:'. Use letters"_s;
        for (const QString &taken :
             {u"Host"_s, u"content-length"_s, u"Transfer-Encoding"_s, u"Connection"_s, u"Authorization"_s,
              u"Proxy-Authorization"_s, u"Keep-Alive"_s, u"Expect"_s, u"Accept-Encoding"_s})
            QTest::addRow("%s as the header of the key", qPrintable(taken))
                << QStringList{u"--key-header"_s, taken} << 1 << u"no header that HTTP itself needs"_s;
        QTest::newRow("a client without a secret")
            << QStringList{u"--client-id"_s, u"a"_s} << 1 << u"--client-id needs a secret. Add --client-secret-file."_s;
        QTest::newRow("a secret without a client") << QStringList{u"--client-secret"_s, u"s"_s} << 1
                                                   << u"The client secret needs a client. Add --client-id."_s;
        QTest::newRow("a drill that is unknown")
            << QStringList{u"--drill"_s, u"flood"_s} << 1 << u"Invalid --drill 'flood'. Use one of: rate-limited,"_s;
        QTest::newRow("a database without a name") << QStringList{u"--database"_s, u"postgresql://desk@host"_s} << 1
                                                   << u"Invalid --database. Use postgresql://"_s;
        for (const QString &hosts : {u"a,b"_s, u"a:5432,b:5433"_s, u"a,b:5433"_s})
            QTest::addRow("several hosts before the name: %s", qPrintable(hosts))
                << QStringList{u"--database"_s, u"postgresql://desk@%1/n"_s.arg(hosts)} << 1
                << u"Invalid --database. Name several hosts as parameters: "_s;
        QTest::newRow("a parameter of the database that would be two")
            << QStringList{u"--database"_s, u"postgresql://h/n?sslmode=a;b"_s} << 1
            << u"Invalid parameter in --database."_s;
        for (const auto &[url, said] :
             {std::pair(u"postgresql://desk@host"_s, u"Invalid --database-read. Use postgresql://"_s),
              {u"postgresql://a,b/n"_s, u"Invalid --database-read. Name several hosts"_s},
              {u"postgresql://h/n?sslmode=a;b"_s, u"Invalid parameter in --database-read."_s}})
            QTest::addRow("the standby %s", qPrintable(url))
                << QStringList{u"--database"_s, u"postgresql://h/n"_s, u"--database-read"_s, url} << 1 << said;
        for (const QString &path :
             {u"sqlite:///records.db"_s, u"file:records.db"_s, u"PostgreSQL://h/n"_s, u"mysql://h/n"_s, u":memory:"_s})
            QTest::addRow("a database at %s", qPrintable(path))
                << QStringList{u"--database"_s, path} << 1 << u"Invalid --database. Use the path of a file, or"_s;
        for (const QString &path :
             {u"records.db\u00a0"_s, u" records.db"_s, u"\"records.db\""_s, u"rec\u200bords.db"_s})
            QTest::addRow("a database at '%s'", qPrintable(path))
                << QStringList{u"--database"_s, path} << 1 << u"Invalid --database. The path begins or ends with"_s;
        QTest::newRow("an empty database")
            << QStringList{u"--database="_s} << 1 << u"Invalid --database. It is empty."_s;
        for (const auto &[query, name] :
             {std::pair(u"postgresql://u@h/n?sslmode=verify-full&sslmode=disable"_s, u"sslmode"_s),
              {u"postgresql://u@h/n?host=i"_s, u"host"_s},
              {u"postgresql://u@h/n?user=v"_s, u"user"_s},
              {u"postgresql://u@h/n?dbname=m"_s, u"dbname"_s}})
            QTest::addRow("two values in %s", qPrintable(query))
                << QStringList{u"--database"_s, query} << 1 << u"--database sets %1 twice."_s.arg(name);
        QTest::newRow("an option twice") << QStringList{u"--limit-key=5"_s, u"--limit-key"_s, u"0"_s} << 1
                                         << u"--limit-key is specified more than once. Use it once."_s;
        QTest::newRow("an option of a command twice")
            << QStringList{u"keys"_s, u"add"_s, u"--scope=read"_s, u"--scope=write"_s} << 1
            << u"--scope is specified more than once. Use it once."_s;
        QTest::newRow("a folder that does not exist")
            << QStringList{u"--database"_s, u"/nowhere/x.db"_s} << 1
            << u"Can't create the database /nowhere/x.db: No such file or directory. Check that its folder exists"_s;
    }
    void texts()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        QFETCH(QString, text);
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitCode(), exitCode);
        const QString expected
            = QString::fromUtf8(exitCode == 0 ? program.readAllStandardOutput() : program.readAllStandardError());
        QVERIFY2(expected.contains(text), qPrintable(expected));
        if (exitCode != 0)
            QVERIFY2(expected.count(u'\n') <= 2, qPrintable(expected)); // the error, and where to look
    }

    void aWrongDatabaseOfTheEnvironmentIsNamedByItsVariable_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("the service") << QStringList();
        QTest::newRow("a command") << QStringList{u"export"_s};
    }
    void aWrongDatabaseOfTheEnvironmentIsNamedByItsVariable()
    {
        QFETCH(QStringList, arguments);
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_DATABASE"_s, u"postgresql://desk@host"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.exitCode(), 1);
        const QByteArray error = program.readAllStandardError();
        QVERIFY2(error.startsWith("Invalid LABDESK_SERVICE_DATABASE. Use postgresql://"), error.constData());
    }

    // A setting that is misspelled would leave the service with another database, and nobody would notice.
    void aStrangeSettingStopsTheStart_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("said");
        const QString database = u"Did you mean LABDESK_SERVICE_DATABASE?"_s;
        for (const QString &name :
             {u"LABDESK_SERVICE_DATABSE"_s, u"LABDESK_SERVICE_DATABAES"_s, u"LABDESK_SERVICE_DATABASE_"_s,
              u"LABDESK_SERVCE_DATABASE"_s, u"LABDESKSERVICE_DATABASE"_s, u"labdesk_service_database"_s,
              u"LABDESK_SERVICE_database"_s})
            QTest::newRow(name.toLatin1().constData()) << name << database;
        QTest::newRow("options") << u"LABDESK_SERVICE_OPTION"_s << u"Did you mean LABDESK_SERVICE_OPTIONS?"_s;
        QTest::newRow("a secret") << u"LABDESK_SERVICE_SECERT"_s << u"Did you mean LABDESK_SERVICE_SECRET?"_s;
        QTest::newRow("one that there isn't")
            << u"LABDESK_SERVICE_PORT"_s << u"Use one of: LABDESK_SERVICE_DATABASE, "_s;
    }
    void aStrangeSettingStopsTheStart()
    {
        QFETCH(QString, name);
        QFETCH(QString, said);
        for (const QStringList &arguments : {QStringList{u"--users"_s, u"1"_s}, QStringList{u"export"_s}}) {
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(name, u"secret-value"_s);
            program.setProcessEnvironment(environment);
            program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
            QTRY_COMPARE(program.state(), QProcess::NotRunning);
            QCOMPARE(program.exitCode(), arguments.size() == 2 ? 64 : 1);
            const QString told = QString::fromUtf8(program.readAllStandardError());
            QVERIFY2(told.contains(name) && told.contains(said) && !told.contains(u"secret-value"), qPrintable(told));
            QCOMPARE(program.readAllStandardOutput(), QByteArray());
        }
    }

    // Such a line isn't in the environment, where it could be noticed.
    void aLineThatSystemdIgnoresStopsTheStart_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("line"); // 0: each counts
        const QByteArray database = "LABDESK_SERVICE_DATABASE=secret-value";
        QTest::newRow("a setting") << database << 0;
        QTest::newRow("nothing") << QByteArray() << 0;
        QTest::newRow("what stands for no file") << QByteArray("#") << 0;
        QTest::newRow("comments, blank lines, and blanks")
            << QByteArray("# one\n; two = x\n\n  \t\r\n \t" + database + "\nB = c\n #\n") << 0;
        QTest::newRow("settings of others") << QByteArray("PGPASSFILE=/pass\n_x1=\nLC_ALL=C.UTF-8\n") << 0;
        QTest::newRow("quotes over two lines") << QByteArray("A=\"b\nc\" 'd\ne'\n" + database) << 0;
        QTest::newRow("quotes in quotes, escaped quotes, quotes in a word")
            << QByteArray("A='\"'\nB=\"\\\"'\"\nC=d\"e\nD=it's\nE=\\'\n" + database) << 0;
        QTest::newRow("a value that goes on") << QByteArray("A=b \\\nc\n" + database) << 0;
        QTest::newRow("export") << QByteArray("export " + database) << 1;
        QTest::newRow("export, behind others")
            << QByteArray("# one\nA=\"b\nc\"\n\nexport " + database + "\nB=c\n") << 5;
        QTest::newRow("a colon") << QByteArray("A=b\nLABDESK_SERVICE_DATABASE: secret-value\n") << 2;
        QTest::newRow("a colon, and a sign in the value")
            << QByteArray("LABDESK_SERVICE_DATABASE: secret-value?a=b") << 1;
        QTest::newRow("a name alone") << QByteArray("A=b\r\nsecret-value") << 2;
        QTest::newRow("a dash in the name") << QByteArray("LABDESK-SERVICE-DATABASE=secret-value\n") << 1;
        QTest::newRow("a digit first") << QByteArray("1A=b\n") << 1;
        QTest::newRow("no name") << QByteArray("=secret-value\n") << 1;
        QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbf" + database + '\n') << 1;
        QTest::newRow("a comment with a backslash") << QByteArray("# C:\\\n" + database + '\n') << 1;
        QTest::newRow("a backslash in a comment") << QByteArray("# C:\\x\n" + database + '\n') << 0;
        QTest::newRow("a setting twice") << database + '\n' + database + '\n' << 2;
        QTest::newRow("a setting twice, once as nothing") << database + "\nA=b\nLABDESK_SERVICE_DATABASE=" << 3;
        QTest::newRow("a value that is no UTF-8") << "A=b\n" + database + "\xff\n" << 2;
        QTest::newRow("a comment that is no UTF-8") << "# caf\xe9\n" + database << 0;
        QTest::newRow("a NUL") << "# a\n# \0\n"_ba + database << 2;
        QTest::newRow("a value that goes on in the next setting") << "A=b \\\n" + database << 1;
        QTest::newRow("a setting that ran into another") << "A=b" + database << 1;
        QTest::newRow("a setting in the quotes of another") << "A=\"b\n" + database + "\"\n" << 1;
        QTest::newRow("a quote that isn't closed") << QByteArray("A=b\nB=\"c\n" + database + '\n') << 2;
        QTest::newRow("an apostrophe that isn't closed") << QByteArray("B='c\n" + database + '\n') << 1;
    }
    void aLineThatSystemdIgnoresStopsTheStart()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, line);
        const QTemporaryDir folder;
        QFile settings(folder.filePath(u"labdesk-service-settings"_s));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write(file);
        settings.close();
        for (const QStringList &arguments : {QStringList{u"--port"_s, u"none"_s}, QStringList{u"export"_s}}) {
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"CREDENTIALS_DIRECTORY"_s, folder.path());
            program.setProcessEnvironment(environment);
            program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
            QTRY_COMPARE(program.state(), QProcess::NotRunning);
            const QString told = QString::fromUtf8(program.readAllStandardError());
            QCOMPARE(told.startsWith(u"Line %1 of service.env "_s.arg(line)), line > 0);
            QVERIFY2(!told.contains(u"secret-value"), qPrintable(told));
            QCOMPARE(program.exitCode(), line > 0 && arguments.size() == 2 ? 64 : 1);
        }
    }

    void settingsThatAreNoFileStopTheStart()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"labdesk-service-settings"_s));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"CREDENTIALS_DIRECTORY"_s, folder.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--port"_s, u"none"_s});
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QVERIFY(program.readAllStandardError().startsWith("Can't read service.env."));
        QCOMPARE(program.exitCode(), 64);
    }

    void settingsOfOthersAreNoneOfOurs()
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name : {u"LABDESK_TEST_DATABASE"_s, u"DATABASE"_s, u"SERVICE_DATABASE"_s, u"LABDESK_LOG"_s})
            environment.insert(name, u"x"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--port"_s, u"none"_s});
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QVERIFY(program.readAllStandardError().startsWith("Invalid --port 'none'."));
    }

    // Numbers of options are digits, and nothing that a library takes for a number.
    void numbersAreDigits_data()
    {
        QTest::addColumn<QString>("option");
        for (const QString &option :
             {u"port"_s, u"users"_s, u"seed"_s, u"limit-key"_s, u"limit-address"_s, u"admin-port"_s})
            QTest::newRow(option.toLatin1().constData()) << option;
    }
    void numbersAreDigits()
    {
        QFETCH(QString, option);
        QStringList values{u" 8"_s, u"8 "_s, u"0x10"_s, u"nan"_s, u"inf"_s, u"1e400"_s, u"٨"_s, u""_s, u"08"_s};
        if (option != u"admin-port") // which has a form with a plus
            values += u"+8"_s;
        for (const QString &value : values) {
            QProcess program;
            program.start(QStringLiteral(SERVICE_PROGRAM), {u"--%1=%2"_s.arg(option, value)});
            QTRY_COMPARE(program.state(), QProcess::NotRunning);
            const QString said = QString::fromUtf8(program.readAllStandardError());
            QVERIFY2(said.startsWith(u"Invalid --%1 '%2'."_s.arg(option, value)), qPrintable(said));
            QCOMPARE(program.exitCode(), 1);
        }
    }

    void theAdminPortCanFollowThePort()
    {
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--port"_s, u"60000"_s, u"--admin-port"_s, u"+10000"_s});
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.startsWith("--admin-port +10000 would be 70000 with --port 60000. Use a --port up to 55535."),
                 said.constData());
    }

    // Which database, and where it listens: what an administrator looks for in the log first.
    void theStartNamesTheDatabaseAndTheAddress_data()
    {
        QTest::addColumn<bool>("logsJson");
        QTest::newRow("as text") << false;
        QTest::newRow("as JSON") << true;
    }
    void theStartNamesTheDatabaseAndTheAddress()
    {
        QFETCH(bool, logsJson);
        const QTemporaryDir folder;
        const QString database = newDatabase(folder);
        QStringList arguments{u"--database"_s, database, u"--behind-proxy"_s, u"--host"_s, u"labdesk.example.org"_s,
                              u"--users"_s,    u"0"_s};
        if (logsJson)
            arguments += {u"--log-format"_s, u"json"_s};
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LABDESK_SERVICE_KEY"_s, u"k"_s);
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += program.readAll()).contains("labdesk.example.org") && said.endsWith('\n')
                                     && said.contains("atabase: "),
                                 20'000);
        program.kill();
        program.waitForFinished();
        const bool isOnServer = database.startsWith(u"postgresql");
        QVERIFY2(said.contains(logsJson ? "Listening on http://127.0.0.1:" : "listening on: http://127.0.0.1:"),
                 said.constData());
        QVERIFY2(said.contains("https://labdesk.example.org"), said.constData());
        QVERIFY2(said.contains(isOnServer ? "PostgreSQL, postgresql://" : "SQLite, " + database.toUtf8()),
                 said.constData());
        QVERIFY2(said.contains(", version 6, teams: 1, keys: 0"), said.constData());
        QCOMPARE(said.contains(", schema "), isOnServer); // each test database has a schema of its own
    }

    // Records would go to another place than whoever set the variable thinks.
    void anOptionThatHidesAnotherDatabaseIsWarnedOf()
    {
        const QTemporaryDir folder;
        const QString database = folder.filePath(u"option.db"_s);
        for (const bool isSame : {false, true}) {
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"LABDESK_SERVICE_DATABASE"_s, isSame ? database : u"postgresql://db/records"_s);
            program.setProcessEnvironment(environment);
            program.start(QStringLiteral(SERVICE_PROGRAM), {u"--database"_s, database, u"--users"_s, u"0"_s});
            QByteArray said;
            QTRY_VERIFY_WITH_TIMEOUT((said += program.readAllStandardOutput()).contains("client secret: "), 20'000);
            program.kill();
            program.waitForFinished();
            QCOMPARE(
                program.readAllStandardError(),
                isSame
                    ? ""_ba
                    : "Warning: LABDESK_SERVICE_DATABASE names another database than --database, and isn't used.\n"_ba);
        }
    }

    // Databases for records have a team of their own each; those for samples are as the seed makes them.
    void newDatabasesWithoutSamplesHaveTeamsOfTheirOwn()
    {
        const QTemporaryDir folder;
        QStringList ids;
        for (int i = 0; i < 2; ++i) {
            labdesk::service::ServiceOptions options;
            options.users = 0;
            options.database = newDatabase(folder);
            labdesk::service::LocalService(options).startAndWait();
            ids += *labdesk::service::Database(options.database, labdesk::service::Database::Access::Read)
                        .prepare(u"SELECT team_id FROM teams"_s)
                        .first({}, [](const labdesk::service::Statement &row) { return row.text(0); });
        }
        QVERIFY(ids[0] != ids[1]);
    }

    void aPasswordOfTheDatabaseIsNotRepeated_data()
    {
        QTest::addColumn<QString>("database");
        QTest::newRow("before the host") << u"postgresql://desk:hunter2@127.0.0.1:1/records"_s;
        QTest::newRow("as a parameter") << u"postgresql://desk@127.0.0.1:1/records?password=hunter2"_s;
        QTest::newRow("in a URL that is wrong") << u"postgresql://desk:hunter2@127.0.0.1:x/records"_s;
    }
    void aPasswordOfTheDatabaseIsNotRepeated()
    {
        QFETCH(QString, database);
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--database"_s, database});
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitCode(), 1);
        const QByteArray said = program.readAllStandardOutput() + program.readAllStandardError();
        QVERIFY2(!said.contains("hunter2"), said.constData());
        if (!database.contains(u":x/")) {
            QVERIFY2(said.contains("Warning: Other users of this computer can see the password in --database."),
                     said.constData());
            QVERIFY2(
                said.contains("Can't use the database postgresql://desk@127.0.0.1:1/records: connection to server"),
                said.constData());
        }
    }

    void printsWhereItIsAndStopsCleanly_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
    }
    void printsWhereItIsAndStopsCleanly()
    {
        QFETCH(int, signal);
        QProcess program;
        const auto printed = start(program, {u"--users"_s, u"30"_s, u"--key-header"_s, u"x-k"_s});
        QCOMPARE(printed.keys(),
                 (QByteArrayList{"address", "client id", "client secret", "key", "lab id", "order id", "payor code",
                                 "user id", "zip code"}));
        TestClient client(portOf(printed), {});
        client.setKeyField("x-k: " + printed["key"] + "\r\n");
        QCOMPARE(client.ask("GET", "/v2/user/" + printed["user id"]).status, 200);
        QCOMPARE(client.ask("GET", "/v3/order/" + printed["order id"] + "/psc/info").status, 200);
        QCOMPARE(client
                     .ask("POST", "/oauth/token",
                          "grant_type=client_credentials&audience=x&client_id=labdesk&client_secret="
                              + printed["client secret"])
                     .status,
                 200);
        ::kill(static_cast<pid_t>(program.processId()), signal);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(program.readAllStandardError(), QByteArray());
    }

    void whoNamesNoClientGetsOne()
    {
        QProcess program;
        const auto printed = start(program, {u"--users"_s, u"3"_s});
        TestClient client(portOf(printed), {});
        const QByteArray form
            = "grant_type=client_credentials&audience=x&client_id=" + printed["client id"] + "&client_secret=";
        QCOMPARE(client.ask("POST", "/oauth/token", form + printed["client secret"]).status, 200);
        QCOMPARE(client.ask("POST", "/oauth/token", form).status, 401); // not one that anybody could guess
        QCOMPARE(client.ask("POST", "/oauth/token", form + printed["key"]).status, 401);
        ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QProcess next;
        QVERIFY(start(next, {u"--users"_s, u"3"_s})["client secret"] != printed["client secret"]);
        ::kill(static_cast<pid_t>(next.processId()), SIGTERM);
        QTRY_COMPARE(next.state(), QProcess::NotRunning);
    }

    void theDescriptionIsTheOneOfTheDocs()
    {
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"--openapi"_s});
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(program.readAllStandardOutput(), file.readAll());
    }

    void strictIsAnOption()
    {
        QProcess program;
        const auto printed = start(program, {u"--users"_s, u"3"_s, u"--strict"_s});
        TestClient client(portOf(printed), printed["key"]);
        QCOMPARE(client.ask("GET", "/v2/user/").status, 200);
        QCOMPARE(client.ask("GET", "/v2/user").status, 404);
        program.terminate();
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void whatWasAnsweredSurvivesBeingKilled_data()
    {
        QTest::addColumn<int>("killAfter"); // writes of the thousand
        QRandomGenerator random(4242);
        for (int i = 0; i < 3; ++i) {
            const int after = random.bounded(100, 950);
            QTest::addRow("after %d of a thousand writes", after) << after;
        }
    }
    void whatWasAnsweredSurvivesBeingKilled()
    {
        QFETCH(int, killAfter);
        QTemporaryDir folder;
        const QStringList arguments{u"--users"_s, u"0"_s, u"--key"_s, u"k"_s, u"--database"_s, newDatabase(folder)};
        QProcess program;
        auto printed = start(program, arguments);
        QSet<QByteArray> created; // ids that were answered
        {
            QSignalSpy finished(&program, &QProcess::finished);
            Writers writers(portOf(printed), killAfter, program.processId(), created);
            QVERIFY(finished.wait(60'000));
            QTRY_VERIFY(writers.allEnded());
            QVERIFY2(created.size() >= killAfter && created.size() < Writers::all,
                     QByteArray::number(created.size()).constData());
        }
        printed = start(program, arguments);
        TestClient client(portOf(printed), "k");
        const QJsonObject list = client.ask("GET", "/v2/user/").object();
        QSet<QByteArray> kept;
        for (const QJsonValue &user : list[u"users"].toArray())
            kept.insert(user[u"user_id"].toString().toLatin1());
        QCOMPARE(created - kept, QSet<QByteArray>());
        QVERIFY(kept.size() <= created.size() + Writers::parallel); // those under way may be there or not
        QCOMPARE(list[u"total"].toInt(), kept.size());
        program.terminate();
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

private:
    // Writes users on several connections at once, each the next as soon as the one before is answered, and kills the
    // service when so many are: the others are under way then.
    class Writers
    {
    public:
        static constexpr int all = 1000, parallel = 4;

        Writers(quint16 port, int killAfter, qint64 process, QSet<QByteArray> &created)
            : m_port(port), m_killAfter(killAfter), m_process(process), m_created(created)
        {
            for (int i = 0; i < parallel; ++i) {
                QTcpSocket *socket = &m_sockets[static_cast<std::size_t>(i)];
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { take(*socket); });
                socket->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
                write(*socket);
            }
        }

        bool allEnded() const
        {
            return std::all_of(m_sockets.begin(), m_sockets.end(), [](const QTcpSocket &socket) {
                return socket.state() == QAbstractSocket::UnconnectedState;
            });
        }

    private:
        void write(QTcpSocket &socket)
        {
            if (m_sent == all)
                return;
            const QByteArray body = "{\"client_user_id\":\"w" + QByteArray::number(++m_sent) + "\"}";
            socket.write("POST /v2/user/ HTTP/1.1\r\nHost: localhost:" + QByteArray::number(m_port)
                         + "\r\nx-service-api-key: k\r\nContent-Type: application/json\r\nContent-Length: "
                         + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        }
        void take(QTcpSocket &socket)
        {
            QByteArray &received = m_received[&socket];
            received += socket.readAll();
            const TestReply reply = TestClient::parse(received);
            if (reply.status != 200 || reply.body.size() < reply.fields["content-length"].toInt())
                return;
            received.clear();
            m_created.insert(reply.object()[u"user_id"].toString().toLatin1());
            write(socket);
            socket.flush();
            if (m_created.size() == m_killAfter)
                ::kill(static_cast<pid_t>(m_process), SIGKILL);
        }

        quint16 m_port;
        int m_killAfter;
        qint64 m_process;
        QSet<QByteArray> &m_created;
        std::array<QTcpSocket, parallel> m_sockets;
        std::map<QTcpSocket *, QByteArray> m_received;
        int m_sent = 0;
    };

    // Starts the program; what it prints, by name.
    static QMap<QByteArray, QByteArray> start(QProcess &program, const QStringList &arguments)
    {
        program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
        QByteArray output;
        const bool complete = QTest::qWaitFor(
            [&] {
                output += program.readAllStandardOutput();
                return output.contains("payor code: ") && output.endsWith('\n');
            },
            20'000);
        if (!complete)
            qWarning("the service did not start: %s", program.readAllStandardError().constData());
        QMap<QByteArray, QByteArray> printed;
        for (const QByteArray &line : output.trimmed().split('\n'))
            printed[line.left(line.indexOf(": "))] = line.mid(line.indexOf(": ") + 2);
        return printed;
    }

    static quint16 portOf(const QMap<QByteArray, QByteArray> &printed)
    {
        return static_cast<quint16>(QUrl(QString::fromLatin1(printed["address"])).port());
    }
};

LABDESK_TEST(tst_commandline)
#include "tst_commandline.moc"
