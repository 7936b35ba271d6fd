// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrun.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

/// A command of labdesk-service that waits for its input or its output, with a place of its own for temporary files.
class WaitingCommand
{
public:
    explicit WaitingCommand(QStringList arguments, const QString &output = {}) // FOLDER stands for that place
    {
        arguments.replaceInStrings(u"FOLDER"_s, m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"TMPDIR"_s, m_folder.path());
        program.setProcessEnvironment(environment);
        if (!output.isEmpty())
            program.setStandardOutputFile(output);
        program.start(QStringLiteral(SERVICE_PROGRAM), arguments);
    }
    ~WaitingCommand() { program.closeWriteChannel(); }

    QStringList left(QDir::Filters kinds = QDir::Files | QDir::Dirs) const
    {
        QStringList found;
        for (QDirIterator at(m_folder.path(), kinds | QDir::Hidden | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
             at.hasNext();)
            found += at.next();
        return found;
    }
    void raise(int signal) const
    {
        if (const auto number = pid_t(program.processId()); number > 0) // else it would be for this program, too
            ::kill(number, signal);
    }

    QProcess program;

private:
    QTemporaryDir m_folder;
};

} // namespace

/// Commands that need a copy of records in the system's place for temporary files, and leave none.
class tst_temporarycopies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommandThatIsEndedLeavesNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("signal");
        const QByteArray lines = userLine("somebody").repeated(400'000);
        for (const auto &[name, signal] : {std::pair("SIGINT", SIGINT), {"SIGTERM", SIGTERM}, {"SIGHUP", SIGHUP}}) {
            QTest::addRow("restore, %s", name)
                << QStringList{u"restore"_s, u"-"_s} << QByteArray("SQLite format 3").repeated(50'000) << signal;
            QTest::addRow("import --check, %s", name)
                << QStringList{u"import"_s, u"-"_s, u"--check"_s} << lines << signal;
        }
    }
    void aCommandThatIsEndedLeavesNothing()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(int, signal);
        WaitingCommand command(arguments + QStringList{u"--database"_s, u"FOLDER/new.sqlite"_s});
        command.program.write(input); // and more may follow
        QTRY_VERIFY_WITH_TIMEOUT(!command.left(QDir::Files).isEmpty(), 30'000);
        command.raise(signal);
        QTRY_COMPARE(command.program.state(), QProcess::NotRunning);
        QCOMPARE(command.program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(command.program.exitCode(), signal); // whoever waits for it sees what has ended it
        QCOMPARE(command.left(), QStringList());
    }

    void aBackupThatIsEndedLeavesNoRecords_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGPIPE") << SIGPIPE;
        QTest::newRow("SIGKILL, which nothing can handle") << SIGKILL;
    }
    void aBackupThatIsEndedLeavesNoRecords()
    {
        QFETCH(int, signal);
        ServiceOptions options;
        options.users = 200; // more than a pipe holds
        options.database = m_folder.filePath(u"records.sqlite"_s);
        LocalService(options).startAndWait();
        const QString output = m_folder.filePath(u"output"_s);
        QVERIFY(::mkfifo(QFile::encodeName(output).constData(), 0600) == 0);
        const int reader = ::open(QFile::encodeName(output).constData(), O_RDWR | O_NONBLOCK); // who reads nothing
        QVERIFY(reader >= 0);
        {
            WaitingCommand command({u"backup"_s, u"-"_s, u"--database"_s, options.database}, output);
            const auto hasBegun = [reader] {
                pollfd readable{reader, POLLIN, 0};
                return ::poll(&readable, 1, 0) == 1;
            };
            QTRY_VERIFY(hasBegun());
            QCOMPARE(command.program.state(), QProcess::Running);
            command.raise(signal);
            QTRY_COMPARE(command.program.state(), QProcess::NotRunning);
            QCOMPARE(command.program.exitCode(), signal);
            QCOMPARE(command.left(signal == SIGKILL ? QDir::Files : QDir::Files | QDir::Dirs), QStringList());
        }
        ::close(reader);
        QVERIFY(QFile::remove(output));
    }

    void aCommandThatEndsByItselfLeavesNothing()
    {
        WaitingCommand command(
            {u"import"_s, u"-"_s, u"--check"_s, u"--database"_s, m_folder.filePath(u"new.sqlite"_s)});
        command.program.write(userLine("a"));
        command.program.closeWriteChannel();
        QTRY_COMPARE(command.program.state(), QProcess::NotRunning);
        QCOMPARE(command.program.exitCode(), 0);
        QCOMPARE(command.left(), QStringList());
    }

private:
    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_temporarycopies)
#include "tst_temporarycopies.moc"
