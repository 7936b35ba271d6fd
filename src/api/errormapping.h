// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/httpreply.h"
#include "domain/apierror.h"
#include "domain/secret.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace labdesk::api {

/// What a status of 300 or more, or below 200, means. By the status alone and what the body says, never by the
/// transport's error, which is the same for 408, 422, 425 and 429. Does not need the whole body. Field notes,
/// "Operations".
ApiError refusalFrom(const HttpReply &reply, const QDateTime &now, std::chrono::milliseconds maxRetryAfter);

/// An answer with a status of 2xx that says `success: false`; nothing when it does not. For short bodies: nobody says
/// so at length.
std::optional<ApiError> failureSaidIn(const QByteArray &body, int status);

/// Why no usable answer came, as a read sees it. Nothing when the transport calls the reply complete.
std::optional<ApiError> transportFailure(const HttpReply &reply);

/// The same failure as a write sees it: when its bytes may have left and no answer settles it, the outcome is unknown.
ApiError toWriteError(ApiError error, bool nothingWasSent);

/// Strikes `secret` out of all that an error quotes: a service may echo what it was sent.
void redactSecret(ApiError &error, const Secret &secret);

} // namespace labdesk::api
