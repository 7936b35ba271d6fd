// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/apierror.h"

#include "domain/enumtable.h"
#include "domain/errorreason.h"

#include <QCoreApplication>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ApiError)

public:
    /// A sentence, its cause, and the next step.
    static constexpr std::pair<ApiError::Kind, std::array<const char *, 3>> errors[] = {
        {ApiError::Kind::InvalidInput,
         {QT_TR_NOOP("The request wasn’t sent because an ID or value in it isn’t valid."),
          QT_TR_NOOP("It’s empty, or contains characters that aren’t allowed in a URL."),
          QT_TR_NOOP("Copy the ID again, without any extra characters.")}},
        {ApiError::Kind::ReadOnly,
         {QT_TR_NOOP("This connection is read-only, so nothing was changed."),
          QT_TR_NOOP("Changes are turned off in the connection’s settings."),
          QT_TR_NOOP("Switch to a connection that allows changes, or edit this one.")}},
        {ApiError::Kind::NoCredential,
         {QT_TR_NOOP("No key is stored for this connection."),
          QT_TR_NOOP("It was never entered, it was kept for one session only, or the keychain is locked."),
          QT_TR_NOOP("Edit the connection and enter the key.")}},
        {ApiError::Kind::KeyRefusedLocally,
         {QT_TR_NOOP("The key wasn’t sent because the connection isn’t encrypted."),
          QT_TR_NOOP("The URL starts with %1, which is allowed only for a service on this computer."),
          QT_TR_NOOP("Edit the connection and use an %1 URL.")}},
        {ApiError::Kind::HostNotFound,
         {QT_TR_NOOP("Can’t find the server."), QT_TR_NOOP("The name may be misspelled, or this computer is offline."),
          QT_TR_NOOP("Check your network and the URL in the connection.")}},
        {ApiError::Kind::ConnectionRefused,
         {QT_TR_NOOP("Can’t reach the service."),
          QT_TR_NOOP("Connection refused: nothing is listening on that port, or a firewall is blocking it."),
          QT_TR_NOOP("Check that the service is running and that the port in the connection is right.")}},
        {ApiError::Kind::ProxyFailed,
         {QT_TR_NOOP("Can’t connect through the proxy."),
          QT_TR_NOOP("The proxy can’t be reached, or it refused the connection."),
          QT_TR_NOOP("Check the proxy under Advanced in the connection, or in this computer’s settings.")}},
        {ApiError::Kind::ProxySignInNeeded,
         {QT_TR_NOOP("The proxy requires a user name and password."),
          QT_TR_NOOP("They aren’t stored for this connection, or the keychain is locked. Nothing reached the service."),
          QT_TR_NOOP("Edit the connection and enter them under Advanced.")}},
        {ApiError::Kind::ProxySignInRefused,
         {QT_TR_NOOP("The proxy rejected the user name or password."),
          QT_TR_NOOP("They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them again. "
                     "Nothing reached the service."),
          QT_TR_NOOP("Edit the connection and enter the proxy password again under Advanced.")}},
        {ApiError::Kind::TlsFailed,
         {QT_TR_NOOP("Can’t establish a secure connection (TLS)."),
          QT_TR_NOOP("The server’s certificate couldn’t be verified. No key or data was sent."),
          QT_TR_NOOP("Check the URL and this computer’s clock. If the service uses its own certificate authority, add "
                     "its CA file under Advanced in the connection.")}},
        {ApiError::Kind::NoTls,
         {QT_TR_NOOP("The server’s port doesn’t use TLS, so no key or data was sent."),
          QT_TR_NOOP("The URL starts with %1, but the server’s response isn’t encrypted."),
          QT_TR_NOOP("Check the port in the connection. If the service runs on this computer, try a URL with %1.")}},
        {ApiError::Kind::CertificateUnusable,
         {QT_TR_NOOP("This connection’s client certificate can’t be used, so nothing was sent."),
          QT_TR_NOOP("The file can’t be read."),
          QT_TR_NOOP("Edit the connection and choose another file or enter its passphrase under Advanced.")}},
        {ApiError::Kind::CertificateNeeded,
         {QT_TR_NOOP("The server requires a client certificate, and this connection has none."),
          QT_TR_NOOP("The server rejected the request without processing it. Nothing was changed."),
          QT_TR_NOOP("Ask whoever runs the service for a client certificate. Then choose its file under Advanced in "
                     "the connection.")}},
        {ApiError::Kind::CertificateRefused,
         {QT_TR_NOOP("The server rejected this connection’s client certificate."),
          QT_TR_NOOP("It may be expired, revoked, or from a certificate authority that the server doesn’t trust. "
                     "Nothing was changed."),
          QT_TR_NOOP("Ask whoever runs the service for a new client certificate. Then choose its file under Advanced "
                     "in the connection.")}},
        {ApiError::Kind::ConnectionLost,
         {QT_TR_NOOP("The connection was lost before the response was complete."),
          QT_TR_NOOP("The network or the service closed it. Nothing was changed."), QT_TR_NOOP("Try again.")}},
        {ApiError::Kind::TimedOut,
         {QT_TR_NOOP("The request timed out."), QT_TR_NOOP("The service or the network is slow. Nothing was changed."),
          QT_TR_NOOP("Try again in a moment.")}},
        {ApiError::Kind::OutcomeUnknown,
         {QT_TR_NOOP("Outcome unknown: the change may or may not have been made."),
          QT_TR_NOOP("The request was sent, but the connection ended before a response arrived."),
          QT_TR_NOOP("Check whether the change was made before you try again.")}},
        {ApiError::Kind::Redirected,
         {QT_TR_NOOP("The service redirected to another address. Labdesk didn’t follow it, to protect your key."),
          QT_TR_NOOP("Following it could give the key to someone else."),
          QT_TR_NOOP("Check the URL in the connection. If your network has a sign-in page, sign in first.")}},
        {ApiError::Kind::BadResponse,
         {QT_TR_NOOP("The service sent an unexpected response."),
          QT_TR_NOOP("It’s incomplete, or something else is responding at this address."),
          QT_TR_NOOP("Try again. If it keeps happening, check the URL in the connection.")}},
        {ApiError::Kind::WrongRecord,
         {QT_TR_NOOP("The response is for a different record, so it isn’t shown."),
          QT_TR_NOOP("The service, or a cache in between, mixed up two responses."),
          QT_TR_NOOP("If you made a change, reload the user and check whether it was saved before you try again. "
                     "Report this to whoever runs the service.")}},
        {ApiError::Kind::BadRequest,
         {QT_TR_NOOP("The service couldn’t understand the request."), QT_TR_NOOP("Status 400."),
          QT_TR_NOOP("Check what you entered, then try again.")}},
        {ApiError::Kind::Duplicate,
         {QT_TR_NOOP("A user with this client ID already exists."),
          QT_TR_NOOP("Each client ID can be used only once in a team."),
          QT_TR_NOOP("Open the existing user, or choose another client ID.")}},
        {ApiError::Kind::Unauthorized,
         {QT_TR_NOOP("The service rejected the key."),
          QT_TR_NOOP("The key may be mistyped, expired, or for a different environment."),
          QT_TR_NOOP("Edit the connection and enter the key again.")}},
        {ApiError::Kind::Forbidden,
         {QT_TR_NOOP("This key doesn’t have permission to do that."), QT_TR_NOOP("Status 403."),
          QT_TR_NOOP("Ask the key’s owner for access, or use another connection.")}},
        {ApiError::Kind::NotFound,
         {QT_TR_NOOP("The service couldn’t find what was requested."),
          QT_TR_NOOP(
              "It may have been deleted or belong to another environment, or the connection’s URL may be wrong."),
          QT_TR_NOOP("Check the ID, the environment, and the URL in the connection.")}},
        {ApiError::Kind::Invalid,
         {QT_TR_NOOP("The service rejected a value."), QT_TR_NOOP("A value is missing or in the wrong format."),
          QT_TR_NOOP("Correct it and try again.")}},
        {ApiError::Kind::RateLimited,
         {QT_TR_NOOP("Rate limited: too many requests."),
          QT_TR_NOOP("The service limits requests for each key or user."),
          QT_TR_NOOP("Wait a minute, then try again.")}},
        {ApiError::Kind::OtherRefusal,
         {QT_TR_NOOP("The service refused the request."), QT_TR_NOOP("Status %1."),
          QT_TR_NOOP("Check the URL in the connection and what you entered.")}},
        {ApiError::Kind::ServerFault,
         {QT_TR_NOOP("The service had an internal error."), QT_TR_NOOP("Status %1."),
          QT_TR_NOOP("Try again in a moment. If it keeps happening, contact whoever runs the service.")}},
        {ApiError::Kind::Busy,
         {QT_TR_NOOP("The service is unavailable right now."),
          QT_TR_NOOP("Status 503: it may be overloaded, restarting, or down for maintenance."),
          QT_TR_NOOP("Wait a minute, then try again. If it keeps happening, contact whoever runs the service.")}},
        {ApiError::Kind::GatewayFault,
         {QT_TR_NOOP("A gateway or proxy got no valid response from the service."),
          QT_TR_NOOP("The gateway or proxy returned status %1."),
          QT_TR_NOOP("Wait a minute, then try again: the service may be restarting. If it keeps happening, check the "
                     "URL, or contact whoever runs the service.")}},
        {ApiError::Kind::ActionFailed,
         {QT_TR_NOOP("The service accepted the request, but the action failed."),
          QT_TR_NOOP("The response doesn’t report success."),
          QT_TR_NOOP("Check the user’s sources, then try again later.")}},
    };
};
static_assert(isTableOf(ErrorWords::errors, ApiError::Kind::ActionFailed));

