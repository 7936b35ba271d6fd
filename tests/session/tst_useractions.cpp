// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/useractions.h"

#include "running.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"
#include "support/faultserver.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// The state of an action as words.
QString wordsOf(const UserAction *action)
{
    if (!action)
        return u"unknown id"_s;
    if (const auto *delayed = std::get_if<UserAction::Delayed>(&action->state))
        return (delayed->askedToPause ? u"again in %1 s"_s : u"in %1 s"_s).arg(delayed->secondsLeft);
    if (std::holds_alternative<UserAction::Sending>(action->state))
        return u"sending"_s;
    if (const auto *cancelled = std::get_if<UserAction::Cancelled>(&action->state))
        return cancelled->wasRefused ? u"cancelled in the pause"_s : u"cancelled"_s;
    if (const auto *unknown = std::get_if<UserAction::Unknown>(&action->state))
        return unknown->checking ? u"checking"_s : unknown->notSeenYet ? u"not seen yet"_s : u"unknown"_s;
    if (const auto *failed = std::get_if<UserAction::Failed>(&action->state))
        return u"failed: %1"_s.arg(failed->why.httpStatus);
    const auto &done = std::get<UserAction::Succeeded>(action->state);
    return u"done"_s + (done.verified ? u", verified"_s : QString()) + (done.stillListed ? u", still listed"_s : QString())
        + (done.alreadyGone ? u", already gone"_s : QString()) + (done.inProgress ? u", in progress"_s : QString());
}

const ApiError &reasonOf(const UserAction *action)
{
    return std::get<UserAction::Failed>(action->state).why;
}

/// A fault on the way of one write: it is done, or not, and the answer never comes.
service::Drill dropped(const QByteArray &method, service::Drill::Drop drop)
{
    service::Drill drill;
    drill.method = method;
    drill.drop = drop;
    return drill;
}

/// The service refuses a write so many times, and names a pause.
service::Drill refused(const QByteArray &method, int status, const QByteArray &retryAfter, int times)
{
    service::Drill drill = answer(method, "/v2/user/", status, {}, times);
    drill.fields = {{"Retry-After", retryAfter}};
    return drill;
}

constexpr auto lateDrop = service::Drill::Drop::AfterProcessing;
constexpr auto earlyDrop = service::Drill::Drop::BeforeProcessing;

} // namespace

class tst_useractions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_running = std::make_unique<Running>(300); }
    void cleanupTestCase() { m_running.reset(); }
    void init();
    void cleanup();

    void createsAUser();
    void createsAUserWhereOnlyIdsComeBack_data();
    void createsAUserWhereOnlyIdsComeBack();
    void aTakenClientIdIsARefusal();
    void changesAZone();
    void aZoneThatTheServiceDoesNotKnow();
    void aZoneThatCannotBeReadBack();
    void requestsARefresh();
    void countsRefreshesOfTheLastHour();
    void deregistersAProvider();
    void aPhoneSourceStaysListed();
    void deregisteringTwice();
    void deletesAUser();
    void deletingTwice();
    void acceptedButStillThere();
    void successFalseIsAFailure();
    void theDelayCountsDown();
    void cancelBeforeItIsSent();
    void cancelAllThatWaits();
    void whatWaitsIsNotSentByAConsoleThatEnds();
    void aSecondClickIsTheSameAction();
    void aReadOnlyConnectionSendsNothing();
    void aPauseThatTheServiceAsksForIsCountedDown_data();
    void aPauseThatTheServiceAsksForIsCountedDown();
    void cancelInThePause();
    void aSecondRefusalIsFinal();
    void aRefusalWithoutAShortPauseIsFinal_data();
    void aRefusalWithoutAShortPauseIsFinal();
    void anUnknownOutcomeIsSettledByReading_data();
    void anUnknownOutcomeIsSettledByReading();
    void whatIsNotSeenYetMayStillArrive();
    void whatIsNotSeenYetMayBeAskedForAgain();
    void aCheckThatFailsLeavesItUnknown();
    void aCheckThatNobodyWaitsForLeavesItUnknown();

