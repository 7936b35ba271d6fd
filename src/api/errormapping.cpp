// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/errormapping.h"

#include "api/inflater.h"
#include "api/retryafter.h"
#include "wire/errorwire.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using Kind = ApiError::Kind;

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::Refusal)
};

constexpr qint64 LargestErrorBody = 1024 * 1024;

Kind kindOfStatus(int status, const wire::ErrorBody &said)
{
    if (status >= 300 && status < 400)
        return Kind::Redirected;
    if (status == 400)
        return said.isDuplicate ? Kind::Duplicate : said.saysFailed ? Kind::ActionFailed : Kind::BadRequest;
    static constexpr std::pair<int, Kind> told[] = {
        {401, Kind::Unauthorized}, {403, Kind::Forbidden},    {404, Kind::NotFound}, {422, Kind::Invalid},
        {429, Kind::RateLimited},  {502, Kind::GatewayFault}, {503, Kind::Busy},     {504, Kind::GatewayFault},
    };
    if (const auto *at = std::ranges::find(told, status, [](const auto &row) { return row.first; });
        at != std::end(told))
        return at->second;
    if (status >= 400 && status < 500)
        return Kind::OtherRefusal;
    return status >= 500 && status < 600 ? Kind::ServerFault : Kind::BadReply;
}

/// The body as text, or empty where it cannot be had: a refusal stands without it.
QByteArray readableBody(const HttpReply &reply)
{
    const QByteArray encoding = reply.header("content-encoding").trimmed().toLower();
    if (encoding.isEmpty() || encoding == "identity")
        return reply.body;
    if (encoding == "gzip" || encoding == "x-gzip")
        return gunzip(reply.body, LargestErrorBody).value_or(QByteArray());
    return {};
}

/// Without a copy of the secret, which would stay in memory.
void strikeOutOf(QString &text, QByteArrayView secret)
{
    const auto isSame = [](QChar c, char other) { return c == QLatin1Char(other); };
    for (qsizetype from = 0;;) {
        const auto found = std::search(text.cbegin() + from, text.cend(), secret.begin(), secret.end(), isSame);
        if (found == text.cend())
            return;
        from = found - text.cbegin();
        text.replace(from++, secret.size(), u"…"_s);
    }
}

} // namespace

QString originOf(const QByteArray &location)
{
    const QUrl url = QUrl::fromEncoded(location.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty())
        return RefusalWords::tr("the same host");
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment
                        | QUrl::FullyEncoded);
}

ApiError refusalFrom(const HttpReply &reply, const QDateTime &now, std::chrono::milliseconds longestRetryAfter)
{
    wire::ErrorBody said = wire::decodeErrorBody(readableBody(reply), reply.header("content-type"));
    ApiError error{.kind = kindOfStatus(reply.status, said), .httpStatus = reply.status};
    if (error.kind == Kind::Redirected) {
        // The page behind a redirect is for a browser; only where it points is worth a word.
        const QByteArray location = reply.header("location");
        error.detail = location.isNull() ? QString() : originOf(location);
        return error;
    }
    if (error.kind == Kind::BadReply) {
        error.detail = RefusalWords::tr("an invalid status code");
        return error;
    }
    error.serverMessage = std::move(said.message);
    error.problems = std::move(said.problems);
    error.existingUserId = std::move(said.existingUserId);
    if (!said.failedSources.isEmpty())
        error.detail = RefusalWords::tr("failed sources: %1").arg(said.failedSources.join(u", "));
    error.retryAfter = parseRetryAfter(reply.header("retry-after"), now, longestRetryAfter);
    return error;
}

std::optional<ApiError> failureSaidIn(const QByteArray &body, int status)
{
    auto said = wire::decodeFailure(body);
    if (!said)
        return std::nullopt;
    return ApiError{.kind = Kind::ActionFailed,
                    .httpStatus = status,
                    .serverMessage = std::move(said->message),
                    .problems = std::move(said->problems),
                    .detail = said->failedSources.join(u", ")};
}

std::optional<ApiError> transportFailure(const HttpReply &reply)
{
    using End = HttpReply::End;
    const auto failure = [&reply](Kind kind, const QString &detail = {}) {
        return ApiError{.kind = kind, .httpStatus = reply.status, .detail = detail};
    };
    switch (reply.end) {
    case End::Complete:
        return std::nullopt;
    case End::HostNotFound:
        return failure(Kind::HostNotFound);
    case End::Refused:
        return failure(Kind::ConnectionRefused);
    case End::ProxyFailed:
        return failure(Kind::ProxyFailed);
    case End::ProxySignIn: // whoever knows the password says more
        return failure(Kind::ProxySignInNeeded);
    case End::CertificateWanted:
        return failure(Kind::CertificateWanted);
    case End::CertificateRefused:
        return failure(Kind::CertificateRefused);
    case End::TlsFailed:
        return failure(Kind::TlsFailed, reply.tlsReason);
    case End::NoTls:
        return failure(Kind::NoTls);
    case End::Lost:
        return failure(Kind::ConnectionLost);
    case End::Garbled:
        return failure(Kind::BadReply, RefusalWords::tr("the response isn’t valid HTTP"));
    case End::Silent:
        return failure(Kind::TimedOut, RefusalWords::tr("no data arrived for too long"));
    case End::DeadlinePassed:
        return failure(Kind::TimedOut, RefusalWords::tr("the response took too long"));
    case End::TooLarge:
        return failure(Kind::BadReply, RefusalWords::tr("larger than any valid response"));
    case End::Unwanted:
        return reply.refused;
    }
    Q_UNREACHABLE();
}

ApiError asWriteFailure(ApiError error, bool nothingWasSent)
{
    if (nothingWasSent)
        return error;
    switch (error.kind) {
    case Kind::ConnectionLost:
    case Kind::TimedOut:
    case Kind::BadReply:
    case Kind::GatewayFault: // the gateway lost sight of a request that the service behind it may have carried out
        error.kind = Kind::OutcomeUnknown;
        return error;
    default:
        return error;
    }
}

void strikeOut(ApiError &error, const Secret &secret)
{
    constexpr qsizetype TooShortToTell
        = 8; // would strike out letters of ordinary words, and is no secret worth the name
    const QByteArrayView text = secret.view();
    if (text.size() < TooShortToTell)
        return;
    strikeOutOf(error.serverMessage, text);
    strikeOutOf(error.detail, text);
    strikeOutOf(error.existingUserId, text);
    for (FieldProblem &problem : error.problems)
        strikeOutOf(problem.message, text);
}

} // namespace labdesk::api
