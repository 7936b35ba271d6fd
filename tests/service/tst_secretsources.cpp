// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/authentication.h"
#include "service/keyhasher.h"
#include "service/keystore.h"
#include "service/serviceprogram.h"
#include "service/testclient.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Where labdesk-service gets its key from, and who else can see it there.
class tst_secretsources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereTheKeyComesFrom_data()
    {
        QTest::addColumn<QStringList>("options"); // FOLDER stands for the one with the files
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QByteArray>("key"); // empty: a new one
        QTest::addColumn<bool>("isPrinted");
        QTest::addColumn<QByteArray>("warning"); // how it begins; empty: none
        const QStringList none, file{u"--key-file"_s, u"FOLDER/key"_s},
            variable{u"LABDESK_SERVICE_KEY=of-the-environment"_s}, credentials{u"CREDENTIALS_DIRECTORY=FOLDER"_s};
        QTest::newRow("from nowhere") << none << none << ""_ba << true << ""_ba;
        QTest::newRow("the option") << QStringList{u"--key"_s, u"of-the-option"_s} << none << "of-the-option"_ba << true
                                    << "Warning: Other users of this computer can see the value of --key."_ba;
        QTest::newRow("the option with an equals sign")
            << QStringList{u"--key=of-the-option"_s} << none << "of-the-option"_ba << true << "Warning: "_ba;
        QTest::newRow("a file") << file << none << "of-the-file"_ba << false << ""_ba;
        QTest::newRow("a file without a line break")
            << QStringList{u"--key-file"_s, u"FOLDER/bare"_s} << none << "of-the-bare-one"_ba << false << ""_ba;
        QTest::newRow("a file from another system")
            << QStringList{u"--key-file"_s, u"FOLDER/dos"_s} << none << "of-the-dos-one"_ba << false << ""_ba;
#ifndef Q_OS_WIN // whose lists of access are not looked at
        QTest::newRow("a file that others can read")
            << QStringList{u"--key-file"_s, u"FOLDER/open"_s} << none << "of-the-open-one"_ba << false
            << "Warning: Other users can read or change the file "_ba;
#endif
        QTest::newRow("the environment") << none << variable << "of-the-environment"_ba << false << ""_ba;
        QTest::newRow("an empty variable") << none << QStringList{u"LABDESK_SERVICE_KEY="_s} << ""_ba << true << ""_ba;
        QTest::newRow("a credential") << none << credentials << "of-the-manager"_ba << false << ""_ba;
        QTest::newRow("a file before the environment") << file << variable << "of-the-file"_ba << false << ""_ba;
        QTest::newRow("the environment before a credential")
            << none << variable + credentials << "of-the-environment"_ba << false << ""_ba;
    }
    void whereTheKeyComesFrom()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, variables);
        QFETCH(QByteArray, key);
        QFETCH(bool, isPrinted);
        QFETCH(QByteArray, warning);
        QProcess program;
        const QByteArray printed = start(program, options, variables);
        const qsizetype at = printed.indexOf("\nkey: ");
        QCOMPARE(at >= 0, isPrinted);
        if (key.isEmpty())
            key = printed.sliced(at + 6, 64);
        const auto port
            = static_cast<quint16>(QUrl(QString::fromLatin1(printed.sliced(9, printed.indexOf('\n') - 9))).port());
        QCOMPARE(TestClient(port, key).ask("GET", "/v2/providers").status, 200);
        QCOMPARE(TestClient(port, "another").ask("GET", "/v2/providers").status, 401);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(warning.isEmpty() ? said.isEmpty() : said.startsWith(warning) && said.count('\n') == 1,
                 said.constData());
        // What any user may list, and what only this one may.
        QVERIFY2(!ofProcess(program, u"cmdline"_s).contains(key), "the key is in the list of processes");
        QVERIFY2(!ofProcess(program, u"environ"_s).contains(key), "the key is in the environment");
        stop(program);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void aPasswordOfTheDatabaseIsHiddenAndWarnedOf_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QStringList>("database");
        const QString url = u"postgresql://u:of-the-url@127.0.0.1:PORT/x"_s,
                      parameter = u"postgresql://u@127.0.0.1:PORT/x?sslpassword=of-the-url"_s;
        for (const QStringList &command :
             {QStringList{u"export"_s}, {u"backup"_s, u"FOLDER/new"_s}, {u"keys"_s, u"list"_s}, QStringList{}}) {
            const QByteArray name = command.value(0, u"the service"_s).toUtf8();
            QTest::addRow("%s, a word of its own", name.constData()) << command << QStringList{u"--database"_s, url};
            QTest::addRow("%s, after an equals sign", name.constData())
                << command << QStringList{u"--database="_s + url};
            QTest::addRow("%s, of the key", name.constData()) << command << QStringList{u"--database="_s + parameter};
        }
    }
    void aPasswordOfTheDatabaseIsHiddenAndWarnedOf()
    {
        QFETCH(QStringList, command);
        QFETCH(QStringList, database);
        QTcpServer silent; // so that the program waits for an answer
        QVERIFY(silent.listen(QHostAddress(QHostAddress::LocalHost)));
        QStringList words = command + database;
        words.replaceInStrings(u"PORT"_s, QString::number(silent.serverPort()));
        words.replaceInStrings(u"FOLDER"_s, m_folder.path());
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), words);
        QTRY_VERIFY_WITH_TIMEOUT(silent.hasPendingConnections(), 20'000);
        QVERIFY(!ofProcess(program, u"cmdline"_s).contains("of-the-url"));
        program.kill();
        QVERIFY(program.waitForFinished());
        QCOMPARE(
            program.readAllStandardError(),
            "Warning: Other users of this computer can see the password in --database. Use PGPASSFILE or ~/.pgpass instead.\n"_ba);
    }

    void theClientsSecretHasTheSameSources_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("variables");
        const QStringList client{u"--client-id"_s, u"c"_s};
        QTest::newRow("the option") << client + QStringList{u"--client-secret"_s, u"of-the-client"_s} << QStringList();
        QTest::newRow("a file") << client + QStringList{u"--client-secret-file"_s, u"FOLDER/secret"_s} << QStringList();
        QTest::newRow("the environment") << client << QStringList{u"LABDESK_SERVICE_CLIENT_SECRET=of-the-client"_s};
        QTest::newRow("a credential") << client << QStringList{u"CREDENTIALS_DIRECTORY=FOLDER/client"_s};
    }
    void theClientsSecretHasTheSameSources()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, variables);
        QProcess program;
        const QByteArray printed = start(program, options, variables);
        const auto port
            = static_cast<quint16>(QUrl(QString::fromLatin1(printed.sliced(9, printed.indexOf('\n') - 9))).port());
        TestClient client(port, {});
        const QByteArray form = "grant_type=client_credentials&audience=x&client_id=c&client_secret=";
        QCOMPARE(client.ask("POST", "/oauth/token", form + "of-the-client").status, 200);
        QCOMPARE(client.ask("POST", "/oauth/token", form + "another").status, 401);
        QVERIFY(!ofProcess(program, u"cmdline"_s).contains("of-the-client"));
        QVERIFY(!ofProcess(program, u"environ"_s).contains("of-the-client"));
        stop(program);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void theServicesSecretHasTheSameSources_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("variables");
        QTest::newRow("a file") << QStringList{u"--secret-file"_s, u"FOLDER/long-secret"_s} << QStringList();
        QTest::newRow("the environment") << QStringList()
                                         << QStringList{u"LABDESK_SERVICE_SECRET=of-the-service-0123456789abcdef-32"_s};
        QTest::newRow("a credential") << QStringList() << QStringList{u"CREDENTIALS_DIRECTORY=FOLDER/service"_s};
    }
    void theServicesSecretHasTheSameSources()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, variables);
        const QString database = m_folder.filePath(u"records.db"_s);
        QProcess program;
        const QByteArray printed = start(program, options << u"--database"_s << database, variables);
        QVERIFY2(printed.startsWith("address: "), program.readAllStandardError().constData());
        QVERIFY2(!printed.contains("\nkey: ") && !printed.contains("\nclient "), printed.constData());
        const QByteArray key = newSecret();
        {
            const Database records(database, Database::Access::Write);
            records.execute(u"DELETE FROM api_keys"_s);
            StoredKey stored{.team = {1, {}}, .name = u"k"_s};
            stored.hash = KeyHasher("of-the-service-0123456789abcdef-32").hashOfKey(key);
            keys::add(records, stored);
        }
        const auto port
            = static_cast<quint16>(QUrl(QString::fromLatin1(printed.sliced(9, printed.indexOf('\n') - 9))).port());
        QCOMPARE(TestClient(port, key).ask("GET", "/v2/providers").status, 200);
        QVERIFY(!ofProcess(program, u"environ"_s).contains("of-the-service"));
        stop(program);
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
    }

    void whatIsNoKeyIsRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QString>("said");
        const auto of = [](const QString &name) { return QStringList{u"--key-file"_s, u"FOLDER/"_s + name}; };
        const QString form = u"must contain one line of 1 to 4096 printable ASCII characters, without spaces."_s;
        QTest::newRow("a file that is not there") << of(u"none"_s) << QStringList() << u"/none: "_s;
