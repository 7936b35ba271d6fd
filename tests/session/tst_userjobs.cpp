// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/userjobs.h"

#include "actionsstage.h"
#include "api/userendpoints.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using Drop = service::Drill::Drop;
using Phase = UserJobEngine::Phase;

constexpr UserJobEngine::Pace noPace{4, 0ms};

const QString newZone = u"Pacific/Chatham"_s;

UserSelection everybodyIn(const UserStore &store)
{
    return {store.snapshot(), RowSet(store.size(), true)};
}

UserJobPlan planFor(const UserJobOrder &order, const UserStore &store)
{
    return *planUserJob(order, everybodyIn(store), {}, QDateTime::currentMSecsSinceEpoch());
}

QString told(const UserJobTotals &t)
{
    return u"%1 done, %2 failed, %3 unknown, %4 not sent"_s.arg(t.done).arg(t.failed).arg(t.unknown).arg(t.notSent + t.waiting);
}

/// A fault on one write of one user.
service::Drill faultOf(const QString &id, Drop drop, int status, const QByteArray &retryAfter = {})
{
    service::Drill drill = answer("PATCH", "/v2/user/" + id.toUtf8(), status, {}, 1);
    drill.drop = drop;
    if (!retryAfter.isEmpty())
        drill.fields = {{"Retry-After", retryAfter}};
    return drill;
}

/// Faults of all kinds, spread over the users of a job.
std::vector<service::Drill> stormOver(const UserJobPlan &plan)
{
    std::vector<service::Drill> storm;
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

class tst_userjobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(Running::options(40)); }
    void cleanup();
    void whoIsLeftOut();
    void aThousandThroughAllKindsOfFaults();
    void theServiceIsKilledInTheMiddle();
    void readsOfAPersonGoFirst();
    void unknownOnesAreCheckedAndZonesPutBack();
    void deregisteredIsLookedForInTheList();
    void refreshesCountIntoTheBudget();
    void oneJobAfterTheOther();
    void whatIsCutOffIsOnRecord();
    void nothingIsSentOverAReadOnlyConnection();

private:
    void open(service::ServiceOptions options, bool readOnly = false);
    /// What the service has now, read by somebody else.
    std::map<QString, QString> zonesNow();
    /// Each outcome that is certain is what the service has.
    void compareWithTheService(const UserJob &job);
    int patches(const QString &id = {}) { return m_service->drills().requestCount("PATCH", "/v2/user/" + id.toUtf8()); }

    std::unique_ptr<service::LocalService> m_service;
    std::unique_ptr<api::ApiClient> m_client;
    std::unique_ptr<UserDirectory> m_directory;
    std::unique_ptr<UserDetails> m_details;
    std::unique_ptr<UserActions> m_actions;
    std::unique_ptr<UserJobs> m_jobs;
};

