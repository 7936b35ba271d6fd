// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/proxyway.h"

namespace labdesk {

/// The proxy that a request to `url` goes through now, as "host:port"; empty: none.
inline QString proxyInForce(const QUrl &url, const Route &route)
{
    return api::proxyFor(url, route);
}

} // namespace labdesk
