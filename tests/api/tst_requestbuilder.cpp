// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "api/requestbuilder.h"
#include "apitest.h"

#include <QUrlQuery>

namespace {

/// The path of an endpoint as it goes on the wire, or nothing: refused.
template <class Reply> std::optional<QByteArray> pathOf(const api::Endpoint<Reply> &endpoint)
{
    const auto url
        = api::buildUrl(QUrl(u"https://api.example.com"_s), endpoint.segments, endpoint.trailingSlash, endpoint.query);
    return url.ok() ? std::optional(url.value().path(QUrl::FullyEncoded).toLatin1()) : std::nullopt;
}

Connection connectionTo(const QString &baseUrl)
{
    return {
        .id = {}, .name = {}, .environment = Environment::Other, .baseUrl = QUrl(baseUrl), .scheme = ApiKeyScheme{}};
}

} // namespace

class tst_requestbuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void i1_hostileIds_data();
    void i1_hostileIds();
    void segmentsThatNoIdCanHoldAreRefusedToo_data();
    void segmentsThatNoIdCanHoldAreRefusedToo();
    void baseAddresses_data();
    void baseAddresses();
    void i2_queryValuesComeBackAsTheyWere_data();
    void i2_queryValuesComeBackAsTheyWere();
    void reasonsToStay_data();
    void reasonsToStay();
    void aBearerConnectionKeepsItsSecretFromAnUnprotectedAuthAddress();
};

void tst_requestbuilder::i1_hostileIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QByteArray>("encoded"); // null: refused
    const QByteArray refused;

    QTest::newRow("a UUID") << u"0b9c0c1e-6c2f-4b7e-9d8a-111111111111"_s
                            << QByteArray("0b9c0c1e-6c2f-4b7e-9d8a-111111111111");
    QTest::newRow("a dot cannot be sent") << u"."_s << refused;
    QTest::newRow("two dots cannot be sent") << u".."_s << refused;
    QTest::newRow("nothing cannot be sent") << u""_s << refused;
    QTest::newRow("three dots are a name") << u"..."_s << QByteArray("...");
    QTest::newRow("a climb out of the path") << u"../../admin"_s << QByteArray("..%2F..%2Fadmin");
    QTest::newRow("an encoded climb stays encoded twice") << u"%2e%2e%2fadmin"_s << QByteArray("%252e%252e%252fadmin");
    QTest::newRow("encoded dots stay encoded twice") << u"%2e%2e"_s << QByteArray("%252e%252e");
    QTest::newRow("a slash") << u"a/b"_s << QByteArray("a%2Fb");
    QTest::newRow("a slash alone") << u"/"_s << QByteArray("%2F");
    QTest::newRow("a backslash") << u"..\\..\\x"_s << QByteArray("..%5C..%5Cx");
    QTest::newRow("a query") << u"x?admin=1"_s << QByteArray("x%3Fadmin%3D1");
    QTest::newRow("a fragment") << u"x#y"_s << QByteArray("x%23y");
    QTest::newRow("a matrix parameter") << u"x;y=1"_s << QByteArray("x%3By%3D1");
    QTest::newRow("another machine") << u"//evil.example/x"_s << QByteArray("%2F%2Fevil.example%2Fx");
    QTest::newRow("a whole address") << u"https://evil.example/"_s << QByteArray("https%3A%2F%2Fevil.example%2F");
    QTest::newRow("user information") << u"a@b:c"_s << QByteArray("a%40b%3Ac");
    QTest::newRow("a line break cannot be sent") << u"x\r\nHost: evil"_s << refused;
    QTest::newRow("a NUL cannot be sent") << QString(u"x\0y"_s) << refused;
    QTest::newRow("a tab cannot be sent") << u"x\ty"_s << refused;
    QTest::newRow("a next-line character cannot be sent") << QString(u'x' + QChar(0x85)) << refused;
    QTest::newRow("a blank") << u"a b"_s << QByteArray("a%20b");
    QTest::newRow("a plus") << u"a+b"_s << QByteArray("a%2Bb");
    QTest::newRow("a percent sign alone") << u"100%"_s << QByteArray("100%25");
    QTest::newRow("an umlaut") << u"jürgen"_s << QByteArray("j%C3%BCrgen");
    QTest::newRow("an emoji") << u"🩺"_s << QByteArray("%F0%9F%A9%BA");
    QTest::newRow("half a surrogate pair cannot be sent") << QString(QChar(0xd83e)) << refused;
    QTest::newRow("text that turns around") << QString(QChar(0x202e) + u"abc"_s) << QByteArray("%E2%80%AEabc");
    QTest::newRow("markup") << u"<script>'\"&"_s << QByteArray("%3Cscript%3E%27%22%26");
    QTest::newRow("what needs no encoding") << u"aZ09-._~"_s << QByteArray("aZ09-._~");
    QTest::newRow("a name of another route") << u"providers"_s << QByteArray("providers");
}

