// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace labdesk::api {

/// Inflates a gzip body (RFC 1952, several members allowed). Nothing when it is cut, corrupt, followed by anything
/// else, does not match its own checksum or length, or would grow past `largest` bytes. The transport's own inflating
/// notices none of these and knows no firm limit.
std::optional<QByteArray> gunzip(const QByteArray &compressed, qint64 largest);

} // namespace labdesk::api
