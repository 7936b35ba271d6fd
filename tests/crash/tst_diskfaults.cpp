// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "support/testmain.h"
#include "tracedrun.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using labdesk::Settings;
namespace setting = labdesk::setting;

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

    void aSlowDiskDoesNotStopTheWindow()
    {
        TracedRun run(keptFiles().front());
        QVERIFY2(run.start({QCoreApplication::applicationFilePath(), u"tst_slowdisk"_s}, u"HELD"_s) == 0,
                 run.said().constData());
        QVERIFY(run.trace().contains("D 0 0 "));
    }
};

LABDESK_TEST(tst_diskfaults)

/// The child with a slow disk.
class tst_slowdisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowGoesOn()
    {
        if (tracedFolder().isEmpty())
            QSKIP("only as a child");
        const QString file = tracedFolder() + u"/labdesk.ini"_s;
        Settings settings(file);
        settings.set(setting::personName, u"Ana"_s);
        const auto isWritten = [&file] {
            QFile written(file);
            return written.open(QFile::ReadOnly) && written.readAll().contains("Ana");
        };
        const QString trace = qEnvironmentVariable("LABDESK_TRACE");
        QTRY_VERIFY(QFile::exists(trace + u".waits"_s));
        QVERIFY(!isWritten()); // the disk still waits, and this thread doesn't
        QVERIFY(QFile(trace + u".go"_s).open(QFile::WriteOnly));
        QTRY_VERIFY(isWritten());
    }
};

LABDESK_TEST(tst_slowdisk)
#include "tst_diskfaults.moc"
