// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/payorstore.h"
#include "service/teamkeys.h"
#include "service/teamroutes.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

constexpr char theirUser[] = "00000000-0000-4000-8000-00000000000a";
constexpr char theirOrder[] = "abcdef00-0000-4000-8000-00000000000b";

// How the routes of one team are asked for what the other one has.
struct Attempt
{
    QByteArray route; ///< as the router names it
    QByteArray target;
    QByteArray body = {};
    int status = 404;
    bool isAudited = false; ///< of the own records: the change is in the audit table
};

const std::vector<Attempt> &attempts()
{
    static const QByteArray user = theirUser, order = theirOrder;
    static const std::vector<Attempt> all{
        {"POST /v2/user", "/v2/user/", R"({"client_user_id":"theirs","fallback_time_zone":"America/Denver"})", 200,
         true},
        {"GET /v2/user", "/v2/user/", {}, 200},
        {"GET /v2/user/{}", "/v2/user/" + user},
        {"PATCH /v2/user/{}", "/v2/user/" + user, R"({"fallback_time_zone":"America/Phoenix"})", 404, true},
        {"DELETE /v2/user/{}", "/v2/user/" + user, {}, 404, true},
        {"GET /v2/user/providers/{}", "/v2/user/providers/" + user},
        {"POST /v2/user/refresh/{}", "/v2/user/refresh/" + user, {}, 404, true},
        {"DELETE /v2/user/{}/{}", "/v2/user/" + user + "/oura", {}, 404, true},
        {"GET /v2/user/{}/insurance/latest", "/v2/user/" + user + "/insurance/latest"},
        {"GET /v3/order/{}/psc/info", "/v3/order/" + order + "/psc/info?radius=50"},
        {"GET /v3/order/psc/info", "/v3/order/psc/info?zip_code=60202&lab_id=6", {}, 200},
        {"GET /v3/insurance/search/payor", "/v3/insurance/search/payor?insurance_name=their", {}, 200},
        {"GET /v2/providers", "/v2/providers", {}, 200},
    };
    return all;
}

// What stands in records of the other team alone.
const QByteArrayList &canaries()
{
    static const QByteArrayList all{"canary-client", "canary-external", "canary-member", "canary payor", "CANARYCODE"};
    return all;
}

} // namespace

