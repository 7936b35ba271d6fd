// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "jobsstage.h"
#include "session/userjobs.h"
#include "support/measures.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_userjobs : public QObject, private JobsStage
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(Running::options(40)); }
    void cleanup() { close(); }
    void whoIsLeftOut();
    void manyDifferentValuesArePlannedAtOnce();
    void readsOfAPersonGoFirst();
    void deregisteredIsLookedForInTheList();
    void refreshesCountIntoTheBudget();
    void refreshesThatAreRefusedCountAsRefused_data();
    void refreshesThatAreRefusedCountAsRefused();
    void aRetryIsNotComparedWithTheListOfBefore();
    void oneJobAfterTheOther();
    void whatIsCutOffIsOnRecord();
    void aRetryIsOnRecordToo();
    void nothingIsSentOverAReadOnlyConnection();
    void anotherValueIsNotTheOldOne();
    void oneThatEndsAtOnceHoldsNobodyUp();
    void aSourceThatWasReconnectedIsKept_data();
    void aSourceThatWasReconnectedIsKept();
    void anUnknownOutcomeIsCheckedByAnyCase();
    void anAnswerThatIsThereCountsWhenItIsClosed_data();
    void anAnswerThatIsThereCountsWhenItIsClosed();
};

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
    const UserJobPlan spent = *planUserJob({.kind = UserJobKind::Refresh}, everybodyIn(store),
                                           {refresh.users.idText(0)}, QDateTime::currentMSecsSinceEpoch());
    QCOMPARE(spent.countOf[size_t(UserJobExclusion::RefreshLimitReached)], 1u);
    QCOMPARE(spent.users.size(), refresh.users.size() - 1);
}

/// Such as the ends of ingestion of a million users: how long one takes doesn't depend on how many there are.
void tst_userjobs::manyDifferentValuesArePlannedAtOnce()
{
    constexpr quint32 most = std::numeric_limits<quint16>::max();   // with the empty one
    const auto appendTo = [](UserJobItems &items, quint32 values) { // ms of the processor
        const LongestTurn turn;
        for (quint32 user = 0; user < 2 * most; ++user)
            items.append("id", "name", QString::number(user % most % values));
        return turn.sinceLastTurn();
    };
    UserJobItems alike, items;
    const double few = appendTo(alike, 10), many = appendTo(items, most);
    // Three times as long, where each is looked up; hundreds of times, where each is searched for.
    QVERIFY2(many < 40 * std::max(few, 10.0), qPrintable(u"%1 ms, and %2 for ten values"_s.arg(many).arg(few)));
    QCOMPARE(items.size(), 2 * most);
    QCOMPARE(items.before(0), u"0"_s);
    QCOMPARE(items.before(most + 7), u"7"_s);
    QCOMPARE(items.before(most - 2), QString::number(most - 2));
    QVERIFY(items.before(most - 1).isEmpty()); // one too many
}

/// On lanes of their own: they are answered while all writes of a job that may go at once are on their way.
void tst_userjobs::readsOfAPersonGoFirst()
{
    api::ClientOptions patient = impatient();
    patient.idleTimeout = patient.deadline = patient.longDeadline = 300s;
    open(Running::options(40), false, patient);
    service::InjectedFault slow;
    slow.method = "PATCH";
    slow.delay = 300s; // longer than all of this takes
    m_service->faultInjector().set({slow});
    UserJob *job
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QCOMPARE(job->inFlight().size(), size_t(4));
    QTRY_COMPARE(patches(), 4);
    for (int read = 0; read < 20; ++read) {
        bool isThere = false;
        const auto call = m_client->send<User>(api::getUser(job->plan().users.id(0)),
                                               [&](const auto &outcome) { isThere = outcome.ok(); });
        QTRY_VERIFY(isThere);
    }
    QCOMPARE(job->inFlight().size(), size_t(4));
    QCOMPARE(patches(), 4);
}

void tst_userjobs::deregisteredIsLookedForInTheList()
{
    const UserJobPlan plan
        = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"apple_health_kit"_s}, m_directory->store());
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
    QCOMPARE(m_actions->refreshes().inLastHour(plan.users.id(0)), 1);
    for (int i = 1; i < RefreshBudget::allowed; ++i)
        m_actions->refreshes().count(plan.users.id(0));
    QCOMPARE(m_actions->refreshes().spent(), QSet<QString>{plan.users.idText(0)});
}

