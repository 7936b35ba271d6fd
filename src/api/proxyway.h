// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QAbstractSocket>
#include <QNetworkProxy>
#include <QString>
#include <QUrl>

namespace labdesk::api {

/// The proxy for a request to `url`: that of its route (by default, the system's or the environment's). Never one for
/// this computer itself: plain http to loopback would leave the computer.
QNetworkProxy resolveProxy(const QUrl &url, const Route &route);
QString proxyAddress(const QNetworkProxy &proxy); ///< "host:port"; empty: none
/// The address of resolveProxy().
QString proxyFor(const QUrl &url, const Route &route = {});

} // namespace labdesk::api
