// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QButtonGroup;
class QLabel;
class QWidget;

namespace labdesk {

// A mnemonic is the letter after & in the text of a button, menu, or label with a buddy, used as a key with Alt.

/// As displayed and spoken: "&Name" is "Name", "A && B" is "A & B".
QString withoutMnemonic(const QString &text);

/// Escapes a text from elsewhere for a widget that interprets & as a mnemonic.
QString escapeMnemonic(const QString &text);

/// Flags for QPainter::drawText() to show mnemonics like the style does, underlined or not.
int mnemonicFlags(const QWidget *widget);

/// Sets what a label's mnemonic does instead of Qt's default, which focuses the buddy, and presses it if it is a
/// button. A screen reader reads a label as its buddy's name, so buttons, which are named by their own text, can't be
/// buddies.
void callOnMnemonic(QLabel *label, std::function<void()> follow);

/// Makes a label's mnemonic focus the checked button of the group, without pressing it. `box` contains the buttons, and
/// is exposed as a group with the label's name.
void buddyWithChecked(QLabel *label, QWidget *box, const QButtonGroup *group);

} // namespace labdesk
