// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/proxyinforce.h"

#include "api/proxyselection.h"

namespace labdesk {

std::optional<QString> proxyInForce(const QUrl &url, const NetworkSettings &network)
{
    return api::knownProxy(url, network);
}

QFuture<void> lookUpProxyInForce(const QUrl &url, const NetworkSettings &network)
{
    return QFuture<void>(api::proxiesFor(url, network));
}

} // namespace labdesk
