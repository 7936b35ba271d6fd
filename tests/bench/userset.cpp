// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "userset.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace labdesk::bench {

namespace {

constexpr std::int64_t newest = 1'793'491'200; // 2026-11-01
constexpr std::int64_t history = 3 * 365 * 86'400;
constexpr std::int64_t oldestBirth = -1'104'537'600; // 1935-01-01
constexpr std::int64_t birthSpan = 26'000 * std::int64_t(86'400);

struct Provider
{
    std::string_view name;
    std::string_view slug;
};
constexpr Provider providers[] = {{"Oura", "oura"},
                                  {"Fitbit", "fitbit"},
                                  {"Garmin", "garmin"},
                                  {"WHOOP", "whoop_v2"},
                                  {"Strava", "strava"},
                                  {"Apple Health", "apple_health_kit"},
                                  {"Withings", "withings"},
                                  {"Google Fit", "google_fit"},
                                  {"Dexcom", "dexcom_v3"},
                                  {"FreeStyle Libre", "freestyle_libre"},
                                  {"Health Connect", "health_connect"},
                                  {"Polar", "polar"}};
constexpr std::string_view zones[]
    = {"America/New_York", "America/Chicago",     "America/Los_Angeles", "America/Phoenix",
       "America/Denver",   "America/Puerto_Rico", "Europe/Berlin",       "Pacific/Honolulu"};
constexpr unsigned sourceCounts[] = {0, 1, 1, 1, 2, 2, 2, 3, 4};

/// What the odd hundredth ends with, as text and as JSON.
struct Oddity
{
    std::string_view text;
    std::string_view json;
};
constexpr Oddity oddities[]
    = {{"-\u00e9", "-\u00e9"},   {"-\u00e9", "-\\u00e9"},       {"-\u6771\u4eac", "-\u6771\u4eac"},
       {" \"b\"", " \\\"b\\\""}, {"/west", "\\/west"},          {"-\U0001f642", "-\\ud83d\\ude42"},
       {"\\2", "\\\\2"},         {"-\u00c4RZTE", "-\u00c4RZTE"}};

/// splitmix64: a good number for each state, so that every user can be made by itself.
class Chance
{
public:
    explicit Chance(std::uint64_t seed) : m_state(seed * 0x9e3779b97f4a7c15u + 0x2545f4914f6cdd1du) { }
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::uint64_t below(std::uint64_t bound) { return next() % bound; }

private:
    std::uint64_t m_state;
};

std::string uuidText(Chance &chance)
{
    constexpr char hex[] = "0123456789abcdef";
    std::string text(36, '-');
    std::uint64_t bits = 0;
    unsigned left = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at == 8 || at == 13 || at == 18 || at == 23)
            continue;
        if (left == 0) {
            bits = chance.next();
            left = 16;
        }
        text[at] = hex[bits & 15];
        bits >>= 4;
        --left;
    }
    text[14] = '4';
    text[19] = hex[8 + (bits & 3)];
    return text;
}

struct Day
{
    std::int64_t year;
    unsigned month, day;
};

