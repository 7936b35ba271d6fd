// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/matchmark.h"

#include <QString>

#include <vector>

namespace labdesk {

/// Where `wanted` stands in a text, in UTF-16 units of it and rising order, at most `most` times; they may overlap.
/// Neither letter case makes a difference, nor how either was typed: see searchKey(). Nothing for an empty one. Pure.
std::vector<TextRange> rangesOf(const QString &wanted, const QString &text, size_t most);

} // namespace labdesk
