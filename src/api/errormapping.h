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

/// The error for a status below 200 or from 300 on. Decided by the status and the body only, not by the transport's
/// error, which is the same for 408, 422, 425, and 429. Doesn't need the whole body. Field notes, "Operations".
ApiError refusalFrom(const HttpReply &reply, const QDateTime &now, std::chrono::milliseconds maxRetryAfter);

/// The error of a 2xx response that says `success: false`; nothing if it doesn't. For short bodies: such a response is
/// never long.
std::optional<ApiError> failureInBody(const QByteArray &body, int status);

/// Why there is no usable response, for a read. Nothing if the transport calls the reply complete.
std::optional<ApiError> transportFailure(const HttpReply &reply);

/// The same failure for a write: if bytes may have been sent and no response settles it, the outcome is unknown.
ApiError toWriteError(ApiError error, bool nothingWasSent);

/// Removes `secret` from everything that an error quotes, because a service may echo what it was sent.
void redactSecret(ApiError &error, const Secret &secret);

} // namespace labdesk::api