/// Through the door of ids and every endpoint with a path of its own.
void tst_requestbuilder::i1_hostileIds()
{
    QFETCH(QString, id);
    QFETCH(QByteArray, encoded);
    const auto user = UserId::parse(id);
    const auto order = OrderId::parse(id);
    const auto slug = ProviderSlug::parse(id);
    QCOMPARE(user.has_value(), !encoded.isNull());
    if (!user)
        return;
    QCOMPARE(pathOf(api::getUser(*user)), "/v2/user/" + encoded);
    QCOMPARE(pathOf(api::deleteUser(*user)), "/v2/user/" + encoded);
    QCOMPARE(pathOf(api::patchUser(*user, {})), "/v2/user/" + encoded);
    QCOMPARE(pathOf(api::connectedProviders(*user)), "/v2/user/providers/" + encoded);
    QCOMPARE(pathOf(api::refreshUser(*user)), "/v2/user/refresh/" + encoded);
    QCOMPARE(pathOf(api::deregisterProvider(*user, *slug)), "/v2/user/" + encoded + '/' + encoded);
    QCOMPARE(pathOf(api::latestInsurance(*user)), "/v2/user/" + encoded + "/insurance/latest");
    QCOMPARE(pathOf(api::centersNearOrder(*order, Radius::Miles25)), "/v3/order/" + encoded + "/psc/info");
}

void tst_requestbuilder::segmentsThatNoIdCanHoldAreRefusedToo_data()
{
    QTest::addColumn<QStringList>("segments");
    QTest::newRow("none at all") << QStringList{};
    QTest::newRow("an empty one") << QStringList{u"v2"_s, u""_s, u"user"_s};
    QTest::newRow("a dot") << QStringList{u"v2"_s, u"."_s};
    QTest::newRow("two dots") << QStringList{u"v2"_s, u".."_s, u"x"_s};
    QTest::newRow("half a surrogate pair") << QStringList{QString(QChar(0xdc00))};
    QTest::newRow("a line break") << QStringList{u"a\nb"_s};
}

void tst_requestbuilder::segmentsThatNoIdCanHoldAreRefusedToo()
{
    QFETCH(QStringList, segments);
    const auto url = api::buildUrl(QUrl(u"https://api.example.com"_s), segments, false, {});
    QVERIFY(!url.ok());
    QCOMPARE(url.error().kind, Kind::InvalidInput);
}

