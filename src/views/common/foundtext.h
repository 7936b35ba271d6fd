// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"

#include <QString>

#include <vector>

namespace labdesk {

/// Returns the occurrences of `wanted` in `text` in ascending order, in UTF-16 code units, at most `maxRanges` of them;
/// they may overlap. Ignores case and different encodings of the same character, see searchKey(). Empty if `wanted` is.
std::vector<TextRange> findRanges(const QString &wanted, const QString &text, size_t maxRanges);

} // namespace labdesk
