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
    return (endsASentence(error.serverMessage) ? ErrorWords::tr("%1 The service says: “%2”")
                                               : ErrorWords::tr("%1 The service says: “%2”."))
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
        return ErrorWords::tr("The service asks for a pause of a minute or more. Try again later.");
    return ErrorWords::tr("The service asks for a pause of %1\u00a0s. Try again after that.").arg(seconds);
}

} // namespace

ErrorText describe(const ApiError &error)
{
    switch (error.kind) {
    case ApiError::Kind::InvalidInput:
        return {ErrorWords::tr("The request was not sent: an ID or a value in it cannot be sent."),
                ErrorWords::tr("It is empty, or holds characters that have no place in an address."),
                ErrorWords::tr("Copy the ID again from where it came, without anything around it.")};
    case ApiError::Kind::ReadOnly:
        return {ErrorWords::tr("This connection is read-only, so nothing was changed."),
                ErrorWords::tr("Changes are switched off in the settings of the connection."),
                ErrorWords::tr("Switch to a connection that allows changes, or edit this one.")};
    case ApiError::Kind::NoCredential:
        return {ErrorWords::tr("No key is known for this connection."),
                ErrorWords::tr("It was never entered, was kept for one session only, or the keyring is locked."),
                ErrorWords::tr("Edit the connection and enter the key.")};
    case ApiError::Kind::KeyRefusedLocally:
        return {ErrorWords::tr("The key was not sent, because the way there is not protected."),
                ErrorWords::tr("The address starts with %1 and belongs to another machine.").arg(u"http://"_s),
                ErrorWords::tr("Edit the connection and use an %1 address.").arg(u"https://"_s)};
    case ApiError::Kind::HostNotFound:
        return {ErrorWords::tr("The service's machine cannot be found."),
                ErrorWords::tr("Its name has no address: the name is mistyped, or this computer is offline."),
                ErrorWords::tr("Check the network and the address in the connection.")};
    case ApiError::Kind::ConnectionRefused:
        return {ErrorWords::tr("The service cannot be reached."),
                ErrorWords::tr("The machine is there, but nothing answers at that port, or a firewall is between."),
                ErrorWords::tr("Check that the service is running and that the port in the connection is right.")};
    case ApiError::Kind::ProxyFailed:
        return {
            ErrorWords::tr("The proxy did not let the request through."),
            ErrorWords::tr("The proxy of this network cannot be reached, or it refused the connection."),
            ErrorWords::tr("Check the proxy in the connection, under Network, or in the settings of this computer.")};
    case ApiError::Kind::ProxySignInNeeded:
        return {error.detail.isEmpty()
                    ? ErrorWords::tr("The proxy requires a user name and password.")
                    : ErrorWords::tr("The proxy %1 requires a user name and password.").arg(error.detail),
                ErrorWords::tr(
                    "None is stored for this connection, or the keychain is locked. Nothing reached the service."),
                ErrorWords::tr("Edit the connection and enter them under Network.")};
    case ApiError::Kind::ProxySignInRefused:
        return {error.detail.isEmpty()
                    ? ErrorWords::tr("The proxy didn't accept the user name or password.")
                    : ErrorWords::tr("The proxy %1 didn't accept the user name or password.").arg(error.detail),
                ErrorWords::tr("They may be mistyped or expired. Labdesk won't send them again, so that the account "
                               "isn't locked. Nothing reached the service."),
                ErrorWords::tr("Edit the connection and enter the proxy password again under Network.")};
    case ApiError::Kind::TlsFailed:
        return {
            ErrorWords::tr("A protected connection to the service could not be made."),
            withDetail(ErrorWords::tr("The identity of the machine could not be proved; no key and no data were sent."),
                       ErrorWords::tr("Reason: %1."), error),
            ErrorWords::tr(
                "Check the address and this computer's clock. Where the service has an authority of its own, choose "
                "that authority's file in the connection, under Network.")};
    case ApiError::Kind::NoTls:
        return {
            ErrorWords::tr("That port doesn't speak TLS, so no key and no data were sent."),
            ErrorWords::tr("The address starts with %1, but what answers there is not protected.").arg(u"https://"_s),
            ErrorWords::tr(
                "Check the port in the connection. If the service runs on this computer, try the address with %1.")
                .arg(u"http://"_s)};
    case ApiError::Kind::CertificateUnusable:
        return {ErrorWords::tr("The client certificate of this connection can't be used, so nothing was sent."),
                error.detail.isEmpty() ? ErrorWords::tr("Its file can't be read.") : error.detail,
                ErrorWords::tr("Edit the connection and choose another file, or enter its passphrase, under Network.")};
    case ApiError::Kind::CertificateWanted:
        return {ErrorWords::tr("The service requires a client certificate."),
                ErrorWords::tr("This connection has none, so the service refused it before it read the request."),
                ErrorWords::tr("Edit the connection and choose the certificate's file under Network.")};
    case ApiError::Kind::CertificateRefused:
        return {ErrorWords::tr("The service didn't accept the client certificate."),
                ErrorWords::tr(
                    "It may be expired, revoked, or from a certificate authority that the service doesn't trust."),
                ErrorWords::tr(
                    "Ask whoever runs the service for another one, and choose it in the connection, under Network.")};
    case ApiError::Kind::ConnectionLost:
        return {ErrorWords::tr("The connection broke before the whole answer had come."),
                ErrorWords::tr("The network or the service cut it off. Nothing was changed."),
                ErrorWords::tr("Try again.")};
    case ApiError::Kind::TimedOut:
        return {ErrorWords::tr("The service did not answer in time."),
                ErrorWords::tr("It is slow or stuck, or the network is. Nothing was changed."),
                ErrorWords::tr("Try again in a moment.")};
    case ApiError::Kind::OutcomeUnknown:
        return {ErrorWords::tr("It is not known whether the change was made."),
                ErrorWords::tr("The request left this computer and the connection ended before an answer came."),
                ErrorWords::tr("Check the user before trying again.")};
    case ApiError::Kind::Redirected:
        return {ErrorWords::tr("The service points to another address, which was not followed."),
                withDetail(ErrorWords::tr("Following it could hand the key to somebody else."),
                           ErrorWords::tr("It points to %1."), error),
                ErrorWords::tr("Check the address in the connection, or sign in to the network if it asks for that.")};
    case ApiError::Kind::BadReply:
        return {ErrorWords::tr("The service sent an answer that cannot be read."),
                withStatus(ErrorWords::tr(
                               "It is cut short, or is not what this service sends. Something else may be answering "
                               "at this address."),
                           error),
                ErrorWords::tr("Try again. If it stays, check the address in the connection.")};
    case ApiError::Kind::WrongRecord:
        return {ErrorWords::tr("The answer is about another record than the one asked for, so it is not shown."),
                ErrorWords::tr("The service, or a cache on the way, mixed up two answers."),
                ErrorWords::tr(
                    "If it was a change, it is not known whether it was made: check the user before trying again. "
                    "Report this to the operator of the service.")};
    case ApiError::Kind::BadRequest:
        return {ErrorWords::tr("The service did not understand the request."),
                withServersWords(ErrorWords::tr("It answered with status 400."), error),
                ErrorWords::tr("Check what was entered, then try again.")};
    case ApiError::Kind::Duplicate:
        return {ErrorWords::tr("A user with this client ID exists already."),
                withServersWords(error.existingUserId.isEmpty()
                                     ? ErrorWords::tr("Each client ID can be used once in a team.")
                                     : ErrorWords::tr("It belongs to the user %1.").arg(error.existingUserId),
                                 error),
                ErrorWords::tr("Open the existing user, or choose another client ID.")};
    case ApiError::Kind::Unauthorized:
        return {ErrorWords::tr("The key was not accepted."),
                withServersWords(ErrorWords::tr("It is mistyped, expired, or belongs to another environment."), error),
                ErrorWords::tr("Edit the connection and enter the key again.")};
    case ApiError::Kind::Forbidden:
        return {ErrorWords::tr("The key is known, but it does not allow this."),
                withServersWords(ErrorWords::tr("The service answered with status 403."), error),
                ErrorWords::tr("Ask the owner of the key for this right, or use another connection.")};
    case ApiError::Kind::NotFound:
        return {ErrorWords::tr("The service does not have what was asked for."),
                withServersWords(ErrorWords::tr("It was deleted, belongs to another environment, or the address of the "
                                                "connection leads elsewhere."),
                                 error),
                ErrorWords::tr(
                    "Check the ID where there is one, the environment you are in, and the address in the connection.")};
    case ApiError::Kind::Invalid: {
        const QString fields = refusedFields(error);
        return {ErrorWords::tr("The service did not accept what was entered."),
                fields.isEmpty() ? withServersWords(ErrorWords::tr("A value is missing or has the wrong form."), error)
                                 : fields,
                ErrorWords::tr("Correct it and try again.")};
    }
    case ApiError::Kind::RateLimited:
        return {ErrorWords::tr("Too many requests: the service asks to slow down."),
                withServersWords(ErrorWords::tr("It counts requests for a key or for a user."), error),
                waitThenRetry(error)};
    case ApiError::Kind::OtherRefusal:
        return {ErrorWords::tr("The service refused the request."),
                withServersWords(ErrorWords::tr("It answered with status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Check the address in the connection and what was entered.")};
    case ApiError::Kind::ServerFault:
        return {ErrorWords::tr("The service failed on its side."),
                withServersWords(ErrorWords::tr("It answered with status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Try again in a moment. If it stays, tell the operator of the service.")};
    case ApiError::Kind::Busy:
        return {ErrorWords::tr("The service is overloaded or down for maintenance."),
                withServersWords(ErrorWords::tr("It answered with status 503."), error), waitThenRetry(error)};
    case ApiError::Kind::GatewayFault:
        return {ErrorWords::tr("The gateway in front of the service got no proper answer from it."),
                withServersWords(ErrorWords::tr("The gateway answered with status %1.").arg(error.httpStatus), error),
                ErrorWords::tr("Try again in a minute: the service may be restarting.")};
    case ApiError::Kind::ActionFailed:
        return {ErrorWords::tr("The service took the request, but the action failed."),
                withServersWords(ErrorWords::tr("It reports no success."), error),
                ErrorWords::tr("Look at the state of the user's sources, then try again later.")};
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
