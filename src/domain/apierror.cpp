// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/apierror.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ApiError)
};

/// Whether another sentence can follow as it is.
bool endsASentence(const QString &text)
{
    return text.endsWith(u'.') || text.endsWith(u'!') || text.endsWith(u'?') || text.endsWith(u'…');
}

/// The cause, and the service's own words after it where it sent some.
QString withServersWords(const QString &cause, const ApiError &error)
{
    if (error.serverMessage.isEmpty())
        return cause;
    return (endsASentence(error.serverMessage) ? ErrorWords::tr("%1 The service said: “%2”")
                                               : ErrorWords::tr("%1 The service said: “%2”."))
        .arg(cause, error.serverMessage);
}

QString withDetail(const QString &cause, const QString &labelled, const ApiError &error)
{
    return error.detail.isEmpty() ? cause : cause + u' ' + labelled.arg(error.detail);
}

QString withStatus(const QString &cause, const ApiError &error)
{
    return error.httpStatus == 0 ? cause : ErrorWords::tr("%1 The status was %2.").arg(cause).arg(error.httpStatus);
}

/// Each refused field on its own, because "the input is invalid" helps nobody.
QString refusedFields(const ApiError &error)
{
    QStringList lines;
    for (const FieldProblem &problem : error.problems) {
        const QString where = problem.loc.join(u" › ");
        lines += where.isEmpty() ? problem.message : ErrorWords::tr("%1: %2").arg(where, problem.message);
    }
    const QString all = lines.join(u"; ");
    return all.isEmpty() || endsASentence(all) ? all : all + u'.';
}

QString waitThenRetry(const ApiError &error)
{
    if (!error.retryAfter)
        return ErrorWords::tr("Wait a minute, then try again.");
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(*error.retryAfter).count();
    if (seconds >= 60) // where it is capped: it may be an hour
        return ErrorWords::tr("The service is limiting requests for a minute or more. Try again later.");
    return ErrorWords::tr("Rate limited. Try again in %1\u00a0s.").arg(seconds);
}

} // namespace

