// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/proxyselection.h"
#include "apitest.h"
#include "clientplays.h"
#include "gzipped.h"

#include <QNetworkProxy>
#include <QNetworkProxyFactory>

/// What a client does on the wire, and what it refuses to do. Faults have a table of their own: tests/faults.
class tst_apiclient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theKeyGoesInTheHeaderOfTheConnection_data();
    void theKeyGoesInTheHeaderOfTheConnection();
    void whatEveryRequestSays();
    void cookiesAreNotSentBack();
    void nothingIsRemembered();
    void aPackedAnswerIsNotedUnpacked_data();
    void aPackedAnswerIsNotedUnpacked();
    void whatCouldNotBeUsedComesWithAFailedRead_data();
    void whatCouldNotBeUsedComesWithAFailedRead();
    void cleanup();
    void proxiesAreNotForThisMachine_data();
    void proxiesAreNotForThisMachine();
    void s2_refusedBeforeAnySocket_data();
    void s2_refusedBeforeAnySocket();
};

void tst_apiclient::whatCouldNotBeUsedComesWithAFailedRead_data()
{
    const QByteArray page = "<html>Busy</html>";
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<CallKind>("kind");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("bytes"); // null: nothing comes
    const auto row = [](const char *name, const QByteArray &reply, const QByteArray &type, const QByteArray &bytes,
                        CallKind kind = CallKind::Get) { QTest::newRow(name) << reply << kind << type << bytes; };
    row("a page instead of JSON", httpReply("200 OK", page, "text/html"), "text/html", page);
    row("a page that says it is JSON", httpReply("200 OK", page), "application/json", page);
    row("JSON of another shape", httpReply("200 OK", "[1]"), "application/json", "[1]");
    row("the page of a refusal", httpReply("403 Forbidden", page, "text/html"), "text/html", page);
    row("a packed one", httpReply("403 Forbidden", gzipped(page), "text/html", {"Content-Encoding: gzip"}), "text/html",
        page);
    row("nothing at all", httpReply("403 Forbidden", ""), {}, {});
    row("too much for anybody to read", httpReply("200 OK", QByteArray(600 * 1024, '<')), {}, {});
    row("one that holds the key", httpReply("403 Forbidden", "you sent " + testKey().reveal(), "text/html"), {}, {});
    row("of a write", httpReply("403 Forbidden", page, "text/html"), {}, {}, CallKind::Patch);
}

void tst_apiclient::whatCouldNotBeUsedComesWithAFailedRead()
{
    QFETCH(QByteArray, reply);
    QFETCH(CallKind, kind);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, bytes);
    FaultServer server({Play{.bytes = reply}});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    const Records records(client);
    Result result;
    const auto call = sendKind(client, kind, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(result.error);
    QCOMPARE(result.error->response.has_value(), !bytes.isNull());
    if (!bytes.isNull())
        QCOMPARE(*result.error->response, (UnusableResponse{type, bytes}));
    QVERIFY(!records.all.last().error->response); // the list of requests has its own way to keep and to drop it
}

void tst_apiclient::cleanup()
{
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy"})
        qunsetenv(name);
    QNetworkProxyFactory::setUseSystemConfiguration(true);
}

void tst_apiclient::aPackedAnswerIsNotedUnpacked_data()
{
    using Body = api::RequestBody::State;
    const QByteArray refused = R"({"is":"nothing that was asked for"})";
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<Body>("state");
    QTest::addColumn<QByteArray>("noted");
    QTest::newRow("as it should be") << QByteArray("200 OK") << gzipped(bodyForAll()) << Body::Kept << bodyForAll();
    QTest::newRow("one that is refused") << QByteArray("200 OK") << gzipped(refused) << Body::Kept << refused;
    QTest::newRow("an error") << QByteArray("403 Forbidden") << gzipped(refused) << Body::Kept << refused;
    QTest::newRow("damaged") << QByteArray("200 OK") << gzipped(refused).chopped(9) << Body::Packed << QByteArray();
    QTest::newRow("too large for the inspector")
        << QByteArray("200 OK") << gzipped(QByteArray(600 * 1024, ' ') + bodyForAll()) << Body::Packed << QByteArray();
}

