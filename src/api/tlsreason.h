// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QList>
#include <QSsl>
#include <QString>

#include <optional>

class QSslError;

namespace labdesk::api {

/// Why the server couldn't be verified: the most specific of the errors, translated.
QString tlsReason(const QList<QSslError> &errors);

/// The same as a Reason; None if there is no matching one.
ApiError::Reason reasonOf(const QList<QSslError> &errors);
bool isCertificateReason(ApiError::Reason reason); ///< whether it may be about the certificate

/// Whether the error string of a failed handshake means that the peer doesn't speak TLS. Qt has no error code for
/// it; unknown strings count as any other TLS failure.
bool meansNoTls(const QString &socketError);

/// Whether the error string of a failed handshake means that the peer breaks the protocol, rather than that both have
/// no version, cipher, or strength of key in common.
bool meansInvalidTls(const QString &socketError);

/// What the server says about the client's certificate.
enum class CertificateAlert { Nothing, Needed, Refused };
/// From the TLS alert (RFC 8446, section 6.2). Before TLS 1.3 a missing client certificate is reported as a
/// generic handshake failure; `sharedCipher` tells the two apart.
CertificateAlert certificateAlertOf(QSsl::AlertType alert, bool hasOwnCertificate, bool sharedCipher);

/// Why the server refused the client's certificate, if the alert says so; else empty.
QString refusalReason(QSsl::AlertType alert);

/// The number of an alert, and its name in RFC 8446.
QString nameOf(QSsl::AlertType alert);

/// The reason for any other alert, or for a handshake that ended without one.
ApiError::Reason reasonOf(std::optional<QSsl::AlertType> alert);

} // namespace labdesk::api
