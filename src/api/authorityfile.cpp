// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/authorityfile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace labdesk::api {

namespace {

constexpr qint64 LargestAuthorityFile = 1024 * 1024; // all public authorities together are some 200 kB

struct AuthorityWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AuthorityFile)
};

/// Nothing: it is a file.
std::optional<AuthorityFileProblem> problemOf(const QString &file)
{
#ifdef Q_OS_WIN
    const std::filesystem::path path(file.toStdWString());
#else
    const std::filesystem::path path(QFile::encodeName(file).toStdString());
#endif
    using Type = std::filesystem::file_type;
    std::error_code error;
    const Type itself = std::filesystem::symlink_status(path, error).type();
    const Type target = std::filesystem::status(path, error).type();
    if (itself == Type::not_found)
        return AuthorityFileProblem::FileNotFound;
    if (itself == Type::none || target == Type::none) // it couldn't be looked at: a folder may be closed
        return AuthorityFileProblem::NotReadable;
    if (target == Type::not_found)
        return AuthorityFileProblem::BrokenLink;
    return target == Type::regular ? std::nullopt : std::optional(AuthorityFileProblem::NotAFile);
}

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
    if (const auto problem = problemOf(file)) // a pipe would never end
        return *problem;
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
    case AuthorityFileProblem::FileNotFound:
        return AuthorityWords::tr("The file doesn’t exist. Choose the file your network administrator gave you.");
    case AuthorityFileProblem::BrokenLink:
        return AuthorityWords::tr("The path contains a link to something that doesn’t exist. Choose the file your "
                                  "network administrator gave you.");
    case AuthorityFileProblem::NotAFile:
        return AuthorityWords::tr("This isn’t a file. Choose the file your network administrator gave you.");
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

QSslConfiguration withTrustedAuthorities(const AuthorityFile &authorities)
{
    // Named ones replace those that would be looked up when they are needed: the system's have to be named as well.
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(configuration.caCertificates() + QSslConfiguration::systemCaCertificates()
                                    + authorities.certificates);
    return configuration;
}

} // namespace labdesk::api