/// Whether the text ends a sentence, so that another one can follow.
bool endsWithPunctuation(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?') || text.endsWith(u'…');
}

bool isCertificateError(const ApiError &error)
{
    return error.kind == ApiError::Kind::CertificateNeeded || error.kind == ApiError::Kind::CertificateRefused;
}

/// Whether to show the server's message: it explains the failure, and there is no specific text.
bool showsServerMessage(const ApiError &error)
{
    using Reason = ApiError::Reason;
    static_assert(int(ApiError::Kind::BadRequest) == int(ApiError::Kind::WrongRecord) + 1);
    const bool isRefusal = error.kind >= ApiError::Kind::BadRequest || isCertificateError(error);
    const bool hasOwnText = error.reason != Reason::None && error.reason != Reason::GatewayForbidden
        && error.reason != Reason::GatewayTimedOut && error.reason != Reason::GatewayBusy;
    return isRefusal && !hasOwnText;
}

/// The cause, followed by the service's message if there is one.
QString withServerMessage(const QString &cause, const ApiError &error)
{
    if (error.serverMessage.isEmpty())
        return cause;
    const bool isSentence = endsWithPunctuation(error.serverMessage);
    if (isCertificateError(error)) // from the service or a gateway
        return (isSentence ? ErrorWords::tr("%1 The server said: “%2”") : ErrorWords::tr("%1 The server said: “%2”."))
            .arg(cause, error.serverMessage);
    if (error.kind == ApiError::Kind::GatewayFault || error.reason == ApiError::Reason::GatewayForbidden
        || error.reason == ApiError::Reason::GatewayBusy)
        return (isSentence ? ErrorWords::tr("%1 The gateway said: “%2”") : ErrorWords::tr("%1 The gateway said: “%2”."))
            .arg(cause, error.serverMessage);
    return (isSentence ? ErrorWords::tr("%1 The service said: “%2”") : ErrorWords::tr("%1 The service said: “%2”."))
        .arg(cause, error.serverMessage);
}

