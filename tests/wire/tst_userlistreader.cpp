// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/listbody.h"
#include "support/testmain.h"
#include "wire/goldenfiles.h"
#include "wire/listtelling.h"
#include "wire/userjson.h"
#include "wire/userlistreader.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::golden;
using labdesk::tests::goodUser;
using labdesk::tests::ListTelling;
using labdesk::tests::slowTellingOf;
using labdesk::tests::tellingOf;
using labdesk::tests::userOf;
using labdesk::tests::userWith;
using labdesk::tests::withRoomBehind;

class tst_userlistreader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatThePageDecoderReads_data()
    {
        QTest::addColumn<QByteArray>("body");
        for (const char *name : {"users-wrapped.json", "users-wrapped-total-first.json", "users-bare.json",
                                 "users-drift.json", "users-past-the-end.json"})
            QTest::newRow(name) << golden(QString::fromLatin1(name));
        for (const char *name : {"user-full.json", "user-minimal.json", "user-nulls.json", "user-drift.json"})
            QTest::newRow(name) << '[' + golden(QString::fromLatin1(name)) + ']';
        const QByteArray oura = R"({"name":"Oura","slug":"oura","logo":null})";
        const auto one = [](const char *what, const QByteArray &user) {
            QTest::newRow(what) << '[' + goodUser + ", " + user + "\n]";
        };
        one("provider instead of source", userOf("{\"provider\":" + oura + "}"));
        one("provider before the same source", userOf("{\"provider\":" + oura + ",\"source\":" + oura + "}"));
        one("provider behind the same source", userOf("{\"source\":" + oura + ",\"provider\":" + oura + "}"));
        one("provider is another one",
            userOf("{\"provider\":{\"name\":\"x\",\"slug\":\"oura\"},\"source\":" + oura + "}"));
        one("provider is the same with other spaces",
            userOf("{\"provider\":{\"name\":\"Oura\", \"slug\":\"oura\",\"logo\":null},\"source\":" + oura + "}"));
        one("provider is longer",
            userOf(
                "{\"source\":{\"name\":\"a\",\"slug\":\"oura\"},\"provider\":{\"name\":\"a\",\"slug\":\"oura\"  }}"));
        one("source is null beside provider", userOf("{\"source\":null,\"provider\":" + oura + "}"));
        one("provider is null beside source", userOf("{\"source\":" + oura + ",\"provider\":null}"));
        one("provider is a text beside source", userOf("{\"source\":" + oura + ",\"provider\":\"oura\"}"));
        one("both with an unknown key",
            userOf(R"({"provider":{"name":"a","slug":"oura","x":1},"source":{"name":"a","slug":"oura","x":1}})"));
        one("both with an unknown slug",
            userOf(R"({"provider":{"name":"a","slug":"new"},"source":{"name":"a","slug":"new"}})"));
        one("slug in capitals", userOf(R"({"source":{"name":"a","slug":"OURA"}})"));
        one("slug with a letter that folds to another",
            userOf("{\"source\":{\"name\":\"a\",\"slug\":\"cronometer\xe2\x84\xaa\"}}"));
        one("Kelvin for k",
            userOf("{\"source\":{\"name\":\"a\",\"slug\":\"\xe2\x84\xaa"
                   "ardia\"}}"));
        one("empty slug", userOf(R"({"source":{"name":"","slug":""}})"));
        one("zone as text", userWith(R"("fallback_time_zone":"Europe/Berlin")"));
        one("zone as empty text", userWith(R"("fallback_time_zone":"")"));
        one("zone with an unknown key", userWith(R"("fallback_time_zone":{"id":"UTC","since":1})"));
        one("birth date as text", userWith(R"("fallback_birth_date":"1990-02-28")"));
        one("birth date as empty text", userWith(R"("fallback_birth_date":"")"));
        one("birth date that is no date", userWith(R"("fallback_birth_date":{"value":"later"})"));
        one("unknown keys of all kinds",
            userWith(
                R"("a":{"b":[1,-0,1.5,{"c":null}],"d":true},"e":"\u00e9","f":false,"g":"","h":[],"i":{}, "j" : -12 )"));
        one("an unknown key twice", userWith(R"("x":1,"x":[2])"));
        one("a known key twice, the last wins",
            userWith(R"("client_user_id":"d","ingestion_end":"2026-01-01","ingestion_end":null)"));
        one("an unknown key with an escape", userWith(R"("n\u0069ck":1)"));
        one("a known key with an escape", userWith(R"("f\u0061llback_time_zone":"UTC")"));
        one("an empty key", userWith(R"("":1)"));
        one("a key longer than anybody remembers", userWith('"' + QByteArray(300, 'k') + "\":1"));
        one("a key that cannot be printed", userWith("\"a\x7f\xe2\x80\xae\":1"));
        one("a line break in a text", userWith("\"ingestion_start\":\"a\nb\",\"x\":\"\t\""));
        one("no characters, but allowed", userWith("\"ingestion_start\":\"\xef\xbf\xbf\xef\xbb\xbf\x7f\""));
        one("numbers that are hard to read",
            userWith(R"("x":[1e5,1E-3,12345678901234567890,0.1234567890123456789,1e308,-0.0])"));
        one("white space everywhere",
            "{ \n\"user_id\"\t: \r\"a\" , \"team_id\":\"t\",\"client_user_id\" "
            ":\"c\",\"created_on\":\"x\",\"connected_sources\": [ ] }");
        one("a key that is known of the other name, in both",
            userOf(R"({"provider":{"name":"a","slug":"b","x":1}})") + ','
                + userOf(R"({"provider":{"name":"a","slug":"b","x":1},"source":{"name":"a","slug":"b","x":1}})"));
        one("nesting that is deep", userWith("\"x\":" + QByteArray(300, '[') + QByteArray(300, ']')));
    }
    void readsWhatThePageDecoderReads()
    {
        QFETCH(QByteArray, body);
        const ListTelling slow = slowTellingOf(body);
        QCOMPARE(slow.error, QString()); // such a row would prove nothing
        QCOMPARE(tellingOf({body}).text(), slow.text());
        QCOMPARE(tellingOf({withRoomBehind(body)}).text(), slow.text());
        // The second time around nothing is new any more.
        const bool isBare = body.trimmed().startsWith('[');
        if (isBare) {
            const QByteArray entries = body.trimmed().mid(1).chopped(1);
            const QByteArray twice = '[' + entries + ',' + entries + ',' + entries + ']';
            QCOMPARE(tellingOf({twice}).text(), slowTellingOf(twice).text());
            QCOMPARE(tellingOf({withRoomBehind(twice)}).text(), slowTellingOf(twice).text());
        }
    }

    void cutsAtEveryByteAlike_data()
    {
        QTest::addColumn<QByteArray>("body");
        for (const char *name :
             {"users-wrapped.json", "users-wrapped-total-first.json", "users-bare.json", "users-past-the-end.json"})
            QTest::newRow(name) << golden(QString::fromLatin1(name));
        const QByteArray odd = userWith("\"x\":\"\\\\\\\"}]\\u00e9\xc3\xa9\xf0\x9f\x98\x80{[\\\\\"");
        QTest::newRow("escapes, brackets in texts, not ASCII, bare")
            << '[' + odd + " , " + goodUser + "," + odd + "]\n";
        QTest::newRow("the same, wrapped, one that cannot be decoded")
            << "{\"users\":[" + odd + ",{\"a\":\"\\\\\"}," + odd + "],\"total\":7}";
        QTest::newRow("byte order mark") << "\xef\xbb\xbf[" + goodUser + ']';
        QTest::newRow("ends early") << '[' + goodUser + ",{\"a";
        QTest::newRow("goes on after its end") << '[' + goodUser + "] x";
    }
    void cutsAtEveryByteAlike()
    {
        QFETCH(QByteArray, body);
        const QByteArray whole = tellingOf({body}).text();
        const bool mayGoOn = !whole.endsWith("cut off"); // a text would go on with the blanks
        for (qsizetype at = 0; at <= body.size(); ++at) {
            QCOMPARE(tellingOf({body.left(at), body.mid(at)}).text(), whole);
            if (mayGoOn)
                QCOMPARE(tellingOf({body.left(at), withRoomBehind(body.mid(at))}).text(), whole);
        }
        QByteArrayList bytes;
        for (const char c : body)
            bytes += QByteArray(1, c);
        QCOMPARE(tellingOf(bytes).text(), whole);
    }

    void twoBordersInsideOfAUserChangeNothing()
    {
        const QByteArray body = '[' + userWith("\"x\":\"\\\\\\\"}\\u00e9\xc3\xa9\xf0\x9f\x98\x80\"") + ']';
        const QByteArray whole = tellingOf({body}).text();
        for (qsizetype from = 90; from < body.size(); ++from)
            for (qsizetype size = 0; size <= 3 && from + size <= body.size(); ++size)
                QCOMPARE(tellingOf({body.left(from), body.mid(from, size), body.mid(from + size)}).text(), whole);
    }

    void leavesOutWhatCannotBeDecodedAndGoesOn()
    {
        QByteArray body = "{\"users\":[" + goodUser;
        for (int i = 0; i < 12; ++i)
            body += ",{\"user_id\":null}," + goodUser;
        const ListTelling telling = tellingOf({body + "]}"});
        QCOMPARE(telling.error, QString());
        QCOMPARE(telling.users.size(), 13);
        QCOMPARE(telling.undecodableCount, 12);
        QCOMPARE(telling.undecodable.size(), 10);
        QCOMPARE(telling.undecodable.first(), u"users[1].user_id: must not be null"_s);
        QCOMPARE(telling.undecodable.last(), u"users[19].user_id: must not be null"_s);
    }

    void oneBrokenUserIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<QString>("reason");
        QTest::newRow("not JSON") << "{\"user_id\":}"_ba << u"[1]: not JSON"_s;
        QTest::newRow("nothing in it") << "{}"_ba << u"[1].user_id: missing"_s;
        QTest::newRow("a comma too many") << goodUser.chopped(1) + ",}" << u"[1]: not JSON"_s;
        QTest::newRow("brackets that do not match") << "{\"user_id\":[}}"_ba << u"[1]: not JSON"_s;
        QTest::newRow("a quote that is escaped outside of a text") << "{\\\"user_id\\\":1}"_ba << u"[1]: not JSON"_s;
        QTest::newRow("bad UTF-8") << userWith("\"x\":\"\xff\"") << u"[1]: not JSON: broken UTF-8"_s;
        QTest::newRow("bad UTF-8 in what is read")
            << userWith("\"ingestion_end\":\"\xff\"") << u"[1]: not JSON: broken UTF-8"_s;
        QTest::newRow("overlong UTF-8") << userWith("\"x\":\"\xc0\xaf\"") << u"[1]: not JSON: broken UTF-8"_s;
        QTest::newRow("a surrogate in UTF-8") << userWith("\"x\":\"\xed\xa0\x80\"") << u"[1]: not JSON: broken UTF-8"_s;
        QTest::newRow("a word that is none") << userWith("\"x\":nul") << u"[1]: not JSON"_s;
        QTest::newRow("a number that is none") << userWith("\"x\":-") << u"[1]: not JSON"_s;
        QTest::newRow("a number with a null before it") << userWith("\"x\":01") << u"[1]: not JSON"_s;
        QTest::newRow("an escape that is none, in what nobody reads")
            << userWith("\"x\":\"\\u12\"") << u"[1]: not JSON"_s;
        QTest::newRow("two texts beside each other") << userWith("\"x\":\"a\" \"b\"") << u"[1]: not JSON"_s;
        QTest::newRow("a text behind a number") << userWith("\"x\":1\"b\"") << u"[1]: not JSON"_s;
        QTest::newRow("nesting without end")
            << userWith("\"x\":" + QByteArray(2000, '[') + QByteArray(2000, ']')) << u"[1]: nested too deeply"_s;
        QTest::newRow("a control character in the id")
            << R"({"user_id":"a\u0007"})"_ba << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("a later one in the id")
            << "{\"user_id\":\"a\xc2\x85\",\"team_id\":\"t\",\"client_user_id\":\"c\",\"created_on\":\"x\",\"connected_sources\":[]}"_ba
            << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("a byte order mark for an id")
            << QByteArray(goodUser).replace(R"("a")", R"("\ufeff")") << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("a byte order mark before another id")
            << QByteArray(goodUser).replace(R"("a")", "\"\xef\xbb\xbf\x61\"")
            << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("a byte order mark behind another")
            << QByteArray(goodUser).replace(R"("a")", "\"\xef\xbb\xbf\xef\xbb\xbf\"")
            << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("a byte order mark and a long id")
            << QByteArray(goodUser).replace(R"("a")", R"("\ufeff)" + QByteArray(1024, 'a') + '"')
            << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("an id that is too long")
            << userWith("\"user_id\":\"" + QByteArray(1025, 'a') + '"') << u"[1].user_id: cannot be used as an id"_s;
        QTest::newRow("null") << "null"_ba << u"[1]: must not be null"_s;
        QTest::newRow("a number") << "-7.5e+3"_ba << u"[1]: must be an object"_s;
        QTest::newRow("a word") << "true"_ba << u"[1]: must be an object"_s;
        QTest::newRow("a word that is no JSON") << "undefined"_ba << u"[1]: not JSON"_s;
        QTest::newRow("a text") << "\"a,{\\\"]\\\\\""_ba << u"[1]: must be an object"_s;
        QTest::newRow("an empty text") << "\"\""_ba << u"[1]: must be an object"_s;
        QTest::newRow("a list") << "[[],[" + goodUser + "]]" << u"[1]: must be an object"_s;
        QTest::newRow("an empty list") << "[]"_ba << u"[1]: must be an object"_s;
        QTest::newRow("a source is a number") << userOf("7") << u"[1].connected_sources[0]: must be an object"_s;
        QTest::newRow("names of a source are a number")
            << userOf(R"({"source":7})") << u"[1].connected_sources[0].source: must be an object"_s;
        QTest::newRow("zone is a number")
            << userWith("\"fallback_time_zone\":7") << u"[1].fallback_time_zone: must be an object"_s;
    }
    void oneBrokenUserIsLeftOut()
    {
        QFETCH(QByteArray, user);
        QFETCH(QString, reason);
        QCOMPARE(slowTellingOf('[' + goodUser + ',' + user + ']').error, reason); // the two agree about why
        const QByteArray body = '[' + goodUser + ',' + user + ',' + goodUser + ']';
        for (const QByteArray &sent : {body, withRoomBehind(body)}) {
            const ListTelling telling = tellingOf({sent});
            QCOMPARE(telling.error, QString());
            QCOMPARE(telling.undecodable, QStringList{reason});
            QCOMPARE(telling.users, QByteArrayList(2, tellingOf({'[' + goodUser + ']'}).users.first()));
        }
    }

    void aBodyThatEndsEarlyIsAnErrorAndKeepsWhatCame()
    {
        const QByteArray body = golden(u"users-wrapped.json"_s).trimmed();
        const ListTelling whole = tellingOf({body});
        QCOMPARE(whole.error, QString());
        for (qsizetype size = 0; size < body.size(); ++size) {
            const ListTelling telling = tellingOf({body.left(size)});
            QVERIFY2(!telling.error.isEmpty(), qPrintable(QString::number(size)));
            QCOMPARE(telling.users, whole.users.mid(0, telling.users.size()));
            QCOMPARE(telling.undecodableCount, 0);
        }
    }

    void anErrorIsFinal()
    {
        wire::UserListReader reader;
        int taken = 0;
        const auto sink = [&](const UserFields &) { ++taken; };
        QVERIFY(!reader.feed('[' + goodUser, sink));
        const auto error = reader.feed(" garbage", sink);
        QVERIFY(error);
        QCOMPARE(error->text(), u"$: not JSON: a comma is missing"_s);
        QCOMPARE(reader.feed(',' + goodUser + ']', sink)->text(), error->text());
        QCOMPARE(reader.finish()->text(), error->text());
        QCOMPARE(taken, 1);
    }

    void hostileBodiesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("error");
        const QByteArray large(5 * 1024 * 1024, 'x');
        QTest::newRow("a user without end") << "[{\"a\":\"" + large << u"[0]: too large"_s;
        QTest::newRow("an envelope without end") << "{\"a\":\"" + large << u"$: too large around its list"_s;
        QTest::newRow("a user that ends too late")
            << '[' + userWith("\"ingestion_end\":\"" + large + '"') + ']' << u"[0]: too large"_s;
        QTest::newRow("brackets without end") << '[' + QByteArray("{\"a\":").repeated(1'000'000) << u"[0]: too large"_s;
        QTest::newRow("an envelope of brackets")
            << QByteArray("{\"a\":").repeated(1'000'000) << u"$: too large around its list"_s;
        QTest::newRow("a sign in the place of a user") << "[:]"_ba << u"[0]: must be an object"_s;
        QTest::newRow("a text behind a word") << "[null\"a\"]"_ba << u"$: not JSON: a comma is missing"_s;
        QTest::newRow("a text without end") << "[\"a"_ba << u"[0]: cut off"_s;
        QTest::newRow("a word without end") << "[nul"_ba << u"[0]: cut off"_s;
        QTest::newRow("a text that is too long") << "[\"" + large << u"[0]: too large"_s;
        QTest::newRow("no list") << R"({"total":1})"_ba << u"users: missing"_s;
        QTest::newRow("a list that says it failed")
            << R"({"users":[],"success":false})"_ba << u"success: must not be false"_s;
        QTest::newRow("a total that is none") << R"({"users":[],"total":-1})"_ba << u"total: must not be negative"_s;
        QTest::newRow("two lists") << R"({"users":[],"users":[]})"_ba << u"users: appears twice"_s;
        QTest::newRow("HTML") << "<html>"_ba << u"$: not a JSON object or array"_s;
        QTest::newRow("nothing") << QByteArray() << u"$: empty"_s;
    }
    void hostileBodiesAreRefused()
    {
        QFETCH(QByteArray, body);
        QTEST(tellingOf({body}).error, "error");
    }

    /// Users of both ways to read them, in one list.
    void theOrderIsThatOfTheList()
    {
        QByteArray body = "[";
        QByteArrayList ids;
        for (int i = 0; i < 300; ++i) {
            const QByteArray id = QByteArray::number(i);
            ids += id;
            const QByteArray odd = i % 7 == 3 ? ",\"x\":1e5"_ba
                : i % 5 == 1                  ? ",\"ingestion_end\":\"\\u00e9\""_ba
                                              : QByteArray();
            body += goodUser.chopped(1).replace("\"a\"", '"' + id + '"') + odd + "},";
        }
        QByteArrayList read;
        wire::UserListReader reader;
        const auto sink
            = [&](const UserFields &user) { read += QByteArray(user.id.data(), qsizetype(user.id.size())); };
        QVERIFY(!reader.feed(body + goodUser + ']', sink));
        QVERIFY(!reader.finish());
        QCOMPARE(read, ids + QByteArrayList{"a"});
    }

    void aLargeUserIsRead()
    {
        const QByteArray large = userWith("\"x\":\"" + QByteArray(300'000, 'x') + '"');
        const QByteArray body = '[' + goodUser + ',' + large + ',' + goodUser + ']';
        QCOMPARE(tellingOf({body}).text(), slowTellingOf(body).text());
    }

    void manyNewKeysAreCutShortAsThePageDecoderDoes()
    {
        QByteArray body = "[";
        for (int i = 0; i < 80; ++i)
            body += userWith("\"z" + QByteArray::number(i % 70) + "\":1,\"a" + QByteArray::number(i) + "\":{\"b\":1}")
                + ',';
        body += goodUser + ']';
        QCOMPARE(tellingOf({body}).text(), slowTellingOf(body).text());
        QCOMPARE(tellingOf({body}).drift.size(), 50);
    }

    void tellsTheTotalAsSoonAsItStands()
    {
        wire::UserListReader reader;
        const auto sink = [](const UserFields &) {};
        QVERIFY(!reader.feed("{\"total\":3,\"users\":[" + goodUser, sink));
        QCOMPARE(reader.total(), std::optional<qint64>(3));
        QCOMPARE(reader.users(), 1); // nothing waits for a comma
        QVERIFY(!reader.isBare());
        QVERIFY(!reader.feed("],\"total\":4}", sink));
        QVERIFY(!reader.finish());
        QCOMPARE(reader.total(), std::optional<qint64>(4)); // the last one wins
    }
};

LABDESK_TEST(tst_userlistreader)
#include "tst_userlistreader.moc"
