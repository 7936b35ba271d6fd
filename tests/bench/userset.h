// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk::bench {

/// One invented user of the benchmarks' data set.
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
    std::string clientIdJson; ///< the same as it stands between quotes, in one of the ways JSON has
    std::int64_t created;     ///< s since 1970 UTC
    std::vector<Source> sources;
    std::string_view zone; ///< empty: none
    std::string birthDate; ///< empty: none
};

/// User number `index` of `count`, newest first, the same for the same numbers: 0 to 4 sources, 30 % have a zone, 25 %
/// a birth date, 1 % a client id that is escaped or not ASCII.
ListedUser listedUser(std::uint32_t index, std::uint32_t count);

/// Appends the user as the service writes it (contract 2.1), about 609 bytes.
void appendJson(std::string &to, const ListedUser &user);

/// "2026-03-04T05:06:07+00:00"
std::string momentText(std::int64_t seconds);

constexpr std::string_view teamOfAll = "7f3c1a52-6b0e-4d1f-9d7a-2f4f6f0c9e11";

} // namespace labdesk::bench
