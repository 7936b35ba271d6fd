// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/connection.h"

#include <QString>
#include <QStringList>

namespace labdesk::output {

/// One request, as a person would make it again.
struct CurlRequest
{
    QString verb;                ///< GET, POST, …
    QString path;                ///< as on the wire, percent-encoded, with the path of the base URL
    QStringList queryNames = {}; ///< values are not kept; each becomes a variable
    bool hasBody = false;        ///< nor bodies: they are another variable
};

/// A command for a POSIX shell. In place of the key it has "$LABDESK_API_KEY" (or "$LABDESK_ACCESS_TOKEN"), without an
/// option to change that. Everything else is in single quotes.
QString curlCommand(const Connection &connection, const CurlRequest &request);

/// GET of one user (contract 4.1).
CurlRequest curlForUser(const Connection &connection, const QString &userId);

} // namespace labdesk::output
