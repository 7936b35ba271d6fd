// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"

#include <QMimeData>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace labdesk::output {

/// What a copy is, so that it can be taken back.
enum class Copied { Usual, Personal };

/// Personal, where one of the values says something about a person, whether it is hidden on the screen or not.
Copied copiedAs(privacy::Field field, const QStringList &values);

/// Puts a text on the clipboard: the one way there. A personal one is marked as a secret for clipboard histories
/// (x-kde-passwordManagerHint) and is taken back when its time is over, if it is still there.
constexpr std::chrono::milliseconds personalCopyLifetime = std::chrono::seconds(30);
void copyText(const QString &text, Copied what = Copied::Usual,
              std::chrono::milliseconds lifetime = personalCopyLifetime);

/// The same for what a text field copies or drags by itself.
std::unique_ptr<QMimeData> copyData(const QString &text, Copied what,
                                    std::chrono::milliseconds lifetime = personalCopyLifetime);

/// What this program copied last, if it is still there. What others copy is not looked at.
std::optional<QString> ownCopyOnClipboard();

/// Takes a personal copy of this program off the clipboard; what others put there stays. For locking and quitting.
void clearPersonalCopy();
bool holdsPersonalCopy();

} // namespace labdesk::output