private:
    User readUser(const UserId &id);
    User anyUser(const std::function<bool(const User &)> &suits = [](const User &) { return true; });
    QString words(quint64 id) const { return wordsOf(m_actions->find(id)); }
    /// Writes of this method that reached the service in this test.
    int sent(const QByteArray &method) { return m_running->asked(method, "/v2/user/") - m_askedBefore[method]; }
    quint64 begin(UserActionKind kind, const User &user);
    bool isListed(const UserId &id) const { return m_directory->store().find(id).has_value(); }

    std::unique_ptr<Running> m_running;
    QHash<QByteArray, int> m_askedBefore;
    QString m_newClientId;
    int m_tests = 0;
    qint64 m_total = 0;
    std::unique_ptr<UserDirectory> m_directory;
    std::unique_ptr<UserDetails> m_details;
    std::unique_ptr<UserActions> m_actions;
};

void tst_useractions::init()
{
    m_running->wellAgain();
    for (const QByteArray &method : QByteArrayList{"POST", "PATCH", "DELETE"})
        m_askedBefore[method] = m_running->asked(method, "/v2/user/");
    m_newClientId = u"client-new-%1"_s.arg(++m_tests);
    m_directory = std::make_unique<UserDirectory>(*m_running->client);
    m_details = std::make_unique<UserDetails>(*m_running->client);
    m_actions = std::make_unique<UserActions>(*m_running->client, *m_directory, *m_details);
    m_actions->setDelay(2, 5ms);
    m_directory->reload();
    QTRY_COMPARE(word(m_directory->state()), u"ready"_s);
    m_total = readyIn(m_directory->state())->value;
}

void tst_useractions::cleanup()
{
    m_actions.reset();
    m_details.reset();
    m_directory.reset();
}

User tst_useractions::readUser(const UserId &id)
{
    UserDetails details(*m_running->client);
    details.open(id);
    if (!QTest::qWaitFor([&] { return readyIn(details.user()); }))
        qFatal("no such user");
    return readyIn(details.user())->value;
}

User tst_useractions::anyUser(const std::function<bool(const User &)> &suits)
{
    for (UserStore::Row row = 0; row < m_directory->store().size(); ++row)
        if (const User user = readUser(m_directory->store().id(row)); suits(user))
            return user;
    qFatal("the demo data has such a user");
}

quint64 tst_useractions::begin(UserActionKind kind, const User &user)
{
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    return kind == UserActionKind::Create    ? m_actions->create(fresh)
        : kind == UserActionKind::ChangeZone ? m_actions->changeZone(user, u"Pacific/Auckland"_s)
        : kind == UserActionKind::Refresh    ? m_actions->refresh(user)
        : kind == UserActionKind::Deregister ? m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug))
                                             : m_actions->remove(user);
}

void tst_useractions::createsAUser()
{
    QStringList created;
    connect(m_actions.get(), &UserActions::created, this, [&](const UserId &newOne) { created << newOne.text(); });
    NewUser user;
    user.clientUserId = m_newClientId;
    user.timeZone = u"America/Phoenix"_s;
    user.ingestionStart = QDate(2026, 1, 1);
    const quint64 id = m_actions->create(user);
    QCOMPARE(words(id), u"sending"_s);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    const UserId made = *m_actions->find(id)->user;
    QCOMPARE(created, QStringList{made.text()});
    const auto row = m_directory->store().find(made);
    QVERIFY(row);
    QCOMPARE(m_directory->store().clientUserId(*row), m_newClientId);
    QCOMPARE(m_directory->store().zone(*row), u"America/Phoenix"_s);
    QCOMPARE(m_directory->store().ingestionStart(*row)->text, u"2026-01-01"_s);
    QCOMPARE(readyIn(m_directory->state())->value, m_total + 1);
    QCOMPARE(sent("POST"), 1);
}

void tst_useractions::createsAUserWhereOnlyIdsComeBack_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("listed");
    QTest::newRow("and it can be read") << QByteArray("200 OK") << u"done, verified"_s << true;
    QTest::newRow("and it cannot be read") << QByteArray("403 Forbidden") << u"done"_s << false;
}

