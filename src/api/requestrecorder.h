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

/// What may be noted of the requests of one connection, and what never.
class RequestRecorder
{
public:
    /// `secrets`: what must not be found in anything that is kept.
    explicit RequestRecorder(std::vector<Secret> secrets) : m_secrets(std::move(secrets)) { }

    QList<HeaderLine> headersOf(const QNetworkRequest &request) const;
    /// Of a request that was made with another's `secret`, such as that for a token, no body is kept.
    RequestBody bodyOf(const QByteArray &body, bool isSecret) const;
    /// Records the result of an attempt. The body of a stream isn't kept, and neither is a compressed one until
    /// noteUnpacked() brings its content.
    void noteReply(RequestAttempt &to, const HttpReply &reply, bool isStream, bool isSecret) const;
    void noteUnpacked(RequestAttempt &to, const QByteArray &whole) const;
    /// What was taken down of an answer that could not be used, where its body was kept.
    static std::optional<UnusableAnswer> unusableAnswer(const RequestAttempt &of);

private:
    bool holdsSecret(QByteArrayView text) const;

    std::vector<Secret> m_secrets;
};

} // namespace labdesk::api
