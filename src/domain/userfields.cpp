// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/userfields.h"

#include "domain/timestamp.h"

#include <algorithm>

namespace labdesk {

namespace {

/// Whether two times can be compared as strings: both have the same length, separator, and offset.
bool hasSameFormat(std::string_view a, std::string_view b)
{
    constexpr size_t date = 10;
    if (a.size() != b.size() || a.size() <= date || a[date] != b[date])
        return false;
    constexpr size_t offset = 6; // "+00:00"
    return a.back() == b.back() && (a.back() == 'Z' || a.substr(a.size() - offset) == b.substr(b.size() - offset));
}

} // namespace

void UserFields::setSources(std::span<const Source> all)
{
    sources = all;
    newestConnection = {};
    newestConnectionMs = invalidTimestamp;
    if (all.empty())
        return;
    // Nearly every service writes all times in the same format, so it is enough to parse one of them.
    const std::string_view last = std::ranges::max(all, {}, &Source::createdOn).createdOn;
    const auto hasLastFormat = [last](const Source &source) { return hasSameFormat(source.createdOn, last); };
    if (std::ranges::all_of(all, hasLastFormat)) {
        if (const auto moment = momentInMs(last)) {
            newestConnection = last;
            newestConnectionMs = *moment;
            return;
        }
    }
    for (const Source &source : all)
        if (const auto moment = momentInMs(source.createdOn); moment && *moment > newestConnectionMs) {
            newestConnection = source.createdOn;
            newestConnectionMs = *moment;
        }
}

} // namespace labdesk
