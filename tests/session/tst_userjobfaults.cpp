// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobsstage.h"
#include "support/testmain.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace labdesk;
using namespace labdesk::tests;

namespace {

using Drop = service::InjectedFault::Drop;

/// A fault on one write of one user.
service::InjectedFault faultOf(const QString &id, Drop drop, int status, const QByteArray &retryAfter = {})
{
    service::InjectedFault drill = answer("PATCH", "/v2/user/" + id.toUtf8(), status, {}, 1);
    drill.drop = drop;
    if (!retryAfter.isEmpty())
        drill.fields = {{"Retry-After", retryAfter}};
    return drill;
}

/// Faults of all kinds, spread over the users of a job.
std::vector<service::InjectedFault> stormOver(const UserJobPlan &plan)
{
    std::vector<service::InjectedFault> storm;
    for (quint32 user = 0; user < plan.users.size(); ++user) {
        const QString id = plan.users.idText(user);
        switch (user % 50) {
        case 7:
            storm.push_back(faultOf(id, lateDrop, 0)); // done, but nobody is told
            break;
        case 13:
            storm.push_back(faultOf(id, earlyDrop, 0));
            break;
        case 19:
            storm.push_back(faultOf(id, Drop::Never, 429, "0"));
            break;
        case 31:
            storm.push_back(faultOf(id, Drop::Never, 500));
            break;
        case 37:
            storm.push_back(faultOf(id, Drop::Never, 0));
            storm.back().delay = 40ms;
            break;
        default:
            break;
        }
        if (user % 500 == 41)
            storm.push_back(faultOf(id, Drop::Never, 429));
        if (user % 500 == 43)
            storm.push_back(faultOf(id, Drop::Never, 503, "1"));
    }
    return storm;
}

} // namespace

/// Jobs over a service that fails in every way.
class tst_userjobfaults : public QObject, private JobsStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(Running::options(40)); }
    void cleanup() { close(); }
    void aThousandThroughAllKindsOfFaults();
    void theServiceIsKilledInTheMiddle();
    void unknownOnesAreCheckedAndZonesPutBack();
    void aSourceThatCannotBeReadLeavesItUnknown();
    void aCheckThatFailsIsNone();

private:
    /// Each outcome that is certain is what the service has.
    void compareWithTheService(const UserJob &job);
};

void tst_userjobfaults::compareWithTheService(const UserJob &job)
{
    const auto zones = zonesNow();
    for (quint32 user = 0; user < job.plan().users.size(); ++user) {
        const QString now = zones.at(job.plan().users.idText(user));
        const QString before = job.plan().users.before(user);
        const QString said = u"user %1, state %2: %3"_s.arg(user).arg(int(job.state(user))).arg(now);
        if (job.state(user) == UserJobState::Done)
            QVERIFY2(now == newZone, qPrintable(said));
        else if (job.state(user) == UserJobState::Unknown)
            QVERIFY2(now == newZone || now == before, qPrintable(said));
        else
            QVERIFY2(now == before, qPrintable(said));
    }
    for (const UserJobExclusion why : job.plan().reasons)
        QCOMPARE(why, UserJobExclusion::SameZone);
}