void tst_userjobs::refreshesThatAreRefusedCountAsRefused_data()
{
    QTest::addColumn<int>("status"); // 0: no answer
    QTest::addColumn<int>("refused");
    QTest::newRow("too many requests") << 429 << 1;
    QTest::newRow("invalid") << 422 << 1;
    QTest::newRow("no answer: nobody knows") << 0 << 0;
}

void tst_userjobs::refreshesThatAreRefusedCountAsRefused()
{
    QFETCH(int, status);
    const UserJobPlan plan = planFor({.kind = UserJobKind::Refresh}, m_directory->store());
    service::InjectedFault fault = answer("POST", "/v2/user/", status);
    fault.drop = status == 0 ? earlyDrop : service::InjectedFault::Drop::Never;
    m_service->faultInjector().set({fault});
    const UserJob *job = m_jobs->start(plan, noPace);
    const UserJobState settled = status == 0 ? UserJobState::Unknown : UserJobState::Failed;
    QTRY_COMPARE(job->state(0), settled);
    QCOMPARE(m_actions->refreshes().inLastHour(plan.users.id(0)), 1);
    QTEST(m_actions->refreshes().refusedInLastHour(plan.users.id(0)), "refused");
}

/// A list comes that is newer than the first end of the job, but older than what its retry has just done.
void tst_userjobs::aRetryIsNotComparedWithTheListOfBefore()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    const QByteArray first = plan.users.idText(0).toUtf8();
    m_service->faultInjector().set({answer("PATCH", "/v2/user/", 422, {}, 2)});
    UserJob *job = m_jobs->start(plan, {1, 0ms});
    connect(job, &UserJob::ended, this, [this] { m_directory->cancel(); }); // its list doesn't come
    connect(job, &UserJob::userChanged, this, [job](quint32 user) {
        if (user == 0 && job->state(0) == UserJobState::Done)
            job->pause(); // before the second
    });
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->engine().totals().failed, 2u);
    job->retryFailed();
    QTRY_COMPARE(job->state(0), UserJobState::Done);
    const QByteArray old = QByteArray(R"({"user_id":"%","team_id":"t","client_user_id":"c",)"
                                      R"("created_on":"2026-03-12T16:14:00+00:00","connected_sources":[]})")
                               .replace('%', first);
    m_service->faultInjector().set(
        {answer("GET", "/v2/user/", 200, R"({"users":[)" + old + R"(],"total":1,"offset":0,"limit":500})")});
    m_directory->reload();
    QTRY_COMPARE(m_directory->store().size(), UserRow(1));
    QTRY_COMPARE(word(m_directory->state()), u"ready"_s);
    QVERIFY(readyIn(m_directory->state())->at >= job->endedAt());
    QCOMPARE(job->engine().phase(), Phase::Paused);
    QVERIFY(!job->result(0).isNotSeen);
}

void tst_userjobs::oneJobAfterTheOther()
{
    service::InjectedFault slow;
    slow.method = "PATCH";
    slow.delay = 20ms;
    m_service->faultInjector().set({slow});
    UserJob *first
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    UserJob *second = m_jobs->start(
        planFor({.kind = UserJobKind::ChangeZone, .zone = u"Europe/Berlin"_s}, m_directory->store()), noPace);
    QVERIFY(!first->isQueued() && second->isQueued());
    QCOMPARE(m_jobs->countUnfinished(), 2);
    first->pause();
    QTRY_VERIFY(!second->isQueued()); // once the first has its answers
    QVERIFY(first->inFlight().empty());
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
    m_service->faultInjector().set(
        {{.method = "PATCH", .times = 10}, {.method = "PATCH", .delay = 1min}}); // ten go through
    UserJob *job
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_COMPARE(job->engine().totals().done, quint32(10));
    QTRY_COMPARE(job->inFlight().size(), size_t(4));
    QTRY_COMPARE(patches(), 14); // on a busy machine, they arrive later
    const UserJobTotals before = job->engine().totals();
    m_jobs->close();
    m_jobs.reset();

    QFile file(folder.filePath(u"jobs/"_s + QDir(folder.filePath(u"jobs"_s)).entryList(QDir::Files).value(0)));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    file.close(); // Windows removes no file that is open
    QVERIFY2(!text.contains("Chatham") && !text.contains("client-"), "ids and outcomes only");

    m_jobs = std::make_unique<UserJobs>(*m_client, *m_directory, *m_details, *m_actions);
    m_jobs->keepRecordsIn(folder.filePath(u"jobs"_s));
    QCOMPARE(m_jobs->interrupted().size(), size_t(1));
    const UserJobTotals left = m_jobs->interrupted()[0].totals();
    QCOMPARE(left.all(), before.all());
    QVERIFY2(left.done >= before.done && left.unknown <= 4, qPrintable(told(left)));
    QVERIFY(m_jobs->jobs().empty()); // told of, never resumed
    const int sent = patches();
    m_jobs->forgetInterrupted(m_jobs->interrupted()[0].id);
    QVERIFY(m_jobs->interrupted().empty());
    QCOMPARE(patches(), sent);
    QVERIFY(QDir(folder.filePath(u"jobs"_s)).isEmpty(QDir::Files));
}

