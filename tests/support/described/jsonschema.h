// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace labdesk::tests {

/// Where a value is not as its schema says: "$.users[0].user_id: ...", empty when it is. `root` is what "$ref" points
/// into. Knows the keywords that our description uses; any other one ends the program, so that none is passed over.
QStringList mismatches(const QJsonValue &value, const QJsonObject &schema, const QJsonObject &root,
                       const QString &path = QStringLiteral("$"));

/// The object that {"$ref": "#/..."} stands for, with what stands beside it; any other one as it is.
QJsonObject resolved(const QJsonObject &schema, const QJsonObject &root);

} // namespace labdesk::tests
