// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QAbstractSocket>
#include <QNetworkProxy>
#include <QString>
#include <QUrl>

namespace labdesk::api {

/// The proxy that a request to `url` goes through: that of its route (by default those of the system and the
/// environment), but never for this machine itself: plain http to loopback through a proxy would leave the machine.
QNetworkProxy resolveProxy(const QUrl &url, const Route &route);
QString proxyAddress(const QNetworkProxy &proxy); ///< "host:port"; empty: none
/// That of resolveProxy().
QString proxyFor(const QUrl &url, const Route &route = {});

} // namespace labdesk::api
