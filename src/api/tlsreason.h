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

/// Why the other side could not prove who it is: the first reason that says most, translated, in our own words.
QString tlsReason(const QList<QSslError> &errors);

/// The same as a reason of its own; None: for one of those that have none.
ApiError::Reason reasonOf(const QList<QSslError> &errors);
bool isOfCertificate(ApiError::Reason reason); ///< whether that is one of them

/// Whether the error string of a failed handshake means that the peer doesn't speak TLS. Qt has no error code for
/// it; unknown strings count as any other TLS failure.
bool meansNoTls(const QString &socketsWords);

/// What the other side says of the certificate of this one.
enum class CertificateAlert { Nothing, Wanted, Refused };
/// From the TLS alert (RFC 8446, section 6.2). Before TLS 1.3 a missing client certificate is reported as a
/// generic handshake failure; `sharedCipher` tells the two apart.
CertificateAlert certificateAlertOf(QSsl::AlertType alert, bool hasOwnCertificate, bool sharedCipher);

/// Why it refused that of this one, where the alert tells; else empty.
QString reasonOfRefusal(QSsl::AlertType alert);

/// The number of an alert, with the name that RFC 8446 gives it.
QString nameOf(QSsl::AlertType alert);

/// What else the other side says by an alert, or nobody said.
ApiError::Reason reasonOf(std::optional<QSsl::AlertType> alert);

} // namespace labdesk::api
