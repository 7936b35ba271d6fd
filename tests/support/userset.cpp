// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/userset.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>

namespace labdesk::bench {

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
constexpr std::string_view allZones[] = {
    "Africa/Cairo",         "Africa/Johannesburg",  "Africa/Lagos",        "America/Anchorage", "America/Bogota",
    "America/Boise",        "America/Buenos_Aires", "America/Detroit",     "America/Halifax",   "America/Havana",
    "America/Juneau",       "America/Lima",         "America/Mexico_City", "America/Nassau",    "America/Panama",
    "America/Indiana/Knox", "America/Sao_Paulo",    "America/St_Johns",    "America/Tijuana",   "America/Toronto",
    "Asia/Bangkok",         "Asia/Dubai",           "Asia/Hong_Kong",      "Asia/Jakarta",      "Asia/Kathmandu",
    "Asia/Kolkata",         "Asia/Manila",          "Asia/Seoul",          "Asia/Singapore",    "Asia/Tokyo",
    "Atlantic/Azores",      "Australia/Adelaide",   "Australia/Sydney",    "Etc/UTC",           "Europe/Athens",
    "Europe/Istanbul",      "Europe/London",        "Europe/Madrid",       "Europe/Paris",      "Europe/Warsaw",
    "Pacific/Apia",         "Pacific/Auckland",     "Pacific/Chatham",     "Pacific/Guam",      "Pacific/Kiritimati"};
/// Nobody's list has them.
constexpr Provider unknownProviders[] = {{"Aurora Band", "aurora_band"}, {"BeatWell", "beatwell"},
                                         {"Cardia One", "cardia_one"},   {"DawnRing", "dawn_ring_v2"},
                                         {"Evermove", "evermove"},       {"FlowPatch", "flow_patch"},
                                         {"GlucoTrail", "gluco_trail"},  {"Helio Scale", "helio_scale"},
                                         {"InnerPulse", "inner_pulse"},  {"Juniper Sleep", "juniper"},
                                         {"KiteFit", "kite_fit_v3"},     {"Lumen Watch", "lumen_watch"},
                                         {"Motiva", "motiva"},           {"Northstep", "northstep"},
                                         {"OxyBand", "oxy_band"},        {"Pacer \u00dcber", "pacer_uber"},
                                         {"Quill Health", "quill"},      {"Restly", "restly"},
                                         {"Stride+", "stride_plus"},     {"Tempo", "tempo_wearables"}};
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

/// The fraction, and which offset, follow from the moment itself: so it is the same wherever it is written.
void putMoment(std::string &to, std::int64_t seconds, const UserProfile &profile)
{
    constexpr int offsets[] = {0, -300, -480, 330, 845, -210}; // minutes
    const auto number = std::uint64_t(seconds) * 0x9e3779b97f4a7c15u;
    const int offset = profile.hasOffsets ? offsets[number % std::size(offsets)] : 0;
    const std::int64_t local = seconds + std::int64_t(offset) * 60;
    const auto rest = std::uint64_t(local % 86'400);
    putDay(to, local / 86'400);
    to += 'T';
    putNumber(to, rest / 3600, 2);
    to += ':';
    putNumber(to, rest / 60 % 60, 2);
    to += ':';
    putNumber(to, rest % 60, 2);
    if (profile.momentDigits > 0) {
        to += '.';
        putNumber(to, number >> 20, profile.momentDigits);
    }
    to += offset < 0 ? '-' : '+';
    putNumber(to, std::uint64_t(std::abs(offset) / 60), 2);
    to += ':';
    putNumber(to, std::uint64_t(std::abs(offset) % 60), 2);
}

void putSource(std::string &to, const ListedUser::Source &source, const UserProfile &profile)
{
    to += "{\"source\":{\"name\":\"";
    to += source.name;
    to += "\",\"slug\":\"";
    to += source.slug;
    to += "\",\"logo\":\"https://storage.example.com/provider-logos/v2/";
    to += source.slug;
    to += ".png\"},\"created_on\":\"";
    putMoment(to, source.connected, profile);
    to += "\"}";
}

void putHex(std::string &to, std::uint64_t bits, unsigned digits)
{
    constexpr char hex[] = "0123456789abcdef";
    for (; digits > 0; --digits, bits >>= 4)
        to += hex[bits & 15];
}

/// A bijection of the numbers below `count`, so that no client ID comes twice: a step that has no divisor in common
/// with `count`.
std::uint32_t shuffled(std::uint32_t number, std::uint32_t count)
{
    std::uint64_t step = std::uint64_t(count) * 618 / 1000 + 1;
    while (std::gcd(step, std::uint64_t(count)) != 1)
        ++step;
    return std::uint32_t(std::uint64_t(number) * step % count);
}

void putSequential(std::string &to, std::uint32_t number, Chance &)
{
    to += "client-";
    putNumber(to, number, 7);
}

void putUuid(std::string &to, std::uint32_t, Chance &chance)
{
    to += uuidText(chance);
}

void putHash(std::string &to, std::uint32_t, Chance &chance)
{
    for (int part = 0; part < 4; ++part)
        putHex(to, chance.next(), 16);
}

void putAuth0(std::string &to, std::uint32_t, Chance &chance)
{
    to += "auth0|";
    putHex(to, chance.next(), 12);
    putHex(to, chance.next(), 12);
}

void putName(std::string &to, std::uint32_t number, Chance &chance)
{
    constexpr std::string_view first[]
        = {"maria",  "john",   "li",    "fatima", "james", "aisha", "noah",   "olivia", "santiago", "emma",
           "nguyen", "priya",  "ahmed", "sofia",  "ethan", "grace", "wei",    "lucas",  "isabella", "kofi",
           "hannah", "dmitri", "yuki",  "carlos", "zoe",   "omar",  "ingrid", "mateo",  "chloe",    "ravi"};
    constexpr std::string_view last[] = {"garcia",   "smith",    "johnson",  "chen",      "patel",    "nguyen", "brown",
                                         "kim",      "okafor",   "martinez", "lee",       "oconnell", "khan",   "lopez",
                                         "williams", "kowalski", "haddad",   "rodriguez", "davis",    "silva"};
    to += first[chance.below(std::size(first))];
    to += chance.below(3) == 0 ? '_' : '.';
    to += last[chance.below(std::size(last))];
    to += std::to_string(number);
}

void putLong(std::string &to, std::uint32_t number, Chance &chance)
{
    constexpr std::size_t length = 120;
    to += "tenant:";
    putHex(to, chance.next(), 16);
    to += "/site:";
    to += std::to_string(chance.below(400));
    to += "/enrollment:";
    to += std::to_string(number);
    to += '/';
    while (to.size() < length)
        putHex(to, chance.next(), 1);
}

void putUnicode(std::string &to, std::uint32_t number, Chance &chance)
{
    constexpr std::string_view words[] = {"Jos\u00e9",
                                          "M\u00fcller",
                                          "\u00c5ngstr\u00f6m",
                                          "\u674e\u660e",
                                          "\u6771\u4eac",
                                          "\u0410\u043d\u043d\u0430",
                                          "\u0645\u062d\u0645\u062f",
                                          "\u05d3\u05d5\u05d3",
                                          "\u0928\u0947\u0939\u093e",
                                          "\uae40\ubbfc\uc218",
                                          "\u03a3\u03bf\u03c6\u03af\u03b1",
                                          "\u0e2a\u0e21\u0e0a\u0e32\u0e22",
                                          "stra\u00dfe",
                                          "\u0130zmir",
                                          "\U0001f642",
                                          "plain"};
    to += words[chance.below(std::size(words))];
    to += '-';
    to += words[chance.below(std::size(words))];
    to += '-';
    to += std::to_string(number);
}

void putPrefixed(std::string &to, std::uint32_t number, Chance &)
{
    to += "com.example.health.production.us-east-1.patient-";
    putNumber(to, number, 9);
}

/// Kinds beside each other, as a service has them that several systems feed.
void putMixed(std::string &to, std::uint32_t number, Chance &chance)
{
    constexpr decltype(&putName) kinds[]
        = {putUuid, putAuth0, putName, putHash, putSequential, putUnicode, putPrefixed};
    kinds[chance.below(std::size(kinds))](to, number, chance);
}

constexpr UserProfile profiles[] = {
    {.name = "sequential", .about = "client IDs that count up", .appendClientId = putSequential},
    {.name = "mixed",
     .about = "client IDs of seven kinds, microseconds, all zones",
     .appendClientId = putMixed,
     .momentDigits = 6,
     .mostSources = 8,
     .hasAllZones = true},
    {.name = "uuids", .about = "random UUIDs, milliseconds", .appendClientId = putUuid, .momentDigits = 3},
    {.name = "names",
     .about = "names with numbers, in no order",
     .appendClientId = putName,
     .isShuffled = true,
     .momentDigits = 6},
    {.name = "crowded",
     .about = "0 to 40 sources, 20 of them unknown",
     .appendClientId = putAuth0,
     .momentDigits = 6,
     .mostSources = 40,
     .hasUnknownSources = true,
     .hasAllZones = true},
    {.name = "auth0", .about = "auth0|…", .appendClientId = putAuth0},
    {.name = "hashes", .about = "64 hexadecimal digits, nanoseconds", .appendClientId = putHash, .momentDigits = 9},
    {.name = "long", .about = "client IDs of 120 characters", .appendClientId = putLong},
    {.name = "unicode", .about = "several scripts", .appendClientId = putUnicode, .hasOffsets = true},
    {.name = "prefixed",
     .about = "one long prefix, in no order",
     .appendClientId = putPrefixed,
     .isShuffled = true,
     .momentDigits = 3,
     .hasOffsets = true},
    {.name = "wordy",
     .about = "2 KB of unknown members, a member a line",
     .appendClientId = putUuid,
     .momentDigits = 6,
     .unknownBytes = 2048,
     .isPretty = true},
    {.name = "escaped", .about = "client IDs as \\u sequences", .appendClientId = putUnicode, .isEscaped = true},
};

/// UTF-8 as JSON: quotes and backslashes escaped, or everything.
std::string jsonOf(std::string_view text, bool isEscaped)
{
    std::string json;
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
        if (!isEscaped) {
            if (byte == '"' || byte == '\\')
                json += '\\';
            json += text.substr(at, length);
        } else {
            std::uint32_t point = length == 1 ? byte : byte & (0xffu >> (length + 1));
            for (std::size_t next = 1; next < length; ++next)
                point = (point << 6) | (static_cast<unsigned char>(text[at + next]) & 0x3fu);
            char unit[16];
            if (point > 0xffff)
                std::snprintf(unit, sizeof unit, "\\u%04x\\u%04x", 0xd7c0 + (point >> 10), 0xdc00 + (point & 0x3ff));
            else
                std::snprintf(unit, sizeof unit, "\\u%04x", point);
            json += unit;
        }
        at += length;
    }
    return json;
}

/// A member a line, two blanks a level.
std::string prettyOf(std::string_view json)
{
    std::string pretty;
    std::size_t level = 0;
    bool isText = false;
    const auto newLine = [&] { pretty += '\n' + std::string(2 * level, ' '); };
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        isText ^= c == '"' && (at == 0 || json[at - 1] != '\\' || (at > 1 && json[at - 2] == '\\'));
        const bool opens = !isText && (c == '{' || c == '[');
        const bool closes = !isText && (c == '}' || c == ']');
        level += opens ? 1 : 0;
        level -= closes ? 1 : 0;
        if (closes)
            newLine();
        pretty += c;
        if (!isText && c == ':')
            pretty += ' ';
        if (opens || (!isText && c == ','))
            newLine();
    }
    return pretty;
}

void putUnknownMembers(std::string &to, const ListedUser &user, unsigned bytes)
{
    to += ",\"metadata\":{\"cohort\":\"" + user.id.substr(0, 4) + "\",\"tags\":[1,2.5,null,true,{}],\"notes\":\"";
    for (unsigned left = bytes; left > 0; --left)
        to += char('a' + left % 26);
    to += "\"},\"last_seen_at\":null";
}

} // namespace

