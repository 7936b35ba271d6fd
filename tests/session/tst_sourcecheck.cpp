// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobsstage.h"
#include "session/sourcetrouble.h"
#include "support/testmain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QByteArray providersPath = "/v2/user/providers/";

service::InjectedFault readFault(const QString &id, int status, int times)
{
    return answer("GET", providersPath + id.toUtf8(), status, {}, times);
}

QByteArray failing(const QByteArray &slug, const QByteArray &type)
{
    return R"([{"name":")" + slug + R"(","slug":")" + slug + R"(","status":"error","error_details":{"error_type":")"
        + type + R"(","error_message":"no","errored_at":"2026-11-01T10:00:00Z"}}])";
}

} // namespace

/// Check sources: reads of many users, over a service that fails as well.
class tst_sourcecheck : public QObject, private JobsStage
{
    Q_OBJECT

    UserJob *check(const UserJobPlan &plan) { return m_jobs->start(plan, noPace); }
    UserJobPlan plan() { return planFor({.kind = UserJobKind::CheckSources}, m_directory->store()); }
    int reads(const QString &id = {}) const
    {
        return m_service->faultInjector().requestCount("GET", providersPath + id.toUtf8());
    }

private Q_SLOTS:
    void init() { open(Running::options(40)); }
    void cleanup() { close(); }

    /// As the service has it, read one by one by somebody else.
    void aThousandAddUpOnAFaultyService()
    {
        open(Running::options(1'000));
        const UserJobPlan whom = plan();
        QCOMPARE(whom.users.size() + whom.countOf[size_t(UserJobExclusion::NoSource)], m_directory->store().size());
        UserJob *quiet = check(whom);
        QTRY_VERIFY_WITH_TIMEOUT(quiet->isEnded(), 120'000);
        QCOMPARE(quiet->engine().totals().done, whom.users.size());
        const UserJob::Faults truth = quiet->faults();
        QVERIFY(!truth.empty());

        std::vector<service::InjectedFault> storm;
        quint32 lost = 0;
        for (quint32 user = 0; user < whom.users.size(); ++user) {
            const QString id = whom.users.idText(user);
            if (user % 50 == 7)
                storm.push_back(readFault(id, 500, 1)); // reads are retried
            if (user % 50 == 19) {
                storm.push_back(readFault(id, 429, 1));
                storm.back().fields = {{"Retry-After", "0"}};
            }
            if (user % 50 == 31) {
                storm.push_back(readFault(id, 404, -1));
                ++lost;
            }
        }
        m_service->faultInjector().set(storm);
        UserJob *job = check(whom);
        size_t most = 0;
        connect(job, &UserJob::changed, job, [&] { most = std::max(most, job->inFlight().size()); });
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 120'000);
        QCOMPARE(most, size_t(4));
        const UserJobTotals totals = job->engine().totals();
        QCOMPARE(told(totals), u"%1 done, %2 failed, 0 unknown, 0 not sent"_s.arg(whom.users.size() - lost).arg(lost));
        for (const auto &[fault, users] : truth) {
            std::vector<quint32> expected;
            std::ranges::copy_if(users, std::back_inserter(expected), [](quint32 user) { return user % 50 != 31; });
            const auto found = job->faults().find(fault);
            QCOMPARE(found == job->faults().end() ? std::vector<quint32>() : found->second, expected);
        }

        m_service->faultInjector().clear();
        job->retryFailed();
        QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
        QCOMPARE(job->engine().totals().done, whom.users.size());
        QVERIFY(job->faults() == truth);
    }

    void whoHasTheSameProblemIsOneGroup()
    {
        const UserJobPlan whom = plan();
        std::vector<service::InjectedFault> faults;
        for (const quint32 user : {0u, 2u})
            faults.push_back(answer("GET", providersPath + whom.users.idText(user).toUtf8(), 200,
                                    failing("zz_watch", "token_refresh_failed")));
        faults.push_back(
            answer("GET", providersPath + whom.users.idText(1).toUtf8(), 200, failing("zz_watch", "other")));
        m_service->faultInjector().set(faults);
        SourceTrouble trouble;
        connect(m_jobs.get(), &UserJobs::sourcesRead, &trouble,
                [&](const UserId &user, const std::vector<ConnectedProvider> &sources) {
                    trouble.see(user, sources, QDateTime::currentDateTimeUtc());
                });
        UserJob *job = check(whom);
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(job->faults().at({u"zz_watch"_s, u"token_refresh_failed"_s}), (std::vector<quint32>{0, 2}));
        QCOMPARE(job->faults().at({u"zz_watch"_s, u"other"_s}), (std::vector<quint32>{1}));
        QCOMPARE(job->faultsOf(1), (std::vector<UserJob::Fault>{{u"zz_watch"_s, u"other"_s}}));
        for (quint32 user = 0; user < whom.users.size(); ++user)
            QCOMPARE(trouble.of(whom.users.id(user)) != nullptr, !job->faultsOf(user).empty());
    }

    void aSourceThatWasReconnectedHasNoProblem()
    {
        const UserJobPlan whom = plan();
        QByteArray both = failing("zz_watch", "token_refresh_failed");
        both.chop(1); // the old connection stands beside the new one
        both += R"(,{"name":"zz_watch","slug":"zz_watch","status":"connected"}])";
        m_service->faultInjector().set({answer("GET", providersPath + whom.users.idText(0).toUtf8(), 200, both)});
        UserJob *job = check(whom);
        QTRY_VERIFY(job->isEnded());
        QVERIFY(job->faultsOf(0).empty());
    }

    void readsOverAReadOnlyConnection()
    {
        open(Running::options(40), true);
        UserJob *job = check(plan());
        QTRY_VERIFY(job->isEnded());
        QCOMPARE(job->engine().totals().done, job->plan().users.size());
    }

    void nothingIsKeptOnDisk()
    {
        QTemporaryDir folder;
        m_jobs->keepRecordsIn(folder.path());
        UserJob *job = check(plan());
        QVERIFY(!job->inFlight().empty());
        QVERIFY(QDir(folder.path()).isEmpty());
        job->pause();
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void canBeCanceled()
    {
        service::InjectedFault slow = answer("GET", providersPath, 0);
        slow.delay = 20ms;
        m_service->faultInjector().set({slow});
        UserJob *job = check(plan());
        QTRY_VERIFY(job->engine().totals().done > 2);
        job->cancel();
        QTRY_VERIFY(job->isEnded());
        const UserJobTotals totals = job->engine().totals();
        QVERIFY(totals.notSent > 0);
        QCOMPARE(totals.done + totals.notSent, job->plan().users.size());
        QCOMPARE(reads(), int(totals.done));
    }

    void goesWithTheLock()
    {
        UserJob *ended = check(plan());
        QTRY_VERIFY(ended->isEnded());
        UserJob *running = check(plan());
        UserJob *writes
            = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
        QSignalSpy removed(m_jobs.get(), &UserJobs::removed);
        QSignalSpy gone(running, &QObject::destroyed);
        m_jobs->lock(false);
        QCOMPARE(removed.size(), 2);
        QCOMPARE(m_jobs->jobs().size(), size_t(1));
        QTRY_COMPARE(gone.size(), 1);
        QTRY_VERIFY(writes->isEnded()); // what may finish does
    }
};

LABDESK_TEST(tst_sourcecheck)
#include "tst_sourcecheck.moc"
