// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A stretch of a text, in UTF-16 units.
struct TextRange
{
    qsizetype start = 0;
    qsizetype length = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Where the words of `query` are in `text`, ignoring accents and case: the whole query where it occurs as typed, else
/// each word at the beginning of another word, else anywhere (two letters at least). In rising order, not overlapping.
/// Empty for no query.
std::vector<TextRange> matchesIn(const QString &text, const QString &query);

} // namespace labdesk
