// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/cafile.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace labdesk::api {

namespace {

constexpr qint64 MaxCaFileSize = 1024 * 1024; // a bundle of all public authorities has about 200 kB

struct CaFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::AuthorityFile) // the context of the translations
};

/// Why it isn't a readable file; nothing: it is one.
std::optional<CaFileProblem> problemOf(const QString &file)
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
        return CaFileProblem::FileNotFound;
    if (itself == Type::none || target == Type::none) // a folder on the path may be inaccessible
        return CaFileProblem::NotReadable;
    if (target == Type::not_found)
        return CaFileProblem::BrokenLink;
    return target == Type::regular ? std::nullopt : std::optional(CaFileProblem::NotAFile);
}

} // namespace

QString CaFile::firstName() const
{
    for (const auto part : {QSslCertificate::CommonName, QSslCertificate::Organization})
        if (const QStringList names = certificates.first().subjectInfo(part); !names.isEmpty())
            return names.first();
    return CaFileTexts::tr("unnamed");
}

QDateTime CaFile::firstExpiry() const
{
    return std::ranges::min(certificates, {}, &QSslCertificate::expiryDate).expiryDate();
}

Outcome<CaFile, CaFileProblem> readCaFile(const QString &file)
{
    if (const auto problem = problemOf(file)) // reading a pipe would never end
        return *problem;
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return CaFileProblem::NotReadable;
    const QByteArray bytes = opened.read(MaxCaFileSize + 1);
    if (bytes.size() > MaxCaFileSize)
        return CaFileProblem::TooLarge;
    CaFile found{QSslCertificate::fromData(bytes, QSsl::Pem)};
    found.certificates.removeIf([](const QSslCertificate &one) { return one.isNull(); });
    if (found.certificates.isEmpty())
        return CaFileProblem::NoCertificate;
    return found;
}

QString describe(CaFileProblem problem)
{
    switch (problem) {
    case CaFileProblem::FileNotFound:
        return CaFileTexts::tr("The file doesn’t exist. Choose the file your network administrator gave you.");
    case CaFileProblem::BrokenLink:
        return CaFileTexts::tr("The path contains a link to something that doesn’t exist. Choose the file your "
                               "network administrator gave you.");
    case CaFileProblem::NotAFile:
        return CaFileTexts::tr("This isn’t a file. Choose the file your network administrator gave you.");
    case CaFileProblem::NotReadable:
        return CaFileTexts::tr("You don’t have permission to read this file. Ask for access, or choose your own copy.");
    case CaFileProblem::TooLarge:
        return CaFileTexts::tr("The file is too large to be a list of certificates.");
    case CaFileProblem::NoCertificate:
        return CaFileTexts::tr("The file contains no PEM certificate (text with BEGIN CERTIFICATE).");
    }
    Q_UNREACHABLE();
}

QString missingCaFileReason()
{
    return CaFileTexts::tr("and the connection’s own CA file couldn’t be used");
}

QSslConfiguration withTrustedAuthorities(const CaFile &authorities)
{
    // Certificates that are set replace the system's, which are otherwise loaded on demand. So the system's are added,
    // too.
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(configuration.caCertificates() + QSslConfiguration::systemCaCertificates()
                                    + authorities.certificates);
    return configuration;
}

} // namespace labdesk::api
