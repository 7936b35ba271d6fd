// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "tracedrun.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

/// Each file on disks that are full, read-only, or fail.
class tst_diskfaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("LABDESK_SERVICE_SECRET", QByteArray(64, 's')); }
    void everyFileIsOldOrNewOnADiskThatFails_data() { addKeptFiles(); }
    void everyFileIsOldOrNewOnADiskThatFails()
    {
        const KeptFile &row = currentFile();
        for (const QString &fault : {u"ENOSPC"_s, u"EROFS"_s, u"EACCES"_s, u"EIO"_s})
            for (int from = 1, wasWhole = 0; from < 400 && !wasWhole; from += 1 + from / 4) {
                TracedRun run(row);
                run.write(fault + u' ' + QString::number(from));
                wasWhole = run.marks() == row.marks;
                const QString problem = row.problem(run.folder(), run.marks());
                QVERIFY2(problem.isEmpty(), qPrintable(u"%1 %2: %3"_s.arg(fault, QString::number(from), problem)));
                if (row.programs && !wasWhole)
                    QVERIFY2(!run.said().isEmpty(), "nobody is told");
            }
    }

    void interruptedAndShortCallsAreContinued_data() { addKeptFiles(); }
    void interruptedAndShortCallsAreContinued()
    {
        const KeptFile &row = currentFile();
        for (const QString &fault : {QString::fromLatin1(row.interrupted), u"SHORT"_s}) {
            TracedRun run(row);
            run.write(fault);
            QVERIFY2(run.marks() == row.marks, qPrintable(fault + u": "_s + QString::fromUtf8(run.said())));
            QCOMPARE(row.problem(run.folder(), row.marks), QString());
        }
    }
};

LABDESK_TEST(tst_diskfaults)
#include "tst_diskfaults.moc"
