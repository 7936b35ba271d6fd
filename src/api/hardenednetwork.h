// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QString>
#include <QUrl>

#include <memory>

namespace labdesk::api {

/// An access manager that keeps nothing: no cookies, no cache, no remembered passwords. Uses the proxy of its route (by
/// default those of the system and the environment), but never for this machine itself: plain http to loopback through a
/// proxy would leave the machine.
class HardenedNetwork
{
public:
    explicit HardenedNetwork(const Route &route = {});
    ~HardenedNetwork();
    HardenedNetwork(const HardenedNetwork &) = delete;
    HardenedNetwork &operator=(const HardenedNetwork &) = delete;

    QNetworkAccessManager &manager() { return *m_manager; }

    /// A request was given up. The transport's thread may be caught in a head or a chunk size that never ends, deaf to being
    /// stopped (measured with Qt 6.4.2), and would hold up whoever destroys the manager for five seconds.
    void distrust() { m_isDistrusted = true; }

private:
    std::unique_ptr<QNetworkAccessManager> m_manager;
    bool m_isDistrusted = false;
};

/// A request with every convenience of the transport switched off that would send credentials elsewhere, send twice, or
/// show something old: no redirects, HTTP/1.1, no cookies, no cache, no inflating by itself.
QNetworkRequest makeHardenedRequest(const QUrl &url);

/// The proxy that a request to `url` goes through.
QNetworkProxy proxyOnTheWay(const QUrl &url, const Route &route);
/// The same as "host:port"; empty: none.
QString proxyFor(const QUrl &url, const Route &route = {});

} // namespace labdesk::api
