// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace labdesk {

/// UTF-8 in which neither letter case makes a difference, for any script, nor how a text was typed: see
/// normalizedText().
std::string foldedText(const QString &text);

/// Adds the same of UTF-8 to `to`, with a blank for each line break: rows of a search text end with those.
void appendFoldedLine(std::string &to, std::string_view utf8);

/// Folded texts as a person orders them: numbers in them by their value ("client-9" before "client-10"), else by
/// character. Less than 0, 0, or more than 0.
int compareNaturally(std::string_view a, std::string_view b);

/// Writes the first bytes of a text's key, `room` at most, and gives how many the key has, or room + 1 where there are
/// more. Keys compare byte by byte as their texts compare naturally, but for leading zeros, which they leave out: for
/// sorting many texts without comparing any two.
std::size_t writeNaturalKey(std::string_view folded, unsigned char *to, std::size_t room);

} // namespace labdesk
