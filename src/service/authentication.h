// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/keyhasher.h"
#include "service/keystore.h"
#include "service/serviceoptions.h"

#include <map>
#include <mutex>
#include <optional>
#include <variant>

namespace labdesk::service {

/// Compares in a time that does not depend on where, or whether, the two differ.
bool equalInConstantTime(const QByteArray &a, const QByteArray &b);

/// 32 bytes from the system's generator, in hexadecimal.
QByteArray newSecret();

/// The caller of a request, and its permissions.
struct Principal
{
    QString name;                  ///< of the key, for the audit table
    QByteArray rateLimitKey;       ///< whose limit a request counts against: of a key, or of all tokens of a client
    std::optional<Team> team = {}; ///< none: the first one of the database
    bool canWrite = true;
    qint64 keySeq = 0; ///< of the database; 0: set at the start
    std::optional<Drill> drill = {};
    bool strict = false;
};

/// Who may ask: holders of a key and of a bearer token that was issued here (section 5 of the contract). The key and
/// the client of the options are of the first team; with a secret there are those of the database, too. Of all of them
/// only hashes are kept. With a secret, tokens are good in every process that has it; else in this one. Safe to use
/// from any thread.
class Authentication
{
public:
    /// A revoked key is refused after this time, in every process.
    static constexpr std::chrono::milliseconds cacheTime{500};

    /// Reads a key from the database. May throw DatabaseError.
    using FindKey = std::function<std::optional<StoredKey>(KeyStore::By by, const QVariant &value)>;

    explicit Authentication(const ServiceOptions &options);

    /// Returns the caller, or the reason for the 401. If a request carries both a key and a token, only the key is
    /// checked.
    std::variant<Principal, QString> authenticate(const HttpRequest &request, const FindKey &find);

    /// The same from the cache alone; nothing: it isn't there, or the request is refused.
    std::optional<Principal> knownCaller(const HttpRequest &request);

    /// A new token; nothing if it isn't a client, or not one that is in force.
    std::optional<QByteArray> tokenFor(const QByteArray &clientId, const QByteArray &secret, const FindKey &find);

    /// Whether to record that the key was used: true at most once a minute per key.
    bool isUseDue(const Principal &caller);

private:
    struct Cached
    {
        std::optional<StoredKey> key; ///< also that there is none, as a request asks several times
        std::chrono::milliseconds readAt;
    };

    std::variant<Principal, QString> authenticateKey(const QByteArray &key, const FindKey &find);
    std::variant<Principal, QString> authenticateToken(const QByteArray &token, const FindKey &find);
    std::optional<StoredKey> cachedKey(KeyStore::By by, const QVariant &value, const FindKey &find);
    qint64 now() const;
    qint64 tokenClock() const;

    Clock m_clock;
    SteadyClock m_steadyClock;
    bool m_hasSecret;
    KeyHasher m_hasher;
    QByteArray m_keyHeader;
    QByteArray m_keyHash;    ///< empty: no key is set at the start
    QByteArray m_clientHash; ///< of id and secret; empty: no client
    QString m_clientName;
    std::chrono::seconds m_tokenLifetime;
    std::mutex m_mutex;
    std::map<QString, Cached> m_cache;
    std::map<qint64, std::chrono::milliseconds> m_noted; ///< when the use of a key was
};

} // namespace labdesk::service
