// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/nodataanswer.h"
#include "session/nodatarow.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

const QString ended = u"\"ingestion_end\": \"2026-10-01\""_s;
const QString notBegun = u"\"ingestion_start\": \"2026-12-01\""_s;

std::vector<Row> connectionRows()
{
    return {
        {.name = "no source at all", .layer = "no-source"},
        {.name = "the source that is asked about isn't connected, another one is",
         .layer = "no-source",
         .asks = u"oura"_s,
         .connections = source(u"fitbit"_s)},
        {.name = "no source, and collection begins later: connecting isn't in vain",
         .layer = "no-source",
         .userMore = notBegun},
        {.name = "a phone source that only the user lists was deregistered",
         .layer = "no-source",
         .asks = u"apple_health_kit"_s,
         .listed = u"apple_health_kit"_s},
        {.name = "no source by the user's own list, as the other list is refused",
         .layer = "no-source",
         .providersStatus = 403},
        {.name = "the token can't be renewed",
         .layer = "sign-in-expired",
         .asks = u"oura"_s,
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s)},
        {.name = "the case of words and slugs makes no difference",
         .layer = "sign-in-expired",
         .asks = u"OURA"_s,
         .connections = source(u"oura"_s, u"Error"_s, fault(u"Token_Refresh_FAILED"_s))},
        {.name = "the provider ended the connection",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"deregistered_per_provider"_s)},
        {.name = "the provider doesn't know the account",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"user_not_found"_s)},
        {.name = "a password expired",
         .layer = "sign-in-expired",
         .connections = failingSource(u"abbott_libreview"_s, u"provider_password_expired"_s)},
        {.name = "credentials are the team's, as everywhere in the window",
         .layer = "team-credentials",
         .connections = failingSource(u"oura"_s, u"provider_credential_error"_s)},
        {.name = "credentials, and the catalog was not loaded",
         .layer = "team-credentials",
         .connections = failingSource(u"oura"_s, u"provider_credential_error"_s),
         .hasCatalog = false},
        {.name = "another name of a known error",
         .layer = "service-trouble",
         .connections = failingSource(u"oura"_s, u"Sync_Failed"_s)},
        {.name = "one is broken and one works: the broken one",
         .layer = "sign-in-expired",
         .connections = source(u"fitbit"_s) + u","_s + failingSource(u"oura"_s, u"token_refresh_failed"_s)},
        {.name = "the source that is asked about works, another one is broken",
         .layer = "nothing-wrong",
         .asks = u"fitbit"_s,
         .connections = source(u"fitbit"_s) + u","_s + failingSource(u"oura"_s, u"token_refresh_failed"_s)},
        {.name = "the broken source can't supply the kind, the one that can works",
         .layer = "nothing-wrong",
         .asks = u"* steps"_s,
         .connections = source(u"fitbit"_s) + u","_s + failingSource(u"oura"_s, u"token_refresh_failed"_s)},
        {.name = "an error beside the status connected is over",
         .layer = "nothing-wrong",
         .asks = u"oura"_s,
         .connections = source(u"oura"_s, u"connected"_s, fault(u"token_refresh_failed"_s))},
        {.name = "an error without a status counts",
         .layer = "sign-in-expired",
         .connections = source(u"oura"_s, QString(), fault(u"token_refresh_failed"_s))},
        {.name = "an error from before the connection, without a status, is over",
         .layer = "cannot-know",
         .connections = source(u"oura"_s, QString(), fault(u"token_refresh_failed"_s, u"2026-01-01T00:00:00Z"_s))},
        {.name = "an error of an entry that was replaced",
         .layer = "nothing-wrong",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s) + u","_s + source(u"oura"_s)},
        {.name = "an error, though the budget is used up as well",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .refreshes = 8},
        {.name = "an error, though collection begins later: signing in isn't in vain",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .userMore = notBegun},
    };
}

