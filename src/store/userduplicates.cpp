// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/userduplicates.h"

#include "store/usersegmentbuilder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

namespace labdesk {

namespace {

constexpr size_t minPlaces = 1024;
constexpr size_t maxReservedPlaces = 1024 * 1024; ///< entries of 5 bytes
constexpr UserRow prefetchCount = 32;             ///< entries are scattered in memory

quint64 hashOf(const UserSegment &segment, quint32 row)
{
    const Uuid uuid = segment.uuids()[row];
    const quint64 mixed = uuid.isUuid() ? uuid.high() ^ (uuid.low() * 0x9e37'79b9'7f4a'7c15)
                                        : std::hash<std::string>()(segment.idText(row));
    return (mixed ^ (mixed >> 32)) * 0xff51'afd7'ed55'8ccd;
}

quint8 markOf(quint64 hash)
{
    return quint8(hash % 255 + 1);
}

} // namespace

UserRow UserDuplicates::add(const UserSegmentPtr &segment)
{
    reserve(m_users.size() + segment->size());
    m_users.append(segment);
    return countNew(*segment, m_users.size() - segment->size());
}

/// Adds the rows of a segment that begins at row `begin`. Returns how many of their IDs are new.
UserRow UserDuplicates::countNew(const UserSegment &segment, UserRow begin)
{
    std::array<quint64, prefetchCount> hashes;
    UserRow found = 0;
    for (UserRow from = 0; from < segment.size(); from += prefetchCount) {
        const UserRow count = std::min(prefetchCount, segment.size() - from);
        for (UserRow i = 0; i < count; ++i) {
            hashes[i] = hashOf(segment, from + i);
            const size_t place = size_t(hashes[i] >> 32) & (m_marks.size() - 1);
            __builtin_prefetch(&m_marks[place], 1);
            __builtin_prefetch(&m_rows[place], 1);
        }
        for (UserRow i = 0; i < count; ++i)
            found += insert(hashes[i], begin + from + i) ? 1 : 0;
    }
    return found;
}

/// Adds a row and returns whether its ID is new. If two rows have the same ID, the table keeps the later one.
bool UserDuplicates::insert(quint64 hash, UserRow row)
{
    const quint8 mark = markOf(hash);
    const size_t mask = m_marks.size() - 1;
    size_t place = size_t(hash >> 32) & mask;
    for (; m_marks[place] != 0; place = (place + 1) & mask) {
        if (m_marks[place] != mark || !haveSameId(m_rows[place], row))
            continue;
        m_earlierRows.push_back(std::exchange(m_rows[place], row));
        return false;
    }
    m_marks[place] = mark;
    m_rows[place] = row;
    return true;
}

bool UserDuplicates::haveSameId(UserRow a, UserRow b) const
{
    const auto [one, rowOfOne] = m_users.at(a);
    const auto [other, rowOfOther] = m_users.at(b);
    const Uuid uuid = one->uuids()[rowOfOne];
    return uuid == other->uuids()[rowOfOther] && (uuid.isUuid() || one->idText(rowOfOne) == other->idText(rowOfOther));
}

/// Keeps a quarter of the table free. Growing adds all users again, so the table grows in large steps while it is
/// small.
void UserDuplicates::reserve(UserRow users)
{
    if (size_t(users) * 4 <= m_marks.size() * 3)
        return;
    const size_t places = std::max(
        {minPlaces, std::min(m_marks.size() * 4, maxReservedPlaces), std::bit_ceil(size_t(users) * 4 / 3 + 1)});
    m_rows = {}; // freed before the new ones are allocated
    m_marks = {};
    m_earlierRows.clear();
    m_marks.resize(places);
    m_rows.resize(places);
    for (size_t segment = 0; segment < m_users.segments().size(); ++segment)
        countNew(*m_users.segments()[segment], m_users.begin(segment));
}

UserSnapshot UserDuplicates::uniqueUsers(const std::shared_ptr<UserDictionary> &dictionary) const
{
    UserSnapshot users(dictionary, m_users.segments());
    std::vector<UserRow> earlier = m_earlierRows;
    std::sort(earlier.begin(), earlier.end());
    if (earlier.empty())
        return users;
    std::vector<UserSegmentPtr> kept;
    UserSegmentBuilder builder(dictionary);
    auto dropped = earlier.begin();
    for (size_t at = 0; at < users.segments().size(); ++at) {
        const UserSegmentPtr &segment = users.segments()[at];
        if (dropped == earlier.end() || *dropped >= users.begin(at + 1)) {
            kept.push_back(segment);
            continue;
        }
        quint32 from = 0;
        for (; dropped != earlier.end() && *dropped < users.begin(at + 1); ++dropped) {
            const quint32 row = *dropped - users.begin(at);
            builder.append(*segment, from, row);
            from = row + 1;
        }
        builder.append(*segment, from, segment->size());
        kept.push_back(builder.take());
    }
    return {dictionary, std::move(kept)};
}

UserSnapshot removeEarlierDuplicates(const UserSnapshot &users)
{
    UserDuplicates duplicates;
    for (const UserSegmentPtr &segment : users.segments())
        duplicates.add(segment);
    return duplicates.uniqueUsers(users.sharedDictionary());
}

} // namespace labdesk
