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

/// What sections 2, 4 and 5 specify for an operation, for a service that accepts and sends exactly that (strict mode).
struct Contract
{
    bool hasBothPaths = false;                  ///< with and without a trailing slash, as in 4.2
    QStringList parameters = {};                ///< query parameters
    QStringList required = {};                  ///< required parameters for which the route itself has a default
    std::map<QString, QStringList> values = {}; ///< allowed values, if the route itself accepts others
    QStringList members = {};                   ///< members of the body; empty if there is no body
    bool isForm = false;
    /// Reduces a response to what section 2 shows; null to send all of it.
    QJsonDocument (*sends)(const QJsonDocument &whole) = nullptr;
};

/// Strict mode: returns the refusal for a request that goes beyond the contract, such as an unknown operation
/// (`contract` is null), the other form of a path, an extra parameter or member, a body where there is none, an Accept
/// header without JSON, or a client user ID that is too long or has invisible characters or blanks around it. Nothing
/// for other requests, which are then validated as usual.
std::optional<HttpResponse> refusedByContract(const Contract *contract, const HttpRequest &request);

/// Removes all parts of a response that aren't in the contract, and converts values that it specifies as text. A list
/// of users is held in memory at once for this.
void limitToContract(const Contract &contract, HttpResponse &response);

/// Returns the object with only these members.
QJsonObject only(const QJsonObject &object, const QStringList &members);

/// Returns the object without null members, because the contract gives optional members a type that excludes null.
QJsonObject withoutNulls(QJsonObject object);

QJsonArray each(const QJsonArray &array, QJsonObject (*change)(const QJsonObject &entry));

} // namespace labdesk::service
