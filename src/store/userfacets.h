// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userfilter.h"

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

/// How many of some users have which value.
struct UserFacets
{
    struct Count
    {
        QString value;     ///< slug, zone, or "2026-03"; empty: none
        QString name;      ///< for people, where it differs: "Apple Health"
        UserRow users = 0;
        friend bool operator==(const Count &, const Count &) = default;
    };
    std::vector<Count> sources; ///< by slug, most users first; a user with two sources counts in both; the empty one last
    std::vector<Count> zones;   ///< most users first; the empty one last
    std::vector<Count> months;  ///< created, of UTC, earliest first, months without users between them included (at most 1,200); unreadable times last
};

/// Of the rows in `rows`; all when it is nothing. Pure, for any thread. Nothing when it was cancelled.
std::optional<UserFacets> countFacets(const UserSnapshot &users, const RowSet *rows = nullptr, const Cancelled *cancelled = nullptr);

} // namespace labdesk
