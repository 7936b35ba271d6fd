// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/authentication.h"

#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <sodium.h>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxCachedKeys = 10'000; // some MB; when it is full, the cache is cleared
constexpr auto useInterval = std::chrono::minutes(1);
constexpr qsizetype claimsSize = 2 * sizeof(qint64), signatureSize = 32;
constexpr qsizetype tokenSize = (claimsSize + signatureSize) / 3 * 4;
constexpr auto tokenEncoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

// The content of a token: its client (0 for the one in the options), and when it expires, in milliseconds.
struct TokenClaims
{
    qint64 clientSeq = 0;
    qint64 end = 0;

    QByteArray bytes() const
    {
        QByteArray bytes(claimsSize, '\0');
        qToBigEndian(clientSeq, bytes.data());
        qToBigEndian(end, bytes.data() + sizeof clientSeq);
        return bytes;
    }
    static TokenClaims in(const QByteArray &bytes)
    {
        return {qFromBigEndian<qint64>(bytes.constData()),
                qFromBigEndian<qint64>(bytes.constData() + sizeof clientSeq)};
    }
};

// Keys and IDs that can't exist aren't looked up, because they would fill the cache and wait for a busy database.
constexpr qsizetype keySize = 64, maxClientIdLength = 64;

bool isKey(const QByteArray &text) // in the form of newSecret()
{
    return text.size() == keySize
        && std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Principal callerWith(const StoredKey &key)
{
    return {key.name, "key " + QByteArray::number(key.seq), key.team, key.canWrite, key.seq, key.drill, key.strict};
}

} // namespace

bool equalInConstantTime(const QByteArray &a, const QByteArray &b)
{
    // The callers compare hashes, whose length is no secret.
    return a.size() == b.size() && sodium_memcmp(a.constData(), b.constData(), static_cast<std::size_t>(a.size())) == 0;
}

QByteArray newSecret()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

Authentication::Authentication(const ServiceOptions &options)
    : m_clock(options.clock), m_steadyClock(options.steadyClock), m_hasSecret(!options.secret.isEmpty()),
      m_hasher(m_hasSecret ? options.secret : newSecret()), m_keyHeader(options.keyHeader),
      m_keyHash(options.key.isEmpty() ? QByteArray() : m_hasher.hashOfKey(options.key)),
      m_clientHash(options.clientId.isEmpty() ? QByteArray()
                                              : m_hasher.hashOfClient(options.clientId, options.clientSecret)),
      m_clientName(QString::fromUtf8(options.clientId)), m_tokenLifetime(options.tokenLifetime)
{
}

std::shared_ptr<const AuthenticationResult> Authentication::authenticate(const HttpRequest &request,
                                                                         const FindKey &find)
{
    const auto now = m_steadyClock();
    if (request.authResult && now - request.authResult->at < cacheTime)
        return request.authResult;
    AuthenticationResult authResult{{}, now};
    authResult.result = authenticate(request, find, authResult.at);
    return std::make_shared<const AuthenticationResult>(std::move(authResult));
}

std::variant<Principal, QString> Authentication::authenticate(const HttpRequest &request, const FindKey &find,
                                                              std::chrono::milliseconds &at)
{
    const auto keys = request.values(m_keyHeader);
    const auto credentials = request.values("authorization");
    if (!keys.isEmpty())
        return keys.size() == 1 ? authenticateKey(keys.front(), find, at) : u"Invalid API key"_s;
    if (credentials.isEmpty())
        return u"Missing API key or bearer token"_s;
    const QByteArray &credential = credentials.front();
    if (credentials.size() != 1 || credential.left(7).toLower() != "bearer ")
        return u"Invalid bearer token"_s;
    return authenticateToken(credential.sliced(7).trimmed(), find, at);
}

std::shared_ptr<const AuthenticationResult> Authentication::knownCaller(const HttpRequest &request)
{
    auto authResult = authenticate(request, {});
    return authResult->caller() ? std::move(authResult) : nullptr;
}

std::variant<Principal, QString> Authentication::authenticateKey(const QByteArray &key, const FindKey &find,
                                                                 std::chrono::milliseconds &at)
{
    const QByteArray hash = m_hasher.hashOfKey(key);
    if (equalInConstantTime(hash, m_keyHash))
        return Principal{.name = u"--key"_s, .rateLimitKey = hash};
    // The time of the lookup reveals nothing about the key, because the hash can't be computed without the secret.
    const auto stored = isKey(key) ? cachedKey(KeyStore::By::Hash, QString::fromLatin1(hash), find, at) : std::nullopt;
    if (!stored || stored->isClient() || !equalInConstantTime(stored->hash, hash))
        return u"Invalid API key"_s;
    if (stored->revokedOn)
        return u"The API key has been revoked"_s;
    if (stored->hasExpired(now()))
        return u"The API key has expired"_s;
    return callerWith(*stored);
}

