// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/zonedatabase.h"
#include "text/localtexts.h"
#include "text/users/insurancetexts.h"
#include "text/users/sourcetexts.h"
#include "text/users/usertexts.h"

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

const QDateTime texts_now(QDate(2026, 3, 15), QTime(21, 2), Qt::UTC);
const QTimeZone texts_phoenix("America/Phoenix");

User someUser()
{
    User user{*UserId::parse(u"8f1c2d70-5b1e-4c7a-b2f4-61d03e8d9a2e"_s),
              u"7b7b14c9-0000-4000-8000-000000000001"_s,
              u"client-00042"_s,
              Timestamp::parse(u"2026-03-12T16:14:00+00:00"_s),
              {},
              {},
              {},
              {},
              {}};
    user.timeZone = FallbackTimeZone{u"America/Phoenix"_s, u"manual"_s, {}};
    return user;
}

ConnectedProvider providerOf(const QString &name, const QString &status)
{
    ConnectedProvider provider;
    provider.name = name;
    provider.slug = name.toLower();
    provider.status = status;
    return provider;
}

ConnectedProvider inError(const QString &type)
{
    ConnectedProvider provider = providerOf(u"Fitbit"_s, u"error"_s);
    provider.fault = ConnectionFault{type, u"invalid_grant"_s, Timestamp::parse(u"2026-03-14T14:32:00Z"_s)};
    return provider;
}

} // namespace

class tst_usertexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void momentsAreShownInTheReadersZone_data();
    void momentsAreShownInTheReadersZone();
    void offsetsReadLikeTheyAreSpoken_data();
    void offsetsReadLikeTheyAreSpoken();
    void aZoneTellsItsTimeNow();
    void everyZoneOfTheInstalledDatabaseIsKnown();
    void ingestionBoundsBecomeASentence_data();
    void ingestionBoundsBecomeASentence();
    void warningsNameWhatIsWrong();
    void aDayTellsHowLongAgoItWas();
    void aBirthDateIsWrittenAsOtherDates();
    void whatIsSentInEnglishIsSaidInTheWindowsWords_data();
    void whatIsSentInEnglishIsSaidInTheWindowsWords();
    void aDayIsItselfInEveryZone_data();
    void aDayIsItselfInEveryZone();
    void theClockOfAUserIsToldByItsPlace();
    void originsAreNamed();
    void aSourcesStateHasWords_data();
    void aSourcesStateHasWords();
    void deniedResourcesAreNamed();
    void spouseWithoutGuarantorIsNoticed();
    void namesBecomeInitials();
};

void tst_usertexts::momentsAreShownInTheReadersZone_data()
{
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("shown");
    QTest::newRow("an offset is turned into local time")
        << u"2026-03-12T16:14:00+00:00"_s << u"12 Mar 2026, 09:14 MST"_s;
    QTest::newRow("a moment after midnight UTC is the day before here")
        << u"2026-03-12T03:00:00Z"_s << u"11 Mar 2026, 20:00 MST"_s;
    QTest::newRow("a plain date stays that date") << u"2026-03-12"_s << u"12 Mar 2026"_s;
    QTest::newRow("what is no time is shown as it came") << u"soon"_s << u"soon"_s;
    QTest::newRow("nothing stays nothing") << QString() << QString();
}

void tst_usertexts::momentsAreShownInTheReadersZone()
{
    QFETCH(QString, sent);
    QTEST(formatMoment(Timestamp::parse(sent), texts_phoenix), "shown");
}

void tst_usertexts::offsetsReadLikeTheyAreSpoken_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << 0 << u"UTC"_s;
    QTest::newRow("west, with a true minus") << -7 * 3600 << u"UTC\u22127"_s;
    QTest::newRow("east") << 9 * 3600 << u"UTC+9"_s;
    QTest::newRow("half an hour") << 5 * 3600 + 1800 << u"UTC+5:30"_s;
    QTest::newRow("half an hour, west") << -(3 * 3600 + 1800) << u"UTC\u22123:30"_s;
}

void tst_usertexts::offsetsReadLikeTheyAreSpoken()
{
    QFETCH(int, seconds);
    QTEST(formatOffset(seconds), "words");
}

void tst_usertexts::aZoneTellsItsTimeNow()
{
    QCOMPARE(formatZoneNow(u"America/Phoenix"_s, texts_now), u"14:02 now, UTC\u22127"_s);
    QCOMPARE(formatZoneNow(u"Mars/Olympus"_s, texts_now), u"unknown time zone"_s);
}

