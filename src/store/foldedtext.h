// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace labdesk {

/// UTF-8 in which letter case makes no difference, for any script.
std::string foldedText(const QString &text);

/// Adds the same of UTF-8 to `to`, with a blank for each line break: rows of a search text end with those.
void appendFoldedLine(std::string &to, std::string_view utf8);

/// Folded texts as a person orders them: numbers in them by their value ("client-9" before "client-10"), else by
/// character. Less than 0, 0, or more than 0.
int compareNaturally(std::string_view a, std::string_view b);

/// A part of a text's key. Keys compare byte by byte as their texts compare naturally, but for leading zeros, which they
/// leave out: for sorting many texts without comparing any two.
struct NaturalChunk
{
    std::uint64_t bytes = 0; ///< eight of them, the first one highest; zeros behind the key's end
    bool isLast = true;      ///< nothing follows
};
NaturalChunk naturalChunk(std::string_view folded, std::size_t at);

} // namespace labdesk
