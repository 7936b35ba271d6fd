// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/errormapping.h"

#include "api/challenges.h"
#include "api/inflater.h"
#include "api/responsevalidator.h"
#include "api/retryafter.h"
#include "wire/errorwire.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::Refusal)
};

constexpr qint64 MaxErrorBodyBytes = 1024 * 1024;

Kind kindOfStatus(int status, const wire::ErrorBody &errorBody)
{
    if (status >= 300 && status < 400)
        return Kind::Redirected;
    if (status == 400)
        return errorBody.isDuplicate ? Kind::Duplicate : errorBody.isFailure ? Kind::ActionFailed : Kind::BadRequest;
    static constexpr std::pair<int, Kind> kinds[] = {
        {401, Kind::Unauthorized}, {403, Kind::Forbidden},    {404, Kind::NotFound}, {422, Kind::Invalid},
        {429, Kind::RateLimited},  {502, Kind::GatewayFault}, {503, Kind::Busy},     {504, Kind::GatewayFault},
    };
    if (const auto *at = std::ranges::find(kinds, status, [](const auto &row) { return row.first; });
        at != std::end(kinds))
        return at->second;
    constexpr int MinEdgeStatus = 520,
                  MaxEdgeStatus = 527; // Cloudflare's, for a service that it couldn't reach or lost
    if (status >= MinEdgeStatus && status <= MaxEdgeStatus)
        return Kind::GatewayFault;
    if (status >= 400 && status < 500)
        return Kind::OtherRefusal;
    return status >= 500 && status < 600 ? Kind::ServerFault : Kind::BadResponse;
}

/// The body as text, or empty if it can't be read; the status is enough then.
QByteArray readableBody(const HttpReply &reply)
{
    const auto isCompressed = isGzip(reply);
    return !isCompressed ? QByteArray()
        : *isCompressed  ? gunzip(reply.body, MaxErrorBodyBytes).value_or(QByteArray())
                         : reply.body;
}

/// Scheme, host, and port: nothing else of a redirect's target may be shown.
QString serverOf(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment
                        | QUrl::FullyEncoded);
}

/// Completes the error with the kind of the redirect's target, relative to the requested URL.
ApiError redirectError(ApiError error, const HttpReply &reply)
{
    const QByteArray location = reply.header("location").trimmed();
    const QUrl locationUrl = QUrl::fromEncoded(location, QUrl::StrictMode);
    const bool isOnServer = locationUrl.scheme().isEmpty() && locationUrl.host().isEmpty();
    const QUrl target = reply.url.isEmpty() ? locationUrl : reply.url.resolved(locationUrl);
    const bool isWeb = isOnServer || target.scheme() == u"http" || target.scheme() == u"https";
    if (location.isEmpty() || !locationUrl.isValid() || !isWeb || (!isOnServer && target.host().isEmpty())) {
        error.reason = Reason::RedirectedNowhere;
        return error;
    }
    error.detail = serverOf(target);
    const QUrl &requestUrl = reply.url;
    const auto port = [](const QUrl &url) { return url.port(url.scheme() == u"https" ? 443 : 80); };
    if (isOnServer
        || (target.scheme() == requestUrl.scheme() && target.host() == requestUrl.host()
            && port(target) == port(requestUrl)))
        error.reason = Reason::RedirectedOnServer;
    else if (target.host() == requestUrl.host() && target.scheme() == u"https" && requestUrl.scheme() == u"http")
        error.reason = Reason::RedirectedToHttps;
    return error;
}

/// Gateways explain refusals in HTML pages, not in JSON: nginx, IIS, and others that a client certificate is missing or
/// invalid, Node that only HTTP/2 is accepted.
std::optional<std::pair<Kind, Reason>> reasonInPage(int status, const QByteArray &page)
{
    static const QRegularExpression certificateRequired(
        u"no required ssl certificate|no client certificate|certificate( is)? required|requires? a(n ssl| tls)? "
        u"?client "
        "certificate|client certificate( was| is)? (missing|not (sent|provided|presented|found|supplied))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression refused(
        u"ssl certificate error|client certificate.{0,40}"
        "(invalid|expired|revoked|untrusted|rejected|not (trusted|valid|accepted)|verif|unknown|denied)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression http2(u"\\balpn\\b.*\\bh2\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption
                                              | QRegularExpression::DotMatchesEverythingOption);
    if (page.isEmpty() || (status != 400 && status != 401 && status != 403))
        return std::nullopt;
    constexpr qsizetype SearchedBytes = 16 * 1024;
    const QString words = QString::fromUtf8(page.left(SearchedBytes)).simplified();
    if (certificateRequired.match(words).hasMatch())
        return std::pair(Kind::CertificateNeeded, Reason::None);
    if (refused.match(words).hasMatch())
        return std::pair(Kind::CertificateRefused, Reason::None);
    if (http2.match(words).hasMatch())
        return std::pair(Kind::OtherRefusal, Reason::Http2Only);
    return std::nullopt;
}