QString withDetail(const QString &cause, const QString &labelFormat, const ApiError &error)
{
    return error.detail.isEmpty() ? cause : cause + u' ' + labelFormat.arg(error.detail);
}

QString withStatus(const QString &cause, const ApiError &error)
{
    return error.httpStatus == 0
        ? cause
        : ErrorWords::tr("%1 The status was %2.").arg(cause, QString::number(error.httpStatus));
}

/// Lists each refused field, because "the input is invalid" doesn't help.
QString formatFieldProblems(const ApiError &error)
{
    QStringList lines;
    for (const FieldProblem &problem : error.problems) {
        const QString where = problem.loc.join(u" › ");
        lines += where.isEmpty() ? problem.message : ErrorWords::tr("%1: %2").arg(where, problem.message);
    }
    constexpr qsizetype maxLength = 2'000; // what a label can show
    QString all = lines.join(u"; ");
    if (all.size() > maxLength)
        all = all.left(maxLength) + u'…';
    return all.isEmpty() || endsWithPunctuation(all) ? all : all + u'.';
}

QString retryAfterSentence(std::chrono::milliseconds pause)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(pause).count();
    if (seconds >= 60) // the value is capped, so it may be an hour
        return ErrorWords::tr("Rate limited for a minute or more. Try again later.");
    return ErrorWords::tr("Rate limited. Try again in %1\u00a0s.").arg(seconds);
}

