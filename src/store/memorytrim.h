// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

namespace labdesk {

constexpr UserRow minUsersToRelease = 50'000; ///< fewer are a few megabytes, and gone at once

/// Frees users, and gives the memory of many back to the system, in another thread: for a million that takes longer
/// than a frame. Other holders of the same snapshot should release it before.
void releaseMemoryOf(UserSnapshot &&users);

/// Gives back to the system what is free already, in another thread: after a list of many users was read, tens of
/// megabytes that were used on the way stay with the heaps of the threads that used them.
void trimMemory();

} // namespace labdesk