void tst_useractions::createsAUserWhereOnlyIdsComeBack()
{
    QFETCH(QByteArray, status);
    QFETCH(QString, words);
    QFETCH(bool, listed);
    FaultServer server({{.bytes = httpReply("201 Created", R"({"user_id":"u-1","client_user_id":"new"})")},
                        {.bytes = httpReply(status, R"({"user_id":"u-1","team_id":"t","client_user_id":"new",)"
                                                    R"("created_on":"2026-03-12T16:14:00+00:00","connected_sources":[]})")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    UserDetails details(client);
    UserActions actions(client, directory, details);
    QStringList created;
    connect(&actions, &UserActions::created, this, [&](const UserId &newOne) { created << newOne.text(); });
    NewUser user;
    user.clientUserId = u"new"_s;
    const quint64 id = actions.create(user);
    QTRY_COMPARE(wordsOf(actions.find(id)), words);
    QCOMPARE(directory.store().find(*UserId::parse(u"u-1"_s)).has_value(), listed);
    QCOMPARE(created.size(), 1);
    QCOMPARE(server.requests(), 2);
    QVERIFY(server.heads().at(1).startsWith("GET /v2/user/u-1 "));
}

void tst_useractions::aTakenClientIdIsARefusal()
{
    const User there = anyUser();
    NewUser user;
    user.clientUserId = there.clientUserId;
    QStringList created;
    connect(m_actions.get(), &UserActions::created, this, [&](const UserId &newOne) { created << newOne.text(); });
    const quint64 id = m_actions->create(user);
    QTRY_COMPARE(words(id), u"failed: 400"_s);
    QCOMPARE(reasonOf(m_actions->find(id)).kind, ApiError::Kind::Duplicate);
    QCOMPARE(reasonOf(m_actions->find(id)).existingUserId, there.id.text());
    QCOMPARE(created.size(), 0);
    QCOMPARE(sent("POST"), 1);
}

void tst_useractions::changesAZone()
{
    const User user = anyUser([](const User &one) { return one.timeZone.has_value(); });
    m_details->open(user.id);
    QTRY_VERIFY(readyIn(m_details->user()));
    const quint64 id = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QCOMPARE(m_actions->find(id)->previousZone, user.timeZone->id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QCOMPARE(m_directory->store().zone(*m_directory->store().find(user.id)), u"Pacific/Auckland"_s);
    QTRY_COMPARE(readyIn(m_details->user())->value.timeZone->id, u"Pacific/Auckland"_s);
    QCOMPARE(sent("PATCH"), 1);
}

void tst_useractions::aZoneThatTheServiceDoesNotKnow()
{
    const User user = anyUser();
    const quint64 id = m_actions->changeZone(user, u"Mars/Olympus"_s);
    QTRY_COMPARE(words(id), u"failed: 422"_s);
    QCOMPARE(reasonOf(m_actions->find(id)).problems.at(0).loc, (QStringList{u"body"_s, u"fallback_time_zone"_s}));
    QCOMPARE(readUser(user.id), user);
}

void tst_useractions::aZoneThatCannotBeReadBack()
{
    const User user = anyUser();
    m_running->drill(answer("GET", "/v2/user/", 500));
    const quint64 id = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QTRY_COMPARE(words(id), u"done"_s); // the service said so; nothing is known beyond that
    QCOMPARE(sent("PATCH"), 1);
}

void tst_useractions::requestsARefresh()
{
    const QStringList all{u"done"_s, u"done, in progress"_s, u"failed: 400"_s};
    QStringList seen;
    for (UserStore::Row row = 0; row < m_directory->store().size() && seen.size() < all.size(); ++row) {
        const User user = readUser(m_directory->store().id(row));
        const quint64 id = m_actions->refresh(user);
        QTRY_VERIFY(words(id) != u"sending"_s);
        QVERIFY2(all.contains(words(id)), qPrintable(words(id)));
        if (user.sources.empty())
            QCOMPARE(words(id), u"failed: 400"_s);
        if (words(id) == u"failed: 400")
            QCOMPARE(reasonOf(m_actions->find(id)).kind, ApiError::Kind::ActionFailed);
        else {
            const auto &done = std::get<UserAction::Succeeded>(m_actions->find(id)->state);
            QCOMPARE(done.refresh.inProgress.isEmpty(), words(id) == u"done");
            QVERIFY(!(done.refresh.refreshed + done.refresh.inProgress).isEmpty());
        }
        if (!seen.contains(words(id)))
            seen << words(id);
    }
    QCOMPARE(seen.size(), all.size());
}

void tst_useractions::countsRefreshesOfTheLastHour()
{
    QDateTime now({2026, 3, 12}, {12, 0}, Qt::UTC);
    m_actions->setClock([&now] { return now; });
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    const User other = anyUser([&](const User &one) { return one.id != user.id; });
    const auto refresh = [&] {
        const quint64 id = m_actions->refresh(user);
        [&] { QTRY_VERIFY(words(id) != u"sending"_s); }();
        return id;
    };
    for (int count = 1; count <= 8; ++count) {
        refresh();
        now = now.addSecs(60);
        QCOMPARE(m_actions->refreshesInLastHour(user.id), count);
    }
    QCOMPARE(m_actions->refreshesInLastHour(other.id), 0);
    const quint64 ninth = refresh();
    QCOMPARE(words(ninth), u"failed: 429"_s);
    QVERIFY(reasonOf(m_actions->find(ninth)).retryAfter);
    now = now.addSecs(3'600 - 8 * 60);
    QCOMPARE(m_actions->refreshesInLastHour(user.id), 8); // the first is an hour old now; the ninth counts
    now = now.addSecs(3'600);
    QCOMPARE(m_actions->refreshesInLastHour(user.id), 0);
}

void tst_useractions::deregistersAProvider()
{
    const User user = anyUser([](const User &one) {
        return one.sources.size() >= 2 && !isPhoneSdkSource(one.sources[0].slug);
    });
    const QString slug = user.sources[0].slug;
    m_details->open(user.id);
    QTRY_VERIFY(readyIn(m_details->providers()));
    const quint64 id = m_actions->deregister(user, *ProviderSlug::parse(slug));
    QCOMPARE(words(id), u"in 2 s"_s);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    const auto isGone = [&](const auto &sources) {
        return std::none_of(sources.begin(), sources.end(), [&](const auto &source) { return source.slug == slug; });
    };
    QTRY_VERIFY(readyIn(m_details->providers()) && isGone(readyIn(m_details->providers())->value));
    QVERIFY(isGone(readUser(user.id).sources));
    const auto &store = m_directory->store();
    QTRY_COMPARE(store.sources(*store.find(user.id)).size(), user.sources.size() - 1);
    QCOMPARE(sent("DELETE"), 1);
}

void tst_useractions::aPhoneSourceStaysListed()
{
    QStringList seen;
    for (UserStore::Row row = 0; row < m_directory->store().size() && !seen.contains(u"done, still listed"_s); ++row) {
        const User user = readUser(m_directory->store().id(row));
        for (const auto &source : user.sources) {
            if (!isPhoneSdkSource(source.slug))
                continue;
            const quint64 id = m_actions->deregister(user, *ProviderSlug::parse(source.slug));
            QTRY_VERIFY(words(id).startsWith(u"done"_s));
            seen << words(id);
        }
    }
    QVERIFY2(seen.contains(u"done, still listed"_s), qPrintable(seen.join(u" / "_s)));
}

void tst_useractions::deregisteringTwice()
{
    const User user = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    const auto slug = *ProviderSlug::parse(user.sources[0].slug);
    const quint64 first = m_actions->deregister(user, slug);
    QTRY_COMPARE(words(first), u"done, verified"_s);
    const quint64 second = m_actions->deregister(user, slug);
    QTRY_COMPARE(words(second), u"done, already gone"_s);
}

void tst_useractions::deletesAUser()
{
    const User user = anyUser();
    m_details->open(user.id);
    const quint64 id = m_actions->remove(user);
    QVERIFY(m_actions->running(user.id, UserActionKind::Delete));
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QVERIFY(!m_actions->running(user.id, UserActionKind::Delete));
    QVERIFY(!isListed(user.id));
    QVERIFY(!m_details->userId());
    QCOMPARE(readyIn(m_directory->state())->value, m_total - 1);
    QCOMPARE(sent("DELETE"), 1);
}

void tst_useractions::deletingTwice()
{
    const User user = anyUser();
    const quint64 first = m_actions->remove(user);
    QTRY_COMPARE(words(first), u"done, verified"_s);
    const quint64 second = m_actions->remove(user);
    QTRY_COMPARE(words(second), u"done, already gone"_s);
}

void tst_useractions::acceptedButStillThere()
{
    const User user = anyUser();
    m_running->drill(answer("DELETE", "/v2/user/", 200, R"({"success":true})"));
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"done, still listed"_s);
    QVERIFY(isListed(user.id));
}

void tst_useractions::successFalseIsAFailure()
{
    const User user = anyUser();
    m_running->drill(answer("DELETE", "/v2/user/", 200, R"({"success":false,"error":"locked by an import"})"));
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"failed: 200"_s);
    QCOMPARE(reasonOf(m_actions->find(id)).kind, ApiError::Kind::ActionFailed);
    QVERIFY(isListed(user.id));
}

void tst_useractions::theDelayCountsDown()
{
    m_actions->setDelay(4, 3ms);
    const User user = anyUser();
    QStringList told;
    connect(m_actions.get(), &UserActions::changed, this, [&](quint64 id) { told << words(id); });
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QCOMPARE(told, (QStringList{u"in 4 s"_s, u"in 3 s"_s, u"in 2 s"_s, u"in 1 s"_s, u"sending"_s, u"done, verified"_s}));
}

void tst_useractions::cancelBeforeItIsSent()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser();
    const quint64 id = m_actions->remove(user);
    QVERIFY(m_actions->hasDelayed());
    QVERIFY(m_actions->cancel(id));
    QCOMPARE(words(id), u"cancelled"_s);
    QVERIFY(!m_actions->hasDelayed());
    QVERIFY(!m_actions->cancel(id));
    QVERIFY(!m_actions->cancel(4711));

    m_actions->setDelay(1, 1ms);
    const quint64 second = m_actions->remove(user);
    int tries = 0;
    connect(m_actions.get(), &UserActions::changed, this, [&] {
        ++tries;
        QVERIFY2(!m_actions->cancel(second), "what was sent cannot be cancelled");
    });
    QTRY_COMPARE(words(second), u"done, verified"_s);
    QCOMPARE(tries, 2); // when it was sent, and when it was done
    QCOMPARE(sent("DELETE"), 1);
}

void tst_useractions::cancelAllThatWaits()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    const quint64 one = m_actions->remove(user);
    const quint64 two = m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug));
    m_actions->cancelDelayed();
    QCOMPARE(words(one), u"cancelled"_s);
    QCOMPARE(words(two), u"cancelled"_s);
    QVERIFY(!m_actions->hasDelayed());
    QCOMPARE(sent("DELETE"), 0);
}