ErrorText formatNotRecorded()
{
    return {ErrorWords::tr("Nothing was changed, because Labdesk can’t record changes in the audit trail."),
            ErrorWords::tr("Your administrator allows changes only while Labdesk can write to the audit trail."),
            ErrorWords::tr("Open History to see why, then try again.")};
}

ErrorText formatTokenRefused()
{
    return {ErrorWords::tr("The service rejected the API client ID or the client secret."),
            ErrorWords::tr("They may be mistyped, expired, or for a different environment."),
            ErrorWords::tr("Edit the connection and enter them again.")};
}

QString formatProxySignIn(const ApiError &error)
{
    return (error.kind == ApiError::Kind::ProxySignInNeeded
                ? ErrorWords::tr("The proxy %1 requires a user name and password.")
                : ErrorWords::tr("The proxy %1 rejected the user name or password."))
        .arg(error.detail);
}

/// The text for the kind of an error, completed with its details.
ErrorText formatKind(const ApiError &error)
{
    const auto &[sentence, cause, nextStep] = entryOf(ErrorWords::errors, error.kind);
    ErrorText text{ErrorWords::tr(sentence), ErrorWords::tr(cause), ErrorWords::tr(nextStep)};
    switch (error.kind) {
    case ApiError::Kind::ReadOnly:
        return error.detail == QLatin1StringView(ApiError::notRecorded) ? formatNotRecorded() : text;
    case ApiError::Kind::KeyRefusedLocally:
        text.cause = text.cause.arg(u"http://"_s);
        text.nextStep = text.nextStep.arg(u"https://"_s);
        break;
    case ApiError::Kind::ProxySignInNeeded:
    case ApiError::Kind::ProxySignInRefused:
        if (!error.detail.isEmpty())
            text.sentence = formatProxySignIn(error);
        break;
    case ApiError::Kind::TlsFailed:
        text.cause = withDetail(text.cause, ErrorWords::tr("Reason: %1."), error);
        break;
    case ApiError::Kind::NoTls:
        text.cause = text.cause.arg(u"https://"_s);
        text.nextStep = text.nextStep.arg(u"http://"_s);
        break;
    case ApiError::Kind::CertificateUnusable:
        text.cause = error.detail.isEmpty() ? text.cause : error.detail;
        break;
    case ApiError::Kind::CertificateRefused:
        if (!error.detail.isEmpty())
            text.cause = ErrorWords::tr("The server’s reason: %1. Nothing was changed.").arg(error.detail);
        break;
    case ApiError::Kind::Redirected:
        text.cause = withDetail(text.cause, ErrorWords::tr("It redirected to %1."), error);
        break;
    case ApiError::Kind::BadResponse:
        text.cause = withStatus(text.cause, error);
        break;
    case ApiError::Kind::Duplicate:
        if (!error.existingUserId.isEmpty())
            text.cause = ErrorWords::tr("It belongs to user %1.").arg(error.existingUserId);
        break;
    case ApiError::Kind::Unauthorized:
        return error.isTokenRequest ? formatTokenRefused() : text;
    case ApiError::Kind::Invalid:
        if (const QString fields = formatFieldProblems(error); !fields.isEmpty())
            return {text.sentence, fields, text.nextStep};
        break;
    case ApiError::Kind::RateLimited:
    case ApiError::Kind::Busy:
        if (error.retryAfter)
            text.nextStep = retryAfterSentence(*error.retryAfter);
        break;
    case ApiError::Kind::OtherRefusal:
    case ApiError::Kind::ServerFault:
    case ApiError::Kind::GatewayFault:
        text.cause = text.cause.arg(error.httpStatus);
        break;
    default:
        break;
    }
    return text;
}

} // namespace

