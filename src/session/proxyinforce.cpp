// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/proxyinforce.h"

#include "api/proxyway.h"

namespace labdesk {

QString proxyInForce(const QUrl &url, const Route &route)
{
    return api::proxyFor(url, route);
}

} // namespace labdesk
