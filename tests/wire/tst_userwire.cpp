// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/userpage.h"
#include "wire/goldenfiles.h"
#include "wire/userwire.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::decodeUserPage;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_userwire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFieldOfAUser()
    {
        const auto decoding = wire::decode<User>(golden(u"user-full.json"_s));
        QVERIFY(decoding.ok());
        const labdesk::User &user = decoding.value().value;
        QCOMPARE(user.id.text(), u"8f1c2d3e-0000-4000-8000-00000000009a"_s);
        QCOMPARE(user.teamId, u"7b7b0000-0000-4000-8000-000000000001"_s);
        QCOMPARE(user.clientUserId, u"client-00042"_s);
        QCOMPARE(user.createdOn.utc, QDateTime(QDate(2026, 3, 12), QTime(16, 14, 5), Qt::UTC));
        QCOMPARE(user.sources.size(), size_t(2));
        QCOMPARE(user.sources[0].name, u"Oura"_s);
        QCOMPARE(user.sources[1].slug, u"fitbit"_s);
        QCOMPARE(user.sources[1].logo, u"https://logos.example/fitbit.png"_s);
        QCOMPARE(user.sources[1].createdOn.utc.time(), QTime(8, 0, 0, 250));
        QCOMPARE(user.timeZone->id, u"America/Phoenix"_s);
        QCOMPARE(user.timeZone->sourceSlug, u"manual"_s);
        QCOMPARE(user.timeZone->updatedAt.utc.date(), QDate(2026, 3, 1));
        QCOMPARE(user.birthDate->date, QDate(1990, 2, 28));
        QCOMPARE(user.birthDate->text, u"1990-02-28"_s);
        QCOMPARE(user.birthDate->sourceSlug, u"fitbit"_s);
        QVERIFY(user.birthDate->updatedAt.utc.isValid());
        QVERIFY(user.ingestionStart->isDateOnly);
        QCOMPARE(user.ingestionEnd->utc.date(), QDate(2027, 1, 1));
        QCOMPARE(decoding.value().drift, QStringList());
    }

    void absentAndNullAreNothing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("absent") << u"user-minimal.json"_s;
        QTest::newRow("null") << u"user-nulls.json"_s;
        QTest::newRow("an empty text") << u"user-empty-texts.json"_s;
    }
    void absentAndNullAreNothing()
    {
        QFETCH(QString, file);
        const auto decoding = wire::decode<User>(golden(file));
        QVERIFY(decoding.ok());
        const labdesk::User &user = decoding.value().value;
        QVERIFY(!user.timeZone && !user.birthDate && !user.ingestionStart && !user.ingestionEnd
                && user.sources.empty());
        QCOMPARE(decoding.value().drift, QStringList());
    }

    void keepsWhatDrifted()
    {
        const auto decoding = wire::decode<User>(golden(u"user-drift.json"_s));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        const labdesk::User &user = decoding.value().value;
        QCOMPARE(user.sources[0].slug, u"oura"_s); // it came as `provider`
        QCOMPARE(user.sources[0].logo, QString()); // null
        QCOMPARE(user.sources[1].slug, u"newband_9"_s);
        QCOMPARE(user.timeZone->id, u"America/Denver"_s); // a plain string
        QCOMPARE(user.birthDate->date, QDate(1990, 2, 28));
        const QStringList expected = {u"connected_sources[].quality"_s, u"labels"_s, u"nickname"_s};
        QStringList drift = decoding.value().drift;
        drift.sort();
        QCOMPARE(drift, expected);
    }

    void aBirthDateIsADayOrStaysAText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isDay");
        QTest::newRow("a day") << u"1990-02-28"_s << true;
        QTest::newRow("a day that never was") << u"1990-02-30"_s << false;
        QTest::newRow("short month") << u"1990-2-28"_s << false;
        QTest::newRow("other order") << u"28.02.1990"_s << false;
        QTest::newRow("a moment") << u"1990-02-28T00:00:00Z"_s << false;
        QTest::newRow("empty") << QString() << false;
    }
    void aBirthDateIsADayOrStaysAText()
    {
        QFETCH(QString, text);
        QJsonObject user = QJsonDocument::fromJson(golden(u"user-minimal.json"_s)).object();
        user.insert(u"fallback_birth_date"_s, QJsonObject{{u"value"_s, text}});
        const auto decoding = wire::decode<User>(QJsonDocument(user).toJson());
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.birthDate->text, text);
        QTEST(decoding.value().value.birthDate->date.isValid(), "isDay");
    }

    void aListMayBeWrappedOrBare_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("clientUserIds");
        QTest::addColumn<qint64>("total"); // -1: none
        const QStringList three = {u"client-00042"_s, u"client-00051"_s, u"client-00077 \"\u00fc\\\" \U0001F600"_s};
        QTest::newRow("wrapped, total larger than what came") << u"users-wrapped.json"_s << three << qint64(1204);
        QTest::newRow("wrapped, total before the list, marks inside of strings")
            << u"users-wrapped-total-first.json"_s << three.mid(0, 2) << qint64(2);
        QTest::newRow("bare") << u"users-bare.json"_s << three << qint64(-1);
        QTest::newRow("past the end") << u"users-past-the-end.json"_s << QStringList() << qint64(0);
    }
    void aListMayBeWrappedOrBare()
    {
        QFETCH(QString, file);
        const auto decoding = decodeUserPage(golden(file));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QStringList ids;
        for (const auto &user : decoding.value().value.users)
            ids += user.clientUserId;
        QTEST(ids, "clientUserIds");
        QTEST(decoding.value().value.total.value_or(-1), "total");
        const QStringList drift = decoding.value().drift;
        QCOMPARE(drift, file.contains(u"total-first") ? QStringList{u"note"_s} : QStringList());
    }

    void driftOfAListNamesEachPlaceOnce()
    {
        const auto decoding = decodeUserPage(golden(u"users-drift.json"_s));
        QVERIFY(decoding.ok());
        QStringList drift = decoding.value().drift;
        drift.sort();
        QCOMPARE(drift,
                 QStringList({u"next_cursor"_s, u"users[].connected_sources[].quality"_s, u"users[].labels"_s,
                              u"users[].nickname"_s}));
    }

    void aListOfNewKeysInEveryEntryIsCutShort()
    {
        QByteArray body = golden(u"user-minimal.json"_s).trimmed();
        body.chop(1);
        for (int i = 0; i < 1000; ++i)
            body += ",\"new" + QByteArray::number(i) + "\":1";
        const auto decoding = decodeUserPage('[' + body + "}]");
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().drift.size(), 50);
    }

    /// A user is one whatever its sources are; those that can be told are.
    void readsAUserWhateverItsSources_data()
    {
        QTest::addColumn<QByteArray>("sources"); // what stands behind the creation
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("drift");
        const auto row = [](const char *name, const QByteArray &sources, const QStringList &names,
                            const QString &drift) { QTest::newRow(name) << sources << names << drift; };
        const QByteArray oura = R"({"source":{"name":"Oura","slug":"oura"}})";
        row("no list", "", {}, u"connected_sources"_s);
        row("null for a list", R"(,"connected_sources":null)", {}, u"connected_sources"_s);
        row("null for an entry", R"(,"connected_sources":[null,)" + oura + "]", {u"Oura oura"_s},
            u"connected_sources[]"_s);
        row("a slug for an entry", R"(,"connected_sources":["whoop",)" + oura + "]", {u"whoop whoop"_s, u"Oura oura"_s},
            u"connected_sources[]"_s);
        row("a slug for a source", R"(,"connected_sources":[{"source":"whoop"},)" + oura + "]",
            {u"whoop whoop"_s, u"Oura oura"_s}, u"connected_sources[].source"_s);
        row("null for a source", R"(,"connected_sources":[{"source":null},)" + oura + "]", {u"Oura oura"_s},
            u"connected_sources[].source"_s);
        row("no source", R"(,"connected_sources":[)" + oura + R"(,{"created_on":"2026-01-01"}])", {u"Oura oura"_s},
            u"connected_sources[].source"_s);
        row("null for a name", R"(,"connected_sources":[{"source":{"name":null,"slug":"whoop"}},)" + oura + "]",
            {u"whoop whoop"_s, u"Oura oura"_s}, u"connected_sources[].source.name"_s);
        row("no name", R"(,"connected_sources":[{"source":{"slug":"whoop","logo":null}}])", {u"whoop whoop"_s},
            u"connected_sources[].source.name"_s);
        row("null for a slug", R"(,"connected_sources":[{"source":{"name":"Whoop","slug":null}}])", {},
            u"connected_sources[].source"_s);
        row("null for a source, and its other name",
            R"(,"connected_sources":[{"source":null,"provider":{"name":"O","slug":"o"}}])", {u"O o"_s}, QString());
    }
    void readsAUserWhateverItsSources()
    {
        QFETCH(QByteArray, sources);
        QFETCH(QStringList, names);
        QFETCH(QString, drift);
        const QByteArray user
            = R"({"user_id":"a","team_id":"t","client_user_id":"c","created_on":"2026-01-01")" + sources + '}';
        const auto alone = wire::decode<User>(user);
        QVERIFY2(alone.ok(), alone.ok() ? "" : qPrintable(alone.error().text()));
        QStringList read;
        for (const auto &source : alone.value().value.sources)
            read += source.name + u' ' + source.slug;
        QCOMPARE(read, names);
        QCOMPARE(alone.value().drift.join(u' '), drift);
        // Also where all of a list are so, and by both of its readers.
        const auto page = decodeUserPage('[' + user + ',' + user + ',' + user + ']');
        QVERIFY(page.ok());
        QCOMPARE(page.value().value.users.size(), size_t(3));
        QCOMPARE(page.value().value.users[2].sources, alone.value().value.sources);
        QCOMPARE(page.value().drift.join(u' '), drift.isEmpty() ? drift : u"[]."_s + drift);
    }

    void namesTheFaultyPlace_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("error");
        const QByteArray good
            = R"({"user_id":"a","team_id":"t","client_user_id":"c","created_on":"x","connected_sources":[]})";
        const auto page
            = [&](const QByteArray &last) { return "{\"users\":[" + good + "," + good + "," + good + "," + last; };
        QTest::newRow("fourth entry without id") << page("{}],\"total\":4}") << u"users[3].user_id: missing"_s;
        QTest::newRow("id is null") << page(R"({"user_id":null}]})") << u"users[3].user_id: must not be null"_s;
        QTest::newRow("id is a number") << page(R"({"user_id":7}]})") << u"users[3].user_id: must be a string"_s;
        QTest::newRow("id that no path can hold")
            << page(R"({"user_id":".."}]})") << u"users[3].user_id: cannot be used as an id"_s;
        QTest::newRow("id with NUL") << page(R"({"user_id":"a\u0000b"}]})")
                                     << u"users[3].user_id: cannot be used as an id"_s;
        QTest::newRow("no client id") << page(R"({"user_id":"a","team_id":"t"}]})")
                                      << u"users[3].client_user_id: missing"_s;
        QTest::newRow("sources are an object")
            << page(R"({"user_id":"a","team_id":"t","client_user_id":"c","created_on":"x","connected_sources":{}}]})")
            << u"users[3].connected_sources: must be an array"_s;
        QTest::newRow("the name of a source is a number") << page(
            R"({"user_id":"a","team_id":"t","client_user_id":"c","created_on":"x","connected_sources":[{"source":{"name":7,"slug":"oura"}}]}]})")
                                                          << u"users[3].connected_sources[0].source.name: must be a string"_s;
        QTest::newRow("zone is a number")
            << R"([{"user_id":"a","team_id":"t","client_user_id":"c","created_on":"x","connected_sources":[],"fallback_time_zone":7}])"_ba
            << u"[0].fallback_time_zone: must be an object"_s;
        QTest::newRow("entry is a text") << page("\"a\"]}") << u"users[3]: must be an object"_s;
        QTest::newRow("entry is null") << page("null]}") << u"users[3]: must not be null"_s;
        QTest::newRow("entry is a list") << page("[]]}") << u"users[3]: must be an object"_s;
        QTest::newRow("entry is missing") << page("]}") << u"users[3]: must be an object"_s;
        QTest::newRow("entry is no JSON") << page("{\"user_id\":}]}") << u"users[3]: not JSON"_s;
        QTest::newRow("brackets do not match") << page("{\"user_id\":[}}]}") << u"users[3]: not JSON"_s;
        QTest::newRow("bad UTF-8 in an entry")
            << page("{\"user_id\":\"\xff\"}]}") << u"users[3]: not JSON: broken UTF-8"_s;
        QTest::newRow("cut inside of an entry") << page("{\"user_id\":\"a") << u"users[3]: cut off"_s;
        QTest::newRow("cut after a comma") << page("") << u"users: cut off"_s;
        QTest::newRow("cut after the list") << "{\"users\":[" + good + "]" << u"$: cut off"_s;
        QTest::newRow("cut before the list") << "{\"users\":"_ba << u"$: cut off"_s;
        QTest::newRow("cut inside of a bare list") << "[" + good << u"$: cut off"_s;
        QTest::newRow("no comma between entries")
            << "{\"users\":[" + good + good + "]}" << u"users: not JSON: a comma is missing"_s;
        QTest::newRow("no users") << R"({"total":0})"_ba << u"users: missing"_s;
        QTest::newRow("users are null") << R"({"users":null})"_ba << u"users: must not be null"_s;
        QTest::newRow("users are an object") << R"({"users":{}})"_ba << u"users: must be an array"_s;
        QTest::newRow("users twice") << R"({"users":[],"users":[]})"_ba << u"users: appears twice"_s;
        QTest::newRow("users only deeper down") << R"({"page":{"users":[]}})"_ba << u"users: missing"_s;
        QTest::newRow("total is a word") << R"({"users":[],"total":"two"})"_ba << u"total: must be an integer"_s;
        QTest::newRow("total is negative") << R"({"users":[],"total":-1})"_ba << u"total: must not be negative"_s;
        QTest::newRow("total beyond all bounds")
            << R"({"users":[],"total":1e300})"_ba << u"total: must be an integer"_s;
        QTest::newRow("envelope is no JSON") << R"({"users":[],total:2})"_ba << u"$: not JSON"_s;
        QTest::newRow("two bodies") << R"([][])"_ba << u"$: not JSON: goes on after its end"_s;
        QTest::newRow("HTML") << "<html></html>"_ba << u"$: not a JSON object or array"_s;
        QTest::newRow("a word") << "null"_ba << u"$: not a JSON object or array"_s;
        QTest::newRow("empty") << QByteArray() << u"$: empty"_s;
    }
    void namesTheFaultyPlace()
    {
        QFETCH(QByteArray, body);
        const auto decoding = decodeUserPage(body);
        QVERIFY(!decoding.ok());
        QTEST(decoding.error().text(), "error");
    }

    void aByteOrderMarkIsPassedOver()
    {
        const auto decoding = decodeUserPage("\xef\xbb\xbf" + golden(u"users-bare.json"_s));
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.users.size(), size_t(3));
        QVERIFY(wire::decode<User>("\xef\xbb\xbf" + golden(u"user-full.json"_s)).ok());
    }

    void aKeyWithEscapesIsTheSameKey()
    {
        const auto decoding = decodeUserPage(R"({"\u0075sers":[{}]})");
        QVERIFY(!decoding.ok());
        QCOMPARE(decoding.error().text(), u"users[0].user_id: missing"_s);
    }

    void aCreatedUserIsIdsOrTheWhole_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isWhole");
        QTest::addColumn<QStringList>("drift");
        QTest::newRow("ids only") << golden(u"created-ids.json"_s) << false << QStringList();
        QTest::newRow("whole") << golden(u"created-whole.json"_s) << true << QStringList();
        QTest::newRow("partly, and something new")
            << golden(u"created-partly.json"_s) << false << QStringList{u"region"_s};
        QTest::newRow("whole, one part of a wrong type")
            << R"({"user_id":"a","team_id":7,"client_user_id":"client-00051","created_on":"x","connected_sources":[]})"_ba
            << false << QStringList();
    }
    void aCreatedUserIsIdsOrTheWhole()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<CreatedUser>(body);
        QVERIFY(decoding.ok());
        QTEST(decoding.value().value.whole.has_value(), "isWhole");
        QTEST(decoding.value().drift, "drift");
        QVERIFY(decoding.value().value.clientUserId.startsWith(u"client-000"));
        QCOMPARE(wire::decode<CreatedUser>("{}").error().text(), u"user_id: missing"_s);
        QVERIFY(wire::decode<CreatedUser>(R"({"user_id":"a"})").ok());
        QCOMPARE(wire::decode<CreatedUser>(golden(u"refresh.json"_s)).error().text(), u"client_user_id: missing"_s);
    }

    void writesOnlyWhatIsSet_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("expected");
        const QDate day(1990, 2, 3);
        QTest::newRow("new user, id only") << wire::encodeNewUser({u"client \"1\" \u00fc"_s, {}, {}, {}, {}})
                                           << QByteArray("{\"client_user_id\":\"client \\\"1\\\" \u00fc\"}");
        QTest::newRow("new user, all")
            << wire::encodeNewUser({u"c"_s, u"Europe/Berlin"_s, day, QDate(2025, 1, 1), QDate(2026, 1, 1)})
            << R"({"client_user_id":"c","fallback_birth_date":"1990-02-03","fallback_time_zone":"Europe/Berlin","ingestion_end":"2026-01-01","ingestion_start":"2025-01-01"})"_ba;
        QTest::newRow("patch of the zone") << wire::encodeUserPatch({.timeZone = u"America/Phoenix"_s,
                                                                     .birthDate = {},
                                                                     .ingestionStart = {},
                                                                     .ingestionEnd = {},
                                                                     .clientUserId = {}})
                                           << R"({"fallback_time_zone":"America/Phoenix"})"_ba;
        QTest::newRow("patch of all")
            << wire::encodeUserPatch({u"UTC"_s, day, day, day, u"c2"_s})
            << R"({"client_user_id":"c2","fallback_birth_date":"1990-02-03","fallback_time_zone":"UTC","ingestion_end":"1990-02-03","ingestion_start":"1990-02-03"})"_ba;
        QTest::newRow("empty patch") << wire::encodeUserPatch({}) << "{}"_ba;
    }
    void writesOnlyWhatIsSet()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, expected);
        QCOMPARE(written, expected);
        QVERIFY(QJsonDocument::fromJson(written).isObject());
    }

    void whatIsWrittenReadsBack()
    {
        const QByteArray sent = wire::encodeNewUser({u"cli\"ent\\ \U0001F600"_s, u"UTC"_s, QDate(1990, 2, 3), {}, {}});
        QJsonObject echoed = QJsonDocument::fromJson(sent).object();
        echoed.insert(u"user_id"_s, u"u1"_s);
        echoed.insert(u"team_id"_s, u"t1"_s);
        echoed.insert(u"created_on"_s, u"2026-01-01"_s);
        echoed.insert(u"connected_sources"_s, QJsonArray());
        const auto decoding = wire::decode<User>(QJsonDocument(echoed).toJson());
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.clientUserId, u"cli\"ent\\ \U0001F600"_s);
        QCOMPARE(decoding.value().value.timeZone->id, u"UTC"_s);
        QCOMPARE(decoding.value().value.birthDate->date, QDate(1990, 2, 3));
    }
};

LABDESK_TEST(tst_userwire)
#include "tst_userwire.moc"
