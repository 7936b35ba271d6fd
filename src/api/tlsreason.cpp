// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/tlsreason.h"

#include <QCoreApplication>
#include <QSslError>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

struct TlsWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::TlsReason)
};

QString oneTlsReason(QSslError::SslError error)
{
    switch (error) {
    case QSslError::HostNameMismatch:
        return TlsWords::tr("the certificate is for another host");
    case QSslError::CertificateExpired:
        return TlsWords::tr("the certificate has expired");
    case QSslError::CertificateNotYetValid:
        return TlsWords::tr("the certificate isn’t valid yet, or this computer’s clock is wrong");
    case QSslError::CertificateRevoked:
    case QSslError::CertificateBlacklisted:
        return TlsWords::tr("the certificate was revoked");
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
        return TlsWords::tr("the certificate is self-signed");
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return TlsWords::tr("the certificate authority is unknown");
    case QSslError::NoPeerCertificate:
        return TlsWords::tr("there is no certificate");
    default:
        return TlsWords::tr("the certificate is invalid");
    }
}

/// An untrusted certificate may have all of these errors; its origin matters more than that it has also expired.
QSslError::SslError mostSpecificError(const QList<QSslError> &errors)
{
    for (const auto specific : {QSslError::SelfSignedCertificate, QSslError::SelfSignedCertificateInChain,
                                QSslError::CertificateExpired, QSslError::HostNameMismatch})
        for (const QSslError &error : errors)
            if (error.error() == specific)
                return specific;
    return errors.first().error();
}

} // namespace

QString tlsReason(const QList<QSslError> &errors)
{
    return errors.isEmpty() ? TlsWords::tr("no shared TLS version or cipher") : oneTlsReason(mostSpecificError(errors));
}

ApiError::Reason reasonOf(const QList<QSslError> &errors)
{
    switch (errors.isEmpty() ? QSslError::NoError : mostSpecificError(errors)) {
    case QSslError::HostNameMismatch:
        return ApiError::Reason::CertificateHostMismatch;
    case QSslError::CertificateExpired:
    case QSslError::CertificateNotYetValid:
        return ApiError::Reason::CertificateOutOfDate;
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return ApiError::Reason::AuthorityUnknown;
    default:
        return ApiError::Reason::None;
    }
}

bool isCertificateReason(ApiError::Reason reason)
{
    using Reason = ApiError::Reason;
    return reason == Reason::None || reason == Reason::AuthorityUnknown || reason == Reason::CertificateOutOfDate
        || reason == Reason::CertificateHostMismatch;
}

QString refusalReason(QSsl::AlertType alert)
{
    switch (alert) {
    case QSsl::AlertType::CertificateRevoked:
        return oneTlsReason(QSslError::CertificateRevoked);
    case QSsl::AlertType::CertificateExpired:
        return oneTlsReason(QSslError::CertificateExpired);
    case QSsl::AlertType::UnknownCa:
        return oneTlsReason(QSslError::CertificateUntrusted);
    case QSsl::AlertType::UnsupportedCertificate:
        return TlsWords::tr("this type of certificate isn’t supported");
    default:
        return {};
    }
}

QString nameOf(QSsl::AlertType alert)
{
    static constexpr std::pair<QSsl::AlertType, const char *> names[] = {
        {QSsl::AlertType::UnexpectedMessage, "unexpected_message"},
        {QSsl::AlertType::BadRecordMac, "bad_record_mac"},
        {QSsl::AlertType::RecordOverflow, "record_overflow"},
        {QSsl::AlertType::IllegalParameter, "illegal_parameter"},
        {QSsl::AlertType::AccessDenied, "access_denied"},
        {QSsl::AlertType::DecodeError, "decode_error"},
        {QSsl::AlertType::DecryptError, "decrypt_error"},
        {QSsl::AlertType::InternalError, "internal_error"},
        {QSsl::AlertType::InappropriateFallback, "inappropriate_fallback"},
        {QSsl::AlertType::UserCancelled, "user_canceled"},
        {QSsl::AlertType::MissingExtension, "missing_extension"},
        {QSsl::AlertType::UnsupportedExtension, "unsupported_extension"},
        {QSsl::AlertType::UnknownPskIdentity, "unknown_psk_identity"},
    };
    const QString number = QString::number(int(alert));
    const auto *at = std::ranges::find(names, alert, [](const auto &row) { return row.first; });
    return at == std::end(names) ? number : u"%1 (%2)"_s.arg(number, QLatin1StringView(at->second));
}

CertificateAlert certificateAlertOf(QSsl::AlertType alert, bool hasOwnCertificate, bool sharedCipher)
{
    const auto ownCertificateAlert = hasOwnCertificate ? CertificateAlert::Refused : CertificateAlert::Needed;
    switch (alert) {
    case QSsl::AlertType::CertificateRequired:
    case QSsl::AlertType::NoCertificate:
    case QSsl::AlertType::BadCertificate: // some servers send this for a missing one
    case QSsl::AlertType::UnsupportedCertificate:
    case QSsl::AlertType::CertificateRevoked:
    case QSsl::AlertType::CertificateExpired:
    case QSsl::AlertType::CertificateUnknown:
    case QSsl::AlertType::UnknownCa:
        return ownCertificateAlert;
    case QSsl::AlertType::AccessDenied:
        return hasOwnCertificate ? ownCertificateAlert : CertificateAlert::Nothing;
    case QSsl::AlertType::HandshakeFailure: // without a shared cipher, it is about versions and ciphers
        return sharedCipher ? ownCertificateAlert : CertificateAlert::Nothing;
    default:
        return CertificateAlert::Nothing;
    }
}

ApiError::Reason reasonOf(std::optional<QSsl::AlertType> alert)
{
    switch (alert.value_or(QSsl::AlertType::HandshakeFailure)) {
    case QSsl::AlertType::HandshakeFailure:
    case QSsl::AlertType::ProtocolVersion:
    case QSsl::AlertType::InsufficientSecurity:
        return ApiError::Reason::NoSharedTls;
    case QSsl::AlertType::UnrecognizedName:
        return ApiError::Reason::TlsNameUnknown;
    case QSsl::AlertType::NoApplicationProtocol:
        return ApiError::Reason::Http2Only; // the client offers only HTTP/1.1
    case QSsl::AlertType::InternalError:
        return ApiError::Reason::TlsServerFault;
    default:
        return ApiError::Reason::TlsRefused;
    }
}

bool meansNoTls(const QString &socketError)
{
    // OpenSSL's error texts, which are never translated.
    return socketError.contains(u"wrong version number") || socketError.contains(u"packet length too long");
}

bool meansInvalidTls(const QString &socketError)
{
    // A peer can break the protocol in more ways than can be listed. So this lists the errors that mean something else.
    constexpr QStringView none[]
        = {u"unsupported protocol",        u"no protocols available", u"wrong ssl version", u"wrong cipher returned",
           u"no ciphers available",        u"key too small",          u"wrong curve",       u"wrong signature type",
           u"unsafe legacy renegotiation", u"legacy sigalg"};
    return std::ranges::none_of(none, [&](QStringView text) { return socketError.contains(text); });
}

} // namespace labdesk::api
