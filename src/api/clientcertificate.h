// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"
#include "domain/secret.h"

#include <QDateTime>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QString>

#include <optional>

namespace labdesk::api {

/// The certificate with which this computer identifies itself to a service: its chain and its key.
struct ClientCertificate
{
    QList<QSslCertificate> chain; ///< its own first; empty while the passphrase of a PKCS #12 file is unknown
    QSslKey key;                  ///< null while the passphrase is unknown

    QString name() const; ///< its common name, or its organization
};

/// Problems that a person can fix; see describe().
enum class ClientCertificateProblem {
    FileNotFound,
    NotReadable,
    TooLarge,
    NoCertificate,
    NoKey,
    PassphraseMissing,
    WrongPassphrase,
    NotYetValid,
    Expired
};

/// Reads a PEM file with a certificate and its key, or a PKCS #12 file.
Outcome<ClientCertificate, ClientCertificateProblem>
readClientCertificate(const QString &file, const Secret &passphrase,
                      const QDateTime &now = QDateTime::currentDateTimeUtc());
QString describe(ClientCertificateProblem problem);

/// The given TLS configuration with this certificate for services that request one.
QSslConfiguration withClientCertificate(const ClientCertificate &certificate,
                                        const std::optional<QSslConfiguration> &tls);

} // namespace labdesk::api