void tst_apiclient::aPackedAnswerIsNotedUnpacked()
{
    QFETCH(QByteArray, status);
    QFETCH(QByteArray, packed);
    QFETCH(api::RequestBody::State, state);
    QFETCH(QByteArray, noted);
    FaultServer server({answer(status, packed, {"Content-Encoding: gzip"})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    api::RequestRecord last;
    connect(&client, &api::ApiClient::requestChanged, this,
            [&last](const api::RequestRecord &record) { last = record; });
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QCOMPARE(last.attempts.back().body.state, state);
    QCOMPARE(last.attempts.back().body.bytes, noted);
    QCOMPARE(last.attempts.back().body.size, packed.size());
}

void tst_apiclient::theKeyGoesInTheHeaderOfTheConnection_data()
{
    QTest::addColumn<QString>("header");
    QTest::newRow("the usual name") << u"x-service-api-key"_s;
    QTest::newRow("another name") << u"X-Other-Key"_s;
    QTest::newRow("authorization") << u"Authorization"_s;
}

void tst_apiclient::theKeyGoesInTheHeaderOfTheConnection()
{
    QFETCH(QString, header);
    FaultServer server({goodAnswer()});
    Connection connection = keyConnection(server.url());
    connection.scheme = ApiKeyScheme{header};
    api::ApiClient client(connection, testKey(), quick());
    Result result;
    const auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(FaultServer::header(server.heads().first(), header.toLatin1()), testKey().reveal());
    QCOMPARE(server.heads().first().count(testKey().reveal()), 1);
}

void tst_apiclient::whatEveryRequestSays()
{
    FaultServer server({goodAnswer()});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        const QByteArray head = server.heads().last();
        const QByteArray line = head.left(head.indexOf('\r'));
        QVERIFY2(line.endsWith(" HTTP/1.1"), line.constData());
        QCOMPARE(FaultServer::header(head, "accept"), "application/json");
        QCOMPARE(FaultServer::header(head, "accept-encoding"), "gzip");
        QVERIFY(FaultServer::header(head, "cookie").isNull());
        QVERIFY(FaultServer::header(head, "upgrade").isNull());
        QVERIFY(FaultServer::header(head, "http2-settings").isNull());
        QVERIFY(FaultServer::header(head, "expect").isNull());
        if (!isRead(kind))
            QCOMPARE(FaultServer::header(head, "content-type"), "application/json");
    }
    QCOMPARE(server.connections(), 2); // the stream on one, all others on the other, one after the other
    QCOMPARE(server.heads().at(2).left(28), "POST /v2/user/refresh/u1 HTT");
    QCOMPARE(server.bodies().at(3), R"({"client_user_id":"c1"})");
    QCOMPARE(server.bodies().at(4), R"({"fallback_time_zone":"Europe/Berlin"})");
}

void tst_apiclient::cookiesAreNotSentBack()
{
    FaultServer server({goodAnswer({"Set-Cookie: session=1; Path=/"})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (int i = 0; i < 2; ++i) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    QVERIFY(FaultServer::header(server.heads().last(), "cookie").isNull());
}

void tst_apiclient::nothingIsRemembered()
{
    FaultServer server({goodAnswer({"Cache-Control: max-age=3600", "ETag: \"1\""})});
    api::ApiClient client(keyConnection(server.url()), testKey(), quick());
    for (int i = 0; i < 3; ++i) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    QCOMPARE(server.requests(), 3);
    QVERIFY(FaultServer::header(server.heads().last(), "if-none-match").isNull());
}

/// Plain http to this machine, through a proxy, would leave this machine with the key.
void tst_apiclient::proxiesAreNotForThisMachine_data()
{
    QTest::addColumn<bool>("fromEnvironment");
#ifndef Q_OS_WIN // where the system's is in the registry, which is not the test's to change
    QTest::newRow("of the environment") << true;
#endif
    QTest::newRow("of the program") << false; // without exceptions of its own, unlike the environment's
}

void tst_apiclient::proxiesAreNotForThisMachine()
{
    QFETCH(bool, fromEnvironment);
    FaultServer proxy({answer("502 Bad Gateway", "")}); // which ends the call before its deadline
    FaultServer server({goodAnswer()});
    if (fromEnvironment) {
        for (const char *name : {"http_proxy", "https_proxy", "all_proxy"})
            qputenv(name, proxy.url().toEncoded());
        qunsetenv("no_proxy");
    } else {
        QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.serverPort()));
    }
    api::forgetSystemProxies();
    Result result;
    {
        api::ApiClient client(keyConnection(server.url()), testKey(), quick());
        QCOMPARE(api::knownProxy(server.url(), client.connection().network), QString());
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
    }
    api::ApiClient remote(keyConnection(QUrl(u"https://api.example.com"_s)), testKey(), quick(60s));
    Result throughProxy;
    const auto call = sendKind(remote, CallKind::Get, into(throughProxy));
    QTRY_VERIFY_WITH_TIMEOUT(throughProxy.ended, 60'000);
    QCOMPARE(api::knownProxy(remote.connection().baseUrl, remote.connection().network),
             u"127.0.0.1:%1"_s.arg(proxy.serverPort()));
    QVERIFY(!result.error);
    QCOMPARE(server.requests(), 1);
    QVERIFY(throughProxy.error);
    for (const QByteArray &head : proxy.heads()) {
        QVERIFY(head.startsWith("CONNECT api.example.com:443 "));
        QVERIFY(!head.contains(testKey().reveal()));
    }
}

void tst_apiclient::s2_refusedBeforeAnySocket_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<bool>("readOnly");
    QTest::addColumn<QString>("host"); // empty: the server itself
    QTest::newRow("a write on a read-only connection") << Kind::ReadOnly << QByteArray("key") << true << QString();
    QTest::newRow("no key") << Kind::NoCredential << QByteArray() << false << QString();
    QTest::newRow("a key that would add a header")
        << Kind::InvalidInput << QByteArray("key\r\nX-Evil: 1") << false << QString();
    QTest::newRow("plain http to another machine")
        << Kind::KeyRefusedLocally << QByteArray("key") << false << u"0.0.0.0"_s;
}

void tst_apiclient::s2_refusedBeforeAnySocket()
{
    QFETCH(Kind, kind);
    QFETCH(QByteArray, secret);
    QFETCH(bool, readOnly);
    QFETCH(QString, host);
    FaultServer server({goodAnswer()});
    Connection connection = keyConnection(server.url());
    connection.readOnly = readOnly;
    if (!host.isEmpty())
        connection.baseUrl.setHost(host); // means this machine as well, so that a socket would be seen
    api::ApiClient client(connection, Secret(secret), quick(3s, 2));
    const Records records(client);
    Result result;
    const auto call = sendKind(client, CallKind::Delete, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, kind);
    QCOMPARE(result.error->tries, 0);
    QCOMPARE(records.states(), QList{State::Failed});
    QCOMPARE(server.connections(), 0);
    if (!readOnly)
        return;
    Result read;
    const auto reading = sendKind(client, CallKind::Get, into(read));
    QTRY_VERIFY(read.ended);
    QVERIFY(!read.error);
}

LABDESK_TEST(tst_apiclient)
#include "tst_apiclient.moc"
