// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersnapshot.h"

#include "store/usersegmentbuilder.h"

#include <algorithm>
#include <utility>

namespace labdesk {

UserSnapshot::UserSnapshot(std::shared_ptr<UserDictionary> dictionary, std::vector<UserSegmentPtr> segments)
    : m_dictionary(std::move(dictionary)), m_segments(std::move(segments))
{
    std::erase_if(m_segments, [](const UserSegmentPtr &segment) { return segment->size() == 0; });
    countFrom(0);
}

UserSnapshot UserSnapshot::of(const std::vector<User> &users)
{
    UserSnapshot made;
    UserSegmentBuilder builder(made.m_dictionary);
    for (const User &user : users) {
        builder.append(user);
        if (builder.size() == UserSegment::largest)
            made.append(builder.take());
    }
    made.append(builder.take());
    return made;
}

size_t UserSnapshot::segmentOf(UserRow row) const
{
    // Nearly all segments of a long list have the maximum size, so the search begins where the row would be if all had.
    size_t from = row / UserSegment::largest;
    size_t width = 8;
    for (; from + width < m_begin.size() && m_begin[from + width] <= row; width *= 2)
        from += width;
    const auto first = m_begin.begin() + ptrdiff_t(from);
    const auto last = m_begin.begin() + ptrdiff_t(std::min(from + width, m_begin.size()));
    return size_t(std::upper_bound(first, last, row) - m_begin.begin()) - 1;
}

UserSnapshot::Place UserSnapshot::at(UserRow row) const
{
    const size_t segment = segmentOf(row);
    return {m_segments[segment].get(), row - m_begin[segment]};
}

std::optional<UserRow> UserSnapshot::find(std::string_view idText) const
{
    for (size_t segment = 0; segment < m_segments.size(); ++segment)
        if (const auto row = m_segments[segment]->rowOf(idText))
            return m_begin[segment] + *row;
    return std::nullopt;
}

size_t UserSnapshot::bytes() const
{
    size_t sum = m_dictionary->bytes();
    for (const UserSegmentPtr &segment : m_segments)
        sum += segment->bytes() + sizeof(UserSegmentPtr) + sizeof(UserRow);
    return sum;
}

void UserSnapshot::append(UserSegmentPtr segment)
{
    if (segment->size() == 0)
        return;
    m_begin.push_back(size() + segment->size());
    m_segments.push_back(std::move(segment));
}

void UserSnapshot::replace(size_t segment, UserSegmentPtr with)
{
    if (with->size() == 0)
        m_segments.erase(m_segments.begin() + std::ptrdiff_t(segment));
    else
        m_segments[segment] = std::move(with);
    countFrom(segment);
}

void UserSnapshot::countFrom(size_t segment)
{
    m_begin.resize(segment + 1);
    for (; segment < m_segments.size(); ++segment)
        m_begin.push_back(m_begin[segment] + m_segments[segment]->size());
}

} // namespace labdesk