void tst_useractions::whatWaitsIsNotSentByAConsoleThatEnds()
{
    m_actions->setDelay(1, 20ms);
    const User user = anyUser();
    m_actions->remove(user);
    m_actions = std::make_unique<UserActions>(*m_running->client, *m_directory, *m_details);
    m_actions->setDelay(2, 20ms); // a delay that begins later: when it is over, the other would have been as well
    const User other = anyUser([&](const User &one) { return one.id != user.id; });
    const quint64 later = m_actions->remove(other);
    QTRY_COMPARE(words(later), u"done, verified"_s);
    QCOMPARE(sent("DELETE"), 1);
    QCOMPARE(readUser(user.id).id, user.id);
}

void tst_useractions::aSecondClickIsTheSameAction()
{
    m_actions->setDelay(3, 10s);
    const User user = anyUser([](const User &one) { return one.sources.size() >= 2; });
    const quint64 id = m_actions->remove(user);
    QCOMPARE(m_actions->remove(user), id);
    const quint64 first = m_actions->deregister(user, *ProviderSlug::parse(user.sources[0].slug));
    QVERIFY2(m_actions->deregister(user, *ProviderSlug::parse(user.sources[1].slug)) != first, "another provider is another action");
    m_actions->cancel(id);
    QVERIFY(m_actions->remove(user) != id);
}

