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

/// Compares in a time that doesn't depend on where the two differ, or whether they do.
bool equalInConstantTime(const QByteArray &a, const QByteArray &b);

/// 32 bytes from the system's generator, in hexadecimal.
QByteArray newSecret();

/// The caller of a request, and its permissions.
struct Principal
{
    QString name;                  ///< name of the key, for the audit log
    QByteArray rateLimitKey;       ///< identifies the rate limit: that of a key, or that of all tokens of a client
    std::optional<Team> team = {}; ///< if empty, the first team in the database
    bool canWrite = true;
    qint64 keySeq = 0; ///< the key in the database; 0 if it was set at startup
    std::optional<Drill> drill = {};
    bool strict = false;
};

/// The result of authenticating a request, and when it was determined.
struct AuthenticationResult
{
    std::variant<Principal, QString> result; ///< the caller, or the reason for the 401
    std::chrono::milliseconds at;            ///< by the steady clock

    const Principal *caller() const { return std::get_if<Principal>(&result); }
};

/// Authenticates requests by API key, or by a bearer token that was issued here (section 5 of the contract). The key
/// and the client in the options belong to the first team. With a secret, those in the database are accepted, too. Only
/// hashes of keys and clients are stored. Tokens are valid in every process with the same secret; without a secret,
/// only in this process. Thread-safe.
class Authentication
{
public:
    /// A revoked key is refused after this time, in every process.
    static constexpr std::chrono::milliseconds cacheTime{500};

    /// Reads a key from the database. May throw DatabaseError.
    using FindKey = std::function<std::optional<StoredKey>(KeyStore::By by, const QVariant &value)>;

    explicit Authentication(const ServiceOptions &options);

    /// Authenticates the caller by the request's key or token; if it carries both, only by the key. Returns the result
    /// that the request already has, unless it's older than cacheTime.
    std::shared_ptr<const AuthenticationResult> authenticate(const HttpRequest &request, const FindKey &find);

    /// Like authenticate(), but uses only the cache. Null if the key isn't cached, or the request is refused.
    std::shared_ptr<const AuthenticationResult> knownCaller(const HttpRequest &request);

    /// Returns a new token; nothing if the credentials are wrong or the client is no longer valid.
    std::optional<QByteArray> tokenFor(const QByteArray &clientId, const QByteArray &secret, const FindKey &find);

    /// Whether to record that the key was used: true at most once a minute per key.
    bool isUseDue(const Principal &caller);

private:
    struct Cached
    {
        std::optional<StoredKey> key; ///< empty if the key doesn't exist, which is cached as well
        std::chrono::milliseconds readAt;
    };

    // `at` becomes the time when the key was read, if that was earlier.
    std::variant<Principal, QString> authenticate(const HttpRequest &request, const FindKey &find,
                                                  std::chrono::milliseconds &at);
    std::variant<Principal, QString> authenticateKey(const QByteArray &key, const FindKey &find,
                                                     std::chrono::milliseconds &at);
    std::variant<Principal, QString> authenticateToken(const QByteArray &token, const FindKey &find,
                                                       std::chrono::milliseconds &at);
    std::optional<StoredKey> cachedKey(KeyStore::By by, const QVariant &value, const FindKey &find,
                                       std::chrono::milliseconds &at);
    qint64 now() const;
    qint64 tokenClock() const;

    Clock m_clock;
    SteadyClock m_steadyClock;
    bool m_hasSecret;
    KeyHasher m_hasher;
    QByteArray m_keyHeader;
    QByteArray m_keyHash;    ///< empty if no key was set at startup
    QByteArray m_clientHash; ///< hash of ID and secret; empty if there is no client
    QString m_clientName;
    std::chrono::seconds m_tokenLifetime;
    std::mutex m_mutex;
    std::map<QString, Cached> m_cache;
    std::map<qint64, std::chrono::milliseconds> m_recordedUses; ///< when the use of each key was last recorded
};

} // namespace labdesk::service
