// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "session/actionaudit.h"
#include "session/userjobs.h"
#include "support/testmain.h"

#include <map>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// What the service says to a refresh of anybody, with these sources failed.
service::InjectedFault refreshed(const QByteArray &failed)
{
    return answer("POST", "/v2/user/refresh", 200,
                  R"({"success":true,"refreshed_sources":["oura/sleep"],"in_progress_sources":[],"failed_sources":)"
                      + failed + '}');
}

} // namespace

/// What the trail is told of writes, on the real service.
class tst_actionaudit : public ActionsStage
{
    Q_OBJECT

private Q_SLOTS:
    void s14_oneRecordForEachAction_data();
    void s14_oneRecordForEachAction();
    void whatWasChangedIsNamed();
    void whatIsRefusedOrCanceledIsRecordedToo();
    void whatWasUnknownIsRecordedAgainWhenItIsSettled();
    void whatIsUnderWayWhenTheSessionGoes();
    void whatIsRefusedForNowIsNotOnItsWay();
    void s14_oneRecordForEachUserOfAJob();
    void s14_aRefreshIsDoneAsFarAsItsSourcesAre_data();
    void s14_aRefreshIsDoneAsFarAsItsSourcesAre();

private:
    /// "changeZone done 8f1c…" for each entry that came.
    QStringList told() const
    {
        QStringList lines;
        for (const AuditEntry &entry : m_entries)
            lines += u"%1 %2 %3"_s.arg(auditKey(entry.operation), auditKey(entry.outcome), entry.userId);
        return lines;
    }
    void listen()
    {
        m_entries.clear();
        m_jobs = std::make_unique<UserJobs>(*m_running->client, *m_directory, *m_details, *m_actions);
        m_begun.clear();
        m_everBegun.clear();
        m_mostBegun = 0;
        m_audit = std::make_unique<ActionAudit>(
            *m_actions, *m_jobs,
            ActionAudit::Sink{.begin = [this](const AuditEntry &entry) { return begun(entry); },
                              .record =
                                  [this](AuditEntry entry, int intent) {
                                      m_begun.remove(intent);
                                      m_entries.push_back(std::move(entry));
                                  },
                              .discardIntent = [this](int intent) { m_begun.remove(intent); }});
    }

    int begun(const AuditEntry &entry)
    {
        m_begun.insert(++m_lastBegun);
        m_everBegun += u"%1 %2"_s.arg(auditKey(entry.operation), entry.userId);
        m_mostBegun = std::max(m_mostBegun, m_begun.size());
        return m_lastBegun;
    }

    std::vector<AuditEntry> m_entries;
    QSet<int> m_begun; ///< what is on its way
    QStringList m_everBegun;
    qsizetype m_mostBegun = 0;
    int m_lastBegun = 0;
    std::unique_ptr<UserJobs> m_jobs;
    std::unique_ptr<ActionAudit> m_audit;

private Q_SLOTS:
    void cleanup()
    {
        m_audit.reset();
        m_jobs.reset();
        ActionsStage::cleanup();
    }
};

void tst_actionaudit::s14_oneRecordForEachAction_data()
{
    QTest::addColumn<UserActionKind>("kind");
    QTest::addColumn<QString>("operation");
    QTest::newRow("create") << UserActionKind::Create << u"createUser"_s;
    QTest::newRow("change of zone") << UserActionKind::ChangeZone << u"changeZone"_s;
    QTest::newRow("edit, after its delay") << UserActionKind::Edit << u"editUser"_s;
    QTest::newRow("refresh") << UserActionKind::Refresh << u"requestRefresh"_s;
    QTest::newRow("deregister, after its delay") << UserActionKind::Deregister << u"deregister"_s;
    QTest::newRow("delete, after its delay") << UserActionKind::Delete << u"deleteUser"_s;
}

void tst_actionaudit::s14_oneRecordForEachAction()
{
    QFETCH(UserActionKind, kind);
    QFETCH(QString, operation);
    const User user
        = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    listen();
    m_running->drill(refreshed(R"([])")); // whatever the state of the sources
    const quint64 id = begin(kind, user);
    QTRY_VERIFY2(words(id).startsWith(u"done"), qPrintable(words(id)));
    const QString target = m_actions->find(id)->user->text();
    QVERIFY(kind == UserActionKind::Create || target == user.id.text());
    QCOMPARE(told(), QStringList{u"%1 done %2"_s.arg(operation, target)});
    m_audit->close();
    QCOMPARE(m_entries.size(), size_t(1)); // and no more when the session goes
    QCOMPARE(m_everBegun,
             QStringList{kind == UserActionKind::Create ? operation + u' ' : u"%1 %2"_s.arg(operation, target)});
    QVERIFY(m_begun.isEmpty());
}

