// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"

#include <QDateTime>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QString>

namespace labdesk::api {

/// The authorities from a PEM file that a connection trusts in addition to the system's.
struct CaFile
{
    QList<QSslCertificate> certificates; ///< at least one

    QString firstName() const;     ///< the common name of the first, or its organization
    QDateTime firstExpiry() const; ///< of the one that expires first
    bool hasExpired(const QDateTime &now) const { return firstExpiry() < now; } ///< whether one of them has
};

/// Problems that a person can fix; see describe().
enum class CaFileProblem { FileNotFound, BrokenLink, NotAFile, NotReadable, TooLarge, NoCertificate };

Outcome<CaFile, CaFileProblem> readCaFile(const QString &file);
QString describe(CaFileProblem problem);

QString missingCaFileReason(); ///< an additional reason why a TLS connection may fail

/// The default TLS configuration with these authorities added. Verification is just as strict.
QSslConfiguration withTrustedAuthorities(const CaFile &authorities);

} // namespace labdesk::api
