// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/systemproxy.h"
#include "domain/connection.h"

#include <QNetworkProxy>
#include <QString>
#include <QUrl>

namespace labdesk::api {

/// The proxies for a request to `url`: that of its route (by default, the system's or the environment's, which are
/// looked up). Never one for this computer itself: plain http to loopback would leave the computer.
QFuture<ProxyList> proxiesFor(const QUrl &url, const Route &route);
QString proxyAddress(const QNetworkProxy &proxy); ///< "host:port"; empty: none
/// The address of the first of them, without a lookup. Nothing: it isn't known.
std::optional<QString> knownProxy(const QUrl &url, const Route &route);

} // namespace labdesk::api
