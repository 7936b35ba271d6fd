// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// A service that takes exactly what the contract names, beside the usual one: what each says to the same request.
class tst_strictcontract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        labdesk::service::ServiceOptions options = TestService::small();
        options.clientId = "c";
        options.clientSecret = "s";
        m_usual = std::make_unique<TestService>(options);
        options.strict = true;
        m_strict = std::make_unique<TestService>(options);
    }

    void cleanupTestCase()
    {
        m_usual.reset();
        m_strict.reset();
    }

    void whatIsNotInTheContractIsRefused_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<int>("usual");
        QTest::addColumn<int>("strict");
        const auto row = [](const char *name, const QByteArray &method, const QByteArray &target,
                            const QByteArray &body, int usual, int strict, const QByteArray &fields = {}) {
            QTest::newRow(name) << method << target << body << fields << usual << strict;
        };
        const auto named = [](const QString &id) {
            return QJsonDocument(QJsonObject{{u"client_user_id"_s, id}}).toJson();
        };
        row("what it names is taken", "POST", "/v2/user/", named(u"plain"_s), 200, 200);
        row("an ID of blanks", "POST", "/v2/user/", named(u"   "_s), 200, 422);
        row("an ID with a blank at its end", "POST", "/v2/user/", named(u"edge "_s), 200, 422);
        row("an ID with a blank inside", "POST", "/v2/user/", named(u"in side"_s), 200, 200);
        row("an ID of 255 characters", "POST", "/v2/user/", named(QString(255, u'x')), 200, 200);
        row("an ID of 256 characters", "POST", "/v2/user/", named(QString(256, u'x')), 200, 422);
        row("an ID with a control character", "POST", "/v2/user/", named(u"a\tb"_s), 200, 422);
        row("an ID with a picture", "POST", "/v2/user/", named(u"a🙂b"_s), 200, 200);
        row("an unknown member", "POST", "/v2/user/", R"({"client_user_id":"m","nickname":"x"})", 200, 422);
        row("a member that only deployments take", "POST", "/v2/user/",
            R"({"client_user_id":"z","fallback_time_zone":"UTC"})", 200, 422);
        row("the other form of a path with a slash", "GET", "/v2/user", "", 200, 404);
        row("the other form of a path without one", "GET", "/v2/user/{user}/", "", 200, 404);
        row("the list of providers has both forms", "GET", "/v2/providers/", "", 200, 200);
        row("a page of users", "GET", "/v2/user/?limit=5", "", 200, 422);
        row("an unknown parameter", "GET", "/v3/insurance/search/payor?page=2", "", 200, 422);
        row("a lab that is left at its default", "GET", "/v3/order/psc/info?zip_code=85004&lab_id=0", "", 200, 200);
        row("a lab that is required and left out", "GET", "/v3/order/psc/info?zip_code=85004", "", 200, 422);
        row("a time for a refresh", "POST", "/v2/user/refresh/{user}?timeout=10", "", 400, 422);
        row("a patch of the zone", "PATCH", "/v2/user/{user}", R"({"fallback_time_zone":"UTC"})", 204, 204);
        row("a patch of anything else", "PATCH", "/v2/user/{user}", R"({"fallback_birth_date":"1980-01-01"})", 204,
            422);
        row("a body for a read", "GET", "/v2/providers", "{}", 200, 400);
        row("an answer in another format", "GET", "/v2/providers", "", 200, 406, "Accept: text/html\r\n");
        row("an answer in any format", "GET", "/v2/providers", "", 200, 200, "Accept: text/html, */*;q=0.1\r\n");
        row("HEAD", "HEAD", "/v2/providers", "", 200, 404);
        const QByteArray form = "grant_type=client_credentials&client_id=c&client_secret=s&audience=";
        row("a token for the address of the service", "POST", "/oauth/token", form + "{base}", 200, 200);
        row("a token for the same with a slash", "POST", "/oauth/token", form + "{base}/", 200, 200);
        row("a token for another address", "POST", "/oauth/token", form + "https://api.example.com", 200, 403);
        row("a token in exchange for JSON", "POST", "/oauth/token",
            R"({"grant_type":"client_credentials","client_id":"c","client_secret":"s","audience":"{base}"})", 200, 415,
            "Content-Type: application/json\r\n");
        row("a token with another field", "POST", "/oauth/token", form + "{base}&scope=all", 200, 422);
    }
    void whatIsNotInTheContractIsRefused()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, fields);
        QFETCH(int, usual);
        QFETCH(int, strict);
        const auto asked = [&](TestService &service) {
            const QByteArray user = service.addUser(u"for %1"_s.arg(QLatin1StringView(QTest::currentDataTag())), {});
            return service.ask(method, QByteArray(target).replace("{user}", user),
                               QByteArray(body).replace("{base}", service.local().baseUrl().toString().toLatin1()),
                               fields);
        };
        QCOMPARE(asked(*m_usual).status, usual);
        const auto reply = asked(*m_strict);
        QCOMPARE(reply.status, strict);
        if (strict >= 400 && method != "HEAD")
            QVERIFY2(reply.object().contains(u"detail"_s) || reply.object().contains(u"error"_s),
                     reply.body.constData());
    }

    void nothingIsSentThatTheContractDoesNotName()
    {
        const QByteArray id = m_strict->addUser(u"bare"_s, {connectionTo(u"oura"_s)});
        const QJsonObject user = m_strict->ask("GET", "/v2/user/" + id).object();
        QCOMPARE(user.keys(),
                 (QStringList{u"client_user_id"_s, u"connected_sources"_s, u"created_on"_s, u"team_id"_s,
                              u"user_id"_s})); // and no null for what is not required
        QCOMPARE(user[u"connected_sources"][0].toObject().keys(), (QStringList{u"created_on"_s, u"source"_s}));
    }

    void anotherTeamIsAnotherService()
    {
        const QByteArray id = m_usual->addUser(u"of one team"_s, {});
        QCOMPARE(m_usual->ask("GET", "/v2/user/" + id).status, 200);
        QCOMPARE(m_strict->ask("GET", "/v2/user/" + id).status, 404);
        TestClient stranger(m_strict->local().port(), m_usual->local().key());
        QCOMPARE(stranger.ask("GET", "/v2/user/" + id).status, 401);
    }

private:
    std::unique_ptr<TestService> m_usual, m_strict;
};

LABDESK_TEST(tst_strictcontract)
#include "tst_strictcontract.moc"
