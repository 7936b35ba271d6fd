// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace labdesk {

/// Who handles the key: the window, independent of the focus, or the focused part.
enum class KeyScope { Window, Part };
enum class KeyGroup { Everywhere, Places, Lists, User };

/// One row of the shortcut table, which the window, the palette, and the list of shortcuts use.
struct Shortcut
{
    QString command; ///< Command::id; empty for keys of a part that aren't commands
    QList<QKeySequence> keys;
    QString title;
    KeyGroup group = KeyGroup::Everywhere;
    KeyScope scope = KeyScope::Window;
};

/// All shortcuts of the program, in the order of the list of shortcuts and in the current language. Destructive actions
/// have none.
std::vector<Shortcut> shortcutTable();
/// The first shortcut of a command; empty if it has none.
QKeySequence keysOf(const QString &command);
/// "Ctrl+K", in the platform's notation.
QString formatKeys(const QKeySequence &keys);
QString titleOf(KeyGroup group);

} // namespace labdesk
