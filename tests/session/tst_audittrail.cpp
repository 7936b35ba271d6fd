// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "running.h"
#include "session/audittrail.h"
#include "session/session.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

const char *const auditFolderVariable = "LABDESK_TEST_AUDIT_FOLDER";
const char *const auditServiceVariable = "LABDESK_TEST_AUDIT_SERVICE";
const QString sentAbout = u"8f1c2d00-0000-4000-8000-00000000c0de"_s;

QByteArray everythingIn(const QString &folder)
{
    QByteArray all;
    for (const QString &name : QDir(folder).entryList(QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        if (file.open(QFile::ReadOnly))
            all += file.readAll();
    }
    return all;
}

} // namespace

class tst_audittrail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsInTheOrderOfAsking();
    void everythingIsOnTheDiskWhenItGoes();
    void s7_s14_thereIsNoPersonalDataInIt();
    void sourcesAndZonesAreNamedUnlessTheAdministratorMinds_data();
    void sourcesAndZonesAreNamedUnlessTheAdministratorMinds();
    void whoDidItIsNamedFromThenOn();
    void sayWhatCannotBeRecorded();
    void aJobsRecordDoesNotDecideWhetherAWriteIsRecorded();
    void verifiesOnDemand();
    void withoutAFolderThereIsNone();
    void r11_nothingConfirmedIsLostWhenTheProgramIsKilled_data();
    void r11_nothingConfirmedIsLostWhenTheProgramIsKilled();
    void r11_aWriteOnItsWayIsUnknownWhenTheProgramIsKilled();
    void whatIsKnownOfAWriteIsNotSaidAgain();
};

void tst_audittrail::recordsInTheOrderOfAsking()
{
    QTemporaryDir folder;
    AuditTrail trail;
    trail.record({}); // before there is a folder nobody keeps it
    trail.keepIn(folder.filePath(u"audit"_s));
    for (int number = 0; number < 200; ++number) // while it is still being opened
        trail.record({.operation = AuditOperation::RequestRefresh, .userId = u"user-%1"_s.arg(number)});
    QTRY_COMPARE(trail.records().size(), size_t(200));
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    for (int number = 0; number < 200; ++number) {
        QCOMPARE(trail.records()[size_t(number)].target, u"user-%1"_s.arg(number));
        QCOMPARE(trail.records()[size_t(number)].number, quint64(number + 1));
    }
    QCOMPARE(trail.total(), 200u);
}

void tst_audittrail::everythingIsOnTheDiskWhenItGoes()
{
    QTemporaryDir folder;
    {
        AuditTrail trail;
        trail.keepIn(folder.path());
        for (int number = 0; number < 50; ++number)
            trail.record({.operation = AuditOperation::Lock});
    } // at once: no event was handled
    AuditTrail trail;
    trail.keepIn(folder.path());
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    QCOMPARE(trail.records().size(), size_t(50));
    QCOMPARE(trail.records().back().operation, u"lock"_s);
    QVERIFY(!trail.records().back().who.isEmpty());
}

void tst_audittrail::s7_s14_thereIsNoPersonalDataInIt()
{
    QTemporaryDir folder;
    {
        AuditTrail trail;
        trail.keepIn(folder.path());
        for (const QString &id : {u"jo.canary@example.com"_s, u"+1 480 555 0175"_s, u"4805550175"_s})
            trail.record({.operation = AuditOperation::Deregister, .userId = id});
        for (int field = 0; field <= int(privacy::Field::TeamId); ++field)
            trail.record({.operation = AuditOperation::Reveal,
                          .userId = u"8f1c2d00-0000-4000-8000-000000000001"_s,
                          .field = privacy::Field(field)});
    }
    const QByteArray all = everythingIn(folder.path());
    QVERIFY(!all.contains("canary") && !all.contains("555 0175") && !all.contains("5550175"));
    QCOMPARE(all.count("8f1c2d00-0000-4000-8000-000000000001"), int(privacy::Field::TeamId) + 1);
    for (int field = 0; field <= int(privacy::Field::TeamId); ++field)
        QVERIFY(all.contains("\"field\":\"" + privacy::fieldKey(privacy::Field(field)).toUtf8() + '"'));
}

