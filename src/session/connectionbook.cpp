// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionbook.h"

#include "platform/settings.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

const QString ConnectionBook::localId = u"local"_s;

namespace {

QString secretName(const QString &id)
{
    return u"labdesk/"_s + id;
}

const std::pair<Environment, QLatin1StringView> environmentKeys[] = {
    {Environment::Local, "local"_L1},
    {Environment::Sandbox, "sandbox"_L1},
    {Environment::Production, "production"_L1},
    {Environment::Other, "other"_L1},
};

QVariantMap toMap(const Connection &connection)
{
    QVariantMap map{{u"id"_s, connection.id}, {u"name"_s, connection.name},
                    {u"url"_s, connection.baseUrl.toString(QUrl::FullyEncoded)}, {u"readOnly"_s, connection.readOnly}};
    for (const auto &[environment, word] : environmentKeys)
        if (environment == connection.environment)
            map[u"environment"_s] = QString(word);
    if (const auto *bearer = std::get_if<BearerScheme>(&connection.scheme)) {
        map[u"scheme"_s] = u"bearer"_s;
        map[u"authUrl"_s] = bearer->authUrl.toString(QUrl::FullyEncoded);
        map[u"clientId"_s] = bearer->clientId;
        map[u"audience"_s] = bearer->audience;
    } else {
        map[u"scheme"_s] = u"key"_s;
        map[u"header"_s] = std::get<ApiKeyScheme>(connection.scheme).header;
    }
    return map;
}

std::optional<AuthScheme> schemeIn(const QVariantMap &map)
{
    const QString scheme = map[u"scheme"_s].toString();
    if (scheme == u"key") {
        const QString header = map[u"header"_s].toString();
        return isUsableHeaderName(header) ? std::optional<AuthScheme>(ApiKeyScheme{header}) : std::nullopt;
    }
    auto authUrl = parseServiceUrl(map[u"authUrl"_s].toString());
    if (scheme != u"bearer" || !authUrl.ok())
        return std::nullopt;
    return BearerScheme{std::move(authUrl).value(), map[u"clientId"_s].toString(), map[u"audience"_s].toString()};
}

/// The file can be edited by hand: what comes from it is checked like what is typed.
std::optional<Connection> fromMap(const QVariantMap &map)
{
    Connection connection{.id = map[u"id"_s].toString(), .name = map[u"name"_s].toString(), .baseUrl = {}, .scheme = {},
                          .readOnly = map[u"readOnly"_s].toBool()};
    auto url = parseServiceUrl(map[u"url"_s].toString());
    auto scheme = schemeIn(map);
    if (connection.id.isEmpty() || connection.id == ConnectionBook::localId || !url.ok() || !scheme)
        return std::nullopt;
    connection.baseUrl = std::move(url).value();
    connection.scheme = std::move(*scheme);
    for (const auto &[environment, word] : environmentKeys)
        if (map[u"environment"_s].toString() == word)
            connection.environment = environment;
    return connection;
}

} // namespace

ConnectionBook::ConnectionBook(Settings &settings, SecretStore &secrets, Policy policy, QObject *parent)
    : QObject(parent), m_settings(settings), m_secrets(secrets), m_policy(std::move(policy))
{
    load();
}

const Connection *ConnectionBook::find(const QString &id) const
{
    const auto at = std::find_if(m_connections.begin(), m_connections.end(), [&](const auto &known) { return known.id == id; });
    return at == m_connections.end() ? nullptr : &*at;
}

QString ConnectionBook::currentId() const
{
    const QString id = m_settings.currentConnection();
    return find(id) ? id : localId;
}

void ConnectionBook::setCurrentId(const QString &id)
{
    if (id != m_settings.currentConnection()) // writing waits for the disk, and every start comes through here
        m_settings.setCurrentConnection(id);
}

void ConnectionBook::nameLocalService()
{
    m_connections.front().name = tr("Local service");
}

void ConnectionBook::setLocal(const QUrl &baseUrl, Secret key)
{
    m_connections.front().baseUrl = baseUrl;
    m_localKey = std::move(key);
    Q_EMIT changed();
}

void ConnectionBook::save(const Connection &connection, const Secret &secret, bool thisSessionOnly,
                          std::function<void(SecretStore::Kept)> done)
{
    Q_ASSERT(!connection.id.isEmpty() && connection.id != localId);
    Q_ASSERT(m_policy.ownConnections || isOffered(connection.id));
    if (!isOffered(connection.id)) {
        add(connection);
        store();
    }
    Q_EMIT changed();
    if (secret.isEmpty()) {
        // A secret that was not written since the start can only have come from the keyring.
        QTimer::singleShot(0, this, [kept = m_kept.value(connection.id, SecretStore::Kept::InKeyring), done = std::move(done)] {
            done(kept);
        });
        return;
    }
    m_secrets.write(secretName(connection.id), secret, thisSessionOnly, this,
                    [this, id = connection.id, done = std::move(done)](SecretStore::Kept kept) {
                        m_kept[id] = kept;
                        done(kept);
                    });
}

void ConnectionBook::remove(const QString &id)
{
    if (id == localId || isOffered(id) || !find(id))
        return;
    std::erase_if(m_connections, [&](const auto &known) { return known.id == id; });
    store();
    m_settings.forgetConnection(id);
    m_secrets.remove(secretName(id));
    m_kept.remove(id);
    Q_EMIT changed();
}

void ConnectionBook::secretOf(const QString &id, std::function<void(Secret)> done)
{
    if (id == localId) {
        QTimer::singleShot(0, this, [key = m_localKey, done = std::move(done)] { done(key); });
        return;
    }
    m_secrets.read(secretName(id), this, std::move(done));
}

void ConnectionBook::load()
{
    m_connections = {Connection{.id = localId, .name = {}, .environment = Environment::Local, .baseUrl = {},
                                .scheme = ApiKeyScheme{}, .readOnly = false}};
    nameLocalService();
    loadOffered();
    for (const QVariant &entry : m_settings.connections()) {
        const auto connection = fromMap(entry.toMap());
        if (connection && !find(connection->id) && m_policy.ownConnections)
            add(*connection);
        else
            m_unused.append(entry);
    }
}

/// A policy with an entry that is none is broken as a whole: what it meant to offer or forbid is not known.
void ConnectionBook::loadOffered()
{
    for (qsizetype number = 1; number <= m_policy.connections.size(); ++number) {
        const auto connection = fromMap(m_policy.connections.at(number - 1).toMap());
        if (!connection || find(connection->id)) {
            m_policy = Policy::broken(m_policy.file, u"connections/%1"_s.arg(number));
            m_connections.erase(m_connections.begin() + 1, m_connections.end()); // all but the local service
            m_offered.clear();
            return;
        }
        m_offered += connection->id;
        add(*connection);
    }
}

void ConnectionBook::add(Connection connection)
{
    if (m_policy.productionReadOnly && connection.environment == Environment::Production)
        connection.readOnly = true;
    const auto at = std::find_if(m_connections.begin(), m_connections.end(),
                                 [&](const auto &known) { return known.id == connection.id; });
    if (at == m_connections.end())
        m_connections.push_back(std::move(connection));
    else
        *at = std::move(connection);
}

void ConnectionBook::store()
{
    QVariantList maps;
    for (const Connection &connection : m_connections)
        if (connection.id != localId && !isOffered(connection.id))
            maps.append(toMap(connection));
    m_settings.setConnections(maps + m_unused);
}

} // namespace labdesk
