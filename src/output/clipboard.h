// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QString>

#include <memory>

namespace labdesk::output {

/// What a copy is, so that it can be taken back.
enum class Copied { Usual, Personal };

/// Puts a text on the clipboard: the one way there. A personal one is marked as a secret for clipboard histories
/// (x-kde-passwordManagerHint) and is taken back after half a minute, if it is still there.
void copyText(const QString &text, Copied what = Copied::Usual);

/// The same for what a text field copies or drags by itself.
std::unique_ptr<QMimeData> copyData(const QString &text, Copied what);

/// Takes a personal copy of this program off the clipboard; what others put there stays. For locking and quitting.
void clearPersonalCopy();
bool holdsPersonalCopy();

} // namespace labdesk::output