void tst_audittrail::sourcesAndZonesAreNamedUnlessTheAdministratorMinds_data()
{
    QTest::addColumn<bool>("details");
    QTest::newRow("named") << true;
    QTest::newRow("left out") << false;
}

void tst_audittrail::sourcesAndZonesAreNamedUnlessTheAdministratorMinds()
{
    QFETCH(bool, details);
    QTemporaryDir folder;
    {
        AuditTrail trail;
        trail.setDetails(details);
        trail.keepIn(folder.path());
        trail.record({.operation = AuditOperation::Deregister, .userId = u"u-1"_s, .providers = {u"oura"_s}});
        trail.record({.operation = AuditOperation::ChangeZone,
                      .userId = u"u-1"_s,
                      .zoneBefore = u"Europe/Berlin"_s,
                      .zoneAfter = u"Asia/Tokyo"_s});
        trail.record({.operation = AuditOperation::EditUser,
                      .userId = u"u-1"_s,
                      .changed = {UserField::ClientId, UserField::BirthDate}});
    }
    const QByteArray all = everythingIn(folder.path());
    for (const QByteArray &word : {"oura"_ba, "Europe/Berlin"_ba, "Asia/Tokyo"_ba})
        QCOMPARE(all.contains(word), details);
    QVERIFY(all.contains(R"("changed":"client_user_id,fallback_birth_date")")); // names of fields in any case
}

void tst_audittrail::whoDidItIsNamedFromThenOn()
{
    QTemporaryDir folder;
    AuditTrail trail;
    trail.keepIn(folder.path());
    for (const QString &name : {QString(), u"  Ana \u202e Díaz\n"_s, QString()}) {
        trail.setPerson(name);
        trail.record({.operation = AuditOperation::Lock});
    }
    QTRY_COMPARE(trail.records().size(), size_t(3));
    QCOMPARE(trail.records()[0].person, QString());
    QCOMPARE(trail.records()[1].person, u"Ana Díaz"_s);
    QCOMPARE(trail.records()[2].person, QString());
    for (const AuditRecord &record : trail.records())
        QVERIFY2(!record.who.isEmpty(), "the account is recorded whatever name is given");
}

void tst_audittrail::sayWhatCannotBeRecorded()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"audit"_s);
    QFile inTheWay(path);
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    AuditTrail trail;
    trail.keepIn(path);
    trail.record({.operation = AuditOperation::Lock});
    QTRY_COMPARE(trail.state(), AuditTrail::State::NotRecording);
    QCOMPARE(trail.reading().problem, std::optional(AuditProblem::NotWritable));
    QVERIFY(trail.records().empty()); // what is not on the disk is not shown as recorded
    QVERIFY(inTheWay.remove());
    trail.verify();
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    trail.record({.operation = AuditOperation::Unlock});
    QTRY_COMPARE(trail.records().size(), size_t(1));
}

void tst_audittrail::aJobsRecordDoesNotDecideWhetherAWriteIsRecorded()
{
    QTemporaryDir folder;
    AuditTrail trail;
    trail.keepIn(folder.filePath(u"audit"_s));
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    (void)trail.begin({.operation = AuditOperation::Deregister});
    std::optional<bool> isOnDisk;
    trail.whenOnDisk({std::make_shared<SystemFile>()}, [&isOnDisk](bool isDone) { isOnDisk = isDone; }); // never opened
    QTRY_VERIFY(isOnDisk.has_value());
    QVERIFY(*isOnDisk);
}

