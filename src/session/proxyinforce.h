// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>

namespace labdesk {

/// The proxy that a request to `url` goes through now, as "host:port"; empty: none.
QString proxyInForce(const QUrl &url, const Route &route);

} // namespace labdesk
