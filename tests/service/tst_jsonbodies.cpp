// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/jsonbody.h"
#include "service/jsonwriter.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QJsonDocument>

#include <limits>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Bodies that are not JSON, not Unicode, or can be read in two ways: at every door, on both engines.
class tst_jsonbodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bodiesThatAreJson_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char *name, const QByteArray &body, const QJsonValue &value) {
            QTest::newRow(name) << body << value;
        };
        row("an object", R"({"a":1})", QJsonObject{{u"a"_s, 1}});
        row("with blanks", " {\r\n\t\"a\" : 1 } ", QJsonObject{{u"a"_s, 1}});
        row("an array", "[1,2]", QJsonArray{1, 2});
        row("a number", "5", 5);
        row("a text", R"("x")", u"x"_s);
        row("null", "null", QJsonValue::Null);
        row("a byte order mark", "\xef\xbb\xbf{}", QJsonObject());
        row("a pair of surrogates", R"({"a":"\ud83d\ude00"})", QJsonObject{{u"a"_s, u"😀"_s}});
        row("an escaped control character", R"({"a":"\u0000\n"})", QJsonObject{{u"a"_s, QString(u"\0\n"_s)}});
        row("DEL, which is no control character of JSON", "{\"a\":\"\x7f\"}", QJsonObject{{u"a"_s, u"\x7f"_s}});
        row("one name in several objects", R"({"a":{"a":1},"b":[{"a":1},{"a":2}]})",
            QJsonObject{{u"a"_s, QJsonObject{{u"a"_s, 1}}},
                        {u"b"_s, QJsonArray{QJsonObject{{u"a"_s, 1}}, QJsonObject{{u"a"_s, 2}}}}});
        row("a name as a value", R"({"a":"a","b":"a"})", QJsonObject{{u"a"_s, u"a"_s}, {u"b"_s, u"a"_s}});
        row("braces and points in a text", "{\"a\":\"}{.\\\"\\\\\"}", QJsonObject{{u"a"_s, u"}{.\"\\"_s}});
        row("a fraction and an exponent", R"({"a":1.5e-3})", QJsonObject{{u"a"_s, 0.0015}});
    }
    void bodiesThatAreJson()
    {
        QFETCH(QByteArray, body);
        QFETCH(QJsonValue, value);
        const auto parsed = parseJson(body);
        const auto *fault = std::get_if<JsonFault>(&parsed);
        QVERIFY2(!fault, fault ? qUtf8Printable(fault->reason) : "");
        QCOMPARE(std::get<QJsonValue>(parsed), value);
    }

    void bodiesThatAreRefused_data()
    {
        QTest::addColumn<QByteArray>("value"); // of a member, and what follows it
        const auto row = [](const char *name, const QByteArray &value) { QTest::newRow(name) << value; };
        row("a lone high surrogate", R"("x\ud800")");
        row("a lone low surrogate", R"("x\udc00")");
        row("surrogates in the wrong order", R"("x\udc00\ud800")");
        row("a high surrogate before a letter", R"("x\ud83dy")");
        row("two high surrogates", R"("x\ud83d\ud83d")");
        row("a surrogate in UTF-8", "\"x\xed\xa0\x80\"");
        row("an overlong form", "\"x\xc0\x80\"");
        row("a byte of Latin 1", "\"caf\xe9\"");
        row("half a character", "\"x\xf0\x9f\"");
        row("a raw NUL", "\"x\0\""_ba);
        row("a raw 0x01", "\"x\x01\"");
        row("a raw line feed", "\"x\ny\"");
        row("a raw tab", "\"x\ty\"");
        row("an unknown escape", R"("x\a")");
        row("half an escape", R"("x\u00")");
        row("a member twice", R"("x","client_user_id":"y")");
        row("a member twice with the same value", R"("x","client_user_id":"x")");
        row("a member twice in two spellings", R"("x","client\u005fuser_id":"y")");
        row("another member twice", R"("x","a":1,"a":1)");
        row("a member twice further inside", R"("x","a":[{"b":1,"b":2}])");
        row("a member with a lone surrogate", R"("x","\ud800":1)");
        row("NaN", R"("x","a":NaN)");
        row("Infinity", R"("x","a":Infinity)");
        row("a number that is too large", R"("x","a":1e400)");
        row("a number that ends with a point", R"("x","a":1.)");
        row("a number that begins with a point", R"("x","a":.5)");
        row("a number that begins with a minus and a point", R"("x","a":-.5)");
        row("a number with a point before its exponent", R"("x","a":1.e5)");
        row("a number without the digits of its exponent", R"("x","a":1e)");
        row("a minus alone", R"("x","a":-)");
        row("a number with a leading zero", R"("x","a":01)");
        row("a number with a plus", R"("x","a":+1)");
        row("a hexadecimal number", R"("x","a":0x10)");
        row("single quotes", "'x'");
        row("a comma at the end", R"("x",)");
        row("a comment", R"("x"/**/)");
        row("text behind the object", "\"x\"}x{");
        row("a second object", "\"x\"}{\"client_user_id\":\"y\"");
        row("a NUL behind the object", "\"x\"}\0{"_ba);
        row("not closed", "\"x");
    }
    void bodiesThatAreRefused()
    {
        QFETCH(QByteArray, value);
        const QByteArray body = "{\"client_user_id\":" + value + '}';
        QVERIFY(std::holds_alternative<JsonFault>(parseJson(body)));
        for (const QByteArray method : {"POST", "PATCH"}) {
            const auto refused = service().ask(method, method == "POST" ? "/v2/user/" : "/v2/user/" + m_user, body);
            QCOMPARE(refused.status, 422);
            QCOMPARE(refused.object()[u"detail"][0][u"type"], u"json_invalid"_s);
            QVERIFY(refused.body.isValidUtf8());
        }
        QCOMPARE(service().ask("GET", "/v2/user/?limit=5").object()[u"total"], 1);
        const QByteArray token = "{\"grant_type\":\"client_credentials\",\"client_user_id\":" + value + '}';
        const auto refused = service().ask("POST", "/oauth/token", token, "Content-Type: application/json\r\n");
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.object()[u"error"], u"invalid_request"_s);
    }

    void aParameterOfATokenCountsOnce_data()
    {
        QTest::addColumn<QByteArray>("repeated");
        for (const char *name : {"grant_type", "client_id", "client_secret", "audience", "other"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aParameterOfATokenCountsOnce()
    {
        QFETCH(QByteArray, repeated);
        const QByteArray body
            = R"({"grant_type":"client_credentials","client_id":"c","client_secret":"s","audience":"a",)"
              "\"other\":\"o\",\""
            + repeated + "\":\"c\"}";
        const auto refused = service().ask("POST", "/oauth/token", body, "Content-Type: application/json\r\n");
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.object()[u"error_description"],
                 QString(u"Repeated parameter: "_s + QLatin1StringView(repeated)));
    }

    void clientIdsHaveALimitOnBothEngines_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("status");
        QTest::newRow("2000 bytes") << QString(2000, u'a') << 200;
        QTest::newRow("2001 bytes") << QString(2001, u'a') << 422;
        QTest::newRow("2000 bytes in 1000 letters") << QString(1000, u'é') << 200;
        QTest::newRow("2002 bytes in 1001 letters") << QString(1001, u'é') << 422;
        QTest::newRow("2004 bytes in 501 characters") << u"😀"_s.repeated(501) << 422;
        QTest::newRow("9000 bytes") << QString(9000, u'b') << 422;
        QTest::newRow("a million bytes") << QString(1'000'000, u'c') << 422;
    }
    void clientIdsHaveALimitOnBothEngines()
    {
        QFETCH(QString, id);
        QFETCH(int, status);
        const QByteArray body = QJsonDocument(QJsonObject{{u"client_user_id"_s, id}}).toJson();
        const auto created = service().ask("POST", "/v2/user/", body);
        QCOMPARE(created.status, status);
        const auto changed = service().ask("PATCH", "/v2/user/" + m_user, body);
        QCOMPARE(changed.status, status == 200 ? 400 : 422); // as somebody has it now
        if (status == 422)
            QCOMPARE(changed.object()[u"detail"][0][u"type"], u"string_too_long"_s);
    }

    void numbersThatAreNotFiniteNeverLeave_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("a number") << 1.5 << "[1.50,1]"_ba;
        QTest::newRow("the smallest one") << std::numeric_limits<double>::denorm_min() << "[0.00,1]"_ba;
        QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << "[null,1]"_ba;
        QTest::newRow("infinity") << std::numeric_limits<double>::infinity() << "[null,1]"_ba;
        QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity() << "[null,1]"_ba;
    }
    void numbersThatAreNotFiniteNeverLeave()
    {
        QFETCH(double, number);
        QFETCH(QByteArray, written);
        QCOMPARE(JsonWriter().beginArray().number(number, 2).number(qint64(1)).endArray().bytes(), written);
    }

    void aCenterThatIsNowhereSpoilsNoAnswer()
    {
        if (!qEnvironmentVariableIsSet("LABDESK_TEST_DATABASE"))
            QSKIP("SQLite holds no such number: ./dev test --postgres");
        TestService service;
        const Database beside(service.database(), Database::Access::Write);
        beside.execute(u"UPDATE centers SET latitude = 'NaN', longitude = 'Infinity'"_s);
        const auto examples = service.local().examples();
        const auto found = service.ask("GET",
                                       "/v3/order/psc/info?zip_code=" + examples.zip.toLatin1()
                                           + "&lab_id=" + QByteArray::number(examples.labId));
        QVERIFY2(!found.object()[u"patient_service_centers"].toArray().isEmpty(), found.body.constData());
        QVERIFY(found.object()[u"patient_service_centers"][0][u"location"][u"lat"].isNull());
    }

    void cleanupTestCase() { m_service.reset(); }

private:
    TestService &service()
    {
        if (!m_service) {
            ServiceOptions options = TestService::small();
            options.clientId = "c";
            options.clientSecret = "s";
            m_service = std::make_unique<TestService>(options);
            m_user = m_service->addUser(u"one"_s, {});
        }
        return *m_service;
    }

    std::unique_ptr<TestService> m_service;
    QByteArray m_user;
};

LABDESK_TEST(tst_jsonbodies)
#include "tst_jsonbodies.moc"