/// Words that aren't listed: a status, a type of error, or its message.
std::vector<Row> wordRows()
{
    return {
        {.name = "a status asks for another sign-in",
         .layer = "sign-in-expired",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, u"needs_reauth"_s, kinds(u"sleep+"_s))},
        {.name = "a status says that it isn't so",
         .layer = "cannot-know",
         .connections = source(u"oura"_s, u"not_expired"_s)},
        {.name = "a status says that it is over",
         .layer = "cannot-know",
         .connections = source(u"oura"_s, u"reauthorized"_s)},
        {.name = "a status says more than an error without words",
         .layer = "sign-in-expired",
         .connections = source(u"oura"_s, u"token_revoked"_s, fault(QString()))},
        {.name = "a type says it in other words",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"InvalidGrant"_s)},
        {.name = "the message says it, as the type is unknown",
         .layer = "sign-in-expired",
         .connections = toldSource(u"unknown"_s, u"invalid_grant: Token has been expired or revoked."_s)},
        {.name = "the message says it in several words",
         .layer = "team-credentials",
         .connections = toldSource(u"unknown"_s, u"No consumer key is configured"_s)},
        {.name = "the message has a link with a key",
         .layer = "sign-in-expired",
         .connections = toldSource(u"unknown"_s, u"https://a.example/oauth?error=invalid_grant&refresh_token=1f9a"_s)},
        {.name = "the message names a person",
         .layer = "sign-in-expired",
         .connections = toldSource(u"unknown"_s, u"user_deauthorized/jane@example.com"_s)},
        {.name = "a word of the message has a number",
         .layer = "sign-in-expired",
         .connections = toldSource(u"unknown"_s, u"token_expired_5551234567"_s)},
        {.name = "the message says it, as there is no type",
         .layer = "team-credentials",
         .connections = toldSource(QString(), u"401 invalid_client"_s)},
        {.name = "the type says more than the message",
         .layer = "sign-in-expired",
         .connections = toldSource(u"token_refresh_failed"_s, u"invalid_client"_s)},
        {.name = "neither of them says anything",
         .layer = "cannot-know",
         .connections = toldSource(u"partner_region_blocked"_s, u"ERR_4410"_s)},
        {.name = "the team's app isn't set up",
         .layer = "team-credentials",
         .connections = failingSource(u"oura"_s, u"team_oauth_app_not_configured"_s)},
        {.name = "a scope is missing",
         .layer = "kind-not-permitted",
         .connections = failingSource(u"oura"_s, u"insufficient_scope"_s)},
        {.name = "a scope is missing by the status alone",
         .layer = "kind-not-permitted",
         .connections = source(u"oura"_s, u"scope_missing"_s)},
        {.name = "the provider limits requests",
         .layer = "service-trouble",
         .connections = failingSource(u"oura"_s, u"rate_limited"_s)},
        {.name = "the provider is being maintained",
         .layer = "service-trouble",
         .connections = source(u"oura"_s, u"maintenance"_s)},
    };
}

