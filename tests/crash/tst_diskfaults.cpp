// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/durablefile.h"
#include "platform/settings.h"
#include "session/audittrail.h"
#include "support/testmain.h"
#include "tracedrun.h"

#include <QFile>

#include <algorithm>
#include <cerrno>

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
        // Later calls are much alike, and each is a run of a program.
        const bool isEach = qEnvironmentVariableIsSet("LABDESK_EVERY_CALL");
        for (const QString &fault : {u"ENOSPC"_s, u"EROFS"_s, u"EACCES"_s, u"EIO"_s}) {
            bool isWhole = false;
            for (int from = 1; from < 10'000 && !isWhole; from += isEach ? 1 : 1 + from / 4) {
                TracedRun run(row);
                run.write(fault + u' ' + QString::number(from));
                isWhole = run.marks() == row.marks;
                const QString problem = row.problem(run.folder(), run.marks());
                QVERIFY2(problem.isEmpty(), qPrintable(u"%1 %2: %3"_s.arg(fault, QString::number(from), problem)));
                if (row.programs && !isWhole)
                    QVERIFY2(!run.said().isEmpty(), "nobody is told");
            }
            QVERIFY2(isWhole, qPrintable(fault + u": not every change was tried"_s));
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
        QVERIFY2(inChild(run, u"theWindowGoesOn"_s, u"HELD"_s), run.said().constData());
        QVERIFY(run.trace().contains("D 0 0 "));
    }

    void oneSyncServesAllWritesThatWait()
    {
        TracedRun run(keptFiles().front());
        QVERIFY2(inChild(run, u"manyWritesWait"_s, u"HELD"_s), run.said().constData());
        const QByteArray trace = run.trace();
        const qsizetype begin = trace.indexOf("K 0 0 0\n"), end = trace.lastIndexOf("K 0 0 0\n");
        const auto syncs = trace.sliced(begin, end - begin).count("\nS ");
        QVERIFY2(begin < end && syncs >= 1 && syncs <= 2, qPrintable(QString::number(syncs)));
    }

    void aFileThatHasItsNewNameWasSetAside()
    {
        TracedRun run(keptFiles().front());
        QVERIFY2(inChild(run, u"aFileIsSetAside"_s, u"EIO 1"_s), run.said().constData());
    }

    void aServiceSaysWhyAFileIsNotOnDisk_data()
    {
        QTest::addColumn<QString>("command"); // for a shell: $0 is the program, $1 the folder, $2 one that isn't traced
        QTest::newRow("a backup to the output")
            << uR"(exec "$0" backup - --database "$1/service.sqlite" >"$1/output")"_s;
        QTest::newRow("the refused lines of an import")
            << uR"(echo '{"type":"user"}' | "$0" import - --refused "$1/refused" --database "$2/service.sqlite")"_s;
    }

    void aServiceSaysWhyAFileIsNotOnDisk()
    {
        QFETCH(QString, command);
        const QTemporaryDir other;
        const auto *row = std::ranges::find(keptFiles(), "backup"_L1, [](const KeptFile &file) {
                              return QLatin1StringView(file.name);
                          }).base();
        TracedRun run(*row);
        QVERIFY(QFile::copy(run.folder() + u"/service.sqlite"_s, other.filePath(u"service.sqlite"_s)));
        QVERIFY(run.start({u"/bin/sh"_s, u"-c"_s, command, QStringLiteral(SERVICE_PROGRAM), run.folder(), other.path()},
                          u"EIO 1"_s)
                != 0);
        QVERIFY2(run.said().contains(qt_error_string(EIO).toUtf8()), run.said().constData());
    }

private:
    static bool inChild(TracedRun &run, const QString &function, const QString &fault)
    {
        return run.start({QCoreApplication::applicationFilePath(), u"tst_faultydisk"_s, function}, fault) == 0;
    }
};

LABDESK_TEST(tst_diskfaults)

/// The child, of which each function has a disk of its own.
class tst_faultydisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (tracedFolder().isEmpty())
            QSKIP("only as a child");
    }

    void theWindowGoesOn()
    {
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
        settings.set(setting::textScale, 125);
        QCOMPARE(settings.get(setting::textScale), 125);
        QCOMPARE(settings.get(setting::personName), u"Ana"_s);
        QVERIFY(QFile(trace + u".go"_s).open(QFile::WriteOnly));
        QTRY_VERIFY(isWritten());
        QTRY_COMPARE(Settings(file).get(setting::textScale), 125);
    }

    void manyWritesWait()
    {
        const QString trace = qEnvironmentVariable("LABDESK_TRACE");
        QFile go(trace + u".go"_s);
        QVERIFY(go.open(QFile::WriteOnly));
        labdesk::AuditTrail trail;
        trail.keepIn(tracedFolder() + u"/audit"_s);
        QTRY_VERIFY(trail.verifiedAt().isValid());
        QVERIFY(go.remove() && QFile::remove(trace + u".waits"_s));
        mark();
        int onDisk = 0;
        for (int number = 0; number < 10; ++number) {
            QVERIFY(trail.begin({.operation = labdesk::AuditOperation::Deregister}) != 0);
            trail.whenOnDisk({}, [&onDisk](bool isDone) { onDisk += isDone; });
        }
        QTRY_VERIFY(QFile::exists(trace + u".waits"_s));
        QCOMPARE(onDisk, 0);
        QVERIFY(go.open(QFile::WriteOnly));
        QTRY_COMPARE(onDisk, 10);
        mark();
    }

    void aFileIsSetAside()
    {
        const QString path = tracedFolder() + u"/some.file"_s;
        QVERIFY(QFile(path).open(QFile::WriteOnly));
        QCOMPARE(labdesk::setAside(path), path + u".broken"_s);
        QVERIFY(!QFile::exists(path));
    }
};

LABDESK_TEST(tst_faultydisk)
#include "tst_diskfaults.moc"