void tst_useractions::aReadOnlyConnectionSendsNothing()
{
    Connection connection = connectionTo(m_running->service.baseUrl());
    connection.readOnly = true;
    api::ApiClient client(connection, Secret(m_running->service.key()), impatient());
    UserActions actions(client, *m_directory, *m_details);
    actions.setDelay(0);
    const User user = anyUser();
    const quint64 ids[] = {actions.remove(user), actions.changeZone(user, u"UTC"_s), actions.refresh(user), actions.create({m_newClientId, {}, {}, {}, {}})};
    for (const quint64 id : ids) {
        QTRY_COMPARE(wordsOf(actions.find(id)), u"failed: 0"_s);
        QCOMPARE(reasonOf(actions.find(id)).kind, ApiError::Kind::ReadOnly);
    }
    QCOMPARE(actions.refreshesInLastHour(user.id), 0);
    for (const char *method : {"DELETE", "PATCH", "POST"})
        QCOMPARE(sent(method), 0);
}

void tst_useractions::aPauseThatTheServiceAsksForIsCountedDown_data()
{
    QTest::addColumn<UserActionKind>("kind");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<QStringList>("pause");
    using K = UserActionKind;
    const QStringList one{u"again in 1 s"_s}, two{u"again in 2 s"_s, u"again in 1 s"_s};
    QTest::newRow("creating, 429") << K::Create << QByteArray("POST") << 429 << QByteArray("1") << one;
    QTest::newRow("changing a zone, 503") << K::ChangeZone << QByteArray("PATCH") << 503 << QByteArray("2") << two;
    QTest::newRow("refreshing, 429") << K::Refresh << QByteArray("POST") << 429 << QByteArray("1") << one;
    QTest::newRow("deregistering, 503") << K::Deregister << QByteArray("DELETE") << 503 << QByteArray("1") << one;
    QTest::newRow("deleting, 429") << K::Delete << QByteArray("DELETE") << 429 << QByteArray("2") << two;
    QTest::newRow("even no pause can be seen") << K::Delete << QByteArray("DELETE") << 429 << QByteArray("0") << one;
}

