// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/authentication.h"
#include "service/testservice.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QSet>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// Section 5 of the contract: the key and the bearer token.
class tst_authentication : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        ServiceOptions options = TestService::small();
        options.key = "the-key";
        options.clientId = "client";
        options.clientSecret = "s+cr&t=";
        options.audience = "https://api.example.com";
        options.tokenLifetime = std::chrono::seconds(100);
        m_service = std::make_unique<TestService>(options);
        m_service->client().setKeyField({});
    }

    void cleanupTestCase() { m_service.reset(); }

    void credentials_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("status");
        QTest::newRow("none") << ""_ba << 401;
        QTest::newRow("the key") << "x-service-api-key: the-key\r\n"_ba << 200;
        QTest::newRow("the key, its header in other case") << "X-Service-API-Key: the-key\r\n"_ba << 200;
        QTest::newRow("a wrong key") << "x-service-api-key: the-kex\r\n"_ba << 401;
        QTest::newRow("a key that begins right") << "x-service-api-key: the-key2\r\n"_ba << 401;
        QTest::newRow("an empty key") << "x-service-api-key:\r\n"_ba << 401;
        QTest::newRow("the key in other case") << "x-service-api-key: THE-KEY\r\n"_ba << 401;
        QTest::newRow("the key twice") << "x-service-api-key: the-key\r\nx-service-api-key: the-key\r\n"_ba << 401;
        QTest::newRow("the key under another name") << "x-api-key: the-key\r\n"_ba << 401;
        QTest::newRow("the key as a bearer token") << "Authorization: Bearer the-key\r\n"_ba << 401;
        QTest::newRow("a token") << "Authorization: Bearer {token}\r\n"_ba << 200;
        QTest::newRow("a token, the scheme in lower case") << "authorization: bearer {token}\r\n"_ba << 200;
        QTest::newRow("a token under another scheme") << "Authorization: Token {token}\r\n"_ba << 401;
        QTest::newRow("a token cut short") << "Authorization: Bearer abc\r\n"_ba << 401;
        QTest::newRow("an empty token") << "Authorization: Bearer \r\n"_ba << 401;
        QTest::newRow("two tokens") << "Authorization: Bearer {token}\r\nAuthorization: Bearer {token}\r\n"_ba << 401;
        QTest::newRow("a wrong key beside a token")
            << "x-service-api-key: no\r\nAuthorization: Bearer {token}\r\n"_ba << 401;
        QTest::newRow("the key beside a wrong token")
            << "x-service-api-key: the-key\r\nAuthorization: Bearer no\r\n"_ba << 200;
    }
    void credentials()
    {
        QFETCH(QByteArray, fields);
        QFETCH(int, status);
        fields.replace("{token}", newToken());
        const QByteArrayList targets{"/v2/user/", "/v2/providers", "/v3/insurance/search/payor?insurance_name=none"};
        for (const QByteArray &target : targets)
            QCOMPARE(m_service->ask("GET", target, {}, fields).status, status);
    }

    void everyOperationAsksForCredentials_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        const QByteArray id = "00000000-0000-4000-8000-000000000001";
        const std::vector<std::pair<QByteArray, QByteArray>> operations{{"POST", "/v2/user/"},
                                                                        {"GET", "/v2/user/" + id},
                                                                        {"DELETE", "/v2/user/" + id},
                                                                        {"GET", "/v2/user/"},
                                                                        {"GET", "/v2/user/providers/" + id},
                                                                        {"POST", "/v2/user/refresh/" + id},
                                                                        {"DELETE", "/v2/user/" + id + "/oura"},
                                                                        {"PATCH", "/v2/user/" + id},
                                                                        {"GET", "/v2/providers"},
                                                                        {"GET", "/v3/order/" + id + "/psc/info"},
                                                                        {"GET", "/v3/order/psc/info"},
                                                                        {"GET", "/v3/insurance/search/payor"},
                                                                        {"GET", "/v2/user/" + id + "/insurance/latest"},
                                                                        {"GET", "/"},
                                                                        {"GET", "/nowhere"}};
        for (const auto &[method, target] : operations)
            QTest::addRow("%s %s", method.constData(), target.constData()) << method << target;
    }
    void everyOperationAsksForCredentials()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        for (const QByteArray &path : {target, target + '/'}) {
            const auto reply = m_service->ask(method, path, method == "GET" ? QByteArray() : QByteArray("{}"));
            QCOMPARE(reply.status, 401);
            QVERIFY(reply.object()[u"detail"].isString());
            QCOMPARE(reply.fields["www-authenticate"], QByteArray("Bearer"));
        }
    }

    void aTokenEnds()
    {
        const QByteArray fields = "Authorization: Bearer " + newToken() + "\r\n";
        m_service->advance(99);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, fields).status, 200);
        m_service->advance(1);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, fields).status, 401);
    }

    void aTokenLivesItsTimeHoweverTheClockIsSet_data()
    {
        QTest::addColumn<qint64>("jump"); // seconds
        QTest::newRow("back a day") << qint64(-86'400);
        QTest::newRow("back a second") << qint64(-1);
        QTest::newRow("forward a day") << qint64(86'400);
    }
    void aTokenLivesItsTimeHoweverTheClockIsSet()
    {
        QFETCH(qint64, jump);
        const QByteArray fields = "Authorization: Bearer " + newToken() + "\r\n";
        m_service->setClock(m_service->now() + jump);
        m_service->advance(99);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, fields).status, 200);
        m_service->advance(1);
        QCOMPARE(m_service->ask("GET", "/v2/providers", {}, fields).status, 401);
    }

    void exchange_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("error");
        const QByteArray client = "client_id=client&client_secret=s%2Bcr%26t%3D",
                         audience = "&audience=https%3A%2F%2Fapi.example.com";
        const QByteArray grant = "&grant_type=client_credentials";
        QTest::newRow("all fields") << client + audience + grant << 200 << QString();
        QTest::newRow("as JSON")
            << R"({"grant_type":"client_credentials","client_id":"client","client_secret":"s+cr&t=","audience":"https://api.example.com"})"_ba
            << 200 << QString();
        QTest::newRow("a wrong secret") << "client_id=client&client_secret=no"_ba + audience + grant << 401
                                        << u"access_denied"_s;
        QTest::newRow("a wrong client") << "client_id=no&client_secret=s%2Bcr%26t%3D"_ba + audience + grant << 401
                                        << u"access_denied"_s;
        QTest::newRow("id and secret shifted")
            << "client_id=clients&client_secret=%2Bcr%26t%3D"_ba + audience + grant << 401 << u"access_denied"_s;
        QTest::newRow("no client") << audience + grant << 401 << u"access_denied"_s;
        QTest::newRow("another audience") << client + "&audience=other" + grant << 403 << u"access_denied"_s;
        QTest::newRow("no audience") << client + grant << 400 << u"invalid_request"_s;
        QTest::newRow("a field that is given twice")
            << client + audience + grant + grant << 400 << u"invalid_request"_s;
        QTest::newRow("the audience with a slash at its end") << client + audience + "/" + grant << 200 << QString();
        QTest::newRow("no grant type") << client + audience << 400 << u"invalid_request"_s;
        QTest::newRow("another grant type")
            << client + audience + "&grant_type=password" << 400 << u"unsupported_grant_type"_s;
        QTest::newRow("nothing") << ""_ba << 400 << u"invalid_request"_s;
        QTest::newRow("a bad escape") << "client_id=%zz"_ba << 400 << u"invalid_request"_s;
        QTest::newRow("JSON that is an array") << "[]"_ba << 400 << u"invalid_request"_s;
    }
    void exchange()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QString, error);
        const bool json = body.startsWith('{') || body.startsWith('[');
        const QByteArray type
            = json ? "Content-Type: application/json\r\n" : "Content-Type: application/x-www-form-urlencoded\r\n";
        const QByteArrayList paths{"/oauth/token", "/oauth/token/"};
        for (const QByteArray &path : paths) {
            const auto reply = m_service->ask("POST", path, body, type);
            QCOMPARE(reply.status, status);
            const QJsonObject answer = reply.object();
            QCOMPARE(answer[u"error"].toString(), error);
            QCOMPARE(answer[u"error_description"].isString(), status != 200);
            if (status != 200)
                continue;
            QCOMPARE(answer[u"expires_in"], 100);
            QCOMPARE(answer[u"token_type"], u"Bearer"_s);
            QVERIFY(answer[u"scope"].isString());
            QCOMPARE(answer[u"access_token"].toString().size(), 64);
        }
    }

    // The cache would be of any size, and anybody could keep the database busy.
    void onlyWhatCanExistIsLookedUp_data()
    {
        QTest::addColumn<QByteArray>("clientId"); // empty: a key
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<bool>("isLookedUp");
        const QByteArray digits = "0123456789abcdef";
        QTest::newRow("a key as it is made") << ""_ba << digits.repeated(4) << true;
        QTest::newRow("a short one") << ""_ba << digits.repeated(3) << false;
        QTest::newRow("a long one") << ""_ba << digits.repeated(900) << false;
        QTest::newRow("one in upper case") << ""_ba << digits.repeated(4).toUpper() << false;
        QTest::newRow("one with another character") << ""_ba << digits.repeated(4).replace(3, 1, " ") << false;
        QTest::newRow("an empty one") << ""_ba
                                      << ""_ba << false;
        QTest::newRow("a client as it is made") << digits.repeated(2) << ""_ba << true;
        QTest::newRow("a client with a name") << "portal"_ba
                                              << ""_ba << true;
        QTest::newRow("a client of 15,900 bytes") << QByteArray(15'900, 'c') << ""_ba << false;
    }
    void onlyWhatCanExistIsLookedUp()
    {
        QFETCH(QByteArray, clientId);
        QFETCH(QByteArray, key);
        QFETCH(bool, isLookedUp);
        ServiceOptions options;
        options.secret = QByteArray(40, 's');
        options.clock = [] { return QDateTime::fromSecsSinceEpoch(TestService::begin, QTimeZone::utc()); };
        options.steadyClock = [] { return std::chrono::milliseconds(0); };
        Authentication authentication(options);
        int asked = 0;
        const Authentication::FindKey find = [&asked](KeyStore::By, const QVariant &) {
            ++asked;
            return std::optional<StoredKey>();
        };
        HttpRequest request{.method = "GET", .target = "/"};
        request.fields.emplace_back("x-service-api-key", key);
        if (clientId.isEmpty())
            QVERIFY(!authentication.authenticate(request, find)->caller());
        else
            QVERIFY(!authentication.tokenFor(clientId, "secret", find));
        QCOMPARE(asked, isLookedUp ? 1 : 0);
    }

    void theTokenEndpointTakesOnlyPost()
    {
        const auto reply = m_service->ask("GET", "/oauth/token");
        QCOMPARE(reply.status, 405);
        QCOMPARE(reply.fields["allow"], QByteArray("POST"));
    }

    void withoutAClientNoTokenIsIssued()
    {
        TestService service;
        const QByteArrayList bodies{"grant_type=client_credentials&client_id=&client_secret=",
                                    "grant_type=client_credentials"};
        for (const QByteArray &body : bodies)
            QCOMPARE(service.ask("POST", "/oauth/token", body).status, 401);
    }

    void theHeaderCanHaveAnotherName()
    {
        ServiceOptions options = TestService::small();
        options.key = "k";
        options.keyHeader = "X-Lab-Key";
        TestService service(options);
        QCOMPARE(service.ask("GET", "/v2/user/").status, 401);
        service.client().setKeyField("x-lab-key: k\r\n");
        QCOMPARE(service.ask("GET", "/v2/user/").status, 200);
    }

    void s17_keysAreNewForEachRun()
    {
        QSet<QByteArray> keys;
        for (int i = 0; i < 100; ++i)
            keys.insert(newSecret());
        QCOMPARE(keys.size(), 100);
        QCOMPARE(keys.begin()->size(), 64);
        TestService one, other;
        QVERIFY(one.local().key() != other.local().key());
        QCOMPARE(one.local().key().size(), 64);
    }

    void comparison_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<bool>("equal");
        QTest::newRow("equal") << "abc"_ba
                               << "abc"_ba << true;
        QTest::newRow("first byte") << "abc"_ba
                                    << "xbc"_ba << false;
        QTest::newRow("last byte") << "abc"_ba
                                   << "abd"_ba << false;
        QTest::newRow("shorter") << "abc"_ba
                                 << "ab"_ba << false;
        QTest::newRow("empty") << ""_ba
                               << ""_ba << true;
        QTest::newRow("differences that cancel out") << "ab"_ba
                                                     << "ba"_ba << false;
    }
    void comparison()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        QTEST(equalInConstantTime(a, b), "equal");
    }

private:
    QByteArray newToken()
    {
        const auto reply = m_service->ask("POST", "/oauth/token",
                                          "grant_type=client_credentials&client_id=client&client_secret=s%2Bcr%26t%3D&"
                                          "audience=https%3A%2F%2Fapi.example.com",
                                          "Content-Type: application/x-www-form-urlencoded\r\n");
        return reply.object()[u"access_token"].toString().toLatin1();
    }

    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_authentication)
#include "tst_authentication.moc"
