// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>

namespace labdesk {

// The format in which the contract writes a time: "2026-03-12T16:14:00+00:00". A time in this format is stored in 8
// bytes, without its text.

/// Empty for years before 1000 or after 9999 and for fractions of a second.
std::string canonicalTimeText(qint64 ms);

/// Whether canonicalTimeText(ms) is `text`, without creating that string.
bool isCanonicalTime(std::string_view text, qint64 ms);

} // namespace labdesk
