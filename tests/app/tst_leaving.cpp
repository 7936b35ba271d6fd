// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "consolestage.h"
#include "session/userjobs.h"
#include "shell/leavedialog.h"
#include "shell/lockscreen.h"
#include "support/eventloop.h"
#include "widgets/toast.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_leaving : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;
    QString m_elsewhere;

    UserActions &actions() const { return m_stage->session().actions(); }
    LeaveDialog *dialog() const { return m_stage->part<LeaveDialog>("leaveDialog"); }
    const User &openUser() const { return readyIn(m_stage->session().details().user())->value; }
    QString connectionId() const
    {
        return m_stage->console->session() ? m_stage->session().connection().id : QString();
    }

    /// A refresh that the service lets wait for its answer.
    quint64 sendSlowly(std::chrono::milliseconds delay, int status = 0) const
    {
        service::InjectedFault drill;
        drill.method = "POST";
        drill.pathPrefix = "/v2/user/refresh";
        drill.delay = delay;
        drill.status = status;
        if (status != 0)
            drill.body = "{\"detail\":\"No.\"}";
        m_stage->console->localService()->faultInjector().set({drill});
        return actions().refresh(openUser());
    }

    /// A job whose first users wait for their answers.
    UserJob *startSlowJob() const
    {
        service::InjectedFault drill;
        drill.method = "POST";
        drill.pathPrefix = "/v2/user/refresh";
        drill.delay = std::chrono::minutes(1);
        m_stage->console->localService()->faultInjector().set({drill});
        const UserStore &store = m_stage->session().users().store();
        const UserSelection everybody{store.snapshot(), RowSet(store.size(), true)};
        return m_stage->session().jobs().start(
            *planUserJob({.kind = UserJobKind::Refresh}, everybody, {}, QDateTime::currentMSecsSinceEpoch()),
            {.inFlight = 2, .between = UserJobEngine::Time(0)});
    }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
        m_elsewhere = m_stage->addElsewhere();
        QVERIFY(m_stage->openRow(0));
    }
    void cleanup() { m_stage.reset(); }

    void nothingOnItsWayIsNotAskedAbout()
    {
        m_stage->console->connectTo(m_elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
    }

    void aChangeOnItsWayIsWaitedForByDefault()
    {
        sendSlowly(std::chrono::minutes(1));
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        QVERIFY(dialog()->cancelButton()->isDefault());
        QVERIFY(dialog()->cancelButton()->hasFocus() || dialog()->focusWidget() == dialog()->cancelButton());
        dialog()->cancelButton()->click();
        QTRY_VERIFY(!dialog());
        QCOMPARE(connectionId(), ConnectionRegistry::localId);
        QVERIFY(actions().hasInFlight());
    }

    void goesOnByItselfWhenTheAnswerIsThere()
    {
        sendSlowly(std::chrono::milliseconds(600));
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
        QVERIFY(!m_stage->part<QWidget>("windowMessage"));
    }

    void staysWhenTheChangeFails()
    {
        const quint64 id = sendSlowly(std::chrono::milliseconds(600), 422);
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), ConsoleStage::patience);
        QVERIFY(whatWasPutOffIsDone()); // leaving is put off
        QCOMPARE(connectionId(), ConnectionRegistry::localId);
        QVERIFY(std::holds_alternative<UserAction::Failed>(actions().find(id)->state));
    }

    void staysWhenTheChangeIsNotSent()
    {
        const User before = openUser();
        const UserId user = before.id;
        UserPatch elsewhere;
        elsewhere.timeZone = u"Pacific/Honolulu"_s;
        bool isChanged = false;
        const auto call = m_stage->session().client().send<Done>(api::patchUser(user, elsewhere),
                                                                 [&](const auto &) { isChanged = true; });
        QTRY_VERIFY(isChanged);
        m_stage->console->localService()->faultInjector().set(
            {{.method = "GET", .delay = std::chrono::milliseconds(600)}});
        const quint64 id = actions().changeZone(before, u"Pacific/Chatham"_s);
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), ConsoleStage::patience);
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(connectionId(), ConnectionRegistry::localId); // where it is said why
        QVERIFY(std::holds_alternative<UserAction::Canceled>(actions().find(id)->state));
    }

    void leavingBeforeItHasLeftSaysThatItIsCanceled()
    {
        m_stage->console->localService()->faultInjector().set({{.method = "GET", .delay = std::chrono::minutes(1)}});
        actions().changeZone(openUser(), u"Pacific/Chatham"_s);
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        dialog()->action()->click();
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
        QVERIFY(!m_stage->part<QWidget>("windowMessage"));
        QVERIFY(m_stage->window().toasts()->toast()->text().contains(u"canceled"_s));
    }

    void leavingAnywaySaysThatTheOutcomeIsUnknown()
    {
        sendSlowly(std::chrono::minutes(1));
        QTRY_COMPARE(m_stage->console->localService()->faultInjector().requestCount("POST", "/v2/user/refresh"),
                     1); // it has left
        m_stage->console->connectTo(m_elsewhere);
        dialog()->action()->click();
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
        auto *message = m_stage->part<QWidget>("windowMessage");
        QVERIFY(message);
        QVERIFY(message->findChild<QLabel *>(u"messageLabel"_s)->text().contains(u"unknown outcome"_s));
        const auto &records = m_stage->session().requests().records();
        QVERIFY(std::any_of(records.begin(), records.end(), &RequestLog::isInherited));
    }

    void theWindowDoesNotCloseBeforeItIsDecided()
    {
        sendSlowly(std::chrono::minutes(1));
        QVERIFY(!m_stage->window().close());
        QVERIFY(dialog());
        QVERIFY(!m_stage->window().close()); // nor when it is asked for again
        QCOMPARE(m_stage->window().findChildren<LeaveDialog *>().size(), 1);
        dialog()->action()->click();
        QTRY_VERIFY(!m_stage->window().isVisible());
    }

    void saysWhatGoesAhead_data()
    {
        QTest::addColumn<int>("leaving");
        QTest::addColumn<QString>("button");
        QTest::newRow("another connection") << int(LeaveDialog::Leaving::Connection) << u"Switch anyway"_s;
        QTest::newRow("new sample data") << int(LeaveDialog::Leaving::SampleData) << u"Start over anyway"_s;
        QTest::newRow("the end of the program") << int(LeaveDialog::Leaving::Program) << u"Quit anyway"_s;
    }

    void saysWhatGoesAhead()
    {
        QFETCH(const int, leaving);
        sendSlowly(std::chrono::minutes(1));
        LeaveDialog asked(actions(), m_stage->session().jobs(), m_stage->session().connection(),
                          LeaveDialog::Leaving(leaving));
        QTEST(asked.action()->text(), "button");
        QCOMPARE(asked.cancelButton()->text(), u"&Wait"_s);
        const QString outcome = asked.findChild<QLabel *>(u"sentLabel"_s)->text();
        QVERIFY2(outcome.endsWith(u"If you wait, Labdesk goes ahead when the service responds."_s),
                 qPrintable(outcome));
    }

    void doesNotPromiseToGoAheadWhileACountdownRuns()
    {
        sendSlowly(std::chrono::minutes(1));
        actions().remove(openUser());
        QVERIFY(!m_stage->window().close());
        QVERIFY(dialog());
        QCOMPARE(dialog()->cancelButton()->text(), u"&Stay"_s);
        QCOMPARE(dialog()->findChild<QLabel *>(u"sentLabel"_s)->text(),
                 u"The service hasn’t responded yet. If you go ahead now, the outcome stays unknown."_s);
    }

    void quittingSaysThatACountdownIsCanceled()
    {
        const quint64 id = actions().remove(openUser());
        QVERIFY(!m_stage->window().close());
        QVERIFY(dialog()->findChild<QLabel *>(u"countingLabel"_s)->isVisible());
        QVERIFY(!dialog()->findChild<QLabel *>(u"sentLabel"_s)->isVisible());
        dialog()->cancelButton()->click();
        QVERIFY(std::holds_alternative<UserAction::Delayed>(actions().find(id)->state)); // it goes on
        actions().cancel(id);
        QVERIFY(m_stage->window().close());
    }

    void aJobThatRunsIsAskedAboutAndToldOfAtTheNextStart()
    {
        const UserJob *job = startSlowJob();
        QTRY_COMPARE_WITH_TIMEOUT(job->engine().totals().sending, 2u, ConsoleStage::patience);
        const auto arrived = [this] {
            return m_stage->console->localService()->faultInjector().requestCount("POST", "/v2/user/refresh");
        };
        QTRY_COMPARE_WITH_TIMEOUT(arrived(), 2, ConsoleStage::patience); // what hasn't left isn't unknown
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(dialog());
        QVERIFY(dialog()
                    ->findChild<QLabel *>(u"runningJobLabel"_s)
                    ->text()
                    .contains(u"Changes for 2 users are being sent"_s));
        dialog()->cancelButton()->click();
        QCOMPARE(job->engine().totals().sending, 2u); // it goes on
        const quint32 waiting = job->engine().totals().waiting;
        m_stage->console->connectTo(m_elsewhere);
        dialog()->action()->click();
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
        QVERIFY(m_stage->isReady());
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->session().jobs().interrupted().size(), size_t(1), ConsoleStage::patience);
        const UserJobTotals left = m_stage->session().jobs().interrupted()[0].totals();
        QCOMPARE(left.unknown, 2u);
        QCOMPARE(left.notSent, waiting);
        QCOMPARE(m_stage->session().jobs().countUnfinished(), 0); // and nothing goes on by itself
    }

    void anotherConnectionCancelsACountdownAndSaysSo()
    {
        actions().remove(openUser());
        m_stage->console->connectTo(m_elsewhere);
        QVERIFY(!dialog());
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, ConsoleStage::patience);
        QVERIFY(m_stage->window().toasts()->toast()->text().contains(u"canceled"_s));
    }

    void theProgramQuitsWithoutTheConnectionThatClosedAfterTheAnswer()
    {
        actions().remove(openUser());
        m_stage->window().close();
        QVERIFY(dialog());
        dialog()->action()->click(); // what follows is put off
        actions().cancelDelayed();
        m_stage->console->connectTo(m_elsewhere);
        QTRY_VERIFY(!m_stage->window().isVisible());
    }

    void coveringCancelsACountdownAndSaysSo()
    {
        const quint64 id = actions().remove(openUser());
        m_stage->window().cover();
        QVERIFY(std::holds_alternative<UserAction::Canceled>(actions().find(id)->state));
        auto *note = m_stage->window().lockScreen()->findChild<QLabel *>(u"coverNoteLabel"_s);
        QVERIFY(note->isVisible() && note->text().contains(u"canceled"_s));
    }

    void aCoveredWindowIsBuiltAnewWhenItIsLifted()
    {
        QSignalSpy rebuilt(m_stage->console.get(), &Console::rebuilt);
        m_stage->window().cover();
        m_stage->console->setTextScale(125);
        QVERIFY(whatWasPutOffIsDone());
        QCOMPARE(rebuilt.size(), 0);
        m_stage->window().lockScreen()->dismiss();
        QTRY_COMPARE(rebuilt.size(), 1);
        m_stage->console->setTextScale(100);
        QTRY_COMPARE(rebuilt.size(), 2);
    }
};

LABDESK_TEST(tst_leaving)
#include "tst_leaving.moc"
