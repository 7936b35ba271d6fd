// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "running.h"
#include "session/audittrail.h"
#include "support/journalsocket.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// No change unless it is recorded, and the journal gets what the files can't take.
class tst_auditrequired : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itCanBeRecordedWhereThereIsAPlace_data()
    {
        QTest::addColumn<bool>("files");
        QTest::addColumn<bool>("journal");
        QTest::addColumn<bool>("may");
        QTest::newRow("files") << true << false << true;
        QTest::newRow("files and journal") << true << true << true;
        QTest::newRow("the journal alone") << false << true << true;
        QTest::newRow("nowhere") << false << false << false;
    }

    void itCanBeRecordedWhereThereIsAPlace()
    {
        QFETCH(const bool, files);
        QFETCH(const bool, journal);
        const QTemporaryDir folder;
        JournalSocket socket(folder.filePath(u"journal"_s));
        QFile inTheWay(folder.filePath(u"home"_s));
        QVERIFY(files || inTheWay.open(QFile::WriteOnly)); // of root nothing is kept by rights
        AuditTrail trail;
        QVERIFY2(!trail.canRecord(), "as long as nothing is known");
        trail.forwardTo(folder.filePath(journal ? u"journal"_s : u"none"_s));
        trail.keepIn(folder.filePath(u"home/audit"_s));
        QVERIFY(!trail.canRecord());
        trail.record({.operation = AuditOperation::UseConnection});
        QTRY_VERIFY(trail.verifiedAt().isValid());
        QTRY_COMPARE(socket.entries().size(), journal ? 1 : 0);
        QFETCH(const bool, may);
        QCOMPARE(trail.canRecord(), files);
        (void)trail.begin({.operation = AuditOperation::Deregister});
        QCOMPARE(trail.canRecord(), may);
    }

    void theJournalHasAChangeBeforeItIsSent()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"journal"_s);
        auto journal = std::make_unique<JournalSocket>(path);
        QFile inTheWay(folder.filePath(u"home"_s));
        QVERIFY(inTheWay.open(QFile::WriteOnly));
        AuditTrail trail;
        QSignalSpy failed(&trail, &AuditTrail::forwardingFailed);
        trail.forwardTo(path);
        trail.keepIn(folder.filePath(u"home/audit"_s));
        const auto begin = [&trail] { (void)trail.begin({.operation = AuditOperation::Deregister}); };
        begin();
        const QByteArrayList entries = journal->entries(); // without waiting: the request may be the program's last
        QCOMPARE(entries.size(), 1);
        QVERIFY2(entries[0].contains("\nLABDESK_AUDIT_OPERATION=deregister\nLABDESK_AUDIT_OUTCOME=unknown\n"),
                 entries[0].constData());
        QVERIFY(trail.canRecord());
        journal.reset();
        QVERIFY(QFile::remove(path));
        begin();
        QVERIFY2(!trail.canRecord(), "the journal took the change before, and has stopped since");
        QCOMPARE(failed.size(), 1);
        journal = std::make_unique<JournalSocket>(path);
        begin();
        QCOMPARE(journal->entries().size(), 1);
        QVERIFY2(trail.canRecord(), "the journal runs again");
    }

    void whatTheFilesTakeIsForwardedOnce()
    {
        const QTemporaryDir folder;
        JournalSocket journal(folder.filePath(u"journal"_s));
        AuditTrail trail;
        trail.forwardTo(folder.filePath(u"journal"_s));
        trail.keepIn(folder.filePath(u"audit"_s));
        QTRY_VERIFY(trail.verifiedAt().isValid());
        const int intent = trail.begin({.operation = AuditOperation::Deregister});
        QVERIFY(trail.canRecord());
        QCOMPARE(journal.entries().size(), 0);
        trail.record({.operation = AuditOperation::Deregister}, intent);
        QTRY_COMPARE(trail.records().size(), size_t(1));
        QCOMPARE(journal.entries().size(), 1);
    }

    void theJournalGetsWhatTheFilesCannotTake()
    {
        const QTemporaryDir folder;
        JournalSocket socket(folder.filePath(u"journal"_s));
        QFile inTheWay(folder.filePath(u"home"_s));
        QVERIFY(inTheWay.open(QFile::WriteOnly));
        AuditTrail trail;
        trail.forwardTo(folder.filePath(u"journal"_s));
        trail.keepIn(folder.filePath(u"home/audit"_s));
        trail.record({.operation = AuditOperation::Deregister, .providers = {u"oura"_s}});
        QTRY_COMPARE(trail.state(), AuditTrail::State::NotRecording);
        QByteArrayList entries;
        QTRY_VERIFY(!(entries += socket.entries()).isEmpty());
        QVERIFY2(entries[0].contains("\nLABDESK_AUDIT_OPERATION=deregister\n"), entries[0].constData());
        QVERIFY2(entries[0].contains("\nLABDESK_AUDIT_NUMBER=0\n"), "it is in no file");
        QVERIFY(!entries[0].contains("oura"));
    }

    void aWriteThatCannotBeRecordedStaysHere()
    {
        Running running(5);
        bool may = false;
        running.client->setMayWrite([&may] { return may; });
        const NewUser user{u"desk-1"_s, {}, {}, {}, {}};
        std::optional<ApiError> why;
        bool isDone = false;
        const auto ask = [&] {
            return running.client->send<CreatedUser>(api::createUser(user), [&](const auto &outcome) {
                isDone = true;
                why = outcome.ok() ? std::nullopt : std::optional(outcome.error());
            });
        };
        api::Call call = ask();
        QTRY_VERIFY(isDone);
        QVERIFY(why && why->kind == ApiError::Kind::ReadOnly);
        QCOMPARE(describe(*why).sentence,
                 u"Nothing was changed, because Labdesk can’t record changes in the audit trail."_s);
        QCOMPARE(running.asked("POST", "/v2/user/"), 0);
        isDone = false;
        may = true;
        call = ask();
        may = false; // for others, which are begun before this one is sent
        QTRY_VERIFY(isDone);
        QVERIFY(!why);
        QCOMPARE(running.asked("POST", "/v2/user/"), 1);
        isDone = false;
        const auto someone = *UserId::parse(u"8f1c2d00-0000-4000-8000-000000000001"_s);
        const api::Call read = running.client->send<User>(api::getUser(someone), [&](const auto &outcome) {
            isDone = true;
            why = outcome.error();
        });
        QTRY_VERIFY(isDone);
        QVERIFY2(why->kind == ApiError::Kind::NotFound, "reads go on");
    }

    void aWriteIsSentWhenItsNoteIsOnDisk_data()
    {
        QTest::addColumn<bool>("isRequired");
        QTest::addColumn<bool>("isNoted");
        QTest::addColumn<int>("sent");
        QTest::newRow("noted") << true << true << 1;
        QTest::newRow("not noted, which the policy requires") << true << false << 0;
        QTest::newRow("not noted, which nobody requires") << false << false << 1;
    }

    void aWriteIsSentWhenItsNoteIsOnDisk()
    {
        QFETCH(const bool, isRequired);
        Running running(5);
        if (isRequired)
            running.client->setMayWrite([] { return true; });
        api::ApiClient::Send send;
        running.client->setBeforeWrite([&send](api::ApiClient::Send held) { send = std::move(held); });
        bool isDone = false;
        const api::Call call = running.client->send<CreatedUser>(api::createUser({u"desk-1"_s, {}, {}, {}, {}}),
                                                                 [&isDone](const auto &) { isDone = true; });
        QTRY_VERIFY(send);
        bool isRead = false; // later, but it doesn't wait
        const api::Call read = running.client->send<std::vector<Provider>>(
            api::listProviders(), [&isRead](const auto &outcome) { isRead = outcome.ok(); });
        QTRY_VERIFY(isRead);
        QCOMPARE(running.asked("POST", "/v2/user/"), 0);
        QFETCH(const bool, isNoted);
        send(isNoted);
        QTRY_VERIFY(isDone);
        QTEST(running.asked("POST", "/v2/user/"), "sent");
    }
};

LABDESK_TEST(tst_auditrequired)
#include "tst_auditrequired.moc"