// Several teams in one database: what belongs to another one does not exist, whoever asks in whichever way.
class tst_teams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        ServiceOptions options = withSecret();
        options.users = 3;
        m_service = std::make_unique<TestService>(options);
        const Database database(m_service->database(), Database::Access::Write);
        database.execute(u"INSERT INTO teams (team_seq, team_id) VALUES (2, '00000000-0000-4000-8000-000000000002')"_s);
        SourceConnectionStore connections(database);
        UserRecords users(database, connections, {2, u"00000000-0000-4000-8000-000000000002"_s});
        User user;
        user.userId = QString::fromLatin1(theirUser);
        user.clientUserId = u"canary-client"_s;
        user.createdOn = TestService::begin;
        SourceConnection connection = connectionTo(u"oura"_s);
        connection.externalUserId = u"canary-external"_s;
        users.add(user, {connection});
        OrderStore(database, 2).add({QString::fromLatin1(theirOrder), {user.seq}, 6, u"60202"_s, user.createdOn});
        InsuranceStore(database).add({{user.seq}, user.createdOn, R"({"member_id":"canary-member"})"});
        Payor payor;
        payor.code = u"CANARYCODE"_s;
        payor.name = u"Their canary payor"_s;
        payor.source = u"team"_s;
        payor.idAt = {{u"their_house"_s, u"1"_s}};
        PayorStore(database, 2).add(payor);
        payor.source = u"marketplace"_s;
        payor.idAt = {{u"their_market_house"_s, u"1"_s}};
        PayorStore(database, 2).add(payor);
        payor.code = u"ALL"_s;
        payor.name = u"Their payor, too"_s;
        payor.source = u"platform"_s;
        payor.idAt = {{u"house_of_all"_s, u"1"_s}};
        PayorStore(database, 2).add(payor);
        m_ours = addKey(m_service->database(), {.team = {1, {}}, .name = u"ours"_s, .canWrite = true});
        m_theirs = addKey(m_service->database(), {.team = {2, {}}, .name = u"theirs"_s, .canWrite = true});
        m_service->client().setKeyField({});
    }
    void cleanup() { m_service.reset(); }

    // A new route fails here until it has a row above.
    void everyRouteIsTried()
    {
        const Database database(m_service->database(), Database::Access::Write);
        ServiceOptions options;
        options.clock = [] { return QDateTime(); };
        SharedState shared;
        TeamRoutes team(database, {1, {}}, options, shared);
        QByteArrayList routes, tried;
        for (const auto &[method, pattern] : team.router().routes())
            routes += method + ' ' + pattern;
        for (const Attempt &attempt : attempts())
            tried += attempt.route;
        std::ranges::sort(routes);
        std::ranges::sort(tried);
        QCOMPARE(tried, routes);
        for (const Attempt &attempt : attempts()) // what changes something is also expected to be in the audit table
            QVERIFY(attempt.isAudited || attempt.route.startsWith("GET "));
    }

    void noRouteReachesAnothersRecord_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(attempts().size()); ++i)
            QTest::newRow(attempts()[std::size_t(i)].route.constData()) << i;
    }
    void noRouteReachesAnothersRecord()
    {
        QFETCH(int, index);
        const Attempt &attempt = attempts()[std::size_t(index)];
        const QByteArray method = attempt.route.first(attempt.route.indexOf(' '));
        const QByteArray secret
            = addKey(m_service->database(), {.team = {1, {}}, .canWrite = true, .clientId = u"c"_s});
        const QStringList before = recordsOf(2);
        const auto byKey = m_service->ask(method, attempt.target, attempt.body, keyField(m_ours));
        QCOMPARE(byKey.status, attempt.status);
        const auto byToken
            = m_service->ask(method, attempt.target, attempt.body, tokenField(newToken(*m_service, "c", secret)));
        QCOMPARE(byToken.status, attempt.route == "POST /v2/user" ? 400 : attempt.status); // the second of that ID
        for (const TestReply &reply : {byKey, byToken})
            QVERIFY2(!namesTheirs(reply.body), reply.body.constData());
        QCOMPARE(recordsOf(2), before);
        // The owner has what the other one couldn't reach, so that this test can fail.
        const auto byOwner = m_service->ask(method, attempt.target, attempt.body, keyField(m_theirs));
        QVERIFY2(byOwner.status < 300, byOwner.body.constData());
        const QStringList after = recordsOf(2);
        QCOMPARE(after != before, attempt.isAudited);
        if (attempt.isAudited)
            QVERIFY2(after.join(u'\n').contains(u"audit|2|"_s), "the change isn't in the audit table");
    }

    void aChangeAndItsRecordStandOrFallTogether()
    {
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})", keyField(m_ours)).status, 200);
        const Database database(m_service->database(), Database::Access::Write);
        Statement row
            = database.prepare(u"SELECT team_seq, at, length(request_id), key_name, method, path, status FROM audit"_s);
        row.run();
        QVERIFY(row.next());
        QCOMPARE(row.integer(0), 1);
        QCOMPARE(row.integer(1), TestService::begin);
        QCOMPARE(row.integer(2), 16);
        QCOMPARE(row.text(3), u"ours"_s);
        QCOMPARE(row.text(4), u"POST"_s);
        QCOMPARE(row.text(5), u"/v2/user/"_s);
        QCOMPARE(row.integer(6), 200);
        QVERIFY(!row.next());
        // What is refused changes nothing and isn't there. What can't be recorded isn't done.
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"a"})", keyField(m_ours)).status, 400);
        QCOMPARE(database.number(u"SELECT count(*) FROM audit"_s), 1);
        database.execute(u"ALTER TABLE audit RENAME TO elsewhere"_s);
        QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"b"})", keyField(m_ours)).status, 500);
        QCOMPARE(database.number(u"SELECT count(*) FROM users WHERE client_user_id = 'b'"_s), 0);
    }

    // Whatever an ID of the other team is turned into.
    void noMutatedIdReachesAnothersRecord()
    {
        constexpr int tries = 600;
        QRandomGenerator random(20'261'127);
        const QStringList before = recordsOf(2);
        const QByteArrayList methods{"GET", "PATCH", "DELETE", "POST", "HEAD"};
        const QByteArrayList frames{"/v2/user/ID",
                                    "/v2/user/providers/ID",
                                    "/v2/user/refresh/ID",
                                    "/v2/user/ID/oura",
                                    "/v2/user/ID/insurance/latest",
                                    "/v3/order/ID/psc/info",
                                    "/v2/user/?offset=0&limit=500&user_id=ID",
                                    "/v3/insurance/search/payor?provider_payor_id=ID",
                                    "/v2/user/ID/"};
        QMap<int, int> statuses;
        for (int i = 0; i < tries; ++i) {
            QByteArray id = random.bounded(3) == 0 ? theirOrder : theirUser;
            for (int change = random.bounded(3); change >= 0; --change)
                id = mutated(id, random);
            const QByteArray method = methods[random.bounded(methods.size())];
            QByteArray target = frames[random.bounded(frames.size())];
            target.replace("ID", id);
            const QByteArray body
                = method == "PATCH" || method == "POST" ? R"({"fallback_time_zone":"America/Phoenix"})" : "";
            const auto reply
                = m_service->ask(method, target, target.contains("refresh") ? QByteArray() : body, keyField(m_ours));
            QVERIFY2(!namesTheirs(reply.body), (method + ' ' + target + '\n' + reply.body).constData());
            QVERIFY2(reply.status != 500 && reply.status != 0, (method + ' ' + target).constData());
            ++statuses[reply.status];
        }
        QCOMPARE(recordsOf(2), before);
        QVERIFY2(statuses[404] > tries / 10, "hardly any ID was one that could have been theirs");
    }

    void listsAndTotalsHaveTheOwnUsersOnly()
    {
        for (const QByteArray target : {"/v2/user/", "/v2/user/?limit=10"}) {
            for (int turn = 0; turn < 2; ++turn) {
                const auto ours = m_service->ask("GET", target, {}, keyField(m_ours));
                QCOMPARE(ours.object()[u"total"], 3);
                QCOMPARE(ours.object()[u"users"].toArray().size(), 3);
                const auto theirs = m_service->ask("GET", target, {}, keyField(m_theirs));
                QCOMPARE(theirs.object()[u"total"], 1);
                QCOMPARE(theirs.object()[u"users"][0][u"user_id"], QString::fromLatin1(theirUser));
            }
        }
    }

    void moreTeamsAskThanAreKeptReady()
    {
        QByteArrayList teamKeys;
        {
            const Database database(m_service->database(), Database::Access::Write);
            for (int i = 3; i < 40; ++i)
                database.execute(u"INSERT INTO teams (team_seq, team_id) VALUES (%1, 'team %1')"_s.arg(i));
        }
        for (int i = 3; i < 40; ++i)
            teamKeys += addKey(m_service->database(), {.team = {i, {}}, .canWrite = true});
        for (const QByteArray &key : teamKeys)
            QCOMPARE(m_service->ask("POST", "/v2/user/", R"({"client_user_id":"same"})", keyField(key)).status, 200);
        for (const QByteArray &key : teamKeys)
            QCOMPARE(m_service->ask("GET", "/v2/user/", {}, keyField(key)).object()[u"total"], 1);
    }

    void aClientIdIsTakenInItsTeamOnly()
    {
        const QByteArray body = R"({"client_user_id":"canary-client"})";
        QCOMPARE(m_service->ask("POST", "/v2/user/", body, keyField(m_ours)).status, 200);
        QCOMPARE(m_service->ask("POST", "/v2/user/", body, keyField(m_ours)).status, 400);
    }

    void aTeamsOwnPayorsAreItsOwn()
    {
        const QByteArray target = "/v3/insurance/search/payor?insurance_name=their";
        for (int turn = 0; turn < 2; ++turn) { // the second time, each team's answer is cached
            const auto found = m_service->ask("GET", target, {}, keyField(m_ours)).array();
            QCOMPARE(found.size(), 1);
            QCOMPARE(found[0][u"payor_code"], u"ALL"_s);
            QCOMPARE(m_service->ask("GET", target, {}, keyField(m_theirs)).array().size(), 3);
        }
    }

    // Otherwise, a team could find out where the payors of another one have IDs.
    void aClearinghouseIsKnownByTheOwnPayorsOnly_data()
    {
        QTest::addColumn<QByteArray>("house");
        QTest::addColumn<int>("toUs");
        QTest::newRow("of a payor of the other team") << "their_house"_ba << 422;
        QTest::newRow("of one with another source") << "their_market_house"_ba << 422;
        QTest::newRow("of a payor for all teams") << "house_of_all"_ba << 200;
    }
    void aClearinghouseIsKnownByTheOwnPayorsOnly()
    {
        QFETCH(QByteArray, house);
        QFETCH(int, toUs);
        const QByteArray target = "/v3/insurance/search/payor?provider=" + house;
        QCOMPARE(m_service->ask("GET", target, {}, keyField(m_ours)).status, toUs);
        QCOMPARE(m_service->ask("GET", target, {}, keyField(m_theirs)).array().size(), 1);
    }

    void endedIngestionIsEndedInTheOwnTeamOnly()
    {
        const Database database(m_service->database(), Database::Access::Write);
        database.execute(u"UPDATE users SET ingestion_end = '2026-03-12'"_s);
        m_service->advance(86'400);
        const auto left = [&database](int team) {
            return database.number(
                u"SELECT count(*) FROM connections JOIN users ON seq = user_seq WHERE team_seq = %1"_s.arg(team));
        };
        QCOMPARE(m_service->ask("GET", "/v2/user/?limit=1", {}, keyField(m_ours)).status, 200);
        QCOMPARE(left(1), 0);
        QCOMPARE(left(2), 1);
        QCOMPARE(m_service->ask("GET", "/v2/user/?limit=1", {}, keyField(m_theirs)).status, 200);
        QCOMPARE(left(2), 0);
    }

private:
    static bool namesTheirs(const QByteArray &body)
    {
        return std::ranges::any_of(canaries(), [&](const QByteArray &canary) { return body.contains(canary); });
    }

    // Another way to write an ID, or another ID that is close to it.
    static QByteArray mutated(QByteArray id, QRandomGenerator &random)
    {
        const qsizetype at = random.bounded(id.size());
        switch (random.bounded(12)) {
        case 0:
            return id.toUpper();
        case 1:
            return id.replace("-", "");
        case 2:
            return '{' + id + '}';
        case 3:
            return "urn:uuid:" + id;
        case 4:
            return id.replace(at, 1, QByteArray::number(random.bounded(16), 16));
        case 5:
            return id.first(at) + '%' + QByteArray::number(uchar(id[at]), 16) + id.sliced(at + 1);
        case 6:
            return id + "%00";
        case 7:
            return "%20" + id;
        case 8:
            return "../user/" + id;
        case 9:
            return id + "%2F..";
        case 10:
            return id.replace(at, 1, "_");
        default:
            return id;
        }
    }

    // All that the database has of a team, a line for each row.
    QStringList recordsOf(int team) const
    {
        const QString own = u"user_seq IN (SELECT seq FROM users WHERE team_seq = %1)"_s.arg(team);
        const QString ofTeam = u"team_seq = %1"_s.arg(team);
        const Database database(m_service->database(), Database::Access::Read);
        QStringList records;
        for (const auto &[table, columns, condition] :
             {std::tuple(u"users"_s, u"seq, user_id, client_user_id, created_on, zone, birth_date, body"_s, ofTeam),
              {u"connections"_s, u"user_seq, provider, created_on, error_type"_s, own},
              {u"refreshes"_s, u"user_seq, asked_at"_s, own},
              {u"orders"_s, u"order_id, user_seq, lab_id, zip"_s, own},
              {u"insurances"_s, u"insurance_seq, user_seq, body"_s, own},
              {u"payors"_s, u"payor_seq, payor_code, body"_s, ofTeam},
              {u"totals"_s, u"users"_s, ofTeam},
              {u"audit"_s, u"team_seq, key_name, method, path, status"_s, ofTeam}}) {
            Statement rows
                = database.prepare(u"SELECT %1 FROM %2 WHERE %3 ORDER BY %1"_s.arg(columns, table, condition));
            rows.run();
            while (rows.next()) {
                QString record = table;
                for (int column = 0; column <= columns.count(u','); ++column)
                    record += u'|' + rows.text(column);
                records += record;
            }
        }
        return records;
    }

    std::unique_ptr<TestService> m_service;
    QByteArray m_ours, m_theirs;
};

LABDESK_TEST(tst_teams)
#include "tst_teams.moc"
