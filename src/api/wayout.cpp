// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/wayout.h"

#include "api/proxyway.h"

using namespace Qt::StringLiterals;

namespace labdesk::api {

ApiError explained(ApiError failure, const QUrl &url, const WayOut &way)
{
    if (failure.kind == ApiError::Kind::TlsFailed && !way.authorityFault.isEmpty())
        failure.detail += u", "_s + way.authorityFault;
    if (failure.kind != ApiError::Kind::ProxySignInNeeded)
        return failure;
    failure.detail = proxyFor(url, way.passage.route);
    if (way.passage.pass && way.passage.pass->wasRefused())
        failure.kind = ApiError::Kind::ProxySignInRefused;
    return failure;
}

} // namespace labdesk::api
