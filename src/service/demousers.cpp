// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demousers.h"

#include "service/demotables.h"
#include "service/jsonwriter.h"
#include "service/providerinfo.h"
#include "service/timestamps.h"

#include <QTimeZone>

#include <algorithm>
#include <tuple>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 day = secondsPerDay;
constexpr qint64 history = 3 * 365 * day;

// The contract forbids these IDs, but teams use them anyway (2.1), and the console must warn about them.
constexpr const char *personalIds[] = {"jo.marsh@example.com", "480-555-0142",         "k.ostrom@example.net",
                                       "+1 602 555 0117",      "pat+labs@example.org", "(520) 555-0168"};

struct ErrorKind
{
    const char *type, *message;
};

constexpr ErrorKind errorKinds[] = {
    {"token_refresh_failed", "The provider refused to renew the access token"},
    {"webhook_registration_failed", "The provider did not accept the subscription to new data"},
    {"user_not_found", "The provider no longer knows this account"},
    {"deregistered_per_provider", "The person has withdrawn access at the provider"},
    {"required_scopes_not_granted", "The person has not granted all required permissions"},
    {"provider_credential_error", "The provider refused the stored credentials"},
    {"unknown", "The provider answered with an error that is not documented"},
};

QString demoClientId(int number, int count, bool mayBePersonal, DemoRandom &random)
{
    constexpr int minTeamSize = 30; // smaller teams have no such IDs
    const int share = count / static_cast<int>(std::size(personalIds) + 1);
    if (mayBePersonal && count >= minTeamSize && number % share == 0 && number / share >= 1
        && number / share <= static_cast<int>(std::size(personalIds)))
        return QString::fromLatin1(personalIds[number / share - 1]);
    const QString id = u"client-"_s + QString::number(number).rightJustified(5, u'0');
    constexpr const char *oddities[] = {"-é", "-東京", " \"b\"", "/west", "-🙂", "_<i>", "\\2"};
    return random.chance(0.01) ? id + QString::fromUtf8(random.pick(oddities)) : id;
}

SourceConnection demoConnection(const ProviderInfo &provider, qint64 from, qint64 to, DemoRandom &random)
{
    SourceConnection connection;
    connection.provider = provider.slug;
    connection.createdOn = from + static_cast<qint64>(random.fraction() * static_cast<double>(to - from));
    connection.autoConnect = provider.onPhone() && random.chance(0.6);
    if (random.chance(0.4))
        connection.externalUserId
            = random.chance(0.1) ? u"person.%1@example.com"_s.arg(random.digits(4)) : random.uuid().left(8);
    const bool error = random.chance(0.12);
    if (error) {
        const ErrorKind &kind = random.pick(errorKinds);
        const qint64 at = connection.createdOn
            + static_cast<qint64>(random.fraction() * static_cast<double>(to - connection.createdOn));
        connection.error = SourceConnectionError{QString::fromLatin1(kind.type), QString::fromLatin1(kind.message), at};
    }
    const bool scopes = connection.error && connection.error->type == u"required_scopes_not_granted";
    if (provider.authType == u"oauth" && (scopes || random.chance(0.06)))
        for (const QString &resource : provider.resources)
            if (random.chance(0.3) || (scopes && connection.denied.isEmpty()))
                connection.denied.append(resource);
    return connection;
}

std::vector<SourceConnection> demoConnections(qint64 from, qint64 to, DemoRandom &random)
{
    constexpr int counts[] = {0, 0, 1, 1, 1, 2, 2, 3, 4};
    const auto &catalog = allProviders();
    std::vector<SourceConnection> connections;
    for (int wanted = random.pick(counts); wanted > 0; --wanted) {
        const ProviderInfo &provider = random.pick(catalog);
        if (std::ranges::find(connections, provider.slug, &SourceConnection::provider) == connections.end())
            connections.push_back(demoConnection(provider, from, to, random));
    }
    std::ranges::sort(connections, {},
                      [](const SourceConnection &one) { return std::tie(one.createdOn, one.provider); });
    return connections;
}

QString demoZone(DemoRandom &random)
{
    constexpr int common = 5;
    const auto zones = demo::zones;
    return QString::fromLatin1(random.chance(0.7) ? zones[static_cast<std::size_t>(random.below(common))]
                                                  : random.pick(zones));
}

QString dateAt(qint64 seconds)
{
    return isoDate(QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc()).date());
}

// Adds time zone, birth date, and ingestion dates. Removes the connections of a user whose ingestion has ended.
void addFallbacks(User &user, std::vector<SourceConnection> &connections, qint64 now, DemoRandom &random)
{
    const auto source
        = [&] { return connections.empty() || random.chance(0.6) ? u"manual"_s : connections.front().provider; };
    const auto later = [&] {
        return user.createdOn + static_cast<qint64>(random.fraction() * static_cast<double>(now - user.createdOn));
    };
    if (random.chance(0.3))
        user.zone = Fallback{demoZone(random), source(), later()};
    if (random.chance(0.25))
        user.birthDate
            = Fallback{isoDate(QDate(random.between(1935, 2006), 1, 1).addDays(random.below(365))), source(), later()};
    if (random.chance(0.12))
        user.ingestionStart = dateAt(user.createdOn - random.between(0, 365) * day);
    if (random.chance(0.08)) {
        const bool ended = random.chance(0.5);
        user.ingestionEnd = dateAt(ended ? later() : now + random.between(2, 400) * day);
        if (ended)
            connections.clear();
    }
}

