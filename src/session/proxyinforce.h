// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QFuture>
#include <QString>

#include <optional>

namespace labdesk {

/// The proxy that a request to `url` goes through now, as "host:port"; empty: none. Nothing: it has to be looked up.
std::optional<QString> proxyInForce(const QUrl &url, const NetworkSettings &network);
/// Ends when it is known; may take minutes. Don't cancel it.
QFuture<void> lookUpProxyInForce(const QUrl &url, const NetworkSettings &network);

} // namespace labdesk
