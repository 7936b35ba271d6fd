// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/challenges.h"
#include "domain/connection.h"
#include "domain/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

namespace labdesk::api {

/// The proxy credentials of one client, shared by its connections in any thread. A password that was not accepted yet
/// is tried by one connection at a time, and one that was refused is not sent again until another one is set: a
/// mistyped password causes one failed sign-in, however many requests wait for it.
class ProxyAuthenticator
{
public:
    ProxyAuthenticator(QString user, Secret password) : m_user(std::move(user)), m_password(std::move(password)) { }

    void setPassword(Secret password); ///< it may be tried even if the previous one was refused
    void forgetPassword();             ///< overwrites it; existing connections stay open
    bool wasRefused() const;

private:
    friend class ProxyAuthAttempt;
    enum class State { Untried, Trying, Accepted, Refused };

    const QString m_user;
    mutable std::mutex m_lock;
    Secret m_password; ///< guarded by m_lock, like the following
    State m_state = State::Untried;
    int m_number = 0; ///< incremented with each password
};

/// The sign-in of one connection, at most one. Ends with the connection attempt.
class ProxyAuthAttempt
{
public:
    explicit ProxyAuthAttempt(std::shared_ptr<ProxyAuthenticator> authenticator)
        : m_authenticator(std::move(authenticator))
    {
    }
    ~ProxyAuthAttempt() { end(ProxyAuthenticator::State::Untried); }
    ProxyAuthAttempt(const ProxyAuthAttempt &) = delete;
    ProxyAuthAttempt &operator=(const ProxyAuthAttempt &) = delete;

    bool mayConnect(); ///< false while another connection tries a new password; call it again later
    /// The value of Proxy-Authorization for the given challenges; nothing if there is none, or if it was already sent.
    /// NTLM is preferred to Basic, and takes two messages. The caller overwrites the bytes.
    std::optional<QByteArray> credentialsFor(const QList<Challenge> &challenges);
    bool hasBegun() const { return m_sent != Sent::Nothing; } ///< whether anything was sent
    /// Between the two NTLM messages, which need the same connection.
    bool isInHandshake() const { return m_sent == Sent::NtlmNegotiate; }
    void noteSuccess() { end(ProxyAuthenticator::State::Accepted); } ///< the proxy connected to the host
    void refused();

private:
    enum class Sent { Nothing, NtlmNegotiate, All };

    std::optional<QByteArray> ntlmAnswer(const QByteArray &challenge);
    void end(ProxyAuthenticator::State state);

    std::shared_ptr<ProxyAuthenticator> m_authenticator; ///< none: no sign-in
    bool m_isTrying = false;
    Sent m_sent = Sent::Nothing;
    int m_number = 0;
};

/// A route with the sign-in to its proxy.
struct ProxyRoute
{
    ProxyRoute() = default;
    ProxyRoute(Route initialRoute) : route(std::move(initialRoute)) { }
    ProxyRoute(Route initialRoute, std::shared_ptr<ProxyAuthenticator> signIn)
        : route(std::move(initialRoute)), authenticator(std::move(signIn))
    {
    }

    Route route;
    std::shared_ptr<ProxyAuthenticator> authenticator = {};
};

} // namespace labdesk::api