std::vector<Row> kindRows()
{
    return {
        {.name = "the kind is denied",
         .layer = "kind-not-permitted",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"activity+ sleep-"_s))},
        {.name = "another kind is denied",
         .layer = "nothing-wrong",
         .asks = u"oura activity"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"activity+ sleep-"_s))},
        {.name = "scopes are missing, as the error says",
         .layer = "kind-not-permitted",
         .connections = failingSource(u"oura"_s, u"required_scopes_not_granted"_s)},
        {.name = "all kinds are denied, and nobody asked for one",
         .layer = "kind-not-permitted",
         .asks = u"oura"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"activity- sleep-"_s))},
        {.name = "some kinds are denied, and nobody asked for one",
         .layer = "kind-not-permitted",
         .asks = u"oura"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"activity+ sleep-"_s))},
        {.name = "the provider doesn't have the kind",
         .layer = "provider-lacks-kind",
         .asks = u"oura glucose"_s,
         .connections = source(u"oura"_s)},
        {.name = "signing in doesn't bring a kind that the provider doesn't have",
         .layer = "provider-lacks-kind",
         .asks = u"oura glucose"_s,
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s)},
        {.name = "nor does connecting it", .layer = "provider-lacks-kind", .asks = u"oura glucose"_s},
        {.name = "none of the sources has the kind",
         .layer = "provider-lacks-kind",
         .asks = u"* glucose"_s,
         .connections = source(u"oura"_s) + u","_s + source(u"fitbit"_s)},
        {.name = "a kind that neither the service nor Labdesk knows",
         .layer = "cannot-know",
         .asks = u"oura sleepx"_s,
         .connections = source(u"oura"_s)},
        {.name = "a source that neither the service nor Labdesk knows", .layer = "cannot-know", .asks = u"ourax"_s},
        {.name = "an unknown kind, and the catalog was not loaded",
         .layer = "sign-in-expired",
         .asks = u"oura sleepx"_s,
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .hasCatalog = false},
        {.name = "a kind that only the connection names",
         .layer = "nothing-wrong",
         .asks = u"oura moon_phase"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"moon_phase+"_s))},
        {.name = "a source that only the user has",
         .layer = "nothing-wrong",
         .asks = u"moonlab"_s,
         .connections = source(u"moonlab"_s)},
        {.name = "a kind in another case",
         .layer = "nothing-wrong",
         .asks = u"oura SLEEP"_s,
         .connections = source(u"oura"_s)},
        {.name = "it delivers a kind that the catalog doesn't have",
         .layer = "nothing-wrong",
         .asks = u"oura glucose"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"glucose+"_s))},
        {.name = "unavailable without a reason",
         .layer = "cannot-know",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"sleep?"_s))},
        {.name = "a status of a kind that nobody knows",
         .layer = "cannot-know",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"sleep!"_s))},
        {.name = "nothing says whether it has the kind, and the catalog was not loaded",
         .layer = "cannot-know",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s),
         .hasCatalog = false},
    };
}

std::vector<Row> collectionRows()
{
    return {
        {.name = "collection ended", .layer = "collection-ended", .connections = source(u"oura"_s), .userMore = ended},
        {.name = "no source, because collection ended", .layer = "collection-ended", .userMore = ended},
        {.name = "signing in is in vain after the end",
         .layer = "collection-ended",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .userMore = ended},
        {.name = "the end is known, though the service is in trouble",
         .layer = "collection-ended",
         .userMore = ended,
         .listed = u"oura"_s,
         .providersStatus = 503},
        {.name = "the end is today: from this date on nothing is collected",
         .layer = "collection-ended",
         .connections = source(u"oura"_s),
         .userMore = u"\"ingestion_end\": \"2026-11-20\""_s},
        {.name = "the end is tomorrow",
         .layer = "nothing-wrong",
         .connections = source(u"oura"_s),
         .userMore = u"\"ingestion_end\": \"2026-11-21\""_s},
        {.name = "collection begins later",
         .layer = "collection-not-begun",
         .connections = source(u"oura"_s),
         .userMore = notBegun},
        {.name = "collection begins later, and one of two sources is broken",
         .layer = "collection-not-begun",
         .connections = source(u"fitbit"_s) + u","_s + failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .userMore = notBegun},
        {.name = "collection began today",
         .layer = "nothing-wrong",
         .connections = source(u"oura"_s),
         .userMore = u"\"ingestion_start\": \"2026-11-20\""_s},
        {.name = "an end that is no date",
         .layer = "cannot-know",
         .connections = source(u"oura"_s),
         .userMore = u"\"ingestion_end\": \"soon\""_s},
    };
}

