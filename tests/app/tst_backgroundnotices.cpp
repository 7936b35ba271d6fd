// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "session/userjobs.h"
#include "shell/lockscreen.h"
#include "shell/windowcommands.h"

#include <QDialog>
#include <QPushButton>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;
using Topic = Notifier::Topic;

namespace {

/// What happens; false: it didn't.
using Happening = std::function<bool(ConsoleStage &)>;

bool comesTrue(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, ConsoleStage::patience);
}

const User &userOf(ConsoleStage &stage)
{
    return readyIn(stage.session().details().user())->value;
}

template <class State> bool comesTo(ConsoleStage &stage, quint64 action)
{
    return comesTrue([&] { return std::holds_alternative<State>(stage.session().actions().find(action)->state); });
}

UserJob *startRefreshing(ConsoleStage &stage)
{
    const UserStore &store = stage.session().users().store();
    const UserSelection everybody{store.snapshot(), RowSet(store.size(), true)};
    return stage.session().jobs().start(
        *planUserJob({.kind = UserJobKind::Refresh}, everybody, {}, QDateTime::currentMSecsSinceEpoch()),
        {.inFlight = 4, .between = UserJobEngine::Time(0)});
}

bool aSourceChanges(ConsoleStage &stage)
{
    UserWatch &watch = stage.session().details().watch();
    watch.start();
    stage.session().actions().setDelay(0);
    const auto &sources = readyIn(stage.session().details().providers())->value;
    stage.session().actions().deregister(userOf(stage), *ProviderSlug::parse(sources.front().slug));
    return comesTrue([&] { return !watch.changes().empty(); });
}

bool aJobEnds(ConsoleStage &stage)
{
    const UserJob *job = startRefreshing(stage);
    return comesTrue([&] { return job->isEnded(); });
}

bool aJobStops(ConsoleStage &stage)
{
    stage.console->localService()->faultInjector().set(
        {{.method = "POST", .pathPrefix = "/v2/user/refresh", .status = 401}});
    const UserJob *job = startRefreshing(stage);
    return comesTrue([&] { return job->engine().phase() == UserJobEngine::Phase::Paused; });
}

bool aCountdownEnds(ConsoleStage &stage)
{
    stage.session().actions().setDelay(6, 20ms);
    const quint64 id = stage.session().actions().remove(userOf(stage));
    const auto secondsLeft = [&] {
        const auto *delayed = std::get_if<UserAction::Delayed>(&stage.session().actions().find(id)->state);
        return delayed ? delayed->secondsLeft : 0;
    };
    const bool isNear = comesTrue([&] { return secondsLeft() <= 3; });
    stage.session().actions().setCancelReach([](quint64) { return false; }); // it stands still here
    return isNear && secondsLeft() > 0;
}

void loseNextResponse(ConsoleStage &stage, const QByteArray &method)
{
    service::InjectedFault lost{.method = method, .times = 1};
    lost.drop = service::InjectedFault::Drop::AfterProcessing;
    stage.console->localService()->faultInjector().set({lost});
}

bool anOutcomeIsSettled(ConsoleStage &stage)
{
    loseNextResponse(stage, "PATCH");
    const quint64 id = stage.session().actions().changeZone(userOf(stage), u"Pacific/Chatham"_s);
    if (!comesTo<UserAction::Unknown>(stage, id))
        return false;
    stage.session().actions().check(id);
    return comesTo<UserAction::Succeeded>(stage, id);
}

/// The service shows the new client ID, but not the new zone.
bool anEditIsSeenInPart(ConsoleStage &stage)
{
    const User user = userOf(stage);
    stage.session().actions().setDelay(0);
    loseNextResponse(stage, "PATCH");
    UserPatch patch;
    patch.clientUserId = u"client-new"_s;
    patch.timeZone = u"Pacific/Chatham"_s;
    const quint64 id = stage.session().actions().edit(user, patch);
    if (!comesTo<UserAction::Unknown>(stage, id))
        return false;
    const QByteArray userId = user.id.text().toUtf8();
    service::InjectedFault partly{.method = "GET", .pathPrefix = "/v2/user/" + userId, .status = 200};
    partly.body = QByteArray(R"({"user_id":"%","team_id":"t","client_user_id":"client-new",)"
                             R"("created_on":"2026-03-12T16:14:00Z","connected_sources":[]})")
                      .replace('%', userId);
    stage.console->localService()->faultInjector().set({partly});
    stage.session().actions().check(id);
    return comesTo<UserAction::Succeeded>(stage, id);
}

