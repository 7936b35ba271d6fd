// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/clientcertificate.h"
#include "api/transportsettings.h"
#include "apitest.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "tlsfiles.h"

#include <QTemporaryDir>

using Problem = api::ClientCertificateProblem;

namespace {

constexpr int patience = 30'000;
const QByteArray passphrase = "open sesame";

QString path(const QString &name)
{
    return QStringLiteral(TEST_DATA "/tls/") + name;
}

/// A service that talks to nobody without a certificate of the test's authority.
QSslConfiguration demanding(QSsl::SslProtocol protocol)
{
    QSslConfiguration configuration = serverWith(u"good"_s);
    configuration.setCaCertificates({QSslCertificate(pem(u"authority"_s))});
    configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
    configuration.setMissingCertificateIsFatal(true);
    configuration.setHandshakeMustInterruptOnError(true); // says why before it hangs up
    configuration.setProtocol(protocol);
    return configuration;
}

Connection to(const QUrl &url, const QString &certificate)
{
    Connection connection = keyConnection(url);
    connection.network.clientCertificate = certificate;
    return connection;
}

Credentials opening(const QByteArray &phrase)
{
    Credentials known = testKey();
    known.certificatePassphrase = Secret(phrase);
    return known;
}

} // namespace

Q_DECLARE_METATYPE(QSsl::SslProtocol)

/// A service that wants to know which computer it talks to gets the certificate of the connection.
class tst_clientcertificate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServiceIsShownTheCertificate_data();
    void theServiceIsShownTheCertificate();
    void aServiceThatWantsOneSaysSo_data();
    void aServiceThatWantsOneSaysSo();
    void aFileThatCannotBeUsedIsToldBeforeAnythingIsSent_data();
    void aFileThatCannotBeUsedIsToldBeforeAnythingIsSent();
    void whatIsForgottenComesBackWithThePassphrase();

private:
    const TrustedAuthority m_authority;
};

void tst_clientcertificate::theServiceIsShownTheCertificate_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("phrase");
    QTest::newRow("PEM with its key in the open") << u"client.pem"_s << QByteArray();
    QTest::newRow("PEM with a key behind a passphrase") << u"client-locked.pem"_s << passphrase;
    QTest::newRow("PKCS #12") << u"client.p12"_s << passphrase;
}

void tst_clientcertificate::theServiceIsShownTheCertificate()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, phrase);
    for (const auto protocol : {QSsl::TlsV1_2, QSsl::TlsV1_3})
        for (const CallKind kind : AllCallKinds) {
            FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, demanding(protocol));
            api::ApiClient client(to(service.url(), path(file)), opening(phrase), quick(60s));
            Result result;
            const auto call = sendKind(client, kind, into(result));
            QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
            QVERIFY2(!result.error, result.error ? qPrintable(describe(*result.error).sentence) : nameOf(kind));
            QCOMPARE(service.requests(), 1);
        }
}

void tst_clientcertificate::aServiceThatWantsOneSaysSo_data()
{
    QTest::addColumn<QSsl::SslProtocol>("protocol");
    QTest::addColumn<QString>("file");
    QTest::addColumn<Kind>("kind");
    const QString unknown = path(u"client-unknown.pem"_s);
    QTest::newRow("there is none") << QSsl::TlsV1_3 << QString() << Kind::CertificateNeeded;
    QTest::newRow("there is none, before TLS 1.3 told it apart")
        << QSsl::TlsV1_2 << QString() << Kind::CertificateNeeded;
    QTest::newRow("one of an authority that it does not know") << QSsl::TlsV1_3 << unknown << Kind::CertificateRefused;
    QTest::newRow("the same with TLS 1.2") << QSsl::TlsV1_2 << unknown << Kind::CertificateRefused;
}

void tst_clientcertificate::aServiceThatWantsOneSaysSo()
{
    QFETCH(QSsl::SslProtocol, protocol);
    QFETCH(QString, file);
    for (const CallKind kind : AllCallKinds) {
        FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, demanding(protocol));
        api::ApiClient client(to(service.url(), file), testKey(), quick(60s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
        QVERIFY(result.error);
        QTEST(result.error->kind, "kind"); // of a write as well: it was not read, so nothing is unknown
        QCOMPARE(result.error->tries, 1);
        QCOMPARE(service.requests(), 0);
        QCOMPARE(service.bytesReceived(), 0);
    }
}

void tst_clientcertificate::aFileThatCannotBeUsedIsToldBeforeAnythingIsSent_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("phrase");
    QTest::addColumn<Problem>("problem");
    QTest::newRow("not there") << u"nowhere.pem"_s << QByteArray() << Problem::FileNotFound;
    QTest::newRow("a folder") << QString() << QByteArray() << Problem::FileNotFound;
    QTest::newRow("no certificate") << u"make-certificates.sh"_s << QByteArray() << Problem::NoCertificate;
    QTest::newRow("a key alone") << u"key.pem"_s << QByteArray() << Problem::NoCertificate;
    QTest::newRow("a certificate alone") << u"good.pem"_s << QByteArray() << Problem::NoKey;
    QTest::newRow("expired") << u"client-expired.pem"_s << QByteArray() << Problem::Expired;
    QTest::newRow("PEM, no passphrase") << u"client-locked.pem"_s << QByteArray() << Problem::PassphraseMissing;
    QTest::newRow("PEM, a wrong one") << u"client-locked.pem"_s << QByteArray("sesame") << Problem::WrongPassphrase;
    QTest::newRow("PKCS #12, no passphrase") << u"client.p12"_s << QByteArray() << Problem::PassphraseMissing;
    QTest::newRow("PKCS #12, a wrong one") << u"client.p12"_s << QByteArray("sesame") << Problem::WrongPassphrase;
}

void tst_clientcertificate::aFileThatCannotBeUsedIsToldBeforeAnythingIsSent()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, phrase);
    QFETCH(Problem, problem);
    const auto read = api::readClientCertificate(path(file), Secret(phrase));
    QVERIFY(!read.ok());
    QCOMPARE(read.error(), problem);
    for (const CallKind kind : AllCallKinds) {
        FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, demanding(QSsl::TlsV1_3));
        api::ApiClient client(to(service.url(), path(file)), opening(phrase), quick(60s, 2));
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
        QVERIFY(result.error);
        QCOMPARE(result.error->kind, Kind::CertificateUnusable);
        QCOMPARE(describe(*result.error).cause, describe(problem));
        QCOMPARE(service.connections(), 0);
    }
}

void tst_clientcertificate::whatIsForgottenComesBackWithThePassphrase()
{
    FaultServer service({Play{.bytes = httpReply("200 OK", bodyForAll())}}, demanding(QSsl::TlsV1_3));
    api::ApiClient client(to(service.url(), path(u"client.p12"_s)), opening(passphrase), quick(60s));
    client.forgetSecret();
    QVERIFY(!client.transportSettings().tls || client.transportSettings().tls->privateKey().isNull());
    client.setSecret(opening(passphrase));
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY_WITH_TIMEOUT(result.ended, patience);
    QVERIFY(!result.error);
}

LABDESK_TEST(tst_clientcertificate)
#include "tst_clientcertificate.moc"
