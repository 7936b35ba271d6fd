// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>

namespace labdesk::service {

/// Computes hashes of keys and signatures of tokens, which requires the secret: with the database alone, a key can't
/// even be guessed and verified. Thread-safe.
class KeyHasher
{
public:
    explicit KeyHasher(const QByteArray &secret);

    QByteArray hashOfKey(const QByteArray &key) const; ///< 64 hexadecimal digits
    QByteArray hashOfClient(const QByteArray &id, const QByteArray &secret) const;

    /// A fingerprint of the secret, to tell whether it has changed. 64 hexadecimal digits.
    QByteArray secretFingerprint() const;

    /// Depends on the client's hash, so that a new client secret invalidates its tokens. 32 bytes.
    QByteArray signatureOf(const QByteArray &claims, const QByteArray &clientHash) const;

private:
    using Subkey = std::array<unsigned char, 32>;

    Subkey m_forKeys{}, m_forClients{}, m_forTokens{}, m_forChecks{};
};

} // namespace labdesk::service