void tst_actionaudit::whatWasChangedIsNamed()
{
    const User user = anyUser(
        [](const User &one) { return one.timeZone && !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    const QString slug = user.sources[0].slug;
    const QString zone = user.timeZone->id;
    listen();
    UserPatch patch;
    patch.clientUserId = m_newClientId;
    patch.birthDate = QDate(1999, 9, 9);
    patch.timeZone = u"Pacific/Apia"_s;
    const quint64 edit = m_actions->edit(user, patch);
    QTRY_COMPARE(words(edit), u"done, verified"_s);
    const quint64 change = m_actions->changeZone(readUser(user.id), u"Pacific/Chatham"_s);
    QTRY_COMPARE(words(change), u"done, verified"_s);
    const quint64 gone = m_actions->deregister(user, *ProviderSlug::parse(slug));
    QTRY_COMPARE(words(gone), u"done, verified"_s);
    QCOMPARE(m_entries.size(), size_t(3));
    QCOMPARE(m_entries[0].changed, (UserFieldList{UserField::ClientId, UserField::TimeZone, UserField::BirthDate}));
    QCOMPARE(m_entries[0].zoneBefore, zone);
    QCOMPARE(m_entries[0].zoneAfter, u"Pacific/Apia"_s);
    QCOMPARE(m_entries[1].zoneBefore, u"Pacific/Apia"_s);
    QCOMPARE(m_entries[1].zoneAfter, u"Pacific/Chatham"_s);
    QCOMPARE(m_entries[2].providers, QStringList{slug});
    QVERIFY(m_entries[2].zoneAfter.isEmpty() && m_entries[2].changed.empty());
}

void tst_actionaudit::whatIsRefusedOrCanceledIsRecordedToo()
{
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    listen();
    m_running->drill(answer("PATCH", "/v2/user/", 422, R"({"detail":"no"})"));
    const quint64 refusedOne = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QTRY_COMPARE(words(refusedOne), u"failed: 422"_s);
    QVERIFY(m_actions->cancel(m_actions->remove(user)));
    QVERIFY(m_begun.isEmpty());
    QCOMPARE(told(),
             (QStringList{u"changeZone failed "_s + user.id.text(), u"deleteUser cancelled "_s + user.id.text()}));
}

void tst_actionaudit::whatWasUnknownIsRecordedAgainWhenItIsSettled()
{
    const User user = anyUser([](const User &one) { return !one.timeZone || one.timeZone->id != u"Pacific/Auckland"; });
    listen();
    m_running->drill(dropped("PATCH", lateDrop));
    const quint64 id = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QTRY_COMPARE(words(id), u"unknown"_s);
    QCOMPARE(told(), QStringList{u"changeZone unknown "_s + user.id.text()});
    m_running->wellAgain();
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QCOMPARE(told(),
             (QStringList{u"changeZone unknown "_s + user.id.text(), u"changeZone foundDone "_s + user.id.text()}));
}

void tst_actionaudit::whatIsUnderWayWhenTheSessionGoes()
{
    const User user = anyUser();
    listen();
    service::InjectedFault held;
    held.method = "GET";
    held.delay = 30s;
    service::InjectedFault silent;
    silent.method = "POST";
    silent.delay = 30s;
    m_running->service.faultInjector().set(
        {{.method = "GET", .pathPrefix = "/v2/user/" + user.id.text().toUtf8(), .times = 1}, held, silent});
    const quint64 answered = m_actions->changeZone(user, u"Pacific/Auckland"_s); // and it is being read back
    QTRY_VERIFY(!m_actions->hasInFlight());
    QCOMPARE(words(answered), u"sending"_s);
    const int before = m_running->service.faultInjector().requestCount("POST", "/");
    (void)m_actions->refresh(user);
    QTRY_COMPARE(m_running->service.faultInjector().requestCount("POST", "/"), before + 1); // it has left
    QVERIFY(m_entries.empty());
    m_actions->abandonSending();
    m_audit->close();
    QCOMPARE(told(),
             (QStringList{u"requestRefresh unknown "_s + user.id.text(), u"changeZone done "_s + user.id.text()}));
}

void tst_actionaudit::whatIsRefusedForNowIsNotOnItsWay()
{
    const User user = anyUser();
    listen();
    service::InjectedFault busy = answer("PATCH", "/v2/user/", 503, R"({"detail":"later"})", 1);
    busy.fields = {{"Retry-After", "5"}};
    m_running->drill(busy);
    const quint64 id = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QVERIFY(m_begun.isEmpty()); // the user is read first
    QTRY_VERIFY(std::holds_alternative<UserAction::Delayed>(m_actions->find(id)->state));
    QCOMPARE(m_mostBegun, 1);
    QVERIFY(m_begun.isEmpty() && m_entries.empty());
    QVERIFY(m_actions->cancel(id));
    QCOMPARE(told(), QStringList{u"changeZone cancelled "_s + user.id.text()});
}

void tst_actionaudit::s14_oneRecordForEachUserOfAJob()
{
    listen();
    UserJobSpec order;
    order.kind = UserJobKind::ChangeZone;
    order.zone = u"Pacific/Chatham"_s;
    const UserStore &store = m_directory->store();
    auto plan
        = planUserJob(order, {store.snapshot(), RowSet(store.size(), true)}, {}, QDateTime::currentMSecsSinceEpoch());
    QVERIFY(plan && plan->users.size() > 250);
    const QString unlucky = plan->users.idText(7);
    const QString refusedOne = plan->users.idText(9);
    service::InjectedFault lost = answer("PATCH", "/v2/user/" + unlucky.toUtf8(), 0, {}, 1);
    lost.drop = lateDrop;
    m_running->service.faultInjector().set(
        {lost, answer("PATCH", "/v2/user/" + refusedOne.toUtf8(), 422, R"({"detail":"no"})", 1)});
    UserJob *job = m_jobs->start(std::move(*plan), {4, 0ms});
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded(), 30'000);
    QCOMPARE(m_entries.size(), size_t(job->plan().users.size()));
    std::map<QString, int> outcomes;
    QSet<QString> users;
    for (const AuditEntry &entry : m_entries) {
        QCOMPARE(entry.operation, AuditOperation::ChangeZone);
        QCOMPARE(entry.zoneAfter, u"Pacific/Chatham"_s);
        ++outcomes[auditKey(entry.outcome)];
        users += entry.userId;
    }
    QCOMPARE(users.size(), qsizetype(m_entries.size()));
    QCOMPARE(outcomes[u"done"_s], int(m_entries.size()) - 2);
    QCOMPARE(outcomes[u"failed"_s], 1);
    QCOMPARE(outcomes[u"unknown"_s], 1);
    job->checkUnknown();
    QTRY_COMPARE_WITH_TIMEOUT(job->engine().totals().unknown, 0u, 30'000);
    job->retryFailed();
    QTRY_VERIFY_WITH_TIMEOUT(job->isEnded() && job->engine().totals().failed == 0, 30'000);
    QVERIFY2(m_begun.isEmpty() && m_mostBegun > 1 && m_mostBegun <= 4, qPrintable(QString::number(m_mostBegun)));
    const QStringList all = told();
    QCOMPARE(all.mid(all.size() - 2),
             (QStringList{u"changeZone foundDone "_s + unlucky, u"changeZone done "_s + refusedOne}));
}

void tst_actionaudit::s14_aRefreshIsDoneAsFarAsItsSourcesAre_data()
{
    QTest::addColumn<QByteArray>("failed");
    QTest::addColumn<bool>("isJob");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("all sources were refreshed") << QByteArray("[]") << false << u"done"_s;
    QTest::newRow("a source failed") << QByteArray(R"(["withings/sleep"])") << false << u"partlyDone"_s;
    QTest::newRow("all sources were refreshed, in a job") << QByteArray("[]") << true << u"done"_s;
    QTest::newRow("a source failed, in a job") << QByteArray(R"(["withings/sleep"])") << true << u"partlyDone"_s;
}

void tst_actionaudit::s14_aRefreshIsDoneAsFarAsItsSourcesAre()
{
    QFETCH(const QByteArray, failed);
    QFETCH(const bool, isJob);
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    listen();
    m_running->drill(refreshed(failed));
    if (isJob) {
        const UserStore &store = m_directory->store();
        UserSelection one{store.snapshot(), RowSet(store.size())};
        one.rows.set(*store.find(user.id));
        auto plan
            = planUserJob({.kind = UserJobKind::Refresh}, std::move(one), {}, QDateTime::currentMSecsSinceEpoch());
        QVERIFY(plan);
        const UserJob *job = m_jobs->start(std::move(*plan), {4, 0ms});
        QTRY_VERIFY(job->isEnded());
    } else {
        const quint64 id = m_actions->refresh(user);
        QTRY_VERIFY2(words(id).startsWith(u"done"), qPrintable(words(id)));
    }
    QFETCH(const QString, outcome);
    QCOMPARE(told(), QStringList{u"requestRefresh %1 %2"_s.arg(outcome, user.id.text())});
}

LABDESK_TEST(tst_actionaudit)
#include "tst_actionaudit.moc"
