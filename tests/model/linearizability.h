// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/contractmodel.h"

namespace labdesk::tests {

/// Whether the operations, done one after the other, each at some moment between its call and its return, give just
/// these responses. An operation whose outcome is unknown may also be done at any later time, or never. Wing and Gong's
/// search, which visits each set of done operations and state once (Lowe). At most 64 operations.
bool isLinearizable(const ContractModel &begin, const std::vector<Entry> &history);

} // namespace labdesk::tests
