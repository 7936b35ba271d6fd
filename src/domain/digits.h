// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The text with the decimal digits of every script as 0 to 9: keyboards for Arabic, Persian or Hindi have their own,
/// and full-width ones come with a paste. Everything else stays.
QString withAsciiDigits(const QString &text);

} // namespace labdesk