ErrorText describe(const ApiError &error)
{
    ErrorText text = formatKind(error);
    refine(text, error);
    if (showsServerMessage(error) && (error.kind != ApiError::Kind::Invalid || formatFieldProblems(error).isEmpty()))
        text.cause = withServerMessage(text.cause, error); // the service may have explained it
    if (error.isTokenRequest)
        text.cause += u' ' + ErrorWords::tr("This happened while requesting an access token from the auth URL.");
    return text;
}

bool tellsDetail(const ApiError &error)
{
    using Kind = ApiError::Kind;
    return (error.kind >= Kind::ProxyFailed && error.kind <= Kind::CertificateRefused)
        || error.kind == Kind::Redirected;
}

bool hasUnknownOutcome(const ApiError &error)
{
    return error.kind == ApiError::Kind::OutcomeUnknown || error.kind == ApiError::Kind::WrongRecord;
}

bool wasSent(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::InvalidInput:
    case ApiError::Kind::ReadOnly:
    case ApiError::Kind::NoCredential:
    case ApiError::Kind::KeyRefusedLocally:
    case ApiError::Kind::HostNotFound:
    case ApiError::Kind::ConnectionRefused:
    case ApiError::Kind::ProxyFailed:
    case ApiError::Kind::ProxySignInNeeded:
    case ApiError::Kind::ProxySignInRefused:
    case ApiError::Kind::TlsFailed:
    case ApiError::Kind::NoTls:
    case ApiError::Kind::CertificateUnusable:
    case ApiError::Kind::CertificateNeeded:
    case ApiError::Kind::CertificateRefused:
    case ApiError::Kind::ConnectionLost:
    case ApiError::Kind::TimedOut:
        return false;
    case ApiError::Kind::OutcomeUnknown:
    case ApiError::Kind::Redirected:
    case ApiError::Kind::BadResponse:
    case ApiError::Kind::WrongRecord:
    case ApiError::Kind::BadRequest:
    case ApiError::Kind::Duplicate:
    case ApiError::Kind::Unauthorized:
    case ApiError::Kind::Forbidden:
    case ApiError::Kind::NotFound:
    case ApiError::Kind::Invalid:
    case ApiError::Kind::RateLimited:
    case ApiError::Kind::OtherRefusal:
    case ApiError::Kind::ServerFault:
    case ApiError::Kind::Busy:
    case ApiError::Kind::GatewayFault:
    case ApiError::Kind::ActionFailed:
        return true;
    }
    Q_UNREACHABLE();
}

bool isOutage(const ApiError &error)
{
    using Kind = ApiError::Kind;
    return error.httpStatus == 0 && error.kind != Kind::InvalidInput && error.kind != Kind::ReadOnly
        && error.kind != Kind::NoCredential && error.kind != Kind::KeyRefusedLocally;
}

