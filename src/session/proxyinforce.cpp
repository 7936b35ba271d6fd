// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/proxyinforce.h"

#include "api/proxyway.h"

namespace labdesk {

std::optional<QString> proxyInForce(const QUrl &url, const Route &route)
{
    return api::knownProxy(url, route);
}

QFuture<void> lookUpProxyInForce(const QUrl &url, const Route &route)
{
    return QFuture<void>(api::proxiesFor(url, route));
}

} // namespace labdesk
