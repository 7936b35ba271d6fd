// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/zonenames.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using labdesk::service::Database;
using labdesk::service::ServiceOptions;
namespace geo = labdesk::geo;

// The records that an empty database is filled with.
class tst_demodata : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_service = std::make_unique<TestService>(ServiceOptions());
        m_users = m_service->ask("GET", "/v2/user/").object()[u"users"].toArray();
        QCOMPARE(m_users.size(), 1200);
    }

    void cleanupTestCase() { m_service.reset(); }

    void theSameSeedMakesTheSameRecords()
    {
        ServiceOptions options;
        options.users = 300;
        options.key = "k";
        options.seed = 7;
        TestService one(options), other(options);
        options.seed = 8;
        TestService another(options);
        const auto dump = [](TestService &service) {
            const auto examples = service.local().examples();
            return service.ask("GET", "/v2/user/").body + service.ask("GET", "/v3/insurance/search/payor").body
                + service.ask("GET", "/v2/user/" + examples.userId.toLatin1() + "/insurance/latest").body
                + service.ask("GET", "/v3/order/" + examples.orderId.toLatin1() + "/psc/info?radius=50").body;
        };
        QCOMPARE(dump(one), dump(other));
        QVERIFY(dump(one) != dump(another));
    }

    void theSeedIsForEmptyDatabasesOnly()
    {
        ServiceOptions options;
        options.users = 20;
        TestService service(options);
        const QByteArray before = service.ask("GET", "/v2/user/").body;
        service.restart();
        QCOMPARE(service.ask("GET", "/v2/user/").body, before);
    }

    void usersAreSpreadOverThreeYearsUpToNow()
    {
        QStringList created;
        for (const QJsonValue &user : m_users)
            created.append(user[u"created_on"].toString());
        QVERIFY(std::is_sorted(created.rbegin(), created.rend()));
        QVERIFY(created.front() <= u"2026-03-12T12:00:00+00:00");
        QVERIFY(created.front() > u"2026-03-11T00");
        QVERIFY(created.back() < u"2023-03-20");
        QVERIFY(
            std::count_if(created.begin(), created.end(), [](const QString &time) { return time > u"2026-03-05T12"; })
            >= 5);
    }

    void idsAreUniqueUuids()
    {
        static const QRegularExpression uuid(
            u"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        QSet<QString> ids, clientIds;
        for (const QJsonValue &user : m_users) {
            QVERIFY(uuid.match(user[u"user_id"].toString()).hasMatch());
            ids.insert(user[u"user_id"].toString());
            clientIds.insert(user[u"client_user_id"].toString());
        }
        QCOMPARE(ids.size(), 1200);
        QCOMPARE(clientIds.size(), 1200);
        QVERIFY(clientIds.contains(u"client-00042"_s));
        QVERIFY(clientIds.contains(u"jo.marsh@example.com"_s));
        QVERIFY(clientIds.contains(u"480-555-0142"_s));
    }

    void everyKindOfUserIsThere()
    {
        QMap<qsizetype, int> bySources;
        QSet<QString> providers, zones, zoneSources;
        int zoneless = 0, birthDates = 0, ended = 0, ending = 0;
        for (const QJsonValue &user : m_users) {
            const QJsonArray sources = user[u"connected_sources"].toArray();
            ++bySources[sources.size()];
            for (const QJsonValue &source : sources)
                providers.insert(source[u"source"][u"slug"].toString());
            const QJsonValue zone = user[u"fallback_time_zone"];
            zone.isNull()
                ? ++zoneless
                : (zones.insert(zone[u"id"].toString()), zoneSources.insert(zone[u"source_slug"].toString()), 0);
            birthDates += user[u"fallback_birth_date"].isObject() ? 1 : 0;
            const QString end = user[u"ingestion_end"].toString();
            if (!end.isEmpty() && end <= u"2026-03-12") {
                ++ended;
                QCOMPARE(sources.size(), 0);
            } else if (!end.isEmpty()) {
                ++ending;
            }
        }
        QCOMPARE(bySources.keys(), (QList<qsizetype>{0, 1, 2, 3, 4}));
        QCOMPARE(providers.size(), 37);
        QVERIFY(zoneless > 700 && zoneless < 950);
        QVERIFY(zones.size() > 10 && zoneSources.size() > 5 && zoneSources.contains(u"manual"_s));
        for (const QString &zone : zones)
            QVERIFY2(geo::isZoneName(zone), qPrintable(zone));
        QVERIFY(birthDates > 200 && ended > 20 && ending > 20);
    }

    void counts_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("kinds of connection errors")
            << u"SELECT count(DISTINCT error_type) FROM connections"_s << 7 << 7;
        QTest::newRow("connections in error")
            << u"SELECT count(*) FROM connections WHERE error_type IS NOT NULL"_s << 100 << 300;
        QTest::newRow("phones that connect by themselves")
            << u"SELECT count(*) FROM connections WHERE auto_connect"_s << 50 << 400;
        QTest::newRow("denied scopes") << u"SELECT count(*) FROM connections WHERE denied <> ''"_s << 20 << 300;
        QTest::newRow("users with insurance") << u"SELECT count(DISTINCT user_seq) FROM insurances"_s << 740 << 860;
        QTest::newRow("relationships")
            << u"SELECT count(DISTINCT json_extract(CAST(body AS TEXT), '$.relationship')) FROM insurances"_s << 3 << 3;
        QTest::newRow("guarantors")
            << u"SELECT count(*) FROM insurances WHERE json_extract(CAST(body AS TEXT), '$.guarantor') IS NOT NULL"_s
            << 200 << 600;
        QTest::newRow("insurances by payors that exist")
            << u"SELECT count(*) FROM insurances WHERE json_extract(CAST(body AS TEXT), '$.payor_code') NOT IN (SELECT payor_code FROM payors)"_s
            << 0 << 0;
        QTest::newRow("orders") << u"SELECT count(*) FROM orders"_s << 300 << 900;
        QTest::newRow("labs") << u"SELECT count(*) FROM labs"_s << 10 << 10;
        QTest::newRow("labs with centers") << u"SELECT count(DISTINCT lab_id) FROM centers"_s << 5 << 10;
        QTest::newRow("centers") << u"SELECT count(*) FROM centers"_s << 2400 << 2600;
        QTest::newRow("states with centers") << u"SELECT count(DISTINCT state) FROM centers"_s << 50 << 57;
        QTest::newRow("centers without hours") << u"SELECT count(*) FROM centers WHERE hours IS NULL"_s << 500 << 750;
        QTest::newRow("centers with odd hours")
            << u"SELECT count(*) FROM centers WHERE CAST(hours AS TEXT) NOT LIKE '%Mon%'"_s << 20 << 150;
        QTest::newRow("payors") << u"SELECT count(*) FROM payors"_s << 260 << 340;
        QTest::newRow("payor codes that are used twice")
            << u"SELECT count(*) - count(DISTINCT payor_code) FROM payors"_s << 0 << 0;
        QTest::newRow("payors of one name")
            << u"SELECT count(*) FROM payors WHERE name = 'Foxglove Health'"_s << 2 << 2;
        QTest::newRow("phone numbers that may be somebody's")
            << u"SELECT count(*) FROM centers WHERE phone NOT LIKE '+1___55501__'"_s << 0 << 0;
        QTest::newRow("records that refer to nothing")
            << u"SELECT count(*) FROM pragma_foreign_key_check()"_s << 0 << 0;
    }
    void counts()
    {
        QFETCH(QString, sql);
        QFETCH(int, least);
        QFETCH(int, most);
        const Database database(m_service->database(), Database::Access::Read);
        const qint64 count = database.number(sql);
        QVERIFY2(count >= least && count <= most, QByteArray::number(count).constData());
    }

    void noUsersAtAllWorks()
    {
        TestService service;
        QVERIFY(service.local().examples().userId.isEmpty());
        QVERIFY(!service.local().examples().payorCode.isEmpty());
        QCOMPARE(service.ask("GET", "/v2/user/").object()[u"total"], 0);
    }

private:
    std::unique_ptr<TestService> m_service;
    QJsonArray m_users;
};

LABDESK_TEST(tst_demodata)
#include "tst_demodata.moc"
