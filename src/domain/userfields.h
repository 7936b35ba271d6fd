// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <limits>
#include <span>
#include <string_view>

namespace labdesk {

/// What a list keeps of a user (contract 2.1), as views into bytes that somebody else holds: a million users are read
/// without a string of their own. UTF-8, unescaped. Valid only as long as those bytes; whoever takes one copies what it
/// needs.
struct UserFields
{
    static constexpr qint64 noMoment = std::numeric_limits<qint64>::min();

    struct Source
    {
        std::string_view name;
        std::string_view slug;
    };

    std::string_view id = {}; ///< can be used as a UserId
    std::string_view clientUserId = {};
    std::string_view teamId = {};
    std::string_view createdOn = {};      ///< as it came
    qint64 createdMs = noMoment;          ///< ms since 1970 UTC; noMoment when `createdOn` is not a time
    std::span<const Source> sources = {}; ///< in the order they came
    std::string_view zone = {};           ///< empty: none
    bool hasBirthDate = false;            ///< the date itself is not for lists
    std::string_view ingestionStart = {}; ///< as it came; empty: none
    std::string_view ingestionEnd = {};
};

} // namespace labdesk
