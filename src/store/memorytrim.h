// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

namespace labdesk {

constexpr UserRow minUsersToRelease = 50'000; ///< fewer are a few megabytes, and gone at once

/// Lets go of users, and gives the memory of many back to the system, in another thread: a million take longer than a
/// frame. Whoever else holds the same snapshot should let go of it before.
void releaseMemoryOf(UserSnapshot &&users);

/// Gives back to the system what is free already, in another thread: after a list of many users was read, tens of
/// megabytes that were used on the way stay with the heaps of the threads that used them.
void trimMemory();

} // namespace labdesk
