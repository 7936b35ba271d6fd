// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QLineEdit;

namespace labdesk {

/// A line below a field, hidden while it says nothing.
QLabel *makeFieldText(const QString &objectName);
void sayInTone(QLabel *label, const QString &words, const QString &tone);
void markInvalid(QLineEdit *edit, const QString &problem);

} // namespace labdesk
