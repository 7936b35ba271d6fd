// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "jobsstage.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;

/// What is remembered of a user, by a plan or for an undo, is not written over what somebody set since.
class tst_newervalues : public QObject, private JobsStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(Running::options(12)); }
    void cleanup() { close(); }
    void aJobLeavesOutWhoWasChangedSince_data();
    void aJobLeavesOutWhoWasChangedSince();
    void aSourceThatWasReconnectedSinceIsLeft_data();
    void aSourceThatWasReconnectedSinceIsLeft();
    void anUndoLeavesOutWhoWasChangedSince_data();
    void anUndoLeavesOutWhoWasChangedSince();
    void jobsAreUndoneInTheirOrderOnly();
    void aChangeOfOneIsNotSentOverAnotherOne_data();
    void aChangeOfOneIsNotSentOverAnotherOne();
    void nothingIsSentWhereAUserCannotBeRead_data();
    void nothingIsSentWhereAUserCannotBeRead();
    void nothingIsSentOnceTheJobIsStopped_data();
    void nothingIsSentOnceTheJobIsStopped();
    void refreshesThatWereSpentSinceAreLeftOut();

private:
    /// Another desk does this.
    void setElsewhere(const UserId &id, const UserPatch &patch)
    {
        api::ApiClient other(connectionTo(m_service->baseUrl()), Secret(m_service->key()), impatient());
        bool isSet = false;
        const auto call
            = other.send<Done>(api::patchUser(id, patch), [&](const auto &outcome) { isSet = outcome.ok(); });
        if (!QTest::qWaitFor([&] { return isSet; }, 30'000))
            qFatal("another desk can't change it");
    }
    static UserPatch zone(const QString &zone)
    {
        UserPatch patch;
        patch.timeZone = zone;
        return patch;
    }
    UserJobPlan zonePlan(const QString &zone)
    {
        return planFor({.kind = UserJobKind::ChangeZone, .zone = zone}, m_directory->store());
    }
    UserJobPlan undoOf(const UserJob &job)
    {
        return planUndo(job.plan(), job.engine().states(), m_directory->store().snapshot());
    }
    UserJob *runToEnd(UserJobPlan plan)
    {
        UserJob *job = m_jobs->start(std::move(plan), noPace);
        if (!QTest::qWaitFor([&] { return job->isEnded(); }, 30'000))
            qFatal("the job doesn't end");
        return job;
    }
    void reloadList()
    {
        m_directory->reload();
        QTRY_COMPARE_WITH_TIMEOUT(word(m_directory->state()), u"ready"_s, 30'000);
    }
    QString zoneNow(const QString &id) { return zonesNow().at(id); }
};

void tst_newervalues::aJobLeavesOutWhoWasChangedSince_data()
{
    QTest::addColumn<UserJobSpec>("order");
    QTest::addColumn<QString>("elsewhere");
    QTest::addColumn<UserJobExclusion>("reason");
    const UserJobSpec zones{.kind = UserJobKind::ChangeZone, .zone = newZone};
    const UserJobSpec ends{.kind = UserJobKind::ChangeIngestionEnd, .ingestionEnd = QDate(2031, 5, 6)};
    QTest::newRow("another zone") << zones << u"Pacific/Honolulu"_s << UserJobExclusion::ChangedSince;
    QTest::newRow("the same zone") << zones << newZone << UserJobExclusion::SameZone;
    QTest::newRow("another end") << ends << u"2030-01-02"_s << UserJobExclusion::ChangedSince;
    QTest::newRow("the same end") << ends << u"2031-05-06"_s << UserJobExclusion::SameEnd;
}

void tst_newervalues::aJobLeavesOutWhoWasChangedSince()
{
    QFETCH(UserJobSpec, order);
    QFETCH(QString, elsewhere);
    QFETCH(UserJobExclusion, reason);
    const UserJobPlan plan = planFor(order, m_directory->store());
    QVERIFY(plan.users.size() > 2);
    const bool isEnd = order.kind == UserJobKind::ChangeIngestionEnd;
    UserPatch patch;
    isEnd ? void(patch.ingestionEnd = QDate::fromString(elsewhere, Qt::ISODate)) : void(patch.timeZone = elsewhere);
    setElsewhere(plan.users.id(1), patch);
    const int before = patches(plan.users.idText(1));
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY_WITH_TIMEOUT(!job->isDelayed() && job->isEnded(), 30'000);
    QCOMPARE(job->state(1), UserJobState::Skipped);
    QVERIFY(job->result(1).leftOut == reason);
    QCOMPARE(patches(plan.users.idText(1)), before);
    QCOMPARE(job->engine().totals().skipped, 1u);
    QCOMPARE(job->engine().totals().done, plan.users.size() - 1);
    QCOMPARE(job->engine().totals().ended(), plan.users.size());
}

void tst_newervalues::aSourceThatWasReconnectedSinceIsLeft_data()
{
    QTest::addColumn<QByteArray>("source"); // that is read when it is its user's turn
    QTest::addColumn<int>("secondsAfter");  // the plan was made; 0: no time is told
    QTest::addColumn<bool>("isLeft");
    QTest::newRow("connected again") << QByteArray("oura") << 60 << true;
    QTest::newRow("connected before") << QByteArray("oura") << -60 << false;
    QTest::newRow("nobody says when") << QByteArray("oura") << 0 << false;
    QTest::newRow("another one was connected") << QByteArray("fitbit") << 60 << false;
}

void tst_newervalues::aSourceThatWasReconnectedSinceIsLeft()
{
    QFETCH(QByteArray, source);
    QFETCH(int, secondsAfter);
    QFETCH(bool, isLeft);
    open(Running::options(60)); // of whom several have it
    const UserJobPlan plan
        = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, m_directory->store());
    QVERIFY(plan.users.size() > 1);
    const QByteArray id = plan.users.idText(1).toUtf8();
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(plan.plannedAt, Qt::UTC).addSecs(secondsAfter);
    const QByteArray created
        = secondsAfter == 0 ? QByteArray() : R"("created_on":")" + at.toString(Qt::ISODateWithMs).toUtf8() + R"(",)";
    m_service->faultInjector().set(
        {answer("GET", "/v2/user/providers/" + id, 200,
                "[{\"name\":\"One\"," + created + R"("slug":")" + source + R"(","status":"connected"}])")});
    const UserJob *job = runToEnd(plan);
    QCOMPARE(job->state(1), isLeft ? UserJobState::Skipped : UserJobState::Done);
    QCOMPARE(job->result(1).leftOut == UserJobExclusion::ReconnectedSince, isLeft);
    QCOMPARE(m_service->faultInjector().requestCount("DELETE", "/v2/user/" + id), isLeft ? 0 : 1);
    QCOMPARE(job->engine().totals().done, plan.users.size() - (isLeft ? 1 : 0));
}

void tst_newervalues::anUndoLeavesOutWhoWasChangedSince_data()
{
    QTest::addColumn<bool>("isListed");
    QTest::newRow("the list has it") << true;
    QTest::newRow("the list is older") << false;
}

void tst_newervalues::anUndoLeavesOutWhoWasChangedSince()
{
    QFETCH(bool, isListed);
    const UserJob *job = runToEnd(zonePlan(newZone));
    QTRY_VERIFY(readyIn(m_directory->state()) && readyIn(m_directory->state())->at >= job->endedAt());
    quint32 chosen = 0;
    while (job->plan().users.before(chosen).isEmpty())
        ++chosen;
    const QString id = job->plan().users.idText(chosen);
    setElsewhere(job->plan().users.id(chosen), zone(u"Pacific/Honolulu"_s));
    if (isListed)
        reloadList();
    const UserJobPlan undo = undoOf(*job);
    QCOMPARE(undo.countOf[size_t(UserJobExclusion::ChangedSince)], isListed ? 1u : 0u);
    const UserJob *back = runToEnd(undo);
    QCOMPARE(back->engine().totals().skipped, isListed ? 0u : 1u);
    QCOMPARE(back->engine().totals().done, undo.users.size() - (isListed ? 0 : 1));
    QCOMPARE(zoneNow(id), u"Pacific/Honolulu"_s);
}

void tst_newervalues::jobsAreUndoneInTheirOrderOnly()
{
    const auto before = zonesNow();
    const UserJob *first = runToEnd(zonePlan(newZone));
    reloadList();
    const UserJob *second = runToEnd(zonePlan(u"Pacific/Honolulu"_s));
    reloadList();
    const UserJobPlan wrong = undoOf(*first);
    QCOMPARE(wrong.users.size(), 0u);
    (void)runToEnd(undoOf(*second));
    reloadList();
    const UserJob *back = runToEnd(undoOf(*first));
    QCOMPARE(back->engine().totals().skipped, 0u);
    for (const auto &[id, zone] : zonesNow())
        QCOMPARE(zone, before.at(id).isEmpty() ? newZone : before.at(id));
}

void tst_newervalues::aChangeOfOneIsNotSentOverAnotherOne_data()
{
    QTest::addColumn<bool>("isUndo");
    QTest::newRow("a change that was begun before") << false;
    QTest::newRow("an undo") << true;
}

void tst_newervalues::aChangeOfOneIsNotSentOverAnotherOne()
{
    QFETCH(bool, isUndo);
    const UserId id = m_directory->store().id(0);
    setElsewhere(id, zone(u"America/Phoenix"_s));
    m_details->open(id);
    QTRY_VERIFY(readyIn(m_details->user()));
    User seen = readyIn(m_details->user())->value;
    const auto state = [this](quint64 action) { return wordsOf(m_actions->find(action)); };
    QString wanted = newZone;
    if (isUndo) {
        const quint64 change = m_actions->changeZone(seen, newZone);
        QTRY_COMPARE(state(change), u"done, verified"_s);
        seen.timeZone = FallbackTimeZone{newZone, {}, {}};
        wanted = u"America/Phoenix"_s;
    }
    setElsewhere(id, zone(u"Pacific/Honolulu"_s));
    const int before = patches();
    const quint64 next = m_actions->changeZone(seen, wanted);
    QTRY_COMPARE(state(next), u"canceled"_s);
    QCOMPARE(std::get<UserAction::Canceled>(m_actions->find(next)->state).changedElsewhere,
             UserFieldList{UserField::TimeZone});
    QCOMPARE(patches(), before);
    QTRY_VERIFY(readyIn(m_details->user())
                && valueOf(readyIn(m_details->user())->value, UserField::TimeZone) == u"Pacific/Honolulu"_s);
}

void tst_newervalues::nothingIsSentWhereAUserCannotBeRead_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<UserJobState>("state");
    QTest::newRow("deleted") << 404 << QByteArray(R"({"detail":"Not found"})") << UserJobState::Failed;
    QTest::newRow("a fault") << 500 << QByteArray("{}") << UserJobState::Failed;
    QTest::newRow("somebody else") << 200
                                   << QByteArray(R"({"user_id":"8f1c2d3e-0000-4000-8000-000000009a2e","team_id":"t",
        "client_user_id":"x","created_on":"2026-01-01T00:00:00+00:00","connected_sources":[]})")
                                   << UserJobState::Failed;
}

void tst_newervalues::nothingIsSentWhereAUserCannotBeRead()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(UserJobState, state);
    const UserJobPlan plan = zonePlan(newZone);
    m_service->faultInjector().set({answer("GET", "/v2/user/" + plan.users.idText(1).toUtf8(), status, body)});
    const UserJob *job = runToEnd(plan);
    QCOMPARE(job->state(1), state);
    QCOMPARE(patches(plan.users.idText(1)), 0);
    QCOMPARE(job->engine().totals().done, plan.users.size() - 1);
}

void tst_newervalues::nothingIsSentOnceTheJobIsStopped_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<UserJobState>("state");
    QTest::newRow("paused") << u"pause"_s << UserJobState::Waiting;
    QTest::newRow("held while it is asked whether to leave") << u"hold"_s << UserJobState::Waiting;
    QTest::newRow("locked") << u"lock"_s << UserJobState::Waiting;
    QTest::newRow("canceled") << u"cancel"_s << UserJobState::NotSent;
    QTest::newRow("closed") << u"close"_s << UserJobState::NotSent;
}