std::vector<Row> serviceRows()
{
    return {
        {.name = "updates of the source fail",
         .layer = "service-trouble",
         .connections = failingSource(u"oura"_s, u"webhook_registration_failed"_s)},
        {.name = "everything fails", .layer = "service-trouble", .userStatus = 503, .providersStatus = 502},
        {.name = "the service limits the rate",
         .layer = "service-trouble",
         .listed = u"oura"_s,
         .providersStatus = 429},
        {.name = "nothing can be reached", .layer = "service-trouble", .userStatus = 0, .providersStatus = 0},
        {.name = "the list fails, and the budget is used up",
         .layer = "service-trouble",
         .listed = u"oura"_s,
         .providersStatus = 500,
         .refreshes = 8},
        {.name = "the user fails, and the source has an error",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .userStatus = 503},
        {.name = "a notice explains more than the budget",
         .layer = "team-notice",
         .connections = source(u"oura"_s),
         .refreshes = 8,
         .notice = u"Oura is being moved"_s},
        {.name = "an error explains more than a notice",
         .layer = "sign-in-expired",
         .connections = failingSource(u"oura"_s, u"token_refresh_failed"_s),
         .notice = u"Oura is being moved"_s},
        {.name = "connected a moment ago",
         .layer = "just-connected",
         .connections = source(u"oura"_s, u"connected"_s, minutesAgo)},
        {.name = "connected a moment ago explains more than the budget",
         .layer = "just-connected",
         .connections = source(u"oura"_s, u"connected"_s, minutesAgo),
         .refreshes = 9},
        {.name = "connected a moment ago by the user's own list",
         .layer = "just-connected",
         .listed = u"oura"_s,
         .providersStatus = 403,
         .listedOn = u"2026-11-20T11:40:00+00:00"_s},
        {.name = "connected a moment ago, and already in error",
         .layer = "sign-in-expired",
         .connections = source(u"oura"_s, u"error"_s, minutesAgo + u", "_s + fault(u"user_not_found"_s))},
        {.name = "connected more than half an hour ago",
         .layer = "nothing-wrong",
         .connections = source(u"oura"_s, u"connected"_s, u"\"created_on\": \"2026-11-20T11:29:00Z\""_s)},
        {.name = "the budget is used up", .layer = "budget-used-up", .connections = source(u"oura"_s), .refreshes = 8},
        {.name = "one refresh is left", .layer = "nothing-wrong", .connections = source(u"oura"_s), .refreshes = 7},
        {.name = "nothing is wrong",
         .layer = "nothing-wrong",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, u"connected"_s, kinds(u"sleep+"_s))},
    };
}

std::vector<Row> unknownRows()
{
    return {
        {.name = "the key isn't accepted", .layer = "cannot-know", .userStatus = 401, .providersStatus = 401},
        {.name = "the user doesn't exist", .layer = "cannot-know", .userStatus = 404, .providersStatus = 404},
        {.name = "the list is refused, and the user lists the source",
         .layer = "cannot-know",
         .asks = u"oura"_s,
         .listed = u"oura"_s,
         .providersStatus = 403},
        {.name = "a status that nobody knows", .layer = "cannot-know", .connections = source(u"oura"_s, u"paused"_s)},
        {.name = "an error that nobody knows",
         .layer = "cannot-know",
         .connections = failingSource(u"oura"_s, u"flux_capacitor_empty"_s)},
        {.name = "an error that the service doesn't know either",
         .layer = "cannot-know",
         .connections = failingSource(u"oura"_s, u"unknown"_s)},
        {.name = "an error without its details", .layer = "cannot-know", .connections = source(u"oura"_s, u"error"_s)},
        {.name = "no status", .layer = "cannot-know", .connections = source(u"oura"_s, QString())},
        {.name = "no status, and the kind is available",
         .layer = "nothing-wrong",
         .asks = u"oura sleep"_s,
         .connections = source(u"oura"_s, QString(), kinds(u"sleep+"_s))},
        {.name = "the user lists a source that the list of providers doesn't have",
         .layer = "cannot-know",
         .asks = u"fitbit"_s,
         .connections = source(u"oura"_s),
         .listed = u"oura fitbit"_s},
        {.name = "the list of providers has a source that the user doesn't list",
         .layer = "cannot-know",
         .asks = u"oura"_s,
         .connections = source(u"oura"_s),
         .listed = u"fitbit"_s},
        {.name = "a user without a list of sources contradicts nothing",
         .layer = "nothing-wrong",
         .connections = source(u"oura"_s),
         .listed = u"-"_s},
        {.name = "a list that isn't whole, without the source",
         .layer = "cannot-know",
         .asks = u"fitbit"_s,
         .connections = source(u"oura"_s) + u", {\"slug\": 7}"_s,
         .listed = u"oura"_s},
        {.name = "a list that isn't whole, with the source",
         .layer = "nothing-wrong",
         .asks = u"oura"_s,
         .connections = source(u"oura"_s) + u", {\"slug\": 7}"_s,
         .listed = u"oura"_s},
        {.name = "the user is refused, and the sources are fine",
         .layer = "cannot-know",
         .connections = source(u"oura"_s),
         .userStatus = 403},
    };
}

