// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QString>
#include <QUrl>

#include <memory>

namespace labdesk::api {

/// An access manager that keeps nothing: no cookies, no cache, no remembered passwords. Uses the proxies of the system and
/// the environment, but never for this machine itself: plain http to loopback through a proxy would leave the machine.
std::unique_ptr<QNetworkAccessManager> makeHardenedNetwork();

/// A request with every convenience of the transport switched off that would send credentials elsewhere, send twice, or
/// show something old: no redirects, HTTP/1.1, no cookies, no cache, no inflating by itself.
QNetworkRequest makeHardenedRequest(const QUrl &url);

/// The proxy that a request to `url` goes through, as "host:port"; empty: none.
QString proxyFor(const QUrl &url);

} // namespace labdesk::api
