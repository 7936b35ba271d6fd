// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/token.h"
#include "wire/decoded.h"

#include <QByteArray>

namespace labdesk::wire {

/// Operation 14.
Decoding<AccessToken> decodeToken(const QByteArray &body);

/// The form body of operation 14 (contract 5.2); every value is percent-encoded.
QByteArray encodeTokenRequest(const QString &clientId, const Secret &clientSecret, const QString &audience);

} // namespace labdesk::wire
