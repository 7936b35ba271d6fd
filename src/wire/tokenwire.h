// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/token.h"

#include <QByteArray>

namespace labdesk::wire {

/// The form body of operation 14 (contract 5.2); every value is percent-encoded.
QByteArray encodeTokenRequest(const QString &clientId, const Secret &clientSecret, const QString &audience);

} // namespace labdesk::wire