void tst_newervalues::nothingIsSentOnceTheJobIsStopped()
{
    QFETCH(QString, how);
    QFETCH(UserJobState, state);
    m_service->faultInjector().set({{.method = "GET", .times = 1, .delay = 200ms}});
    UserJob *job = m_jobs->start(zonePlan(newZone), {1, 0ms});
    QCOMPARE(job->state(0), UserJobState::Sending);
    if (how == u"pause")
        job->pause();
    else if (how == u"hold")
        m_jobs->setSuspended(true);
    else if (how == u"lock")
        m_jobs->lock(true);
    else if (how == u"cancel")
        job->cancel();
    else
        m_jobs->close();
    QTRY_COMPARE(job->state(0), state);
    QVERIFY(job->inFlight().empty());
    QCOMPARE(patches(), 0);
    if (state != UserJobState::Waiting)
        return;
    job->resume();
    m_jobs->setSuspended(false);
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
    QCOMPARE(job->engine().totals().done, job->plan().users.size());
}

void tst_newervalues::refreshesThatWereSpentSinceAreLeftOut()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::Refresh}, m_directory->store());
    for (int i = 0; i < RefreshBudget::allowed; ++i)
        m_actions->refreshes().count(plan.users.id(0));
    const UserJob *job = runToEnd(plan);
    QCOMPARE(job->state(0), UserJobState::Skipped);
    QVERIFY(job->result(0).leftOut == UserJobExclusion::RefreshLimitReached);
    QCOMPARE(m_service->faultInjector().requestCount("POST", "/v2/user/refresh/" + plan.users.idText(0).toUtf8()), 0);
}

LABDESK_TEST(tst_newervalues)
#include "tst_newervalues.moc"