void tst_requestbuilder::baseAddresses_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("whole");
    QTest::newRow("bare") << u"https://api.example.com"_s << u"https://api.example.com/v2/user/"_s;
    QTest::newRow("with a slash") << u"https://api.example.com/"_s << u"https://api.example.com/v2/user/"_s;
    QTest::newRow("with slashes") << u"https://api.example.com//"_s << u"https://api.example.com/v2/user/"_s;
    QTest::newRow("with a path") << u"https://example.com/health/api"_s << u"https://example.com/health/api/v2/user/"_s;
    QTest::newRow("with a path and a slash") << u"https://example.com/api/"_s << u"https://example.com/api/v2/user/"_s;
    QTest::newRow("with an encoded path")
        << u"https://example.com/a%2Fb%20c"_s << u"https://example.com/a%2Fb%20c/v2/user/"_s;
    QTest::newRow("with a port") << u"http://127.0.0.1:8080"_s << u"http://127.0.0.1:8080/v2/user/"_s;
    QTest::newRow("by IPv6") << u"http://[::1]:8080"_s << u"http://[::1]:8080/v2/user/"_s;
}

void tst_requestbuilder::baseAddresses()
{
    QFETCH(QString, base);
    const auto url = api::buildUrl(QUrl(base), {u"v2"_s, u"user"_s}, true, {});
    QVERIFY(url.ok());
    QTEST(url.value().toString(QUrl::FullyEncoded), "whole");
}

void tst_requestbuilder::i2_queryValuesComeBackAsTheyWere_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("encoded");
    QTest::newRow("a plus is not a blank") << u"a+b"_s << QByteArray("a%2Bb");
    QTest::newRow("a blank is not a plus") << u"a b"_s << QByteArray("a%20b");
    QTest::newRow("an encoded slash") << u"%2F"_s << QByteArray("%252F");
    QTest::newRow("a slash") << u"a/b"_s << QByteArray("a%2Fb");
    QTest::newRow("the next parameter") << u"a&radius=50"_s << QByteArray("a%26radius%3D50");
    QTest::newRow("an equals sign") << u"a=b"_s << QByteArray("a%3Db");
    QTest::newRow("a fragment") << u"a#b"_s << QByteArray("a%23b");
    QTest::newRow("a question mark") << u"a?b"_s << QByteArray("a%3Fb");
    QTest::newRow("a percent sign") << u"100%"_s << QByteArray("100%25");
    QTest::newRow("an emoji") << u"🩺"_s << QByteArray("%F0%9F%A9%BA");
    QTest::newRow("an accent") << u"Crédito"_s << QByteArray("Cr%C3%A9dito");
    QTest::newRow("quotes and brackets") << u"\"'<>[]{}|\\^`"_s << QByteArray("%22%27%3C%3E%5B%5D%7B%7D%7C%5C%5E%60");
    QTest::newRow("semicolon and comma") << u"a;b,c"_s << QByteArray("a%3Bb%2Cc");
    QTest::newRow("nothing") << u""_s << QByteArray("");
}

void tst_requestbuilder::i2_queryValuesComeBackAsTheyWere()
{
    QFETCH(QString, value);
    QFETCH(QByteArray, encoded);
    const auto url
        = api::buildUrl(QUrl(u"https://api.example.com"_s), {u"v3"_s}, false, {{u"name"_s, value}, {u"n&x"_s, u"1"_s}});
    QVERIFY(url.ok());
    QCOMPARE(url.value().query(QUrl::FullyEncoded).toLatin1(), "name=" + encoded + "&n%26x=1");
    const auto first = url.value().query(QUrl::FullyEncoded).toLatin1().split('&').first().split('=').last();
    QCOMPARE(QString::fromUtf8(QByteArray::fromPercentEncoding(first)), value);
}

