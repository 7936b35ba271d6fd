// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/erroraction.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct ActionWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ErrorAction)
};

bool isMissingList(const ApiError &error, ErrorSubject subject)
{
    return error.kind == ApiError::Kind::NotFound && subject == ErrorSubject::List;
}

} // namespace

ErrorAction actionFor(const ApiError &error)
{
    using Kind = ApiError::Kind;
    if (error.reason == ApiError::Reason::CertificateHostMismatch || error.reason == ApiError::Reason::InvalidTls
        || error.reason == ApiError::Reason::NoTlsBehindProxy) // nothing under Advanced fixes it
        return ErrorAction::EditConnection;
    if (error.reason == ApiError::Reason::NotEnoughMemory) // nothing in this program fixes it
        return ErrorAction::None;
    switch (error.kind) {
    case Kind::NoCredential:
        return ErrorAction::EnterKey;
    case Kind::Unauthorized:
        return ErrorAction::ReplaceKey;
    case Kind::KeyRefusedLocally:
    case Kind::HostNotFound:
    case Kind::ConnectionRefused:
    case Kind::NoTls:
    case Kind::Redirected:
    case Kind::BadResponse:
    case Kind::OtherRefusal:
        return ErrorAction::EditConnection;
    case Kind::ReadOnly:
    case Kind::Forbidden:
        return ErrorAction::SwitchConnection;
    case Kind::ProxyFailed:
    case Kind::ProxySignInNeeded:
    case Kind::ProxySignInRefused:
    case Kind::TlsFailed:
    case Kind::CertificateUnusable:
    case Kind::CertificateNeeded:
    case Kind::CertificateRefused:
        return ErrorAction::NetworkSettings;
    default:
        return ErrorAction::None;
    }
}

QString describe(ErrorAction action)
{
    switch (action) {
    case ErrorAction::None:
        return {};
    case ErrorAction::EnterKey:
        return ActionWords::tr("Enter key…");
    case ErrorAction::ReplaceKey:
    case ErrorAction::EditConnection:
        return ActionWords::tr("Edit connection…");
    case ErrorAction::SwitchConnection:
        return ActionWords::tr("Switch connection…");
    case ErrorAction::NetworkSettings:
        return ActionWords::tr("Network settings…");
    }
    Q_UNREACHABLE();
}

ErrorText describe(const ApiError &error, ErrorSubject subject)
{
    if (!isMissingList(error, subject))
        return describe(error);
    const QString cause = ActionWords::tr("It returned status 404: there’s nothing at this address.");
    return {ActionWords::tr("The service doesn’t offer this list."),
            error.serverMessage.isEmpty()
                ? cause
                : ActionWords::tr("%1 The service said: “%2”").arg(cause, error.serverMessage),
            ActionWords::tr("Check the base URL in the connection.")};
}

ErrorAction actionFor(const ApiError &error, ErrorSubject subject)
{
    return isMissingList(error, subject) ? ErrorAction::EditConnection : actionFor(error);
}

} // namespace labdesk
