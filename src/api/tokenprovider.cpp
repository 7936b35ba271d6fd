// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/tokenprovider.h"

#include <algorithm>

namespace labdesk::api {

std::chrono::seconds renewalMargin(std::chrono::seconds expiresIn)
{
    return std::clamp(expiresIn / 10, std::chrono::seconds(0), std::chrono::seconds(60));
}

TokenProvider::TokenProvider(Exchanger exchanger, std::function<QDateTime()> now, QObject *parent)
    : QObject(parent), m_exchanger(std::move(exchanger)), m_now(std::move(now))
{
}

void TokenProvider::ask(QObject *waiter, Granted granted)
{
    if (m_grant && m_now() < m_renewAt)
        return granted(*m_grant);
    m_waiting.push_back({waiter, std::move(granted)});
    exchange();
}

void TokenProvider::refuse(quint64 number)
{
    if (m_grant && m_grant->number == number)
        m_grant.reset();
}

void TokenProvider::renew()
{
    m_grant.reset();
    if (std::exchange(m_exchanging, false))
        exchange();
}

void TokenProvider::forget()
{
    m_grant.reset();
    if (!m_exchanging)
        return;
    m_call.cancel(); // it contains the secret
    settle(ApiError{.kind = ApiError::Kind::NoCredential});
}

void TokenProvider::exchange()
{
    if (m_exchanging)
        return;
    m_exchanging = true;
    m_grant.reset();
    m_call = m_exchanger([this](Outcome<AccessToken, ApiError> outcome) { settle(std::move(outcome)); });
}

void TokenProvider::settle(Outcome<AccessToken, ApiError> outcome)
{
    m_exchanging = false;
    const auto waiting = std::exchange(m_waiting, {});
    // Waiting requests get this token even if it expires at once; otherwise they would request tokens forever.
    const auto grant = [&]() -> Outcome<Grant, ApiError> {
        if (!outcome.ok())
            return outcome.error();
        // A lifetime of years is a mistake or could overflow; renewing after a month is enough.
        const auto lifetime
            = std::clamp(outcome.value().expiresIn, std::chrono::seconds(0), std::chrono::seconds(30 * 86'400));
        m_expiresAt = m_now().addSecs(lifetime.count());
        m_renewAt = m_expiresAt.addSecs(-renewalMargin(lifetime).count());
        m_grant = Grant{outcome.value().token, ++m_exchanges};
        return *m_grant;
    }();
    const QPointer<TokenProvider> self(this);
    for (const Waiting &one : waiting) {
        if (one.receiver)
            one.granted(grant);
        if (!self)
            return;
    }
}

} // namespace labdesk::api
