// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace labdesk {

/// The text with the decimal digits of every script replaced by 0 to 9: keyboards for Arabic, Persian, or Hindi have
/// their own, and pasted text may have full-width ones. Everything else is unchanged.
QString withAsciiDigits(const QString &text);

} // namespace labdesk
