// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QLineEdit;

namespace labdesk {

/// A line below a field, hidden while it says nothing.
QLabel *makeFieldText(const QString &objectName);

/// Lets a person choose a file that is there, from the folder of the one named in `field`, and puts its path there.
/// The dialog is called `name`, and goes with the field.
void chooseFileFor(QLineEdit *field, const QString &name, const QString &title, const QString &filter);

} // namespace labdesk
