// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/outcome.h"
#include "wire/decoded.h"

#include <QByteArray>

#include <optional>

namespace labdesk::wire {

/// The content of an error body in any shape: the four forms of `detail`, `error`/`error_description`, problem+json,
/// plain text, HTML (its title, else its text), empty.
struct ErrorBody
{
    QString message;                    ///< plain text, one line, at most 500 characters; may be empty
    QString errorType;                  ///< such as INVALID_REQUEST
    std::vector<FieldProblem> problems; ///< from a `detail` array
    QString existingUserId;             ///< from a "Client user id already exists." answer
    bool isJson = false;
    bool isOfService = false; ///< JSON as the contract has it: with `detail`, or with `error`
    bool isDuplicate = false;
    bool saysFailed = false; ///< `success: false`
    QStringList failedSources;
};

/// Never fails: the worst body gives an empty message. `contentType` is the header as it came.
ErrorBody decodeErrorBody(const QByteArray &body, const QByteArray &contentType);

/// Whether a 2xx body says `success: false` (field notes, drift): then the action failed, and this is what it says.
std::optional<ErrorBody> decodeFailure(const QByteArray &body);

/// `{"success": true}`, or nothing (204): the body of operations 3, 7 and 8 carries no value.
template <> Decoding<Done> decode(const QByteArray &body);

} // namespace labdesk::wire
