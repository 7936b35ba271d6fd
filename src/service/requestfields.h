// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/errorbodies.h"
#include "service/router.h"

#include <QJsonObject>

#include <optional>

namespace labdesk::service {

/// The JSON object in a request's body, which is sent as application/json (section 4 of the contract). Throws the 415
/// or 422 for anything else.
QJsonObject jsonBody(const RoutedRequest &request);

/// What a user can be created with, or changed to. A field that is null counts as not given.
struct UserFields
{
    std::optional<QString> clientUserId;
    std::optional<QString> zone;
    std::optional<QString> birthDate;
    std::optional<QString> ingestionStart;
    std::optional<QString> ingestionEnd;

    bool empty() const { return !clientUserId && !zone && !birthDate && !ingestionStart && !ingestionEnd; }
};

/// Throws a 422 that names every field that is wrong. Birth dates after `latestDay` are refused.
UserFields userFields(const RoutedRequest &request, bool creating, const QString &latestDay);

/// The parameter as an integer from least to most; nothing if it isn't given. Errors are added to the issues.
std::optional<qint64> integerParameter(const Parameters &query, const QString &name, qint64 least, qint64 most,
                                       std::vector<Issue> &issues);

/// The parameter if it is one of the choices; nothing if it is not given.
std::optional<QString> choiceParameter(const Parameters &query, const QString &name, const QStringList &choices,
                                       std::vector<Issue> &issues);

/// "Input should be 'a', 'b' or 'c'", as an issue of type enum.
Issue choiceIssue(std::vector<QJsonValue> loc, const QStringList &choices, const QString &input);

bool isUuid(const QString &text);    ///< with hyphens, in either case
bool isZipCode(const QString &text); ///< five digits

/// A user's id in its canonical form. Throws the 422, whose detail is a string, for one that is not a UUID.
QString checkedUserId(const QString &id);

} // namespace labdesk::service
