// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace labdesk::tests {

/// What a PEM file of tests/data/tls holds.
inline QByteArray pem(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/tls/%1.pem").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A server with this certificate, which asks for none.
inline QSslConfiguration serverWith(const QString &certificate)
{
    QSslConfiguration configuration;
    configuration.setLocalCertificate(QSslCertificate(pem(certificate)));
    configuration.setPrivateKey(QSslKey(pem(QStringLiteral("key")), QSsl::Ec));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    return configuration;
}

/// The authority of tests/data/tls is trusted as long as this lives.
class TrustedAuthority
{
public:
    TrustedAuthority()
    {
        QSslConfiguration trusting = m_before;
        trusting.addCaCertificate(QSslCertificate(pem(QStringLiteral("authority"))));
        QSslConfiguration::setDefaultConfiguration(trusting);
    }
    ~TrustedAuthority() { QSslConfiguration::setDefaultConfiguration(m_before); }
    Q_DISABLE_COPY(TrustedAuthority)

private:
    const QSslConfiguration m_before = QSslConfiguration::defaultConfiguration();
};

} // namespace labdesk::tests
