// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/audittrail.h"
#include "support/journalsocket.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::JournalSocket;

// Each record also goes to the system's journal, where the administrator wants it so.
class tst_auditforward : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRecordIsOneStructuredEntryThatProvesItself()
    {
        const QTemporaryDir folder;
        JournalSocket journal(folder.filePath(u"journal"_s));
        QVERIFY(journal.isBound());
        AuditTrail trail;
        QSignalSpy failed(&trail, &AuditTrail::forwardingFailed);
        trail.forwardTo(folder.filePath(u"journal"_s));
        trail.keepIn(folder.filePath(u"audit"_s));
        trail.record({.operation = AuditOperation::Deregister,
                      .userId = u"8f1c2d00-0000-4000-8000-000000000001"_s,
                      .providers = {u"oura"_s},
                      .connection = u"Praxis\nNord"_s,
                      .environment = Environment::Production});
        trail.record({.operation = AuditOperation::DeleteUser, .outcome = AuditOutcome::Unknown});
        QTRY_COMPARE(trail.records().size(), size_t(2));
        const QByteArrayList entries = journal.entries();
        QCOMPARE(entries.size(), 2);
        QFile file(folder.filePath(u"audit/audit-000001.jsonl"_s));
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArrayList lines{file.readLine(), file.readLine()};
        const QByteArray hash = QJsonDocument::fromJson(lines[0]).object().value(u"hash").toString().toLatin1();
        QVERIFY(!hash.isEmpty() && lines[0].contains("oura"));
        QVERIFY2(!entries[0].contains("oura"), entries[0].constData()); // the source is health data; the hash is there
        QVERIFY2(entries[0].contains(hash), entries[0].constData());
        QVERIFY2(entries[0].startsWith("MESSAGE=" + QByteArray(lines[0]).replace(",\"provider\":\"oura\"", "")),
                 entries[0].constData()); // the line as in the file, in its order, so that they can be compared
        QVERIFY2(entries[1].startsWith("MESSAGE=" + lines[1]), entries[1].constData()); // the line as in the file
        for (const QByteArray &entry : entries) {
            for (const QByteArray &line : entry.trimmed().split('\n'))
                QVERIFY2(line.contains('='), line.constData());
        }
        QVERIFY(entries[0].contains("\nSYSLOG_IDENTIFIER=labdesk\n"));
        QVERIFY(entries[0].contains("\nPRIORITY=6\n"));
        QVERIFY(entries[0].contains("\nLABDESK_AUDIT_OPERATION=deregister\n"));
        QVERIFY(entries[0].contains("\nLABDESK_AUDIT_ENVIRONMENT=production\n"));
        QVERIFY(entries[1].contains("\nPRIORITY=5\n"));
        QVERIFY(entries[1].contains("\nLABDESK_AUDIT_OUTCOME=unknown\n"));
        QCOMPARE(failed.size(), 0);
    }

    void s7_thereIsNoPersonalDataInIt()
    {
        const QTemporaryDir folder;
        JournalSocket journal(folder.filePath(u"journal"_s));
        AuditTrail trail;
        trail.forwardTo(folder.filePath(u"journal"_s));
        trail.keepIn(folder.filePath(u"audit"_s));
        trail.record({.operation = AuditOperation::Reveal,
                      .userId = u"jo.marsh@example.com"_s,
                      .field = privacy::Field::MemberId});
        QTRY_COMPARE(trail.records().size(), size_t(1));
        QVERIFY(!journal.entries().join().contains("jo.marsh"));
    }

    void aSystemWithoutAJournalIsToldOnceAndTheTrailGoesOn()
    {
        const QTemporaryDir folder;
        AuditTrail trail;
        QSignalSpy failed(&trail, &AuditTrail::forwardingFailed);
        trail.forwardTo(folder.filePath(u"no journal"_s));
        trail.keepIn(folder.filePath(u"audit"_s));
        for (int i = 0; i < 3; ++i)
            trail.record({.operation = AuditOperation::Lock});
        QTRY_COMPARE(trail.records().size(), size_t(3));
        QCOMPARE(trail.state(), AuditTrail::State::Whole);
        QCOMPARE(failed.size(), 1);
        QVERIFY(!failed[0][0].toString().isEmpty());
    }

    void aJournalThatWasStartedAgainGetsWhatFollows()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"journal"_s);
        auto journal = std::make_unique<JournalSocket>(path);
        AuditTrail trail;
        trail.forwardTo(path);
        trail.keepIn(folder.filePath(u"audit"_s));
        trail.record({.operation = AuditOperation::Lock});
        QTRY_COMPARE(trail.records().size(), size_t(1));
        journal.reset();
        QVERIFY(QFile::remove(path));
        journal = std::make_unique<JournalSocket>(path);
        trail.record({.operation = AuditOperation::Unlock});
        QTRY_COMPARE(trail.records().size(), size_t(2));
        QCOMPARE(journal->entries().size(), 1);
    }

    void nothingIsForwardedUnasked()
    {
        const QTemporaryDir folder;
        JournalSocket journal(folder.filePath(u"journal"_s));
        AuditTrail trail;
        trail.keepIn(folder.filePath(u"audit"_s));
        trail.record({.operation = AuditOperation::Lock});
        QTRY_COMPARE(trail.records().size(), size_t(1));
        QCOMPARE(journal.entries().size(), 0);
    }
};

LABDESK_TEST(tst_auditforward)
#include "tst_auditforward.moc"
