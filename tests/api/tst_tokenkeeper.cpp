// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/tokenprovider.h"
#include "apitest.h"
#include "callkinds.h"
#include "support/faultserver.h"

namespace {

QByteArray tokenReply(const QByteArray &token, int expiresIn = 86400)
{
    return httpReply("200 OK",
                     R"({"access_token":")" + token + R"(","scope":"read","expires_in":)"
                         + QByteArray::number(expiresIn) + R"(,"token_type":"Bearer"})");
}

const QByteArray Unauthorized = httpReply("401 Unauthorized", R"({"detail":"expired"})");

/// A service and the address that gives out its tokens.
struct Pair
{
    explicit Pair(std::vector<Play> tokens, std::vector<Play> answers)
        : auth(std::move(tokens)), service(std::move(answers))
    {
    }

    api::ApiClient &client(api::ClientOptions given = quick())
    {
        Connection connection = keyConnection(service.url());
        connection.scheme = BearerScheme{auth.url(), u"client & id"_s, u"https://api.example.com/?a=b"_s};
        made = std::make_unique<api::ApiClient>(connection, Secret("client+secret&x"), std::move(given));
        return *made;
    }

    FaultServer auth;
    FaultServer service;
    std::unique_ptr<api::ApiClient> made;
};

Play good()
{
    return {.bytes = httpReply("200 OK", bodyForAll())};
}

} // namespace

class tst_tokenkeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExchangeIsTheOneOfTheContract();
    void oneExchangeServesManyCalls();
    void fiftyRefusalsCauseOneExchange();
    void aSecondRefusalIsFinal();
    void aCallIsMadeAgainAfterARefusedToken();
    void renewedBeforeItExpires_data();
    void renewedBeforeItExpires();
    void aTokenOfAMomentServesThoseWhoWaited();
    void aFailedExchangeFailsThoseWhoWait_data();
    void aFailedExchangeFailsThoseWhoWait();
    void afterAFailedExchangeTheNextCallTriesAgain();
    void theExchangeIsMadeAgainLikeARead();
    void anExchangeEndsWithTheSecret_data();
    void anExchangeEndsWithTheSecret();
    void aTokenThatCannotStandInAHeaderIsRefused();
    void theSecretGoesToTheAuthAddressOnlyAndTheTokenToTheServiceOnly();
    void whoeverIsGoneIsNotTold();
    void aRefusalOfAnOldTokenLeavesTheNewOne();
    void theClientMayGoWhileTheExchangeIsUnderWay();
};

