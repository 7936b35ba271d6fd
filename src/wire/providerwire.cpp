// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/provider.h"
#include "wire/jsonreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

Provider readProvider(const JsonCursor &at)
{
    JsonObject fields(at);
    Provider provider{.name = fields.string("name"_L1),
                      .slug = fields.string("slug"_L1),
                      .description = fields.text("description"_L1),
                      .logo = fields.text("logo"_L1),
                      .authType = fields.text("auth_type"_L1),
                      .supportedResources = fields.strings("supported_resources"_L1)};
    fields.requireOneOf({"supported_resources"_L1, "auth_type"_L1});
    return provider;
}

/// Whether a text is an error type rather than a sentence.
bool isErrorType(const QString &text)
{
    return text.contains(u'_') && std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

/// Reads an object, or a text alone, which is either the type or the message.
std::optional<ConnectionFault> readFault(const JsonCursor &at)
{
    if (!at.isGiven())
        return std::nullopt;
    ConnectionFault fault;
    if (!at.value().isObject()) {
        at.drift();
        const QString text = at.asSent();
        (at.value().isString() && isErrorType(text) ? fault.type : fault.message) = text;
        return fault;
    }
    JsonObject fields(at);
    fault.type = fields.text("error_type"_L1);
    fault.message = fields.text("error_message"_L1);
    if (const auto moment = fields.at("errored_at"_L1).optionalString())
        fault.erroredAt = Timestamp::parse(*moment);
    return fault;
}

/// Reads the scopes in `user_granted` or `user_denied`.
void readScopes(const JsonCursor &at, QStringList &required, QStringList &optional)
{
    if (!at.isGiven())
        return;
    if (at.value().isArray()) { // a deployment that doesn't tell them apart
        at.drift();
        required = at.strings();
        return;
    }
    JsonObject fields(at);
    required = fields.strings("required"_L1);
    optional = fields.strings("optional"_L1);
}

ResourceAvailability readAvailability(const JsonCursor &at, const QString &resource)
{
    ResourceAvailability availability{resource, {}, std::nullopt};
    if (!at.value().isObject()) { // a deployment that sends the status alone
        at.drift();
        availability.status = at.asSent();
        return availability;
    }
    JsonObject fields(at);
    availability.status = fields.listedText("status"_L1, {u"available"_s, u"unavailable"_s});
    if (const JsonCursor scopesCursor = fields.at("scope_requirements"_L1); scopesCursor.isGiven()) {
        JsonObject requirements(scopesCursor);
        ScopeRequirements scopes;
        readScopes(requirements.at("user_granted"_L1), scopes.grantedRequired, scopes.grantedOptional);
        readScopes(requirements.at("user_denied"_L1), scopes.deniedRequired, scopes.deniedOptional);
        availability.scopes = scopes;
    }
    return availability;
}

std::vector<ResourceAvailability> readResources(const JsonCursor &at)
{
    std::vector<ResourceAvailability> resources;
    if (!at.isGiven())
        return resources;
    if (at.value().isArray()) { // a deployment that lists those that are available
        at.drift();
        for (const QString &resource : at.strings())
            resources.push_back({resource, u"available"_s, std::nullopt});
        return resources;
    }
    const QJsonObject map = at.object();
    for (auto it = map.constBegin(); it != map.constEnd(); ++it) {
        const QString resource = it.key();
        const JsonCursor entry(at.reading(), it.value(), JsonPath(&at.path(), resource));
        if (entry.isGiven())
            resources.push_back(readAvailability(entry, resource));
        else
            entry.drift();
    }
    return resources;
}

ConnectedProvider readConnected(const JsonCursor &at)
{
    JsonObject fields(at);
    ConnectedProvider provider;
    provider.slug = fields.string("slug"_L1);
    provider.name = fields.text("name"_L1);
    if (provider.name.isEmpty()) // a row needs a name
        provider.name = provider.slug;
    provider.logo = fields.text("logo"_L1);
    if (const auto moment = fields.at("created_on"_L1).optionalString())
        provider.createdOn = Timestamp::parse(*moment);
    provider.status = fields.listedText("status"_L1, {u"connected"_s, u"error"_s});
    provider.externalUserId = fields.at("external_user_id"_L1).asSent();
    provider.fault = readFault(fields.at("error_details"_L1));
    provider.resources = readResources(fields.at("resource_availability"_L1));
    // Some deployments send only slug, name and logo. Other objects have no logo, and a provider that can be connected
    // has more members.
    const bool isPlainName
        = fields.hasOneOf({"logo"_L1}) && !fields.hasOneOf({"auth_type"_L1, "supported_resources"_L1});
    if (!isPlainName)
        fields.requireOneOf(
            {"status"_L1, "created_on"_L1, "resource_availability"_L1, "error_details"_L1, "external_user_id"_L1});
    else if (!fields.hasOneOf({"status"_L1}))
        fields.at("status"_L1).drift();
    return provider;
}

} // namespace

template <> std::vector<Provider> readRoot(const JsonCursor &root)
{
    return readEntries<Provider>(listIn(root, {}), readProvider);
}

template Decoding<std::vector<Provider>> decode(const QByteArray &body);

template <> std::vector<ConnectedProvider> readRoot(const JsonCursor &root)
{
    return readEntries<ConnectedProvider>(listIn(root, u"providers"_s, EmptyList::AnyKey), readConnected);
}

template Decoding<std::vector<ConnectedProvider>> decode(const QByteArray &body);

/// `success: false` in a 200 is not an error here: see decodeFailure() in errorwire.h.
template <> RefreshResult readRoot(const JsonCursor &root)
{
    JsonObject fields(root);
    fields.requireOneOf({"success"_L1, "refreshed_sources"_L1, "in_progress_sources"_L1, "failed_sources"_L1});
    for (const QLatin1String key : {"success"_L1, "error"_L1})
        fields.known(key);
    // Of any type, because the refresh was done and an unexpected ID must not make the response unreadable.
    const QString userId = fields.at("user_id"_L1).asSent();
    return {.refreshed = fields.strings("refreshed_sources"_L1),
            .inProgress = fields.strings("in_progress_sources"_L1),
            .failed = fields.strings("failed_sources"_L1),
            .userId = userId.isEmpty() ? std::nullopt : std::optional(userId)};
}

template Decoding<RefreshResult> decode(const QByteArray &body);

} // namespace labdesk::wire