void tst_useractions::aPauseThatTheServiceAsksForIsCountedDown()
{
    QFETCH(UserActionKind, kind);
    QFETCH(QByteArray, method);
    QFETCH(int, status);
    QFETCH(QByteArray, retryAfter);
    QFETCH(QStringList, pause);
    m_actions->setDelay(1, 5ms);
    const User user = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
    m_running->drill(refused(method, status, retryAfter, 1));
    QStringList told;
    connect(m_actions.get(), &UserActions::changed, this, [&](quint64 id) { told << words(id); });
    const quint64 id = begin(kind, user);
    QTRY_VERIFY(words(id).startsWith(u"done"_s));
    const bool waits = kind == UserActionKind::Deregister || kind == UserActionKind::Delete;
    QStringList expected = waits ? QStringList{u"in 1 s"_s} : QStringList{};
    expected << u"sending"_s << pause << u"sending"_s << words(id);
    QCOMPARE(told, expected);
    QCOMPARE(sent(method), 2);
    if (kind == UserActionKind::Refresh)
        QCOMPARE(m_actions->refreshesInLastHour(user.id), 2); // each that was sent
}

void tst_useractions::cancelInThePause()
{
    m_actions->setDelay(2, 10s);
    const User user = anyUser([](const User &one) { return !one.sources.empty(); });
    m_running->drill(refused("POST", 429, "30", 1));
    const quint64 first = m_actions->refresh(user);
    QTRY_COMPARE(words(first), u"again in 30 s"_s);
    QVERIFY(m_actions->hasDelayed());
    QCOMPARE(m_actions->refresh(user), first); // a second click does not hurry it
    QVERIFY(m_actions->cancel(first));
    QCOMPARE(words(first), u"cancelled in the pause"_s);

    m_running->drill(refused("PATCH", 503, "30", 1));
    const quint64 second = m_actions->changeZone(user, u"Pacific/Auckland"_s);
    QTRY_COMPARE(words(second), u"again in 30 s"_s);
    m_actions->cancelDelayed();
    QCOMPARE(words(second), u"cancelled in the pause"_s);
    QVERIFY(!m_actions->hasDelayed());
    QCOMPARE(sent("POST"), 1);
    QCOMPARE(sent("PATCH"), 1);
    QCOMPARE(m_actions->refreshesInLastHour(user.id), 1);
}

