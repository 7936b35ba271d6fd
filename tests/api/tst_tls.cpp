// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "callkinds.h"
#include "support/faultserver.h"
#include "tlsfiles.h"

#include <QTemporaryDir>

namespace {

/// TLS 1.0 and nothing newer, with all that such a server would offer.
QSslConfiguration oldServer()
{
    QSslConfiguration configuration = serverWith(u"good"_s);
    configuration.setProtocol(QSsl::SslProtocol(0)); // TlsV1_0, whose name alone is a warning
    configuration.setBackendConfigurationOption("CipherString", QByteArray("DEFAULT@SECLEVEL=0"));
    return configuration;
}

} // namespace

/// Nothing that HTTP sends is seen by a server that cannot prove who it is.
class tst_tls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aServerInOrderIsTalkedTo();
    void s3_aServerThatCannotProveItselfGetsNothing_data();
    void s3_aServerThatCannotProveItselfGetsNothing();
    void s3_aServerThatSpeaksNoTlsGetsNothing_data();
    void s3_aServerThatSpeaksNoTlsGetsNothing();
    void s3_theSameServerIsTalkedToWithItsAuthoritysFile();
    void s3_anAuthoritysFileExcusesNothingElse_data();
    void s3_anAuthoritysFileExcusesNothingElse();
    void s3_aFileThatIsGoneIsSaid();
    void aFileThatIsBackIsNoLongerMissed();
    void aWriteOverTlsIsSentOnce();
};

void tst_tls::aServerInOrderIsTalkedTo()
{
    const TrustedAuthority authority;
    FaultServer server({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"good"_s));
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, [&](auto error) { result = {true, error}; });
        QTRY_VERIFY(result.ended);
        QVERIFY2(!result.error, result.error ? qPrintable(describe(*result.error).cause) : "");
        QCOMPARE(FaultServer::header(server.heads().last(), "x-service-api-key"), testKey().reveal());
    }
    QVERIFY(server.connections() < int(std::size(AllCallKinds))); // most went over one that was there
    QVERIFY(!server.heads().first().contains("h2"));              // HTTP/1.1, though TLS would let both agree on more
}

void tst_tls::s3_aServerThatCannotProveItselfGetsNothing_data()
{
    QTest::addColumn<QSslConfiguration>("server");
    QTest::addColumn<bool>("authorityIsKnown");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<Reason>("told");
    const QString any;
    QTest::newRow("from an authority nobody knows")
        << serverWith(u"good"_s) << false << u"authority"_s << Reason::AuthorityUnknown;
    QTest::newRow("signed by itself") << serverWith(u"selfsigned"_s) << true << u"self-signed"_s
                                      << Reason::AuthorityUnknown;
    QTest::newRow("for another machine") << serverWith(u"otherhost"_s) << true << u"another host"_s
                                         << Reason::CertificateHostMismatch;
    QTest::newRow("expired") << serverWith(u"expired"_s) << true << u"expired"_s << Reason::CertificateOutOfDate;
    QTest::newRow("a protocol of old") << oldServer() << true << any << Reason::NoSharedTls;
}

void tst_tls::s3_aServerThatCannotProveItselfGetsNothing()
{
    QFETCH(QSslConfiguration, server);
    QFETCH(bool, authorityIsKnown);
    QFETCH(QString, reason);
    std::optional<TrustedAuthority> authority;
    if (authorityIsKnown)
        authority.emplace();
    for (const CallKind kind : AllCallKinds) {
        FaultServer bad({Play{.bytes = httpReply("200 OK", bodyForAll())}}, server);
        api::ApiClient client(keyConnection(bad.url()), testKey(), quick(3s, 2));
        Result result;
        const auto call = sendKind(client, kind, [&](auto error) { result = {true, error}; });
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QCOMPARE(result.error->kind, Kind::TlsFailed);
        QCOMPARE(result.error->tries, 1);
        QVERIFY2(result.error->detail.contains(reason), qPrintable(result.error->detail));
        QVERIFY(!result.error->detail.isEmpty());
        const ErrorText text = describe(*result.error);
        QVERIFY2(text.cause.contains(result.error->detail), "the sentence names the reason");
        QTEST(result.error->reason, "told");
        const bool isMendedHere = result.error->reason == Reason::AuthorityUnknown; // nobody goes on regardless
        QVERIFY2(text.nextStep.contains(isMendedHere ? u"CA file"_s : u"whoever runs the service"_s),
                 qPrintable(text.nextStep));
        QCOMPARE(bad.bytesReceived(), 0);
        QCOMPARE(bad.requests(), 0);
    }
}

void tst_tls::s3_aServerThatSpeaksNoTlsGetsNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("HTTP") << httpReply("400 Bad Request", "{}") << Kind::NoTls;
    QTest::newRow("a page without a head") << QByteArray("<!DOCTYPE HTML>\n<html>") << Kind::NoTls;
    QTest::newRow("a secure shell") << QByteArray("SSH-2.0-x\r\n") << Kind::NoTls;
    QTest::newRow("a mail server") << QByteArray("220 mail.example.com ESMTP\r\n") << Kind::NoTls;
    QTest::newRow("nothing") << QByteArray() << Kind::ConnectionLost;
}

