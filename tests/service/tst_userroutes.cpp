// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"
#include "support/zonedatabase.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.1 of the contract, the part about users as such.
class tst_userroutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_service = std::make_unique<TestService>();
        m_user = create(R"({"client_user_id":"kept"})");
    }

    void cleanupTestCase() { m_service.reset(); }

    void createAnswersTheWholeUser()
    {
        const auto reply
            = m_service->ask("POST", "/v2/user/", R"({"client_user_id":"whole","fallback_time_zone":"America/Phoenix",
            "fallback_birth_date":"1980-02-29","ingestion_start":"2025-01-01","ingestion_end":"2030-01-01"})");
        QCOMPARE(reply.status, 200);
        const QJsonObject user = reply.object();
        QCOMPARE(user[u"client_user_id"], u"whole"_s);
        QCOMPARE(user[u"created_on"], u"2026-03-12T12:00:00+00:00"_s);
        QCOMPARE(user[u"connected_sources"], QJsonArray());
        QCOMPARE(user[u"fallback_time_zone"],
                 (QJsonObject{{u"id"_s, u"America/Phoenix"_s},
                              {u"source_slug"_s, u"manual"_s},
                              {u"updated_at"_s, u"2026-03-12T12:00:00+00:00"_s}}));
        QCOMPARE(user[u"fallback_birth_date"],
                 (QJsonObject{{u"value"_s, u"1980-02-29"_s},
                              {u"source_slug"_s, u"manual"_s},
                              {u"updated_at"_s, u"2026-03-12T12:00:00+00:00"_s}}));
        QCOMPARE(user[u"ingestion_start"], u"2025-01-01"_s);
        QCOMPARE(user[u"ingestion_end"], u"2030-01-01"_s);
        QVERIFY(!user[u"team_id"].toString().isEmpty());
        const auto read = m_service->ask("GET", "/v2/user/" + user[u"user_id"].toString().toLatin1());
        QCOMPARE(read.status, 200);
        QCOMPARE(read.body, reply.body);
    }

    void textSurvives_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("quotes, backslash and control characters") << u"a\"b\\c\n\t\u0001\u0000d"_s;
        QTest::newRow("other scripts and pictures") << u"Ångström 東京 🙂"_s;
        QTest::newRow("two thousand characters") << QString(2'000, u'x');
        QTest::newRow("markup") << u"<b>&amp;"_s;
    }
    void textSurvives()
    {
        QFETCH(QString, id);
        const auto reply
            = m_service->ask("POST", "/v2/user", QJsonDocument(QJsonObject{{u"client_user_id"_s, id}}).toJson());
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.object()[u"client_user_id"].toString(), id);
        const auto again = m_service->ask("GET", "/v2/user/" + reply.object()[u"user_id"].toString().toLatin1());
        QCOMPARE(again.object()[u"client_user_id"].toString(), id);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const QByteArray &method, const QByteArray &target,
                            const QByteArray &body, int status, const QByteArray &expected) {
            QTest::newRow(name) << method << target << body << status << expected;
        };
        const auto items = [](const QByteArray &item) { return R"({"detail":[)" + item + "]}"; };

        row("create without a body", "POST", "/v2/user/", "", 422,
            items(R"({"type":"missing","loc":["body"],"msg":"Field required","input":null})"));
        row("create without the client's id", "POST", "/v2/user/", R"({"a":1})", 422,
            items(R"({"type":"missing","loc":["body","client_user_id"],"msg":"Field required","input":{"a":1}})"));
        row("create with null for the client's id", "POST", "/v2/user/", R"({"client_user_id":null})", 422,
            items(
                R"({"type":"string_type","loc":["body","client_user_id"],"msg":"Input should be a valid string","input":null})"));
        row("create with a number for the client's id", "POST", "/v2/user/", R"({"client_user_id":7})", 422,
            items(
                R"({"type":"string_type","loc":["body","client_user_id"],"msg":"Input should be a valid string","input":7})"));
        row("create with an empty id", "POST", "/v2/user/", R"({"client_user_id":""})", 422,
            items(
                R"({"type":"string_too_short","loc":["body","client_user_id"],"msg":"String should have at least 1 character","input":"","ctx":{"min_length":1}})"));
        row("create with JSON cut short", "POST", "/v2/user/", R"({"client_user_id":"x")", 422, "");
        row("create with an array", "POST", "/v2/user/", R"([])", 422, "");
        row("create with bytes that are not UTF-8", "POST", "/v2/user/", "{\"client_user_id\":\"\xff\xfe\"}", 422, "");
        row("create with a date that does not exist", "POST", "/v2/user/",
            R"({"client_user_id":"d","ingestion_end":"2026-02-30"})", 422,
            items(
                R"({"type":"date_parsing","loc":["body","ingestion_end"],"msg":"Input should be a valid date in the format YYYY-MM-DD","input":"2026-02-30"})"));
        row("read a user who is not there", "GET", "/v2/user/00000000-0000-4000-8000-000000000001", "", 404,
            R"({"detail":"Not found"})");
        row("read a malformed id", "GET", "/v2/user/nobody", "", 422,
            R"({"detail":"Invalid user ID: must be a UUID"})");
        row("read an id with an escaped slash", "GET", "/v2/user/a%2Fb", "", 422,
            R"({"detail":"Invalid user ID: must be a UUID"})");
        row("delete a user who is not there", "DELETE", "/v2/user/00000000-0000-4000-8000-000000000001", "", 404,
            R"({"detail":"Not found"})");
        row("delete a malformed id", "DELETE", "/v2/user/nobody", "", 422,
            R"({"detail":"Invalid user ID: must be a UUID"})");
        row("patch nothing", "PATCH", "/v2/user/{user}", "{}", 400, R"({"detail":"Nothing to patch"})");
        row("patch null", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":null})", 400,
            R"({"detail":"Nothing to patch"})");
        row("patch a zone that does not exist", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":"Mars/Olympus"})",
            422,
            items(
                R"({"type":"value_error","loc":["body","fallback_time_zone"],"msg":"Value error, Invalid IANA time zone","input":"Mars/Olympus"})"));
        row("patch an offset as a zone", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":"UTC+01:00"})", 422, "");
        row("patch a path as a zone", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":"../../etc/localtime"})",
            422, "");
        row("patch an empty zone", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":""})", 422, "");
        row("patch a birth date in another order", "PATCH", "/v2/user/{user}",
            R"({"fallback_birth_date":"29.02.1980"})", 422, "");
        row("patch a user who is not there", "PATCH", "/v2/user/00000000-0000-4000-8000-000000000001",
            R"({"fallback_time_zone":"UTC"})", 404, R"({"detail":"Not found"})");
        row("list with a limit that is no number", "GET", "/v2/user/?limit=ten", "", 422,
            items(
                R"({"type":"int_parsing","loc":["query","limit"],"msg":"Input should be a valid integer, unable to parse string as an integer","input":"ten"})"));
        row("list with a limit of 0", "GET", "/v2/user/?limit=0", "", 422,
            items(
                R"({"type":"greater_than_equal","loc":["query","limit"],"msg":"Input should be greater than or equal to 1","input":"0","ctx":{"ge":1}})"));
        row("list with a limit of 501", "GET", "/v2/user/?limit=501", "", 422,
            items(
                R"({"type":"less_than_equal","loc":["query","limit"],"msg":"Input should be less than or equal to 500","input":"501","ctx":{"le":500}})"));
        row("create with an array is told what was sent", "POST", "/v2/user/", R"([1,"a"])", 422,
            items(
                R"({"type":"model_attributes_type","loc":["body"],"msg":"Input should be a valid dictionary or object to extract fields from","input":[1,"a"]})"));
        row("create with a bare value is told what was sent", "POST", "/v2/user/", R"( "a" )", 422,
            items(
                R"({"type":"model_attributes_type","loc":["body"],"msg":"Input should be a valid dictionary or object to extract fields from","input":"a"})"));
        row("create somebody who is not born yet", "POST", "/v2/user/",
            R"({"client_user_id":"d","fallback_birth_date":"2999-01-01"})", 422,
            items(
                R"({"type":"date_past","loc":["body","fallback_birth_date"],"msg":"Date should be in the past","input":"2999-01-01"})"));
        row("patch a birth date that has begun nowhere", "PATCH", "/v2/user/{user}",
            R"({"fallback_birth_date":"2026-03-14"})", 422, "");
        row("create with an ingestion that ends before it starts", "POST", "/v2/user/",
            R"({"client_user_id":"d","ingestion_start":"2026-02-02","ingestion_end":"2026-02-01"})", 422,
            items(
                R"({"type":"value_error","loc":["body","ingestion_end"],"msg":"Value error, ingestion_end must not be before ingestion_start","input":"2026-02-01"})"));
        row("list with a limit between blanks", "GET", "/v2/user/?limit=%206%20", "", 422,
            items(
                R"({"type":"int_parsing","loc":["query","limit"],"msg":"Input should be a valid integer, unable to parse string as an integer","input":" 6 "})"));
        row("list with a limit that has a plus", "GET", "/v2/user/?limit=%2B6", "", 422, "");
        row("list with two limits", "GET", "/v2/user/?limit=1&limit=2", "", 422,
            items(
                R"({"type":"value_error","loc":["query","limit"],"msg":"Value error, repeated parameter","input":null})"));
        row("list with an offset under 0", "GET", "/v2/user/?offset=-1&limit=x", "", 422, "");
    }
    void refusals()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, expected);
        const int before = total();
        const auto reply = m_service->ask(method, target.replace("{user}", m_user), body);
        QCOMPARE(reply.status, status);
        QVERIFY2(reply.object().contains(u"detail"_s), reply.body.constData());
        if (!expected.isEmpty())
            QCOMPARE(reply.body, expected);
        QCOMPARE(total(), before);
    }

    void personalIdsAreRefused_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("refused");
        QTest::newRow("an e-mail address") << u"jo@example.com"_s << true;
        QTest::newRow("an e-mail address inside other text") << u"user <jo@example.co.uk>"_s << true;
        QTest::newRow("a phone number with dashes") << u"480-555-0142"_s << true;
        QTest::newRow("a phone number with a plus") << u"+4915112345678"_s << true;
        QTest::newRow("a phone number in brackets") << u"(520) 555-0168"_s << true;
        QTest::newRow("ten digits that are a North American number") << u"4805550142"_s << true;
        QTest::newRow("ten digits that are not") << u"1000000042"_s << false;
        QTest::newRow("an e-mail address that is spelled out") << u"jane.doe at example.com"_s << true;
        QTest::newRow("an e-mail address with brackets") << u"jane.doe(at)example(dot)com"_s << true;
        QTest::newRow("a phone number behind a word") << u"user-480-555-0142"_s << true;
        QTest::newRow("a phone number with an extension") << u"+44 20 7946 0958 x12"_s << true;
        QTest::newRow("a social security number") << u"123-45-6789"_s << true;
        QTest::newRow("an e-mail address with a full-width sign") << u"jo＠example.com"_s << true;
        QTest::newRow("a phone number in Arabic digits") << u"٤٨٠-٥٥٥-٠١٤٢"_s << true;
        QTest::newRow("a phone number with dashes that don't break") << u"480‑555‑0142"_s << true;
        QTest::newRow("a phone number with what nobody sees") << u"480\u200b5550142"_s << true;
        QTest::newRow("a UUID of digits") << u"48055501-4255-5014-2480-555014248055"_s << false;
        QTest::newRow("a day") << u"2026-03-12"_s << false;
        QTest::newRow("a number of an order") << u"order-100-200-3000"_s << false;
        QTest::newRow("words with an at") << u"desk at work"_s << false;
        QTest::newRow("an opaque id") << u"client-00042"_s << false;
        QTest::newRow("a handle with an at sign") << u"jo@work"_s << false;
        QTest::newRow("a UUID") << u"8f1c2d00-1111-4222-8333-444455556666"_s << false;
        QTest::newRow("a short number") << u"555-0142"_s << false;
    }
    void personalIdsAreRefused()
    {
        QFETCH(QString, id);
        QFETCH(bool, refused);
        const QByteArray body = QJsonDocument(QJsonObject{{u"client_user_id"_s, id}}).toJson();
        const auto reply = m_service->ask("POST", "/v2/user/", body);
        QCOMPARE(reply.status, refused ? 422 : 200);
        if (refused)
            QCOMPARE(reply.object()[u"detail"][0][u"loc"], (QJsonArray{u"body"_s, u"client_user_id"_s}));
        QCOMPARE(m_service->ask("PATCH", "/v2/user/" + m_user, body).status,
                 refused ? 422 : 400); // taken by the one just made
    }

    void patchKeepsIngestionInOrder()
    {
        const QByteArray id = create(R"({"client_user_id":"bounded","ingestion_start":"2026-02-02"})");
        const auto patch
            = [&](const QByteArray &body) { return m_service->ask("PATCH", "/v2/user/" + id, body).status; };
        QCOMPARE(patch(R"({"ingestion_end":"2026-02-01"})"), 422); // against what is stored
        QCOMPARE(patch(R"({"ingestion_end":"2026-02-02"})"), 204);
        QCOMPARE(patch(R"({"ingestion_start":"2026-01-01","ingestion_end":"2026-01-31"})"), 204);
    }

    void aBodyIsSentAsJson_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("status");
        QTest::newRow("application/json") << "Content-Type: application/json\r\n"_ba << 204;
        QTest::newRow("with a charset") << "Content-Type: Application/JSON; charset=utf-8\r\n"_ba << 204;
        QTest::newRow("plain text") << "Content-Type: text/plain\r\n"_ba << 415;
        QTest::newRow("a form") << "Content-Type: application/x-www-form-urlencoded\r\n"_ba << 415;
        QTest::newRow("something like it") << "Content-Type: application/jsonp\r\n"_ba << 415;
        QTest::newRow("nothing") << "Content-Type:\r\n"_ba << 415;
    }
    void aBodyIsSentAsJson()
    {
        QFETCH(QByteArray, type);
        QFETCH(int, status);
        const auto reply = m_service->ask("PATCH", "/v2/user/" + m_user, R"({"fallback_time_zone":"UTC"})", type);
        QCOMPARE(reply.status, status);
        if (status != 204)
            QCOMPARE(reply.body, R"({"detail":"The content type must be application/json"})"_ba);
    }

    void clientIdsAreUnique()
    {
        const QByteArray id = create(R"({"client_user_id":"only once"})");
        QByteArray expected
            = R"({"detail":{"error_type":"INVALID_REQUEST","error_message":"Client user id already exists.","user_id":"ID","created_on":"2026-03-12T12:00:00+00:00"}})";
        expected.replace("ID\"", id + '"');
        const auto twice = m_service->ask("POST", "/v2/user/", R"({"client_user_id":"only once"})");
        QCOMPARE(twice.status, 400);
        QCOMPARE(twice.body, expected);
        const auto renamed = m_service->ask("PATCH", "/v2/user/" + m_user, R"({"client_user_id":"only once"})");
        QCOMPARE(renamed.status, 400);
        QCOMPARE(renamed.body, expected);
        const QByteArray same = R"({"client_user_id":"only once"})";
        QCOMPARE(m_service->ask("PATCH", "/v2/user/" + id, same).status, 204);
    }

    void patchChangesWhatItNames()
    {
        const QByteArray id = create(R"({"client_user_id":"patched","fallback_birth_date":"1980-01-01"})");
        m_service->advance(60);
        const auto reply = m_service->ask(
            "PATCH", "/v2/user/" + id,
            R"({"fallback_time_zone":"America/Phoenix","ingestion_start":"2026-01-02","ingestion_end":"2031-01-02","client_user_id":"renamed"})");
        QCOMPARE(reply.status, 204);
        QCOMPARE(reply.body, QByteArray());
        QVERIFY(!reply.fields.contains("content-length"));
        QVERIFY(!reply.fields.contains("content-type"));
        const QJsonObject user = m_service->ask("GET", "/v2/user/" + id + '/').object();
        QCOMPARE(user[u"client_user_id"], u"renamed"_s);
        QCOMPARE(user[u"fallback_time_zone"],
                 (QJsonObject{{u"id"_s, u"America/Phoenix"_s},
                              {u"source_slug"_s, u"manual"_s},
                              {u"updated_at"_s, u"2026-03-12T12:01:00+00:00"_s}}));
        QCOMPARE(user[u"fallback_birth_date"][u"value"], u"1980-01-01"_s);
        QCOMPARE(user[u"fallback_birth_date"][u"updated_at"], u"2026-03-12T12:00:00+00:00"_s);
        QCOMPARE(user[u"ingestion_start"], u"2026-01-02"_s);
        QCOMPARE(user[u"ingestion_end"], u"2031-01-02"_s);
        m_service->advance(-60);
    }

    void zones_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("a city") << "America/Phoenix"_ba << true;
        QTest::newRow("a city of a state") << "America/Indiana/Knox"_ba << true;
        QTest::newRow("universal time") << "UTC"_ba << true;
        QTest::newRow("an alias") << "US/Eastern"_ba << true;
        QTest::newRow("an alias without a region") << "Japan"_ba << true;
        QTest::newRow("a fixed offset of the database") << "Etc/GMT+5"_ba << true;
        QTest::newRow("an abbreviation") << "PDT"_ba << false;
        QTest::newRow("a rule") << "CET-1CEST"_ba << false;
        QTest::newRow("a rule with dates") << "CET-1CEST,M3.5.0,M10.5.0/3"_ba << false;
        QTest::newRow("an offset") << "+01:00"_ba << false;
        QTest::newRow("lower case") << "america/phoenix"_ba << false;
        QTest::newRow("a space at the end") << "America/Phoenix "_ba << false;
        QTest::newRow("a copy in the database's folder") << "posix/America/Phoenix"_ba << false;
        QTest::newRow("a file in the database's folder") << "zone.tab"_ba << false;
        QTest::newRow("a rule in the database's folder") << "posixrules"_ba << false;
    }
    void zones()
    {
        QFETCH(QByteArray, zone);
        QFETCH(bool, accepted);
        const QByteArray body = "{\"fallback_time_zone\":\"" + zone + "\"}";
        QCOMPARE(m_service->ask("PATCH", "/v2/user/" + m_user, body).status, accepted ? 204 : 422);
    }

    void everyZoneOfTheInstalledDatabaseIsTaken()
    {
        const QByteArrayList zones = installedZoneNames();
        if (zones.isEmpty())
            QSKIP("no database of time zones with a list of its names is installed");
        QByteArrayList refused;
        for (const QByteArray &zone : zones)
            if (m_service->ask("PATCH", "/v2/user/" + m_user, "{\"fallback_time_zone\":\"" + zone + "\"}").status
                != 204)
                refused += zone;
        QCOMPARE(refused, QByteArrayList());
    }

    void deletingTakesConnectionsAlong()
    {
        const QByteArray id = m_service->addUser(u"deleted"_s, {connectionTo(u"oura"_s)});
        QCOMPARE(m_service->ask("GET", "/v2/user/providers/" + id).status, 200);
        const auto reply = m_service->ask("DELETE", "/v2/user/" + id);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, QByteArray("{\"success\":true}"));
        QCOMPARE(m_service->ask("GET", "/v2/user/" + id).status, 404);
        QCOMPARE(m_service->ask("GET", "/v2/user/providers/" + id).status, 404);
        QCOMPARE(m_service->ask("DELETE", "/v2/user/" + id).status, 404);
        const labdesk::service::Database database(m_service->database(), labdesk::service::Database::Access::Read);
        QCOMPARE(database.number(u"SELECT count(*) FROM connections"_s), 0);
        const QByteArray again = R"({"client_user_id":"deleted"})";
        QCOMPARE(m_service->ask("POST", "/v2/user", again).status, 200); // the id is free again
    }

    void endOfIngestionDeregisters()
    {
        TestService service;
        const QByteArray id = service.addUser(u"ending"_s, {connectionTo(u"oura"_s), connectionTo(u"fitbit"_s)});
        const QByteArray other = service.addUser(u"going on"_s, {connectionTo(u"oura"_s)});
        const QByteArray future = R"({"ingestion_end":"2026-03-14"})";
        QCOMPARE(service.ask("PATCH", "/v2/user/" + id, future).status, 204);
        QCOMPARE(sources(service, id), 2);
        service.advance(86400 + 12 * 3600 - 1); // the last second of the 13th
        QCOMPARE(sources(service, id), 2);
        service.advance(1);
        QCOMPARE(sources(service, id), 0);
        QCOMPARE(sources(service, other), 1);
        service.advance(-3 * 86400); // they do not come back
        QCOMPARE(sources(service, id), 0);

        const QByteArray past = R"({"ingestion_end":"2026-03-01"})";
        QCOMPARE(service.ask("PATCH", "/v2/user/" + other, past).status, 204);
        QCOMPARE(sources(service, other), 0);
    }

    void listIsNewestFirstWithItsLength()
    {
        TestService service;
        const QByteArray nobody = R"({"total":0,"offset":0,"limit":0,"users":[]})";
        QCOMPARE(service.ask("GET", "/v2/user/").body, nobody);
        for (int i = 0; i < 5; ++i) {
            service.advance(1);
            const QByteArray body = "{\"client_user_id\":\"n" + QByteArray::number(i) + "\"}";
            QCOMPARE(service.ask("POST", "/v2/user/", body).status, 200);
        }
        const auto all = service.ask("GET", "/v2/user");
        if (!all.fields.contains("transfer-encoding"))
            QCOMPARE(all.fields["content-length"].toInt(), all.body.size());
        QCOMPARE(clientIds(all), (QStringList{u"n4"_s, u"n3"_s, u"n2"_s, u"n1"_s, u"n0"_s}));
        QCOMPARE(all.object()[u"total"], 5);
        QCOMPARE(clientIds(service.ask("GET", "/v2/user/?limit=2")), (QStringList{u"n4"_s, u"n3"_s}));
        QCOMPARE(clientIds(service.ask("GET", "/v2/user?offset=3&limit=2")), (QStringList{u"n1"_s, u"n0"_s}));
        const auto past = service.ask("GET", "/v2/user/?offset=7");
        QCOMPARE(clientIds(past), QStringList());
        QCOMPARE(past.object()[u"total"], 5);
        QCOMPARE(past.object()[u"offset"], 7);
        QCOMPARE(past.object()[u"limit"], 100);
    }

private:
    QByteArray create(const QByteArray &body)
    {
        return m_service->ask("POST", "/v2/user/", body).object()[u"user_id"].toString().toLatin1();
    }
    int total() { return m_service->ask("GET", "/v2/user/?limit=1").object()[u"total"].toInt(); }
    static qsizetype sources(TestService &service, const QByteArray &id)
    {
        const auto listed = service.ask("GET", "/v2/user/providers/" + id).object()[u"providers"].toArray().size();
        const auto own = service.ask("GET", "/v2/user/" + id).object()[u"connected_sources"].toArray().size();
        return listed == own ? own : -1;
    }
    static QStringList clientIds(const TestReply &list)
    {
        QStringList ids;
        for (const QJsonValue &user : list.object()[u"users"].toArray())
            ids.append(user[u"client_user_id"].toString());
        return ids;
    }

    std::unique_ptr<TestService> m_service;
    QByteArray m_user;
};

LABDESK_TEST(tst_userroutes)
#include "tst_userroutes.moc"