/// The sources look the same before and after a refresh.
bool aRefreshStaysUnknown(ConsoleStage &stage)
{
    loseNextResponse(stage, "POST");
    const quint64 id = stage.session().actions().refresh(userOf(stage));
    if (!comesTo<UserAction::Unknown>(stage, id))
        return false;
    stage.session().actions().check(id);
    return comesTo<UserAction::Failed>(stage, id);
}

} // namespace

class tst_backgroundnotices : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;

    bool begin(const Policy &policy = {}, const QByteArray &settings = {})
    {
        m_stage.reset();
        m_stage = std::make_unique<ConsoleStage>(12, policy, false, settings);
        if (!m_stage->start())
            return false;
        m_stage->window().goTo(Place::Users);
        return m_stage->openRow(0) && !readyIn(m_stage->session().details().providers())->value.empty();
    }
    const std::map<Topic, Notifier::Notification> &shown() const { return m_stage->notifier->shown; }

    static void eachHappening()
    {
        QTest::addColumn<Happening>("happens");
        QTest::addColumn<Topic>("topic");
        QTest::addColumn<Place>("leadsTo");
        QTest::newRow("a watched source changes") << Happening(aSourceChanges) << Topic::Watch << Place::Users;
        QTest::newRow("a job ends") << Happening(aJobEnds) << Topic::Job << Place::Jobs;
        QTest::newRow("a job stops") << Happening(aJobStops) << Topic::Job << Place::Jobs;
        QTest::newRow("a countdown ends") << Happening(aCountdownEnds) << Topic::Countdown << Place::Users;
        QTest::newRow("an outcome is settled") << Happening(anOutcomeIsSettled) << Topic::Outcome << Place::Users;
    }

