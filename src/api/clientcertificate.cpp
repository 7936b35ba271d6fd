// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/clientcertificate.h"

#include "api/servicerequest.h"
#include "domain/enumtable.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace labdesk::api {

namespace {

using Problem = ClientCertificateProblem;
using Read = Outcome<ClientCertificate, ClientCertificateProblem>;

constexpr qint64 MaxFileSize = 1024 * 1024;

struct CertificateWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::api::ClientCertificate)

public:
    static constexpr std::pair<ClientCertificateProblem, const char *> problems[] = {
        {ClientCertificateProblem::FileNotFound, QT_TR_NOOP("The file with the client certificate doesn’t exist.")},
        {ClientCertificateProblem::NotReadable,
         QT_TR_NOOP("You don’t have permission to read the file with the client certificate.")},
        {ClientCertificateProblem::TooLarge, QT_TR_NOOP("The file is too large to be a client certificate.")},
        {ClientCertificateProblem::NoCertificate,
         QT_TR_NOOP("The file contains no client certificate in PEM or PKCS #12 format.")},
        {ClientCertificateProblem::NoKey,
         QT_TR_NOOP("The file contains a certificate, but no private key that can be used.")},
        {ClientCertificateProblem::PassphraseMissing,
         QT_TR_NOOP("The file with the client certificate needs a passphrase.")},
        {ClientCertificateProblem::WrongPassphrase,
         QT_TR_NOOP("Incorrect passphrase for the file with the client certificate.")},
        {ClientCertificateProblem::NotYetValid,
         QT_TR_NOOP("The client certificate isn’t valid yet, or this computer’s clock is wrong.")},
        {ClientCertificateProblem::Expired, QT_TR_NOOP("The client certificate has expired.")},
    };
};
static_assert(isTableOf(CertificateWords::problems, ClientCertificateProblem::Expired));

/// A PFX of RFC 7292: a sequence whose first member is the number 3. No other DER structure begins like that.
bool isPkcs12(const QByteArray &bytes)
{
    constexpr qsizetype MaxHeadSize = 9;
    return bytes.startsWith('\x30') && bytes.left(MaxHeadSize).contains(QByteArray("\x02\x01\x03", 3));
}

/// The bytes of a passphrase, overwritten on destruction.
struct PassphraseBytes
{
    explicit PassphraseBytes(const Secret &secret) : bytes(secret.reveal()) { }
    ~PassphraseBytes() { overwrite(bytes); }
    PassphraseBytes(const PassphraseBytes &) = delete;
    PassphraseBytes &operator=(const PassphraseBytes &) = delete;

    QByteArray bytes;
};

Read fromPkcs12(QByteArray &bytes, const Secret &passphrase)
{
    ClientCertificate found;
    QSslCertificate own;
    QList<QSslCertificate> others;
    QBuffer file(&bytes);
    file.open(QIODevice::ReadOnly);
    const PassphraseBytes typed(passphrase);
    if (!QSslCertificate::importPkcs12(&file, &found.key, &own, &others, typed.bytes))
        return passphrase.isEmpty() ? Problem::PassphraseMissing : Problem::WrongPassphrase;
    found.chain = QList<QSslCertificate>{own} + others;
    return found;
}

QSslKey keyIn(const QByteArray &bytes, const QByteArray &passphrase)
{
    for (const auto algorithm : {QSsl::Ec, QSsl::Rsa, QSsl::Dsa})
        if (const QSslKey key(bytes, algorithm, QSsl::Pem, QSsl::PrivateKey, passphrase); !key.isNull())
            return key;
    return {};
}

Read fromPem(const QByteArray &bytes, const Secret &passphrase)
{
    ClientCertificate found{QSslCertificate::fromData(bytes, QSsl::Pem), {}};
    found.chain.removeIf([](const QSslCertificate &one) { return one.isNull(); });
    if (found.chain.isEmpty())
        return Problem::NoCertificate;
    if (!bytes.contains("PRIVATE KEY-----"))
        return Problem::NoKey;
    const PassphraseBytes typed(passphrase);
    found.key = keyIn(bytes, typed.bytes);
    if (!found.key.isNull())
        return found;
    if (!bytes.contains("ENCRYPTED"))
        return Problem::NoKey;
    return passphrase.isEmpty() ? Problem::PassphraseMissing : Problem::WrongPassphrase;
}

} // namespace

QString ClientCertificate::name() const
{
    for (const auto part : {QSslCertificate::CommonName, QSslCertificate::Organization})
        if (const QStringList names = chain.value(0).subjectInfo(part); !names.isEmpty())
            return names.first();
    return CertificateWords::tr("unnamed");
}

Read readClientCertificate(const QString &file, const Secret &passphrase, const QDateTime &now)
{
    if (!QFileInfo(file).isFile()) // reading a pipe would never end
        return Problem::FileNotFound;
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return Problem::NotReadable;
    QByteArray bytes = opened.read(MaxFileSize + 1);
    if (bytes.size() > MaxFileSize)
        return Problem::TooLarge;
    auto read = isPkcs12(bytes) ? fromPkcs12(bytes, passphrase) : fromPem(bytes, passphrase);
    overwrite(bytes); // it may contain an unencrypted key
    if (!read.ok())
        return read;
    if (read.value().chain.first().effectiveDate() > now)
        return Problem::NotYetValid;
    if (read.value().chain.first().expiryDate() < now)
        return Problem::Expired;
    return read;
}

QString describe(ClientCertificateProblem problem)
{
    return CertificateWords::tr(entryOf(CertificateWords::problems, problem));
}

QSslConfiguration withClientCertificate(const ClientCertificate &certificate,
                                        const std::optional<QSslConfiguration> &tls)
{
    QSslConfiguration configuration = tls.value_or(QSslConfiguration::defaultConfiguration());
    configuration.setLocalCertificateChain(certificate.chain);
    configuration.setPrivateKey(certificate.key);
    return configuration;
}

} // namespace labdesk::api
