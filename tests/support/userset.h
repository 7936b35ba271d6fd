// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk::bench {

class Chance;

/// How the users of one service differ from those of another. Labdesk is tuned to none of them.
struct UserProfile
{
    std::string_view name;
    std::string_view about;
    void (*appendClientId)(std::string &to, std::uint32_t number, Chance &chance); ///< UTF-8; unique for each number
    bool isShuffled = false;        ///< client IDs don't follow the creation dates
    unsigned momentDigits = 0;      ///< of a second's fraction
    bool hasOffsets = false;        ///< moments in other offsets than +00:00
    unsigned mostSources = 4;       ///< of a user
    bool hasUnknownSources = false; ///< that no list of providers has
    bool hasAllZones = false;
    unsigned unknownBytes = 0; ///< of members that the contract doesn't have, for each user
    bool isPretty = false;     ///< a member a line
    bool isEscaped = false;    ///< client IDs as \u sequences
};

/// The first is the default of the benchmarks.
std::span<const UserProfile> userProfiles();
const UserProfile *findUserProfile(std::string_view name); ///< null: none

/// One generated user of the benchmarks' data set.
struct ListedUser
{
    struct Source
    {
        std::string_view name;
        std::string_view slug;
        std::int64_t connected; ///< s since 1970 UTC
    };
    std::string id;
    std::string clientId;     ///< UTF-8
    std::string clientIdJson; ///< the same as it stands between quotes, in one of the forms that JSON has
    std::int64_t created;     ///< s since 1970 UTC
    std::vector<Source> sources;
    std::string_view zone; ///< empty: none
    std::string birthDate; ///< empty: none
};

/// User number `index` of `count`, newest first, the same for the same numbers. In the first profile 30 % have a zone,
/// 25 % a birth date, and 1 % a client ID that is escaped or not ASCII.
ListedUser listedUser(std::uint32_t index, std::uint32_t count, const UserProfile &profile = userProfiles().front());

/// Appends the user as the service writes it (contract 2.1): about 609 bytes in the first profile.
void appendJson(std::string &to, const ListedUser &user, const UserProfile &profile = userProfiles().front());

/// "2026-03-04T05:06:07+00:00"
std::string momentText(std::int64_t seconds);

constexpr std::string_view teamOfAll = "7f3c1a52-6b0e-4d1f-9d7a-2f4f6f0c9e11";

} // namespace labdesk::bench