void tst_usertexts::everyZoneOfTheInstalledDatabaseIsKnown()
{
    const QByteArrayList zones = tests::installedZoneNames();
    if (zones.isEmpty())
        QSKIP("no database of time zones with a list of its names is installed");
    QByteArrayList unknown;
    for (const QByteArray &zone : zones)
        if (!isKnownZone(QString::fromUtf8(zone)))
            unknown += zone;
    QCOMPARE(unknown, QByteArrayList());
    QVERIFY(!isKnownZone(u"UTC+01:00"_s)); // the service takes names only
    QCOMPARE(formatZoneNow(u"UTC+01:00"_s, texts_now), u"22:02 now, UTC+1"_s);
}

void tst_usertexts::ingestionBoundsBecomeASentence_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("words");
    QTest::newRow("neither bound") << QString() << QString() << u"No limits: all data is collected."_s;
    QTest::newRow("an end that was, alone")
        << QString() << u"2026-02-01"_s << u"Ended 1 Feb 2026. No data is collected from that day on."_s;
    QTest::newRow("a window of one day")
        << u"2027-01-01"_s << u"2027-01-02"_s
        << u"From 1 Jan 2027 until 2 Jan 2027. No data is collected from that day on."_s;
    QTest::newRow("a window of no day")
        << u"2027-01-01"_s << u"2027-01-01"_s
        << u"No data is collected: collection ends on 1 Jan 2027 but doesn’t start until 1 Jan 2027."_s;
    QTest::newRow("a window that ended before it began")
        << u"2026-02-01"_s << u"2026-01-01"_s
        << u"No data is collected: collection ends on 1 Jan 2026 but doesn’t start until 1 Feb 2026."_s;
    QTest::newRow("a start only") << u"2025-01-01"_s << QString() << u"Data is collected from 1 Jan 2025 on."_s;
    QTest::newRow("an end to come") << QString() << u"2027-01-01"_s
                                    << u"Ends 1 Jan 2027. No data is collected from that day on."_s;
    QTest::newRow("both") << u"2025-01-01"_s << u"2027-01-01"_s
                          << u"From 1 Jan 2025 until 1 Jan 2027. No data is collected from that day on."_s;
    QTest::newRow("an end that has passed")
        << u"2025-01-01"_s << u"2026-02-01"_s
        << u"Started 1 Jan 2025, ended 1 Feb 2026. No data is collected from that day on."_s;
}

void tst_usertexts::ingestionBoundsBecomeASentence()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    User user = someUser();
    if (!start.isEmpty())
        user.ingestionStart = Timestamp::parse(start);
    if (!end.isEmpty())
        user.ingestionEnd = Timestamp::parse(end);
    QTEST(formatIngestion(user, texts_now), "words");
}

void tst_usertexts::warningsNameWhatIsWrong()
{
    QCOMPARE(userWarnings(someUser(), texts_now), QStringList());
    User user = someUser();
    user.clientUserId = u"jo.mar@example.com"_s;
    user.timeZone.reset();
    user.ingestionEnd = Timestamp::parse(u"2026-02-01"_s);
    QCOMPARE(userWarnings(user, texts_now),
             (QStringList{u"The client ID looks like an email address. Client IDs can’t contain personal data."_s,
                          u"Data collection ended 1 Feb 2026. The service disconnected all sources."_s}));
}

void tst_usertexts::aDayTellsHowLongAgoItWas()
{
    const auto told
        = [](const QString &moment) { return formatDayWithAge(Timestamp::parse(moment), QTimeZone::utc(), texts_now); };
    const QDate today = texts_now.date();
    const auto at = [&](int daysAgo) { return today.addDays(-daysAgo).toString(Qt::ISODate) + u"T00:30:00Z"_s; };
    QVERIFY(told(at(0)).endsWith(u"(today)"_s));
    QVERIFY2(told(at(1)).endsWith(u"(yesterday)"_s), qPrintable(told(at(1))));
    QVERIFY(told(at(5)).contains(u"(5 day"_s));
    // The day stands beside it: it's a week, although seven times 24 hours aren't over yet.
    const auto late = [&](int daysAgo) { return today.addDays(-daysAgo).toString(Qt::ISODate) + u"T23:30:00Z"_s; };
    for (const int days : {2, 3, 7, 59})
        QVERIFY2(told(late(days)).endsWith(u"(%1 day(s) ago)"_s.arg(days)), qPrintable(told(late(days))));
    QVERIFY2(told(at(-2)).endsWith(u"(in 2 day(s))"_s), qPrintable(told(at(-2))));
    QCOMPARE(formatDayWithAge({u"soon"_s, {}, false}, QTimeZone::utc(), texts_now), u"soon"_s);
}

