// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessionservice.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

User firstOf(const UserStore &store)
{
    return {store.id(0), {}, store.clientUserId(0), {}, {}, {}, {}, {}, {}};
}

} // namespace

class tst_ticketnumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNumberHasAForm_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<bool>("isValid");
        QTest::newRow("digits") << u"4711"_s << true;
        QTest::newRow("a project and a number") << u"HELP-4711"_s << true;
        QTest::newRow("with a hash") << u"#4711"_s << true;
        QTest::newRow("with a path") << u"acme/desk:4711_b.2"_s << true;
        QTest::newRow("as long as can be") << QString(40, u'7') << true;
        QTest::newRow("longer") << QString(41, u'7') << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("words") << u"Ada Lovelace"_s << false;
        QTest::newRow("an address") << u"ada@example.com"_s << false;
        QTest::newRow("other letters") << u"Ärger-1"_s << false;
        QTest::newRow("a line break") << u"4711\n"_s << false;
    }

    void aNumberHasAForm()
    {
        QFETCH(const QString, number);
        QFETCH(const bool, isValid);
        QCOMPARE(isTicketNumber(number), isValid);
        TicketNumber ticket;
        ticket.set(number);
        QCOMPARE(ticket.value(), isValid ? number : QString());
    }

    void aTeamsNumbersLookAlike()
    {
        TicketNumber ticket;
        ticket.setPattern(TicketPattern::parse(u"HELP-[0-9]+"_s).value());
        ticket.set(u"4711"_s);
        QCOMPARE(ticket.value(), QString());
        ticket.set(u"HELP-4711"_s);
        QCOMPARE(ticket.value(), u"HELP-4711"_s);
        ticket.set(u"HELP-4711x"_s);
        QCOMPARE(ticket.value(), u"HELP-4711"_s);
        ticket.clear();
        QCOMPARE(ticket.value(), QString());
    }

    void oneIsAskedForOnlyWhereItIsRequired()
    {
        TicketNumber ticket;
        QSignalSpy needed(&ticket, &TicketNumber::needed);
        int goneOn = 0;
        const auto goOn = [&goneOn] { ++goneOn; };
        auto asking = std::make_unique<QObject>();
        QVERIFY(ticket.requestWrite(asking.get(), goOn));
        ticket.setRequired(true);
        QVERIFY(!ticket.requestWrite(asking.get(), goOn));
        QCOMPARE(needed.size(), 1);
        const auto then = needed.at(0).at(0).value<std::function<void()>>();
        ticket.set(u"4711"_s);
        QVERIFY(ticket.requestWrite(asking.get(), goOn));
        QCOMPARE(goneOn, 0); // who asked for the number says when
        then();
        QCOMPARE(goneOn, 1);
        asking.reset();
        then();
        QCOMPARE(goneOn, 1);
        ticket.clear();
        QVERIFY(!ticket.requestWrite(this, goOn));
    }

    void nothingIsSentWithoutOneThatIsRequired()
    {
        SessionService live;
        const auto session = live.session();
        TicketNumber ticket;
        ticket.setRequired(true);
        session->setTicket(ticket);
        session->users().reload();
        QTRY_VERIFY(readyIn(session->users().state()));
        const User user = firstOf(session->users().store());
        QCOMPARE(session->actions().changeZone(user, u"Pacific/Apia"_s), quint64(0));
        QCOMPARE(session->actions().remove(user), quint64(0));
        QCOMPARE(live.faultInjector().requestCount("PATCH", "/v2/user/"), 0);
        ticket.set(u"4711"_s);
        QVERIFY(session->actions().changeZone(user, u"Pacific/Apia"_s) != 0);
        QTRY_COMPARE(live.faultInjector().requestCount("PATCH", "/v2/user/"), 1);
    }

    void eachRecordNamesTheTicketThatItsWriteWasAskedForUnder()
    {
        SessionService live;
        const auto session = live.session();
        QTemporaryDir folder;
        AuditTrail trail;
        trail.keepIn(folder.filePath(u"audit"_s));
        TicketNumber ticket;
        session->setTicket(ticket);
        session->setAudit(trail);
        session->actions().setDelay(2, std::chrono::milliseconds(40));
        session->users().reload();
        QTRY_VERIFY(readyIn(session->users().state()));
        const User user = firstOf(session->users().store());
        session->record({.operation = AuditOperation::OpenInsurance});
        ticket.set(u"HELP-1"_s);
        session->record({.operation = AuditOperation::OpenInsurance});
        session->actions().remove(user); // waits for a moment
        ticket.set(u"HELP-2"_s);
        QTRY_COMPARE(trail.records().size(), size_t(3));
        QCOMPARE(trail.records()[0].ticket, QString());
        QCOMPARE(trail.records()[1].ticket, u"HELP-1"_s);
        QCOMPARE(trail.records()[2].operation, u"deleteUser"_s);
        QVERIFY2(trail.records()[2].ticket == u"HELP-1"_s, "the caller of the next ticket did not ask for it");
    }

    void aJobThatIsCanceledWhileItCountsDownIsRecordedUnderItsTicket()
    {
        SessionService live;
        const auto session = live.session();
        QTemporaryDir folder;
        AuditTrail trail;
        trail.keepIn(folder.filePath(u"audit"_s));
        TicketNumber ticket;
        session->setTicket(ticket);
        session->setAudit(trail);
        session->actions().setDelay(5, std::chrono::hours(1));
        session->users().reload();
        QTRY_VERIFY(readyIn(session->users().state()));
        const UserStore &store = session->users().store();
        ticket.set(u"HELP-1"_s);
        UserJob *job = session->jobs().start(
            *planUserJob({.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = QDate(2099, 1, 1)},
                         {store.snapshot(), RowSet(store.size(), true)}, {}, QDateTime::currentMSecsSinceEpoch()),
            {4, std::chrono::milliseconds(0)});
        QVERIFY(job->isDelayed());
        ticket.set(u"HELP-2"_s);
        job->cancel();
        QTRY_COMPARE(trail.records().size(), size_t(1));
        QCOMPARE(trail.records()[0].outcome, auditKey(AuditOutcome::Withdrawn));
        QCOMPARE(trail.records()[0].ticket, u"HELP-1"_s);
    }
};

LABDESK_TEST(tst_ticketnumber)
#include "tst_ticketnumber.moc"
