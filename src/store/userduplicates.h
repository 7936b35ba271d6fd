// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

#include <utility>
#include <vector>

namespace labdesk {

/// Finds duplicate users while a list is built, segment by segment, so that no work remains at the end. A user occurs
/// twice if it was created while pages were loaded, or changed while the list was written; the later one is newer. For
/// one thread at a time; takes about 10 bytes of memory per user.
class UserDuplicates
{
public:
    /// Adds the next users of the list. Returns how many of their IDs are new.
    UserRow add(const UserSegmentPtr &segment);
    /// All users that were added, without the earlier duplicates. Segments without duplicates are shared and not
    /// copied; nearly always that is all of them.
    UserSnapshot uniqueUsers(const std::shared_ptr<UserDictionary> &dictionary) const;
    /// Returns all users that were added, and resets this.
    UserSnapshot release() { return std::exchange(*this, UserDuplicates()).m_users; }

private:
    UserRow countNew(const UserSegment &segment, UserRow begin);
    bool insert(quint64 hash, UserRow row);
    bool haveSameId(UserRow a, UserRow b) const;
    void reserve(UserRow users);

    UserSnapshot m_users; ///< has no dictionary, because none is needed here
    // A hash table with open addressing. The mark of a used entry is a part of the hash, and never 0.
    std::vector<quint8> m_marks;
    std::vector<UserRow> m_rows;
    std::vector<UserRow> m_earlierRows; ///< in the order in which they were repeated
};

/// Does the same for a complete list. Pure, for any thread.
UserSnapshot removeEarlierDuplicates(const UserSnapshot &users);

} // namespace labdesk
