// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/keyhasher.h"

#include <sodium.h>
#include <stdexcept>

namespace labdesk::service {

namespace {

const unsigned char *bytesOf(const QByteArray &text)
{
    return reinterpret_cast<const unsigned char *>(text.constData());
}

template <std::size_t Size> QByteArray keyedHash(const QByteArray &text, const std::array<unsigned char, Size> &key)
{
    QByteArray hash(32, '\0');
    crypto_generichash(reinterpret_cast<unsigned char *>(hash.data()), static_cast<std::size_t>(hash.size()),
                       bytesOf(text), static_cast<unsigned long long>(text.size()), key.data(), key.size());
    return hash;
}

// The length distinguishes "ab" + "c" from "a" + "bc".
QByteArray joined(const QByteArray &a, const QByteArray &b)
{
    return QByteArray::number(a.size()) + ':' + a + b;
}

} // namespace

KeyHasher::KeyHasher(const QByteArray &secret)
{
    if (sodium_init() < 0)
        throw std::runtime_error("Can't get random numbers from the system.");
    std::array<unsigned char, crypto_kdf_KEYBYTES> master{}; // a secret may have any length, but a key has a fixed one
    crypto_generichash(master.data(), master.size(), bytesOf(secret), static_cast<unsigned long long>(secret.size()),
                       nullptr, 0);
    std::uint64_t purpose = 0;
    for (Subkey *subkey : {&m_forKeys, &m_forClients, &m_forTokens, &m_forChecks})
        crypto_kdf_derive_from_key(subkey->data(), subkey->size(), ++purpose, "labdesk-", master.data());
    sodium_memzero(master.data(), master.size());
}

QByteArray KeyHasher::hashOfKey(const QByteArray &key) const
{
    return keyedHash(key, m_forKeys).toHex();
}

QByteArray KeyHasher::hashOfClient(const QByteArray &id, const QByteArray &secret) const
{
    return keyedHash(joined(id, secret), m_forClients).toHex();
}

QByteArray KeyHasher::secretFingerprint() const
{
    return keyedHash("labdesk", m_forChecks).toHex();
}

QByteArray KeyHasher::signatureOf(const QByteArray &claims, const QByteArray &clientHash) const
{
    return keyedHash(joined(claims, clientHash), m_forTokens);
}

} // namespace labdesk::service
