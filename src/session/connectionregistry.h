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

/// The connections a person can choose from, stored in the settings, and their secrets in a SecretStore. The connection
/// to the local service always comes first and isn't stored. Those offered by the policy come next; a person can change
/// only their secrets.
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
    QString currentId() const; ///< the one used last; the local one if that is gone
    void setCurrentId(const QString &id);

    /// Names the local service in the current language. Emits no signal.
    void nameLocalService();
    /// Sets the address of the running local service, and its key for this run.
    void setLocal(const QUrl &baseUrl, Secret key);

    /// Adds or replaces a connection by ID, as far as the policy allows, and stores the secrets that aren't empty. For
    /// an empty one, the stored secret stays as long as the connection uses it. `done` gets where the secrets are: in
    /// memory if any of them is.
    void save(const Connection &connection, const Credentials &secrets, bool thisSessionOnly,
              std::function<void(SecretStore::Location)> done);
    /// Adds connections from a file, which have no secrets yet; see connectionfile.h.
    void add(const std::vector<Connection> &connections);
    /// `forgotten`: whether the secrets were verified to be gone from the keyring.
    void remove(const QString &id, const std::function<void(bool forgotten)> &done = {});
    void forgetSecret(const QString &id, const std::function<void(bool forgotten)> &done);

    /// Reads the key of a connection; empty if there is none.
    void secretOf(const QString &id, std::function<void(Secret)> done);
    /// Reads all secrets that the connection uses.
    void credentialsOf(const QString &id, std::function<void(Credentials)> done);

    /// Whether a secret is stored, as far as that is known without opening the keychain, which may ask for a
    /// passphrase.
    bool hasSecret(const QString &id, SecretPart part = SecretPart::Key) const;

    /// Whether the last secrets were entered for this session only; the default for the next ones.
    bool wantsSessionOnly(const QString &id) const { return m_sessionOnly.contains(id); }

    /// For a lock without a passphrase: forgets the keys that are in memory only.
    void forgetSessionSecrets();
    /// Whether forgetSessionSecrets() would forget it.
    bool forgetsSecretOf(const QString &id, SecretPart part = SecretPart::Key) const;
    /// For a lost passphrase: forgets the secrets of every connection, also of those that can't be used now, and
    /// removes them from the keyring. `done` gets whether none can be left there.
    void forgetSecrets(std::function<void(bool areForgotten)> done);

Q_SIGNALS:
    void changed();
    void secretEntered(const QString &id);      ///< a key was entered and can be read
    void routeSecretEntered(const QString &id); ///< the same, for the proxy or the certificate
    /// A connection was added, changed, or removed, or the secrets of one were forgotten on request.
    void audited(const labdesk::AuditEntry &entry);

private:
    void load();
    void loadOffered();
    void put(Connection connection);
    void store();
    SecretStore::Location secretLocation(const QString &id) const; ///< in memory if any of the secrets is
    void writeSecret(const QString &id, SecretPart part, const Secret &secret, bool thisSessionOnly,
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
    /// Entries that are from a newer version, damaged, or not allowed now; stored again unchanged.
    QVariantList m_unused;
    QHash<QString, SecretStore::Location> m_locations; ///< of the secrets written since the start, by slotOf()
    QHash<QString, bool> m_hasSecret;                  ///< as far as known since the start, by slotOf()
    QSet<QString> m_sessionOnly;                       ///< ids; not removed when the secrets are forgotten
    Secret m_localKey;
};

} // namespace labdesk
