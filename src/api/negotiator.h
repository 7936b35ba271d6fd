// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/secret.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace labdesk::api {

/// One sign-in to a proxy by Negotiate (RFC 4559), with the Kerberos ticket that a person got by signing in to the
/// computer. It asks for the service HTTP at the proxy's host, and never hands on the ticket itself (no delegation).
class Negotiator
{
public:
    struct Step
    {
        Secret token = {};                               ///< for the proxy; empty: nothing more to send
        ApiError::Reason fault = ApiError::Reason::None; ///< ProxyNoTicket, ProxyTicketExpired, ProxyTicketFailed
    };

    Negotiator() = default;
    virtual ~Negotiator() = default;
    Q_DISABLE_COPY_MOVE(Negotiator)

    /// The response to the proxy's token, which is empty at first. For any thread, one call at a time: it may wait for
    /// the server that issues tickets, for half a minute if that can't be reached.
    virtual Step step(const QByteArray &challenge) = 0;
};

/// Uses the system's library: GSSAPI (negotiator.cpp) or SSPI (negotiator_windows.cpp), which is loaded by the first
/// call. Null if there is none.
std::shared_ptr<Negotiator> systemNegotiator(const QString &proxyHost);

} // namespace labdesk::api
