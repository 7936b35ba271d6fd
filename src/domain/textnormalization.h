// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

// What people type and paste holds more than they see: marks of direction from chats and web pages, hyphens that don't
// break, digits of another keyboard. Pure; text of ASCII comes back as it is.

/// Without what can't be seen and says nothing: marks of direction, zero-width spaces, soft hyphens, a byte order mark.
/// What joins signs or changes their look (U+200C, U+200D, U+FE0F) stays behind any that isn't ASCII, since words of
/// Persian and some emoji need it; in an ID or a key nobody means it.
QString withoutInvisible(const QString &text);

/// The same text as a plain keyboard would type it, for comparing: canonically composed, nothing invisible in it, "-"
/// for each dash, a blank for each kind of blank, 0 to 9 for digits of any script, and full-width signs of ASCII as
/// those.
QString normalizedText(const QString &text);

/// The same in which letter case makes no difference either: what a filter compares.
QString searchKey(const QString &text);

} // namespace labdesk
