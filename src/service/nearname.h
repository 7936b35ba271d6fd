// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk::service {

/// The name that a mistyped one is probably meant to be: at most two letters are missing, too many, exchanged, or
/// others, and fewer than half of them. Case doesn't matter. Empty: none is near.
QString nearestName(const QString &mistyped, const QStringList &names);

} // namespace labdesk::service
