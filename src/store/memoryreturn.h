// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

namespace labdesk {

/// Lets go of users, and gives the memory of many back to the system, in another thread: a million take longer than a
/// frame. Whoever else holds the same snapshot should let go of it before.
void returnMemoryOf(UserSnapshot &&users);

} // namespace labdesk
