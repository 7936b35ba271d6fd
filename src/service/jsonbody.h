// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

#include <variant>

namespace labdesk::service {

/// Why a body is not JSON, or can be read in more than one way.
struct JsonFault
{
    qsizetype offset = 0; ///< bytes from the beginning of the body
    QString reason;
    QString repeated = {}; ///< the member that is twice in one object; null: something else is wrong
};

/// The value that the bytes are, a lone one as well. Stricter than QJsonDocument, which takes control characters, lone
/// surrogates and unknown escapes in texts, numbers that begin or end with a point, and the last of several members of
/// one name.
std::variant<QJsonValue, JsonFault> parseJson(const QByteArray &bytes);

} // namespace labdesk::service
