// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A range of a text, in UTF-16 units.
struct TextRange
{
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Where `query` matches in `text`, ignoring accents and case: the whole query where it occurs as typed; otherwise each
/// of its words at the beginning of a word, or else anywhere (if it has at least two letters). In ascending order, not
/// overlapping. Empty for an empty query.
std::vector<TextRange> matchesIn(const QString &text, const QString &query);

/// Returns the occurrences of `wanted` in `text` in ascending order, in UTF-16 code units, at most `maxRanges` of them;
/// they may overlap. Ignores case and different encodings of the same character, see searchKey(). Empty if `wanted` is.
std::vector<TextRange> findRanges(const QString &wanted, const QString &text, size_t maxRanges);

} // namespace labdesk
