// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/outcome.h"
#include "wire/decoded.h"

#include <QByteArray>

#include <optional>

namespace labdesk::wire {

/// The content of an error body in any form: the four forms of `detail`, `error`/`error_description`, problem+json,
/// plain text, HTML (its title, or else its text), or empty.
struct ErrorBody
{
    QString message;                    ///< plain text, one line, at most 500 characters; may be empty
    QString errorType;                  ///< such as INVALID_REQUEST
    std::vector<FieldProblem> problems; ///< from a `detail` array
    QString existingUserId;             ///< from a "Client user id already exists." response
    bool isJson = false;
    bool isFromService = false; ///< JSON in the form of the contract, with `detail` or `error`
    bool isDuplicate = false;
    bool isFailure = false; ///< `success: false`
    QStringList failedSources;
};

/// Never fails; a body that can't be read gives an empty message. `contentType` is the value of the header.
ErrorBody decodeErrorBody(const QByteArray &body, const QByteArray &contentType);

/// Returns the error if a 2xx body says `success: false` (field notes, drift), which means that the action failed.
std::optional<ErrorBody> decodeFailure(const QByteArray &body);

/// Operations 3, 7 and 8 return no value: their body is `{"success": true}`, or empty (204).
template <> Decoding<Done> decode(const QByteArray &body);

} // namespace labdesk::wire
