// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Whether `typed` is that number, with digits of any script, grouped as in the default QLocale or not at all. For a
/// number that is typed as a confirmation.
bool matchesTypedNumber(const QString &typed, qint64 number);

} // namespace labdesk