Row rowNamed(const std::vector<Row> &rows, const char *name)
{
    return *std::ranges::find_if(rows, [name](const Row &row) { return qstrcmp(row.name, name) == 0; });
}

QStringList slugsOf(const std::vector<NoDataSource> &sources)
{
    QStringList slugs;
    for (const NoDataSource &source : sources)
        slugs += source.slug;
    return slugs;
}

} // namespace

class tst_nodatacause : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstLayerThatStopsItIsFound_data()
    {
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("row");
        const auto all = groups();
        for (size_t group = 0; group < all.size(); ++group)
            for (size_t row = 0; row < all[group].size(); ++row)
                QTest::newRow(all[group][row].name) << int(group) << int(row);
    }
    void theFirstLayerThatStopsItIsFound()
    {
        QFETCH(const int, group);
        QFETCH(const int, row);
        const Row asked = groups()[size_t(group)][size_t(row)];
        QCOMPARE(layerOf(caseOf(asked).judge()), QString::fromLatin1(asked.layer));
    }

    void aBrokenSourceIsNamedWithItsEvidenceAndWhatWorks()
    {
        const NoDataFinding found
            = caseOf(rowNamed(connectionRows(), "one is broken and one works: the broken one")).judge();
        QCOMPARE(slugsOf(found.sources), QStringList{u"oura"_s});
        QCOMPARE(slugsOf(found.working), QStringList{u"fitbit"_s});
        QCOMPARE(found.sources.front().name, u"Oura"_s);
        QCOMPARE(found.word, u"token_refresh_failed"_s);
        QCOMPARE(found.moment->text, u"2026-11-12T21:05:00Z"_s);
    }

    void whatStopsItNextIsSecond()
    {
        const NoDataFinding found = caseOf(rowNamed(collectionRows(), "signing in is in vain after the end")).judge();
        QVERIFY(found.nextCause == NoDataCause::SignInExpired);
        QCOMPARE(slugsOf(found.nextCauseSources), QStringList{u"oura"_s});
    }

    void anUnknownWordIsKeptAsItCame()
    {
        QCOMPARE(caseOf(rowNamed(unknownRows(), "a status that nobody knows")).judge().word, u"paused"_s);
        QCOMPARE(caseOf(rowNamed(kindRows(), "a status of a kind that nobody knows")).judge().word, u"Backfilling"_s);
    }

    void theEvidenceIsWhatWasSent()
    {
        const auto wordOf = [](const char *row) { return caseOf(rowNamed(wordRows(), row)).judge().word; };
        QCOMPARE(wordOf("a status asks for another sign-in"), u"needs_reauth"_s);
        QCOMPARE(wordOf("a type says it in other words"), u"InvalidGrant"_s);
        QCOMPARE(wordOf("a scope is missing by the status alone"), u"scope_missing"_s);
        QCOMPARE(wordOf("the message says it, as the type is unknown"), u"invalid_grant"_s);
        QCOMPARE(wordOf("the message has a link with a key"), u"invalid_grant"_s);
        QCOMPARE(wordOf("the message names a person"), u"user_deauthorized"_s);
        QCOMPARE(wordOf("a word of the message has a number"), u"unknown"_s);
        QCOMPARE(wordOf("the message says it in several words"), u"unknown"_s);
        QVERIFY(caseOf(rowNamed(wordRows(), "the message says it, as the type is unknown")).judge().moment);
    }

    void theBoundThatCannotBeReadIsTheOneToEdit_data()
    {
        QTest::addColumn<QString>("bounds");
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("step");
        QTest::newRow("the start") << u"\"ingestion_start\": \"early\""_s << u"early"_s << int(NoDataStep::EditStart);
        QTest::newRow("the end") << u"\"ingestion_end\": \"soon\""_s << u"soon"_s << int(NoDataStep::EditEnd);
        QTest::newRow("both: the first of them") << u"\"ingestion_end\": \"soon\", \"ingestion_start\": \"early\""_s
                                                 << u"early"_s << int(NoDataStep::EditStart);
    }
    void theBoundThatCannotBeReadIsTheOneToEdit()
    {
        QFETCH(const QString, bounds);
        const NoDataFinding found = caseOf({.connections = source(u"oura"_s), .userMore = bounds}).judge();
        QCOMPARE(int(found.detail), int(NoDataDetail::UnreadableBound));
        QTEST(found.word, "word");
        QTEST(int(stepFor(found)), "step");
    }

    void whatWasNotReadIsNamed()
    {
        const auto gaps
            = caseOf(rowNamed(unknownRows(), "the list is refused, and the user lists the source")).judge().gaps;
        QCOMPARE(gaps.size(), 1U);
        QVERIFY(gaps.front().part == NoDataGap::Part::Sources && gaps.front().state == NoDataGap::State::Refused);
        const auto catalog
            = caseOf(rowNamed(kindRows(), "nothing says whether it has the kind, and the catalog was not loaded"))
                  .judge();
        QVERIFY(catalog.gaps.front().part == NoDataGap::Part::Catalog);
        QVERIFY(catalog.gaps.front().state == NoDataGap::State::NotLoaded);
    }

    void nothingFollowsFromAListThatSaysItHasMore()
    {
        NoDataCase one = caseOf({.asks = u"oura"_s});
        QCOMPARE(layerOf(one.judge()), u"no-source"_s);
        one.providers = remoteFrom<std::vector<ConnectedProvider>>(
            answerWith(200, QJsonObject{{u"providers"_s, QJsonArray()}, {u"total"_s, 3}}), noon);
        QCOMPARE(layerOf(one.judge()), u"cannot-know"_s);
        QVERIFY(one.judge().gaps.front().state == NoDataGap::State::NotWhole);
    }

    void usedUpRefreshesSayWhenOneIsFree()
    {
        NoDataCase one = caseOf({.connections = source(u"oura"_s), .refreshes = 8});
        one.refreshFreeAt = noon.addSecs(600);
        QCOMPARE(one.judge().moment->utc, noon.addSecs(600));
    }

    void aDisagreementIsNamed()
    {
        QCOMPARE(
            slugsOf(caseOf(rowNamed(unknownRows(), "the user lists a source that the list of providers doesn't have"))
                        .judge()
                        .inUserOnly),
            QStringList{u"fitbit"_s});
    }

    void whatIsBeingLoadedIsNotKnownYet()
    {
        const NoDataCase one{.now = noon, .user = Loading{noon}, .providers = Loading{noon}};
        QCOMPARE(layerOf(one.judge()), u"cannot-know"_s);
        QVERIFY(one.judge().gaps.front().state == NoDataGap::State::Loading);
    }

    void whatWasReadBeforeIsUsedAndSaidToBeOld()
    {
        NoDataCase one = caseOf(rowNamed(connectionRows(), "the token can't be renewed"));
        one.providers = afterFailure(one.providers, {.kind = ApiError::Kind::Busy, .httpStatus = 503});
        QCOMPARE(layerOf(one.judge()), u"sign-in-expired"_s);
        QVERIFY(one.judge().gaps.front().hasOlder);
    }

private:
    static std::vector<std::vector<Row>> groups()
    {
        return {connectionRows(), wordRows(), kindRows(), collectionRows(), serviceRows(), unknownRows()};
    }
};

LABDESK_TEST(tst_nodatacause)
#include "tst_nodatacause.moc"
