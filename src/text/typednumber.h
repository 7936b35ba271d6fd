// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Whether `typed` is that number, in the digits of any keyboard, grouped as in the default QLocale or not at all: for
/// a number that is typed to confirm it.
bool isNumberTyped(const QString &typed, qint64 number);

} // namespace labdesk
