// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sourcefaults.h"
#include "store/userquery.h"

#include <vector>

namespace labdesk {

/// Whether the result of a query depends on the sources that were seen failing.
bool filtersByFault(const UserQuery &query);
/// Users whose faults differ.
std::vector<UserId> usersWithDifferentFaults(const FaultsByUser &a, const FaultsByUser &b);

} // namespace labdesk