void tst_tokenkeeper::theExchangeIsTheOneOfTheContract()
{
    Pair pair({Play{.bytes = tokenReply("token-one")}}, {good()});
    Result result;
    const auto call = sendKind(pair.client(), CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(pair.auth.requests(), 1);
    const QByteArray head = pair.auth.heads().first();
    QVERIFY(head.startsWith("POST /oauth/token HTTP/1.1\r\n"));
    QCOMPARE(FaultServer::header(head, "content-type"), "application/x-www-form-urlencoded");
    QVERIFY(FaultServer::header(head, "authorization").isNull());
    QCOMPARE(pair.auth.bodies().first(),
             "grant_type=client_credentials&client_id=client%20%26%20id"
             "&client_secret=client%2Bsecret%26x&audience=https%3A%2F%2Fapi.example.com%2F%3Fa%3Db");
    QCOMPARE(FaultServer::header(pair.service.heads().first(), "authorization"), "Bearer token-one");
}

void tst_tokenkeeper::oneExchangeServesManyCalls()
{
    Pair pair({Play{.bytes = tokenReply("token-one")}}, {good()});
    api::ApiClient &client = pair.client();
    for (const CallKind kind : AllCallKinds) {
        Result result;
        const auto call = sendKind(client, kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
    }
    QCOMPARE(pair.auth.requests(), 1);
    QCOMPARE(pair.service.requests(), int(std::size(AllCallKinds)));
}

void tst_tokenkeeper::fiftyRefusalsCauseOneExchange()
{
    constexpr int Many = 50;
    Pair pair({Play{.bytes = tokenReply("token-one")}, Play{.bytes = tokenReply("token-two")}}, {good()});
    api::ApiClient &client = pair.client();
    Result first;
    const auto call = sendKind(client, CallKind::Get, into(first));
    QTRY_VERIFY(first.ended);
    pair.service.refuse("token-one", {.bytes = Unauthorized}); // by token, as the order is the toolkit's

    std::vector<Result> results(Many);
    std::vector<api::Call> calls;
    for (Result &result : results)
        calls.push_back(sendKind(client, CallKind::Get, into(result)));
    QTRY_VERIFY(std::all_of(results.begin(), results.end(), [](const Result &result) { return result.ended; }));
    QVERIFY(
        std::none_of(results.begin(), results.end(), [](const Result &result) { return result.error.has_value(); }));
    QCOMPARE(pair.auth.requests(), 2); // the first token, and exactly one more
    QVERIFY(pair.service.requests() <= 1 + 2 * Many);
}

void tst_tokenkeeper::aSecondRefusalIsFinal()
{
    Pair pair({Play{.bytes = tokenReply("token-one")}, Play{.bytes = tokenReply("token-two")}},
              {Play{.bytes = Unauthorized}});
    Result result;
    const auto call = sendKind(pair.client(quick(3s, 2)), CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(result.error);
    QCOMPARE(result.error->kind, Kind::Unauthorized);
    QCOMPARE(result.error->tries, 2);
    QCOMPARE(pair.auth.requests(), 2);
    QCOMPARE(pair.service.requests(), 2);
}

void tst_tokenkeeper::aCallIsMadeAgainAfterARefusedToken()
{
    for (const CallKind kind : AllCallKinds) {
        Pair pair({Play{.bytes = tokenReply("token-one")}, Play{.bytes = tokenReply("token-two")}},
                  {Play{.bytes = Unauthorized}, good()});
        Result result;
        const auto call = sendKind(pair.client(), kind, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        QCOMPARE(pair.service.requests(), 2);
        QCOMPARE(FaultServer::header(pair.service.heads().last(), "authorization"), "Bearer token-two");
        QCOMPARE(pair.service.bodies().first(), pair.service.bodies().last());
    }
}

void tst_tokenkeeper::renewedBeforeItExpires_data()
{
    QTest::addColumn<int>("expiresIn");
    QTest::addColumn<int>("lastGood"); // seconds after which it is still used; one more and it is renewed
    QTest::newRow("a day: a minute before") << 86400 << 86339;
    QTest::newRow("ten minutes: a minute before") << 600 << 539;
    QTest::newRow("a minute: a tenth before") << 60 << 53;
    QTest::newRow("ten seconds") << 10 << 8;
}

void tst_tokenkeeper::renewedBeforeItExpires()
{
    QFETCH(int, expiresIn);
    QFETCH(int, lastGood);
    Pair pair({Play{.bytes = tokenReply("token-one", expiresIn)}, Play{.bytes = tokenReply("token-two", expiresIn)}},
              {good()});
    QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    const QDateTime start = now;
    api::ClientOptions given = quick();
    given.now = [&now] { return now; };
    api::ApiClient &client = pair.client(given);
    for (const auto &[seconds, exchanges] : {std::pair(0, 1), std::pair(lastGood, 1), std::pair(lastGood + 1, 2)}) {
        now = start.addSecs(seconds);
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(!result.error);
        QCOMPARE(pair.auth.requests(), exchanges);
        QVERIFY(client.tokenExpiresAt() == (exchanges == 1 ? start : now).addSecs(expiresIn));
    }
    QCOMPARE(FaultServer::header(pair.service.heads().last(), "authorization"), "Bearer token-two");
    client.forgetSecret();
    QVERIFY(!client.tokenExpiresAt());
}

void tst_tokenkeeper::aTokenOfAMomentServesThoseWhoWaited()
{
    Pair pair({Play{.bytes = tokenReply("token-one", 1)}}, {good()});
    QDateTime now(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    api::ClientOptions given = quick();
    given.now = [&now] { return now = now.addSecs(5); }; // older than it lives whenever one looks
    Result result;
    const auto call = sendKind(pair.client(given), CallKind::Get, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
}

void tst_tokenkeeper::aFailedExchangeFailsThoseWhoWait_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("access denied, 401") << httpReply("401 No",
                                                     R"({"error":"access_denied","error_description":"Unauthorized"})")
                                        << Kind::Unauthorized;
    QTest::newRow("access denied, 403") << httpReply("403 No", R"({"error":"access_denied","error_description":"No"})")
                                        << Kind::Forbidden;
    QTest::newRow("no token in it") << httpReply("200 OK", R"({"expires_in":86400,"token_type":"Bearer"})")
                                    << Kind::BadResponse;
    QTest::newRow("no time in it") << httpReply("200 OK", R"({"access_token":"x","token_type":"Bearer"})")
                                   << Kind::BadResponse;
    QTest::newRow("another kind of token")
        << httpReply("200 OK", R"({"access_token":"x","expires_in":9,"token_type":"mac"})") << Kind::BadResponse;
    QTest::newRow("HTML") << httpReply("200 OK", "<html>", "text/html") << Kind::BadResponse;
    QTest::newRow("500") << httpReply("500 No", "") << Kind::ServerFault;
    QTest::newRow("a redirect") << httpReply("302 Found", "", "", {"Location: https://evil.example/"})
                                << Kind::Redirected;
    QTest::newRow("silence") << QByteArray() << Kind::TimedOut;
}

void tst_tokenkeeper::aFailedExchangeFailsThoseWhoWait()
{
    QFETCH(QByteArray, answer);
    QFETCH(Kind, kind);
    Pair pair({Play{.bytes = answer}}, {good()});
    api::ApiClient &client = pair.client(quick(kind == Kind::TimedOut ? 200ms : 10s));
    Result read;
    Result write;
    const auto one = sendKind(client, CallKind::Get, into(read));
    const auto two = sendKind(client, CallKind::Delete, into(write));
    QTRY_VERIFY(read.ended && write.ended);
    QVERIFY(read.error && write.error);
    QCOMPARE(read.error->kind, kind);
    QCOMPARE(write.error->kind, kind); // nothing was written, so nothing is unknown
    QVERIFY(describe(*read.error).cause.contains(u"access token"));
    QCOMPARE(write.error->tries, 0);
    QCOMPARE(pair.auth.requests(), 1);
    QCOMPARE(pair.service.requests(), 0);
}

void tst_tokenkeeper::afterAFailedExchangeTheNextCallTriesAgain()
{
    Pair pair({Play{.bytes = httpReply("401 No", "{}")}, Play{.bytes = tokenReply("token-two")}}, {good()});
    api::ApiClient &client = pair.client();
    for (const bool works : {false, true}) {
        Result result;
        const auto call = sendKind(client, CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QCOMPARE(!result.error, works);
    }
    QCOMPARE(pair.auth.requests(), 2);
}

void tst_tokenkeeper::theExchangeIsMadeAgainLikeARead()
{
    Pair pair({Play{.then = Play::Then::Close}, Play{.bytes = httpReply("503 No", "")},
               Play{.bytes = tokenReply("token-three")}},
              {good()});
    Result result;
    const auto call = sendKind(pair.client(quick(3s, 2)), CallKind::Delete, into(result));
    QTRY_VERIFY(result.ended);
    QVERIFY(!result.error);
    QCOMPARE(pair.auth.requests(), 3);
    QCOMPARE(pair.service.requests(), 1);
}

void tst_tokenkeeper::aTokenThatCannotStandInAHeaderIsRefused()
{
    for (const QByteArray token : {"a\\r\\nX-Evil: 1", "a b", "", "\\u0000", "schl\xc3\xbcssel"}) {
        Pair pair({Play{.bytes = tokenReply(token)}}, {good()});
        Result result;
        const auto call = sendKind(pair.client(), CallKind::Get, into(result));
        QTRY_VERIFY(result.ended);
        QVERIFY(result.error);
        QCOMPARE(result.error->kind, Kind::BadResponse);
        QCOMPARE(pair.service.connections(), 0);
    }
}

void tst_tokenkeeper::theSecretGoesToTheAuthAddressOnlyAndTheTokenToTheServiceOnly()
{
    Pair pair({Play{.bytes = tokenReply("token-one")}}, {good()});
    Result result;
    const auto call = sendKind(pair.client(), CallKind::Create, into(result));
    QTRY_VERIFY(result.ended);
    for (const QByteArray &sent : pair.service.heads() + pair.service.bodies())
        QVERIFY(!sent.contains("secret"));
    for (const QByteArray &sent : pair.auth.heads() + pair.auth.bodies())
        QVERIFY(!sent.contains("token-one"));
}

void tst_tokenkeeper::whoeverIsGoneIsNotTold()
{
    api::TokenProvider::Exchanged answer;
    api::TokenProvider keeper(
        [&answer](api::TokenProvider::Exchanged done) {
            answer = std::move(done);
            return api::Call();
        },
        [] { return QDateTime::currentDateTimeUtc(); });
    int told = 0;
    auto gone = std::make_unique<QObject>();
    QObject stays;
    keeper.ask(gone.get(), [&told](const auto &) { told += 100; });
    keeper.ask(&stays, [&told](const auto &outcome) { told += outcome.ok() ? 1 : 10; });
    gone.reset();
    answer(AccessToken{Secret("t"), 60s, u"Bearer"_s, {}});
    QCOMPARE(told, 1);
    keeper.ask(&stays, [&told](const auto &outcome) { told += outcome.ok() ? 1 : 10; });
    QCOMPARE(told, 2);
}

void tst_tokenkeeper::aRefusalOfAnOldTokenLeavesTheNewOne()
{
    int exchanges = 0;
    api::TokenProvider::Exchanged answer;
    api::TokenProvider keeper(
        [&](api::TokenProvider::Exchanged done) {
            ++exchanges;
            answer = std::move(done);
            return api::Call();
        },
        [] { return QDateTime::currentDateTimeUtc(); });
    QObject waiter;
    std::vector<quint64> numbers;
    const auto note = [&numbers](const Outcome<api::TokenProvider::Grant, ApiError> &outcome) {
        numbers.push_back(outcome.value().number);
    };
    const auto token = [] { return AccessToken{Secret("t"), 60s, u"Bearer"_s, {}}; };
    keeper.ask(&waiter, note);
    answer(token());
    keeper.refuse(numbers.back());
    keeper.ask(&waiter, note);
    answer(token());
    keeper.refuse(numbers.front()); // late, about the first
    keeper.ask(&waiter, note);
    QCOMPARE(numbers, (std::vector<quint64>{1, 2, 2}));
    QCOMPARE(exchanges, 2);
}

void tst_tokenkeeper::theClientMayGoWhileTheExchangeIsUnderWay()
{
    Pair pair({Play{}}, {good()});
    Result result;
    auto call = sendKind(pair.client(), CallKind::Get, into(result));
    QTRY_COMPARE(pair.auth.requests(), 1);
    pair.made.reset();
    QVERIFY(!call.isRunning());
    QCoreApplication::processEvents();
    QVERIFY(!result.ended);
}

void tst_tokenkeeper::anExchangeEndsWithTheSecret_data()
{
    QTest::addColumn<bool>("hasWaiting");
    QTest::newRow("somebody waits for it") << true;
    QTest::newRow("nobody waits for it any more") << false;
}

void tst_tokenkeeper::anExchangeEndsWithTheSecret()
{
    QFETCH(bool, hasWaiting);
    Pair pair({{.bytes = tokenReply("token-1")}, {.bytes = tokenReply("token-2")}}, {good()});
    api::ApiClient &client = pair.client();
    pair.auth.hold();
    Result result;
    auto call = sendKind(client, CallKind::Get, into(result));
    QTRY_COMPARE(pair.auth.requests(), 1);
    if (!hasWaiting)
        call.cancel();
    client.forgetSecret();
    QTRY_COMPARE(pair.auth.openConnections(), 0);
    pair.auth.stopHolding();
    if (hasWaiting) {
        QTRY_VERIFY(result.ended);
        QCOMPARE(result.error->kind, Kind::NoCredential);
    }
    QVERIFY(!client.tokenExpiresAt());
    QCOMPARE(pair.service.requests(), 0);

    client.setSecret(Secret("client+secret&x"));
    Result next;
    const auto after = sendKind(client, CallKind::Get, into(next));
    QTRY_VERIFY(next.ended);
    QVERIFY(!next.error);
    QCOMPARE(FaultServer::header(pair.service.heads().at(0), "authorization"), "Bearer token-2"_ba);
}

LABDESK_TEST(tst_tokenkeeper)
#include "tst_tokenkeeper.moc"
