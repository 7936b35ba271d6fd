// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace labdesk {

/// Who listens to the keys: the window wherever the focus is, or the part that has the focus.
enum class KeyScope { Window, Part };
enum class KeyGroup { Everywhere, Places, Lists, User };

/// One row of the table of keys: what the window listens to, what the palette shows, and what the sheet lists.
struct Shortcut
{
    QString command; ///< Command::id; empty for keys of a part, which need no command
    QList<QKeySequence> keys;
    QString title;
    KeyGroup group = KeyGroup::Everywhere;
    KeyScope scope = KeyScope::Window;
};

/// Every key of the program, in the order of the sheet and in the language of the moment. Nothing that destroys
/// something has one.
std::vector<Shortcut> shortcutTable();
/// The first keys of a command; empty: it has none.
QKeySequence keysOf(const QString &command);
/// "Ctrl+K", as the platform writes it.
QString formatKeys(const QKeySequence &keys);
QString titleOf(KeyGroup group);

} // namespace labdesk