void tst_useractions::aSecondRefusalIsFinal()
{
    const User user = anyUser();
    m_running->drill(refused("POST", 429, "1", -1));
    const quint64 id = m_actions->refresh(user);
    QTRY_COMPARE(words(id), u"failed: 429"_s);
    QCOMPARE(sent("POST"), 2);
    QVERIFY(!m_actions->hasDelayed());
}

void tst_useractions::aRefusalWithoutAShortPauseIsFinal_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("retryAfter"); // empty: none
    QTest::newRow("429 without a pause") << 429 << QByteArray();
    QTest::newRow("503 without a pause") << 503 << QByteArray();
    QTest::newRow("429 for a minute") << 429 << QByteArray("60");
    QTest::newRow("429 for an hour") << 429 << QByteArray("3600");
    QTest::newRow("500 with a pause") << 500 << QByteArray("1");
    QTest::newRow("409 with a pause") << 409 << QByteArray("1");
}

void tst_useractions::aRefusalWithoutAShortPauseIsFinal()
{
    QFETCH(int, status);
    QFETCH(QByteArray, retryAfter);
    const User user = anyUser();
    auto drill = refused("POST", status, retryAfter, -1);
    if (retryAfter.isEmpty())
        drill.fields = {};
    m_running->drill(drill);
    const quint64 id = m_actions->refresh(user);
    QTRY_COMPARE(words(id), u"failed: %1"_s.arg(status));
    QCOMPARE(sent("POST"), 1);
}

void tst_useractions::anUnknownOutcomeIsSettledByReading_data()
{
    QTest::addColumn<UserActionKind>("kind");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("wasDone");
    QTest::addColumn<QString>("settled");
    const QString done = u"done, verified"_s, not_done = u"not seen yet"_s;
    QTest::newRow("created after all") << UserActionKind::Create << QByteArray("POST") << true << done;
    QTest::newRow("not created") << UserActionKind::Create << QByteArray("POST") << false << not_done;
    QTest::newRow("zone changed after all") << UserActionKind::ChangeZone << QByteArray("PATCH") << true << done;
    QTest::newRow("zone not changed") << UserActionKind::ChangeZone << QByteArray("PATCH") << false << not_done;
    QTest::newRow("deregistered after all") << UserActionKind::Deregister << QByteArray("DELETE") << true << done;
    QTest::newRow("not deregistered") << UserActionKind::Deregister << QByteArray("DELETE") << false << not_done;
    QTest::newRow("deleted after all") << UserActionKind::Delete << QByteArray("DELETE") << true << done;
    QTest::newRow("not deleted") << UserActionKind::Delete << QByteArray("DELETE") << false << not_done;
    QTest::newRow("a refresh cannot be looked up") << UserActionKind::Refresh << QByteArray("POST") << true << u"failed: 0"_s;
}

