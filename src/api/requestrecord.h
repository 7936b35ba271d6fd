// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/endpoint.h"
#include "api/requestattempt.h"
#include "domain/apierror.h"

#include <QDateTime>
#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

namespace labdesk::api {

/// What the list of requests stores of a request. No query values, and nothing that contains the key; bodies are not
/// masked yet.
struct RequestRecord
{
    quint64 id = 0;            ///< unique within the client
    const char *endpoint = ""; ///< Request::name
    Verb verb = Verb::Get;
    privacy::RecordKind about = privacy::RecordKind::Insurance; ///< what its bodies contain
    QString path;                                               ///< as last sent, without the query
    QStringList queryNames;                                     ///< without their values
    bool hasBody = false;
    QDateTime startedAt;                   ///< UTC
    std::chrono::milliseconds duration{0}; ///< until now, or until it ended
    int tries = 0;                         ///< attempts so far
    qint64 bytesReceived = 0;
    enum class State { Running, Waiting, Succeeded, Failed, Canceled } state = State::Running;
    int httpStatus = 0;
    std::optional<ApiError> error;                      ///< when Failed
    std::optional<std::chrono::milliseconds> nextTryIn; ///< when Waiting
    RequestBody sentBody = {};                          ///< the same for each attempt
    std::vector<RequestAttempt> attempts = {};          ///< the last ones, oldest first
    QStringList drift = {};                             ///< paths outside the known contract, when Succeeded
    QString earlierConnection = {}; ///< the name of an earlier connection; the client leaves it empty

    bool isOver() const { return state != State::Running && state != State::Waiting; }
};

} // namespace labdesk::api
