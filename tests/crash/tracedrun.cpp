// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tracedrun.h"

#include "disk.h"
#include "support/testmain.h"

#include <QFile>
#include <QProcess>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace labdesk::tests {

namespace {

constexpr auto rowVariable = "LABDESK_CRASH_ROW";
constexpr auto folderVariable = "LABDESK_CRASH_FOLDER";

const KeptFile &fileNamed(const QString &name)
{
    return *std::ranges::find(keptFiles(), name, [](const KeptFile &row) { return QString::fromLatin1(row.name); });
}

/// What a row prepares, which takes long for a database, once for all runs.
const Disk::Tree &preparedTree(const KeptFile &row)
{
    static std::map<const KeptFile *, Disk::Tree> all;
    const auto known = all.find(&row);
    if (known != all.end())
        return known->second;
    const QTemporaryDir folder;
    if (row.prepare)
        row.prepare(folder.path());
    return all[&row] = Disk(folder.path()).tree();
}

} // namespace

TracedRun::TracedRun(const KeptFile &row) : m_row(row)
{
    Disk::make({{u"/"_s, {}}}, folder());
    Disk::make(preparedTree(row), folder());
}

QByteArray TracedRun::trace() const
{
    QFile file(tracePath());
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TracedRun::write(const QString &fault)
{
    const std::vector<QStringList> commands = m_row.programs
        ? m_row.programs(folder())
        : std::vector{QStringList{QCoreApplication::applicationFilePath(), u"tst_crashwriter"_s}};
    for (const QStringList &command : commands) {
        if (start(command, fault) != m_row.exitCode)
            break;
        if (m_row.programs)
            noteMark();
    }
    Disk::age(folder());
}

int TracedRun::start(const QStringList &command, const QString &fault)
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

void TracedRun::noteMark() const
{
    QFile file(tracePath());
    if (file.open(QFile::Append))
        file.write("K 0 0 0\n");
}

QString tracedFolder()
{
    return qEnvironmentVariable(folderVariable);
}

void addKeptFiles()
{
    QTest::addColumn<QString>("name");
    for (const KeptFile &row : keptFiles())
        QTest::newRow(row.name) << QString::fromLatin1(row.name);
}

const KeptFile &currentFile()
{
    return fileNamed(QString::fromLatin1(QTest::currentDataTag()));
}

} // namespace labdesk::tests

using namespace labdesk::tests;

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
        fileNamed(row).write(tracedFolder());
    }
};

LABDESK_TEST(tst_crashwriter)

#include "tracedrun.moc"
