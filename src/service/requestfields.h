// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/errorbodies.h"
#include "service/router.h"

#include <QJsonObject>

#include <optional>

namespace labdesk::service {

/// Returns the JSON object in a request's body, which must be sent as application/json (section 4 of the contract).
/// Throws a 415 or 422 otherwise.
QJsonObject jsonBody(const RoutedRequest &request);

/// Fields to create or change a user with. A null field counts as absent.
struct UserFields
{
    std::optional<QString> clientUserId;
    std::optional<QString> zone;
    std::optional<QString> birthDate;
    std::optional<QString> ingestionStart;
    std::optional<QString> ingestionEnd;

    bool empty() const { return !clientUserId && !zone && !birthDate && !ingestionStart && !ingestionEnd; }
};

/// Throws a 422 that names every invalid field. Birth dates after `latestDay` are refused.
UserFields userFields(const RoutedRequest &request, bool creating, const QString &latestDay);

/// Returns the parameter as an integer from `minimum` to `maximum`; nothing if it's absent. Errors are added to
/// `issues`.
std::optional<qint64> integerParameter(const Parameters &query, const QString &name, qint64 minimum, qint64 maximum,
                                       std::vector<Issue> &issues);

/// Returns the parameter if it is one of the choices; nothing if it's absent.
std::optional<QString> choiceParameter(const Parameters &query, const QString &name, const QStringList &choices,
                                       std::vector<Issue> &issues);

/// Returns an issue of type enum: "Input should be 'a', 'b' or 'c'".
Issue choiceIssue(std::vector<QJsonValue> loc, const QStringList &choices, const QString &input);

bool isUuid(const QString &text);    ///< with hyphens, in either case
bool isZipCode(const QString &text); ///< five digits

/// Returns a user ID in canonical form. Throws a 422 whose detail is a string if it isn't a UUID.
QString checkedUserId(const QString &id);

} // namespace labdesk::service
