// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

namespace labdesk {

constexpr UserRow minUsersToRelease = 50'000; ///< fewer take a few megabytes and are freed at once

/// Frees users and, if they are many, returns their memory to the system, in another thread, because for a million
/// users that takes longer than a frame. Other holders of the same snapshot should release it first.
void releaseMemoryOf(UserSnapshot &&users);

/// Returns free memory to the system, in another thread. After a long list was read, tens of megabytes of temporary
/// memory stay in the heap.
void trimMemory();

} // namespace labdesk
