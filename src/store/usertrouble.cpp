// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usertrouble.h"

#include <algorithm>

namespace labdesk {

bool filtersByFault(const UserQuery &query)
{
    return std::ranges::any_of(query.choices(), [](const UserQuery::Choice &choice) {
        return std::ranges::any_of(choice,
                                   [](const UserQuery::Term &term) { return term.field == UserQuery::Field::Trouble; });
    });
}

std::vector<UserId> usersWithDifferentFaults(const FaultsByUser &a, const FaultsByUser &b)
{
    std::vector<UserId> users;
    for (const auto &[user, seen] : a.asKeyValueRange())
        if (const auto other = b.constFind(user); other == b.end() || other->faults != seen.faults)
            users.push_back(user);
    for (const auto &[user, seen] : b.asKeyValueRange())
        if (!a.contains(user))
            users.push_back(user);
    return users;
}

} // namespace labdesk