void tst_userjobs::open(service::ServiceOptions options, bool readOnly)
{
    cleanup();
    m_service = std::make_unique<service::LocalService>(options);
    m_service->startAndWait();
    Connection connection = connectionTo(m_service->baseUrl());
    connection.readOnly = readOnly;
    m_client = std::make_unique<api::ApiClient>(connection, Secret(m_service->key()), impatient());
    m_directory = std::make_unique<UserDirectory>(*m_client);
    m_details = std::make_unique<UserDetails>(*m_client);
    m_actions = std::make_unique<UserActions>(*m_client, *m_directory, *m_details);
    m_jobs = std::make_unique<UserJobs>(*m_client, *m_directory, *m_details, *m_actions);
    m_directory->reload();
    QTRY_COMPARE_WITH_TIMEOUT(word(m_directory->state()), u"ready"_s, 30'000);
}

void tst_userjobs::cleanup()
{
    m_jobs.reset();
    m_actions.reset();
    m_details.reset();
    m_directory.reset();
    m_client.reset();
    m_service.reset();
}

std::map<QString, QString> tst_userjobs::zonesNow()
{
    api::ApiClient other(connectionTo(m_service->baseUrl()), Secret(m_service->key()), impatient());
    UserDirectory directory(other);
    directory.reload();
    if (!QTest::qWaitFor([&] { return readyIn(directory.state()); }, 30'000))
        qFatal("the list does not come");
    std::map<QString, QString> zones;
    for (UserStore::Row row = 0; row < directory.store().size(); ++row)
        zones[directory.store().idText(row)] = directory.store().zone(row);
    return zones;
}

void tst_userjobs::compareWithTheService(const UserJob &job)
{
    const auto zones = zonesNow();
    for (quint32 user = 0; user < job.plan().users.size(); ++user) {
        const QString now = zones.at(job.plan().users.idText(user));
        const QString before = job.plan().users.zone(user);
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

void tst_userjobs::whoIsLeftOut()
{
    const UserStore &store = m_directory->store();
    UserRow without = 0, ouras = 0, connected = 0;
    for (UserStore::Row row = 0; row < store.size(); ++row) {
        without += store.zone(row).isEmpty() ? 1 : 0;
        connected += store.sources(row).empty() ? 0 : 1;
        for (const quint16 source : store.sources(row))
            ouras += store.sourceSlug(source) == u"oura" ? 1 : 0;
    }
    QString zone;
    for (UserStore::Row row = 0; row < store.size() && zone.isEmpty(); ++row)
        zone = store.zone(row);
    const UserJobPlan zones = planFor({.kind = UserJobKind::ChangeZone, .zone = zone}, store);
    QVERIFY(zones.excluded.size() > 0);
    QCOMPARE(zones.users.size() + zones.excluded.size(), store.size());
    QCOMPARE(zones.excluded.size(), zones.countOf[size_t(UserJobExclusion::SameZone)]);
    QCOMPARE(zones.withoutZone, without);

    const UserJobPlan deregister = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, store);
    QCOMPARE(deregister.users.size(), ouras);
    QCOMPARE(deregister.users.size() + deregister.excluded.size(), store.size());

    const UserJobPlan refresh = planFor({.kind = UserJobKind::Refresh}, store);
    QCOMPARE(refresh.users.size() + refresh.countOf[size_t(UserJobExclusion::NoSource)]
                 + refresh.countOf[size_t(UserJobExclusion::IngestionEnded)],
             store.size());
    QVERIFY(refresh.users.size() <= connected);
    const UserJobPlan spent = *planUserJob({.kind = UserJobKind::Refresh}, everybodyIn(store), {refresh.users.idText(0)}, QDateTime::currentMSecsSinceEpoch());
    QCOMPARE(spent.countOf[size_t(UserJobExclusion::RefreshesSpent)], 1u);
    QCOMPARE(spent.users.size(), refresh.users.size() - 1);
}

void tst_userjobs::aThousandThroughAllKindsOfFaults()
{
    open(Running::options(1'000));
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    QCOMPARE(plan.users.size(), 1'000u);
    m_service->drills().set(stormOver(plan));
    UserJob *job = m_jobs->start(plan, noPace);
    size_t most = 0;
    connect(job, &UserJob::changed, job, [&] { most = std::max(most, job->underWay().size()); });
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

    m_service->drills().clear();
    job->retryFailed();
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
    QCOMPARE(told(job->engine().totals()), u"960 done, 0 failed, 40 unknown, 0 not sent"_s);
    job->checkUnknown();
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded() && !job->engine().isChecking(), 30'000);
    QCOMPARE(told(job->engine().totals()), u"980 done, 0 failed, 20 unknown, 0 not sent"_s); // half of them had arrived
    compareWithTheService(*job);
}

void tst_userjobs::theServiceIsKilledInTheMiddle()
{
    QTemporaryDir folder;
    service::ServiceOptions options = Running::options(1'000);
    options.database = folder.filePath(u"service.sqlite"_s);
    options.key = "0123456789abcdef";
    open(options);
    UserJob *job = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_VERIFY_WITH_TIMEOUT(job->engine().totals().done >= 300, 60'000);
    m_service.reset();
    QTRY_COMPARE_WITH_TIMEOUT(job->engine().phase(), Phase::Paused, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(job->underWay().empty(), 60'000);
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

/// On lanes of their own: 60 reads while a job of slow writes goes on.
void tst_userjobs::readsOfAPersonGoFirst()
{
    service::Drill slow;
    slow.method = "PATCH";
    slow.delay = 60ms;
    m_service->drills().set({slow});
    UserJob *job = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QCOMPARE(job->underWay().size(), size_t(4));
    std::vector<qint64> took;
    for (int read = 0; read < 60; ++read) {
        const quint32 waiting = job->engine().totals().waiting;
        QElapsedTimer timer;
        timer.start();
        bool isThere = false;
        const auto call = m_client->send<User>(api::getUser(job->plan().users.id(0)), [&](const auto &) { isThere = true; });
        QTRY_VERIFY(isThere);
        took.push_back(timer.elapsed());
        // It did not stand behind those who wait: no more than a few of them went meanwhile.
        if (read == 0)
            QVERIFY(job->engine().totals().waiting + 12 > waiting && waiting > 20);
        if (job->isEnded())
            break;
    }
    std::ranges::sort(took);
    qInfo("a read during a job: p95 %lld ms of %zu", took[took.size() * 95 / 100], took.size());
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
}

void tst_userjobs::unknownOnesAreCheckedAndZonesPutBack()
{
    const auto before = zonesNow();
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    m_service->drills().set({faultOf(plan.users.idText(1), lateDrop, 0), faultOf(plan.users.idText(2), earlyDrop, 0), faultOf(plan.users.idText(3), Drop::Never, 422)});
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->error(3).kind, ApiError::Kind::Invalid);
    QVERIFY(job->canCheck());
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QCOMPARE(job->state(1), UserJobState::Done);
    QCOMPARE(job->state(2), UserJobState::Unknown);
    QVERIFY(job->result(2).isChecked);

    const UserJobPlan undo = planUndo(job->plan(), job->engine().states());
    QCOMPARE(undo.countOf[size_t(UserJobExclusion::OutcomeOpen)], 1u);
    QCOMPARE(undo.countOf[size_t(UserJobExclusion::NotChanged)], 1u);
    QCOMPARE(undo.users.size() + undo.countOf[size_t(UserJobExclusion::NoZoneBefore)], plan.users.size() - 2);
    UserJob *back = m_jobs->start(undo, noPace);
    QTRY_VERIFY(back->isEnded());
    QCOMPARE(back->engine().totals().done, undo.users.size());
    const auto after = zonesNow();
    for (const auto &[id, zone] : before)
        QCOMPARE(after.at(id), zone.isEmpty() && after.at(id) == newZone ? newZone : zone);
}

void tst_userjobs::deregisteredIsLookedForInTheList()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"apple_health_kit"_s}, m_directory->store());
    UserJobPlan any = plan;
    if (any.users.size() == 0)
        any = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, m_directory->store());
    QVERIFY(any.users.size() > 0);
    UserJob *job = m_jobs->start(any, noPace);
    QSignalSpy changed(job, &UserJob::changed);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->engine().totals().done, any.users.size());
    QTRY_VERIFY(readyIn(m_directory->state())->at >= job->endedAt());
    const bool isPhone = any.order.providerSlug == u"apple_health_kit";
    UserRow stillThere = 0;
    for (UserStore::Row row = 0; row < m_directory->store().size(); ++row)
        for (const quint16 source : m_directory->store().sources(row))
            stillThere += m_directory->store().sourceSlug(source) == any.order.providerSlug ? 1 : 0;
    UserRow said = 0;
    for (quint32 user = 0; user < any.users.size(); ++user)
        said += job->result(user).isNotSeen ? 1 : 0;
    QCOMPARE(said, stillThere);
    QVERIFY(isPhone || said == 0);

    // Once more: there is nothing left to do, and that is no failure.
    if (!isPhone) {
        UserJob *again = m_jobs->start(any, noPace);
        QTRY_VERIFY(again->isEnded());
        QCOMPARE(again->engine().totals().done, any.users.size());
        QVERIFY(again->result(0).alreadyGone);
    }
}

void tst_userjobs::refreshesCountIntoTheBudget()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::Refresh}, m_directory->store());
    UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->engine().totals().done + job->engine().totals().failed, plan.users.size());
    QCOMPARE(m_actions->refreshesInLastHour(plan.users.id(0)), 1);
    for (int i = 1; i < UserActions::refreshesAllowed; ++i)
        m_actions->countRefresh(plan.users.id(0));
    QCOMPARE(m_actions->spentRefreshes(), QSet<QString>{plan.users.idText(0)});
}

void tst_userjobs::oneJobAfterTheOther()
{
    service::Drill slow;
    slow.method = "PATCH";
    slow.delay = 20ms;
    m_service->drills().set({slow});
    UserJob *first = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    UserJob *second = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = u"Europe/Berlin"_s}, m_directory->store()), noPace);
    QVERIFY(!first->isQueued() && second->isQueued());
    QCOMPARE(m_jobs->countUnfinished(), 2);
    first->pause();
    QTRY_VERIFY(!second->isQueued()); // once the first has its answers
    QVERIFY(first->underWay().empty());
    first->resume();
    QVERIFY(first->isQueued());
    QTRY_VERIFY(second->isEnded());
    QTRY_VERIFY(first->isEnded());
    QCOMPARE(m_jobs->countUnfinished(), 0);
    m_jobs->forget(first->id());
    QCOMPARE(m_jobs->jobs().size(), size_t(1));
}