std::span<const UserProfile> userProfiles()
{
    return profiles;
}

const UserProfile *findUserProfile(std::string_view name)
{
    const auto found = std::ranges::find(profiles, name, &UserProfile::name);
    return found == std::end(profiles) ? nullptr : found;
}

ListedUser listedUser(std::uint32_t index, std::uint32_t count, const UserProfile &profile)
{
    Chance chance(index + 1);
    ListedUser user{.id = uuidText(chance),
                    .clientId = {},
                    .clientIdJson = {},
                    .created = 0,
                    .sources = {},
                    .zone = {},
                    .birthDate = {}};
    const bool isDefault = &profile == profiles;
    const std::uint32_t number = count - index;
    profile.appendClientId(user.clientId, profile.isShuffled ? shuffled(number, count) : number, chance);
    user.clientIdJson = jsonOf(user.clientId, profile.isEscaped);
    if (isDefault && chance.below(100) == 0) {
        const Oddity &oddity = oddities[chance.below(std::size(oddities))];
        user.clientId += oddity.text;
        user.clientIdJson += oddity.json;
    }
    const std::int64_t step = history * 1000 / count; // ms between two users
    user.created = newest - (std::int64_t(index) * step + std::int64_t(chance.below(std::uint64_t(step) + 1))) / 1000;
    const std::uint64_t most = profile.mostSources;
    const std::uint64_t sources = isDefault ? sourceCounts[chance.below(std::size(sourceCounts))]
                                            : chance.below(most + 1) * chance.below(most + 1) / most; // most have few
    for (std::uint64_t left = sources; left > 0; --left) {
        const std::uint64_t known = std::size(providers);
        const std::uint64_t one = chance.below(known + (profile.hasUnknownSources ? std::size(unknownProviders) : 0));
        const Provider &provider = one < known ? providers[one] : unknownProviders[one - known];
        const auto isSame = [&provider](const ListedUser::Source &other) { return other.slug == provider.slug; };
        if (std::none_of(user.sources.begin(), user.sources.end(), isSame))
            user.sources.push_back(
                {provider.name, provider.slug,
                 user.created + std::int64_t(chance.below(std::uint64_t(newest - user.created) + 1))});
    }
    if (chance.below(100) < 30)
        user.zone = profile.hasAllZones && chance.below(2) == 0 ? allZones[chance.below(std::size(allZones))]
                                                                : zones[chance.below(std::size(zones))];
    if (chance.below(100) < 25)
        putDay(user.birthDate, (oldestBirth + std::int64_t(chance.below(birthSpan))) / 86'400);
    return user;
}

void appendJson(std::string &all, const ListedUser &user, const UserProfile &profile)
{
    std::string pretty;
    std::string &to = profile.isPretty ? pretty : all;
    to += "{\"user_id\":\"";
    to += user.id;
    to += "\",\"team_id\":\"";
    to += teamOfAll;
    to += "\",\"client_user_id\":\"";
    to += user.clientIdJson;
    to += "\",\"created_on\":\"";
    putMoment(to, user.created, profile);
    to += "\",\"connected_sources\":[";
    for (const ListedUser::Source &source : user.sources) {
        if (&source != &user.sources.front())
            to += ',';
        putSource(to, source, profile);
    }
    to += "],\"fallback_time_zone\":";
    if (user.zone.empty()) {
        to += "null";
    } else {
        to += "{\"id\":\"";
        to += user.zone;
        to += "\",\"source_slug\":\"manual\",\"updated_at\":\"";
        putMoment(to, user.created, profile);
        to += "\"}";
    }
    to += ",\"fallback_birth_date\":";
    if (user.birthDate.empty()) {
        to += "null";
    } else {
        to += "{\"value\":\"" + user.birthDate + "\",\"source_slug\":\"manual\",\"updated_at\":\"";
        putMoment(to, user.created, profile);
        to += "\"}";
    }
    to += ",\"ingestion_start\":null,\"ingestion_end\":null";
    if (profile.unknownBytes > 0)
        putUnknownMembers(to, user, profile.unknownBytes);
    to += '}';
    if (profile.isPretty)
        all += prettyOf(pretty);
}

std::string momentText(std::int64_t seconds)
{
    std::string text;
    putMoment(text, seconds, profiles[0]);
    return text;
}

} // namespace labdesk::bench