void tst_audittrail::verifiesOnDemand()
{
    QTemporaryDir folder;
    AuditTrail trail;
    trail.keepIn(folder.path());
    trail.record({.operation = AuditOperation::ChangeZone, .userId = u"a"_s});
    trail.record({.operation = AuditOperation::DeleteUser, .userId = u"b"_s});
    QTRY_COMPARE(trail.records().size(), size_t(2));
    QFile file(folder.filePath(u"audit-000001.jsonl"_s));
    QVERIFY(file.open(QFile::ReadWrite));
    QByteArray bytes = file.readAll();
    bytes.replace("deleteUser", "lookAtUser");
    QVERIFY(file.seek(0) && file.write(bytes) == bytes.size() && file.flush());
    QSignalSpy verified(&trail, &AuditTrail::verified);
    trail.verify();
    QTRY_COMPARE(verified.size(), 1);
    QCOMPARE(trail.state(), AuditTrail::State::Damaged);
    QVERIFY(trail.reading().isNewlyDamaged);
    QCOMPARE(trail.reading().damagedParts.front().record, 2u);
    trail.record({.operation = AuditOperation::Lock}); // goes into the new chain
    QTRY_COMPARE(trail.records().back().operation, u"lock"_s);
    QCOMPARE(trail.records().back().number, 4u);
    file.seek(0);
    QCOMPARE(file.readAll(), bytes); // kept
}

void tst_audittrail::withoutAFolderThereIsNone()
{
    AuditTrail trail;
    trail.record({.operation = AuditOperation::Lock});
    trail.verify();
    QCOMPARE(trail.state(), AuditTrail::State::Off);
    QVERIFY(trail.records().empty());
}

void tst_audittrail::r11_nothingConfirmedIsLostWhenTheProgramIsKilled_data()
{
    QTest::addColumn<int>("killAfter");
    QRandomGenerator random(4711);
    for (int run = 0; run < 6; ++run) {
        const int after = random.bounded(1, 250);
        QTest::addRow("after %d confirmed records", after) << after;
    }
}

/// A program of its own, killed in the middle of writing: the child is this one, with a class that nobody else runs.
void tst_audittrail::r11_nothingConfirmedIsLostWhenTheProgramIsKilled()
{
    QFETCH(int, killAfter);
    QTemporaryDir folder;
    QProcess writer;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(auditFolderVariable), folder.path());
    writer.setProcessEnvironment(environment);
    writer.start(QCoreApplication::applicationFilePath(), {u"tst_auditwriter"_s});
    quint64 confirmed = 0;
    const auto read = [&] {
        for (QByteArray line; writer.canReadLine();) {
            line = writer.readLine();
            if (line.startsWith("recorded "))
                confirmed = line.mid(9).trimmed().toULongLong();
        }
        return confirmed;
    };
    QTRY_VERIFY_WITH_TIMEOUT(read() >= quint64(killAfter), 30'000);
    writer.kill();
    QTRY_COMPARE(writer.state(), QProcess::NotRunning);
    read();
    AuditTrail trail;
    trail.keepIn(folder.path());
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole); // no damage, and it goes on
    QVERIFY2(trail.total() >= confirmed, qPrintable(u"%1 of %2"_s.arg(trail.total()).arg(confirmed)));
    for (quint64 number = 1; number <= confirmed; ++number)
        QCOMPARE(trail.records()[size_t(number - 1)].target, u"user-%1"_s.arg(number));
    trail.record({.operation = AuditOperation::Lock});
    QTRY_COMPARE(trail.records().back().operation, u"lock"_s);
}