/// Whether a 401 requires one of the sign-in methods of browsers.
bool requiresBrowserSignIn(const HttpReply &reply)
{
    static constexpr QByteArrayView browserSchemes[] = {"basic", "digest", "negotiate", "ntlm", "kerberos"};
    const auto challenges = challengesIn(reply.values("www-authenticate"));
    return !challenges.isEmpty() && std::ranges::all_of(challenges, [](const Challenge &one) {
        return std::ranges::find(browserSchemes, QByteArrayView(one.scheme)) != std::end(browserSchemes);
    });
}

/// The meaning of a refusal that isn't from the service itself. `page`: its body, unless that is JSON.
std::optional<std::pair<Kind, Reason>> gatewayRefusal(const HttpReply &reply, const QByteArray &page,
                                                      bool isFromService)
{
    static constexpr int timeouts[] = {504, 522, 524}; // the last two are Cloudflare's
    if (std::ranges::find(timeouts, reply.status) != std::end(timeouts))
        return std::pair(Kind::GatewayFault, Reason::GatewayTimedOut);
    if (reply.status == 511)
        return std::pair(Kind::ServerFault, Reason::NetworkSignIn);
    if (reply.status == 495) // nginx's own status, sent as 400 unless configured otherwise
        return std::pair(Kind::CertificateRefused, Reason::None);
    if (reply.status == 496)
        return std::pair(Kind::CertificateNeeded, Reason::None);
    // With and without TLS, it has different names (RFC 7540, section 3.1).
    const auto upgrades = reply.items("upgrade");
    const bool offersHttp2 = upgrades.contains("h2") || upgrades.contains("h2c");
    if (reply.status == 505 || (reply.status == 426 && offersHttp2))
        return std::pair(Kind::OtherRefusal, Reason::Http2Only);
    if (const auto errorBody = reasonInPage(reply.status, page))
        return errorBody;
    const bool isPage = !page.isEmpty() || reply.body.trimmed().isEmpty();
    if (reply.status == 407 && !isFromService) // from a proxy that isn't configured; a configured one answers CONNECT
        return std::pair(Kind::OtherRefusal, Reason::GatewaySignIn);
    if (reply.status == 401 && isPage && requiresBrowserSignIn(reply))
        return std::pair(Kind::OtherRefusal, Reason::GatewaySignIn);
    if (reply.status == 403 && !isFromService) // otherwise the service says why
        return std::pair(Kind::OtherRefusal,
                         reply.body.trimmed().isEmpty() ? Reason::ForbiddenWithoutBody : Reason::GatewayForbidden);
    if (reply.status == 530 && !isFromService) // Cloudflare's, for a service whose name it couldn't look up
        return std::pair(Kind::GatewayFault, Reason::None);
    if (reply.status == 404 && !isFromService) // as of a gateway without a route, or a path that is missing in the URL
        return std::pair(Kind::NotFound, Reason::GatewayNotFound);
    if (reply.status == 503 && page.trimmed().startsWith('<'))
        return std::pair(Kind::Busy, Reason::GatewayBusy);
    return std::nullopt;
}

/// Doesn't copy the secret, because the copy would stay in memory.
void redact(QString &text, QByteArrayView secret)
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

ApiError refusalFrom(const HttpReply &reply, const QDateTime &now, std::chrono::milliseconds maxRetryAfter)
{
    const QByteArray body = readableBody(reply);
    wire::ErrorBody errorBody = wire::decodeErrorBody(body, reply.header("content-type"));
    ApiError error{.kind = kindOfStatus(reply.status, errorBody), .httpStatus = reply.status};
    if (error.kind == Kind::Redirected)
        return redirectError(std::move(error), reply); // the body of a redirect is for browsers
    if (error.kind == Kind::BadResponse) {
        error.detail = RefusalWords::tr("an invalid status code");
        return error;
    }
    if (const auto refinement
        = gatewayRefusal(reply, errorBody.isJson ? QByteArray() : body, errorBody.isFromService)) {
        error.kind = refinement->first;
        error.reason = refinement->second;
    }
    error.serverMessage = std::move(errorBody.message);
    error.problems = std::move(errorBody.problems);
    error.existingUserId = std::move(errorBody.existingUserId);
    if (!errorBody.failedSources.isEmpty())
        error.detail = RefusalWords::tr("failed sources: %1").arg(errorBody.failedSources.join(u", "));
    error.retryAfter = parseRetryAfter(reply.header("retry-after"), now, maxRetryAfter);
    return error;
}

