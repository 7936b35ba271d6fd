// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

namespace labdesk {

/// Sorts out.rows, which must be ascending, in the natural order of the client IDs, and marks ties. Compares keys of
/// limited length first, in several threads if that is faster, and needs about 24 bytes of memory per row. The result
/// is invalid if it was canceled.
void sortByClientId(const UserSnapshot &users, SortedUsers &out, const CancelFlag *canceled);

} // namespace labdesk
