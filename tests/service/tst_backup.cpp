// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/everyanswer.h"
#include "support/testmain.h"

#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

struct Ended
{
    int exitCode = -1;
    QByteArray said;
};

Ended run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished(60'000);
    return {process.exitCode(), process.readAll()};
}

Ended backUp(const QStringList &arguments)
{
    return run(QStringLiteral(SERVICE_PROGRAM), QStringList{u"backup"_s} + arguments);
}

bool isOnServer()
{
    return qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE");
}

ServiceOptions someUsers()
{
    ServiceOptions options;
    options.users = 40;
    return options;
}

} // namespace

// Copies of a database, and services that are started with them.
class tst_backup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCopyMadeUnderWritesIsWholeAndAnswersTheSame()
    {
        if (isOnServer())
            QSKIP("PostgreSQL has a program for this");
        TestService service(someUsers());
        const QString copy = m_folder.filePath(u"copy.db"_s);
        QProcess program;
        program.start(QStringLiteral(SERVICE_PROGRAM), {u"backup"_s, copy, u"--database"_s, service.database()});
        QVERIFY(program.waitForStarted());
        int written = 0;
        do {
            const QByteArray id = "written-" + QByteArray::number(written++);
            QCOMPARE(
                service.ask("POST", "/v2/user/", QByteArray(R"({"client_user_id":"ID"})").replace("ID", id)).status,
                200);
        } while (program.state() != QProcess::NotRunning); // which asking notices
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QCOMPARE(program.exitCode(), 0);
#ifdef Q_OS_UNIX
        QCOMPARE(QFile(copy).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
#endif
        const auto copied = everyAnswer(copy);
        const auto original = everyAnswer(service.database());
        QVERIFY(copied.size() > 200);
        for (auto answer = copied.begin(); answer != copied.end(); ++answer)
            if (!answer.key().startsWith("/v2/user/?")) // in which users may be that were written later
                QCOMPARE(answer.value(), original[answer.key()]);
        const Database made(copy, Database::Access::Write);
        QCOMPARE(made.number(u"SELECT sum(users) FROM totals"_s), made.number(u"SELECT count(*) FROM users"_s));
        QVERIFY(made.number(u"SELECT count(*) FROM users"_s) >= 40);
    }

    void refusesInASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        const QString text = file(u"notes.txt"_s, "Not a database, but long enough to be taken for one, perhaps.");
        const QString taken = file(u"taken.db"_s, "mine");
        const QString target = m_folder.filePath(u"new.db"_s);
        QTest::newRow("no database") << QStringList{target} << QByteArray("Add --database with the file to copy.\n");
        QTest::newRow("no target") << QStringList{u"--database"_s, text}
                                   << QByteArray("An argument is missing.\nTry labdesk-service backup --help.\n");
        QTest::newRow("two targets") << QStringList{target, u"b"_s}
                                     << QByteArray("Unexpected argument 'b'.\nTry labdesk-service backup --help.\n");
        QTest::newRow("a database that doesn't exist")
            << QStringList{target, u"--database"_s, u"/nowhere/a.db"_s}
            << QByteArray("There is no database /nowhere/a.db. Check --database.\n");
        QTest::newRow("a target that exists")
            << QStringList{taken, u"--database"_s, text}
            << QByteArray("The file " + taken.toUtf8() + " exists. Remove it, or use another name.\n");
        QTest::newRow("what is no database") << QStringList{target, u"--database"_s, text}
                                             << QByteArray("Can't use the database " + text.toUtf8()
                                                           + ": file is not a database. Check the file and the free "
                                                             "disk space.\n");
        QTest::newRow("PostgreSQL") << QStringList{u"day.dump"_s, u"--database"_s,
                                                   u"postgresql://desk:hunter2@db/records"_s}
                                    << QByteArray("PostgreSQL has a program for this. Use: pg_dump --format=custom "
                                                  "--file=day.dump postgresql://desk@db/records\n");
    }
    void refusesInASentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Ended ended = backUp(arguments);
        QCOMPARE(ended.said, said);
        QCOMPARE(ended.exitCode, 1);
        QVERIFY(!QFile::exists(m_folder.filePath(u"new.db"_s)));
        QVERIFY(!QFile::exists(m_folder.filePath(u"new.db.part"_s)));
    }

    void aDumpRestoredIntoAnEmptyDatabaseAnswersTheSame()
    {
        if (!isOnServer())
            QSKIP("needs PostgreSQL");
        const QString server = qEnvironmentVariable("LABDESK_TEST_DATABASE");
        const QString from = u"from_"_s + QUuid::createUuid().toString(QUuid::Id128);
        const QString to = u"to_"_s + QUuid::createUuid().toString(QUuid::Id128);
        const auto urlOf
            = [&server](const QString &name) { return QString(server).replace(u"/records?"_s, u'/' + name + u'?'); };
        {
            const Database administrator(server, Database::Access::Write);
            administrator.execute(u"CREATE DATABASE "_s + from);
            administrator.execute(u"CREATE DATABASE "_s + to);
        }
        ServiceOptions options = someUsers();
        options.database = urlOf(from);
        LocalService(options).startAndWait();
        const QString dump = m_folder.filePath(u"records.dump"_s);
        const Ended dumped = run(u"pg_dump"_s, {u"--format=custom"_s, u"--file="_s + dump, urlOf(from)});
        QVERIFY2(dumped.exitCode == 0, dumped.said.constData());
        const Ended restored
            = run(u"pg_restore"_s, {u"--no-owner"_s, u"--exit-on-error"_s, u"--dbname="_s + urlOf(to), dump});
        QVERIFY2(restored.exitCode == 0, restored.said.constData());
        const auto answers = everyAnswer(urlOf(to));
        QVERIFY(answers.size() > 200);
        QCOMPARE(answers, everyAnswer(urlOf(from)));
    }

private:
    QString file(const QString &name, const QByteArray &content)
    {
        QFile made(m_folder.filePath(name));
        if (made.open(QIODevice::WriteOnly))
            made.write(content);
        return made.fileName();
    }

    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_backup)
#include "tst_backup.moc"
