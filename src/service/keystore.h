// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"
#include "service/serviceoptions.h"
#include "service/team.h"

#include <optional>
#include <vector>

namespace labdesk::service {

/// A key of a team, or a client that gets bearer tokens for it. Times are in seconds since 1970.
struct StoredKey
{
    qint64 seq = 0; ///< number in the database
    Team team = {};
    QString name = {};
    bool canWrite = false;
    QString clientId = {}; ///< empty for a key
    QByteArray hash = {};
    qint64 createdOn = 0;
    std::optional<Drill> drill = {}; ///< applied to its requests, for test environments
    bool strict = false;             ///< likewise; see ServiceOptions
    std::optional<qint64> expiresOn = {}, revokedOn = {}, usedOn = {};

    bool isClient() const { return !clientId.isEmpty(); }
    bool hasExpired(qint64 now) const { return expiresOn && *expiresOn <= now; }
};

/// The keys and clients of all teams. The database has only their hashes. The name of a key is unique in its team among
/// those that aren't revoked.
class KeyStore
{
public:
    enum class By { Hash, ClientId, Seq };

    explicit KeyStore(const Database &database);

    std::optional<StoredKey> find(By by, const QVariant &value); ///< also finds revoked and expired ones
    void noteUse(qint64 seq, qint64 now);                        ///< at most once a minute

private:
    Statement m_byHash, m_byClientId, m_bySeq, m_noteUse;
};

/// Implements `labdesk-service keys`. Call these in a transaction.
namespace keys {

std::vector<Team> allTeams(const Database &database);
Team addTeam(const Database &database, const QString &name);
void nameTeam(const Database &database, const Team &team, const QString &name);
std::vector<StoredKey> all(const Database &database, std::optional<qint64> teamSeq); ///< sorted by team and age
std::optional<StoredKey> inForce(const Database &database, qint64 teamSeq, const QString &name); ///< not revoked
qint64 add(const Database &database, const StoredKey &key);                                      ///< returns its seq
void renew(const Database &database, const StoredKey &key); ///< stores a new hash and expiry
void revoke(const Database &database, qint64 seq, qint64 now);

} // namespace keys

} // namespace labdesk::service
