// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userstore.h"

#include <vector>

namespace labdesk {

/// The best `most` of the users who have the words: whose client id is what was typed, then those whose client id begins
/// with it, then the others, each in row order. No words: none.
std::vector<UserStore::Row> shortlist(const UserStore &store, const QString &words, size_t most);

} // namespace labdesk
