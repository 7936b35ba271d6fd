// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/userfields.h"

#include "domain/timestamp.h"

#include <QtEndian>

#include <algorithm>

namespace labdesk {

namespace {

/// Whether two times can be compared as strings: both have the same length, separators, and offset. Qt reads
/// `2026/03-12` as well. False for times without seconds.
bool hasSameFormat(std::string_view a, std::string_view b)
{
    constexpr size_t minSize = 20; // 2026-03-12T16:14:05Z
    if (a.size() != b.size() || a.size() < minSize)
        return false;
    const auto differ = [&](size_t at, quint64 mask) {
        return (qFromBigEndian<quint64>(a.data() + at) ^ qFromBigEndian<quint64>(b.data() + at)) & mask;
    };
    constexpr quint64 fourthAndSeventh = 0x0000'0000'ff00'00ff, secondAndFifth = 0x0000'ff00'00ff'0000;
    constexpr quint64 offset = 0x0000'ffff'ffff'ffff; // "+00:00"
    return (differ(0, fourthAndSeventh) | differ(8, secondAndFifth) | differ(12, fourthAndSeventh)) == 0
        && a.back() == b.back() && (a.back() == 'Z' || differ(a.size() - 8, offset) == 0);
}

} // namespace

void UserFields::setSources(std::span<const Source> all)
{
    sources = all;
    newestConnection = {};
    newest = {};
    if (all.empty())
        return;
    // Nearly every service writes all times in the same format, so it is enough to parse one of them.
    std::string_view last = all.front().createdOn;
    bool isComparable = true;
    for (const Source &source : all.subspan(1)) {
        isComparable = isComparable && hasSameFormat(source.createdOn, last);
        last = std::max(last, source.createdOn);
    }
    if (isComparable) {
        newest = formattedTime(last);
        if (newest.ms != invalidTimestamp) {
            newestConnection = last;
            return;
        }
    }
    for (const Source &source : all)
        if (const FormattedTime time = formattedTime(source.createdOn); time.ms > newest.ms) {
            newestConnection = source.createdOn;
            newest = time;
        }
}

} // namespace labdesk
