// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// Whether that is a field into which a person can type.
bool takesText(const QWidget *widget);
/// Whether something was typed there that its own Undo takes back.
bool hasTypedText(const QWidget *field);
/// Clears the undo history of all fields in the window, so that Undo first reverts the change just made to a user. The
/// text of the fields stays.
void settleTypedText(QWidget *window);

} // namespace labdesk
