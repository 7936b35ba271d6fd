// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/transportsettings.h"

#include "api/tlsreason.h"

using namespace Qt::StringLiterals;

namespace labdesk::api {

ApiError withNetworkDetails(ApiError failure, const TransportSettings &transport)
{
    using Kind = ApiError::Kind;
    using Reason = ApiError::Reason;
    if (failure.kind == Kind::TlsFailed && isCertificateReason(failure.reason) && !transport.caFileFault.isEmpty())
        failure.detail += u", "_s + transport.caFileFault;
    const bool wasRefused
        = transport.proxySettings.authenticator && transport.proxySettings.authenticator->wasRefused();
    if (failure.kind == Kind::ProxySignInNeeded
        && (failure.reason == Reason::None || failure.reason == Reason::ProxyClosedAtSignIn) && wasRefused)
        failure.kind = Kind::ProxySignInRefused;
    // The meaning of a gateway's message depends on whether a certificate was sent.
    const bool hasCertificate = !transport.certificate.isEmpty();
    if (failure.kind == Kind::CertificateNeeded && hasCertificate) {
        failure.kind = Kind::CertificateRefused;
        failure.reason = Reason::CertificateNotReceived;
    } else if (failure.kind == Kind::CertificateRefused && !hasCertificate) {
        failure.kind = Kind::CertificateNeeded;
    }
    return failure;
}

} // namespace labdesk::api
