// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobsstage.h"
#include "session/ticketnumber.h"
#include "support/testmain.h"
#include "support/usermaker.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace labdesk;
using namespace labdesk::tests;

/// Jobs that deregister count down like one deregistration, and move the end of ingestion.
class tst_jobstart : public QObject, private JobsStage
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QDate m_end = QDate::currentDate().addYears(2);

    UserJob *start(const UserJobSpec &order) { return m_jobs->start(planFor(order, m_directory->store()), noPace); }
    UserJobSpec deregistration() const { return {.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}; }
    int written(const QByteArray &method) const { return m_service->faultInjector().requestCount(method, "/v2/user/"); }
    bool leftARecord() const { return !QDir(m_folder.path()).isEmpty(); }

private Q_SLOTS:
    void init()
    {
        open(Running::options(40));
        m_jobs->keepRecordsIn(m_folder.path());
    }
    void cleanup() { close(); }

    void whichJobsCountDown_data()
    {
        QTest::addColumn<UserJobKind>("kind");
        QTest::addColumn<bool>("countsDown");
        QTest::newRow("a refresh") << UserJobKind::Refresh << false;
        QTest::newRow("another time zone") << UserJobKind::ChangeZone << false;
        QTest::newRow("a deregistration") << UserJobKind::Deregister << true;
        QTest::newRow("another end of ingestion") << UserJobKind::ChangeIngestionEnd << true;
        QTest::newRow("a check of sources") << UserJobKind::CheckSources << false;
    }
    void whichJobsCountDown()
    {
        QFETCH(UserJobKind, kind);
        QFETCH(bool, countsDown);
        m_actions->setDelay(2, 20ms);
        UserJob *job = start({.kind = kind, .zone = newZone, .providerSlug = u"oura"_s, .ingestionEnd = m_end});
        QCOMPARE(job->isDelayed(), countsDown);
        QCOMPARE(job->inFlight().empty(), countsDown);
        QCOMPARE(m_actions->hasDelayed(), countsDown);
        QCOMPARE(m_jobs->countUnfinished(), countsDown ? 0 : 1);
        QCOMPARE(leftARecord(), !countsDown && kind != UserJobKind::CheckSources);
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(job->engine().totals().done, job->plan().users.size());
    }

    void aCanceledStartSendsNothing_data()
    {
        QTest::addColumn<bool>("byTheJob");
        QTest::newRow("as a countdown") << false;
        QTest::newRow("as a job") << true;
    }
    void aCanceledStartSendsNothing()
    {
        QFETCH(bool, byTheJob);
        m_actions->setDelay(5000, 20ms);
        UserJob *job = start(deregistration());
        QSignalSpy seconds(m_actions.get(), &UserActions::changed);
        QTRY_VERIFY(seconds.size() >= 2);
        if (byTheJob)
            job->cancel();
        else
            QVERIFY(m_actions->cancel(m_actions->delayed().front()));
        QVERIFY(job->isEnded() && !m_actions->hasDelayed());
        QCOMPARE(job->engine().totals().notSent, job->plan().users.size());
        QVERIFY(!leftARecord());
        UserJob *next = start({.kind = UserJobKind::CheckSources}); // it holds nobody up
        QTRY_VERIFY(next->isEnded());
        QCOMPARE(written("DELETE"), 0);
    }

    void theSecondsStandStillWhileNobodyCouldCancel()
    {
        bool isInReach = false;
        m_actions->setDelay(2, 10ms);
        m_actions->setCancelReach([&](quint64) { return isInReach; });
        const UserJob *job = start(deregistration());
        QSignalSpy seconds(m_actions.get(), &UserActions::changed);
        QTRY_VERIFY(seconds.size() > 8);
        QVERIFY(job->isDelayed());
        isInReach = true;
        QTRY_VERIFY(job->isEnded());
    }

    void anotherJobDoesNotWaitForACountdown()
    {
        m_actions->setDelay(5, 1h);
        const UserJob *first = start(deregistration());
        const UserJob *second = start({.kind = UserJobKind::ChangeZone, .zone = newZone});
        QTRY_VERIFY(second->isEnded());
        QVERIFY(first->isDelayed());
    }

    void theEndOfIngestionIsMoved()
    {
        const UserStore &store = m_directory->store();
        UserJob *job = start({.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = m_end});
        QCOMPARE(job->plan().users.size() + job->plan().excluded.size(), store.size());
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(job->engine().totals().done, job->plan().users.size());
        QTRY_VERIFY(readyIn(m_directory->state())->at >= job->endedAt());
        for (quint32 user = 0; user < job->plan().users.size(); ++user) {
            QVERIFY(!job->result(user).isNotSeen);
            const auto now = store.ingestionEnd(*store.find(job->plan().users.id(user)));
            QVERIFY(now && now->text.startsWith(m_end.toString(Qt::ISODate)));
        }
        const UserJobPlan again = planFor({.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = m_end}, store);
        QCOMPARE(again.users.size(), 0u);
        QCOMPARE(again.countOf[size_t(UserJobExclusion::SameEnd)], store.size());
    }

    void anEndBeforeTheStartIsLeftOut()
    {
        User user = UserMaker(7).make();
        user.ingestionEnd.reset();
        user.ingestionStart = Timestamp::parse(u"2026-03-09"_s);
        m_directory->put(user);
        const auto planTo = [this](const QDate &end) {
            return planFor({.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = end}, m_directory->store());
        };
        const UserJobPlan before = planTo({2026, 3, 8});
        QVERIFY(before.countOf[size_t(UserJobExclusion::EndBeforeStart)] >= 1);
        bool isLeftOut = false;
        for (quint32 at = 0; at < before.excluded.size(); ++at)
            isLeftOut = isLeftOut || before.excluded.id(at) == user.id;
        QVERIFY(isLeftOut);
        const UserJobPlan onThatDay = planTo({2026, 3, 9}); // as the service takes it
        for (quint32 at = 0; at < onThatDay.excluded.size(); ++at)
            QVERIFY(onThatDay.excluded.id(at) != user.id);
        const UserJobPlan after = planTo({2099, 3, 10});
        QCOMPARE(after.countOf[size_t(UserJobExclusion::EndBeforeStart)], 0u);
    }

    void aRetryIsAskedForLikeTheStart_data()
    {
        QTest::addColumn<UserJobKind>("kind");
        QTest::addColumn<bool>("countsDown");
        QTest::newRow("another time zone") << UserJobKind::ChangeZone << false;
        QTest::newRow("a deregistration") << UserJobKind::Deregister << true;
    }
    void aRetryIsAskedForLikeTheStart()
    {
        QFETCH(UserJobKind, kind);
        QFETCH(bool, countsDown);
        open(Running::options(200)); // of whom several have the source
        TicketNumber ticket;
        ticket.set(u"INC-1"_s);
        m_jobs->setTicket(&ticket);
        m_actions->setTicket(&ticket);
        const QByteArray method = countsDown ? "DELETE" : "PATCH";
        m_service->faultInjector().set({answer(method, "/v2/user/", 422, {}, 2)});
        UserJob *job = start({.kind = kind, .zone = newZone, .providerSlug = u"oura"_s});
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(job->engine().totals().failed, 2u);
        ticket.setRequired(true);
        ticket.clear(); // the next caller is another one
        QSignalSpy needed(&ticket, &TicketNumber::needed);
        const int sent = written(method);
        m_jobs->retry(job->id());
        QCOMPARE(needed.count(), 1);
        QVERIFY(job->isEnded() && !job->isDelayed());
        ticket.setRequired(false);
        ticket.set(u"INC-2"_s);
        m_actions->setDelay(2, 1h);
        m_jobs->retry(job->id());
        QCOMPARE(job->plan().ticket, u"INC-2"_s);
        QCOMPARE(job->isDelayed(), countsDown);
        if (countsDown) {
            QVERIFY(job->isEnded() && leftARecord() == false);
            m_actions->cancelDelayed();
            QVERIFY(job->isEnded() && !job->isDelayed() && !job->engine().isCanceled());
            QCOMPARE(job->engine().totals().failed, 2u);
            QCOMPARE(written(method), sent);
            m_actions->setDelay(0);
            m_jobs->retry(job->id());
        }
        QTRY_VERIFY(job->isEnded() && job->engine().totals().failed == 0);
        QCOMPARE(written(method), sent + 2);
        m_jobs->setTicket(nullptr);
        m_actions->setTicket(nullptr);
    }

    void theRetryOfARunningJobHoldsNothingUp()
    {
        open(Running::options(200));
        m_service->faultInjector().set({answer("DELETE", "/v2/user/", 422, {}, 1)});
        UserJob *job = m_jobs->start(planFor(deregistration(), m_directory->store()), {1, 1h});
        QTRY_COMPARE(job->engine().totals().failed, 1u);
        const UserJob *next = start({.kind = UserJobKind::ChangeZone, .zone = newZone});
        m_actions->setDelay(2, 1h);
        m_jobs->retry(job->id());
        QVERIFY(job->isDelayed() && job->isActive() && next->isQueued());
        QCOMPARE(m_jobs->countUnfinished(), 2);
        m_actions->cancelDelayed();
        QVERIFY(!job->isDelayed() && job->isActive());
        QCOMPARE(job->engine().totals().failed, 1u);
        m_actions->setDelay(0);
        m_jobs->retry(job->id());
        QTRY_COMPARE(job->engine().totals().failed, 0u);
    }

    void aJobThatIsRemovedTakesItsRetryAlong()
    {
        m_service->faultInjector().set({answer("DELETE", "/v2/user/", 422, {}, 1)});
        UserJob *job = start(deregistration());
        QTRY_VERIFY(job->isEnded());
        m_actions->setDelay(2, 1h);
        m_jobs->retry(job->id());
        QVERIFY(m_actions->hasDelayed());
        m_jobs->forget(job->id());
        QVERIFY(!m_actions->hasDelayed());
        QVERIFY(m_jobs->jobs().empty());
    }

    void anUnknownEndIsCheckedByARead()
    {
        m_service->faultInjector().set({dropped("PATCH", lateDrop)});
        UserJob *job = start({.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = m_end});
        QTRY_VERIFY(job->engine().phase() == Phase::Paused && job->inFlight().empty());
        QVERIFY(!job->canCheck()); // nothing goes out of a job that is paused
        m_service->faultInjector().clear();
        job->cancel();
        QVERIFY(job->canCheck());
        job->checkUnknown();
        QTRY_VERIFY(!job->engine().isChecking());
        QCOMPARE(job->engine().totals().unknown, 0u);
    }
};

LABDESK_TEST(tst_jobstart)
#include "tst_jobstart.moc"