void tst_usertexts::aBirthDateIsWrittenAsOtherDates()
{
    QCOMPARE(formatBirthDate(u"1935-05-16"_s), u"16 May 1935"_s);
    QCOMPARE(formatBirthDate(u"1935-05-16T00:00:00+13:00"_s), u"16 May 1935"_s); // not the day before
    QCOMPARE(formatBirthDate(u"1935-05-16T23:00:00-10:00"_s), u"16 May 1935"_s);
    QCOMPARE(formatBirthDate(u"May of 1935"_s), u"May of 1935"_s);
    QCOMPARE(formatBirthDate({}), QString());
}

void tst_usertexts::whatIsSentInEnglishIsSaidInTheWindowsWords_data()
{
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("gender");
    QTest::addColumn<QString>("relationship");
    const auto row = [](const char *sent, const char *gender, const char *relationship) {
        QTest::newRow(sent) << QString::fromLatin1(sent) << QString::fromLatin1(gender)
                            << QString::fromLatin1(relationship);
    };
    row("female", "Female", "female");
    row("MALE", "Male", "MALE");
    row(" other ", "Other", "Other");
    row("unknown", "Unknown", "unknown");
    row("self", "self", "Self");
    row("SPOUSE", "SPOUSE", "Spouse");
    row("nonbinary", "nonbinary", "nonbinary"); // in no list: as it came
    row("", "", "");
}

void tst_usertexts::whatIsSentInEnglishIsSaidInTheWindowsWords()
{
    QFETCH(QString, sent);
    QTEST(formatGender({sent}), "gender");
    QTEST(formatRelationship({sent}), "relationship");
}

void tst_usertexts::aDayIsItselfInEveryZone_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("now"); // UTC
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("age");
    const auto row = [](const char *name, const char *zone, const QString &now, const QString &day,
                        const QString &age) { QTest::newRow(name) << QByteArray(zone) << now << day << age; };
    row("ten hours west, early", "Pacific/Honolulu", u"2026-11-28T11:00:00Z"_s, u"2026-11-28"_s, u"today"_s);
    row("ten hours west, late", "Pacific/Honolulu", u"2026-11-29T09:00:00Z"_s, u"2026-11-28"_s, u"today"_s);
    row("ten hours west, the day after", "Pacific/Honolulu", u"2026-11-29T11:00:00Z"_s, u"2026-11-28"_s,
        u"yesterday"_s);
    row("west, where the service is a day ahead", "Pacific/Honolulu", u"2026-11-28T09:00:00Z"_s, u"2026-11-28"_s,
        u"tomorrow"_s);
    row("ten hours west, two days later", "Pacific/Honolulu", u"2026-11-30T11:00:00Z"_s, u"2026-11-28"_s,
        u"2 day(s) ago"_s);
    row("UTC", "UTC", u"2026-11-28T18:00:00Z"_s, u"2026-11-28"_s, u"today"_s);
    row("UTC, the day after", "UTC", u"2026-11-29T18:00:00Z"_s, u"2026-11-28"_s, u"yesterday"_s);
    row("thirteen hours east, early", "Pacific/Auckland", u"2026-11-27T12:00:00Z"_s, u"2026-11-28"_s, u"today"_s);
    row("thirteen hours east, late", "Pacific/Auckland", u"2026-11-28T10:00:00Z"_s, u"2026-11-28"_s, u"today"_s);
    row("thirteen hours east, the day after", "Pacific/Auckland", u"2026-11-28T12:00:00Z"_s, u"2026-11-28"_s,
        u"yesterday"_s);
    row("thirteen hours east, in two days", "Pacific/Auckland", u"2026-11-26T10:00:00Z"_s, u"2026-11-28"_s,
        u"in 2 day(s)"_s);
}

void tst_usertexts::aDayIsItselfInEveryZone()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, now);
    QFETCH(QString, day);
    QFETCH(QString, age);
    const QTimeZone here(zone);
    const QDateTime then = QDateTime::fromString(now, Qt::ISODate);
    const Timestamp stamp = Timestamp::parse(day);
    QCOMPARE(formatDayWithAge(stamp, here, then), u"28 Nov 2026 (%1)"_s.arg(age));
    QCOMPARE(momentToolTip(stamp, here, then), age);
}

void tst_usertexts::theClockOfAUserIsToldByItsPlace()
{
    QCOMPARE(formatPlaceNow(u"America/New_York"_s, QDateTime(QDate(2026, 7, 1), QTime(18, 5), Qt::UTC)),
             localTime(QTime(14, 5)) + u" now in New York"_s);
    QCOMPARE(formatPlaceNow(u"UTC+01:00"_s, texts_now), QString());
}

