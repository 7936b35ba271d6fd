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

/// The users at one moment. Cheap to copy, and safe to read in any thread for as long as needed. Filters, sorting,
/// counts, and exports work on a snapshot, independent of the UserStore.
class UserSnapshot
{
public:
    UserSnapshot() : UserSnapshot(std::make_shared<UserDictionary>(), {}) { }
    UserSnapshot(std::shared_ptr<UserDictionary> dictionary, std::vector<UserSegmentPtr> segments);
    /// For short lists, and tests.
    static UserSnapshot of(const std::vector<User> &users);

    UserRow size() const { return m_begin.back(); }
    const std::vector<UserSegmentPtr> &segments() const { return m_segments; } ///< none of them empty
    /// The first row of a segment; size() after the last segment.
    UserRow begin(size_t segment) const { return m_begin[segment]; }
    UserDictionary &dictionary() const { return *m_dictionary; }
    const std::shared_ptr<UserDictionary> &sharedDictionary() const { return m_dictionary; }

    size_t segmentOf(UserRow row) const;
    /// The segment of a row, and the row within it.
    struct Place
    {
        const UserSegment *segment;
        quint32 row;
    };
    Place at(UserRow row) const;
    std::optional<UserRow> find(std::string_view idText) const; ///< the first user with that ID
    size_t bytes() const;                                       ///< memory use, including the dictionary

    /// Users who had a failing source in this session, whether or not they are in this snapshot, because the service's
    /// list doesn't include that.
    const FaultsByUser &faults() const { return m_faults; }
    void setFaults(FaultsByUser faults) { m_faults = std::move(faults); }

    // Segments must use the same dictionary. Empty segments are omitted.
    void append(UserSegmentPtr segment);
    void replace(size_t segment, UserSegmentPtr with);

private:
    void countFrom(size_t segment);

    std::shared_ptr<UserDictionary> m_dictionary;
    std::vector<UserSegmentPtr> m_segments;
    std::vector<UserRow> m_begin{0}; ///< one more entry than there are segments
    FaultsByUser m_faults;
};

} // namespace labdesk
