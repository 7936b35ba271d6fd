// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk.h"
#include "support/testmain.h"
#include "tracedrun.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

namespace {

QStringList problemsOf(const KeptFile &row, const Disk &disk, qsizetype most)
{
    int states = 0;
    QStringList problems;
    disk.replay(row.chances, row.unread, [&](const Disk::State &state) {
        const QTemporaryDir folder;
        Disk::make(state.tree, folder.path());
        ++states;
        if (const QString problem = row.problem(folder.path(), state.marks); !problem.isEmpty())
            problems += state.name + u": "_s + problem;
        return problems.size() < most;
    });
    qInfo("%zu steps, %d states, %d problems", disk.steps(), states, int(problems.size()));
    return problems;
}

} // namespace

/// Each file after a power failure at any moment.
class tst_powercut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("LABDESK_SERVICE_SECRET", QByteArray(64, 's')); }
    void whatIsNotSyncedIsMissed_data() { addKeptFiles(); }
    void whatIsNotSyncedIsMissed()
    {
        const KeptFile &row = currentFile();
        TracedRun run(row);
        Disk disk(run.folder());
        run.write(u"NOSYNC"_s);
        QVERIFY(disk.read(run.trace()));
        QVERIFY(!problemsOf(row, disk, 1).isEmpty());
    }

    void everyFileIsOldOrNewAfterAPowerFailure_data() { addKeptFiles(); }
    void everyFileIsOldOrNewAfterAPowerFailure()
    {
        const KeptFile &row = currentFile();
        TracedRun run(row);
        Disk disk(run.folder());
        run.write();
        QVERIFY2(run.marks() == row.marks, run.said().constData());
        QVERIFY(disk.read(run.trace()));
        const QStringList problems = problemsOf(row, disk, 10);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

LABDESK_TEST(tst_powercut)
#include "tst_powercut.moc"
