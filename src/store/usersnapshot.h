// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sourcefaults.h"
#include "store/usersegment.h"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace labdesk {

struct User;

using UserRow = quint32; ///< counts through all segments

/// The users at one moment: cheap to copy, safe to read in any thread for as long as wanted. What filters, sorts,
/// counts or exports takes one of these and knows nothing of who holds the users.
class UserSnapshot
{
public:
    UserSnapshot() : UserSnapshot(std::make_shared<UserDictionary>(), {}) { }
    UserSnapshot(std::shared_ptr<UserDictionary> dictionary, std::vector<UserSegmentPtr> segments);
    /// For lists that are not large, and tests.
    static UserSnapshot of(const std::vector<User> &users);

    UserRow size() const { return m_begin.back(); }
    const std::vector<UserSegmentPtr> &segments() const { return m_segments; } ///< none of them empty
    UserRow begin(size_t segment) const
    {
        return m_begin[segment];
    } ///< the first row of a segment; size() behind the last
    UserDictionary &dictionary() const { return *m_dictionary; }
    const std::shared_ptr<UserDictionary> &sharedDictionary() const { return m_dictionary; }

    size_t segmentOf(UserRow row) const;
    /// Where a row is.
    struct Place
    {
        const UserSegment *segment;
        quint32 row;
    };
    Place at(UserRow row) const;
    std::optional<UserRow> find(std::string_view idText) const; ///< the first of that id
    size_t bytes() const;                                       ///< of memory, the dictionary included

    /// Users of whom a source was seen failing in this session, whether or not they are among these: the list of the
    /// service doesn't tell.
    const FaultsByUser &faults() const { return m_faults; }
    void setFaults(FaultsByUser faults) { m_faults = std::move(faults); }

    // Segments have numbers of this dictionary. An empty one is left out.
    void append(UserSegmentPtr segment);
    void replace(size_t segment, UserSegmentPtr with);

private:
    void countFrom(size_t segment);

    std::shared_ptr<UserDictionary> m_dictionary;
    std::vector<UserSegmentPtr> m_segments;
    std::vector<UserRow> m_begin{0}; ///< one more than there are segments
    FaultsByUser m_faults;
};

} // namespace labdesk
