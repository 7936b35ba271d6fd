// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionserialization.h"

#include "domain/enumtable.h"
#include "platform/policy.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr std::pair<Environment, QLatin1StringView> environmentKeys[] = {
    {Environment::Local, "local"_L1},
    {Environment::Sandbox, "sandbox"_L1},
    {Environment::Production, "production"_L1},
    {Environment::Other, "other"_L1},
};
static_assert(isTableOf(environmentKeys, Environment::Other));

/// The text of a plain value; nothing for other types. JSON has its own numbers and booleans, and QSettings splits text
/// at commas.
std::optional<QString> plainText(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QString:
        return value.toString();
    case QMetaType::QStringList:
        return value.toStringList().join(u", "_s);
    case QMetaType::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QMetaType::Int:
    case QMetaType::LongLong:
        return QString::number(value.toLongLong());
    case QMetaType::Double: {
        const double number = value.toDouble();
        const bool isWhole = std::abs(number) <= std::numeric_limits<int>::max() && number == std::floor(number);
        return isWhole ? std::optional(QString::number(qint64(number))) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

QString textIn(const QVariantMap &map, const QString &key)
{
    return plainText(map.value(key)).value_or(QString());
}

bool fits(const QVariantMap &map, const QString &key)
{
    const auto form = formOf(connectionKeys(), key);
    const auto text = plainText(map.value(key));
    return form && text && matchesRule(*form, *text);
}

void writeNetworkSettings(QVariantMap &map, const NetworkSettings &network)
{
    if (network.proxy == NetworkSettings::Proxy::None)
        map[u"proxy"_s] = u"none"_s;
    if (network.proxy == NetworkSettings::Proxy::Own)
        map[u"proxy"_s] = network.ownProxy.text();
    if (!network.proxyUser.isEmpty())
        map[u"proxyUser"_s] = network.proxyUser;
    if (!network.caFile.isEmpty())
        map[u"authorityFile"_s] = network.caFile;
    if (!network.clientCertificate.isEmpty())
        map[u"clientCertificate"_s] = network.clientCertificate;
    if (network.timeout != NetworkSettings::defaultTimeout)
        map[u"timeout"_s] = int(network.timeout.count());
}

std::optional<NetworkSettings> networkSettingsIn(const QVariantMap &map)
{
    NetworkSettings network;
    const QString proxy = textIn(map, u"proxy"_s);
    if (proxy == u"none") {
        network.proxy = NetworkSettings::Proxy::None;
    } else if (!proxy.isEmpty() && proxy != u"system") {
        const auto own = parseProxyAddress(proxy);
        if (!own)
            return std::nullopt;
        network.proxy = NetworkSettings::Proxy::Own;
        network.ownProxy = *own;
    }
    network.proxyUser = textIn(map, u"proxyUser"_s);
    if (!isUsableProxyUser(network.proxyUser))
        return std::nullopt;
    network.caFile = textIn(map, u"authorityFile"_s);
    network.clientCertificate = textIn(map, u"clientCertificate"_s);
    if (map.contains(u"timeout"_s)) {
        if (!fits(map, u"timeout"_s))
            return std::nullopt;
        network.timeout = std::chrono::seconds(textIn(map, u"timeout"_s).toInt());
    }
    return network;
}

std::optional<AuthScheme> schemeIn(const QVariantMap &map)
{
    const QString scheme = textIn(map, u"scheme"_s);
    if (scheme == u"key") {
        const QString header = textIn(map, u"header"_s);
        return isUsableHeaderName(header) ? std::optional<AuthScheme>(ApiKeyScheme{header}) : std::nullopt;
    }
    auto authUrl = parseServiceUrl(textIn(map, u"authUrl"_s));
    if (scheme != u"bearer" || !authUrl.ok())
        return std::nullopt;
    return BearerScheme{std::move(authUrl).value(), textIn(map, u"clientId"_s), textIn(map, u"audience"_s)};
}

} // namespace

QString environmentKey(Environment environment)
{
    return entryOf(environmentKeys, environment);
}

QVariantMap connectionEntry(const Connection &connection)
{
    QVariantMap map{{u"id"_s, connection.id},
                    {u"name"_s, connection.name},
                    {u"url"_s, connection.baseUrl.toString(QUrl::FullyEncoded)},
                    {u"readOnly"_s, connection.readOnly}};
    map[u"environment"_s] = environmentKey(connection.environment);
    if (const auto *bearer = std::get_if<BearerScheme>(&connection.scheme)) {
        map[u"scheme"_s] = u"bearer"_s;
        map[u"authUrl"_s] = bearer->authUrl.toString(QUrl::FullyEncoded);
        map[u"clientId"_s] = bearer->clientId;
        map[u"audience"_s] = bearer->audience;
    } else {
        map[u"scheme"_s] = u"key"_s;
        map[u"header"_s] = std::get<ApiKeyScheme>(connection.scheme).header;
    }
    if (connection.asksBeforeWrites)
        map[u"asksBeforeWrites"_s] = true;
    writeNetworkSettings(map, connection.network);
    return map;
}

std::optional<Connection> connectionIn(const QVariantMap &map)
{
    auto url = parseServiceUrl(textIn(map, u"url"_s));
    auto scheme = schemeIn(map);
    auto network = networkSettingsIn(map);
    const QString id = textIn(map, u"id"_s);
    if (id.isEmpty() || !url.ok() || !scheme || !network)
        return std::nullopt;
    for (const QString &key : {u"environment"_s, u"readOnly"_s, u"asksBeforeWrites"_s})
        if (map.contains(key) && !fits(map, key)) // it is unclear what it was meant to forbid
            return std::nullopt;
    Connection connection{.id = id,
                          .name = textIn(map, u"name"_s),
                          .baseUrl = std::move(url).value(),
                          .scheme = std::move(*scheme),
                          .readOnly = textIn(map, u"readOnly"_s) == "true"_L1,
                          .asksBeforeWrites = textIn(map, u"asksBeforeWrites"_s) == "true"_L1,
                          .network = std::move(*network)};
    for (const auto &[environment, word] : environmentKeys)
        if (textIn(map, u"environment"_s) == word)
            connection.environment = environment;
    return connection;
}

QString firstInvalidKey(const QVariantMap &map)
{
    const auto isUnset = [](const QString &key, const QVariant &value) {
        return key == "audience"_L1 && value.toString().isEmpty()
            && value.typeId() == QMetaType::QString; // as connectionEntry() writes it
    };
    for (auto at = map.cbegin(); at != map.cend(); ++at)
        if (!isUnset(at.key(), at.value()) && !fits(map, at.key()))
            return at.key();
    const bool isBearer = textIn(map, u"scheme"_s) == "bearer"_L1;
    const QStringList ofKey{u"header"_s};
    const QStringList ofBearer{u"authUrl"_s, u"clientId"_s};
    for (const QString &key : QStringList{u"id"_s, u"url"_s, u"scheme"_s} + (isBearer ? ofBearer : ofKey))
        if (!map.contains(key))
            return key;
    for (const QString &key : isBearer ? ofKey : ofBearer + QStringList{u"audience"_s})
        if (map.contains(key))
            return key;
    const bool isLoopback = isLoopbackHost(parseServiceUrl(textIn(map, u"url"_s)).value().host());
    // Like the form, rejects a remote service as Local, because it would look harmless.
    if (textIn(map, u"environment"_s) == "local"_L1 && !isLoopback)
        return u"environment"_s;
    return {};
}

std::optional<PolicyFault> checkOffered(const Policy &policy)
{
    QStringList ids;
    for (qsizetype at = 0; at < policy.connections.size(); ++at) {
        const QVariantMap entry = policy.connections.at(at).toMap();
        PolicyFault fault{.kind = PolicyFault::Kind::IncompleteConnection,
                          .line = size_t(at) < policy.connectionLines.size() ? policy.connectionLines[size_t(at)] : 0,
                          .key = u"connections/%1"_s.arg(at + 1),
                          .detail = firstInvalidKey(entry)};
        const auto connection = fault.detail.isEmpty() ? connectionIn(entry) : std::nullopt;
        if (!connection)
            return fault;
        fault.kind = PolicyFault::Kind::DuplicateId;
        if (ids.contains(connection->id))
            return fault;
        ids += connection->id;
    }
    return std::nullopt;
}

} // namespace labdesk