void tst_userjobs::whatIsCutOffIsOnRecord()
{
    QTemporaryDir folder;
    m_jobs->keepRecordsIn(folder.filePath(u"jobs"_s));
    service::Drill slow;
    slow.method = "PATCH";
    slow.delay = 500ms;
    UserJob *job = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_VERIFY(job->engine().totals().done >= 10);
    m_service->drills().set({slow});
    QTRY_COMPARE(job->underWay().size(), size_t(4));
    const UserJobTotals before = job->engine().totals();
    m_jobs->close();
    m_jobs.reset();

    QFile file(folder.filePath(u"jobs/"_s + QDir(folder.filePath(u"jobs"_s)).entryList(QDir::Files).value(0)));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(!text.contains("Chatham") && !text.contains("client-"), "ids and outcomes only");

    m_jobs = std::make_unique<UserJobs>(*m_client, *m_directory, *m_details, *m_actions);
    m_jobs->keepRecordsIn(folder.filePath(u"jobs"_s));
    QCOMPARE(m_jobs->remains().size(), size_t(1));
    const UserJobTotals left = m_jobs->remains()[0].totals();
    QCOMPARE(left.all(), before.all());
    QVERIFY2(left.done >= before.done && left.unknown <= 4, qPrintable(told(left)));
    QVERIFY(m_jobs->jobs().empty()); // told of, never resumed
    const int sent = patches();
    m_jobs->forgetRemains(m_jobs->remains()[0].id);
    QVERIFY(m_jobs->remains().empty());
    QCOMPARE(patches(), sent);
    QVERIFY(QDir(folder.filePath(u"jobs"_s)).isEmpty(QDir::Files));
}

void tst_userjobs::nothingIsSentOverAReadOnlyConnection()
{
    open(Running::options(12), true);
    UserJob *job = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_COMPARE(job->engine().phase(), Phase::Paused);
    QCOMPARE(job->engine().reason(), UserJobEngine::Reason::NotAllowed);
    QCOMPARE(patches(), 0);
}

LABDESK_TEST(tst_userjobs)
#include "tst_userjobs.moc"
