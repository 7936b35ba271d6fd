// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>

namespace labdesk::api {

/// Reads a Retry-After header: seconds, or any of the three date formats of HTTP (RFC 9110, 5.6.7). Nothing if it is
/// neither. At least 0, at most `maxPause`.
std::optional<std::chrono::milliseconds> parseRetryAfter(const QByteArray &header, const QDateTime &now,
                                                         std::chrono::milliseconds maxPause);

} // namespace labdesk::api
