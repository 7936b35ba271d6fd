// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/challenges.h"
#include "api/negotiator.h"
#include "domain/connection.h"
#include "domain/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace labdesk::api {

/// The proxy credentials of one client, shared by its connections in any thread. A password that was not accepted yet
/// is tried by one connection at a time, and one that was refused is not sent again until another one is set: a
/// mistyped password causes one failed sign-in, however many requests wait for it. A Kerberos ticket is tried before
/// the password, by each connection.
class ProxyAuthenticator
{
public:
    /// Null: Negotiate isn't supported.
    using MakeNegotiator = std::function<std::shared_ptr<Negotiator>(const QString &proxyHost)>;

    ProxyAuthenticator(QString user, Secret password, MakeNegotiator makeNegotiator = {})
        : m_user(std::move(user)), m_makeNegotiator(std::move(makeNegotiator)), m_password(std::move(password))
    {
    }

    void setPassword(Secret password); ///< it may be tried even if the previous one was refused
    void forgetPassword();             ///< overwrites it; existing connections stay open
    bool wasRefused() const;

private:
    friend class ProxyAuthAttempt;
    enum class State { Untried, Trying, Accepted, Refused };

    const QString m_user;
    const MakeNegotiator m_makeNegotiator;
    mutable std::mutex m_mutex;
    Secret m_password; ///< guarded by m_mutex, like the following
    State m_state = State::Untried;
    int m_number = 0; ///< incremented with each password
};

/// The sign-in of one connection attempt: at most one with the ticket, then one with the password. Ends with the
/// attempt.
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

    bool tryBegin(); ///< false while another connection tries a new password; call it again later
    /// The function that makes the next step of Negotiate, for useTicket(). It may wait for the network (negotiator.h).
    /// Empty: Negotiate isn't offered, or was already tried.
    std::function<Negotiator::Step()> ticketStep(const QList<Challenge> &challenges, const QString &proxyHost);
    /// The value of Proxy-Authorization; nothing: a password is next. The caller overwrites the bytes.
    std::optional<QByteArray> useTicket(const Negotiator::Step &step);
    /// Why there was no sign-in with a ticket; None: Negotiate wasn't tried, or the password failed.
    ApiError::Reason ticketFault() const;
    bool isByTicket() const { return m_negotiator && m_ticketFault == ApiError::Reason::None; }
    /// The value of Proxy-Authorization for the given challenges; nothing if there is none, or if it was already sent.
    /// NTLM is preferred to Basic, and takes two messages. The caller overwrites the bytes.
    std::optional<QByteArray> credentialsFor(const QList<Challenge> &challenges);
    bool hasBegun() const { return m_sent != Sent::Nothing; } ///< whether anything of the password was sent
    /// Between messages that need the same connection.
    bool isInHandshake() const { return m_sent == Sent::NtlmNegotiate || isByTicket(); }
    void noteSuccess() { end(ProxyAuthenticator::State::Accepted); } ///< the proxy connected to the host
    void refused();

private:
    enum class Sent { Nothing, NtlmNegotiate, All };

    std::optional<QByteArray> ntlmResponse(const QByteArray &challenge);
    void end(ProxyAuthenticator::State state);

    std::shared_ptr<ProxyAuthenticator> m_authenticator; ///< none: no sign-in
    bool m_isTrying = false;
    Sent m_sent = Sent::Nothing;
    std::shared_ptr<Negotiator> m_negotiator; ///< once Negotiate has begun
    ApiError::Reason m_ticketFault = ApiError::Reason::None;
    int m_number = 0;
};

/// Network settings, with the sign-in to their proxy.
struct ProxySettings
{
    ProxySettings() = default;
    ProxySettings(NetworkSettings initialNetwork) : network(std::move(initialNetwork)) { }
    ProxySettings(NetworkSettings initialNetwork, std::shared_ptr<ProxyAuthenticator> signIn)
        : network(std::move(initialNetwork)), authenticator(std::move(signIn))
    {
    }

    NetworkSettings network;
    std::shared_ptr<ProxyAuthenticator> authenticator = {};
};

} // namespace labdesk::api
