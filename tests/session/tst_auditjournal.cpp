// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/auditjournal.h"
#include "session/audittrail.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// What journalctl finds of this program, oldest first.
QList<QJsonObject> entriesOf(const QStringList &matches)
{
    const QStringList journals = QDir(u"/run/log/journal"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QProcess reader;
    reader.start(u"journalctl"_s,
                 QStringList{u"-D"_s, u"/run/log/journal/"_s + journals.value(0), u"-t"_s, u"labdesk"_s, u"-o"_s,
                             u"json"_s, u"-q"_s}
                     + matches);
    if (!reader.waitForFinished())
        return {};
    QList<QJsonObject> entries;
    for (const QByteArray &line : reader.readAllStandardOutput().trimmed().split('\n'))
        if (!line.isEmpty())
            entries += QJsonDocument::fromJson(line).object();
    return entries;
}

} // namespace

// What the journal of a real system makes of the records. To be run by support/with-journal.sh, which starts one.
class tst_auditjournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariable("LABDESK_INSIDE_JOURNAL") != u"yes")
            QSKIP("to be run by tests/support/with-journal.sh");
    }

    void journaldTakesEachRecordAndFindsItByItsFields()
    {
        const QTemporaryDir folder;
        AuditTrail trail;
        QSignalSpy failed(&trail, &AuditTrail::forwardingFailed);
        trail.forwardTo(AuditJournal::defaultSocket());
        trail.keepIn(folder.filePath(u"audit"_s));
        trail.setPerson(u"Ana Díaz"_s);
        trail.record({.operation = AuditOperation::Deregister,
                      .userId = u"8f1c2d00-0000-4000-8000-000000000001"_s,
                      .providers = {u"oura"_s},
                      .connection = u"Praxis\nÜbersee"_s,
                      .environment = Environment::Production});
        trail.record({.operation = AuditOperation::DeleteUser, .outcome = AuditOutcome::Unknown});
        QTRY_COMPARE(trail.records().size(), size_t(2));
        QCOMPARE(failed.size(), 0);

        QTRY_COMPARE_WITH_TIMEOUT(entriesOf({}).size(), 2, 20'000);
        const auto entries = entriesOf({});
        QFile file(folder.filePath(u"audit/audit-000001.jsonl"_s));
        QVERIFY(file.open(QFile::ReadOnly));
        QJsonObject first = QJsonDocument::fromJson(file.readLine()).object();
        QCOMPARE(first.take("provider"_L1), QJsonValue(u"oura"_s)); // which no other may read
        QCOMPARE(QJsonDocument::fromJson(entries[0]["MESSAGE"_L1].toString().toUtf8()).object(), first);
        QCOMPARE(entries[1]["MESSAGE"_L1].toString().toUtf8(), file.readLine().trimmed()); // the line as in the file
        QCOMPARE(entries[0]["PRIORITY"_L1], QJsonValue(u"6"_s));
        QCOMPARE(entries[1]["PRIORITY"_L1], QJsonValue(u"5"_s));
        for (const QJsonObject &entry : entries)
            QCOMPARE(entry["_TRANSPORT"_L1], QJsonValue(u"journal"_s));

        const auto deregistered = entriesOf({u"LABDESK_AUDIT_OPERATION=deregister"_s});
        QCOMPARE(deregistered.size(), 1);
        QCOMPARE(deregistered[0]["LABDESK_AUDIT_ENVIRONMENT"_L1], QJsonValue(u"production"_s));
        QVERIFY(entriesOf({u"LABDESK_AUDIT_OUTCOME=failed"_s}).isEmpty());
        QCOMPARE(entriesOf({u"LABDESK_AUDIT_PERSON=Ana Díaz"_s}).size(), 2);
    }
};

LABDESK_TEST(tst_auditjournal)
#include "tst_auditjournal.moc"
