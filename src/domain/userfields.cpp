// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/userfields.h"

#include "domain/timestamp.h"

#include <algorithm>

namespace labdesk {

namespace {

/// Whether two times can be compared as strings: both have the same length, separators, and offset. Qt reads
/// `2026/03-12` as well.
bool hasSameFormat(std::string_view a, std::string_view b)
{
    constexpr size_t separators[] = {4, 7, 10, 13, 16, 19}; // of 2026-03-12T16:14:05.250
    constexpr size_t offset = 6;                            // "+00:00"
    if (a.size() != b.size() || a.size() <= separators[2])
        return false;
    const bool isSeparatedAlike
        = std::ranges::all_of(separators, [&](size_t at) { return at >= a.size() || a[at] == b[at]; });
    return isSeparatedAlike && a.back() == b.back()
        && (a.back() == 'Z' || a.substr(a.size() - offset) == b.substr(b.size() - offset));
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
