// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

// Typed and pasted text may contain more than is visible: direction marks from chats and web pages, non-breaking
// hyphens, digits of another script. Pure; ASCII text is returned unchanged.

/// Removes invisible characters that have no meaning: direction marks, zero-width spaces, soft hyphens, a byte order
/// mark. Joiners and variation selectors (U+200C, U+200D, U+FE0F) stay after characters that aren't ASCII, because
/// Persian words and some emoji need them; in an ID or a key they are a mistake.
QString withoutInvisible(const QString &text);

/// The text as it would be typed on an ordinary keyboard, for comparing: canonically composed, without invisible
/// characters, "-" for each dash, a space for each kind of space, 0 to 9 for digits of any script, and ASCII for
/// full-width characters.
QString normalizedText(const QString &text);

/// The same with folded case; what a filter compares.
QString searchKey(const QString &text);

} // namespace labdesk