void tst_requestbuilder::reasonsToStay_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("header");
    QTest::addColumn<bool>("readOnly");
    QTest::addColumn<bool>("isWrite");
    QTest::addColumn<int>("kind"); // -1: may go
    const QString good = u"https://api.example.com"_s;
    const QString header = u"x-service-api-key"_s;
    const QByteArray key = "k-123456";
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("all is well") << good << key << header << false << true << -1;
    row("plain http to this machine") << u"http://127.0.0.1:1"_s << key << header << false << true << -1;
    row("plain http to another machine") << u"http://api.example.com"_s << key << header << false << false
                                         << int(Kind::KeyRefusedLocally);
    row("plain http to a look-alike") << u"http://127.0.0.1.example.com"_s << key << header << false << false
                                      << int(Kind::KeyRefusedLocally);
    row("plain http to another localhost")
        << u"http://localhost.example.com"_s << key << header << false << false << int(Kind::KeyRefusedLocally);
    row("a file") << u"file:///etc/passwd"_s << key << header << false << false << int(Kind::InvalidInput);
    row("ftp") << u"ftp://example.com"_s << key << header << false << false << int(Kind::InvalidInput);
    row("user information") << u"https://me:pw@example.com"_s << key << header << false << false
                            << int(Kind::InvalidInput);
    row("no address") << u""_s << key << header << false << false << int(Kind::InvalidInput);
    row("no key") << good << QByteArray() << header << false << false << int(Kind::NoCredential);
    row("a key with a line break") << good << QByteArray("k\r\nX: y") << header << false << false
                                   << int(Kind::InvalidInput);
    row("a key with a line break at the end")
        << good << QByteArray("k\n") << header << false << false << int(Kind::InvalidInput);
    row("a key with a blank") << good << QByteArray("a b") << header << false << false << int(Kind::InvalidInput);
    row("a key with a NUL") << good << QByteArray("a\0b", 3) << header << false << false << int(Kind::InvalidInput);
    row("a key beyond ASCII") << good << QByteArray("schlüssel") << header << false << false << int(Kind::InvalidInput);
    row("a key of 4,096 characters") << good << QByteArray(4096, 'k') << header << false << false << -1;
    row("a key of 4,097 characters") << good << QByteArray(4097, 'k') << header << false << false
                                     << int(Kind::InvalidInput);
    row("a header name with a line break") << good << key << u"x\r\ny"_s << false << false << int(Kind::InvalidInput);
    row("a header name that HTTP needs itself")
        << good << key << u"Host"_s << false << false << int(Kind::InvalidInput);
    row("reading on a read-only connection") << good << key << header << true << false << -1;
    row("writing on a read-only connection") << good << key << header << true << true << int(Kind::ReadOnly);
}

void tst_requestbuilder::reasonsToStay()
{
    QFETCH(QString, base);
    QFETCH(QByteArray, secret);
    QFETCH(QString, header);
    QFETCH(bool, readOnly);
    QFETCH(bool, isWrite);
    Connection connection = connectionTo(base);
    connection.scheme = ApiKeyScheme{header};
    connection.readOnly = readOnly;
    const auto reason = api::preflightError(connection, Secret(secret), isWrite);
    QTEST(reason ? int(reason->kind) : -1, "kind");
    if (!reason || reason->kind != Kind::ReadOnly)
        return;
    QCOMPARE(reason->reason, ApiError::Reason::None);
    connection.readOnlyByPolicy = true;
    QCOMPARE(api::preflightError(connection, Secret(secret), isWrite)->reason, ApiError::Reason::ReadOnlyByPolicy);
}

void tst_requestbuilder::aBearerConnectionKeepsItsSecretFromAnUnprotectedAuthAddress()
{
    Connection connection = connectionTo(u"https://api.example.com"_s);
    connection.scheme = BearerScheme{QUrl(u"https://auth.example.com"_s), u"id"_s, u"https://api.example.com"_s};
    QVERIFY(!api::preflightError(connection, Secret("s"), true));
    connection.scheme = BearerScheme{QUrl(u"http://auth.example.com"_s), u"id"_s, u"https://api.example.com"_s};
    const auto reason = api::preflightError(connection, Secret("s"), false);
    QVERIFY(reason);
    QCOMPARE(reason->kind, Kind::KeyRefusedLocally);
}

LABDESK_TEST(tst_requestbuilder)
#include "tst_requestbuilder.moc"