ErrorText describe(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::InvalidInput:
        return {ErrorWords::tr("The request wasn’t sent because an ID or value in it isn’t valid."),
                ErrorWords::tr("It’s empty, or contains characters that aren’t allowed in a URL."),
                ErrorWords::tr("Copy the ID again, without any extra characters.")};
    case ApiError::Kind::ReadOnly:
        return {ErrorWords::tr("This connection is read-only, so nothing was changed."),
                ErrorWords::tr("Changes are turned off in the connection’s settings."),
                ErrorWords::tr("Switch to a connection that allows changes, or edit this one.")};
    case ApiError::Kind::NoCredential:
        return {ErrorWords::tr("No key is stored for this connection."),
                ErrorWords::tr("It was never entered, was kept for one session only, or the keychain is locked."),
                ErrorWords::tr("Edit the connection and enter the key.")};
    case ApiError::Kind::KeyRefusedLocally:
        return {ErrorWords::tr("The key wasn’t sent because the connection isn’t encrypted."),
                ErrorWords::tr("The URL starts with %1 and belongs to another computer.").arg(u"http://"_s),
                ErrorWords::tr("Edit the connection and use an %1 URL.").arg(u"https://"_s)};
    case ApiError::Kind::HostNotFound:
        return {ErrorWords::tr("Can’t find the server."),
                ErrorWords::tr("The name may be misspelled, or this computer is offline."),
                ErrorWords::tr("Check your network and the URL in the connection.")};
    case ApiError::Kind::ConnectionRefused:
        return {ErrorWords::tr("Can’t reach the service."),
                ErrorWords::tr("Connection refused: nothing is listening on that port, or a firewall is blocking it."),
                ErrorWords::tr("Check that the service is running and that the port in the connection is right.")};
    case ApiError::Kind::ProxyFailed:
        return {ErrorWords::tr("The proxy blocked the request."),
                ErrorWords::tr("The proxy can’t be reached, or it refused the connection."),
                ErrorWords::tr("Check the proxy under Advanced in the connection, or in this computer’s settings.")};
    case ApiError::Kind::ProxySignInNeeded:
        return {error.detail.isEmpty()
                    ? ErrorWords::tr("The proxy requires a user name and password.")
                    : ErrorWords::tr("The proxy %1 requires a user name and password.").arg(error.detail),
                ErrorWords::tr(
                    "None is stored for this connection, or the keychain is locked. Nothing reached the service."),
                ErrorWords::tr("Edit the connection and enter them under Advanced.")};
    case ApiError::Kind::ProxySignInRefused:
        return {error.detail.isEmpty()
                    ? ErrorWords::tr("The proxy rejected the user name or password.")
                    : ErrorWords::tr("The proxy %1 rejected the user name or password.").arg(error.detail),
                ErrorWords::tr("They may be mistyped or expired. To avoid locking the account, Labdesk won’t send them "
                               "again. Nothing reached the service."),
                ErrorWords::tr("Edit the connection and enter the proxy password again under Advanced.")};
    case ApiError::Kind::TlsFailed:
        return {ErrorWords::tr("Can’t establish a secure connection (TLS)."),
                withDetail(ErrorWords::tr("The server’s certificate couldn’t be verified. No key or data was sent."),
                           ErrorWords::tr("Reason: %1."), error),
                ErrorWords::tr("Check the URL and this computer’s clock. If the service uses its own certificate "
                               "authority, add its CA file under Advanced in the connection.")};
    case ApiError::Kind::NoTls:
        return {
            ErrorWords::tr("That port doesn’t use TLS, so no key or data was sent."),
            ErrorWords::tr("The URL starts with %1, but the server’s response isn’t encrypted.").arg(u"https://"_s),
            ErrorWords::tr("Check the port in the connection. If the service runs on this computer, try a URL with %1.")
                .arg(u"http://"_s)};
    case ApiError::Kind::CertificateUnusable:
        return {ErrorWords::tr("This connection’s client certificate can’t be used, so nothing was sent."),
                error.detail.isEmpty() ? ErrorWords::tr("The file can’t be read.") : error.detail,
                ErrorWords::tr("Edit the connection and choose another file or enter its passphrase under Advanced.")};
    case ApiError::Kind::CertificateWanted:
        return {ErrorWords::tr("The service requires a client certificate."),
                ErrorWords::tr("This connection has none, so the service refused it before it read the request."),
                ErrorWords::tr("Edit the connection and choose the certificate’s file under Advanced.")};
    case ApiError::Kind::CertificateRefused:
        return {ErrorWords::tr("The service rejected the client certificate."),
                ErrorWords::tr(
                    "It may be expired, revoked, or from a certificate authority that the service doesn’t trust."),
                ErrorWords::tr(
                    "Ask the service’s operator for a new one, then choose it under Advanced in the connection.")};
    case ApiError::Kind::ConnectionLost:
        return {ErrorWords::tr("The connection was lost before the response was complete."),
                ErrorWords::tr("The network or the service closed it. Nothing was changed."),
                ErrorWords::tr("Try again.")};
    case ApiError::Kind::TimedOut:
        return {ErrorWords::tr("The request timed out."),
                ErrorWords::tr("The service or the network is slow. Nothing was changed."),
                ErrorWords::tr("Try again in a moment.")};
    case ApiError::Kind::OutcomeUnknown:
        return {ErrorWords::tr("It’s not known whether the change was made."),
                ErrorWords::tr("The request was sent, but the connection ended before a response arrived."),
                ErrorWords::tr("Check the user before you try again.")};
    case ApiError::Kind::Redirected:
        return {
            ErrorWords::tr("The service redirected to another address. Labdesk didn’t follow it, to protect your key."),
            withDetail(ErrorWords::tr("Following it could give the key to someone else."),
                       ErrorWords::tr("It redirected to %1."), error),
            ErrorWords::tr("Check the URL in the connection. If your network has a sign-in page, sign in first.")};
    case ApiError::Kind::BadReply:
        return {ErrorWords::tr("The service sent an unexpected response."),
                withStatus(ErrorWords::tr("It’s incomplete, or something else is responding at this address."), error),
                ErrorWords::tr("Try again. If it keeps happening, check the URL in the connection.")};
    case ApiError::Kind::WrongRecord:
        return {ErrorWords::tr("The response is about a different record, so it isn’t shown."),
                ErrorWords::tr("The service, or a cache in between, mixed up two responses."),
                ErrorWords::tr(
                    "If it was a change, check the user before you try again. Report this to the service’s operator.")};
    case ApiError::Kind::BadRequest:
        return {ErrorWords::tr("The service couldn’t understand the request."),
                withServersWords(ErrorWords::tr("Status 400."), error),
                ErrorWords::tr("Check what you entered, then try again.")};
    case ApiError::Kind::Duplicate:
        return {ErrorWords::tr("A user with this client ID already exists."),
                withServersWords(error.existingUserId.isEmpty()
                                     ? ErrorWords::tr("Each client ID can be used only once in a team.")
                                     : ErrorWords::tr("It belongs to the user %1.").arg(error.existingUserId),
                                 error),
                ErrorWords::tr("Open the existing user, or choose another client ID.")};
    case ApiError::Kind::Unauthorized:
        return {ErrorWords::tr("The service rejected the key."),
                withServersWords(ErrorWords::tr("The key may be mistyped, expired, or for a different environment."),
                                 error),
                ErrorWords::tr("Edit the connection and enter the key again.")};
    case ApiError::Kind::Forbidden:
        return {ErrorWords::tr("This key doesn’t have permission to do that."),
                withServersWords(ErrorWords::tr("Status 403."), error),
                ErrorWords::tr("Ask the key’s owner for access, or use another connection.")};
    case ApiError::Kind::NotFound:
        return {
            ErrorWords::tr("The service couldn’t find it."),
            withServersWords(
                ErrorWords::tr(
                    "It may have been deleted, belong to another environment, or the connection’s URL may be wrong."),
                error),
            ErrorWords::tr("Check the ID, the environment, and the URL in the connection.")};
    case ApiError::Kind::Invalid: {
        const QString fields = refusedFields(error);
        return {ErrorWords::tr("The service rejected a value."),
                fields.isEmpty() ? withServersWords(ErrorWords::tr("A value is missing or in the wrong format."), error)
                                 : fields,
                ErrorWords::tr("Correct it and try again.")};
    }
    case ApiError::Kind::RateLimited:
        return {ErrorWords::tr("Rate limited: too many requests."),
                withServersWords(ErrorWords::tr("The service limits requests for each key or user."), error),
                waitThenRetry(error)};
    case ApiError::Kind::OtherRefusal:
        return {ErrorWords::tr("The service refused the request."),
                withServersWords(ErrorWords::tr("Status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Check the address in the connection and what was entered.")};
    case ApiError::Kind::ServerFault:
        return {ErrorWords::tr("The service had an internal error."),
                withServersWords(ErrorWords::tr("Status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Try again in a moment. If it keeps happening, contact the service’s operator.")};
    case ApiError::Kind::Busy:
        return {ErrorWords::tr("The service is overloaded or down for maintenance."),
                withServersWords(ErrorWords::tr("Status 503."), error), waitThenRetry(error)};
    case ApiError::Kind::GatewayFault:
        return {ErrorWords::tr("The service’s gateway got no valid response from it."),
                withServersWords(ErrorWords::tr("The gateway returned status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Try again in a minute. The service may be restarting.")};
    case ApiError::Kind::ActionFailed:
        return {ErrorWords::tr("The service accepted the request, but the action failed."),
                withServersWords(ErrorWords::tr("The response doesn’t report success."), error),
                ErrorWords::tr("Check the user’s sources, then try again later.")};
    }
    Q_UNREACHABLE();
}

bool leavesOutcomeOpen(const ApiError &error)
{
    return error.kind == ApiError::Kind::OutcomeUnknown || error.kind == ApiError::Kind::WrongRecord;
}

bool isWorthRetrying(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::HostNotFound:
    case ApiError::Kind::ConnectionRefused:
    case ApiError::Kind::ProxyFailed:
    case ApiError::Kind::TlsFailed: // a wrong clock or a captive portal is mended outside this program
    case ApiError::Kind::NoTls:     // a service may be started anew
    case ApiError::Kind::ConnectionLost:
    case ApiError::Kind::TimedOut:
    case ApiError::Kind::Redirected: // as above
    case ApiError::Kind::BadReply:
    case ApiError::Kind::RateLimited:
    case ApiError::Kind::ServerFault:
    case ApiError::Kind::Busy:
    case ApiError::Kind::GatewayFault:
        return true;
    case ApiError::Kind::OtherRefusal:
        return error.httpStatus == 408 || error.httpStatus == 425;
    case ApiError::Kind::OutcomeUnknown: // a write: repeating it could do it twice
    case ApiError::Kind::InvalidInput:
    case ApiError::Kind::ReadOnly:
    case ApiError::Kind::NoCredential:
    case ApiError::Kind::KeyRefusedLocally:
    case ApiError::Kind::ProxySignInNeeded: // the same again, until somebody enters something else
    case ApiError::Kind::ProxySignInRefused:
    case ApiError::Kind::CertificateUnusable:
    case ApiError::Kind::CertificateWanted:
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

bool isMendedUnderNetwork(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::ProxySignInNeeded:
    case ApiError::Kind::ProxySignInRefused:
    case ApiError::Kind::CertificateUnusable:
    case ApiError::Kind::CertificateWanted:
    case ApiError::Kind::CertificateRefused:
        return true;
    default:
        return false;
    }
}

} // namespace labdesk
