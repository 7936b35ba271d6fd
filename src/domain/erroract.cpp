// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/erroract.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct ActWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::ErrorAct)
};

bool isMissingList(const ApiError &error, ErrorSubject subject)
{
    return error.kind == ApiError::Kind::NotFound && subject == ErrorSubject::List;
}

} // namespace

ErrorAct actFor(const ApiError &error)
{
    using Kind = ApiError::Kind;
    if (error.reason == ApiError::Reason::CertificateHostMismatch || error.reason == ApiError::Reason::InvalidTls
        || error.reason == ApiError::Reason::NoTlsBehindProxy) // nothing under Advanced fixes it
        return ErrorAct::EditConnection;
    if (error.reason == ApiError::Reason::NotEnoughMemory) // nothing in this program fixes it
        return ErrorAct::None;
    switch (error.kind) {
    case Kind::NoCredential:
        return ErrorAct::EnterKey;
    case Kind::Unauthorized:
        return ErrorAct::ReplaceKey;
    case Kind::KeyRefusedLocally:
    case Kind::HostNotFound:
    case Kind::ConnectionRefused:
    case Kind::NoTls:
    case Kind::Redirected:
    case Kind::BadReply:
    case Kind::OtherRefusal:
        return ErrorAct::EditConnection;
    case Kind::ReadOnly:
    case Kind::Forbidden:
        return ErrorAct::SwitchConnection;
    case Kind::ProxyFailed:
    case Kind::ProxySignInNeeded:
    case Kind::ProxySignInRefused:
    case Kind::TlsFailed:
    case Kind::CertificateUnusable:
    case Kind::CertificateWanted:
    case Kind::CertificateRefused:
        return ErrorAct::NetworkSettings;
    default:
        return ErrorAct::None;
    }
}

QString describe(ErrorAct act)
{
    switch (act) {
    case ErrorAct::None:
        return {};
    case ErrorAct::EnterKey:
        return ActWords::tr("Enter key…");
    case ErrorAct::ReplaceKey:
    case ErrorAct::EditConnection:
        return ActWords::tr("Edit connection…");
    case ErrorAct::SwitchConnection:
        return ActWords::tr("Switch connection…");
    case ErrorAct::NetworkSettings:
        return ActWords::tr("Network settings…");
    }
    Q_UNREACHABLE();
}

ErrorText describe(const ApiError &error, ErrorSubject subject)
{
    if (!isMissingList(error, subject))
        return describe(error);
    const QString cause = ActWords::tr("It returned status 404: there’s nothing at this address.");
    return {ActWords::tr("The service doesn’t offer this list."),
            error.serverMessage.isEmpty() ? cause
                                          : ActWords::tr("%1 The service said: “%2”").arg(cause, error.serverMessage),
            ActWords::tr("Check the base URL in the connection.")};
}

ErrorAct actFor(const ApiError &error, ErrorSubject subject)
{
    return isMissingList(error, subject) ? ErrorAct::EditConnection : actFor(error);
}

} // namespace labdesk