private Q_SLOTS:
    void cleanup() { m_stage.reset(); }

    void isToldBehindAnotherProgramAndLeadsThere_data() { eachHappening(); }
    void isToldBehindAnotherProgramAndLeadsThere()
    {
        QFETCH(const Happening, happens);
        QFETCH(const Topic, topic);
        QFETCH(const Place, leadsTo);
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(happens(*m_stage));
        QTRY_VERIFY(shown().contains(topic));
        QCOMPARE(shown().size(), size_t(1));
        static const QRegularExpression markup(u"[<>&]"_s);
        QVERIFY(!shown().at(topic).summary.isEmpty() && !shown().at(topic).body.contains(markup));
        m_stage->window().goTo(Place::Payors);
        Q_EMIT m_stage->notifier->opened(topic, {});
        QCOMPARE(m_stage->window().currentPlace(), leadsTo);
        QVERIFY2(shown().empty(), "there is nothing left to see");
    }

    void ofAnOutcomeNoMoreIsToldThanIsKnown_data()
    {
        QTest::addColumn<Happening>("happens");
        QTest::addColumn<QString>("body");
        QTest::newRow("a change was made") << Happening(anOutcomeIsSettled) << u"The change succeeded."_s;
        QTest::newRow("a part of it was made")
            << Happening(anEditIsSeenInPart) << u"Open Labdesk to see what changed."_s;
        QTest::newRow("nobody can say: nothing is told") << Happening(aRefreshStaysUnknown) << QString();
    }
    void ofAnOutcomeNoMoreIsToldThanIsKnown()
    {
        QFETCH(const Happening, happens);
        QFETCH(const QString, body);
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(happens(*m_stage));
        QTRY_COMPARE(shown().contains(Topic::Outcome), !body.isEmpty());
        QCOMPARE(body.isEmpty() ? QString() : shown().at(Topic::Outcome).body, body);
    }

    void nothingIsToldInFront_data() { eachHappening(); }
    void nothingIsToldInFront()
    {
        QFETCH(const Happening, happens);
        QVERIFY(begin());
        QVERIFY(happens(*m_stage));
        QCOMPARE(m_stage->notifier->said, QStringList());
    }

    void inFrontAJobTellsItsResultWhereTheAgentIs_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("among the users") << Place::Users << true;
        QTest::newRow("among other things") << Place::Payors << true;
        QTest::newRow("where its result is seen") << Place::Jobs << false;
    }
    void inFrontAJobTellsItsResultWhereTheAgentIs()
    {
        QFETCH(const Place, place);
        QFETCH(const bool, isTold);
        QVERIFY(begin());
        m_stage->window().goTo(place);
        QVERIFY(aJobEnds(*m_stage));
        const Toast *toast = m_stage->window().toasts()->toast();
        const QString told = toast->isHidden() ? QString() : toast->text();
        QVERIFY2(told.startsWith(u"Job completed · "_s) == isTold && told.contains(u" done"_s) == isTold,
                 qPrintable(told));
        if (isTold)
            toast->findChild<QPushButton *>(u"toastActionButton"_s)->click();
        QCOMPARE(m_stage->window().currentPlace(), isTold ? Place::Jobs : place);
    }

    void nothingIsToldWhen_data()
    {
        QTest::addColumn<bool>("isForbidden");
        QTest::addColumn<bool>("isTurnedOff");
        QTest::addColumn<bool>("isCovered");
        QTest::newRow("a person turned it off") << false << true << false;
        QTest::newRow("the administrator forbids it") << true << false << false;
        QTest::newRow("the window is covered") << false << false << true;
    }
    void nothingIsToldWhen()
    {
        QFETCH(const bool, isForbidden);
        QFETCH(const bool, isTurnedOff);
        QFETCH(const bool, isCovered);
        QVERIFY(begin({.notifications = !isForbidden},
                      "[General]\nformat=1\nnotifications="_ba + (isTurnedOff ? "false" : "true")
                          + "\n[lock]\njobs=finish\n"));
        m_stage->setInFront(false);
        const UserJob *job = startRefreshing(*m_stage);
        if (isCovered)
            m_stage->window().cover();
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(m_stage->notifier->said, QStringList());
    }

    void goesWhenAPersonComesBack()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(aJobEnds(*m_stage));
        QTRY_COMPARE(shown().size(), size_t(1));
        m_stage->setInFront(true);
        QVERIFY(shown().empty());
    }

    void goesWhenTheWindowIsCovered()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(aJobEnds(*m_stage));
        QTRY_COMPARE(shown().size(), size_t(1));
        m_stage->window().cover();
        QVERIFY(shown().empty());
        Q_EMIT m_stage->notifier->opened(Topic::Job, {}); // it was clicked a moment before
        QVERIFY(m_stage->window().lockScreen());
    }

    void leadsNowhereBehindADialog()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(aJobEnds(*m_stage));
        QTRY_COMPARE(shown().size(), size_t(1));
        m_stage->window().windowCommands().press(u"user.edit"_s);
        QVERIFY(m_stage->part<QDialog>("editUserDialog"));
        Q_EMIT m_stage->notifier->opened(Topic::Job, {});
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
    }

    void aCountdownThatIsOverIsNotLeftBehind()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(aCountdownEnds(*m_stage));
        QTRY_VERIFY(shown().contains(Topic::Countdown));
        m_stage->session().actions().cancelDelayed();
        QVERIFY(!shown().contains(Topic::Countdown));
    }

    /// A job that ended is told of once more after it was tried again: the newest replaces the older.
    void theSecondJobIsToldToo()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        QVERIFY(aJobEnds(*m_stage));
        QVERIFY(aJobEnds(*m_stage));
        QTRY_COMPARE(m_stage->notifier->said.size(), 4);
        QCOMPARE(shown().size(), size_t(1));
        QVERIFY(shown().at(Topic::Job).summary.startsWith(u"2 new"));
    }

    /// One in a window of its own: the second replaces the first, so it counts both and leads to neither.
    void theSecondUserIsToldToo()
    {
        QVERIFY(begin());
        m_stage->setInFront(false);
        Session &session = m_stage->session();
        const UserStore &users = session.users().store();
        Q_EMIT session.watchFound(users.id(0), 2);
        Q_EMIT session.watchFound(users.id(0), 1);
        QVERIFY(shown().at(Topic::Watch).summary.startsWith(u"3 change"));
        Q_EMIT session.watchFound(users.id(1), 1);
        QVERIFY(shown().at(Topic::Watch).summary.startsWith(u"4 change"));
        const auto before = session.details().userId();
        m_stage->window().goTo(Place::Payors);
        Q_EMIT m_stage->notifier->opened(Topic::Watch, {});
        QCOMPARE(m_stage->window().currentPlace(), Place::Users);
        QCOMPARE(session.details().userId(), before);
        QVERIFY(shown().empty());
    }
};

LABDESK_TEST(tst_backgroundnotices)
#include "tst_backgroundnotices.moc"
