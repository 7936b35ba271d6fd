// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>
#include <QStringList>

namespace labdesk::output {

/// A request to repeat with curl.
struct CurlRequest
{
    QString verb;                ///< GET, POST, …
    QString path;                ///< as sent: percent-encoded, with the path of the base URL
    QStringList queryNames = {}; ///< without values; each becomes a shell variable
    bool hasBody = false;        ///< the body becomes a shell variable too
};

/// A curl command for a POSIX shell. The key is always replaced by "$LABDESK_API_KEY" (or "$LABDESK_ACCESS_TOKEN");
/// everything else is in single quotes.
QString curlCommand(const Connection &connection, const CurlRequest &request);

/// GET of one user (contract 4.1).
CurlRequest curlForUser(const Connection &connection, const QString &userId);

} // namespace labdesk::output
