// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/systemproxy.h"
#include "domain/connection.h"

#include <QNetworkProxy>
#include <QString>
#include <QUrl>

namespace labdesk::api {

/// Looks up the proxies for a request to `url`: by default, those of the system or the environment. Never returns one
/// for this computer itself, because then plain http to loopback would leave the computer.
QFuture<ProxyList> proxiesFor(const QUrl &url, const NetworkSettings &network);
QString proxyAddress(const QNetworkProxy &proxy); ///< "host:port"; empty: none
/// The address of the first proxy (empty: none), or nothing if it takes a lookup to find out.
std::optional<QString> knownProxy(const QUrl &url, const NetworkSettings &network);

} // namespace labdesk::api
