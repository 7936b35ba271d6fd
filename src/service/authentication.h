// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/serviceoptions.h"

#include <map>
#include <mutex>
#include <optional>

namespace labdesk::service {

/// Compares in a time that does not depend on where, or whether, the two differ.
bool equalInConstantTime(const QByteArray &a, const QByteArray &b);

/// 32 bytes from the system's generator, in hexadecimal.
QByteArray newSecret();

/// Who may ask: holders of the key and of a bearer token that was issued here (section 5 of the contract). Of keys and
/// tokens only hashes are kept. Safe to use from any thread.
class Authentication
{
public:
    explicit Authentication(const ServiceOptions &options);

    /// Why the request is refused; nothing for one that carries the key or a token that is in force. A request that
    /// carries both is judged by the key.
    std::optional<QString> refusalOf(const HttpRequest &request);

    /// Whose limit a request counts against that isn't refused: one name for each key, and one for all tokens of a
    /// client.
    QByteArray callerOf(const HttpRequest &request) const;

    bool isClient(const QByteArray &id, const QByteArray &secret) const;
    QByteArray issueToken();

private:
    SteadyClock m_clock;
    QByteArray m_keyHeader;
    QByteArray m_keyHash;
    QByteArray m_clientHash; ///< of id and secret; empty: no client
    std::chrono::seconds m_tokenLifetime;
    std::mutex m_mutex;
    std::map<QByteArray, std::chrono::milliseconds> m_tokens; ///< hash of the token, end of its life by m_clock
};

} // namespace labdesk::service