void tst_userjobs::aRetryIsOnRecordToo()
{
    QTemporaryDir folder;
    m_jobs->keepRecordsIn(folder.path());
    m_service->faultInjector().set({answer("PATCH", "/v2/user/", 422, {}, 1)});
    UserJob *job
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_VERIFY(job->isEnded());
    QVERIFY(QDir(folder.path()).isEmpty(QDir::Files));
    const quint32 users = job->plan().users.size();
    job->retryFailed();
    m_jobs->close();
    m_jobs = std::make_unique<UserJobs>(*m_client, *m_directory, *m_details, *m_actions);
    m_jobs->keepRecordsIn(folder.path());
    QCOMPARE(m_jobs->interrupted().size(), size_t(1));
    QCOMPARE(m_jobs->interrupted()[0].totals(), (UserJobTotals{.done = users - 1, .notSent = 1}));
    m_jobs->forgetInterrupted(m_jobs->interrupted()[0].id);

    m_service->faultInjector().set({answer("PATCH", "/v2/user/", 422, {}, 1)});
    job = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = u"Europe/Berlin"_s}, m_directory->store()),
                        noPace);
    QTRY_VERIFY(job->isEnded());
    job->retryFailed();
    QTRY_VERIFY(job->isEnded());
    QVERIFY2(QDir(folder.path()).isEmpty(QDir::Files), "nothing is left to report");
}

void tst_userjobs::nothingIsSentOverAReadOnlyConnection()
{
    open(Running::options(12), true);
    UserJob *job
        = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store()), noPace);
    QTRY_COMPARE(job->engine().phase(), Phase::Paused);
    QCOMPARE(job->engine().reason(), UserJobEngine::Reason::NotAllowed);
    QCOMPARE(patches(), 0);
}

/// The list that is loaded at the end of a job may show what the next one has done by then.
void tst_userjobs::anotherValueIsNotTheOldOne()
{
    const UserJobPlan plan = planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, m_directory->store());
    UserJob *job = m_jobs->start(plan, noPace);
    connect(job, &UserJob::ended, this, [this] { m_directory->cancel(); }); // its list comes later
    QTRY_VERIFY(job->isEnded());
    const auto listed = [](const QString &id, const QString &zone) {
        return QByteArray(R"({"user_id":"%1","team_id":"t","client_user_id":"c%1","connected_sources":[],)"
                          R"("created_on":"2026-03-12T16:14:00+00:00","fallback_time_zone":{"id":"%2"}})")
            .replace("%1", id.toUtf8())
            .replace("%2", zone.toUtf8());
    };
    quint32 zoned = 0;
    while (plan.users.before(zoned).isEmpty())
        ++zoned;
    const quint32 later = zoned == 0 ? 1 : 0;
    m_service->faultInjector().set({answer("GET", "/v2/user/", 200,
                                           '[' + listed(plan.users.idText(zoned), plan.users.before(zoned)) + ','
                                               + listed(plan.users.idText(later), u"Europe/Berlin"_s) + ']')});
    m_directory->reload();
    QTRY_COMPARE(m_directory->store().size(), UserRow(2));
    QTRY_COMPARE(word(m_directory->state()), u"ready"_s);
    QVERIFY(job->result(zoned).isNotSeen);
    QVERIFY(!job->result(later).isNotSeen); // it was changed again
}

void tst_userjobs::oneThatEndsAtOnceHoldsNobodyUp()
{
    const UserStore &store = m_directory->store();
    const UserJobPlan all = planFor({.kind = UserJobKind::Refresh}, store);
    const UserId spent = all.users.id(0);
    UserSelection one{store.snapshot(), RowSet(store.size())};
    one.rows.set(*store.find(spent));
    UserJob *first = m_jobs->start(planFor({.kind = UserJobKind::ChangeZone, .zone = newZone}, store), noPace);
    const UserJob *second = m_jobs->start(
        *planUserJob({.kind = UserJobKind::Refresh}, one, {}, QDateTime::currentMSecsSinceEpoch()), noPace);
    const UserJob *third = m_jobs->start(all, noPace);
    for (int i = 0; i < RefreshBudget::allowed; ++i)
        m_actions->refreshes().count(spent); // meanwhile, by a person
    QTRY_VERIFY(first->isEnded() && second->isEnded());
    QCOMPARE(second->engine().totals().skipped, 1u);
    QTRY_VERIFY(third->isEnded());
}

