// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "session/userjobs.h"
#include "shell/leavedialog.h"
#include "shell/lockscreen.h"
#include "shell/windowcommands.h"
#include "support/eventloop.h"
#include "views/jobs/newjobdialog.h"
#include "views/users/actions/writestatus.h"
#include "views/users/dialogs/changezonedialog.h"
#include "views/users/dialogs/userdialogs.h"
#include "widgets/confirmdialog.h"
#include "widgets/overlay.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSessionManager>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// Nothing is sent while nobody could cancel it, nor by leaving. The service counts what reaches it.
class tst_countdown : public QObject
{
    Q_OBJECT

    static constexpr int patience = ConsoleStage::patience;
    static constexpr auto second = 20ms; ///< of the countdowns here

    std::unique_ptr<ConsoleStage> m_stage;
    QString m_elsewhere;

    MainWindow &window() const { return m_stage->window(); }
    UserActions &actions() const { return m_stage->session().actions(); }
    const User &openUser() const { return readyIn(m_stage->session().details().user())->value; }
    service::FaultInjector &faultInjector() const { return m_stage->console->localService()->faultInjector(); }
    int reached(const QByteArray &method) const { return faultInjector().requestCount(method, "/v2/user/"); }
    LeaveDialog *question() const { return m_stage->part<LeaveDialog>("leaveDialog"); }
    QString connectionId() const
    {
        return m_stage->console->session() ? m_stage->session().connection().id : QString();
    }

    template <class State> bool is(quint64 id) const
    {
        const UserAction *action = actions().find(id);
        return action && std::holds_alternative<State>(action->state);
    }
    int secondsLeft(quint64 id) const
    {
        const UserAction *action = actions().find(id);
        const auto *delayed = action ? std::get_if<UserAction::Delayed>(&action->state) : nullptr;
        return delayed ? delayed->secondsLeft : 0;
    }

    /// Whether many more seconds than are left pass, and none of them counts.
    bool standsStill(quint64 id) const
    {
        const int left = secondsLeft(id);
        QSignalSpy passed(&actions(), &UserActions::changed);
        return left > 0
            && QTest::qWaitFor([&] { return passed.size() > 3 * left + 3 || secondsLeft(id) != left; }, patience)
            && secondsLeft(id) == left;
    }

    /// A write of this kind is refused so often, with a pause named, or waits for its answer.
    void refuse(const QByteArray &method, int times) const
    {
        service::InjectedFault drill{.method = method, .pathPrefix = "/v2/user/", .times = times, .status = 429};
        drill.fields = {{"Retry-After", "5"}}; // long enough to be seen on a busy machine
        faultInjector().set({drill});
    }
    void answerSlowly(const QByteArray &method, std::chrono::milliseconds delay) const
    {
        service::InjectedFault drill{.method = method, .pathPrefix = "/v2/user/"};
        drill.delay = delay;
        faultInjector().set({drill});
    }

    UserSelection everybody() const
    {
        const UserStore &store = m_stage->session().users().store();
        return {store.snapshot(), RowSet(store.size(), true)};
    }
    UserJob *startJob() const
    {
        const auto plan
            = planUserJob({.kind = UserJobKind::Refresh}, everybody(), {}, QDateTime::currentMSecsSinceEpoch());
        return m_stage->session().jobs().start(*plan, {.inFlight = 2, .between = UserJobEngine::Time(0)});
    }

