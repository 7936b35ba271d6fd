// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>

namespace labdesk::service {

/// Hashes of keys and signatures of tokens that only the holder of the secret can make: with the database alone, a key
/// can't even be tried. Safe to use from any thread.
class KeyHasher
{
public:
    explicit KeyHasher(const QByteArray &secret);

    QByteArray hashOfKey(const QByteArray &key) const; ///< 64 hexadecimal digits
    QByteArray hashOfClient(const QByteArray &id, const QByteArray &secret) const;

    /// Of the secret itself: another one has another. 64 hexadecimal digits.
    QByteArray secretFingerprint() const;

    /// Depends on the client's hash, so that a new secret of the client ends its tokens. 32 bytes.
    QByteArray signatureOf(const QByteArray &claims, const QByteArray &clientHash) const;

private:
    using Subkey = std::array<unsigned char, 32>;

    Subkey m_forKeys{}, m_forClients{}, m_forTokens{}, m_forChecks{};
};

} // namespace labdesk::service
