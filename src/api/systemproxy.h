// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QList>
#include <QNetworkProxy>
#include <QUrl>

#include <optional>

namespace labdesk::api {

/// The proxies to try, in this order; NoProxy: without one. Never empty.
using ProxyList = QList<QNetworkProxy>;

// The system's proxies for an origin. Looking them up may take minutes, if an automatic configuration (PAC) is at an
// address that is silent, so it has a thread of its own, one for each origin. The result counts for a minute. These
// functions return at once, in any thread.

/// A shared lookup: don't cancel it.
QFuture<ProxyList> lookUpSystemProxies(const QUrl &url);
/// The last result, if it still counts.
std::optional<ProxyList> knownSystemProxies(const QUrl &url);
/// Call it when this proxy could be reached and those before it couldn't. Those are then tried last.
void preferSystemProxy(const QUrl &url, const QNetworkProxy &proxy);
/// The network or the settings may have changed: earlier results no longer count, and a lookup that hasn't ended counts
/// only for those who already wait for it.
void forgetSystemProxies();

} // namespace labdesk::api