    /// A job that deregisters, and the countdown to it.
    std::pair<const UserJob *, quint64> startDeregistering() const
    {
        const auto plan = planUserJob({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, everybody(), {},
                                      QDateTime::currentMSecsSinceEpoch());
        const UserJob *job = m_stage->session().jobs().start(*plan, {.inFlight = 2, .between = UserJobEngine::Time(0)});
        return {job, actions().delayed().back()};
    }

    void press(const QString &command) const { window().windowCommands().press(command); }

    /// Puts something in front of the window.
    void putInFront(const QString &what) const
    {
        if (what == u"close"_s)
            QVERIFY(!window().close());
        else if (what == u"all windows"_s)
            QApplication::closeAllWindows();
        else if (what == u"switch"_s)
            m_stage->console->connectTo(m_elsewhere);
        else if (what == u"confirmation"_s)
            makeDeleteUserDialog(openUser(), m_stage->session().connection(), &window())->open();
        else if (what == u"new job"_s)
            (new NewJobDialog(m_stage->session(), UserJobKind::Refresh, everybody(), &window()))->open();
        else if (what == u"file"_s)
            (new QFileDialog(&window()))->open();
        else
            press(what);
    }
    /// Closes it again, as somebody does who stays.
    void takeAway() const
    {
        for (Overlay *overlay : window().findChildren<Overlay *>())
            overlay->dismiss();
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
        QVERIFY(!QApplication::activeModalWidget());
    }

    /// The ways in which the program, the connection or the person goes.
    void leave(const QString &how) const
    {
        if (how == u"commit data"_s)
            Q_EMIT qApp->commitDataRequest(*qApp->findChild<QSessionManager *>());
        else if (how == u"save state"_s)
            Q_EMIT qApp->saveStateRequest(*qApp->findChild<QSessionManager *>());
        else if (how == u"cover"_s)
            window().cover();
        else
            putInFront(how);
        if (question())
            question()->action()->click();
    }

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
        m_elsewhere = m_stage->addElsewhere();
        QVERIFY(m_stage->openRow(0));
        actions().setDelay(3, second);
    }
    void cleanup() { m_stage.reset(); }

