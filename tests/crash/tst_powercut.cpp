// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk.h"
#include "keptfiles.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

constexpr auto rowVariable = "LABDESK_CRASH_ROW";
constexpr auto folderVariable = "LABDESK_CRASH_FOLDER";

/// Writes a row's file with traced calls, of which some may fail.
class Run
{
public:
    explicit Run(const KeptFile &row) : m_row(row)
    {
        QDir().mkdir(folder());
        if (row.prepare)
            row.prepare(folder());
    }

    QString folder() const { return m_files.filePath(u"kept"_s); }
    QByteArray trace() const
    {
        QFile file(tracePath());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    int marks() const { return int(trace().count("K 0 0 0\n")); }
    QByteArray said() const { return m_said; }

    void write(const QString &fault = {})
    {
        if (!m_row.programs)
            start({QCoreApplication::applicationFilePath(), u"tst_crashwriter"_s}, fault);
        else
            for (const QStringList &command : m_row.programs(folder()))
                if (start(command, fault) != m_row.exitCode)
                    return;
                else
                    noteMark();
    }

private:
    QString tracePath() const { return m_files.filePath(u"trace"_s); }

    int start(const QStringList &command, const QString &fault)
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(TRACE_LIBRARY));
        environment.insert(u"LABDESK_TRACE"_s, tracePath());
        environment.insert(u"LABDESK_TRACE_ROOT"_s, folder());
        if (!fault.isEmpty())
            environment.insert(u"LABDESK_TRACE_FAULT"_s, fault);
        environment.insert(QString::fromLatin1(rowVariable), QString::fromLatin1(m_row.name));
        environment.insert(QString::fromLatin1(folderVariable), folder());
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(command[0], command.mid(1));
        if (!program.waitForFinished(60'000))
            return 255;
        m_said += program.readAll();
        return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : 255;
    }
    void noteMark()
    {
        QFile file(tracePath());
        if (file.open(QFile::Append))
            file.write("K 0 0 0\n");
    }

    const KeptFile &m_row;
    QTemporaryDir m_files;
    QByteArray m_said;
};

const KeptFile &rowNamed(const QString &name)
{
    return *std::ranges::find(keptFiles(), name, [](const KeptFile &row) { return QString::fromLatin1(row.name); });
}

QStringList problemsOf(const KeptFile &row, const Disk &disk)
{
    int states = 0;
    QStringList problems;
    disk.replay(row.chances, row.unread, [&](const Disk::State &state) {
        const QTemporaryDir folder;
        Disk::make(state.tree, folder.path());
        ++states;
        if (const QString problem = row.problem(folder.path(), state.marks); !problem.isEmpty())
            problems += state.name + u": "_s + problem;
    });
    qInfo("%zu steps, %d states, %d problems", disk.steps(), states, int(problems.size()));
    return problems;
}

} // namespace

/// Each file after a power failure at any moment, and on disks that fail.
class tst_powercut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("LABDESK_SERVICE_SECRET", QByteArray(64, 's')); }
    void whatIsNotSyncedIsMissed_data() { addRows(); }
    void whatIsNotSyncedIsMissed()
    {
        const KeptFile &row = rowNamed(QString::fromLatin1(QTest::currentDataTag()));
        Run run(row);
        Disk disk(run.folder());
        run.write(u"NOSYNC"_s);
        QVERIFY(disk.read(run.trace()));
        QVERIFY(!problemsOf(row, disk).isEmpty());
    }

    void everyFileIsOldOrNewAfterAPowerFailure_data() { addRows(); }
    void everyFileIsOldOrNewAfterAPowerFailure()
    {
        const KeptFile &row = rowNamed(QString::fromLatin1(QTest::currentDataTag()));
        Run run(row);
        Disk disk(run.folder());
        run.write();
        QVERIFY2(run.marks() == row.marks, run.said().constData());
        QVERIFY(disk.read(run.trace()));
        const QStringList problems = problemsOf(row, disk);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.mid(0, 10).join(u'\n')));
    }

    void everyFileIsOldOrNewOnADiskThatFails_data() { addRows(); }
    void everyFileIsOldOrNewOnADiskThatFails()
    {
        const KeptFile &row = rowNamed(QString::fromLatin1(QTest::currentDataTag()));
        for (const QString &fault : {u"ENOSPC"_s, u"EROFS"_s, u"EACCES"_s, u"EIO"_s})
            for (int from = 1, wasWhole = 0; from < 400 && !wasWhole; from += 1 + from / 8) {
                Run run(row);
                run.write(fault + u' ' + QString::number(from));
                wasWhole = run.marks() == row.marks;
                const QString problem = row.problem(run.folder(), run.marks());
                QVERIFY2(problem.isEmpty(), qPrintable(u"%1 %2: %3"_s.arg(fault, QString::number(from), problem)));
                if (row.programs && !wasWhole)
                    QVERIFY2(!run.said().isEmpty(), "nobody is told");
            }
    }

    void interruptedAndShortCallsAreContinued_data() { addRows(); }
    void interruptedAndShortCallsAreContinued()
    {
        const KeptFile &row = rowNamed(QString::fromLatin1(QTest::currentDataTag()));
        for (const QString &fault : {u"EINTR"_s, u"SHORT"_s}) {
            Run run(row);
            run.write(fault);
            QVERIFY2(run.marks() == row.marks, qPrintable(fault + u": "_s + QString::fromUtf8(run.said())));
            QCOMPARE(row.problem(run.folder(), row.marks), QString());
        }
    }

private:
    static void addRows()
    {
        QTest::addColumn<int>("unused");
        for (const KeptFile &row : keptFiles())
            QTest::newRow(row.name) << 0;
    }
};

LABDESK_TEST(tst_powercut)

/// The child that writes.
class tst_crashwriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAFile()
    {
        const QString row = qEnvironmentVariable(rowVariable);
        if (row.isEmpty())
            QSKIP("only as a child");
        rowNamed(row).write(qEnvironmentVariable(folderVariable));
    }
};

LABDESK_TEST(tst_crashwriter)

#include "tst_powercut.moc"
