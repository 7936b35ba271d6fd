// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/call.h"
#include "domain/apierror.h"
#include "domain/outcome.h"
#include "domain/secret.h"
#include "domain/token.h"

#include <QDateTime>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk::api {

/// The access token of a bearer connection (contract 5.2). It is kept in memory only, requested when first needed, and
/// renewed before it expires and after the service refused it. Requests during an exchange wait for it, so there are
/// never two at once.
class TokenProvider : public QObject
{
    Q_OBJECT

public:
    struct Grant
    {
        Secret token;
        quint64 number = 0; ///< the number of its exchange
    };
    using Granted = std::function<void(const Outcome<Grant, ApiError> &)>;
    using Exchanged = std::function<void(Outcome<AccessToken, ApiError>)>;
    /// Starts an exchange and reports its result asynchronously; dropping the Call cancels it.
    using Exchanger = std::function<Call(Exchanged)>;

    TokenProvider(Exchanger exchanger, std::function<QDateTime()> now, QObject *parent = nullptr);

    /// Passes a token to `granted`, at once if there is one, unless `waiter` is destroyed before.
    void ask(QObject *waiter, Granted granted);

    /// Discards the token of that number, which the service rejected. Does nothing if a newer one is in use.
    void refuse(quint64 number);

    /// For another secret: drops the token; a running exchange starts over.
    void renew();

    /// Drops the token and cancels a running exchange: waiting requests get NoCredential. The next request starts a new
    /// one.
    void forget();
    /// UTC, when the token in use expires according to the service; nothing: there is none.
    std::optional<QDateTime> expiresAt() const { return m_grant ? std::optional(m_expiresAt) : std::nullopt; }

private:
    void exchange();
    void settle(Outcome<AccessToken, ApiError> outcome);

    struct Waiting
    {
        QPointer<QObject> receiver;
        Granted granted;
    };

    Exchanger m_exchanger;
    std::function<QDateTime()> m_now;
    std::optional<Grant> m_grant;
    QDateTime m_renewAt;
    QDateTime m_expiresAt;
    quint64 m_exchanges = 0;
    bool m_exchanging = false;
    std::vector<Waiting> m_waiting;
    Call m_call;
};

/// How long before it expires a token is no longer used: a minute, or a tenth of its lifetime if that is shorter.
std::chrono::seconds renewalMargin(std::chrono::seconds expiresIn);

} // namespace labdesk::api
