// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

#include <utility>
#include <vector>

namespace labdesk {

/// Finds the users that come twice while a list is made, segment by segment, so that nothing is left to do at its end:
/// what was created while a list came page by page, or changed while it was written, comes twice, and the later one is
/// the newer. For one thread at a time; about 10 bytes a user of memory.
class UserDuplicates
{
public:
    /// The next users of the list. Gives how many of their ids had not come before.
    UserRow add(const UserSegmentPtr &segment);
    /// All that were added, but those that came again later. Segments without any are the same ones, so that nothing is
    /// copied when, as nearly always, there are none.
    UserSnapshot without(const std::shared_ptr<UserDictionary> &dictionary) const;
    /// All that were added; as at the beginning from then on.
    UserSnapshot release() { return std::exchange(*this, UserDuplicates()).m_users; }

private:
    UserRow countNew(const UserSegment &segment, UserRow begin);
    bool meet(quint64 hash, UserRow row);
    bool haveOneId(UserRow a, UserRow b) const;
    void makeRoom(UserRow users);

    UserSnapshot m_users; ///< without its dictionary, which nobody asks
    // A table with more places than users: where a place is taken, its mark is a part of the hash, and not 0.
    std::vector<quint8> m_marks;
    std::vector<UserRow> m_rows;
    std::vector<UserRow> m_earlier; ///< in the order in which they came again
};

/// For a list that is there already. Pure, for any thread.
UserSnapshot dropEarlierDuplicates(const UserSnapshot &users);

} // namespace labdesk