void tst_usertexts::originsAreNamed()
{
    const Timestamp day = Timestamp::parse(u"2026-03-13T18:00:00Z"_s);
    QCOMPARE(formatOrigin(u"manual"_s, {}, day, texts_phoenix), u"set manually 13 Mar 2026"_s);
    QCOMPARE(formatOrigin(u"oura"_s, u"Oura"_s, day, texts_phoenix), u"from Oura · 13 Mar 2026"_s);
    QCOMPARE(formatOrigin(u"oura"_s, {}, {}, texts_phoenix), u"from oura"_s);
    QCOMPARE(formatOrigin({}, {}, {}, texts_phoenix), QString());
}

void tst_usertexts::aSourcesStateHasWords_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("chip");
    QTest::newRow("an expired token") << u"token_refresh_failed"_s << u"Sign-in expired"_s;
    QTest::newRow("no updates") << u"webhook_registration_failed"_s << u"Updates failed"_s;
    QTest::newRow("an account that is gone") << u"user_not_found"_s << u"Account not found"_s;
    QTest::newRow("ended on the other side") << u"deregistered_per_provider"_s << u"Disconnected by provider"_s;
    QTest::newRow("not allowed") << u"required_scopes_not_granted"_s << u"Permission missing"_s;
    QTest::newRow("the team's credentials") << u"provider_credential_error"_s << u"Credentials rejected"_s;
    QTest::newRow("a type that is not known") << u"something_else"_s << u"Error"_s;
}

void tst_usertexts::aSourcesStateHasWords()
{
    QFETCH(QString, type);
    const ConnectedProvider provider = inError(type);
    QTEST(formatStatus(provider), "chip");
    QVERIFY(!formatFault(provider).contains(type)); // words, not the code
    QVERIFY(formatFault(provider).endsWith(u'.'));
    QCOMPARE(faultFacts(*provider.fault, texts_phoenix), type + u" · 14 Mar 2026, 07:32 MST"_s);

    ConnectedProvider well = providerOf(u"Oura"_s, u"connected"_s);
    QCOMPARE(formatStatus(well), u"Connected"_s);
    QCOMPARE(formatFault(well), QString());
    well.status = u"paused"_s;
    QCOMPARE(formatStatus(well), u"Paused"_s); // an unknown word is shown all the same
}

void tst_usertexts::deniedResourcesAreNamed()
{
    ConnectedProvider provider = inError(u"required_scopes_not_granted"_s);
    provider.resources = {{u"activity"_s, u"available"_s, {}},
                          {u"sleep"_s, u"unavailable"_s, ScopeRequirements{{}, {}, {u"sleep:read"_s}, {}}},
                          {u"weight"_s, u"unavailable"_s, {}}};
    QCOMPARE(formatFault(provider), u"The user didn’t allow Sleep. Ask the user to reconnect and allow it."_s);
    QCOMPARE(formatUnavailable(provider.resources[1]), u"Sleep: not allowed"_s);
    for (const char *resource : {"blood_oxygen", "sleep_cycle", "new_kind_of_data"}) {
        provider.resources[1].resource = QString::fromLatin1(resource);
        QVERIFY2(!formatFault(provider).contains(u'_'), qPrintable(formatFault(provider))); // no name of the interface
    }
    QCOMPARE(formatUnavailable(provider.resources[2]), u"Weight: unavailable"_s);
}

void tst_usertexts::spouseWithoutGuarantorIsNoticed()
{
    InsuranceRecord record;
    record.relationship = {u"Self"_s};
    QCOMPARE(insuranceNotices(record), QStringList());
    record.relationship = {u"SPOUSE"_s};
    QCOMPARE(insuranceNotices(record), QStringList(u"Relationship is “Spouse”, and no guarantor is on file."_s));
    record.guarantor = Guarantor{};
    QCOMPARE(insuranceNotices(record), QStringList());
    record.relationship = {u"Cousin"_s};
    QCOMPARE(insuranceNotices(record), QStringList(u"Labdesk doesn’t recognize the relationship “Cousin”."_s));
}

void tst_usertexts::namesBecomeInitials()
{
    QCOMPARE(initialsFor(u"Oura"_s), u"Ou"_s);
    QCOMPARE(initialsFor(u"apple_health_kit"_s), u"Ap"_s);
    QCOMPARE(initialsFor(u"  "_s), u"?"_s);
    QCOMPARE(formatList({u"Oura"_s, u"Fitbit"_s, u"Garmin"_s}), u"Oura, Fitbit and Garmin"_s);
}

LABDESK_TEST(tst_usertexts)
#include "tst_usertexts.moc"
