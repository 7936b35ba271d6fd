// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "lockstage.h"
#include "output/desktop/clipboard.h"
#include "shell/windowcommands.h"
#include "views/centers/centerspane.h"
#include "widgets/metrics.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QTabBar>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;

/// When the window is covered, and what that drops, cancels and aborts.
class tst_lock : public QObject, protected tests::LockStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin()); }
    void cleanup() { m_stage.reset(); }

    void s9_isCoveredAfterTenMinutesWithoutATouch()
    {
        m_time += 10min - 1ms;
        console().idleClock().checkLimit();
        QVERIFY(!cover());
        m_time += 1ms;
        console().idleClock().checkLimit();
        QVERIFY(cover());
        QVERIFY(isUnloadedInTime());
        QVERIFY(showsAgain());
        m_time += 10min; // it counts again
        console().idleClock().checkLimit();
        QVERIFY(cover());
    }

    void s9_theTimeIsTheOneThatWasChosen_data()
    {
        QTest::addColumn<int>("decided");
        QTest::addColumn<int>("minutes");
        QTest::newRow("by the person") << 0 << 3;
        QTest::newRow("by the administrator, whatever the person chose") << 1 << 1;
    }

    void s9_theTimeIsTheOneThatWasChosen()
    {
        QFETCH(const int, decided);
        QFETCH(const int, minutes);
        m_policy.lockMinutes = decided;
        remakeConsole();
        QVERIFY(m_stage->start());
        window().windowCommands().press(u"app.preferences"_s);
        auto *combo = m_stage->part<QComboBox>("lockMinutesCombo");
        QCOMPARE(combo->isEnabled(), decided == 0);
        QCOMPARE(m_stage->part<QLabel>("lockMinutesFixedLabel") != nullptr, decided > 0);
        if (decided == 0) {
            combo->setCurrentIndex(combo->findData(3));
            Q_EMIT combo->activated(combo->currentIndex());
        }
        console().idleClock().start();
        m_time += std::chrono::minutes(minutes) - 1ms;
        console().idleClock().checkLimit();
        QVERIFY(!cover());
        m_time += 1ms;
        console().idleClock().checkLimit();
        QVERIFY(cover());
    }

    void s9_isCoveredWithTheSessionOfTheSystem()
    {
        QTRY_VERIFY(m_watch->begun);
        Q_EMIT m_watch->lockWanted();
        QVERIFY(cover());
    }

    void s9_listsDetailsAndLookupsAreDropped()
    {
        QVERIFY(m_stage->openRow(3));
        session().details().loadInsurance();
        session().payors().setQuery({u"community"_s, {}, {}});
        session().payors().searchNow();
        session().centers().search(
            {NearZip{console().localService()->examples().zip, console().localService()->examples().labId},
             Radius::Miles25});
        QTRY_VERIFY(hasCome(session().details().insurance()) && hasCome(session().payors().state())
                    && hasCome(session().centers().state()));
        QVERIFY(session().requests().bodyBytes() > 0);
        QVERIFY(lock());
        QCOMPARE(qint64(session().users().store().size()), 0);
        QCOMPARE(session().requests().bodyBytes(), 0);
        QVERIFY(!session().details().userId());
        QVERIFY(!readyIn(session().details().user()) && !readyIn(session().details().providers())
                && !readyIn(session().details().insurance()));
        QVERIFY(!readyIn(session().users().state()) && !readyIn(session().providers().state()));
        QVERIFY(!readyIn(session().payors().state()) && session().payors().query() == PayorQuery{});
        QVERIFY(!readyIn(session().centers().state()) && session().centers().past().empty()
                && !session().centers().query());
        QVERIFY(!window().existingPane(Place::Users));
    }

    void s9_callsAreAborted()
    {
        console().localService()->faultInjector().set({{.method = "GET", .delay = 20s}});
        session().users().reload();
        session().providers().reload();
        QVERIFY(m_stage->console->session()->client().connection().id == ConnectionRegistry::localId);
        QTRY_VERIFY(console().localService()->faultInjector().requestCount("GET", "/v2/user/") >= 2);
        QVERIFY(lock());
        for (const api::RequestRecord &record : session().requests().records())
            QVERIFY2(record.state != api::RequestRecord::State::Running
                         && record.state != api::RequestRecord::State::Waiting,
                     qPrintable(record.path));
        const auto &newest = session().requests().records().back();
        QCOMPARE(newest.state, api::RequestRecord::State::Canceled);
        console().localService()->faultInjector().clear();
    }

    void s9_nothingIsAskedWhileItIsCovered()
    {
        QVERIFY(lock());
        const int asked = console().localService()->faultInjector().requestCount("GET", "/");
        QSignalSpy changed(&session().client(), &api::ApiClient::requestChanged);
        session().users().reload(); // whoever asks behind the cover gets no further than this computer
        QVERIFY(isWithoutKey());
        QCOMPARE(console().localService()->faultInjector().requestCount("GET", "/"), asked);
    }

    void whatWasWaitingToBeSentIsCanceledAndThatIsSaid()
    {
        QVERIFY(m_stage->openRow(2));
        const quint64 id = session().actions().remove(readyIn(session().details().user())->value);
        QVERIFY(lock());
        QVERIFY(std::holds_alternative<UserAction::Canceled>(session().actions().find(id)->state));
        QVERIFY(note().contains(u"canceled"_s));
        QVERIFY(showsAgain());
        QVERIFY(window().toasts()->toast()->isVisible());
        QVERIFY(window().toasts()->toast()->text().contains(u"canceled"_s));
    }

    void anAnswerThatIsNotAwaitedIsCalledUnknown()
    {
        QVERIFY(m_stage->openRow(2));
        console().localService()->faultInjector().set({{.method = "PATCH", .delay = 20s}});
        const quint64 id
            = session().actions().changeZone(readyIn(session().details().user())->value, u"Pacific/Chatham"_s);
        QTRY_VERIFY(console().localService()->faultInjector().requestCount("PATCH", "/") == 1);
        QVERIFY(lock());
        QVERIFY(std::holds_alternative<UserAction::Unknown>(session().actions().find(id)->state));
        console().localService()->faultInjector().clear();
        QVERIFY(showsAgain());
        QVERIFY(m_stage->part<InlineMessage>("windowMessage")->sentence().contains(u"unknown outcome"_s));
    }

    void whatHasNotLeftIsNotCalledUnknown()
    {
        QVERIFY(m_stage->openRow(2));
        console().localService()->faultInjector().set({{.method = "GET", .delay = 20s}});
        const quint64 id
            = session().actions().changeZone(readyIn(session().details().user())->value, u"Pacific/Chatham"_s);
        QVERIFY(lock());
        QVERIFY(std::holds_alternative<UserAction::Canceled>(session().actions().find(id)->state));
        QVERIFY(note().contains(u"canceled"_s));
        console().localService()->faultInjector().clear();
        QVERIFY(showsAgain());
        QVERIFY(!m_stage->part<InlineMessage>("windowMessage"));
        QVERIFY(window().toasts()->toast()->text().contains(u"canceled"_s));
    }

    void nothingArrivesBehindTheCover_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("jobGoesOn");
        const QStringList all{u"a change of zone"_s, u"an edit"_s, u"a new user"_s, u"a lost change"_s};
        for (const QString &what : all)
            for (const bool jobGoesOn : {false, true})
                QTest::addRow("%s is read back, %s", qPrintable(what), jobGoesOn ? "a job goes on" : "no job")
                    << what << jobGoesOn;
    }

    void nothingArrivesBehindTheCover()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, jobGoesOn);
        if (jobGoesOn)
            letJobsGoOn();
        QVERIFY(m_stage->openRow(2));
        const User user = readyIn(session().details().user())->value;
        UserActions &actions = session().actions();
        actions.setDelay(0);
        service::InjectedFault slowRead{.method = "GET", .times = 2, .delay = 400ms};
        const service::InjectedFault passes{
            .method = "GET", .pathPrefix = "/v2/user/" + user.id.text().toUtf8(), .times = 1};
        service::InjectedFault lost{.method = "PATCH", .times = 1};
        lost.drop = service::InjectedFault::Drop::AfterProcessing;
        service::InjectedFault named{.method = "POST", .pathPrefix = "/v2/user/", .times = 1, .status = 200};
        named.body = R"({"user_id":"8f1c2d3e-0000-4000-8000-000000009a2e"})";
        quint64 id = 0;
        auto &drills = console().localService()->faultInjector();
        if (what == u"a new user"_s) {
            drills.set({named, slowRead});
            NewUser fresh;
            fresh.clientUserId = u"client-new"_s;
            id = actions.create(fresh);
        } else if (what == u"an edit"_s) {
            drills.set({passes, slowRead});
            UserPatch patch;
            patch.timeZone = u"Pacific/Chatham"_s;
            id = actions.edit(user, patch);
        } else {
            std::vector<service::InjectedFault> all{passes, slowRead};
            if (what == u"a lost change"_s)
                all.insert(all.begin() + 1, lost);
            drills.set(all);
            id = actions.changeZone(user, u"Pacific/Chatham"_s);
        }
        if (what == u"a lost change"_s) {
            QTRY_VERIFY(std::holds_alternative<UserAction::Unknown>(actions.find(id)->state));
            actions.check(id);
        }
        QTRY_VERIFY(!actions.hasInFlight());
        const UserJob *job = jobGoesOn ? startJob() : nullptr;
        const qsizetype recorded = qsizetype(console().audit().records().size());
        QVERIFY(lock());
        QTRY_VERIFY_WITH_TIMEOUT(!job || job->isEnded(), patience);
        api::ApiClient other(session().connection(), Secret(console().localService()->key()));
        bool isThere = job;
        const auto later = other.send<User>(api::getUser(user.id), [&](const auto &) { isThere = true; });
        QTRY_VERIFY(isThere); // and what was asked before it, and is as slow, would be there as well
        QCOMPARE(qint64(session().users().store().size()), 0);
        QVERIFY(!session().details().userId());
        QCOMPARE(session().requests().bodyBytes(), 0);
        const auto *state = &actions.find(id)->state;
        if (what == u"a lost change"_s) {
            QVERIFY(!std::get<UserAction::Unknown>(*state).checking);
        } else {
            QVERIFY(std::holds_alternative<UserAction::Succeeded>(*state));
            QTRY_VERIFY(qsizetype(console().audit().records().size()) > recorded);
        }
        drills.clear();
        QVERIFY(showsAgain());
    }

    void s11_theClipboardIsClearedIfItIsOurs_data()
    {
        QTest::addColumn<bool>("ours");
        QTest::newRow("a sensitive copy of ours goes") << true;
        QTest::newRow("what somebody else put there stays") << false;
    }

    void s11_theClipboardIsClearedIfItIsOurs()
    {
        QFETCH(const bool, ours);
        output::copyText(u"canary"_s, ours ? output::CopySensitivity::Personal : output::CopySensitivity::Usual);
        QVERIFY(lock());
        QCOMPARE(QGuiApplication::clipboard()->text(), ours ? QString() : u"canary"_s);
    }

    void s11_quittingClearsItAsWell()
    {
        output::copyText(u"canary"_s, output::CopySensitivity::Personal);
        m_stage->console.reset();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString());
    }

    void oneComesBackToWhereOneWas()
    {
        QVERIFY(m_stage->openRow(7));
        const auto user = session().details().userId();
        m_stage->part<QLineEdit>("filterEdit")->setText(u"-nobody"_s);
        QVERIFY(lock());
        QVERIFY(showsAgain());
        QTRY_VERIFY(hasCome(session().details().user()));
        QVERIFY(session().details().userId() == user);
        QCOMPARE(m_stage->part<QLineEdit>("filterEdit")->text(), u"-nobody"_s);
        QCOMPARE(window().currentPlace(), Place::Users);
        QVERIFY(window().windowTitle() != u"Labdesk"_s);
    }

    void theSideThatWasShownComesBack_data()
    {
        QTest::addColumn<bool>("isDetail");
        QTest::addColumn<bool>("isNarrow");
        QTest::newRow("the detail that covers the list") << true << true;
        QTest::newRow("the list that covers the detail") << false << true;
        QTest::newRow("the detail, if the window gets narrow later") << true << false;
        QTest::newRow("the list, if the window gets narrow later") << false << false;
    }
    void theSideThatWasShownComesBack()
    {
        QFETCH(const bool, isDetail);
        QFETCH(const bool, isNarrow);
        const Metrics metrics = metricsFor(&window());
        const QSize narrow(metrics.px(800), metrics.px(560));
        const auto isShown = [this](const char *name) { return m_stage->part<QWidget>(name) != nullptr; };
        if (isNarrow)
            window().resize(narrow);
        QVERIFY(m_stage->openRow(7));
        if (isDetail)
            QTest::keyClick(m_stage->part<QTableView>("usersTable"), Qt::Key_Return);
        if (isNarrow)
            QTRY_COMPARE(isShown("usersTable"), !isDetail);
        QVERIFY(lock());
        QVERIFY(showsAgain());
        window().resize(narrow);
        QTRY_COMPARE(isShown("usersTable"), !isDetail);
        QTRY_COMPARE(isShown("userDetailPane"), isDetail);
    }

    void nothingOfAPersonsRecordComesBackByItself()
    {
        constexpr int insuranceTab = 2;
        QVERIFY(m_stage->openRow(7));
        m_stage->part<QTabBar>("userTabBar")->setCurrentIndex(insuranceTab);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(session().details().insurance()), patience);
        auto *centers = qobject_cast<CentersPane *>(window().pane(Place::Centers));
        centers->search().searchNearPerson(u"85004"_s);
        QVERIFY(session().centers().query());
        const QByteArray record = "/v2/user/" + session().details().userId()->text().toUtf8() + "/insurance";
        const auto countInsurance
            = [&] { return console().localService()->faultInjector().requestCount("GET", record); };
        const int asked = countInsurance();
        QCOMPARE(asked, 1);
        QVERIFY(lock());
        QVERIFY(showsAgain());
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(session().details().user()), patience);
        QCOMPARE(m_stage->part<QTabBar>("userTabBar")->currentIndex(), 0);
        QVERIFY(std::holds_alternative<Idle>(session().details().insurance()));
        QCOMPARE(countInsurance(), asked);
        QCOMPARE(window().pane(Place::Centers)->findChild<QLineEdit *>(u"zipEdit"_s)->text(), QString());
        m_stage->part<QTabBar>("userTabBar")->setCurrentIndex(insuranceTab); // a person asks for it
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(session().details().insurance()), patience);
    }

    void theLastRefreshIsStillTold()
    {
        QVERIFY(m_stage->openRow(0));
        session().actions().refresh(readyIn(session().details().user())->value);
        QTRY_VERIFY_WITH_TIMEOUT(m_stage->lastRefresh().contains(u"Last "_s), patience);
        const QString before = m_stage->lastRefresh();
        QVERIFY(lock());
        QVERIFY(showsAgain());
        QTRY_COMPARE_WITH_TIMEOUT(m_stage->lastRefresh(), before, patience);
    }

    void aJobPausesAndGoesOn()
    {
        const UserJob *job = startJob();
        QTRY_VERIFY(job->engine().totals().done >= 2);
        QVERIFY(lock());
        QVERIFY2(jobs().contains(u"1 job"_s) && jobs().contains(u"paused"_s), qPrintable(jobs()));
        QTRY_VERIFY(job->inFlight().empty());
        QCOMPARE(job->engine().phase(), UserJobEngine::Phase::Paused);
        const quint32 done = job->engine().totals().done;
        QVERIFY(done < 20);
        QVERIFY(showsAgain());
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), patience);
        QCOMPARE(job->engine().totals().done, 20u);
    }

    void aJobMayGoOnToItsEnd()
    {
        letJobsGoOn();
        const UserJob *job = startJob();
        QVERIFY(lock());
        QVERIFY2(jobs().contains(u"1 job"_s) && jobs().contains(u"running"_s), qPrintable(jobs()));
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), patience);
        QCOMPARE(job->engine().totals().done, 20u);
        QVERIFY(!jobs().contains(u"job"_s));
        QVERIFY2(!readyIn(session().users().state()), "its end reads no list behind the cover");
        QVERIFY(showsAgain());
        QTRY_COMPARE(job->state(0), UserJobState::Done);
    }

    void aListThatFailedBehindTheCoverIsLoadedAfterIt()
    {
        QVERIFY(lock());
        session().users().reload(); // such as by a key that was pressed in time
        QTRY_VERIFY(std::holds_alternative<Failed>(session().users().state()));
        QVERIFY(showsAgain());
        QTRY_VERIFY_WITH_TIMEOUT(readyIn(session().users().state()), patience);
    }

    /// What a job meets there makes the console look whether the service works, which it can't without the key.
    void aMissingKeyBehindTheCoverIsNotShownAfterIt()
    {
        letJobsGoOn();
        const ApiError noKey{.kind = ApiError::Kind::NoCredential};
        const auto lacksKey
            = [&noKey](const api::RequestRecord &record) { return record.error && record.error->kind == noKey.kind; };
        service::FaultInjector &drills = console().localService()->faultInjector();
        drills.set({{.method = "PATCH", .status = 503}});
        startJob();
        QVERIFY(lock());
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(session().requests().records(), lacksKey), patience);
        drills.set({{.delay = 1min}}); // no response says otherwise
        coverPart<QPushButton>("showAgainButton")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!cover() && !session().isLocked(), patience);
        const auto *trouble = m_stage->part<InlineMessage>("offlineMessage");
        QVERIFY(!trouble || trouble->sentence() != describe(noKey).sentence);
    }

private:
    void letJobsGoOn()
    {
        window().windowCommands().press(u"app.preferences"_s);
        auto *combo = m_stage->part<QComboBox>("lockJobsCombo");
        combo->setCurrentIndex(1);
        Q_EMIT combo->activated(1);
    }
};

LABDESK_TEST(tst_lock)
#include "tst_lock.moc"
