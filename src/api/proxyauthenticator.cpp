// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyauthenticator.h"

#include "api/ntlm.h"
#include "api/servicerequest.h"

#include <utility>

namespace labdesk::api {

namespace {

using Reason = ApiError::Reason;

/// Of a token, in both directions. Windows' own limit for tickets with many groups is 65,535 bytes.
constexpr qsizetype MaxTokenSize = 64 * 1024;

QByteArray withScheme(const char *scheme, QByteArrayView secret)
{
    QByteArray encoded = QByteArray::fromRawData(secret.data(), secret.size()).toBase64();
    const QByteArray header = scheme + encoded;
    overwrite(encoded);
    return header;
}

/// RFC 7617, in UTF-8.
QByteArray basic(const QString &user, const Secret &password)
{
    QByteArray clear = user.toUtf8() + ':';
    clear.reserve(clear.size() + password.view().size());
    clear.append(password.view());
    const QByteArray header = withScheme("Basic ", clear);
    overwrite(clear);
    return header;
}

} // namespace

void ProxyAuthenticator::setPassword(Secret password)
{
    const std::lock_guard guard(m_mutex);
    m_password = std::move(password);
    m_state = State::Untried;
    ++m_number;
}

void ProxyAuthenticator::forgetPassword()
{
    const std::lock_guard guard(m_mutex);
    m_password = Secret();
}

bool ProxyAuthenticator::wasRefused() const
{
    const std::lock_guard guard(m_mutex);
    return m_state == State::Refused;
}

bool ProxyAuthAttempt::tryBegin()
{
    if (!m_authenticator)
        return true;
    const std::lock_guard guard(m_authenticator->m_mutex);
    if (m_authenticator->m_state == ProxyAuthenticator::State::Trying)
        return false;
    m_number = m_authenticator->m_number;
    if (m_authenticator->m_state == ProxyAuthenticator::State::Untried && !m_authenticator->m_user.isEmpty()
        && !m_authenticator->m_password.isEmpty()) {
        m_authenticator->m_state = ProxyAuthenticator::State::Trying;
        m_isTrying = true;
    }
    return true;
}

std::function<Negotiator::Step()> ProxyAuthAttempt::ticketStep(const QList<Challenge> &challenges,
                                                               const QString &proxyHost)
{
    const auto offer = offered(challenges, "negotiate");
    if (!m_authenticator || !m_authenticator->m_makeNegotiator || m_ticketFault != Reason::None || hasBegun())
        return {};
    QByteArray challenge;
    if (m_negotiator) {
        auto decoded
            = QByteArray::fromBase64Encoding(offer.value_or(QByteArray()), QByteArray::AbortOnBase64DecodingErrors);
        challenge = std::move(decoded.decoded);
        if (!decoded || challenge.size() > MaxTokenSize)
            m_ticketFault = Reason::ProxyTicketFailed;
        else if (challenge.isEmpty()) // the proxy offers Negotiate again
            m_ticketFault = Reason::ProxyTicketRefused;
    } else if (offer) {
        m_negotiator = m_authenticator->m_makeNegotiator(proxyHost);
    }
    if (!isByTicket())
        return {};
    return [negotiator = m_negotiator, challenge] { return negotiator->step(challenge); };
}

std::optional<QByteArray> ProxyAuthAttempt::useTicket(const Negotiator::Step &step)
{
    const QByteArrayView token = step.token.view();
    // Without a ticket, Windows takes NTLM of its own accord, and would send a hash of the password of whoever is
    // signed in to the computer.
    m_ticketFault = step.fault != Reason::None ? step.fault
        : token.contains("NTLMSSP")            ? Reason::ProxyNoTicket
        : token.size() > MaxTokenSize          ? Reason::ProxyTicketFailed
        : token.isEmpty()                      ? Reason::ProxyTicketRefused
                                               : Reason::None;
    return m_ticketFault == Reason::None ? std::optional(withScheme("Negotiate ", token)) : std::nullopt;
}

Reason ProxyAuthAttempt::ticketFault() const
{
    return hasBegun() || (m_authenticator && m_authenticator->wasRefused()) ? Reason::None : m_ticketFault;
}

std::optional<QByteArray> ProxyAuthAttempt::credentialsFor(const QList<Challenge> &challenges)
{
    if (!m_authenticator || m_sent == Sent::All)
        return std::nullopt;
    const std::lock_guard guard(m_authenticator->m_mutex);
    if (m_authenticator->m_state == ProxyAuthenticator::State::Refused || m_authenticator->m_user.isEmpty()
        || m_authenticator->m_password.isEmpty())
        return std::nullopt;
    if (const auto rest = offered(challenges, "ntlm"))
        return ntlmResponse(QByteArray::fromBase64(*rest));
    if (!offered(challenges, "basic") || m_sent != Sent::Nothing)
        return std::nullopt;
    m_sent = Sent::All;
    return basic(m_authenticator->m_user, m_authenticator->m_password);
}

std::optional<QByteArray> ProxyAuthAttempt::ntlmResponse(const QByteArray &challenge)
{
    if (std::exchange(m_sent, m_sent == Sent::Nothing ? Sent::NtlmNegotiate : Sent::All) == Sent::Nothing)
        return "NTLM " + ntlm::negotiate().toBase64();
    const auto message = ntlm::authenticate(challenge, {m_authenticator->m_user, m_authenticator->m_password});
    return message ? std::optional("NTLM " + message->toBase64()) : std::nullopt;
}

void ProxyAuthAttempt::refused()
{
    end(m_sent != Sent::Nothing ? ProxyAuthenticator::State::Refused : ProxyAuthenticator::State::Untried);
}

void ProxyAuthAttempt::end(ProxyAuthenticator::State state)
{
    if (!m_authenticator)
        return;
    const std::lock_guard guard(m_authenticator->m_mutex);
    const bool isSamePassword = m_number == m_authenticator->m_number;
    const bool isKnown = state == ProxyAuthenticator::State::Refused
        || (state == ProxyAuthenticator::State::Accepted && m_sent != Sent::Nothing);
    if (isSamePassword && isKnown)
        m_authenticator->m_state = state;
    else if (isSamePassword && m_isTrying && m_authenticator->m_state == ProxyAuthenticator::State::Trying)
        m_authenticator->m_state = ProxyAuthenticator::State::Untried;
    m_isTrying = false;
}

} // namespace labdesk::api
