// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace labdesk {

// Typed and pasted text may contain more than is visible: direction marks from chats and web pages, non-breaking
// hyphens, digits of another script. Pure; ASCII text is returned unchanged.

/// Removes invisible characters that have no meaning: direction marks, zero-width spaces, soft hyphens, a byte order
/// mark. Joiners and variation selectors (U+200C, U+200D, U+FE0F) stay after characters that aren't ASCII, because
/// Persian words and some emoji need them; in an ID or a key they are a mistake.
QString withoutInvisible(const QString &text);

/// The first character that can't be seen, in a line that must mean what it looks like: a direction mark, a tag, half a
/// surrogate pair, a filler. Tabs and joiners are allowed, because some scripts need joiners.
std::optional<char32_t> hiddenCharacterIn(const QString &line);

/// "U+00A0", for a message about a character that can't be shown.
QString codePointName(char32_t c);

/// The equivalent of a character on an ordinary keyboard.
QChar plainCharacter(QChar c);

/// The text as it would be typed on an ordinary keyboard, for comparing: canonically composed, without invisible
/// characters, "-" for each dash, a space for each kind of space, 0 to 9 for digits of any script, ASCII for full-width
/// characters, and straight quotation marks.
QString normalizedText(const QString &text);

/// The same with folded case; what a filter compares.
QString searchKey(const QString &text);

} // namespace labdesk
