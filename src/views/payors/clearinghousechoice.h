// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;

namespace labdesk {

// A box of clearinghouses shows names, holds slugs, and takes what is typed: a service may know others.

/// The slug of what is chosen by its name, else what was typed; empty: any.
QString chosenClearinghouse(const QComboBox &box);
void chooseClearinghouse(QComboBox &box, const QString &slug);

} // namespace labdesk
