// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/authorityfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace labdesk::api {

namespace {

constexpr qint64 LargestAuthorityFile = 1024 * 1024; // all public authorities together are some 200 kB

struct AuthorityWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AuthorityFile)
};

} // namespace

QString AuthorityFile::firstName() const
{
    for (const auto part : {QSslCertificate::CommonName, QSslCertificate::Organization})
        if (const QStringList names = certificates.first().subjectInfo(part); !names.isEmpty())
            return names.first();
    return AuthorityWords::tr("unnamed");
}

QDateTime AuthorityFile::firstExpiry() const
{
    return std::ranges::min(certificates, {}, &QSslCertificate::expiryDate).expiryDate();
}

Outcome<AuthorityFile, AuthorityFileProblem> readAuthorityFile(const QString &file)
{
    if (!QFileInfo(file).isFile()) // a pipe would never end
        return AuthorityFileProblem::NotThere;
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return AuthorityFileProblem::NotReadable;
    const QByteArray bytes = opened.read(LargestAuthorityFile + 1);
    if (bytes.size() > LargestAuthorityFile)
        return AuthorityFileProblem::TooLarge;
    AuthorityFile found{QSslCertificate::fromData(bytes, QSsl::Pem)};
    found.certificates.removeIf([](const QSslCertificate &one) { return one.isNull(); });
    if (found.certificates.isEmpty())
        return AuthorityFileProblem::NoCertificate;
    return found;
}

QString describe(AuthorityFileProblem problem)
{
    switch (problem) {
    case AuthorityFileProblem::NotThere:
        return AuthorityWords::tr("The file doesn’t exist. Choose the file your network administrator gave you.");
    case AuthorityFileProblem::NotReadable:
        return AuthorityWords::tr(
            "You don’t have permission to read this file. Ask for access, or choose your own copy.");
    case AuthorityFileProblem::TooLarge:
        return AuthorityWords::tr("The file is too large to be a list of certificates.");
    case AuthorityFileProblem::NoCertificate:
        return AuthorityWords::tr("The file contains no PEM certificate (text with BEGIN CERTIFICATE).");
    }
    Q_UNREACHABLE();
}

QString authoritiesMissing()
{
    return AuthorityWords::tr("and the connection’s own CA file couldn’t be used");
}

QSslConfiguration trusting(const AuthorityFile &authorities)
{
    // Named ones replace those that would be looked up when they are needed: the system's have to be named as well.
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(configuration.caCertificates() + QSslConfiguration::systemCaCertificates()
                                    + authorities.certificates);
    return configuration;
}

} // namespace labdesk::api
