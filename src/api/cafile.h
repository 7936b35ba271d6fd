// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QDateTime>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QString>

namespace labdesk::api {

/// The authorities that a connection trusts beside those of the system, as a PEM file has them.
struct CaFile
{
    QList<QSslCertificate> certificates; ///< at least one

    QString firstName() const;     ///< the common name of the first, or its organization
    QDateTime firstExpiry() const; ///< of the one that ends first
    bool hasExpired(const QDateTime &now) const { return firstExpiry() < now; } ///< one of them
};

/// Reasons a person can mend; described by describe().
enum class CaFileProblem { FileNotFound, BrokenLink, NotAFile, NotReadable, TooLarge, NoCertificate };

Outcome<CaFile, CaFileProblem> readCaFile(const QString &file);
QString describe(CaFileProblem problem);

QString missingCaFileReason(); ///< a reason why a protected connection may fail, to be added to another

/// The default TLS configuration, verified as strictly, with these authorities added.
QSslConfiguration withTrustedAuthorities(const CaFile &authorities);

} // namespace labdesk::api
