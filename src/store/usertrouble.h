// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sourcefaults.h"
#include "store/userquery.h"

#include <vector>

namespace labdesk {

/// Whether what a query finds depends on which sources were seen failing.
bool filtersByTrouble(const UserQuery &query);
/// Users of whom the two say different things.
std::vector<UserId> differingUsers(const FaultsByUser &a, const FaultsByUser &b);

} // namespace labdesk
