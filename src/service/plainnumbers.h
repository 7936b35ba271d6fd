// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace labdesk::service {

// Parse a number in JSON notation: ASCII digits without spaces, a plus sign, or leading zeros, and finite. Nothing for
// any other text, such as "nan", "0x10", or "1e400". QString's own conversions accept more.
std::optional<qint64> plainInteger(const QString &text);
std::optional<quint64> plainCount(const QString &text); ///< 0 or more
std::optional<double> plainNumber(const QString &text);

} // namespace labdesk::service
