// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/authentication.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxTokens = 10'000;

QByteArray hashOf(const QByteArray &secret)
{
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256);
}

// The lengths keep "ab" + "c" and "a" + "bc" apart.
QByteArray hashOfClient(const QByteArray &id, const QByteArray &secret)
{
    return hashOf(QByteArray::number(id.size()) + ':' + id + ':' + secret);
}

} // namespace

bool equalInConstantTime(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size()) // the callers compare hashes, whose length is no secret
        return false;
    volatile unsigned char difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference = static_cast<unsigned char>(difference | (a[i] ^ b[i]));
    return difference == 0;
}

QByteArray newSecret()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

Authentication::Authentication(const ServiceOptions &options)
    : m_clock(options.steadyClock), m_keyHeader(options.keyHeader), m_keyHash(hashOf(options.key)),
      m_clientHash(options.clientId.isEmpty() ? QByteArray() : hashOfClient(options.clientId, options.clientSecret)),
      m_tokenLifetime(options.tokenLifetime)
{
}

std::optional<QString> Authentication::refusalOf(const HttpRequest &request)
{
    const auto keys = request.values(m_keyHeader);
    const auto credentials = request.values("authorization");
    if (!keys.isEmpty()) {
        const bool right = keys.size() == 1 && equalInConstantTime(hashOf(keys.front()), m_keyHash);
        return right ? std::optional<QString>() : u"Invalid API key"_s;
    }
    if (credentials.isEmpty())
        return u"Missing API key or bearer token"_s;
    const QByteArray &credential = credentials.front();
    if (credentials.size() != 1 || credential.left(7).toLower() != "bearer ")
        return u"Invalid bearer token"_s;
    const std::lock_guard lock(m_mutex);
    const auto token = m_tokens.find(hashOf(credential.sliced(7).trimmed()));
    if (token == m_tokens.end())
        return u"Invalid bearer token"_s;
    if (token->second > m_clock())
        return {};
    m_tokens.erase(token);
    return u"The bearer token has expired"_s;
}

QByteArray Authentication::callerOf(const HttpRequest &request) const
{
    return request.values(m_keyHeader).isEmpty() ? m_clientHash : m_keyHash;
}

bool Authentication::isClient(const QByteArray &id, const QByteArray &secret) const
{
    return !m_clientHash.isEmpty() && equalInConstantTime(hashOfClient(id, secret), m_clientHash);
}

QByteArray Authentication::issueToken()
{
    const auto issued = m_clock();
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_tokens, [&issued](const auto &token) { return token.second <= issued; });
    if (m_tokens.size() >= maxTokens)
        m_tokens.clear();
    const QByteArray token = newSecret();
    m_tokens[hashOf(token)] = issued + m_tokenLifetime;
    return token;
}

} // namespace labdesk::service
