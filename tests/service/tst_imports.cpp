// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkimporter.h"
#include "service/bulkrun.h"
#include "service/everyanswer.h"
#include "service/schema.h"
#include "support/testmain.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

namespace {

// A line with every number and every object that one of its type can have, as text to change.
const QByteArray wholeCenter
    = R"({"type":"center","lab_id":27,"name":"x","zip_code":"85003","site_code":"A","latitude":33.5,"longitude":-112.1,"centroid_latitude":33.4,"centroid_longitude":-112.2,"website":"https://x.example","hours":{"Mon":null}})";
const QByteArray wholePayor
    = R"({"type":"payor","payor_code":"P","name":"x","aliases":["y"],"source":"platform","ids":{"availity":"1"},"address":{"first_line":"1 King St","second_line":null,"city":"Toronto","state":"ON","zip":"M5H 1A1","country":"CA","access_notes":"Ring twice"}})";
const QByteArray wholeUser
    = R"({"type":"user","client_user_id":"u","created_on":"2026-03-12T16:14:00+00:00","fallback_time_zone":"UTC","connections":[{"provider":"oura","created_on":"2026-03-12T16:14:00+00:00","denied":["sleep"],"error":{"error_type":"unknown","error_message":"m","errored_at":"2026-03-12T16:14:00+00:00"}}]})";
const QByteArray wholeConnection
    = R"({"type":"connection","client_user_id":"first","provider":"oura","error":{"error_type":"unknown"}})";
const QByteArray wholeOrder = R"({"type":"order","client_user_id":"first","lab_id":27,"zip_code":"85001"})";
const QByteArray wholeInsurance
    = R"({"type":"insurance","client_user_id":"first","record":{"payor_code":"A","member_id":"1","group_id":null,"relationship":"Self","is_primary":true,"insured":{"first_name":"A","address":{"first_line":"1 A St","zip_code":"85001","access_notes":"Gate"}},"company":{"name":"C","address":{"zip":"85001"}},"guarantor":{"first_name":"G","household_income":1.5,"address":{"zip":"85001"}}}})";

} // namespace

