// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QTableView;

namespace labdesk {

/// Hides these columns while the table is narrower than `width` pixels, so that the others stay readable. What they say has
/// to stand elsewhere, too.
void hideColumnsBelow(QTableView *table, int width, std::vector<int> columns);

} // namespace labdesk
