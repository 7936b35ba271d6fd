// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/everyanswer.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <algorithm>
#include <array>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

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

Ended restore(const QStringList &arguments)
{
    return run(QStringLiteral(SERVICE_PROGRAM), QStringList{u"restore"_s} + arguments);
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

/// Takes away what version 6 added, except for its table of facts.
void makeVersion5(const Database &database)
{
    for (const QString &sql :
         {u"ALTER TABLE audit DROP COLUMN key_seq"_s, u"ALTER TABLE imports DROP COLUMN records"_s,
          u"ALTER TABLE imports DROP COLUMN blank"_s, u"ALTER TABLE centers DROP COLUMN website"_s,
          isOnServer() ? u"UPDATE schema_version SET version = 5"_s : u"PRAGMA user_version = 5"_s})
        database.execute(sql);
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
            QSKIP("of a file");
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
        QTest::newRow("no database") << QStringList{target}
                                     << QByteArray(
                                            "Add --database with the file or the URL that the service uses, or set "
                                            "LABDESK_SERVICE_DATABASE.\n");
        QTest::newRow("no target") << QStringList{u"--database"_s, text}
                                   << QByteArray("An argument is missing.\nTry labdesk-service backup --help.\n");
        QTest::newRow("two targets") << QStringList{target, u"b"_s}
                                     << QByteArray("Unexpected argument 'b'.\nTry labdesk-service backup --help.\n");
        QTest::newRow("a database that doesn't exist")
            << QStringList{target, u"--database"_s, u"/nowhere/a.db"_s}
            << QByteArray("There is no file /nowhere/a.db. Check --database.\n");
        QTest::newRow("a target that exists")
            << QStringList{taken, u"--database"_s, text}
            << QByteArray("The file " + taken.toUtf8() + " exists. Remove it, or use another name.\n");
        const QString log = file(u"other.db-wal"_s, "of a database that was deleted");
        QTest::newRow("a target beside the log of another database")
            << QStringList{m_folder.filePath(u"other.db"_s), u"--database"_s, text}
            << QByteArray("The file " + log.toUtf8() + " exists. Remove it, or use another name.\n");
        QTest::newRow("a target in a folder that doesn't exist")
            << QStringList{u"/nowhere/new.db"_s, u"--database"_s, text}
            << QByteArray("Can't write /nowhere/new.db: No such file or directory. Check that its folder exists.\n");
        QTest::newRow("the database itself, by another path")
            << QStringList{m_folder.path() + u"/./notes.txt"_s, u"--database"_s, text}
            << QByteArray(m_folder.path().toUtf8()
                          + "/./notes.txt is the database itself. Use another file for the backup.\n");
        QTest::newRow("what is no database") << QStringList{target, u"--database"_s, text}
                                             << QByteArray("Can't use the database " + text.toUtf8()
                                                           + ": file is not a database. Check the file and the free "
                                                             "disk space.\n");
    }
    void refusesInASentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Ended ended = backUp(arguments);
        QCOMPARE(ended.said, said);
        QCOMPARE(ended.exitCode, 1);
        QVERIFY(!QFile::exists(m_folder.filePath(u"new.db"_s)));
        QCOMPARE(QDir(m_folder.path()).entryList({u"*.part-*"_s}), QStringList());
    }

    // The way back, on both engines: into a new database, and in the place of other records.
    void aBackupThatIsRestoredAnswersTheSame_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::addColumn<bool>("throughPipes");
        QTest::newRow("into a new database") << false << false;
        QTest::newRow("in the place of other records") << true << false;
        QTest::newRow("through pipes") << true << true;
    }
    void aBackupThatIsRestoredAnswersTheSame()
    {
        QFETCH(bool, isThere);
        QFETCH(bool, throughPipes);
        requirePrograms();
        const QString from = ownDatabase(), to = ownDatabase();
        fill(from);
        const auto original = everyAnswer(from);
        const QString copy = newCopy();
        if (throughPipes) {
            QProcess program;
            program.setStandardOutputFile(copy);
            program.start(QStringLiteral(SERVICE_PROGRAM), {u"backup"_s, u"-"_s, u"--database"_s, from});
            program.waitForFinished(60'000);
            QCOMPARE(program.readAllStandardError(), QByteArray());
        } else {
            QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
#ifdef Q_OS_UNIX
            QCOMPARE(QFile(copy).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
#endif
        }
        if (isThere) {
            ServiceOptions options = someUsers();
            options.seed = 7;
            options.users = 5;
            fill(to, options);
            QVERIFY(everyAnswer(to) != original);
            const Ended refused = restore({copy, u"--database"_s, to});
            QVERIFY2(refused.said.contains(" has records. To replace them with the backup, add --replace."),
                     refused.said.constData());
            QCOMPARE(refused.exitCode, 1);
        }
        QProcess program;
        if (throughPipes)
            program.setStandardInputFile(copy);
        program.start(QStringLiteral(SERVICE_PROGRAM),
                      {u"restore"_s, throughPipes ? u"-"_s : copy, u"--database"_s, to, u"--replace"_s});
        program.waitForFinished(60'000);
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(everyAnswer(to), original);
        const Database read(to, Database::Access::Read);
        QCOMPARE(read.number(u"SELECT count(*) FROM audit WHERE method = 'restore'"_s), 1);
        if (!isOnServer())
            QCOMPARE(QDir(m_folder.path()).entryList({u"*.part-*"_s}), QStringList());
    }

    // The ordinary case after an update. The records of a restore are in the audit table then, too.
    void aBackupOfAnOlderVersionIsUpgradedAndRecorded()
    {
        requirePrograms();
        const QString from = ownDatabase(), to = ownDatabase();
        fill(from);
        fill(to);
        const auto original = everyAnswer(from);
        {
            const Database older(from, Database::Access::Write);
            older.execute(u"DROP TABLE facts"_s);
            makeVersion5(older);
        }
        const QString copy = newCopy();
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        QCOMPARE(restore({copy, u"--database"_s, to, u"--replace"_s}).said, QByteArray());
        QCOMPARE(Database(to, Database::Access::Read).number(u"SELECT count(*) FROM audit WHERE method = 'restore'"_s),
                 1);
        QCOMPARE(everyAnswer(to), original);
    }

    // Killed between the restore of an older version and its end: what it lacks is there and of the database before.
    void anUpgradeReplacesTablesThatAreLeft()
    {
        const QString database = ownDatabase();
        fill(database);
        const auto original = everyAnswer(database);
        makeVersion5(Database(database, Database::Access::Write));
        QCOMPARE(everyAnswer(database), original);
    }

    // Which is when it is needed.
    void aBackupReplacesWhatCannotBeUsed_data()
    {
        QTest::addColumn<QByteArray>("damage"); // over the beginning of the file; empty: a newer version was there
        QTest::newRow("of a newer version") << QByteArray();
        if (isOnServer())
            return;
        QTest::newRow("a damaged file") << QByteArray(100, '\xff');
    }
    void aBackupReplacesWhatCannotBeUsed()
    {
        QFETCH(QByteArray, damage);
        requirePrograms();
        const QString from = ownDatabase(), to = ownDatabase();
        fill(from);
        fill(to);
        const QString copy = newCopy();
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        if (damage.isEmpty()) {
            const Database newer(to, Database::Access::Write);
            newer.execute(isOnServer() ? u"UPDATE schema_version SET version = 1000"_s
                                       : u"PRAGMA user_version = 1000"_s);
        } else {
            QFile file(to);
            QVERIFY(file.open(QIODevice::ReadWrite) && file.write(damage) == damage.size());
        }
        const Ended refused = restore({copy, u"--database"_s, to});
        QCOMPARE(refused.exitCode, 1);
        const Ended restored = restore({copy, u"--database"_s, to, u"--replace"_s});
        QVERIFY2(restored.exitCode == 0, restored.said.constData());
        QCOMPARE(restored.said.startsWith("The previous database is damaged and was kept as "), !damage.isEmpty());
        QCOMPARE(QFile::exists(to + u".replaced"_s), !damage.isEmpty());
        QCOMPARE(everyAnswer(to), everyAnswer(from));
    }

    void aBackupOfANewerVersionChangesNothing()
    {
        requirePrograms();
        const QString from = ownDatabase(), to = ownDatabase();
        fill(from);
        fill(to);
        const auto before = everyAnswer(to);
        const QString copy = newCopy();
        if (isOnServer()) {
            Database(from, Database::Access::Write).execute(u"UPDATE schema_version SET version = 1000"_s);
            QCOMPARE(run(u"pg_dump"_s, {u"--format=custom"_s, u"--file="_s + copy, from}).exitCode, 0);
        } else {
            QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
            Database(copy, Database::Access::Write).execute(u"PRAGMA user_version = 1000"_s);
        }
        const Ended refused = restore({copy, u"--database"_s, to, u"--replace"_s});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.said.contains("by a newer version of Labdesk"), refused.said.constData());
        QCOMPARE(everyAnswer(to), before);
    }

#ifdef Q_OS_UNIX
    void whatAKilledBackupOrRestoreLeftIsRemovedByTheNext()
    {
        if (isOnServer())
            QSKIP("of a file");
        const QTemporaryDir folder;
        const QString from = newDatabase(folder), to = newDatabase(folder), copy = newDatabase(folder);
        fill(from);
        for (const QString &target : {copy, to})
            for (const QString &end : {u"killed"_s, u"in-use"_s}) {
                const QString left = target + u".part-"_s + end;
                QVERIFY(QDir().mkdir(left) && QFile::copy(from, left + u"/part"_s));
            }
        QVERIFY(QDir().mkdir(copy + u"2.part-other"_s));
        std::array<int, 2> held{};
        std::ranges::transform(std::array{copy, to}, held.begin(), [](const QString &target) {
            const int left = ::open(QFile::encodeName(target + u".part-in-use"_s).constData(), O_RDONLY | O_CLOEXEC);
            return ::flock(left, LOCK_EX) == 0 ? left : -1;
        });
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        QCOMPARE(restore({copy, u"--database"_s, to}).said, QByteArray());
        for (const QString &target : {copy, to}) {
            QVERIFY(!QFile::exists(target + u".part-killed"_s));
            QVERIFY(QFile::exists(target + u".part-in-use/part"_s));
        }
        QVERIFY(QFile::exists(copy + u"2.part-other"_s));
        std::ranges::for_each(held, ::close);
    }
#endif

    // SQLite would make them part of the restored file: it would write an old log into it, or undo what never was in
    // it.
    void whatAKilledServiceLeftBesideADeletedFileIsNotTakenForPartOfABackup_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("the write-ahead log") << u"-wal"_s;
        QTest::newRow("the index of the log") << u"-shm"_s;
        QTest::newRow("the journal of the first data") << u"-journal"_s;
    }
    void whatAKilledServiceLeftBesideADeletedFileIsNotTakenForPartOfABackup()
    {
        QFETCH(QString, suffix);
        if (isOnServer())
            QSKIP("of a file");
        const QString from = newDatabase(m_folder), to = newDatabase(m_folder);
        fill(from);
        const QString copy = newCopy();
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        leaveBeside(to, suffix);
        QVERIFY(!QFile::exists(to) && QFileInfo(to + suffix).size() > 0);
        QCOMPARE(restore({copy, u"--database"_s, to}).said, QByteArray());
        QVERIFY(!QFile::exists(to + suffix));
        QCOMPARE(everyAnswer(to), everyAnswer(from));
    }

    // A service has the old records open, and would go on with them.
    void nothingIsRestoredBesideAService()
    {
        requirePrograms();
        const TestService service(someUsers());
        const QString copy = m_folder.filePath(u"beside"_s);
        QCOMPARE(backUp({copy, u"--database"_s, service.database()}).said, QByteArray());
        const Ended refused = restore({copy, u"--database"_s, service.database(), u"--replace"_s});
        QVERIFY2(refused.said.startsWith("A service is using the database "), refused.said.constData());
        QCOMPARE(refused.exitCode, 1);
        QCOMPARE(Database(service.database(), Database::Access::Read).number(u"SELECT count(*) FROM users"_s), 40);
    }

    // The name of a database may be a link to another disk, which keeps its records there.
    void aLinkToTheDatabaseStaysALink()
    {
        if (isOnServer())
            QSKIP("of a file");
        const QString from = newDatabase(m_folder), to = newDatabase(m_folder), link = newDatabase(m_folder);
        fill(from);
        const QString copy = newCopy();
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        QVERIFY(QFile::link(to, link));
        QVERIFY2(restore({copy, u"--database"_s, link}).said.endsWith("is a broken symbolic link. Check its target.\n"),
                 "of a disk that isn't mounted");
        QVERIFY(!QFile::exists(to));
        ServiceOptions others = someUsers();
        others.seed = 7;
        fill(to, others);
        QCOMPARE(restore({copy, u"--database"_s, link, u"--replace"_s}).said, QByteArray());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(everyAnswer(to), everyAnswer(from));
        const Ended itself = restore({to, u"--database"_s, link, u"--replace"_s});
        QVERIFY2(itself.said.contains(" is the database itself."), itself.said.constData());
    }

    // Root would write through it, and give its owner what is there.
    void aLinkThatSomebodyLeftIsNotWrittenThrough()
    {
        if (isOnServer())
            QSKIP("of a file");
        const QString from = newDatabase(m_folder), to = newDatabase(m_folder), copy = newDatabase(m_folder);
        const QString elsewhere = m_folder.filePath(u"elsewhere"_s);
        fill(from);
        for (const QString &link : {copy + u".part"_s, to + u".restored"_s})
            QVERIFY(QFile::link(elsewhere, link));
        QCOMPARE(backUp({copy, u"--database"_s, from}).said, QByteArray());
        QCOMPARE(restore({copy, u"--database"_s, to}).said, QByteArray());
        QVERIFY(!QFileInfo(copy).isSymLink() && !QFileInfo(to).isSymLink());
        QCOMPARE(everyAnswer(to), everyAnswer(from));
        const QString link = newDatabase(m_folder);
        QVERIFY(QFile::link(elsewhere, link));
        QVERIFY(backUp({link, u"--database"_s, from}).said.endsWith(" exists. Remove it, or use another name.\n"));
        QVERIFY(!QFile::exists(elsewhere));
    }

    void whatIsNoBackupChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a text") << QByteArray("not a backup");
        QTest::newRow("the beginning of a file") << QByteArray("SQLite format 3", 16) + QByteArray(100, '\0');
        QTest::newRow("the beginning of a dump") << QByteArray("PGDMP") + QByteArray(100, '\1');
    }
    void whatIsNoBackupChangesNothing()
    {
        QFETCH(QByteArray, content);
        requirePrograms();
        const QString there = newDatabase(m_folder);
        fill(there);
        const auto before = everyAnswer(there);
        const Ended refused = restore({file(u"odd"_s, content), u"--database"_s, there, u"--replace"_s});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.said.count('\n') == 1 && refused.said.size() > 20, refused.said.constData());
        QCOMPARE(everyAnswer(there), before);
    }

    void aReadErrorIsNotTakenForTheEnd_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<bool>("isStandardInput");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("through a pipe") << u"/proc/self/mem"_s << true
                                        << "Can't read the input: Input/output error.\n"_ba;
        QTest::newRow("of a file") << u"/proc/self/mem"_s << false
                                   << "Can't read /proc/self/mem: Input/output error.\n"_ba;
        QTest::newRow("of a folder as standard input")
            << m_folder.path() << true << "Can't read the input: Is a directory.\n"_ba;
    }
    void aReadErrorIsNotTakenForTheEnd()
    {
#ifndef Q_OS_LINUX
        QSKIP("needs a file that can be opened and not read");
#endif
        QFETCH(QString, input);
        QFETCH(bool, isStandardInput);
        QFETCH(QByteArray, said);
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        if (isStandardInput)
            program.setStandardInputFile(input);
        program.start(QStringLiteral(SERVICE_PROGRAM),
                      {u"restore"_s, isStandardInput ? u"-"_s : input, u"--database"_s, newDatabase(m_folder)});
        QVERIFY(program.waitForFinished(60'000));
        QCOMPARE(program.readAll(), said);
        QCOMPARE(program.exitCode(), 1);
    }

    // Root can look everywhere.
    void aFolderThatCantBeLookedIntoIsNamed()
    {
#ifdef Q_OS_UNIX
        const QString name = m_folder.filePath(QString(300, u'x')); // which the system doesn't look for, either
        const Ended ended = backUp({m_folder.filePath(u"new.db"_s), u"--database"_s, name});
        QVERIFY2(ended.said.startsWith("Can't look for ") && ended.said.contains("labdesk-service-admin"),
                 ended.said.constData());
#endif
    }

    // libpq reads it from no variable, and other users can see the arguments of pg_dump.
    void aPasswordOfAKeyIsNotHandedOn()
    {
        if (!isOnServer())
            QSKIP("needs PostgreSQL");
        const QString from = ownDatabase(), copy = newCopy();
        fill(from);
        const Ended refused = backUp({copy, u"--database"_s, from + u"&sslpassword=of-the-key"_s});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.said.endsWith("could see the sslpassword in the URL. Use a key without a password.\n"),
                 refused.said.constData());
        QVERIFY(!refused.said.contains("of-the-key") && !QFile::exists(copy));
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
    // A service does that when it starts.
    static void fill(const QString &database, ServiceOptions options = someUsers())
    {
        options.database = database;
        LocalService(options).startAndWait();
    }

    QString newCopy() const
    {
        return m_folder.filePath(QUuid::createUuid().toString(QUuid::Id128));
    }

    // The tables of a dump come back into the schema that they were in.
    QString ownDatabase() const
    {
        if (!isOnServer())
            return newDatabase(m_folder);
        const QString server = qEnvironmentVariable("LABDESK_TEST_DATABASE");
        const QString name = u"own_"_s + QUuid::createUuid().toString(QUuid::Id128);
        Database(server, Database::Access::Write).execute(u"CREATE DATABASE "_s + name);
        return QString(server).replace(u"/records?"_s, u'/' + name + u'?');
    }

    // As kill -9 leaves it: of a committed transaction in a log, or of an open one in a journal.
    static void leaveBeside(const QString &name, const QString &suffix)
    {
        const bool isJournal = suffix == u"-journal";
        {
            const Database killed(name, Database::Access::Write);
            for (const QString &sql : {isJournal ? u"PRAGMA journal_mode = DELETE"_s : u"PRAGMA journal_mode = WAL"_s,
                                       u"PRAGMA cache_size = 10"_s, // so that the file is written before the commit
                                       u"BEGIN"_s, u"CREATE TABLE first (a)"_s})
                killed.execute(sql);
            for (int i = 0; i < 100; ++i)
                killed.execute(u"INSERT INTO first VALUES (zeroblob(4000))"_s);
            if (!isJournal)
                killed.execute(u"COMMIT"_s);
            QVERIFY(QFile::copy(name + suffix, name + u".kept"_s));
        }
        QVERIFY(QFile::remove(name));
        QVERIFY(QFile::rename(name + u".kept"_s, name + suffix));
    }

    void requirePrograms() const
    {
        if (isOnServer() && QStandardPaths::findExecutable(u"pg_dump"_s).isEmpty())
            QSKIP("needs pg_dump");
    }

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
