// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/serviceword.h"
#include "domain/timestamp.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace labdesk {

/// An entry of the provider catalog (contract 2.5). Unknown values of `authType` and resources are kept as received.
struct Provider
{
    QString name;
    QString slug;
    QString description;
    QString logo;     ///< empty if null
    QString authType; ///< empty if null or ""
    QStringList supportedResources;
    friend bool operator==(const Provider &, const Provider &) = default;
};

/// Permissions that a resource requests, by whether the user granted them (field notes, "connected provider").
struct ScopeRequirements
{
    QStringList grantedRequired;
    QStringList grantedOptional;
    QStringList deniedRequired;
    QStringList deniedOptional;
    friend bool operator==(const ScopeRequirements &, const ScopeRequirements &) = default;
};

struct ResourceAvailability
{
    QString resource;
    QString status; ///< "available", "unavailable", or any other
    std::optional<ScopeRequirements> scopes;
    bool isAvailable() const { return isSameWord(status, u"available"); }
    friend bool operator==(const ResourceAvailability &, const ResourceAvailability &) = default;
};

struct ConnectionFault
{
    QString type;    ///< such as "token_refresh_failed"; the list is open
    QString message; ///< from the service
    std::optional<Timestamp> erroredAt;
    friend bool operator==(const ConnectionFault &, const ConnectionFault &) = default;
};

/// A provider connected to a user (field notes, operation 5).
struct ConnectedProvider
{
    QString name;
    QString slug;
    QString logo;
    std::optional<Timestamp> createdOn;
    QString status;         ///< "connected", "error", or any other; empty if absent
    QString externalUserId; ///< may be a person's email address: sensitive
    std::optional<ConnectionFault> fault;
    std::vector<ResourceAvailability> resources; ///< empty if the deployment sends none
    bool isConnected() const { return isSameWord(status, u"connected"); }
    /// An error in an entry with the status "connected" is in the past.
    QString errorType() const { return fault ? fault->type : QString(); } ///< empty if the service sends none
    bool isInError() const { return !isConnected() && (isSameWord(status, u"error") || fault.has_value()); }
    friend bool operator==(const ConnectedProvider &, const ConnectedProvider &) = default;
};

/// Whether the entry isn't connected and another entry of the same source is: a service may list both.
bool isReplaced(const ConnectedProvider &connection, const std::vector<ConnectedProvider> &all);
std::vector<ConnectedProvider> withoutReplaced(const std::vector<ConnectedProvider> &all);

/// Whether a source is connected by a phone app, and so can stay listed after it was deregistered (field notes,
/// operation 7). From the known values; ProviderCatalog::isPhoneSdk() is more accurate if there is a catalog.
bool isPhoneSdkSource(const QString &slug);

/// The result of a refresh (field notes, operation 6). Entries are a slug, or "slug/resource".
struct RefreshResult
{
    QStringList refreshed;
    QStringList inProgress;
    QStringList failed;
    std::optional<QString> userId = {}; ///< nothing if the response doesn't name it
    friend bool operator==(const RefreshResult &, const RefreshResult &) = default;
};

} // namespace labdesk