    void standsStillBehind_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("anotherIsOnItsWay");
        QTest::newRow("the question of quitting, by the window's own button") << u"close"_s << false;
        QTest::newRow("the question of quitting, by Ctrl+Q") << u"app.quit"_s << false;
        QTest::newRow("the question of quitting, by the desktop") << u"all windows"_s << false;
        QTest::newRow("the question of quitting, while another change is on its way") << u"close"_s << true;
        QTest::newRow("the question of changing the connection") << u"switch"_s << true;
        QTest::newRow("the connections") << u"app.connections"_s << false;
        QTest::newRow("the preferences") << u"app.preferences"_s << false;
        QTest::newRow("the support bundle") << u"app.supportBundle"_s << false;
        QTest::newRow("another confirmation") << u"confirmation"_s << false;
        QTest::newRow("a job that is being planned") << u"new job"_s << false;
        QTest::newRow("a dialog of the desktop") << u"file"_s << false;
        QTest::newRow("the palette") << u"app.palette"_s << false;
        QTest::newRow("the sheet of keys") << u"app.shortcuts"_s << false;
    }

    void standsStillBehind()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, anotherIsOnItsWay);
        if (anotherIsOnItsWay) {
            answerSlowly("POST", 1min);
            actions().refresh(openUser());
        }
        const quint64 id = actions().remove(openUser());
        putInFront(what);
        QVERIFY(standsStill(id));
        QCOMPARE(reached("DELETE"), 0);
        takeAway();
        QCOMPARE(secondsLeft(id), 3);
        QTRY_VERIFY_WITH_TIMEOUT(is<UserAction::Succeeded>(id), patience); // it goes on
        QCOMPARE(reached("DELETE"), 1);
        QVERIFY(window().isVisible());
    }

    void aJobThatDeregistersStandsStillBehind_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("the question of quitting") << u"close"_s;
        QTest::newRow("the connections") << u"app.connections"_s;
        QTest::newRow("another job that is being planned") << u"new job"_s;
        QTest::newRow("the palette") << u"app.palette"_s;
    }
    void aJobThatDeregistersStandsStillBehind()
    {
        QFETCH(const QString, what);
        const auto [job, id] = startDeregistering();
        QVERIFY(job->plan().users.size() > 1);
        putInFront(what);
        QVERIFY(standsStill(id));
        QCOMPARE(reached("DELETE"), 0);
        takeAway();
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), patience);
        QCOMPARE(reached("DELETE"), int(job->plan().users.size()));
    }

    void canBeCanceledAfterStaying()
    {
        const quint64 id = actions().remove(openUser());
        QVERIFY(!window().close());
        QVERIFY(standsStill(id));
        question()->cancelButton()->click();
        auto *cancel = m_stage->part<QAbstractButton>("cancelSendButton");
        QVERIFY(cancel);
        cancel->click();
        QVERIFY(is<UserAction::Canceled>(id));
        QCOMPARE(reached("DELETE"), 0);
    }

    void leavingCancels_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("quitting by the window's own button") << u"close"_s;
        QTest::newRow("quitting by Ctrl+Q") << u"app.quit"_s;
        QTest::newRow("quitting by the desktop") << u"all windows"_s;
        QTest::newRow("the system's session ends") << u"commit data"_s;
        QTest::newRow("the system's session is saved") << u"save state"_s;
        QTest::newRow("the window is covered") << u"cover"_s;
    }

    void leavingCancels()
    {
        QFETCH(const QString, how);
        const quint64 id = actions().remove(openUser());
        const quint64 other = actions().deregister(openUser(), *ProviderSlug::parse(u"oura"_s));
        const auto [job, start] = startDeregistering();
        leave(how);
        QTRY_VERIFY_WITH_TIMEOUT(is<UserAction::Canceled>(id) && is<UserAction::Canceled>(other), patience);
        QVERIFY(is<UserAction::Canceled>(start));
        QCOMPARE(job->engine().totals().notSent, job->plan().users.size());
        QCOMPARE(reached("DELETE"), 0);
    }

    void changingTheConnectionCancels()
    {
        actions().remove(openUser());
        leave(u"switch"_s);
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, patience);
        QCOMPARE(reached("DELETE"), 0);
    }

    void theEndOfTheSystemsSessionPausesJobs()
    {
        answerSlowly("POST", 30ms);
        const UserJob *job = startJob();
        const UserJob *next = startJob();
        leave(u"commit data"_s);
        QTRY_COMPARE_WITH_TIMEOUT(job->engine().totals().sending, 0u, patience);
        QVERIFY(job->engine().phase() == UserJobEngine::Phase::Paused
                && next->engine().phase() == UserJobEngine::Phase::Paused);
        QCOMPARE(next->engine().totals().waiting, next->engine().totals().all());
    }

    /// Nobody has said that the program may end.
    void aQuestionThatHasLostItsReasonIsWithdrawn()
    {
        const quint64 id = actions().remove(openUser());
        QVERIFY(!window().close());
        window().cover();
        QVERIFY(is<UserAction::Canceled>(id));
        QTRY_VERIFY(!question());
        QVERIFY(whatWasPutOffIsDone());
        QVERIFY(window().isVisible());
    }

    void aPauseThatTheServiceAskedForStandsStillToo()
    {
        refuse("DELETE", 1);
        const quint64 id = actions().remove(openUser());
        QTRY_VERIFY_WITH_TIMEOUT(reached("DELETE") == 1 && secondsLeft(id) > 0, patience);
        QVERIFY(!window().close());
        QVERIFY(standsStill(id));
        question()->action()->click();
        QTRY_VERIFY(!window().isVisible());
        QVERIFY(is<UserAction::Canceled>(id));
        QCOMPARE(reached("DELETE"), 1);
    }

    void aChangeThatIsRefusedForNowDoesNotLetOneGo_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("out of the program") << u"close"_s;
        QTest::newRow("to another connection") << u"switch"_s;
    }

    void aChangeThatIsRefusedForNowDoesNotLetOneGo()
    {
        QFETCH(const QString, how);
        refuse("POST", 1);
        const quint64 id = actions().refresh(openUser());
        putInFront(how);
        QVERIFY(question());
        QTRY_VERIFY_WITH_TIMEOUT(secondsLeft(id) > 0, patience);
        QVERIFY(standsStill(id));
        QVERIFY(question());
        QVERIFY(question()->findChild<QWidget *>(u"countingLabel"_s)->isVisible());
        QCOMPARE(connectionId(), ConnectionRegistry::localId);
        takeAway();
        QTRY_VERIFY_WITH_TIMEOUT(is<UserAction::Succeeded>(id), patience);
    }

    void aPauseThatADialogCountsDownGoesOnInIt()
    {
        refuse("PATCH", 1);
        auto *dialog = new ChangeZoneDialog(actions(), m_stage->session().connection(), openUser(), &window());
        dialog->open();
        dialog->findChild<QLineEdit *>(u"zoneEdit"_s)->setText(u"Pacific/Chatham"_s);
        dialog->action()->click();
        const quint64 id = dialog->write().id();
        QTRY_VERIFY_WITH_TIMEOUT(secondsLeft(id) > 0, patience);
        QVERIFY(!window().close()); // the question stands in front of the dialog
        QVERIFY(standsStill(id));
        takeAwayQuestion();
        QTRY_VERIFY_WITH_TIMEOUT(is<UserAction::Succeeded>(id), patience);
        QCOMPARE(reached("PATCH"), 2);
    }

    void aJobStandsStillWhileTheQuestionIsOpen()
    {
        answerSlowly("POST", 30ms);
        const UserJob *job = startJob();
        const UserJob *next = startJob();
        QTRY_VERIFY_WITH_TIMEOUT(job->engine().totals().done > 0, patience);
        QVERIFY(!window().close());
        QTRY_COMPARE_WITH_TIMEOUT(job->engine().totals().sending, 0u, patience); // what was on its way has come
        const quint32 waiting = job->engine().totals().waiting;
        QVERIFY(waiting > 0);
        QVERIFY(whatWasPutOffIsDone());
        QVERIFY(question());
        QCOMPARE(job->engine().totals().waiting, waiting);
        QCOMPARE(next->engine().totals().done + next->engine().totals().sending, 0u);
        takeAway();
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded() && next->isEnded(), patience); // they go on
    }

    void aJobThatIsBeingPlannedIsNotBegunByLeaving()
    {
        putInFront(u"new job"_s);
        leave(u"commit data"_s);
        QCOMPARE(m_stage->session().jobs().countUnfinished(), 0);
        m_stage->console->connectTo(m_elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(connectionId(), m_elsewhere, patience);
        QCOMPARE(reached("POST"), 0);
    }

    /// The window cannot be used while it is built, however long that takes.
    void aWindowThatWasBuiltAnewLeavesAWholeSecond()
    {
        constexpr auto longSecond = 2s;
        actions().setDelay(1, longSecond);
        const quint64 id = actions().remove(openUser());
        QElapsedTimer sinceBuilt;
        qint64 left = -1;
        connect(m_stage->console.get(), &Console::rebuilt, this, [&] { sinceBuilt.start(); });
        connect(&actions(), &UserActions::aboutToSend, this,
                [&] { left = sinceBuilt.isValid() ? sinceBuilt.elapsed() : 0; });
        QTimer::singleShot(longSecond / 4, this, [this] { m_stage->console->setPrivacyMode(true); });
        QTRY_VERIFY_WITH_TIMEOUT(!is<UserAction::Delayed>(id), patience);
        m_stage->console->setPrivacyMode(false);
        QVERIFY2(left >= std::chrono::milliseconds(longSecond).count() * 9 / 10, qPrintable(QString::number(left)));
    }

private:
    void takeAwayQuestion() const
    {
        question()->reject();
        QVERIFY(QApplication::activeModalWidget());
    }
};

LABDESK_TEST(tst_countdown)
#include "tst_countdown.moc"