void tst_useractions::anUnknownOutcomeIsSettledByReading()
{
    QFETCH(UserActionKind, kind);
    QFETCH(QByteArray, method);
    QFETCH(bool, wasDone);
    QFETCH(QString, settled);
    m_actions->setDelay(0);
    const User user = anyUser([](const User &one) {
        return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug)
            && (!one.timeZone || one.timeZone->id != u"Pacific/Auckland");
    });
    m_running->drill(dropped(method, wasDone ? lateDrop : earlyDrop));
    QStringList created;
    connect(m_actions.get(), &UserActions::created, this, [&](const UserId &newOne) { created << newOne.text(); });
    const quint64 id = begin(kind, user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    QCOMPARE(sent(method), 1); // never by itself a second time
    if (kind != UserActionKind::Create)
        QVERIFY(m_actions->running(user.id, kind));

    m_actions->check(id);
    QCOMPARE(words(id), u"checking"_s);
    m_actions->check(id);
    QTRY_COMPARE(words(id), settled);
    QCOMPARE(sent(method), 1);
    QCOMPARE(created.size(), qsizetype(kind == UserActionKind::Create && wasDone ? 1 : 0));
    if (kind == UserActionKind::Delete)
        QCOMPARE(isListed(user.id), !wasDone);
    if (kind == UserActionKind::Create)
        QCOMPARE(m_actions->find(id)->user.has_value(), wasDone);
}

void tst_useractions::whatIsNotSeenYetMayStillArrive()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", earlyDrop));
    const quint64 slow = m_actions->remove(user);
    QTRY_COMPARE(words(slow), u"unknown"_s);
    m_actions->check(slow);
    QTRY_COMPARE(words(slow), u"not seen yet"_s);
    QVERIFY(isListed(user.id));

    m_running->drill(answer("GET", "/v2/user/", 500));
    m_actions->check(slow);
    QCOMPARE(words(slow), u"checking"_s);
    QVERIFY(m_actions->running(user.id, UserActionKind::Delete));
    QTRY_COMPARE(words(slow), u"not seen yet"_s); // a check that fails tells nothing new

    m_running->drill(answer("GET", "/v2/user/", 404)); // it arrived
    m_actions->check(slow);
    QTRY_COMPARE(words(slow), u"done, verified"_s);
    QVERIFY(!isListed(user.id));
    QCOMPARE(sent("DELETE"), 1);
}

/// A write that never arrived must not bar the way for ever.
void tst_useractions::whatIsNotSeenYetMayBeAskedForAgain()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", earlyDrop));
    const quint64 lost = m_actions->remove(user);
    QTRY_COMPARE(words(lost), u"unknown"_s);
    QCOMPARE(m_actions->remove(user), lost); // not before it was looked for
    m_actions->check(lost);
    QTRY_COMPARE(words(lost), u"not seen yet"_s);
    QVERIFY(!m_actions->running(user.id, UserActionKind::Delete));
    m_running->wellAgain();
    const quint64 next = m_actions->remove(user);
    QVERIFY(next != lost);
    QTRY_COMPARE(words(next), u"done, verified"_s);
    QCOMPARE(sent("DELETE"), 2);
}

void tst_useractions::aCheckThatFailsLeavesItUnknown()
{
    m_actions->setDelay(0);
    const User user = anyUser();
    m_running->drill(dropped("DELETE", lateDrop));
    const quint64 id = m_actions->remove(user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_running->drill(answer("GET", "/v2/user/", 500));
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"unknown"_s);
    QVERIFY(isListed(user.id));
    m_running->wellAgain();
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
    QVERIFY(!isListed(user.id));
}

void tst_useractions::aCheckThatNobodyWaitsForLeavesItUnknown()
{
    m_running->drill(dropped("POST", lateDrop));
    NewUser fresh;
    fresh.clientUserId = m_newClientId;
    const quint64 id = m_actions->create(fresh);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_actions->check(id);
    m_directory->cancel(); // the list is what the check waits for
    QCOMPARE(words(id), u"unknown"_s);
    m_actions->check(id);
    QTRY_COMPARE(words(id), u"done, verified"_s);
}

LABDESK_TEST(tst_useractions)
#include "tst_useractions.moc"
