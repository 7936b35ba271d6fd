// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace labdesk {

/// Folds a text to UTF-8, so that letter case (in any script) and the way it was typed make no difference; see
/// normalizedText().
std::string foldedText(const QString &text);

/// Appends the folded form of a UTF-8 text to `to`, with a space for each line break, because line breaks separate the
/// rows of a search text.
void appendFoldedLine(std::string &to, std::string_view utf8);

/// Compares folded texts in natural order: numbers by value ("client-9" before "client-10"), the rest by character.
/// Returns less than 0, 0, or more than 0.
int compareNaturally(std::string_view a, std::string_view b);

/// Writes at most `room` bytes of a text's sort key. Returns the size of the key, or room + 1 if it has more bytes.
/// Keys compare byte by byte like their texts compare naturally, except that leading zeros don't count. For sorting
/// many texts without comparing pairs of them.
std::size_t writeNaturalKey(std::string_view folded, unsigned char *to, std::size_t room);

} // namespace labdesk
