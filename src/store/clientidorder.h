// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

namespace labdesk {

/// Sorts out.rows, which ascend, in the natural order of their client IDs, and marks ties. By the beginnings of their
/// keys, in several threads if that is faster; uses about 32 bytes a row meanwhile. The result is meaningless if it was
/// canceled.
void sortByClientId(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled);

} // namespace labdesk