// What import takes of the members of a line, and that it comes back.
class tst_imports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNumberIsFiniteAndWrittenAsInJson_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("the ID of a lab") << R"({"type":"lab","lab_id":28,"slug":"x"})"_ba
                                         << "lab_id"_ba
                                         << "28"_ba << true;
        QTest::newRow("the lab of a center") << wholeCenter << "lab_id"_ba
                                             << "27"_ba << true;
        QTest::newRow("a latitude") << wholeCenter << "latitude"_ba
                                    << "33.5"_ba << false;
        QTest::newRow("a longitude") << wholeCenter << "longitude"_ba
                                     << "-112.1"_ba << false;
        QTest::newRow("the latitude of a ZIP code") << wholeCenter << "centroid_latitude"_ba
                                                    << "33.4"_ba << false;
        QTest::newRow("the longitude of a ZIP code") << wholeCenter << "centroid_longitude"_ba
                                                     << "-112.2"_ba << false;
        QTest::newRow("the lab of an order") << wholeOrder << "lab_id"_ba
                                             << "27"_ba << true;
    }
    void aNumberIsFiniteAndWrittenAsInJson()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, member);
        QFETCH(QByteArray, written);
        QFETCH(bool, isWhole);
        QByteArrayList texts{"nan",      "NaN",
                             "inf",      "-inf",
                             "Infinity", "1e400",
                             " 8",       "8 ",
                             "+8",       "0x10",
                             "08",       "8,5",
                             "",         "٨",
                             "1e",       "--8",
                             "8.",       "1_000",
                             "8\\u0000", "\\t8",
                             "-0x1p3",   "1e9999999999999999999",
                             "."};
        if (isWhole)
            texts += {"8.5", "8e0", "18446744073709551616", "9223372036854775808"};
        QByteArrayList values{"true", "[8]", "{}"}; // JSON, but of another type
        for (const QByteArray &text : texts)
            values += '"' + text + '"';
        if (isWhole)
            values += {"8.5", "-1", "0", "9223372036854775807", "1e2"};
        const QByteArrayList noJson{"1e400", "nan", "-1e999", "0x10", "+8", "08", "8.", "Infinity"};
        QByteArray lines = bulkHead;
        const QByteArray name = '"' + member + "\":";
        QVERIFY(line.contains(name + written));
        for (const QByteArray &value : values + noJson)
            lines += QByteArray(line).replace(name + written, name + value) + '\n';
        const BulkRun ended = importInto(newDatabase(m_folder), lines + userLine("last"));
        QCOMPARE(ended.exitCode, 2);
        QCOMPARE(ended.imported(), 4);
        QCOMPARE(ended.refused(), values.size() + noJson.size());
        const QByteArrayList told = ended.err.split('\n');
        for (qsizetype i = 0; i < values.size(); ++i)
            QVERIFY2(told[i].startsWith("line " + QByteArray::number(i + 4) + ": " + member + ": is "),
                     (values[i] + ": " + told[i]).constData());
    }

    void aNumberWrittenAsInJsonIsTaken_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value :
             {"33", "33.5", "3.35e1", "335E-1", R"("33.5")", R"("-33.5")", R"("0")", R"("3.35e+1")"})
            QTest::newRow(value) << QByteArray(value);
    }
    void aNumberWrittenAsInJsonIsTaken()
    {
        QFETCH(QByteArray, value);
        const QString database = newDatabase(m_folder);
        const BulkRun ended = importInto(
            database, bulkHead + QByteArray(wholeCenter).replace("\"latitude\":33.5", "\"latitude\":" + value));
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.imported(), 4);
    }

    void aPositionNeedsBothCoordinates_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("no latitude") << R"("latitude":33.5,)"_ba
                                     << "latitude: is missing"_ba;
        QTest::newRow("no longitude") << R"("longitude":-112.1,)"_ba
                                      << "longitude: is missing"_ba;
    }
    void aPositionNeedsBothCoordinates()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, reason);
        const BulkRun ended
            = importInto(newDatabase(m_folder), bulkHead + QByteArray(wholeCenter).replace(left, QByteArray()));
        QVERIFY2(ended.err.contains(reason), ended.err.constData());
    }

    void anUnknownMemberIsRefusedAtEachDepth_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("where");
        const struct
        {
            QByteArray line, before, where;
        } places[] = {
            {R"({"type":"team","team_id":"2245bd5f-bb68-4f68-a2eb-92502318fa4e"})", "\"team_id\"", ""},
            {R"({"type":"lab","lab_id":28,"slug":"x"})", "\"lab_id\"", ""},
            {wholeCenter, "\"lab_id\"", ""},
            {wholePayor, "\"payor_code\"", ""},
            {wholePayor, "\"first_line\"", "address."},
            {wholeUser, "\"client_user_id\"", ""},
            {wholeUser, "\"provider\"", "connections[0]."},
            {wholeUser, "\"error_type\"", "connections[0].error."},
            {wholeConnection, "\"provider\"", ""},
            {wholeConnection, "\"error_type\"", "error."},
            {wholeOrder, "\"lab_id\"", ""},
            {wholeInsurance, "\"client_user_id\"", ""},
            {wholeInsurance, "\"payor_code\"", "record."},
            {wholeInsurance, "\"first_name\":\"A\"", "record.insured."},
            {wholeInsurance, "\"first_line\":\"1 A", "record.insured.address."},
            {wholeInsurance, "\"name\":\"C\"", "record.company."},
            {wholeInsurance, "\"zip\":\"85001\"}},\"guar", "record.company.address."},
            {wholeInsurance, "\"first_name\":\"G\"", "record.guarantor."},
            {wholeInsurance, "\"zip\":\"85001\"}}}", "record.guarantor.address."},
        };
        for (const auto &[line, before, where] : places)
            QTest::addRow("%s, %s", line.sliced(9).split('"').front().constData(), where.constData())
                << line << before << where;
    }
    void anUnknownMemberIsRefusedAtEachDepth()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, where);
        QCOMPARE(line.count(before), 1);
        QByteArrayList strangers{"\"shade\"", "\"sh\\u0061de\"", "\"\"", // and one that is known in other letters
                                 before.left(before.indexOf('"', 1) + 1).toUpper()};
        if (!where.isEmpty())
            strangers += "\"type\"";
        QByteArray lines = bulkHead;
        for (const QByteArray &stranger : strangers)
            lines += QByteArray(line).replace(before, stranger + ":\"v\"," + before) + '\n';
        const BulkRun ended = importInto(newDatabase(m_folder), lines);
        QCOMPARE(ended.imported(), 3);
        QCOMPARE(ended.refused(), strangers.size());
        QCOMPARE(ended.err.count(": " + where + "one of the members is unknown"), strangers.size());
    }

    void theMemberThatMayBeMeantIsNamed()
    {
        const QByteArray line = QByteArray(wholePayor).replace("first_line", "first_lin");
        const BulkRun ended = importInto(newDatabase(m_folder), bulkHead + line + '\n');
        QCOMPARE(ended.err, "line 4: address.one of the members is unknown; did you mean first_line?\n"_ba);
    }

    void aMemberThatStandsThereTwiceIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("of a user") << R"({"type":"user","client_user_id":"a","client_user_id":"b"})"_ba
                                   << "client_user_id: appears twice"_ba;
        QTest::newRow("once with an escape") << R"({"type":"user","client_user_id":"a","client_user\u005fid":"b"})"_ba
                                             << "client_user_id: appears twice"_ba;
        QTest::newRow("of an address") << QByteArray(wholePayor).replace("\"city\"", "\"city\":\"x\",\"city\"")
                                       << "address.city: appears twice"_ba;
        QTest::newRow("a clearinghouse")
            << QByteArray(wholePayor).replace("{\"availity\"", "{\"availity\":\"2\",\"availity\"")
            << "ids: lists a clearinghouse twice"_ba;
        QTest::newRow("a ZIP code under both names, with two values")
            << QByteArray(wholePayor).replace("\"zip\"", "\"zip_code\":\"85001\",\"zip\"")
            << "address.zip_code: differs from zip"_ba;
    }
    void aMemberThatStandsThereTwiceIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, reason);
        QCOMPARE(importInto(newDatabase(m_folder), bulkHead + line + '\n').err, "line 4: " + reason + '\n');
    }

    void keysWithEscapesAreRead()
    {
        const QString plain = newDatabase(m_folder), escaped = newDatabase(m_folder);
        const QByteArray lines = bulkHead + wholeCenter + '\n' + wholeInsurance + '\n';
        QCOMPARE(importInto(plain, lines).err, QByteArray());
        const BulkRun ended = importInto(escaped,
                                         QByteArray(lines)
                                             .replace("\"hours\"", "\"h\\u006furs\"")
                                             .replace("\"record\"", "\"r\\u0065cord\"")
                                             .replace("\"name\":\"x\"", "\"n\\u0061me\":\"x\""));
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(body(escaped, u"insurances"_s), body(plain, u"insurances"_s));
        QCOMPARE(exportFrom(escaped, {u"--type"_s, u"center"_s}).out,
                 exportFrom(plain, {u"--type"_s, u"center"_s}).out);
    }

    // Names that the contract doesn't have, of services today and of any other.
    void whatServicesHaveTodayIsKeptAndAnswered_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("part");
        const auto user = [](const char *row, const QByteArray &provider, const QByteArray &part) {
            QTest::newRow(row) << QByteArray(wholeUser).replace("\"oura\"", '"' + provider + '"')
                               << "/v2/user/?limit=5"_ba << part;
        };
        user("a provider of today", "google_health", R"("source":{"name":"Google Health","slug":"google_health")");
        user("another one", "tandem_source", R"("slug":"tandem_source")");
        user("one that nobody knows", "ring_2031", R"("name":"Ring 2031")");
        QTest::newRow("a source of a fallback value") << QByteArray(wholeUser).replace(
            "\"connections\"", "\"fallback_time_zone_source\":\"runkeeper\",\"connections\"")
                                                      << "/v2/user/?limit=5"_ba
                                                      << R"("source_slug":"runkeeper")"_ba;
        for (const char *house : {"stedi", "waystar", "claim_md", "apero", "pverify", "one_that_is_new"})
            QTest::newRow(house) << QByteArray(wholePayor).replace("\"availity\"", '"' + QByteArray(house) + '"')
                                 << "/v3/insurance/search/payor?provider=" + QByteArray(house)
                                 << R"("payor_code":"P")"_ba;
        QTest::newRow("a payor's source")
            << QByteArray(wholePayor).replace("\"platform\"", "\"marketplace\"") << "/v3/insurance/search/payor"_ba
            << R"("source":"marketplace")"_ba;
        QTest::newRow("an address in another country") << wholePayor << "/v3/insurance/search/payor"_ba
                                                       << R"("country":"CA","access_notes":"Ring twice")"_ba;
        const QByteArray scarce = R"({"type":"payor","payor_code":"P","name":"x","address":{"zip_code":"85001"}})";
        QTest::newRow("an address with a ZIP alone")
            << scarce << "/v3/insurance/search/payor"_ba
            << R"("org_address":{"first_line":"","second_line":null,"city":"","state":"","zip":"85001","zip_code":"85001","country":"US"},"source":"team")"_ba;
        QTest::newRow("a payor without an address")
            << QByteArray(scarce).replace(R"(,"address":{"zip_code":"85001"})", "") << "/v3/insurance/search/payor"_ba
            << R"("zip":"","zip_code":"","country":"US"},"source":"team")"_ba;
        QTest::newRow("a center's website") << wholeCenter << "/v3/order/psc/info?zip_code=85003&lab_id=27"_ba
                                            << R"("website":"https://x.example")"_ba;
        QTest::newRow("a radius of 75 miles")
            << wholeCenter << "/v3/order/psc/info?zip_code=85003&lab_id=27&radius=75"_ba
            << R"("site_code":"A")"_ba;
        QTest::newRow("which insurance is the first one")
            << wholeInsurance << "/v2/user/11111111-1111-4111-8111-111111111111/insurance/latest"_ba
            << R"("is_primary":true)"_ba;
    }
    void whatServicesHaveTodayIsKeptAndAnswered()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, part);
        const QString database = newDatabase(m_folder);
        QCOMPARE(importInto(database, bulkHead + line + '\n').err, QByteArray());
        const TestReply reply = answerOf(database, target, false);
        QCOMPARE(reply.status, 200);
        QVERIFY2(reply.body.contains(part), reply.body.constData());
        const QString copy = newDatabase(m_folder);
        const QByteArray exported = exportFrom(database).out;
        QCOMPARE(importInto(copy, exported).err, QByteArray());
        QCOMPARE(exportFrom(copy).out, exported);
        QCOMPARE(answerOf(copy, target, false).body, reply.body);
    }

    void strictModeKeepsToTheContract()
    {
        const QString database = newDatabase(m_folder);
        const QByteArray lines = bulkHead + wholeCenter + '\n' + QByteArray(wholePayor).replace("availity", "stedi")
            + '\n' + wholeInsurance + '\n';
        QCOMPARE(importInto(database, lines).err, QByteArray());
        for (const QByteArray radius : {"75", "100"})
            QCOMPARE(answerOf(database, "/v3/order/psc/info?zip_code=85003&lab_id=27&radius=" + radius, true).status,
                     422);
        QCOMPARE(answerOf(database, "/v3/insurance/search/payor?provider=stedi", true).status, 422);
        QCOMPARE(answerOf(database, "/v3/insurance/search/payor?provider=", true).status, 200);
        for (const QByteArray &target :
             {"/v3/order/psc/info?zip_code=85003&lab_id=27"_ba, "/v3/insurance/search/payor"_ba,
              "/v2/user/11111111-1111-4111-8111-111111111111/insurance/latest"_ba}) {
            const QByteArray body = answerOf(database, target, true).body;
            for (const char *member : {"website", "access_notes\":\"Ring", "is_primary"})
                QVERIFY2(!body.contains(member), body.constData());
        }
        const BulkRun refused = importInto(newDatabase(m_folder),
                                           bulkHead + QByteArray(wholePayor).replace("availity", "stedi") + '\n'
                                               + QByteArray(wholePayor).replace("\"platform\"", "\"market\"") + '\n'
                                               + QByteArray(wholeUser).replace("oura", "google_health") + '\n'
                                               + QByteArray(wholeUser).replace("[\"sleep\"]", "[\"igg\"]") + '\n',
                                           {u"--strict"_s});
        QCOMPARE(refused.err,
                 "line 4: ids: has an unknown clearinghouse\nline 5: source: is neither team nor platform\n"
                 "line 6: connections[0].provider: is not a provider\n"
                 "line 7: connections[0].denied: has a data type that the provider doesn't have\n"_ba);
    }

    void anUnknownSourceCanBeListedRefreshedAndDeregistered()
    {
        TestService service;
        const QByteArray id = service.addUser(u"someone"_s, {});
        QCOMPARE(importInto(
                     service.database(),
                     R"({"type":"connection","client_user_id":"someone","provider":"google_health","denied":["igg"]})")
                     .err,
                 QByteArray());
        const QJsonObject listed
            = service.ask("GET", "/v2/user/providers/" + id).object()[u"providers"_s][0].toObject();
        QCOMPARE(listed[u"slug"_s], u"google_health"_s);
        QCOMPARE(listed[u"resource_availability"_s][u"igg"_s][u"status"_s], u"unavailable"_s);
        const TestReply refreshed = service.ask("POST", "/v2/user/refresh/" + id);
        QCOMPARE(refreshed.object()[u"refreshed_sources"_s], QJsonArray{u"google_health"_s});
        QCOMPARE(service.ask("DELETE", "/v2/user/" + id + "/google_fitt").status, 422);
        QCOMPARE(service.ask("DELETE", "/v2/user/" + id + "/google_health").status, 200);
        QCOMPARE(service.ask("DELETE", "/v2/user/" + id + "/google_health").status, 422); // in no catalog
    }

    // Texts that CSV or a spreadsheet could take for something else, in every column that takes any.
    void csvComesBackWhole()
    {
        const QByteArrayList formulas{"=1+2", "+1 555", "-2x",     "'-2x", "''=x", "@x",
                                      " =x",  "'\n=x",  "\uff1dx", "\t=",  "\r"};
        const QByteArrayList ids = formulas
            + QByteArrayList{
                "'a",  "a;b",   "a,b", "a\tb", "a\"b", "\"a\"",    " a ",       "a\nb", "a\r\nb",
                "a\r", "sep=;", "\n",  "007",  "1e5",  "ä\u202e=", "{\"a\":1}", "[1]",  "TRUE",
                "nan", "a\\nb", "\\",  "a  ",  "-2",   "-1.5e3",   "'-2",       "a=b",  QByteArray(2000, 'x')};
        QByteArray lines = bulkHead;
        for (const QByteArray &id : ids)
            lines += userLine(QByteArray(id)
                                  .replace('\\', "\\\\")
                                  .replace('"', "\\\"")
                                  .replace('\n', "\\n")
                                  .replace('\r', "\\r")
                                  .replace('\t', "\\t"));
        const QString from = newDatabase(m_folder), to = newDatabase(m_folder);
        QCOMPARE(importInto(from, lines, {u"--keep-personal-ids"_s}).err, QByteArray());
        const BulkRun csv = exportFrom(from, {u"--type"_s, u"user"_s, u"--format"_s, u"csv"_s});
        QCOMPARE(importInto(to, bulkHead.left(bulkHead.indexOf('\n') + 1)).err, QByteArray());
        const BulkRun imported = importInto(to, csv.out, {u"--keep-personal-ids"_s});
        QCOMPARE(imported.err, QByteArray());
        QCOMPARE(imported.imported(), ids.size() + 1);
        QCOMPARE(exportFrom(to, {u"--type"_s, u"user"_s}).out, exportFrom(from, {u"--type"_s, u"user"_s}).out);
        for (const QByteArray &formula : formulas)
            QVERIFY2(csv.out.contains('\'' + formula), formula.constData());
        QVERIFY(csv.out.contains(",-2,") && csv.out.contains(",-1.5e3,")); // numbers are no formulas
    }

    // An ID is as long as an index of PostgreSQL takes it, whichever way it comes in.
    void idsAreBounded()
    {
        const QString database = newDatabase(m_folder);
        const BulkRun ended = importInto(database, userLine(QByteArray(2000, 'x')) + userLine(QByteArray(2001, 'y')));
        QCOMPARE(ended.err, "line 2: client_user_id: is longer than 2000 bytes\n"_ba);
        QCOMPARE(ended.imported(), 1);
    }

    // A service that has looked at the new day already doesn't look again before the next one.
    void anImportOverMidnightEndsTheIngestionOfTheNewDay_data()
    {
        QTest::addColumn<int>("written"); // hours since the beginning of the import
        QTest::newRow("written before midnight, committed after it") << 0;
        QTest::newRow("written and committed after it") << 2;
    }
    void anImportOverMidnightEndsTheIngestionOfTheNewDay()
    {
        QFETCH(int, written);
        const Database database(newDatabase(m_folder), Database::Access::Write);
        prepareSchema(database, [&] {
            database.execute(u"INSERT INTO teams (team_id) VALUES ('2245bd5f-bb68-4f68-a2eb-92502318fa4e')"_s);
        });
        QDateTime now(QDate(2026, 11, 24), QTime(23, 0), Qt::UTC);
        BulkImporter importer(database, {1, u"2245bd5f-bb68-4f68-a2eb-92502318fa4e"_s, {}}, [&now] { return now; });
        User user;
        user.userId = u"11111111-1111-4111-8111-111111111111"_s;
        user.clientUserId = u"a"_s;
        user.ingestionEnd = u"2026-11-25"_s;
        importer.add(1, BulkUser{user, {SourceConnection{u"oura"_s, 0, {}, false, {}, {}}}});
        now = now.addSecs(written * 3600);
        QCOMPARE(importer.write().size(), std::size_t(0));
        now = QDateTime(QDate(2026, 11, 25), QTime(1, 0), Qt::UTC);
        importer.endIngestion();
        QCOMPARE(database.number(u"SELECT count(*) FROM users"_s), 1);
        QCOMPARE(database.number(u"SELECT count(*) FROM connections"_s), 0);
        const QByteArray sent = *database.prepare(u"SELECT body FROM users"_s).first({}, [](const Statement &row) {
            return row.bytes(0);
        });
        QVERIFY2(sent.contains(R"("connected_sources":[])"), sent.constData());
    }

private:
    static QByteArray body(const QString &database, const QString &table)
    {
        return *Database(database, Database::Access::Read)
                    .prepare(u"SELECT body FROM "_s + table)
                    .first({}, [](const Statement &row) { return row.bytes(0); });
    }

    static TestReply answerOf(const QString &database, const QByteArray &target, bool isStrict)
    {
        ServiceOptions options = TestService::small();
        options.database = database;
        options.key = "k";
        options.strict = isStrict;
        LocalService local(options);
        local.startAndWait();
        return TestClient(local.port(), "k").ask("GET", target);
    }

    QTemporaryDir m_folder;
};

LABDESK_TEST(tst_imports)
#include "tst_imports.moc"
