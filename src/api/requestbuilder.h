// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/connection.h"
#include "domain/outcome.h"
#include "domain/secret.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <utility>
#include <vector>

namespace labdesk::api {

/// The address of a call: each segment is percent-encoded and appended to the path of `base`, each query name and value
/// is percent-encoded. Rejected with InvalidInput: no segment, an empty one, `.` and `..` (no encoding can send those),
/// control characters, lone surrogates. Contract 4.
Outcome<QUrl, ApiError> buildUrl(const QUrl &base, const QStringList &segments, bool trailingSlash,
                                 const std::vector<std::pair<QString, QString>> &query);

/// Why a call may not be sent at all: a write on a read-only connection, an address to which a key must not be sent
/// (plain http to another computer), a missing key, or a key or header name that isn't valid in a header. Nothing: it
/// may.
std::optional<ApiError> preflightError(const Connection &connection, const Secret &secret, bool isWrite);

/// The same for one address to which a secret is about to be sent.
std::optional<ApiError> secretTransportError(const QUrl &address);

} // namespace labdesk::api