std::variant<Principal, QString> Authentication::authenticateToken(const QByteArray &token, const FindKey &find,
                                                                   std::chrono::milliseconds &at)
{
    const auto decoded = QByteArray::fromBase64Encoding(token, tokenEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || token.size() != tokenSize || decoded.decoded.size() != claimsSize + signatureSize)
        return u"Invalid bearer token"_s;
    const QByteArray signedClaims = decoded.decoded.first(claimsSize);
    const TokenClaims claims = TokenClaims::in(signedClaims);
    const auto client = claims.clientSeq == 0 ? std::nullopt : cachedKey(KeyStore::By::Seq, claims.clientSeq, find, at);
    const QByteArray clientHash = claims.clientSeq == 0 ? m_clientHash : client ? client->hash : QByteArray();
    if (clientHash.isEmpty() || (client && !client->isClient())
        || !equalInConstantTime(decoded.decoded.sliced(claimsSize), m_hasher.signatureOf(signedClaims, clientHash)))
        return u"Invalid bearer token"_s;
    if (claims.end <= tokenClock())
        return u"The bearer token has expired"_s;
    if (!client)
        return Principal{.name = m_clientName, .rateLimitKey = m_clientHash};
    if (client->revokedOn)
        return u"The client of the bearer token has been revoked"_s;
    if (client->hasExpired(now()))
        return u"The client of the bearer token has expired"_s;
    return callerWith(*client);
}

std::optional<QByteArray> Authentication::tokenFor(const QByteArray &clientId, const QByteArray &secret,
                                                   const FindKey &find)
{
    const QByteArray hash = m_hasher.hashOfClient(clientId, secret);
    std::chrono::milliseconds at{}; // doesn't matter: the result for the token isn't cached
    TokenClaims claims;
    if (!equalInConstantTime(hash, m_clientHash)) {
        const auto client = clientId.size() <= maxClientIdLength
            ? cachedKey(KeyStore::By::ClientId, QString::fromUtf8(clientId), find, at)
            : std::nullopt;
        if (!client || !equalInConstantTime(hash, client->hash) || client->revokedOn || client->hasExpired(now()))
            return {};
        claims.clientSeq = client->seq;
    }
    claims.end = tokenClock() + std::chrono::milliseconds(m_tokenLifetime).count();
    const QByteArray bytes = claims.bytes();
    return (bytes + m_hasher.signatureOf(bytes, hash)).toBase64(tokenEncoding);
}

std::optional<StoredKey> Authentication::cachedKey(KeyStore::By by, const QVariant &value, const FindKey &find,
                                                   std::chrono::milliseconds &at)
{
    if (!m_hasSecret)
        return {};
    const QString name = QString::number(static_cast<int>(by)) + value.toString();
    const auto asked = m_steadyClock();
    {
        const std::lock_guard lock(m_mutex);
        const auto cached = m_cache.find(name);
        if (cached != m_cache.end() && asked - cached->second.readAt < cacheTime) {
            at = cached->second.readAt;
            return cached->second.key;
        }
    }
    if (!find) // the key isn't cached, and this caller may not wait for the database
        return {};
    auto key = find(by, value);
    const std::lock_guard lock(m_mutex);
    if (m_cache.size() >= maxCachedKeys)
        m_cache.clear();
    m_cache.insert_or_assign(name, Cached{key, asked});
    return key;
}

bool Authentication::isUseDue(const Principal &caller)
{
    if (caller.keySeq == 0)
        return false;
    const auto now = m_steadyClock();
    const std::lock_guard lock(m_mutex);
    const auto [recorded, isNew] = m_recordedUses.try_emplace(caller.keySeq, now);
    const bool isDue = isNew || now - recorded->second >= useInterval;
    if (isDue)
        recorded->second = now;
    return isDue;
}

qint64 Authentication::now() const
{
    return m_clock().toSecsSinceEpoch();
}

// Several processes share only the system clock. A single process uses a clock that can't be set.
qint64 Authentication::tokenClock() const
{
    return m_hasSecret ? m_clock().toMSecsSinceEpoch() : qint64(m_steadyClock().count());
}

} // namespace labdesk::service
