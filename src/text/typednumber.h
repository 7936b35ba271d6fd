// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// Whether `typed` is that number, in the digits of any keyboard, and grouped as the default QLocale groups it or not
/// at all: what somebody types to agree to so many.
bool isNumberTyped(const QString &typed, qint64 number);

} // namespace labdesk