ErrorScope scopeOf(const ApiError &error)
{
    using Kind = ApiError::Kind;
    using Reason = ApiError::Reason;
    using enum ErrorScope;
    static constexpr std::pair<Kind, ErrorScope> scopes[] = {
        {Kind::InvalidInput, Request},
        {Kind::ReadOnly, Request},
        {Kind::NoCredential, Connection},
        {Kind::KeyRefusedLocally, Connection},
        {Kind::HostNotFound, Connection},
        {Kind::ConnectionRefused, Connection},
        {Kind::ProxyFailed, Connection},
        {Kind::ProxySignInNeeded, Connection},
        {Kind::ProxySignInRefused, Connection},
        {Kind::TlsFailed, Connection},
        {Kind::NoTls, Connection},
        {Kind::CertificateUnusable, Connection},
        {Kind::CertificateNeeded, Connection},
        {Kind::CertificateRefused, Connection},
        {Kind::ConnectionLost, Connection},
        {Kind::TimedOut, Connection},
        {Kind::OutcomeUnknown, Request},
        {Kind::Redirected, Unclear},
        {Kind::BadResponse, Unclear},
        {Kind::WrongRecord, Request},
        {Kind::BadRequest, Unclear},
        {Kind::Duplicate, Request},
        {Kind::Unauthorized, Connection},
        {Kind::Forbidden, Unclear}, // a key may be limited to parts of the service
        {Kind::NotFound, Request},
        {Kind::Invalid, Unclear},
        {Kind::RateLimited, Connection},
        {Kind::OtherRefusal, Unclear},
        {Kind::ServerFault, Unclear}, // often concerns one record only
        {Kind::Busy, Connection},
        {Kind::GatewayFault, Connection},
        {Kind::ActionFailed, Unclear},
    };
    static_assert(isTableOf(scopes, Kind::ActionFailed));
    const bool isFromGateway = error.reason == Reason::GatewaySignIn || error.reason == Reason::GatewayForbidden
        || error.reason == Reason::NetworkSignIn;
    if (error.reason == Reason::NotEnoughMemory) // the service isn't the cause
        return Request;
    return isFromGateway ? Connection : entryOf(scopes, error.kind);
}

bool isAboutTicket(const ApiError &error)
{
    return error.reason >= ApiError::Reason::ProxyNoTicket && error.reason <= ApiError::Reason::ProxyTicketRefused;
}

bool isWorthRetrying(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::HostNotFound:
    case ApiError::Kind::ConnectionRefused:
    case ApiError::Kind::ProxyFailed:
    case ApiError::Kind::TlsFailed: // a wrong clock or a captive portal is fixed outside this program
    case ApiError::Kind::NoTls:     // the service may be restarted with TLS
    case ApiError::Kind::ConnectionLost:
    case ApiError::Kind::TimedOut:
    case ApiError::Kind::Redirected: // the redirect may be removed at the service
    case ApiError::Kind::BadResponse:
    case ApiError::Kind::RateLimited:
    case ApiError::Kind::ServerFault:
    case ApiError::Kind::Busy:
    case ApiError::Kind::GatewayFault:
        return true;
    case ApiError::Kind::ProxySignInNeeded: // a ticket is renewed outside this program; a password is entered
        return isAboutTicket(error);
    case ApiError::Kind::OtherRefusal:
        return error.httpStatus == 408 || error.httpStatus == 425;
    case ApiError::Kind::OutcomeUnknown: // a write: repeating it could do it twice
    case ApiError::Kind::InvalidInput:
    case ApiError::Kind::ReadOnly:
    case ApiError::Kind::NoCredential:
    case ApiError::Kind::KeyRefusedLocally:
    case ApiError::Kind::ProxySignInRefused: // it fails the same way until other credentials are entered
    case ApiError::Kind::CertificateUnusable:
    case ApiError::Kind::CertificateNeeded:
    case ApiError::Kind::CertificateRefused:
    case ApiError::Kind::WrongRecord:
    case ApiError::Kind::BadRequest:
    case ApiError::Kind::Duplicate:
    case ApiError::Kind::Unauthorized:
    case ApiError::Kind::Forbidden:
    case ApiError::Kind::NotFound:
    case ApiError::Kind::Invalid:
    case ApiError::Kind::ActionFailed:
        return false;
    }
    Q_UNREACHABLE();
}

bool isFixedInNetworkSettings(const ApiError &error)
{
    using Kind = ApiError::Kind;
    return error.kind == Kind::ProxySignInNeeded || error.kind == Kind::ProxySignInRefused
        || error.kind == Kind::CertificateUnusable || error.kind == Kind::CertificateNeeded
        || error.kind == Kind::CertificateRefused;
}

} // namespace labdesk
