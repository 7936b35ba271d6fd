// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/requestrecorder.h"

#include <algorithm>

namespace labdesk::api {

namespace {

/// Also finds a secret as JSON may escape it: with a backslash before a slash, a quotation mark, or another backslash.
bool containsEscaped(QByteArrayView text, QByteArrayView secret)
{
    const auto matchesAt = [&](qsizetype at) {
        for (const char letter : secret) {
            if (at < text.size() && text[at] == '\\' && at + 1 < text.size())
                ++at;
            if (at >= text.size() || text[at++] != letter)
                return false;
        }
        return true;
    };
    for (qsizetype at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2))
        for (qsizetype from = std::max<qsizetype>(0, at - secret.size()); from <= at; ++from)
            if (matchesAt(from))
                return true;
    return false;
}

} // namespace

bool RequestRecorder::containsSecret(QByteArrayView text) const
{
    return std::ranges::any_of(m_secrets, [text](const Secret &secret) {
        return !secret.isEmpty() && (text.contains(secret.view()) || containsEscaped(text, secret.view()));
    });
}

QList<HeaderLine> RequestRecorder::headersOf(const QNetworkRequest &request) const
{
    QList<HeaderLine> lines;
    for (const QByteArray &name : request.rawHeaderList()) {
        const QByteArray value = request.rawHeader(name);
        const bool isSecret = containsSecret(value);
        lines.append({name, isSecret ? QByteArray() : value, isSecret});
    }
    if (const auto credential = credentialOf(request))
        lines.append({credential->header, {}, true});
    return lines;
}

RequestBody RequestRecorder::bodyOf(const QByteArray &body, bool isSecret) const
{
    using State = RequestBody::State;
    RequestBody recorded{.size = body.size()};
    if (body.isEmpty())
        return recorded;
    recorded.state = isSecret            ? State::Secret
        : body.size() > MaxKeptBodyBytes ? State::TooLarge
        : containsSecret(body)           ? State::Secret
                                         : State::Kept;
    if (recorded.state == State::Kept)
        recorded.bytes = body;
    return recorded;
}

void RequestRecorder::noteReply(RequestAttempt &to, const HttpReply &reply, bool isStream, bool isSecret) const
{
    to.isOver = true;
    to.httpStatus = reply.status;
    const auto queue = to.timing.queue;
    to.timing = reply.timing;
    to.timing.queue = queue;
    to.came.clear();
    for (const auto &[name, value] : reply.headers) {
        const bool isSecretValue = containsSecret(value);
        to.came.append({name, isSecretValue ? QByteArray() : value, isSecretValue});
    }
    const bool isCompressed = !reply.header("content-encoding").isEmpty() && !reply.body.isEmpty() && !isSecret;
    to.body = isCompressed ? RequestBody{.state = RequestBody::State::Packed} : bodyOf(reply.body, isSecret);
    if (isStream && reply.body.isEmpty() && reply.bodyBytes > 0)
        to.body.state = RequestBody::State::Streamed;
    to.body.size = reply.bodyBytes;
}

void RequestRecorder::noteInflated(RequestAttempt &to, const QByteArray &whole) const
{
    if (to.body.state != RequestBody::State::Packed)
        return;
    const qint64 wireBytes = to.body.size;
    to.body = bodyOf(whole, false);
    to.body.size = wireBytes;
}

std::optional<UnusableResponse> RequestRecorder::unusableResponse(const RequestAttempt &of)
{
    if (of.body.state != RequestBody::State::Kept)
        return std::nullopt;
    UnusableResponse response{{}, of.body.bytes};
    for (const HeaderLine &line : of.came)
        if (line.name.compare("content-type", Qt::CaseInsensitive) == 0)
            response.contentType = line.value;
    return response;
}

} // namespace labdesk::api
