// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "support/faultserver.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// What each write sends, and what its answer means.
class tst_useractions : public ActionsStage
{
    Q_OBJECT

private Q_SLOTS:
    void createsAUser();
    void createsAUserWhereOnlyIdsComeBack_data();
    void createsAUserWhereOnlyIdsComeBack();
    void aTakenClientIdIsARefusal();
    void changesAZone();
    void aZoneThatTheServiceDoesNotKnow();
    void aZoneThatCannotBeReadBack();
    void requestsARefresh();
    void whatWasDoneIsRemembered();
    void whatIsDoneToAUserComesOldestFirst();
    void countsRefreshesOfTheLastHour();
    void deregistersAProvider();
    void aPhoneSourceStaysListed();
    void deregisteringTwice();
    void deletesAUser();
    void deletingTwice();
    void acceptedButStillThere();
    void successFalseIsAFailure();
    void s15_aReadOnlyConnectionSendsNothing();
};

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
                        {.bytes = httpReply(status,
                                            R"({"user_id":"u-1","team_id":"t","client_user_id":"new",)"
                                            R"("created_on":"2026-03-12T16:14:00+00:00","connected_sources":[]})")}});
    api::ApiClient client(connectionTo(server.url()), Secret("k"), impatient());
    UserDirectory directory(client);
    PayorCatalog payors(client);
    UserDetails details(client, payors);
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
    m_running->service.faultInjector().set(
        {{.method = "GET", .pathPrefix = "/v2/user/" + user.id.text().toUtf8(), .times = 1},
         answer("GET", "/v2/user/", 500)});
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

void tst_useractions::whatWasDoneIsRemembered()
{
    const QDateTime asked({2026, 11, 22}, {14, 2}, Qt::UTC);
    QDateTime now = asked;
    m_actions->setClock([&now] { return now; });
    const User one = anyUser([](const User &any) { return !any.sources.empty(); });
    const User other = anyUser([&one](const User &any) { return !any.sources.empty() && any.id != one.id; });
    const quint64 first = m_actions->refresh(one);
    now = now.addSecs(60);
    const quint64 second = m_actions->refresh(other);
    QTRY_VERIFY(words(first).startsWith(u"done"_s) && words(second).startsWith(u"done"_s));
    const auto actions = m_actions->of(one.id);
    QCOMPARE(actions.size(), size_t(1));
    QCOMPARE(actions.front().at, asked);
    QCOMPARE(actions.front().endedAt, asked.addSecs(60));
    QVERIFY(std::holds_alternative<UserAction::Succeeded>(actions.front().state)); // as it stands now
    QCOMPARE(m_actions->of(other.id).size(), size_t(1));
}

void tst_useractions::whatIsDoneToAUserComesOldestFirst()
{
    const QDateTime asked({2026, 11, 22}, {14, 2}, Qt::UTC);
    QDateTime now = asked;
    m_actions->setClock([&now] { return now; });
    std::optional<UserId> made;
    connect(m_actions.get(), &UserActions::created, this, [&](const UserId &user) { made = user; });
    begin(UserActionKind::Create, anyUser());
    now = now.addSecs(60);
    QTRY_VERIFY(made);
    const quint64 second = m_actions->changeZone(readUser(*made), u"America/Denver"_s);
    QVERIFY(!m_actions->find(second)->endedAt.isValid());
    const quint64 third = m_actions->remove(readUser(*made));
    m_actions->cancel(third);
    QVERIFY(!m_actions->find(third)->endedAt.isValid()); // it neither succeeded nor failed
    const auto actions = m_actions->of(*made);
    QCOMPARE(actions.size(), size_t(3));
    QCOMPARE(actions[0].kind, UserActionKind::Create);
    QCOMPARE(actions[0].at, asked); // and not when it was done, although nobody knew the user before
    QCOMPARE(actions[1].id, second);
    QCOMPARE(actions[2].id, third);
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
        QCOMPARE(m_actions->refreshes().inLastHour(user.id), count);
    }
    QCOMPARE(m_actions->refreshes().inLastHour(other.id), 0);
    now = now.addDays(-1); // the clock is set back: what lies ahead of it is forgotten, or it would count for 25 hours
    QCOMPARE(m_actions->refreshes().inLastHour(user.id), 0);
    QVERIFY(m_actions->refreshes().spent().isEmpty());
    now = now.addDays(1);
    QCOMPARE(m_actions->refreshes().inLastHour(user.id), 8);
    const int refused = m_actions->refreshes().refusedInLastHour(user.id);
    const quint64 ninth = refresh();
    QCOMPARE(words(ninth), u"failed: 429"_s);
    QVERIFY(reasonOf(m_actions->find(ninth)).retryAfter);
    QCOMPARE(m_actions->refreshes().refusedInLastHour(user.id) - refused, 1);
    now = now.addSecs(3'600 - 8 * 60);
    QCOMPARE(m_actions->refreshes().inLastHour(user.id), 8); // the first is an hour old now; the ninth counts
    now = now.addSecs(3'600);
    QCOMPARE(m_actions->refreshes().inLastHour(user.id), 0);
    QCOMPARE(m_actions->refreshes().refusedInLastHour(user.id), 0);
}

void tst_useractions::deregistersAProvider()
{
    const User user
        = anyUser([](const User &one) { return one.sources.size() >= 2 && !isPhoneSdkSource(one.sources[0].slug); });
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
    const User user
        = anyUser([](const User &one) { return !one.sources.empty() && !isPhoneSdkSource(one.sources[0].slug); });
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

void tst_useractions::s15_aReadOnlyConnectionSendsNothing()
{
    Connection connection = connectionTo(m_running->service.baseUrl());
    connection.readOnly = true;
    api::ApiClient client(connection, Secret(m_running->service.key()), impatient());
    UserActions actions(client, *m_directory, *m_details);
    actions.setDelay(0);
    const User user = anyUser();
    const quint64 ids[] = {actions.remove(user), actions.changeZone(user, u"UTC"_s), actions.refresh(user),
                           actions.create({m_newClientId, {}, {}, {}, {}})};
    for (const quint64 id : ids) {
        QTRY_COMPARE(wordsOf(actions.find(id)), u"failed: 0"_s);
        QCOMPARE(reasonOf(actions.find(id)).kind, ApiError::Kind::ReadOnly);
    }
    QCOMPARE(actions.refreshes().inLastHour(user.id), 0);
    for (const char *method : {"DELETE", "PATCH", "POST"})
        QCOMPARE(sent(method), 0);
}

LABDESK_TEST(tst_useractions)
#include "tst_useractions.moc"