void addOrders(const User &user, qint64 now, DemoRandom &random, const DemoSurroundings &around,
               const DemoUserTargets &targets)
{
    if (around.labs.empty() || !random.chance(0.35))
        return;
    for (int left = random.between(1, 2); left > 0; --left) {
        const qint64 created
            = user.createdOn + static_cast<qint64>(random.fraction() * static_cast<double>(now - user.createdOn));
        targets.addOrder({random.uuid(),
                          {user.seq, user.userId},
                          random.pick(around.labs).id,
                          around.places.pick(random).zip,
                          created});
    }
}

struct DemoPerson
{
    QString givenName, familyName, email;

    explicit DemoPerson(DemoRandom &random)
        : givenName(QString::fromUtf8(random.pick(demo::givenNames))),
          familyName(QString::fromUtf8(random.pick(demo::familyNames))),
          email(u"person.%1@example.com"_s.arg(random.digits(6)))
    {
    }
};

void writeInsured(JsonWriter &out, const BusinessAddress &address, DemoRandom &random)
{
    constexpr const char *genders[] = {"female", "male", "Female", "Male", "other", "unknown"};
    const DemoPerson person(random);
    out.beginObject().key("first_name").text(person.givenName).key("last_name").text(person.familyName);
    out.key("email").text(person.email).key("phone_number").text(demoPhone(random));
    out.key("gender").text(QString::fromLatin1(random.pick(genders)));
    out.key("dob").text(isoDate(QDate(random.between(1935, 2006), 1, 1).addDays(random.below(365)))).key("address");
    writeAddress(out, address);
    out.endObject();
}

void writeGuarantor(JsonWriter &out, const BusinessAddress &address, DemoRandom &random)
{
    const DemoPerson person(random);
    out.beginObject().key("first_name").text(person.givenName).key("last_name").text(person.familyName).key("address");
    writeAddress(out, address);
    out.key("phone_number").text(demoPhone(random)).key("email").text(person.email);
    if (random.chance(0.5))
        out.key("household_income")
            .number(qint64(random.between(18, 160)) * 1000)
            .key("household_size")
            .number(qint64(random.between(1, 6)));
    out.endObject();
}

// Insurance in the format of the contract (2.6): any relationship, with and without a group, a second address line, and
// a guarantor.
QByteArray demoInsurance(const Payor &payor, DemoPlaces &places, DemoRandom &random)
{
    const int kind = random.below(10);
    const QString relationship = kind < 6 ? u"Self"_s : kind < 8 ? u"Spouse"_s : u"Other"_s;
    const BusinessAddress address = places.address(random, places.pick(random));
    JsonWriter out;
    out.beginObject()
        .key("payor_code")
        .text(payor.code)
        .key("member_id")
        .text(u"M"_s + random.digits(9))
        .key("group_id");
    out.text(random.chance(0.7) ? std::optional(u"G"_s + random.digits(6)) : std::nullopt);
    out.key("relationship").text(relationship).key("insured");
    writeInsured(out, address, random);
    out.key("company").beginObject().key("name").text(payor.name).key("address");
    writeAddress(out, payor.address);
    out.endObject().key("guarantor");
    if (random.chance(relationship == u"Self" ? 0.2 : 0.7))
        writeGuarantor(out, address, random);
    else
        out.null();
    return out.endObject().bytes();
}

void addInsurance(const User &user, DemoRandom &random, const DemoSurroundings &around, const DemoUserTargets &targets)
{
    if (!random.chance(2.0 / 3))
        return;
    for (int left = random.chance(0.1) ? 2 : 1; left > 0; --left)
        targets.addInsurance({{user.seq, user.userId},
                              user.createdOn + left * day,
                              demoInsurance(random.pick(around.payors), around.places, random)});
}

} // namespace

void addDemoUsers(int count, qint64 now, DemoRandom &random, const DemoSurroundings &around,
                  const DemoUserTargets &targets)
{
    constexpr int usersBetweenChecks = 256; // some ten milliseconds
    for (int number = 0; number < count; ++number) {
        if (number % usersBetweenChecks == 0 && targets.givesUp && targets.givesUp())
            throw DatabaseError(QStringLiteral("The service was stopped before the sample data was complete."));
        User user;
        user.userId = random.uuid();
        user.clientUserId = demoClientId(number, count, targets.hasPersonalIds, random);
        user.createdOn
            = now - history + static_cast<qint64>((number + random.fraction()) / count * static_cast<double>(history));
        std::vector<SourceConnection> connections = demoConnections(user.createdOn, now, random);
        addFallbacks(user, connections, now, random);
        targets.addUser(user, connections);
        addOrders(user, now, random, around, targets);
        addInsurance(user, random, around, targets);
    }
}

} // namespace labdesk::service