void tst_userjobs::aSourceThatWasReconnectedIsKept_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<int>("secondsLater");
    QTest::addColumn<bool>("isDateOnly");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("a moment after it was planned") << u"oura"_s << 3600 << false << true;
    QTest::newRow("that day, and nobody knows when") << u"oura"_s << 0 << true << true;
    QTest::newRow("in capitals") << u"Oura"_s << 3600 << false << true;
    QTest::newRow("a week before") << u"oura"_s << -7 * 24 * 3600 << true << false;
}

void tst_userjobs::aSourceThatWasReconnectedIsKept()
{
    QFETCH(QString, slug);
    QFETCH(int, secondsLater);
    QFETCH(bool, isDateOnly);
    QFETCH(bool, isKept);
    const UserJobPlan plan
        = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, m_directory->store());
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(plan.plannedAt, Qt::UTC).addSecs(secondsLater);
    const QString createdOn = isDateOnly ? at.date().toString(Qt::ISODate) : at.toString(Qt::ISODate);
    const QByteArray now = R"([{"name":"Oura","slug":")" + slug.toUtf8() + R"(","status":"connected","created_on":")"
        + createdOn.toUtf8() + R"("}])";
    m_service->faultInjector().set({answer("GET", "/v2/user/providers/", 200, now)});
    const UserJob *job = m_jobs->start(plan, noPace);
    QTRY_VERIFY(job->isEnded());
    QCOMPARE(job->result(0).leftOut == UserJobExclusion::ReconnectedSince, isKept);
    QCOMPARE(job->engine().totals().skipped, isKept ? plan.users.size() : 0);
}

void tst_userjobs::anUnknownOutcomeIsCheckedByAnyCase()
{
    UserJobPlan plan = planFor({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s}, m_directory->store());
    m_service->faultInjector().set({dropped("DELETE", earlyDrop)});
    UserJob *job = m_jobs->start(plan, {1, 0ms});
    QTRY_VERIFY(job->engine().totals().unknown > 0);
    job->cancel();
    QTRY_VERIFY(job->canCheck());
    m_service->faultInjector().set(
        {answer("GET", "/v2/user/providers/", 200, R"([{"name":"Oura","slug":"Oura","status":"connected"}])")});
    job->checkUnknown();
    QTRY_VERIFY(!job->engine().isChecking());
    QCOMPARE(job->engine().totals().done, 0u);
    QVERIFY(job->result(0).isChecked);
}

/// The list of requests tells of it first, and the job in the next turn.
void tst_userjobs::anAnswerThatIsThereCountsWhenItIsClosed_data()
{
    QTest::addColumn<UserStore::Row>("users");
    QTest::newRow("the last one, which ends the job") << UserStore::Row(1);
    QTest::newRow("others would follow") << UserStore::Row(3);
}

void tst_userjobs::anAnswerThatIsThereCountsWhenItIsClosed()
{
    QFETCH(UserStore::Row, users);
    UserSelection some{m_directory->store().snapshot(), RowSet(m_directory->store().size())};
    for (UserStore::Row row = 0; row < users; ++row)
        some.rows.set(row);
    UserJob *job = m_jobs->start(
        *planUserJob({.kind = UserJobKind::ChangeZone, .zone = newZone}, some, {}, QDateTime::currentMSecsSinceEpoch()),
        {1, 0ms});
    connect(m_client.get(), &api::ApiClient::requestChanged, this, [this, job](const api::RequestRecord &record) {
        if (record.verb == api::Verb::Patch && record.state == api::RequestRecord::State::Succeeded && job->isActive())
            m_jobs->close();
    });
    const QSignalSpy ended(m_jobs.get(), &UserJobs::ended);
    QTRY_VERIFY(!job->isActive());
    QCOMPARE(ended.count(), 0);
    QVERIFY2(job->engine().totals().unknown == 0, qPrintable(told(job->engine().totals())));
    QCOMPARE(job->state(0), UserJobState::Done);
}

LABDESK_TEST(tst_userjobs)
#include "tst_userjobs.moc"