#ifdef Q_OS_LINUX
        QTest::newRow("a file whose content can't be read")
            << QStringList{u"--key-file"_s, u"/proc/self/mem"_s} << QStringList()
            << u"Can't read the file /proc/self/mem: Input/output error."_s;
#endif
        QTest::newRow("an empty file") << of(u"empty"_s) << QStringList() << form;
        QTest::newRow("a file of two lines") << of(u"lines"_s) << QStringList() << form;
        QTest::newRow("a file with a space") << of(u"space"_s) << QStringList() << form;
        QTest::newRow("a file that is too long") << of(u"long"_s) << QStringList() << form;
        QTest::newRow("a credential that is a link to nothing")
            << QStringList() << QStringList{u"CREDENTIALS_DIRECTORY=FOLDER/dangling"_s} << u"/labdesk-service-key: "_s;
        QTest::newRow("a credential that is a folder")
            << QStringList() << QStringList{u"CREDENTIALS_DIRECTORY=FOLDER/folder"_s} << u"/labdesk-service-key: "_s;
        QTest::newRow("a variable with a space")
            << QStringList() << QStringList{u"LABDESK_SERVICE_KEY=a b"_s}
            << u"LABDESK_SERVICE_KEY must be 1 to 4096 printable ASCII characters, without spaces."_s;
        QTest::newRow("an option without a key") << QStringList{u"--key"_s, QString()} << QStringList()
                                                 << u"Invalid --key. Use up to 4096 printable ASCII"_s;
        QTest::newRow("a secret of the service that is too short")
            << QStringList{u"--secret-file"_s, u"FOLDER/secret"_s} << QStringList()
            << u"The secret of the service is too short. Use at least 32 characters"_s;
        QTest::newRow("a secret of the service without a database")
            << QStringList{u"--secret-file"_s, u"FOLDER/long-secret"_s} << QStringList()
            << u"The secret is for the keys in a database. Add --database."_s;
        QTest::newRow("an option and a file") << of(u"key"_s) + QStringList{u"--key"_s, u"k"_s} << QStringList()
                                              << u"--key and --key-file can't be used together."_s;
    }
    void whatIsNoKeyIsRefused()
    {
        QFETCH(QStringList, options);
        QFETCH(QStringList, variables);
        QFETCH(QString, said);
        QProcess program;
        prepare(program, variables);
        program.start(QStringLiteral(SERVICE_PROGRAM), options.replaceInStrings(u"FOLDER"_s, m_folder.path()));
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitCode(), 1);
        const QString error = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(error.contains(said), qPrintable(error));
        QCOMPARE(error.count(u'\n'), 2); // the error, and where to look
    }

    void initTestCase()
    {
        write(u"key"_s, "of-the-file\n");
        write(u"bare"_s, "of-the-bare-one");
        write(u"dos"_s, "of-the-dos-one\r\n");
        write(u"open"_s, "of-the-open-one\n", QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        write(u"empty"_s, "");
        write(u"lines"_s, "one\ntwo\n");
        write(u"space"_s, "a b\n");
        write(u"long"_s, QByteArray(4097, 'a'));
        write(u"secret"_s, "of-the-client\n");
        write(u"labdesk-service-key"_s, "of-the-manager\n");
        QVERIFY(QDir(m_folder.path()).mkpath(u"dangling"_s));
        QVERIFY(QDir(m_folder.path()).mkpath(u"folder/labdesk-service-key"_s));
        QFile::link(m_folder.filePath(u"none"_s), m_folder.filePath(u"dangling/labdesk-service-key"_s));
        write(u"long-secret"_s, "of-the-service-0123456789abcdef-32\n");
        for (const QString &name : {u"client"_s, u"service"_s})
            QVERIFY(QDir(m_folder.path()).mkdir(name));
        write(u"service/labdesk-service-secret"_s, "of-the-service-0123456789abcdef-32\n");
        write(u"client/labdesk-service-client-secret"_s, "of-the-client\n");
    }

private:
    void write(const QString &name, const QByteArray &bytes,
               QFile::Permissions permissions = QFile::ReadOwner | QFile::WriteOwner) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        QVERIFY(file.setPermissions(permissions));
    }

    void prepare(QProcess &program, QStringList variables) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &variable : variables.replaceInStrings(u"FOLDER"_s, m_folder.path()))
            environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        program.setProcessEnvironment(environment);
    }

    // Starts the program; what it prints.
    QByteArray start(QProcess &program, QStringList options, const QStringList &variables) const
    {
        prepare(program, variables);
        program.start(QStringLiteral(SERVICE_PROGRAM),
                      options.replaceInStrings(u"FOLDER"_s, m_folder.path()) << u"--users"_s << u"3"_s);
        QByteArray printed;
        (void)QTest::qWaitFor(
            [&] {
                printed += program.readAllStandardOutput();
                return printed.contains("payor code: ") || program.state() == QProcess::NotRunning;
            },
            20'000);
        return printed.isEmpty() ? "address: \n" : printed;
    }

    static QByteArray ofProcess(const QProcess &program, const QString &what)
    {
        QFile file(u"/proc/%1/%2"_s.arg(program.processId()).arg(what));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_secretsources)
#include "tst_secretsources.moc"