/// The child sends one change to a service that never answers. It is killed as soon as the first byte of it is seen
/// there.
void tst_audittrail::r11_aWriteOnItsWayIsUnknownWhenTheProgramIsKilled()
{
    QTemporaryDir folder;
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    QProcess sender;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(auditFolderVariable), folder.path());
    environment.insert(QString::fromLatin1(auditServiceVariable), u"http://127.0.0.1:%1"_s.arg(silent.serverPort()));
    sender.setProcessEnvironment(environment);
    sender.start(QCoreApplication::applicationFilePath(), {u"tst_auditsender"_s});
    QTRY_VERIFY_WITH_TIMEOUT(silent.hasPendingConnections(), 30'000);
    QTcpSocket *heard = silent.nextPendingConnection();
    QTRY_VERIFY_WITH_TIMEOUT(heard->bytesAvailable() > 0, 30'000);
    sender.kill();
    QTRY_COMPARE(sender.state(), QProcess::NotRunning);
    QTRY_VERIFY(heard->peek(5) == "POST ");

    for (const bool isFirst : {true, false}) { // the next start says it, and the one after it does not say it again
        AuditTrail trail;
        trail.keepIn(folder.path());
        QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
        QTRY_COMPARE(trail.records().size(), size_t(1));
        const AuditRecord &record = trail.records().front();
        QCOMPARE(record.operation, u"requestRefresh"_s);
        QCOMPARE(record.outcome, u"unknown"_s);
        QCOMPARE(record.target, sentAbout);
        QCOMPARE(record.connection, u"Test"_s);
        QVERIFY(record.at.isValid() && !record.who.isEmpty());
        QCOMPARE(trail.unresolvedWrites(), isFirst ? 1 : 0);
    }
    const QByteArray all = everythingIn(folder.path());
    QVERIFY(!all.contains("canary")); // never the client ID
}

void tst_audittrail::whatIsKnownOfAWriteIsNotSaidAgain()
{
    QTemporaryDir folder;
    const AuditEntry change{.operation = AuditOperation::ChangeZone, .userId = sentAbout};
    {
        AuditTrail trail;
        QCOMPARE(trail.begin(change), 0); // nobody asked for a trail
        trail.keepIn(folder.path());
        const int answered = trail.begin(change);
        const int refused = trail.begin(change);
        QVERIFY(answered > 0 && refused > 0 && answered != refused);
        trail.record(change, answered);
        trail.discardIntent(refused);
        QCOMPARE(trail.begin(change), refused); // its place is free at once
        trail.discardIntent(refused);
    }
    AuditTrail trail;
    trail.keepIn(folder.path());
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    QCOMPARE(trail.unresolvedWrites(), 0);
    QCOMPARE(trail.records().size(), size_t(1));
    QCOMPARE(trail.records().front().outcome, u"done"_s);
}

LABDESK_TEST(tst_audittrail)

/// The child that is killed while its change is on its way.
class tst_auditsender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsOneChange()
    {
        const QString service = qEnvironmentVariable(auditServiceVariable);
        if (service.isEmpty())
            QSKIP("only as a child");
        AuditTrail trail;
        trail.keepIn(qEnvironmentVariable(auditFolderVariable));
        Session session(tests::connectionTo(QUrl(service)), Secret("canary"));
        session.setAudit(trail);
        const User user{*UserId::parse(sentAbout), {}, u"canary"_s, {}, {}, {}, {}, {}, {}};
        const quint64 change = session.actions().refresh(user);
        QTRY_VERIFY_WITH_TIMEOUT(!std::holds_alternative<UserAction::Sending>(session.actions().find(change)->state),
                                 60'000); // never so far
    }
};

LABDESK_TEST(tst_auditsender)

/// The child of the test above: records until it is killed, and says of each when it is confirmed.
class tst_auditwriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesUntilItIsKilled()
    {
        const QString folder = qEnvironmentVariable(auditFolderVariable);
        if (folder.isEmpty())
            QSKIP("only as a child");
        AuditTrail trail;
        connect(&trail, &AuditTrail::recorded, this, [&trail](const AuditRecord &record) {
            std::printf("recorded %llu\n", static_cast<unsigned long long>(record.number));
            std::fflush(stdout);
            trail.record({.operation = AuditOperation::Reveal, .userId = u"user-%1"_s.arg(record.number + 4)});
        });
        trail.keepIn(folder);
        for (int number = 1; number <= 4; ++number) // four are always on their way
            trail.record({.operation = AuditOperation::Reveal, .userId = u"user-%1"_s.arg(number)});
        QTRY_VERIFY_WITH_TIMEOUT(trail.total() > 1'000'000, 60'000); // never so far
    }
};

LABDESK_TEST(tst_auditwriter)
#include "tst_audittrail.moc"