void tst_tls::s3_aServerThatSpeaksNoTlsGetsNothing()
{
    const TrustedAuthority authority;
    QFETCH(QByteArray, bytes);
    FaultServer plain({Play{.when = Play::When::Accepted, .bytes = bytes, .then = Play::Then::Close}});
    QUrl url = plain.url();
    url.setScheme(u"https"_s);
    for (const CallKind kind : AllCallKinds) {
        api::ApiClient client(keyConnection(url), testKey(), quick());
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QTEST(result.error->kind, "kind");
        QCOMPARE(plain.requests(), 0);
    }
}

namespace {

Connection withAuthorities(const QUrl &url, const QString &file)
{
    Connection connection = keyConnection(url);
    connection.network.caFile = file;
    return connection;
}

} // namespace

void tst_tls::s3_theSameServerIsTalkedToWithItsAuthoritysFile()
{
    for (const CallKind kind : AllCallKinds) {
        FaultServer server({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"good"_s));
        Result refused, taken;
        {
            api::ApiClient client(keyConnection(server.url()), testKey(), quick());
            const auto call = sendKind(client, kind, into(refused));
            QTRY_VERIFY(refused.ended);
        }
        QVERIFY(refused.error);
        QCOMPARE(server.bytesReceived(), 0);
        api::ApiClient client(withAuthorities(server.url(), QStringLiteral(TEST_DATA "/tls/authority.pem")), testKey(),
                              quick());
        const auto call = sendKind(client, kind, into(taken));
        QTRY_VERIFY(taken.ended);
        QVERIFY2(!taken.error, taken.error ? qPrintable(describe(*taken.error).cause) : nameOf(kind));
        QCOMPARE(server.requests(), 1);
    }
}

void tst_tls::s3_anAuthoritysFileExcusesNothingElse_data()
{
    QTest::addColumn<QSslConfiguration>("server");
    QTest::newRow("signed by itself") << serverWith(u"selfsigned"_s);
    QTest::newRow("for another machine") << serverWith(u"otherhost"_s);
    QTest::newRow("expired") << serverWith(u"expired"_s);
    QTest::newRow("a protocol of old") << oldServer();
}

void tst_tls::s3_anAuthoritysFileExcusesNothingElse()
{
    QFETCH(QSslConfiguration, server);
    for (const CallKind kind : AllCallKinds) {
        FaultServer bad({Play{.bytes = httpReply("200 OK", bodyForAll())}}, server);
        api::ApiClient client(withAuthorities(bad.url(), QStringLiteral(TEST_DATA "/tls/authority.pem")), testKey(),
                              quick());
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QCOMPARE(result.error->kind, Kind::TlsFailed);
        QCOMPARE(bad.bytesReceived(), 0);
    }
}

void tst_tls::s3_aFileThatIsGoneIsSaid()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"good"_s));
    api::ApiClient client(withAuthorities(server.url(), u"/nowhere/authority.pem"_s), testKey(), quick());
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(result.error->kind, Kind::TlsFailed);
    QVERIFY2(result.error->detail.contains(u"connection’s own CA file"), qPrintable(result.error->detail));
    QCOMPARE(server.bytesReceived(), 0);
}

void tst_tls::aFileThatIsBackIsNoLongerMissed()
{
    FaultServer server({Play{.bytes = httpReply("200 OK", bodyForAll())}}, serverWith(u"selfsigned"_s));
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"authority.pem"_s);
    api::ApiClient client(withAuthorities(server.url(), file), testKey(), quick());
    for (const bool isThere : {false, true}) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QCOMPARE(result.error->kind, Kind::TlsFailed);
        QVERIFY2(result.error->detail.contains(u"connection’s own CA file"_s) != isThere,
                 qPrintable(result.error->detail));
        QVERIFY(QFile::copy(QStringLiteral(TEST_DATA "/tls/authority.pem"), file) != isThere);
        client.forgetSecret();
        client.setSecret(testKey());
    }
}

void tst_tls::aWriteOverTlsIsSentOnce()
{
    const TrustedAuthority authority;
    const Play good{.bytes = httpReply("200 OK", bodyForAll())};
    for (const auto then : {Play::Then::Close, Play::Then::Reset})
        for (const bool keptAlive : {false, true})
            for (const CallKind kind : {CallKind::Delete, CallKind::Refresh, CallKind::Patch}) {
                const Play broken{.then = then};
                FaultServer server(keptAlive ? std::vector{good, broken} : std::vector{broken}, serverWith(u"good"_s));
                api::ApiClient client(keyConnection(server.url()), testKey(), quick(3s, 2));
                Result warmUp;
                api::Call call;
                if (keptAlive) {
                    call = sendKind(client, CallKind::Get, [&](auto error) { warmUp = {true, error}; });
                    QTRY_VERIFY(warmUp.ended);
                }
                Result result;
                call = sendKind(client, kind, [&](auto error) { result = {true, error}; });
                QTRY_VERIFY(result.ended);
                QVERIFY(result.error);
                QCOMPARE(result.error->kind, Kind::OutcomeUnknown);
                QCOMPARE(server.requests(), keptAlive ? 2 : 1);
            }
}

LABDESK_TEST(tst_tls)
#include "tst_tls.moc"
