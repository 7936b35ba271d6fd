// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

// Typed and pasted text has more in it than what can be seen: marks of direction from chats and web pages, hyphens that
// don't break, digits of another keyboard. Pure; ASCII text comes back as it is.

/// Without invisible characters that have no meaning: marks of direction, zero-width spaces, soft hyphens, a byte order
/// mark. Joiners and variation selectors (U+200C, U+200D, U+FE0F) stay after characters that aren't ASCII, because
/// Persian words and some emoji need them; in an ID or a key they are a mistake.
QString withoutInvisible(const QString &text);

/// The same text as a plain keyboard would type it, for comparing: canonically composed, nothing invisible in it, "-"
/// for each dash, a blank for each kind of blank, 0 to 9 for digits of any script, and full-width signs of ASCII as
/// those.
QString normalizedText(const QString &text);

/// The same in which letter case makes no difference either: what a filter compares.
QString searchKey(const QString &text);

} // namespace labdesk
