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

/// Whether a copy contains personal data and has to be removed from the clipboard later.
enum class CopySensitivity { Usual, Personal };

/// Personal if one of the values is personal data, even if it isn't masked on the screen.
CopySensitivity copySensitivity(privacy::Field field, const QStringList &values);

/// Copies a text to the clipboard; no other code does this. Personal data is marked as secret for clipboard histories
/// (x-kde-passwordManagerHint), and removed after its lifetime if it is still there.
constexpr std::chrono::milliseconds personalCopyLifetime = std::chrono::seconds(30);
void copyText(const QString &text, CopySensitivity what = CopySensitivity::Usual,
              std::chrono::milliseconds lifetime = personalCopyLifetime);

/// The same for text that a text field copies or drags itself.
std::unique_ptr<QMimeData> copyData(const QString &text, CopySensitivity what,
                                    std::chrono::milliseconds lifetime = personalCopyLifetime);

/// The last copy of this program if it is still on the clipboard. The contents of other programs aren't read.
std::optional<QString> ownClipboardText();

/// Removes personal data copied by this program from the clipboard, and what was last selected in it. For locking and
/// quitting.
void clearPersonalCopy();
bool hasPersonalCopy();

} // namespace labdesk::output
