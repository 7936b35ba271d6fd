// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// Returns the name that a misspelled one probably stands for: at most two letters, and fewer than half of them, are
/// missing, added, swapped, or wrong. Case doesn't matter. Empty if no name is similar.
QString nearestName(const QString &mistyped, const QStringList &names);

} // namespace labdesk::service
