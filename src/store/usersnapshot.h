// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersegment.h"

#include <memory>
#include <vector>

namespace labdesk {

using UserRow = quint32; ///< counts through all segments

/// The users at one moment: cheap to copy, safe to read in any thread for as long as wanted. What filters, sorts, counts or
/// exports takes one of these and knows nothing of who holds the users.
class UserSnapshot
{
public:
    UserSnapshot() : UserSnapshot(std::make_shared<UserDictionary>(), {}) {}
    UserSnapshot(std::shared_ptr<UserDictionary> dictionary, std::vector<UserSegmentPtr> segments);

    UserRow size() const { return m_begin.back(); }
    const std::vector<UserSegmentPtr> &segments() const { return m_segments; }
    UserRow begin(size_t segment) const { return m_begin[segment]; } ///< the first row of a segment; size() behind the last
    UserDictionary &dictionary() const { return *m_dictionary; }
    const std::shared_ptr<UserDictionary> &sharedDictionary() const { return m_dictionary; }

    /// Where a row is.
    struct Place
    {
        const UserSegment *segment;
        quint32 row;
    };
    Place at(UserRow row) const;

    void append(UserSegmentPtr segment);
    void replace(size_t segment, UserSegmentPtr with);

private:
    std::shared_ptr<UserDictionary> m_dictionary;
    std::vector<UserSegmentPtr> m_segments;
    std::vector<UserRow> m_begin{0}; ///< one more than there are segments
};

} // namespace labdesk
