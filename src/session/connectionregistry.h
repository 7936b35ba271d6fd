// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"
#include "domain/credentials.h"
#include "platform/policy.h"
#include "platform/secretstore.h"
#include "session/auditentry.h"
#include "session/connectiontest.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QVariant>

#include <functional>
#include <memory>
#include <vector>

namespace labdesk {

class Settings;

/// The connections a person can choose from, kept in the settings; their secrets in a SecretStore. The local service is
/// always there, first, and is not stored; those that the policy offers come next, and only their secrets are a
/// person's own.
class ConnectionRegistry : public QObject
{
    Q_OBJECT

public:
    static const QString localId; ///< the id of the local service's connection

    ConnectionRegistry(Settings &settings, SecretStore &secrets, Policy policy = {}, QObject *parent = nullptr);

    const std::vector<Connection> &connections() const { return m_connections; } ///< the local one first
    const Connection *find(const QString &id) const;
    const Policy &policy() const { return m_policy; }
    bool isOffered(const QString &id) const { return m_offered.contains(id); } ///< by the policy
    QString currentId() const; ///< what was used last; the local one when that is gone
    void setCurrentId(const QString &id);

    /// Calls the local service as the language of now does; others are called as a person named them. No signal.
    void nameLocalService();
    /// Where the running local service is, and the key of this run.
    void setLocal(const QUrl &baseUrl, Secret key);

    /// Adds or replaces by id, as far as the policy has nothing against it, and keeps the secrets that are not empty
    /// (of the others the kept one stays, as long as the connection has a use for it). `done` says where they are: in
    /// memory only when one of them is.
    void save(const Connection &connection, const Credentials &secrets, bool thisSessionOnly,
              std::function<void(SecretStore::Location)> done);
    /// Those of a file, which have no secret yet; see connectionfile.h.
    void add(const std::vector<Connection> &connections);
    /// `forgotten`: whether the keyring was seen to be without the secrets afterwards.
    void remove(const QString &id, const std::function<void(bool forgotten)> &done = {});
    void forgetSecret(const QString &id, const std::function<void(bool forgotten)> &done);

    /// The key of a connection; empty when there is none.
    void secretOf(const QString &id, std::function<void(Secret)> done);
    /// All secrets that it has a use for.
    void credentialsOf(const QString &id, std::function<void(Credentials)> done);

    /// Whether a secret of it is kept, as far as that is known without the keychain, which may ask the person for a
    /// passphrase.
    bool hasSecret(const QString &id, SecretPart part = SecretPart::Key) const;

    /// Whether the person said so of the secrets that were entered last: the next ones are likely meant to go there,
    /// too.
    bool wantsSessionOnly(const QString &id) const { return m_sessionOnly.contains(id); }

    /// For a lock without a passphrase: forgets the keys that are in memory only.
    void forgetSessionSecrets();
    bool forgetsSecretOf(const QString &id) const; ///< whether that takes this connection's key
    void forgetSecrets(); ///< of every connection, also from the keyring; for who has lost the passphrase

Q_SIGNALS:
    void changed();
    void secretEntered(const QString &id);      ///< a key, and it can be read
    void routeSecretEntered(const QString &id); ///< for its proxy or its certificate
    /// A connection was added, changed, or removed, or the secrets of one were forgotten on request.
    void audited(const labdesk::AuditEntry &entry);

private:
    void load();
    void loadOffered();
    void put(Connection connection);
    void store();
    SecretStore::Location secretLocation(const QString &id) const; ///< in memory where one of the secrets is
    void keep(const QString &id, SecretPart part, const Secret &secret, bool thisSessionOnly,
              std::function<void(SecretStore::Location)> done);
    void read(const QString &id, SecretPart part, std::function<void(Secret)> done);
    void readNext(const QString &id, SecretPart part, const std::shared_ptr<Credentials> &found,
                  const std::function<void(Credentials)> &done);
    void forget(const QString &id, SecretPart part, std::function<void(bool)> done);

    Settings &m_settings;
    SecretStore &m_secrets;
    Policy m_policy;
    QStringList m_offered; ///< ids
    std::vector<Connection> m_connections;
    QVariantList m_unused; ///< entries of a newer program, damaged by hand or not allowed now: stored again as they are
    QHash<QString, SecretStore::Location> m_kept; ///< of the secrets written since the start, by slotOf()
    QHash<QString, bool> m_hasSecret;             ///< what was seen since the start, by slotOf()
    QSet<QString> m_sessionOnly;                  ///< ids; also once these secrets are forgotten
    Secret m_localKey;
};

} // namespace labdesk
