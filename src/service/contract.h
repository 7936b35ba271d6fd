// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <map>
#include <optional>

namespace labdesk::service {

/// What sections 2, 4 and 5 name of one operation, for a service that takes and sends exactly that (strict mode).
struct Contract
{
    bool hasBothPaths = false;                  ///< with and without a slash at the end, as 4.2 has one
    QStringList parameters = {};                ///< of the query
    QStringList required = {};                  ///< of them, where the route itself would take a default
    std::map<QString, QStringList> values = {}; ///< of parameters, where the route itself would take others
    QStringList members = {};                   ///< of the body; empty: there is no body
    bool isForm = false;
    QJsonDocument (*sends)(const QJsonDocument &whole) = nullptr; ///< what section 2 shows of an answer; null: all
};

/// Strict mode: returns the refusal for a request that goes beyond the contract, such as an unknown operation
/// (`contract` is null), the other form of a path, an extra parameter or member, a body where there is none, an Accept
/// header without JSON, or a client user ID that is too long or has invisible characters or blanks around it. Nothing
/// for other requests, which are then validated as usual.
std::optional<HttpResponse> refusedByContract(const Contract *contract, const HttpRequest &request);

/// Removes from a response what the contract doesn't name, and converts what it names as text. A list of users is then
/// held in memory at once.
void limitToContract(const Contract &contract, HttpResponse &response);

/// With these members alone.
QJsonObject only(const QJsonObject &object, const QStringList &members);

/// Without members that hold nothing: the contract gives those that are not required a type, which null is not of.
QJsonObject withoutNulls(QJsonObject object);

QJsonArray each(const QJsonArray &array, QJsonObject (*change)(const QJsonObject &entry));

} // namespace labdesk::service
