// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QButtonGroup;
class QLabel;
class QWidget;

namespace labdesk {

// The letter after & in the text of a button, of a menu, or of a label with a buddy is a key with Alt.

/// As it is read and spoken: "&Name" is "Name", "A && B" is "A & B".
QString withoutMnemonic(const QString &text);

/// A text from elsewhere for a widget that would take its & for a mnemonic.
QString escapeMnemonic(const QString &text);

/// What QPainter::drawText() needs to show a mnemonic as the style does: with a line below it, or without.
int mnemonicFlags(const QWidget *widget);

/// What the mnemonic of a label does in place of Qt's own way, which focuses the buddy and presses it when it is a
/// button. A screen reader reads the label as the buddy's name, so a button, whose name is its text, is no buddy.
void followMnemonic(QLabel *label, std::function<void()> follow);

/// The mnemonic of a label leads to the button of the group that is on, and presses nothing. `box` holds the buttons:
/// it is heard as a group with the label's name.
void leadToChosen(QLabel *label, QWidget *box, const QButtonGroup *group);

} // namespace labdesk
