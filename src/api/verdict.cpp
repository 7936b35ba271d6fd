// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/verdict.h"

#include "api/errormapping.h"
#include "api/responsevalidator.h"

#include <chrono>

using namespace std::chrono_literals;

namespace labdesk::api {

namespace {

constexpr qsizetype DecodedAtOnce = 64 * 1024; // about 1 ms; more goes to a worker

DecodeWorker::Verdict verdictOnAnswer(HttpReply reply, const ApiClient::Untyped &request)
{
    // What is packed and what comes of it are in memory beside each other.
    auto admitted = admit(reply, isPacked(reply) ? LargestAnswer - reply.body.size() : LargestAnswer);
    if (!admitted.ok())
        return std::move(admitted).error();
    QByteArray body = std::move(admitted).value();
    reply.body.clear();
    if (auto failure = failureSaidIn(body, reply.status))
        return std::move(*failure);
    auto decoded = request.decode(body);
    if (!decoded.ok()) {
        ApiError error = std::move(decoded).error();
        error.httpStatus = reply.status;
        if (error.kind == ApiError::Kind::BadReply && isWebPage(body))
            error.reason = ApiError::Reason::WebPage;
        return error;
    }
    auto [value, drift, unread] = std::move(decoded).value();
    return ApiClient::Received{std::move(value), reply.status, std::move(body), std::move(drift), std::move(unread)};
}

} // namespace

bool isPacked(const HttpReply &reply)
{
    return isGzip(reply) != std::optional(false);
}

bool isQuickToJudge(const HttpReply &reply)
{
    return reply.bodyBytes <= DecodedAtOnce && !isPacked(reply);
}

DecodeWorker::Verdict verdictOn(HttpReply reply, const ApiClient::Untyped &request, const QDateTime &now)
{
    if (reply.status >= 300)
        return refusalFrom(reply, now, 1h); // what people are told; what is waited for here is shorter
    return verdictOnAnswer(std::move(reply), request);
}

} // namespace labdesk::api