/// The civil date of a day since 1970 (Howard Hinnant's arithmetic).
Day dayOf(std::int64_t days)
{
    days += 719'468;
    const std::int64_t era = (days >= 0 ? days : days - 146'096) / 146'097;
    const auto dayOfEra = unsigned(days - era * 146'097);
    const unsigned yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const unsigned dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const unsigned shifted = (5 * dayOfYear + 2) / 153;
    const unsigned month = shifted < 10 ? shifted + 3 : shifted - 9;
    return {std::int64_t(yearOfEra) + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1};
}

void putNumber(std::string &to, std::uint64_t number, unsigned digits)
{
    const std::size_t begin = to.size();
    to.append(digits, '0');
    for (std::size_t at = begin + digits; at > begin; number /= 10)
        to[--at] = char('0' + number % 10);
}

void putDay(std::string &to, std::int64_t days)
{
    const Day day = dayOf(days);
    putNumber(to, std::uint64_t(day.year), 4);
    to += '-';
    putNumber(to, day.month, 2);
    to += '-';
    putNumber(to, day.day, 2);
}

void putMoment(std::string &to, std::int64_t seconds)
{
    const std::int64_t days = seconds / 86'400;
    const auto rest = std::uint64_t(seconds % 86'400);
    putDay(to, days);
    to += 'T';
    putNumber(to, rest / 3600, 2);
    to += ':';
    putNumber(to, rest / 60 % 60, 2);
    to += ':';
    putNumber(to, rest % 60, 2);
    to += "+00:00";
}

void putSource(std::string &to, const ListedUser::Source &source)
{
    to += "{\"source\":{\"name\":\"";
    to += source.name;
    to += "\",\"slug\":\"";
    to += source.slug;
    to += "\",\"logo\":\"https://storage.example.com/provider-logos/v2/";
    to += source.slug;
    to += ".png\"},\"created_on\":\"";
    putMoment(to, source.connected);
    to += "\"}";
}

} // namespace

ListedUser listedUser(std::uint32_t index, std::uint32_t count)
{
    Chance chance(index + 1);
    ListedUser user{.id = uuidText(chance),
                    .clientId = "client-",
                    .clientIdJson = {},
                    .created = 0,
                    .sources = {},
                    .zone = {},
                    .birthDate = {}};
    putNumber(user.clientId, count - index, 7);
    user.clientIdJson = user.clientId;
    if (chance.below(100) == 0) {
        const Oddity &oddity = oddities[chance.below(std::size(oddities))];
        user.clientId += oddity.text;
        user.clientIdJson += oddity.json;
    }
    const std::int64_t step = history * 1000 / count; // ms between two users
    user.created = newest - (std::int64_t(index) * step + std::int64_t(chance.below(std::uint64_t(step) + 1))) / 1000;
    for (unsigned left = sourceCounts[chance.below(std::size(sourceCounts))]; left > 0; --left) {
        const Provider &provider = providers[chance.below(std::size(providers))];
        const auto isSame = [&provider](const ListedUser::Source &other) { return other.slug == provider.slug; };
        if (std::none_of(user.sources.begin(), user.sources.end(), isSame))
            user.sources.push_back(
                {provider.name, provider.slug,
                 user.created + std::int64_t(chance.below(std::uint64_t(newest - user.created) + 1))});
    }
    if (chance.below(100) < 30)
        user.zone = zones[chance.below(std::size(zones))];
    if (chance.below(100) < 25)
        putDay(user.birthDate, (oldestBirth + std::int64_t(chance.below(birthSpan))) / 86'400);
    return user;
}

void appendJson(std::string &to, const ListedUser &user)
{
    to += "{\"user_id\":\"";
    to += user.id;
    to += "\",\"team_id\":\"";
    to += teamOfAll;
    to += "\",\"client_user_id\":\"";
    to += user.clientIdJson;
    to += "\",\"created_on\":\"";
    putMoment(to, user.created);
    to += "\",\"connected_sources\":[";
    for (const ListedUser::Source &source : user.sources) {
        if (&source != &user.sources.front())
            to += ',';
        putSource(to, source);
    }
    to += "],\"fallback_time_zone\":";
    if (user.zone.empty()) {
        to += "null";
    } else {
        to += "{\"id\":\"";
        to += user.zone;
        to += "\",\"source_slug\":\"manual\",\"updated_at\":\"";
        putMoment(to, user.created);
        to += "\"}";
    }
    to += ",\"fallback_birth_date\":";
    if (user.birthDate.empty()) {
        to += "null";
    } else {
        to += "{\"value\":\"" + user.birthDate + "\",\"source_slug\":\"manual\",\"updated_at\":\"";
        putMoment(to, user.created);
        to += "\"}";
    }
    to += ",\"ingestion_start\":null,\"ingestion_end\":null}";
}

std::string momentText(std::int64_t seconds)
{
    std::string text;
    putMoment(text, seconds);
    return text;
}

} // namespace labdesk::bench
