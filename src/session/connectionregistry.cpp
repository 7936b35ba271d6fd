// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectionregistry.h"

#include "platform/settings.h"
#include "session/connectionserialization.h"
#include "session/tlsfiles.h"

#include <QTimer>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

const QString ConnectionRegistry::localId = u"local"_s;

namespace {

/// The identifier of a secret; for an API key, the ID of its connection.
QString slotOf(const QString &id, SecretPart part)
{
    switch (part) {
    case SecretPart::Key:
        return id;
    case SecretPart::ProxyPassword:
        return id + u"/proxy"_s;
    case SecretPart::CertificatePassphrase:
        return id + u"/certificate"_s;
    }
    Q_UNREACHABLE();
}

QString secretName(const QString &slot)
{
    return u"labdesk/"_s + slot;
}

AuditEntry auditEntryOf(AuditOperation operation, const Connection &connection)
{
    return {.operation = operation, .connection = connection.name, .environment = connection.environment};
}

/// Whether the connection uses that secret. An API key is always used.
bool isNeededFor(SecretPart part, const Connection &connection)
{
    return part == SecretPart::ProxyPassword        ? !connection.network.proxyUser.isEmpty()
        : part == SecretPart::CertificatePassphrase ? !connection.network.clientCertificate.isEmpty()
                                                    : true;
}

} // namespace

ConnectionRegistry::ConnectionRegistry(Settings &settings, SecretStore &secrets, Policy policy, QObject *parent)
    : QObject(parent), m_settings(settings), m_secrets(secrets), m_policy(std::move(policy))
{
    load();
}

const Connection *ConnectionRegistry::find(const QString &id) const
{
    const auto at = std::ranges::find(m_connections, id, &Connection::id);
    return at == m_connections.end() ? nullptr : &*at;
}

QString ConnectionRegistry::currentId() const
{
    const QString id = m_settings.get(setting::currentConnection);
    return find(id) ? id : localId;
}

