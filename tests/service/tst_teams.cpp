// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/payorstore.h"
#include "service/testservice.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Two teams in one database: what belongs to the other one does not exist.
class tst_teams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        ServiceOptions options;
        options.users = 3;
        m_service = std::make_unique<TestService>(options);
        const Database database(m_service->database(), Database::Access::Write);
        database.execute(u"INSERT INTO teams VALUES (2, '00000000-0000-4000-8000-000000000002')"_s);
        ConnectionStore connections(database);
        UserRecords users(database, connections, {2, u"00000000-0000-4000-8000-000000000002"_s});
        User user;
        user.userId = QString::fromLatin1(theirUser);
        user.clientUserId = u"theirs"_s;
        user.createdOn = TestService::begin;
        users.add(user, {connectionTo(u"oura"_s)});
        OrderStore(database, 2).add({QString::fromLatin1(theirOrder), user.seq, 6, u"60202"_s, user.createdOn});
        InsuranceStore(database).add(user.seq, user.createdOn, R"({"member_id":"theirs"})");
        Payor payor;
        payor.code = u"THEIRS"_s;
        payor.name = u"Their Payor"_s;
        payor.source = u"team"_s;
        PayorStore(database, 2).add(payor);
        payor.code = u"ALL"_s;
        payor.source = u"platform"_s;
        PayorStore(database, 2).add(payor);
    }
    void cleanupTestCase() { m_service.reset(); }

    void everyRouteOfAnothersRecordIsNotFound_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("body");
        const QByteArray user = theirUser;
        QTest::newRow("read a user") << "GET"_ba
                                     << "/v2/user/" + user << QByteArray();
        QTest::newRow("change a user") << "PATCH"_ba
                                       << "/v2/user/" + user << R"({"fallback_time_zone":"America/Phoenix"})"_ba;
        QTest::newRow("delete a user") << "DELETE"_ba
                                       << "/v2/user/" + user << QByteArray();
        QTest::newRow("read sources") << "GET"_ba
                                      << "/v2/user/providers/" + user << QByteArray();
        QTest::newRow("refresh sources") << "POST"_ba
                                         << "/v2/user/refresh/" + user << QByteArray();
        QTest::newRow("deregister a source") << "DELETE"_ba
                                             << "/v2/user/" + user + "/oura" << QByteArray();
        QTest::newRow("read insurance") << "GET"_ba
                                        << "/v2/user/" + user + "/insurance/latest" << QByteArray();
        QTest::newRow("centers near an order") << "GET"_ba
                                               << "/v3/order/"_ba + theirOrder + "/psc/info?radius=50" << QByteArray();
    }
    void everyRouteOfAnothersRecordIsNotFound()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, body);
        QCOMPARE(m_service->ask(method, target, body).status, 404);
        const Database database(m_service->database(), Database::Access::Read);
        QCOMPARE(database.number(u"SELECT count(*) FROM users WHERE team_seq = 2 AND zone IS NULL"_s), 1);
        QCOMPARE(database.number(u"SELECT count(*) FROM connections WHERE provider = 'oura' AND user_seq ="
                                 " (SELECT seq FROM users WHERE team_seq = 2)"_s),
                 1);
    }

    void listsAndTotalsHaveTheOwnUsersOnly()
    {
        for (const QByteArray target : {"/v2/user/", "/v2/user/?limit=10"}) {
            const auto list = m_service->ask("GET", target);
            QCOMPARE(list.object()[u"total"], 3);
            QCOMPARE(list.object()[u"users"].toArray().size(), 3);
            QVERIFY(!list.body.contains("theirs"));
        }
    }

    void aClientIdIsTakenInItsTeamOnly()
    {
        const auto created = m_service->ask("POST", "/v2/user/", R"({"client_user_id":"theirs"})");
        QCOMPARE(created.status, 200);
        const QByteArray user = created.object()[u"user_id"].toString().toLatin1();
        QCOMPARE(m_service->ask("DELETE", "/v2/user/" + user).status, 200);
    }

    void aTeamsOwnPayorsAreItsOwn()
    {
        const auto found = m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=their").array();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0][u"payor_code"], u"ALL"_s);
    }

    void endedIngestionIsEndedInTheOwnTeamOnly()
    {
        const Database database(m_service->database(), Database::Access::Write);
        database.execute(u"UPDATE users SET ingestion_end = '2026-03-12'"_s);
        m_service->advance(86'400);
        QCOMPARE(m_service->ask("GET", "/v2/providers").status, 200);
        QCOMPARE(database.number(u"SELECT count(*) FROM connections JOIN users ON seq = user_seq WHERE team_seq = 1"_s),
                 0);
        QCOMPARE(database.number(u"SELECT count(*) FROM connections JOIN users ON seq = user_seq WHERE team_seq = 2"_s),
                 1);
    }

private:
    static constexpr char theirUser[] = "00000000-0000-4000-8000-00000000000a";
    static constexpr char theirOrder[] = "00000000-0000-4000-8000-00000000000b";

    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_teams)
#include "tst_teams.moc"
