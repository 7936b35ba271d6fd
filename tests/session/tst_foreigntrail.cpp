// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditfolder.h"
#include "session/foreigntrail.h"
#include "support/testmain.h"

#include <QDir>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace labdesk;

// The audit trail of another desk: read, verified as our own, and left as it is.
class tst_foreigntrail : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString first() const { return path(u"audit/audit-000001.jsonl"_s); }

    static QByteArray contentOf(const QString &name)
    {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void put(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void init()
    {
        QDir(path(u"audit"_s)).removeRecursively();
        AuditFolder trail(path(u"audit"_s), 1000); // several files
        trail.verify({}, u"anna"_s);
        for (int number = 0; number < 12; ++number) {
            AuditRecord record{.at = QDateTime(QDate(2026, 11, 24), QTime(9, number), Qt::UTC),
                               .who = u"anna"_s,
                               .operation = u"deregister"_s,
                               .provider = u"oura"_s,
                               .outcome = u"done"_s};
            QVERIFY(!trail.append(record));
        }
    }

    void aFolderIsVerifiedAndNothingInItIsTouched()
    {
        const QDir folder(path(u"audit"_s));
        const QStringList before = folder.entryList(QDir::Files);
        QVERIFY(before.size() > 2);
        QByteArrayList bytes;
        for (const QString &name : before)
            bytes += contentOf(folder.filePath(name));
        const ForeignTrail trail = readForeignTrail(folder.path());
        QCOMPARE(trail.kind, ForeignTrail::Kind::Folder);
        QVERIFY(trail.reading.damagedParts.empty());
        QCOMPARE(trail.reading.total, quint64(12));
        QCOMPARE(trail.reading.records.front().provider, u"oura"_s);
        QCOMPARE(folder.entryList(QDir::Files), before);
        for (const QString &name : before)
            QCOMPARE(contentOf(folder.filePath(name)), bytes.takeFirst());
    }

    void aTrailThatAnotherProgramIsWritingCanBeRead()
    {
        AuditFolder writing(path(u"audit"_s), 1000);
        QVERIFY(!writing.verify({}, u"anna"_s).problem);
        QVERIFY(readForeignTrail(path(u"audit"_s)).reading.damagedParts.empty());
    }

    void aChangedByteIsFound()
    {
        put(first(), contentOf(first()).replace("oura", "ours"));
        const ForeignTrail trail = readForeignTrail(path(u"audit"_s));
        QVERIFY(!trail.reading.damagedParts.empty());
        QCOMPARE(trail.reading.damagedParts.front().kind, AuditDamage::Kind::Changed);
        QCOMPARE(trail.reading.damagedParts.front().record, quint64(1));
        const ForeignTrail file = readForeignTrail(first());
        QCOMPARE(file.reading.damagedParts.size(), size_t(1));
        QVERIFY(!file.reading.records.front().isVerified);
    }

    void recordsThatWereTakenOffTheEndAreMissed()
    {
        QDir(path(u"audit"_s)).remove(QDir(path(u"audit"_s)).entryList({u"*.jsonl"_s}, QDir::Files, QDir::Name).last());
        const ForeignTrail trail = readForeignTrail(path(u"audit"_s));
        QVERIFY(!trail.reading.damagedParts.empty());
        QCOMPARE(trail.reading.damagedParts.back().kind, AuditDamage::Kind::Truncated);
    }

    void aFileFromTheMiddleProvesItself()
    {
        const ForeignTrail trail = readForeignTrail(path(u"audit/audit-000002.jsonl"_s));
        QCOMPARE(trail.kind, ForeignTrail::Kind::File);
        QVERIFY(trail.reading.damagedParts.empty());
        QVERIFY(trail.reading.records.front().number > 1);
        QVERIFY(trail.reading.records.front().isVerified);
    }

    void anExportIsShownAndProvesNothing()
    {
        put(path(u"export.jsonl"_s),
            R"({"number":"7","at":"2026-11-24T09:00:00.000Z","who":"anna","operation":"exportAsIs","count":"3","outcome":"done","proved":true})"
            "\n");
        const ForeignTrail trail = readForeignTrail(path(u"export.jsonl"_s));
        QCOMPARE(trail.kind, ForeignTrail::Kind::Export);
        QCOMPARE(trail.reading.records.size(), size_t(1));
        const AuditRecord &record = trail.reading.records.front();
        QCOMPARE(record.number, quint64(7));
        QCOMPARE(record.count, 3);
        QVERIFY(!record.isVerified); // whatever it says
    }

    void whatIsNoTrailIsNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("an empty file") << QByteArray();
        QTest::newRow("text") << QByteArray("hello\nworld\n");
        QTest::newRow("other JSON lines") << QByteArray("{\"a\":1}\n{\"b\":2}\n");
        QTest::newRow("a table") << QByteArray("number,at,who\n1,2,3\n");
    }
    void whatIsNoTrailIsNone()
    {
        QFETCH(QByteArray, content);
        put(path(u"other"_s), content);
        QCOMPARE(readForeignTrail(path(u"other"_s)).kind, ForeignTrail::Kind::Nothing);
        QVERIFY(QDir(m_folder.path()).mkpath(u"empty"_s));
        QCOMPARE(readForeignTrail(path(u"empty"_s)).kind, ForeignTrail::Kind::Nothing);
        QCOMPARE(readForeignTrail(path(u"not there"_s)).kind == ForeignTrail::Kind::Folder, false);
    }

#ifdef Q_OS_UNIX
    void whatIsNoFileIsNotWaitedFor_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a file of the folder") << u"audit/audit-000002.jsonl"_s;
        QTest::newRow("its length") << u"audit/audit.length"_s;
        QTest::newRow("one file alone") << u"alone.jsonl"_s;
    }
    void whatIsNoFileIsNotWaitedFor()
    {
        QFETCH(const QString, name);
        const bool isAlone = !name.startsWith(u"audit/");
        for (const bool isPipe : {true, false}) {
            QFile::remove(path(name));
            if (isPipe)
                QCOMPARE(::mkfifo(QFile::encodeName(path(name)).constData(), 0600), 0);
            else
                QVERIFY(QFile::link(u"/dev/zero"_s, path(name)));
            const ForeignTrail trail = readForeignTrail(isAlone ? path(name) : path(u"audit"_s));
            QVERIFY(!trail.reading.damagedParts.empty());
            if (isAlone)
                continue;
            AuditFolder own(path(u"audit"_s), 1000); // nor where it is our own
            (void)own.verify({}, u"anna"_s);
        }
        QFile::remove(path(name));
    }
#endif
};

LABDESK_TEST(tst_foreigntrail)
#include "tst_foreigntrail.moc"