std::optional<ApiError> failureInBody(const QByteArray &body, int status)
{
    auto errorBody = wire::decodeFailure(body);
    if (!errorBody)
        return std::nullopt;
    return ApiError{.kind = Kind::ActionFailed,
                    .httpStatus = status,
                    .serverMessage = std::move(errorBody->message),
                    .problems = std::move(errorBody->problems),
                    .detail = errorBody->failedSources.join(u", ")};
}

std::optional<ApiError> transportFailure(const HttpReply &reply)
{
    using End = HttpReply::End;
    const auto failure = [&reply](Kind kind, const QString &detail = {}) {
        return ApiError{.kind = kind,
                        .httpStatus = reply.status,
                        .detail = detail,
                        .reason = reply.reason,
                        .proxyStatus = reply.proxyStatus};
    };
    const auto timeoutFailure = [&failure, &reply](const QString &detail) {
        if (reply.reason == Reason::ProxyTimeout || reply.reason == Reason::ProxyLookupTimeout)
            return failure(Kind::ProxyFailed, reply.proxy);
        if (reply.reason == Reason::ProxyTicketFailed)
            return failure(Kind::ProxySignInNeeded, reply.proxy);
        return failure(Kind::TimedOut, detail);
    };
    switch (reply.end) {
    case End::Complete:
        return std::nullopt;
    case End::HostNotFound:
        return failure(Kind::HostNotFound);
    case End::Refused:
        return failure(Kind::ConnectionRefused);
    case End::ProxyFailed:
        return failure(Kind::ProxyFailed, reply.proxy);
    case End::ProxySignIn: // refined where the password is known
        return failure(Kind::ProxySignInNeeded, reply.proxy);
    case End::CertificateNeeded:
        return failure(Kind::CertificateNeeded);
    case End::CertificateRefused:
        return failure(Kind::CertificateRefused, reply.tlsReason);
    case End::TlsFailed:
        return failure(Kind::TlsFailed, reply.tlsReason);
    case End::NoTls:
        return failure(Kind::NoTls);
    case End::Lost:
        return failure(Kind::ConnectionLost);
    case End::Garbled:
        return failure(Kind::BadResponse, RefusalWords::tr("the response isn’t valid HTTP"));
    case End::IdleTimeout:
        return timeoutFailure(RefusalWords::tr("no data arrived for too long"));
    case End::DeadlinePassed:
        return timeoutFailure(RefusalWords::tr("the response took too long"));
    case End::TooLarge:
        return tooLargeResponse(reply.status);
    case End::RejectedBySink:
        return reply.refused;
    }
    Q_UNREACHABLE();
}

ApiError toWriteError(ApiError error, bool nothingWasSent)
{
    static constexpr std::pair<Kind, Reason> open[] = {
        {Kind::ConnectionLost, Reason::None},
        {Kind::TimedOut, Reason::ResponseTimeout},
        {Kind::BadResponse, Reason::UnreadableResponse},
        // The service behind the gateway may have carried out the request.
        {Kind::GatewayFault, Reason::BadGateway},
        {Kind::Redirected, Reason::RedirectedElsewhere},
    };
    // Some servers redirect to a page after they made a change (302, 303). Other redirects mean that they made none.
    const bool isRefusal = error.kind == Kind::Redirected && !(error.httpStatus == 302 || error.httpStatus == 303);
    const auto *at = std::ranges::find(open, error.kind, [](const auto &row) { return row.first; });
    if (nothingWasSent || at == std::end(open) || isRefusal || error.reason == Reason::RedirectedToHttps)
        return error;
    error.kind = Kind::OutcomeUnknown;
    if (error.reason == Reason::None)
        error.reason = at->second;
    return error;
}

void redactSecret(ApiError &error, const Secret &secret)
{
    // A shorter text could occur in ordinary words, and isn't a real secret.
    constexpr qsizetype MinSecretLength = 8;
    const QByteArrayView text = secret.view();
    if (text.size() < MinSecretLength)
        return;
    redact(error.serverMessage, text);
    redact(error.detail, text);
    redact(error.existingUserId, text);
    for (FieldProblem &problem : error.problems)
        redact(problem.message, text);
}

} // namespace labdesk::api
