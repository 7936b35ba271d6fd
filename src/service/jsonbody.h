// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

#include <variant>

namespace labdesk::service {

/// Why a body isn't valid JSON, or is ambiguous.
struct JsonFault
{
    qsizetype offset = 0; ///< bytes from the beginning of the body
    QString reason;
    QString repeated = {}; ///< the member that occurs twice in an object; null for other errors
};

/// Parses any JSON value, including a scalar. Stricter than QJsonDocument, which accepts control characters, lone
/// surrogates, and unknown escapes in strings, numbers that begin or end with a point, and repeated members, of which
/// it uses the last.
std::variant<QJsonValue, JsonFault> parseJson(const QByteArray &bytes);

} // namespace labdesk::service
