// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// Whether that is a field into which a person can type.
bool takesText(const QWidget *widget);
/// Whether something was typed there that its own Undo takes back.
bool hasTypedText(const QWidget *field);
/// A change was made to a user: what was typed before it, in any field of that window, is older than the change, and
/// Undo means the change first. What stands in the fields stays.
void settleTypedText(QWidget *window);

} // namespace labdesk
