// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionregistry.h"

#include "platform/settings.h"
#include "session/connectionserialization.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

const QString ConnectionRegistry::localId = u"local"_s;

namespace {

QString secretName(const QString &id)
{
    return u"labdesk/"_s + id;
}

} // namespace

ConnectionRegistry::ConnectionRegistry(Settings &settings, SecretStore &secrets, Policy policy, QObject *parent)
    : QObject(parent), m_settings(settings), m_secrets(secrets), m_policy(std::move(policy))
{
    load();
}

const Connection *ConnectionRegistry::find(const QString &id) const
{
    const auto at
        = std::find_if(m_connections.begin(), m_connections.end(), [&](const auto &known) { return known.id == id; });
    return at == m_connections.end() ? nullptr : &*at;
}

QString ConnectionRegistry::currentId() const
{
    const QString id = m_settings.currentConnection();
    return find(id) ? id : localId;
}

void ConnectionRegistry::setCurrentId(const QString &id)
{
    if (id != m_settings.currentConnection()) // writing waits for the disk, and every start comes through here
        m_settings.setCurrentConnection(id);
}

void ConnectionRegistry::nameLocalService()
{
    m_connections.front().name = tr("Local service");
}

void ConnectionRegistry::setLocal(const QUrl &baseUrl, Secret key)
{
    m_connections.front().baseUrl = baseUrl;
    m_localKey = std::move(key);
    Q_EMIT changed();
}

void ConnectionRegistry::save(const Connection &connection, const Secret &secret, bool thisSessionOnly,
                              std::function<void(SecretStore::Kept)> done)
{
    Q_ASSERT(!connection.id.isEmpty() && connection.id != localId);
    Q_ASSERT(m_policy.ownConnections || isOffered(connection.id));
    if (!isOffered(connection.id)) {
        put(connection);
        store();
    }
    Q_EMIT changed();
    if (secret.isEmpty()) {
        // A secret that was not written since the start can only have come from the keyring.
        QTimer::singleShot(
            0, this,
            [kept = m_kept.value(connection.id, SecretStore::Kept::InKeyring), done = std::move(done)] { done(kept); });
        return;
    }
    m_hasSecret[connection.id] = true; // it can be read from now on
    m_secrets.write(secretName(connection.id), secret, thisSessionOnly, this,
                    [this, id = connection.id, done = std::move(done)](SecretStore::Kept kept) {
                        m_kept[id] = kept;
                        m_settings.setKeepsKey(id, kept == SecretStore::Kept::InKeyring);
                        Q_EMIT secretEntered(id);
                        done(kept);
                    });
}

void ConnectionRegistry::add(const std::vector<Connection> &connections)
{
    Q_ASSERT(m_policy.ownConnections);
    for (const Connection &connection : connections) {
        put(connection);
        m_settings.setKeepsKey(connection.id, false);
    }
    store();
    Q_EMIT changed();
}

void ConnectionRegistry::remove(const QString &id, std::function<void(bool)> done)
{
    if (id == localId || isOffered(id) || !find(id))
        return;
    std::erase_if(m_connections, [&](const auto &known) { return known.id == id; });
    store();
    forgetSecret(id, std::move(done));
    m_settings.forgetConnection(id);
    Q_EMIT changed();
}

void ConnectionRegistry::forgetSecret(const QString &id, std::function<void(bool)> done)
{
    m_kept.remove(id);
    m_hasSecret[id] = false;
    m_settings.setKeepsKey(id, false);
    m_secrets.remove(secretName(id), this, std::move(done));
}

void ConnectionRegistry::secretOf(const QString &id, std::function<void(Secret)> done)
{
    if (id == localId) {
        QTimer::singleShot(0, this, [key = m_localKey, done = std::move(done)] { done(key); });
        return;
    }
    m_secrets.read(secretName(id), this, [this, id, done = std::move(done)](const Secret &secret) {
        m_hasSecret[id] = !secret.isEmpty();
        if (!secret.isEmpty() && !forgetsSecretOf(id))
            m_settings.setKeepsKey(id, true); // by an earlier version, which made no note of it
        done(secret);
    });
}

bool ConnectionRegistry::hasSecret(const QString &id) const
{
    // A note is missing of what an earlier version kept, and of what is offered and was never used.
    return id == localId || m_hasSecret.value(id, m_settings.keepsKey(id).value_or(find(id) && !isOffered(id)));
}

void ConnectionRegistry::forgetSessionSecrets()
{
    m_secrets.forgetSessionOnly();
    m_kept.removeIf([this](const auto &kept) {
        const bool goes = kept.value() == SecretStore::Kept::ThisSessionOnly;
        if (goes)
            m_hasSecret[kept.key()] = false;
        return goes;
    });
}

bool ConnectionRegistry::forgetsSecretOf(const QString &id) const
{
    return m_kept.value(id, SecretStore::Kept::InKeyring) == SecretStore::Kept::ThisSessionOnly;
}

void ConnectionRegistry::forgetSecrets()
{
    for (const Connection &connection : m_connections)
        if (connection.id != localId)
            forgetSecret(connection.id, {});
}

void ConnectionRegistry::load()
{
    m_connections = {Connection{.id = localId,
                                .name = {},
                                .environment = Environment::Local,
                                .baseUrl = {},
                                .scheme = ApiKeyScheme{},
                                .readOnly = false}};
    nameLocalService();
    loadOffered();
    for (const QVariant &entry : m_settings.connections()) {
        const auto connection = connectionIn(entry.toMap());
        if (connection && connection->id != localId && !find(connection->id) && m_policy.ownConnections)
            put(*connection);
        else
            m_unused.append(entry);
    }
}

/// A policy with an entry that is none is broken as a whole: what it meant to offer or forbid is not known.
void ConnectionRegistry::loadOffered()
{
    for (qsizetype number = 1; number <= m_policy.connections.size(); ++number) {
        const auto connection = connectionIn(m_policy.connections.at(number - 1).toMap());
        if (!connection || connection->id == localId || find(connection->id)) {
            m_policy = Policy::broken(m_policy.file, u"connections/%1"_s.arg(number));
            m_connections.erase(m_connections.begin() + 1, m_connections.end()); // all but the local service
            m_offered.clear();
            return;
        }
        m_offered += connection->id;
        put(*connection);
    }
}

void ConnectionRegistry::put(Connection connection)
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

void ConnectionRegistry::store()
{
    QVariantList maps;
    for (const Connection &connection : m_connections)
        if (connection.id != localId && !isOffered(connection.id))
            maps.append(connectionEntry(connection));
    m_settings.setConnections(maps + m_unused);
}

} // namespace labdesk
