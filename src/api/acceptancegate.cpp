// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/acceptancegate.h"

#include "api/gunzip.h"

#include <QCoreApplication>

#include <algorithm>

namespace labdesk::api {

namespace {

struct GateWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AcceptanceGate)
};

ApiError refusedAtGate(const HttpReply &reply, const QString &why)
{
    return {.kind = ApiError::Kind::BadReply, .httpStatus = reply.status, .detail = why};
}

bool isJsonType(QByteArray mediaType)
{
    const bool isUsual = mediaType == "application/json" || mediaType == "text/json";
    return isUsual || (mediaType.startsWith("application/") && mediaType.endsWith("+json"));
}

bool isBlank(const QByteArray &body)
{
    return std::all_of(body.begin(), body.end(), [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; });
}

/// Why the content type is refused; empty: it is JSON.
QString contentTypeProblem(const HttpReply &reply)
{
    const QByteArray mediaType = reply.header("content-type").split(';').constFirst().trimmed().toLower();
    if (isJsonType(mediaType))
        return {};
    if (mediaType.isEmpty())
        return GateWords::tr("an answer that does not say what it is");
    if (mediaType == "text/html" || mediaType == "application/xhtml+xml")
        return GateWords::tr("HTML instead of JSON");
    return GateWords::tr("something else instead of JSON");
}

/// Why the lengths do not fit each other; empty: they do.
QString lengthProblem(const HttpReply &reply)
{
    const QByteArray length = reply.header("content-length");
    if (length.isNull())
        return {};
    if (!reply.header("transfer-encoding").isNull())
        return GateWords::tr("an answer with two ideas of its length");
    const bool isNumber = !length.isEmpty() && length.size() <= 18
        && std::all_of(length.begin(), length.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber)
        return GateWords::tr("an answer with two ideas of its length");
    if (reply.status != 204 && length.toLongLong() != reply.body.size())
        return GateWords::tr("an answer that is not as long as it says");
    return {};
}

} // namespace

Outcome<QByteArray, ApiError> admit(const HttpReply &reply, qint64 largest)
{
    if (reply.status < 200 || reply.status > 299)
        return refusedAtGate(reply, GateWords::tr("a status that no service sends"));
    if (reply.status == 206)
        return refusedAtGate(reply, GateWords::tr("a part of an answer"));
    if (const QString problem = lengthProblem(reply); !problem.isEmpty())
        return refusedAtGate(reply, problem);
    if (reply.status == 204)
        return reply.body.isEmpty() ? Outcome<QByteArray, ApiError>(QByteArray())
                                    : refusedAtGate(reply, GateWords::tr("content where there should be none"));
    if (isBlank(reply.body))
        return refusedAtGate(reply, GateWords::tr("an empty answer"));
    if (const QString problem = contentTypeProblem(reply); !problem.isEmpty())
        return refusedAtGate(reply, problem);
    const QByteArray encoding = reply.header("content-encoding").trimmed().toLower();
    if (encoding.isEmpty() || encoding == "identity")
        return reply.body.size() <= largest ? Outcome<QByteArray, ApiError>(reply.body)
                                            : refusedAtGate(reply, GateWords::tr("larger than any answer of this service"));
    if (encoding != "gzip" && encoding != "x-gzip")
        return refusedAtGate(reply, GateWords::tr("an answer packed in a way that was not asked for"));
    auto inflated = gunzip(reply.body, largest);
    if (!inflated)
        return refusedAtGate(reply, GateWords::tr("a packed answer that is cut short or damaged"));
    if (isBlank(*inflated))
        return refusedAtGate(reply, GateWords::tr("an empty answer"));
    return std::move(*inflated);
}

} // namespace labdesk::api