void tst_userjobfaults::aThousandThroughAllKindsOfFaults()
{
    open(Running::options(1'000));
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    QCOMPARE(plan.users.size(), 1'000u);
    m_service->faultInjector().set(stormOver(plan));
    UserJob *job = m_jobs->start(plan, noPace);
    size_t most = 0;
    connect(job, &UserJob::changed, job, [&] { most = std::max(most, job->inFlight().size()); });
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 120'000);

    const UserJobTotals totals = job->engine().totals();
    QCOMPARE(totals.all(), 1'000u);
    QCOMPARE(told(totals), u"938 done, 22 failed, 40 unknown, 0 not sent"_s);
    QCOMPARE(most, size_t(4));
    // Whom the service told to come again was asked twice, everybody else once.
    QCOMPARE(patches(), 1'000 + 20 + 2);
    for (quint32 user = 0; user < plan.users.size(); ++user)
        QCOMPARE(patches(plan.users.idText(user)), user % 50 == 19 || user % 500 == 43 ? 2 : 1);
    compareWithTheService(*job);

    // The list that was loaded afterwards shows it.
    QTRY_VERIFY_WITH_TIMEOUT(readyIn(m_directory->state())->at >= job->endedAt(), 30'000);
    for (quint32 user = 0; user < plan.users.size(); ++user)
        QVERIFY(!job->result(user).isNotSeen);

    m_service->faultInjector().clear();
    job->retryFailed();
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
    QCOMPARE(told(job->engine().totals()), u"960 done, 0 failed, 40 unknown, 0 not sent"_s);
    job->checkUnknown();
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded() && !job->engine().isChecking(), 30'000);
    QCOMPARE(told(job->engine().totals()), u"980 done, 0 failed, 20 unknown, 0 not sent"_s); // half of them had arrived
    compareWithTheService(*job);
}

void tst_userjobfaults::theServiceIsKilledInTheMiddle()
{
    QTemporaryDir folder;
    service::ServiceOptions options = Running::options(1'000);
    options.database = folder.filePath(u"service.sqlite"_s);
    options.key = "0123456789abcdef";
    open(options);
    UserJob *job
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_VERIFY_WITH_TIMEOUT(job->engine().totals().done >= 300, 60'000);
    m_service.reset();
    QTRY_COMPARE_WITH_TIMEOUT(job->engine().phase(), Phase::Paused, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(job->inFlight().empty(), 60'000);
    QCOMPARE(job->engine().reason(), UserJobEngine::Reason::Unreachable);
    const UserJobTotals totals = job->engine().totals();
    QCOMPARE(totals.all(), 1'000u);
    QVERIFY2(totals.done >= 300 && totals.unknown <= 4 && totals.waiting >= 1, qPrintable(told(totals)));
    job->cancel();
    QVERIFY(job->isEnded());
    QCOMPARE(job->engine().totals().all(), 1'000u);

    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    compareWithTheService(*job);
}

void tst_userjobfaults::unknownOnesAreCheckedAndZonesPutBack()
{
    const auto before = zonesNow();
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    m_service->faultInjector().set({faultOf(plan.users.idText(1), lateDrop, 0),
                                    faultOf(plan.users.idText(2), earlyDrop, 0),
                                    faultOf(plan.users.idText(3), Drop::Never, 422)});
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->error(3).kind, ApiError::Kind::Invalid);
    QVERIFY(job->canCheck());
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QCOMPARE(job->state(1), UserJobState::Done);
    QCOMPARE(job->state(2), UserJobState::Unknown);
    QVERIFY(job->result(2).isChecked);

    const UserJobPlan undo = planUndo(job->plan(), job->engine().states(), m_directory->store().snapshot());
    QCOMPARE(undo.countOf[size_t(UserJobExclusion::UnknownOutcome)], 1u);
    QCOMPARE(undo.countOf[size_t(UserJobExclusion::NotChanged)], 1u);
    QCOMPARE(undo.users.size() + undo.countOf[size_t(UserJobExclusion::NoPreviousZone)], plan.users.size() - 2);
    UserJob *back = m_jobs->start(undo, noPace);
    QTRY_VERIFY(back->isEnded());
    QCOMPARE(back->engine().totals().done, undo.users.size());
    const auto after = zonesNow();
    for (const auto &[id, zone] : before)
        QCOMPARE(after.at(id), zone.isEmpty() && after.at(id) == newZone ? newZone : zone);
}

void tst_userjobfaults::aSourceThatCannotBeReadLeavesItUnknown()
{
    const UserJobPlan plan
        = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, m_directory->store());
    QVERIFY(plan.users.size() > 0);
    service::InjectedFault lost = answer("DELETE", "/v2/user/", 0);
    lost.drop = earlyDrop;
    m_service->faultInjector().set(
        {lost,
         answer("GET", "/v2/user/providers/", 200, R"([{"name":"Other","slug":"other","status":"connected"},null])")});
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->engine().totals().unknown, plan.users.size());
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QCOMPARE(job->engine().totals().unknown, plan.users.size());
    QVERIFY(!job->result(0).isChecked);
}

void tst_userjobfaults::aCheckThatFailsIsNone()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    m_service->faultInjector().set({faultOf(plan.users.idText(0), earlyDrop, 0)});
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->state(0), UserJobState::Unknown);
    m_service->faultInjector().set({answer("GET", "/v2/user/" + plan.users.idText(0).toUtf8(), 403)});
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QCOMPARE(job->state(0), UserJobState::Unknown);
    QVERIFY(!job->result(0).isChecked); // the old zone wasn't seen
    m_service->faultInjector().clear();
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QVERIFY(job->result(0).isChecked);
}

LABDESK_TEST(tst_userjobfaults)
#include "tst_userjobfaults.moc"
