// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace labdesk {

/// Whether a widget is an editable text field.
bool takesText(const QWidget *widget);
/// Whether the field's own Undo can revert something.
bool hasTypedText(const QWidget *field);
/// Clears the undo history of all fields in the window, so that Undo first reverts the change just made to a user. The
/// text in the fields doesn't change.
void settleTypedText(QWidget *window);

} // namespace labdesk
