// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/database.h"
#include "service/testservice.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using labdesk::service::Database;
using labdesk::service::SourceConnection;
using labdesk::service::Statement;

// Section 4.1 of the contract, the part about a user's connected sources.
class tst_sourceroutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_service = std::make_unique<TestService>();
        SourceConnection partly = connectionTo(u"fitbit"_s);
        partly.denied = QStringList{u"sleep"_s};
        partly.externalUserId = u"jo@example.com"_s;
        m_users = {
            {"none", add(u"none"_s, {})},
            {"cloud", add(u"cloud"_s, {connectionTo(u"whoop"_s)})},
            {"mixed",
             add(u"mixed"_s, {partly, connectionTo(u"apple_health_kit"_s, true), brokenConnectionTo(u"omron"_s)})},
            {"broken", add(u"broken"_s, {brokenConnectionTo(u"omron"_s)})},
            {"phone",
             add(u"phone"_s, {connectionTo(u"health_connect"_s, false), connectionTo(u"apple_health_kit"_s, true)})},
            {"nobody", "00000000-0000-4000-8000-000000000001"},
            {"malformed", "abc"},
        };
    }

    void cleanupTestCase() { m_service.reset(); }

    void listShowsStatusScopesAndErrors()
    {
        const auto reply = ask("GET", "/v2/user/providers/{mixed}");
        QCOMPARE(reply.status, 200);
        const QJsonArray providers = reply.object()[u"providers"].toArray();
        QCOMPARE(providers.size(), 3); // by slug, as they were connected at the same time
        const QJsonObject phone = providers.at(0).toObject(), fitbit = providers.at(1).toObject(),
                          omron = providers.at(2).toObject();
        QCOMPARE(fitbit[u"name"], u"Fitbit"_s);
        QCOMPARE(fitbit[u"slug"], u"fitbit"_s);
        QCOMPARE(fitbit[u"status"], u"connected"_s);
        QCOMPARE(fitbit[u"created_on"], u"2026-03-12T12:00:00+00:00"_s);
        QCOMPARE(fitbit[u"external_user_id"], u"jo@example.com"_s);
        QVERIFY(fitbit[u"error_details"].isNull());
        const QJsonObject sleep = fitbit[u"resource_availability"][u"sleep"].toObject();
        QCOMPARE(sleep[u"status"], u"unavailable"_s);
        QCOMPARE(sleep[u"scope_requirements"][u"user_denied"][u"required"], QJsonArray{u"read:sleep"_s});
        QCOMPARE(sleep[u"scope_requirements"][u"user_granted"][u"required"], QJsonArray());
        QCOMPARE(fitbit[u"resource_availability"][u"activity"][u"status"], u"available"_s);
        QVERIFY(phone[u"resource_availability"][u"steps"][u"scope_requirements"].isNull());
        QCOMPARE(omron[u"status"], u"error"_s);
        QCOMPARE(omron[u"error_details"][u"error_type"], u"token_refresh_failed"_s);
        QCOMPARE(omron[u"error_details"][u"errored_at"], u"2026-03-12T12:00:00+00:00"_s);
    }

    void usersCarryTheirSourcesUnderBothNames()
    {
        const QJsonArray sources = ask("GET", "/v2/user/{cloud}").object()[u"connected_sources"].toArray();
        QCOMPARE(sources.size(), 1);
        const QJsonObject source{
            {u"name"_s, u"Whoop"_s}, {u"slug"_s, u"whoop"_s}, {u"logo"_s, u"https://logos.example.com/whoop.svg"_s}};
        QCOMPARE(sources.at(0)[u"source"], source);
        QCOMPARE(sources.at(0)[u"provider"], source);
        QCOMPARE(sources.at(0)[u"created_on"], u"2026-03-12T12:00:00+00:00"_s);
    }

    void refresh_data()
    {
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("success");
        QTest::addColumn<QStringList>("sources"); // a prefix of what is refreshed, in progress, failed; "" = none
        QTest::newRow("a cloud source is refreshed") << "cloud"_ba << 200 << true << QStringList{u"whoop/"_s, {}, {}};
        QTest::newRow("a phone is waited for, an error is told")
            << "mixed"_ba << 202 << true << QStringList{u"fitbit/"_s, u"apple_health_kit/"_s, u"omron/"_s};
        QTest::newRow("phones alone are in progress")
            << "phone"_ba << 202 << true << QStringList{{}, u"apple_health_kit/"_s, {}};
        QTest::newRow("nothing but errors is refused in another shape")
            << "broken"_ba << 400 << false << QStringList{{}, {}, u"omron/"_s};
        QTest::newRow("no sources at all") << "none"_ba << 400 << false << QStringList{{}, {}, {}};
    }
    void refresh()
    {
        QFETCH(QByteArray, user);
        QFETCH(int, status);
        QFETCH(bool, success);
        QFETCH(QStringList, sources);
        const auto reply = ask("POST", "/v2/user/refresh/{" + user + '}');
        QCOMPARE(reply.status, status);
        const QJsonObject body = reply.object();
        QCOMPARE(body[u"success"], success);
        QCOMPARE(body[u"user_id"], QString::fromLatin1(m_users[user]));
        QCOMPARE(body.contains(u"error"_s), !success);
        QVERIFY(!body.contains(u"detail"_s));
        const QStringList names{u"refreshed_sources"_s, u"in_progress_sources"_s, u"failed_sources"_s};
        for (int i = 0; i < 3; ++i) {
            const QJsonArray entries = body[names[i]].toArray();
            QCOMPARE(entries.isEmpty(), sources[i].isEmpty());
            if (!sources[i].isEmpty())
                QVERIFY2(entries.at(0).toString().startsWith(sources[i]), reply.body.constData());
        }
    }

    void aRefreshTakesNoBody()
    {
        const auto reply = m_service->ask("POST", "/v2/user/refresh/" + m_users["cloud"], "{}");
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.body, R"({"detail":"This operation takes no body"})"_ba);
    }

    void aRefusedRefreshLeavesTheBudget()
    {
        const QByteArray id = add(u"spared"_s, {brokenConnectionTo(u"omron"_s)});
        const auto refresh = [&](const QByteArray &query, const QByteArray &body) {
            return m_service->ask("POST", "/v2/user/refresh/" + id + query, body).status;
        };
        for (int i = 0; i < 9; ++i) {
            QCOMPARE(refresh({}, {}), 400); // nothing could be refreshed
            QCOMPARE(refresh({}, "{}"), 400);
            QCOMPARE(refresh("?timeout=4", {}), 422);
        }
    }

    void aRefreshCanBeSeen()
    {
        SourceConnection passing = brokenConnectionTo(u"fitbit"_s);
        passing.error->type = u"webhook_registration_failed"_s;
        const QByteArray id = add(u"seen"_s, {passing, brokenConnectionTo(u"omron"_s), connectionTo(u"whoop"_s)});
        m_service->advance(60);
        const auto reply = m_service->ask("POST", "/v2/user/refresh/" + id);
        QCOMPARE(reply.status, 200);
        const QJsonArray after = m_service->ask("GET", "/v2/user/providers/" + id).object()[u"providers"].toArray();
        const QJsonObject fitbit = after.at(0).toObject(), omron = after.at(1).toObject();
        QCOMPARE(fitbit[u"status"], u"connected"_s); // it passed by itself
        QVERIFY(fitbit[u"error_details"].isNull());
        QVERIFY(reply.object()[u"refreshed_sources"].toArray().contains(u"fitbit/activity"_s));
        QCOMPARE(omron[u"status"], u"error"_s); // somebody has to sign in
        QCOMPARE(omron[u"error_details"][u"errored_at"].toString().sliced(11, 5),
                 QDateTime::fromSecsSinceEpoch(m_service->now(), Qt::UTC).toString(u"HH:mm"_s));
        m_service->advance(-60);
    }

    void refreshLeavesOutDeniedResources()
    {
        const QJsonArray entries = ask("POST", "/v2/user/refresh/{mixed}").object()[u"refreshed_sources"].toArray();
        QVERIFY(entries.contains(u"fitbit/activity"_s));
        QVERIFY(!entries.contains(u"fitbit/sleep"_s));
    }

    void refreshIsLimitedPerUserAndHour()
    {
        const QByteArray id = add(u"limited"_s, {connectionTo(u"oura"_s)});
        for (int i = 0; i < 8; ++i) {
            QCOMPARE(m_service->ask("POST", "/v2/user/refresh/" + id).status, 200);
            m_service->advance(60);
        }
        auto refused = m_service->ask("POST", "/v2/user/refresh/" + id);
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.fields["retry-after"], QByteArray("3120")); // an hour after the first, 8 minutes of it gone
        QVERIFY(refused.object()[u"detail"].isString());
        QCOMPARE(ask("POST", "/v2/user/refresh/{cloud}").status, 200);
        m_service->restart(); // the limit survives it
        m_service->advance(3119);
        refused = m_service->ask("POST", "/v2/user/refresh/" + id);
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.fields["retry-after"], QByteArray("1"));
        m_service->advance(1);
        QCOMPARE(m_service->ask("POST", "/v2/user/refresh/" + id).status, 200);
        QCOMPARE(m_service->ask("POST", "/v2/user/refresh/" + id).status, 429);
    }

    void aClockThatIsSetBackKeepsNobodyWaiting_data()
    {
        QTest::addColumn<qint64>("jump"); // seconds
        QTest::newRow("a day") << qint64(-86'400);
        QTest::newRow("a year") << qint64(-365 * 86'400);
        QTest::newRow("some minutes") << qint64(-600);
    }
    void aClockThatIsSetBackKeepsNobodyWaiting()
    {
        QFETCH(qint64, jump);
        const QByteArray id = add(u"clock%1"_s.arg(jump), {connectionTo(u"oura"_s)});
        const auto refresh = [&] { return m_service->ask("POST", "/v2/user/refresh/" + id).status; };
        for (int i = 0; i < 8; ++i)
            QCOMPARE(refresh(), 200);
        QCOMPARE(refresh(), 429);
        const qint64 before = m_service->now();
        m_service->setClock(before + jump);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(refresh(), 200);
        QCOMPARE(refresh(), 429);
        m_service->setClock(before); // put right: what was counted meanwhile does not come back
        m_service->advance(3600);
        QCOMPARE(refresh(), 200);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("expected");
        const auto row
            = [](const char *name, const QByteArray &method, const QByteArray &target, int status,
                 const QByteArray &expected) { QTest::newRow(name) << method << target << status << expected; };
        const QByteArray notFound = R"({"detail":"Not found"})",
                         malformed = R"({"detail":"Invalid user ID: must be a UUID"})";
        row("list: user not there", "GET", "/v2/user/providers/{nobody}", 404, notFound);
        row("list: malformed id", "GET", "/v2/user/providers/{malformed}", 422, malformed);
        row("refresh: user not there", "POST", "/v2/user/refresh/{nobody}", 404, notFound);
        row("refresh: malformed id", "POST", "/v2/user/refresh/{malformed}", 422, malformed);
        row("refresh: timeout too short", "POST", "/v2/user/refresh/{cloud}?timeout=4", 422,
            R"({"detail":[{"type":"greater_than_equal","loc":["query","timeout"],"msg":"Input should be greater than or equal to 5","input":"4","ctx":{"ge":5}}]})");
        row("refresh: timeout too long", "POST", "/v2/user/refresh/{cloud}?timeout=61", 422,
            R"({"detail":[{"type":"less_than_equal","loc":["query","timeout"],"msg":"Input should be less than or equal to 60","input":"61","ctx":{"le":60}}]})");
        row("refresh: timeout no number", "POST", "/v2/user/refresh/{cloud}?timeout=soon", 422, "");
        row("refresh: timeout in range", "POST", "/v2/user/refresh/{cloud}?timeout=60", 200, "");
        row("deregister: user not there", "DELETE", "/v2/user/{nobody}/oura", 404, notFound);
        row("deregister: malformed id", "DELETE", "/v2/user/{malformed}/oura", 422, malformed);
        row("deregister: not connected", "DELETE", "/v2/user/{cloud}/oura", 404,
            R"({"detail":"The user is not connected to this provider"})");
        row("deregister: unknown provider", "DELETE", "/v2/user/{cloud}/oora", 422, "");
    }
    void refusals()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(int, status);
        QFETCH(QByteArray, expected);
        const auto reply = ask(method, target);
        QCOMPARE(reply.status, status);
        if (!expected.isEmpty())
            QCOMPARE(reply.body, expected);
        QCOMPARE(slugs("{cloud}"), QStringList{u"whoop"_s});
    }

    void unknownProviderNamesThePath()
    {
        const QJsonObject item = ask("DELETE", "/v2/user/{cloud}/oora/").object()[u"detail"][0].toObject();
        QCOMPARE(item[u"type"], u"enum"_s);
        QCOMPARE(item[u"loc"], (QJsonArray{u"path"_s, u"provider"_s}));
        QCOMPARE(item[u"input"], u"oora"_s);
        QVERIFY(item[u"ctx"][u"expected"].toString().startsWith(u"'oura', 'fitbit'"));
        QVERIFY(item[u"ctx"][u"expected"].toString().endsWith(u" or 'map_my_fitness'"));
    }

    void deregisterRemovesOneSource()
    {
        const QByteArray id = add(u"leaving"_s, {connectionTo(u"oura"_s), connectionTo(u"polar"_s)});
        const auto reply = m_service->ask("DELETE", "/v2/user/" + id + "/oura");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.object()[u"success"], true);
        QCOMPARE(slugs(id), QStringList{u"polar"_s});
        QCOMPARE(m_service->ask("DELETE", "/v2/user/" + id + "/oura").status, 404);
    }

    void aPhoneThatReconnectsByItselfStaysListed()
    {
        QCOMPARE(ask("DELETE", "/v2/user/{phone}/apple_health_kit").status, 200);
        QCOMPARE(ask("DELETE", "/v2/user/{phone}/health_connect").status, 200);
        QCOMPARE(slugs("{phone}"), QStringList{u"apple_health_kit"_s});
        const QString phone = QString::fromLatin1(filledIn("/v2/user/{phone}/"));
        const auto audited
            = Database(m_service->database(), Database::Access::Read)
                  .prepare(u"SELECT path FROM audit WHERE method = 'DELETE' AND path LIKE ? AND status = 200"
                           " ORDER BY audit_seq"_s)
                  .all({phone + u'%'}, [](const Statement &row) { return row.text(0); });
        QCOMPARE(QStringList(audited.begin(), audited.end()),
                 (QStringList{phone + u"apple_health_kit"_s, phone + u"health_connect"_s})); // both were requested
    }

private:
    QByteArray add(const QString &clientId, const std::vector<SourceConnection> &connections)
    {
        return m_service->addUser(clientId, connections);
    }

    QByteArray filledIn(QByteArray target)
    {
        for (auto user = m_users.cbegin(); user != m_users.cend(); ++user)
            target.replace('{' + user.key() + '}', user.value());
        return target;
    }
    TestReply ask(const QByteArray &method, const QByteArray &target)
    {
        return m_service->ask(method, filledIn(target));
    }

    QStringList slugs(const QByteArray &user)
    {
        QStringList slugs;
        for (const QJsonValue &source :
             m_service->ask("GET", "/v2/user/" + filledIn(user)).object()[u"connected_sources"].toArray())
            slugs.append(source[u"source"][u"slug"].toString());
        return slugs;
    }

    std::unique_ptr<TestService> m_service;
    QMap<QByteArray, QByteArray> m_users;
};

LABDESK_TEST(tst_sourceroutes)
#include "tst_sourceroutes.moc"
