// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/httpreply.h"
#include "api/requestattempt.h"
#include "api/servicerequest.h"

#include <vector>

namespace labdesk::api {

/// Larger bodies are not kept for the inspector.
inline constexpr qsizetype MaxKeptBodyBytes = 512 * 1024;

/// Records the requests of one connection for the inspector, without secrets.
class RequestRecorder
{
public:
    /// `secrets`: what must not appear in anything that is recorded.
    explicit RequestRecorder(std::vector<Secret> secrets) : m_secrets(std::move(secrets)) { }

    QList<HeaderLine> headersOf(const QNetworkRequest &request) const;
    /// `isSecret`: the body contains a secret, as that of a token request does, and isn't kept.
    RequestBody bodyOf(const QByteArray &body, bool isSecret) const;
    /// Records the result of an attempt. The body of a stream isn't kept, and neither is a compressed one until
    /// noteInflated() brings its content.
    void noteReply(RequestAttempt &to, const HttpReply &reply, bool isStream, bool isSecret) const;
    void noteInflated(RequestAttempt &to, const QByteArray &whole) const;
    /// What was recorded of a response that couldn't be used, if its body was kept.
    static std::optional<UnusableResponse> unusableResponse(const RequestAttempt &of);

private:
    bool containsSecret(QByteArrayView text) const;

    std::vector<Secret> m_secrets;
};

} // namespace labdesk::api