void ConnectionRegistry::setCurrentId(const QString &id)
{
    // Writing waits for the disk, and this runs at every start.
    if (id != m_settings.get(setting::currentConnection))
        m_settings.set(setting::currentConnection, id);
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

void ConnectionRegistry::save(const Connection &connection, const Credentials &secrets, bool thisSessionOnly,
                              std::function<void(SecretStore::Location)> done)
{
    Q_ASSERT(!connection.id.isEmpty() && connection.id != localId);
    Q_ASSERT(m_policy.ownConnections || isOffered(connection.id));
    if (!isOffered(connection.id)) {
        if (!find(connection.id))
            m_settings.setStoresKey(connection.id, false);
        put(connection);
        store();
    }
    Q_EMIT changed();
    for (const SecretPart part : allSecretParts)
        if (secrets.part(part).isEmpty() && !isNeededFor(part, connection) && hasSecret(connection.id, part))
            forget(connection.id, part, {});
    std::vector<SecretPart> typed;
    std::ranges::copy_if(allSecretParts, std::back_inserter(typed),
                         [&](SecretPart part) { return !secrets.part(part).isEmpty(); });
    if (typed.empty()) {
        QTimer::singleShot(0, this, [where = secretLocation(connection.id), done = std::move(done)] { done(where); });
        return;
    }
    if (thisSessionOnly)
        m_sessionOnly.insert(connection.id);
    else
        m_sessionOnly.remove(connection.id);
    const auto written = std::make_shared<size_t>(0);
    for (const SecretPart part : typed)
        writeSecret(connection.id, part, secrets.part(part), thisSessionOnly,
                    [this, id = connection.id, typed, written, done](SecretStore::Location) {
                        if (++*written < typed.size())
                            return;
                        if (typed.front() == SecretPart::Key)
                            Q_EMIT secretEntered(id);
                        if (typed.back() != SecretPart::Key)
                            Q_EMIT routeSecretEntered(id);
                        done(secretLocation(id));
                    });
}

/// Secrets that weren't written since the start can only have come from the keyring.
SecretStore::Location ConnectionRegistry::secretLocation(const QString &id) const
{
    const bool isInMemory
        = std::ranges::any_of(allSecretParts, [&](SecretPart part) { return forgetsSecretOf(id, part); });
    return isInMemory ? SecretStore::Location::ThisSessionOnly : SecretStore::Location::InKeyring;
}

void ConnectionRegistry::writeSecret(const QString &id, SecretPart part, const Secret &secret, bool thisSessionOnly,
                                     std::function<void(SecretStore::Location)> done)
{
    const QString slot = slotOf(id, part);
    m_hasSecret[slot] = true; // it can be read from now on
    m_secrets.write(secretName(slot), secret, thisSessionOnly, this,
                    [this, slot, done = std::move(done)](SecretStore::Location where) {
                        m_locations[slot] = where;
                        m_settings.setStoresKey(slot, where == SecretStore::Location::InKeyring);
                        done(where);
                    });
}

void ConnectionRegistry::add(const std::vector<Connection> &connections)
{
    Q_ASSERT(m_policy.ownConnections);
    for (const Connection &connection : connections) {
        put(connection);
        m_settings.setStoresKey(connection.id, false);
    }
    store();
    Q_EMIT changed();
}

void ConnectionRegistry::remove(const QString &id, const std::function<void(bool)> &done)
{
    const auto at = std::ranges::find(m_connections, id, &Connection::id);
    if (id == localId || isOffered(id) || at == m_connections.end())
        return;
    const AuditEntry removed = auditEntryOf(AuditOperation::RemoveConnection, *at);
    m_connections.erase(at);
    store();
    forgetSecret(id, done);
    m_settings.forgetConnection(id);
    m_sessionOnly.remove(id);
    Q_EMIT audited(removed);
    Q_EMIT changed();
}

void ConnectionRegistry::forgetSecret(const QString &id, const std::function<void(bool)> &done)
{
    std::vector<SecretPart> parts;
    std::ranges::copy_if(allSecretParts, std::back_inserter(parts),
                         [&](SecretPart part) { return part == SecretPart::Key || hasSecret(id, part); });
    const auto forgotten = std::make_shared<std::vector<bool>>();
    for (const SecretPart part : parts)
        forget(id, part, [count = parts.size(), forgotten, done](bool isForgotten) {
            forgotten->push_back(isForgotten);
            if (forgotten->size() == count && done)
                done(std::ranges::count(*forgotten, false) == 0);
        });
    if (const Connection *connection = find(id)) // otherwise it was removed, which is recorded separately
        Q_EMIT audited(auditEntryOf(AuditOperation::ForgetKey, *connection));
}

void ConnectionRegistry::forget(const QString &id, SecretPart part, std::function<void(bool)> done)
{
    const QString slot = slotOf(id, part);
    m_locations.remove(slot);
    m_hasSecret[slot] = false;
    m_settings.setStoresKey(slot, false);
    m_secrets.remove(secretName(slot), this, std::move(done));
}

void ConnectionRegistry::secretOf(const QString &id, std::function<void(Secret)> done)
{
    if (id == localId) {
        QTimer::singleShot(0, this, [key = m_localKey, done = std::move(done)] { done(key); });
        return;
    }
    read(id, SecretPart::Key, std::move(done));
}

void ConnectionRegistry::credentialsOf(const QString &id, std::function<void(Credentials)> done)
{
    secretOf(id, [this, id, done = std::move(done)](Secret key) {
        readNext(id, SecretPart::ProxyPassword, std::make_shared<Credentials>(std::move(key)), done);
    });
}

/// Reads one after the other, so that a locked keychain asks for its passphrase only once.
void ConnectionRegistry::readNext(const QString &id, SecretPart part, const std::shared_ptr<Credentials> &found,
                                  const std::function<void(Credentials)> &done)
{
    const auto proceed = [this, id, part, found, done](Secret secret) {
        found->part(part) = std::move(secret);
        if (part == SecretPart::CertificatePassphrase)
            return done(std::move(*found));
        readNext(id, SecretPart::CertificatePassphrase, found, done);
    };
    const Connection *connection = find(id);
    if (connection && isNeededFor(part, *connection))
        read(id, part, proceed);
    else
        proceed({});
}

void ConnectionRegistry::read(const QString &id, SecretPart part, std::function<void(Secret)> done)
{
    const QString slot = slotOf(id, part);
    m_secrets.read(secretName(slot), this, [this, id, part, slot, done = std::move(done)](const Secret &secret) {
        m_hasSecret[slot] = !secret.isEmpty();
        if (!secret.isEmpty() && !forgetsSecretOf(id, part))
            m_settings.setStoresKey(slot, true); // stored by an earlier version, which made no note of it
        done(secret);
    });
}

bool ConnectionRegistry::hasSecret(const QString &id, SecretPart part) const
{
    const QString slot = slotOf(id, part);
    // There is no note of keys stored by an earlier version, nor for offered connections that were never used.
    const bool mayBeOld = part == SecretPart::Key && find(id) && !isOffered(id);
    return id == localId || m_hasSecret.value(slot, m_settings.storesKey(slot).value_or(mayBeOld));
}

void ConnectionRegistry::forgetSessionSecrets()
{
    m_secrets.forgetSessionOnly();
    m_locations.removeIf([this](const auto &secret) {
        const bool isSessionOnly = secret.value() == SecretStore::Location::ThisSessionOnly;
        if (isSessionOnly)
            m_hasSecret[secret.key()] = false;
        return isSessionOnly;
    });
}

bool ConnectionRegistry::forgetsSecretOf(const QString &id, SecretPart part) const
{
    return m_locations.value(slotOf(id, part), SecretStore::Location::InKeyring)
        == SecretStore::Location::ThisSessionOnly;
}

/// If the note says that the keyring has no secret, a failure to remove it doesn't matter: without a keyring, it always
/// fails. Otherwise, the note stays until the secret is gone, so that it can be tried again, also after the next start.
void ConnectionRegistry::forgetSecrets(std::function<void(bool)> done)
{
    QStringList ids;
    for (const QVariant &entry : std::as_const(m_unused))
        ids += entry.toMap().value(u"id"_s).toString();
    for (const Connection &connection : m_connections)
        ids += connection.id;
    ids.removeAll(localId);
    ids.removeAll(QString());
    const auto left = std::make_shared<qsizetype>(ids.size() * qsizetype(allSecretParts.size()));
    const auto areForgotten = std::make_shared<bool>(true);
    if (*left == 0)
        QTimer::singleShot(0, this, [done] { done(true); });
    for (const QString &id : std::as_const(ids)) {
        for (const SecretPart part : allSecretParts) {
            const QString slot = slotOf(id, part);
            const auto note = m_settings.storesKey(slot);
            const bool mayBeStored = note.value_or(part == SecretPart::Key && !isOffered(id));
            m_locations.remove(slot);
            m_hasSecret[slot] = false;
            m_secrets.remove(secretName(slot), this,
                             [this, id, part, slot, mayBeStored, left, areForgotten, done](bool isForgotten) {
                                 if (isForgotten)
                                     m_settings.setStoresKey(slot, false);
                                 const bool isLeft = mayBeStored && !isForgotten;
                                 const Connection *connection = part == SecretPart::Key && !isLeft ? find(id) : nullptr;
                                 if (connection)
                                     Q_EMIT audited(auditEntryOf(AuditOperation::ForgetKey, *connection));
                                 *areForgotten = *areForgotten && !isLeft;
                                 if (--*left == 0)
                                     done(*areForgotten);
                             });
        }
    }
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
    for (const QVariant &entry : m_settings.get(setting::connections)) {
        const auto connection = connectionIn(entry.toMap());
        if (connection && connection->id != localId && !find(connection->id) && m_policy.ownConnections)
            put(*connection);
        else
            m_unused.append(entry);
    }
}

/// One invalid entry invalidates the whole policy, because it is unclear what it was meant to offer or forbid.
void ConnectionRegistry::loadOffered()
{
    if (const auto fault = checkOffered(m_policy))
        m_policy = Policy::brokenBy(*fault, m_policy.file);
    for (const QVariant &entry : std::as_const(m_policy.connections)) {
        const auto connection = connectionIn(entry.toMap());
        m_offered += connection->id;
        Connection offered = *connection;
        offered.readOnlyByPolicy = offered.readOnly;
        if (isReplaceableByOthers(offered.network.caFile)) // its content may not be the administrator's
            offered.network.caFile.clear();
        put(std::move(offered));
    }
}

/// Signals have no receiver while loading, which runs in the constructor.
void ConnectionRegistry::put(Connection connection)
{
    if (m_policy.productionReadOnly && connection.environment == Environment::Production)
        connection.readOnly = connection.readOnlyByPolicy = true;
    const auto at = std::ranges::find(m_connections, connection.id, &Connection::id);
    if (at == m_connections.end()) {
        m_connections.push_back(std::move(connection));
        Q_EMIT audited(auditEntryOf(AuditOperation::AddConnection, m_connections.back()));
    } else if (*at != connection) {
        *at = std::move(connection);
        Q_EMIT audited(auditEntryOf(AuditOperation::ChangeConnection, *at));
    }
}

void ConnectionRegistry::store()
{
    QVariantList maps;
    for (const Connection &connection : m_connections)
        if (connection.id != localId && !isOffered(connection.id))
            maps.append(connectionEntry(connection));
    m_settings.set(setting::connections, maps + m_unused);
}

} // namespace labdesk
