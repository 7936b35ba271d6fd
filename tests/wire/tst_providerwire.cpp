// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/provider.h"
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/goldenfiles.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_providerwire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheCatalog()
    {
        const auto decoding = wire::decode<std::vector<Provider>>(golden(u"providers.json"_s));
        QVERIFY(decoding.ok());
        const auto &providers = decoding.value().value;
        QCOMPARE(providers.size(), size_t(4));
        QCOMPARE(providers[0].name, u"Oura"_s);
        QCOMPARE(providers[0].slug, u"oura"_s);
        QCOMPARE(providers[0].description, u"Smart ring"_s);
        QCOMPARE(providers[0].logo, u"https://logos.example/oura.png"_s);
        QCOMPARE(providers[0].authType, u"oauth"_s);
        QCOMPARE(providers[0].supportedResources, QStringList({u"sleep"_s, u"activity"_s}));
        QCOMPARE(providers[1].authType, QString());    // null
        QCOMPARE(providers[2].authType, QString());    // ""
        QCOMPARE(providers[3].authType, u"passkey"_s); // unknown, kept
        QCOMPARE(providers[3].supportedResources.last(), u"aura"_s);
        QStringList drift = decoding.value().drift;
        drift.sort();
        QCOMPARE(drift, QStringList{u"[].region"_s});
    }

    void connectedProvidersComeInThreeWrappings_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("drift");
        QTest::newRow("under providers") << u"connected-providers.json"_s << QStringList();
        QTest::newRow("bare") << u"connected-bare.json"_s << QStringList();
        QTest::newRow("under another single key, with a number beside it")
            << u"connected-other-key.json"_s << QStringList{u"count"_s};
    }
    void connectedProvidersComeInThreeWrappings()
    {
        QFETCH(QString, file);
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(golden(file));
        QVERIFY(decoding.ok());
        QTEST(decoding.value().drift, "drift");
        const auto &providers = decoding.value().value;
        QCOMPARE(providers.size(), size_t(2));
        const auto &oura = providers[0];
        QCOMPARE(oura.status, u"connected"_s);
        QCOMPARE(oura.externalUserId, u"jo@example.com"_s);
        QVERIFY(oura.createdOn->utc.isValid());
        QVERIFY(!oura.isInError());
        QCOMPARE(oura.resources.size(), size_t(2));
        QCOMPARE(oura.resources[0].resource, u"sleep"_s);
        QVERIFY(oura.resources[0].isAvailable());
        QCOMPARE(oura.resources[0].scopes->grantedRequired, QStringList{u"daily"_s});
        QCOMPARE(oura.resources[0].scopes->deniedOptional, QStringList{u"email"_s});
        QVERIFY(!oura.resources[1].isAvailable() && !oura.resources[1].scopes);
        const auto &fitbit = providers[1];
        QVERIFY(fitbit.isInError());
        QCOMPARE(fitbit.fault->type, u"token_refresh_failed"_s);
        QCOMPARE(fitbit.fault->message, u"Refresh token was revoked."_s);
        QVERIFY(fitbit.fault->erroredAt->utc.isValid());
        QVERIFY(fitbit.resources.empty());
    }

    void keepsWhatDriftedInConnections()
    {
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(golden(u"connected-drift.json"_s));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        const auto &providers = decoding.value().value;
        QCOMPARE(providers[0].name, u"oura"_s); // none was sent
        QCOMPARE(providers[0].status, u"paused"_s);
        QCOMPARE(providers[0].externalUserId, u"4711"_s);
        QCOMPARE(providers[0].fault->message, u"broken since Monday"_s);
        QCOMPARE(providers[0].resources[0].status, u"sometimes"_s);
        QCOMPARE(providers[0].resources[1].status, u"available"_s);
        QVERIFY(!providers[1].createdOn && providers[1].externalUserId.isEmpty() && providers[1].resources.empty());
        QCOMPARE(providers[1].fault->type, u"solar_flare"_s);
        QStringList drift = decoding.value().drift;
        drift.sort();
        QCOMPARE(drift,
                 QStringList({u"providers[].error_details"_s, u"providers[].resource_availability.aura.status"_s,
                              u"providers[].resource_availability.sleep"_s, u"providers[].status"_s,
                              u"providers[].tier"_s}));
    }

    void readsConnectionsThatAreToldInShort()
    {
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(
            R"([{"slug":"withings","created_on":"2025-02-11","error_details":"token_refresh_failed"},)"
            R"({"slug":"oura","status":"connected","resource_availability":{"activity":"available","hrv":null,)"
            R"("sleep":{"status":"unavailable","scope_requirements":{"user_granted":["personal"],)"
            R"("user_denied":["daily"]}}}},)"
            R"({"slug":"hammerhead","status":"connected","resource_availability":["workouts","workout_stream"]}])"_ba);
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        const auto &providers = decoding.value().value;
        QCOMPARE(providers.size(), size_t(3));
        QCOMPARE(providers[0].fault->type, u"token_refresh_failed"_s);
        QVERIFY(providers[0].fault->message.isEmpty() && !providers[0].fault->erroredAt);
        QCOMPARE(providers[1].resources.size(), size_t(2)); // nothing is said of one
        QCOMPARE(providers[1].resources[1].scopes->deniedRequired, QStringList{u"daily"_s});
        QVERIFY(providers[2].resources.size() == 2 && providers[2].resources[1].isAvailable());
        QVERIFY(!decoding.value().drift.isEmpty());
    }

    void countsWhatAListSaysThatItHasMore_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<qint64>("missing");
        const auto row = [](const char *name, const QByteArray &total, qint64 missing) {
            const QByteArray body = R"({"providers":[{"slug":"oura","status":"connected"}],"total":)" + total + '}';
            QTest::newRow(name) << body << missing;
        };
        row("one more", "2", 1);
        row("as many", "1", 0);
        row("fewer, as on a page past the end", "0", 0);
        row("below zero", "-9223372036854775808", 0);
        row("no number", R"("many")", 0);
        QTest::newRow("an empty page") << R"({"providers":[],"total":3})"_ba << qint64(3);
    }
    void countsWhatAListSaysThatItHasMore()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(body);
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QTEST(decoding.value().undecodable.missing, "missing");
        QCOMPARE(decoding.value().undecodable.isWhole(), decoding.value().undecodable.missing == 0);
    }

    void statesAreComparedWithoutCase_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<bool>("isInError");
        QTest::addColumn<bool>("isConnected");
        QTest::newRow("an error") << R"({"slug":"x","status":" ERROR "})"_ba << true << false;
        QTest::newRow("connected") << R"({"slug":"x","status":"Connected"})"_ba << false << true;
        QTest::newRow("connected, and an error that is over")
            << R"({"slug":"x","status":"connected","error_details":{"error_type":"unknown"}})"_ba << false << true;
        QTest::newRow("an error without a status")
            << R"({"slug":"x","error_details":{"error_type":"unknown"}})"_ba << true << false;
        QTest::newRow("another word") << R"({"slug":"x","status":"paused"})"_ba << false << false;
    }
    void statesAreComparedWithoutCase()
    {
        QFETCH(QByteArray, entry);
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(QByteArray('[' + entry + ']'));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QTEST(decoding.value().value[0].isInError(), "isInError");
        QTEST(decoding.value().value[0].isConnected(), "isConnected");
        const ResourceAvailability sleep{u"sleep"_s, u"Available"_s, std::nullopt};
        QVERIFY(sleep.isAvailable());
    }

    void readsWhatARefreshBrought()
    {
        const auto full = wire::decode<RefreshResult>(golden(u"refresh.json"_s));
        QVERIFY(full.ok());
        QCOMPARE(full.value().value.refreshed, QStringList({u"oura/sleep"_s, u"fitbit"_s}));
        QCOMPARE(full.value().value.inProgress, QStringList{u"garmin"_s});
        QVERIFY(full.value().value.failed.isEmpty());
        QCOMPARE(full.value().value.userId.value_or(QString()), u"8f1c2d3e-0000-4000-8000-00000000009a"_s);
        QCOMPARE(full.value().drift, QStringList());
        const auto sparse = wire::decode<RefreshResult>(golden(u"refresh-sparse.json"_s));
        QVERIFY(sparse.ok());
        QCOMPARE(sparse.value().drift, QStringList{u"queued"_s});
    }

    void readsWhoseRefreshItWas_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<std::optional<QString>>("user");
        QTest::newRow("named") << R"({"success":true,"user_id":"u1"})"_ba << std::optional(u"u1"_s);
        QTest::newRow("not named") << R"({"success":true})"_ba << std::optional<QString>();
        QTest::newRow("named null") << R"({"success":true,"user_id":null})"_ba << std::optional<QString>();
        QTest::newRow("named by an empty text") << R"({"success":true,"user_id":""})"_ba << std::optional<QString>();
        QTest::newRow("named by a number") << R"({"refreshed_sources":[],"user_id":7})"_ba << std::optional(u"7"_s);
    }

    void readsWhoseRefreshItWas()
    {
        QFETCH(QByteArray, body);
        QFETCH(std::optional<QString>, user);
        const auto refresh = wire::decode<RefreshResult>(body);
        QVERIFY(refresh.ok());
        QCOMPARE(refresh.value().value.userId, user);
    }

    void aConnectionThatIsNoMoreThanItsNameIsOne()
    {
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(
            R"({"providers":[{"name":"Oura","slug":"oura","logo":"o.png"},{}]})");
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QCOMPARE(decoding.value().value.size(), size_t(1));
        QCOMPARE(decoding.value().value[0].slug, u"oura"_s);
        QCOMPARE(decoding.value().value[0].status, QString());
        QCOMPARE(decoding.value().undecodable.count, 1);
        QCOMPARE(decoding.value().drift, QStringList{u"providers[].status"_s});
    }

    void nothingConnectedUnderAnotherKey_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("alone") << R"({"connections":[]})"_ba;
        QTest::newRow("with a count") << R"({"connections":[],"count":0})"_ba;
        QTest::newRow("with the user's ID") << R"({"user_id":"u1","connections":[]})"_ba;
        QTest::newRow("with something new") << R"({"connections":[],"meta":{"region":"us"}})"_ba;
    }
    void nothingConnectedUnderAnotherKey()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<std::vector<ConnectedProvider>>(body);
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        QVERIFY(decoding.value().value.empty());
    }

    void namesTheFaultyPlaceInAList_data()
    {
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("expected");
        const auto catalog
            = [](const QByteArray &body) { return wire::decode<std::vector<Provider>>(body).error().text(); };
        const auto connected
            = [](const QByteArray &body) { return wire::decode<std::vector<ConnectedProvider>>(body).error().text(); };
        const auto refresh = [](const QByteArray &body) { return wire::decode<RefreshResult>(body).error().text(); };
        QTest::newRow("no slug") << catalog(R"([{"name":"x"}])") << u"[0].slug: missing"_s;
        QTest::newRow("resource is a number") << catalog(R"([{"name":"x","slug":"y","supported_resources":["a",7]}])")
                                              << u"[0].supported_resources[1]: must be a string"_s;
        QTest::newRow("catalog is a word") << catalog("true") << u"$: must be an array"_s;
        QTest::newRow("no list at all") << connected(R"({"count":2})") << u"providers: missing"_s;
        QTest::newRow("two lists, neither of them known") << connected(R"({"a":[],"b":[]})") << u"providers: missing"_s;
        QTest::newRow("a catalog entry without what providers offer")
            << catalog(R"([{"name":"x","slug":"y"}])") << u"[0].supported_resources: missing"_s;
        QTest::newRow("catalog is wrapped") << catalog(R"({"providers":[]})") << u"$: must be an array"_s;
        QTest::newRow("catalog is a user") << catalog(golden(u"user-minimal.json"_s)) << u"$: must be an array"_s;
        QTest::newRow("a connection without a state")
            << connected(R"([{"name":"x","slug":"y"}])") << u"[0].status: missing"_s;
        QTest::newRow("something that can be connected")
            << connected(R"([{"name":"x","slug":"y","logo":"z","auth_type":"oauth"}])") << u"[0].status: missing"_s;
        QTest::newRow("an empty list of something else")
            << connected(R"({"user_id":"u1","connected_sources":[]})") << u"providers: missing"_s;
        QTest::newRow("no users") << connected(R"({"users":[],"total":0})") << u"providers: missing"_s;
        QTest::newRow("refresh answered with an id") << refresh(R"({"user_id":"u1"})") << u"success: missing"_s;
        QTest::newRow("entry is null") << connected(R"({"items":[null]})") << u"items[0]: must not be null"_s;
        QTest::newRow("scopes are a text") << connected(
            R"([{"slug":"x","resource_availability":{"sleep":{"status":"available","scope_requirements":"all"}}}])")
                                           << u"[0].resource_availability.sleep.scope_requirements: must be an object"_s;
        QTest::newRow("refreshed is a text")
            << refresh(R"({"refreshed_sources":"oura"})") << u"refreshed_sources: must be an array"_s;
        QTest::newRow("refresh answered with a list") << refresh("[]") << u"$: must be an object"_s;
    }
    void namesTheFaultyPlaceInAList()
    {
        QFETCH(QString, error);
        QTEST(error, "expected");
    }
};

LABDESK_TEST(tst_providerwire)
#include "tst_providerwire.moc"
