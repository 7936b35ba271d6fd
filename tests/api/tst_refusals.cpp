// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "listendpoints.h"
#include "runningservice.h"

/// Each refusal of the field notes, as the local service really words it, and trouble on the way there.
class tst_refusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<RunningService>(); }
    void cleanup() { m_service->faultInjector().clear(); }
    void duplicateClientId();
    void anotherThingThatExistsIsNoClientId();
    void personalDataAsClientId();
    void unknownUsers_data();
    void unknownUsers();
    void malformedIds();
    void listParameters();
    void refreshWithoutSources();
    void refreshTooOften();
    void deregisterWhatIsNotThere();
    void patchesThatAreRefused();
    void ordersAndLabsThatAreNotThere();
    void centerParameters_data();
    void centerParameters();
    void payorParameters();
    void noInsurance();
    void wrongCredentials_data();
    void wrongCredentials();
    void tokensThatAreWithdrawn();
    void troubleOnTheWay_data();
    void troubleOnTheWay();
    void aWriteThatWasCarriedOutUnheard();

private:
    std::unique_ptr<RunningService> m_service;
};

void tst_refusals::duplicateClientId()
{
    const QString clientId = newClientId();
    const auto first = ask(m_service->byKey(), api::createUser(named(clientId)));
    QVERIFY(first.ok());
    const auto second = ask(m_service->byKey(), api::createUser(named(clientId)));
    QVERIFY(!second.ok());
    QCOMPARE(second.error().kind, Kind::Duplicate);
    QCOMPARE(second.error().httpStatus, 400);
    QCOMPARE(second.error().existingUserId, first.value().value.id.text());
    QCOMPARE(second.error().serverMessage, u"Client user id already exists."_s);
}

void tst_refusals::anotherThingThatExistsIsNoClientId()
{
    const UserId user = m_service->create();
    service::InjectedFault drill;
    drill.status = 400;
    drill.contentType = "application/json";
    drill.body = R"({"detail":{"error_message":"A refresh job already exists for this user."}})";
    m_service->faultInjector().set({drill});
    const auto refused = ask(m_service->byKey(), api::refreshUser(user));
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().kind, Kind::BadRequest);
    QCOMPARE(refused.error().serverMessage, u"A refresh job already exists for this user."_s);
}

void tst_refusals::personalDataAsClientId()
{
    for (const QString &clientId : {u"someone@example.com"_s, u"+1 415 555 2671"_s}) {
        const auto outcome = ask(m_service->byKey(), api::createUser(named(clientId)));
        QVERIFY(!outcome.ok());
        QCOMPARE(outcome.error().kind, Kind::Invalid);
        QCOMPARE(outcome.error().problems.front().loc, (QStringList{u"body"_s, u"client_user_id"_s}));
    }
}

void tst_refusals::unknownUsers_data()
{
    QTest::addColumn<int>("operation");
    const char *const names[] = {"read", "delete", "change", "connections", "refresh", "deregister", "insurance"};
    for (int i = 0; i < 7; ++i)
        QTest::newRow(names[i]) << i;
}

void tst_refusals::unknownUsers()
{
    QFETCH(int, operation);
    const auto kindOf = [](const auto &outcome) { return outcome.ok() ? -1 : int(outcome.error().kind); };
    const auto send = [&](const UserId &user) {
        switch (operation) {
        case 0:
            return kindOf(ask(m_service->byKey(), api::getUser(user)));
        case 1:
            return kindOf(ask(m_service->byKey(), api::deleteUser(user)));
        case 2:
            return kindOf(ask(m_service->byKey(), api::patchUser(user, patchOf(u"UTC"_s))));
        case 3:
            return kindOf(ask(m_service->byKey(), api::connectedProviders(user)));
        case 4:
            return kindOf(ask(m_service->byKey(), api::refreshUser(user)));
        case 5:
            return kindOf(ask(m_service->byKey(), api::deregisterProvider(user, *ProviderSlug::parse(u"oura"_s))));
        default:
            return kindOf(ask(m_service->byKey(), api::latestInsurance(user)));
        }
    };
    QCOMPARE(send(unknownUser()), int(Kind::NotFound));
    QCOMPARE(send(userId(u"not a uuid / at all"_s)), int(Kind::Invalid));
}

/// Field notes, operation 2: a 422 whose detail is a string.
void tst_refusals::malformedIds()
{
    const auto outcome = ask(m_service->byKey(), api::getUser(userId(u"../../etc/passwd"_s)));
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, Kind::Invalid);
    QVERIFY(outcome.error().problems.empty());
    QVERIFY(!outcome.error().serverMessage.isEmpty());
}

void tst_refusals::listParameters()
{
    for (const auto &[offset, limit] : {std::pair(0, 0), std::pair(0, 501), std::pair(-1, 10)}) {
        const auto outcome = ask(m_service->byKey(), listUsersFrom(offset, limit));
        QVERIFY(!outcome.ok());
        QCOMPARE(outcome.error().kind, Kind::Invalid);
        QCOMPARE(outcome.error().problems.front().loc.first(), u"query"_s);
    }
}

void tst_refusals::refreshWithoutSources()
{
    const auto outcome = ask(m_service->byKey(), api::refreshUser(m_service->create()));
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, Kind::ActionFailed);
    QCOMPARE(outcome.error().httpStatus, 400);
    QCOMPARE(outcome.error().serverMessage, u"No connected sources to refresh"_s);
}

void tst_refusals::refreshTooOften()
{
    const UserId user = userId(m_service->local().examples().userId);
    for (int i = 0; i < 8; ++i)
        QVERIFY(ask(m_service->byKey(), api::refreshUser(user)).ok());
    const auto ninth = ask(m_service->byKey(), api::refreshUser(user));
    QVERIFY(!ninth.ok());
    QCOMPARE(ninth.error().kind, Kind::RateLimited);
    // As the service says, though nothing here waits for it: an hour, less what the eight took.
    QVERIFY(ninth.error().retryAfter && *ninth.error().retryAfter <= 3'600s && *ninth.error().retryAfter > 3'300s);
}

void tst_refusals::deregisterWhatIsNotThere()
{
    const UserId user = m_service->create();
    const auto unknownSlug
        = ask(m_service->byKey(), api::deregisterProvider(user, *ProviderSlug::parse(u"no_such_provider"_s)));
    QVERIFY(!unknownSlug.ok());
    QCOMPARE(unknownSlug.error().kind, Kind::Invalid);
    const auto notConnected = ask(m_service->byKey(), api::deregisterProvider(user, *ProviderSlug::parse(u"oura"_s)));
    QVERIFY(!notConnected.ok());
    QCOMPARE(notConnected.error().kind, Kind::NotFound);
}

void tst_refusals::patchesThatAreRefused()
{
    const UserId user = m_service->create();
    const auto empty = ask(m_service->byKey(), api::patchUser(user, patchOf(std::nullopt)));
    QVERIFY(!empty.ok());
    QCOMPARE(empty.error().kind, Kind::BadRequest);
    QCOMPARE(empty.error().serverMessage, u"Nothing to patch"_s);
    const auto zone = ask(m_service->byKey(), api::patchUser(user, patchOf(u"Mars/Olympus"_s)));
    QVERIFY(!zone.ok());
    QCOMPARE(zone.error().kind, Kind::Invalid);
    QCOMPARE(zone.error().problems.front().loc, (QStringList{u"body"_s, u"fallback_time_zone"_s}));
}

void tst_refusals::ordersAndLabsThatAreNotThere()
{
    const auto order
        = ask(m_service->byKey(), api::centersNearOrder(*OrderId::parse(unknownUser().text()), Radius::Miles25));
    QVERIFY(!order.ok());
    QCOMPARE(order.error().kind, Kind::NotFound);
    QCOMPARE(order.error().serverMessage, u"This order doesn't exist"_s);
    const auto lab = ask(m_service->byKey(), api::centersNearZip(u"10001"_s, 99'999, Radius::Miles25));
    QVERIFY(!lab.ok());
    QCOMPARE(lab.error().kind, Kind::NotFound);
    QCOMPARE(lab.error().serverMessage, u"Lab not found."_s);
}

void tst_refusals::centerParameters_data()
{
    using Query = std::vector<std::pair<QString, QString>>;
    QTest::addColumn<Query>("query");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("type");
    QTest::newRow("no ZIP") << Query{{u"lab_id"_s, u"6"_s}} << u"zip_code"_s << u"missing"_s;
    QTest::newRow("a lab in words") << Query{{u"zip_code"_s, u"10001"_s}, {u"lab_id"_s, u"six"_s}} << u"lab_id"_s
                                    << u"int_parsing"_s;
    QTest::newRow("half a ZIP") << Query{{u"zip_code"_s, u"100"_s}, {u"lab_id"_s, u"6"_s}} << u"zip_code"_s
                                << u"string_pattern_mismatch"_s;
    QTest::newRow("another radius") << Query{{u"zip_code"_s, u"10001"_s}, {u"lab_id"_s, u"6"_s}, {u"radius"_s, u"0"_s}}
                                    << u"radius"_s << u"enum"_s;
}

void tst_refusals::centerParameters()
{
    using Query = std::vector<std::pair<QString, QString>>;
    QFETCH(Query, query);
    QFETCH(QString, field);
    QFETCH(QString, type);
    auto endpoint = api::centersNearZip({}, 0, Radius::Miles10);
    endpoint.query = query;
    const auto outcome = ask(m_service->byKey(), endpoint);
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, Kind::Invalid);
    QCOMPARE(outcome.error().problems.size(), size_t(1));
    QCOMPARE(outcome.error().problems.front().loc, (QStringList{u"query"_s, field}));
    QCOMPARE(outcome.error().problems.front().type, type);
}

void tst_refusals::payorParameters()
{
    const auto outcome
        = ask(m_service->byKey(),
              api::searchPayors({.insuranceName = {}, .clearinghouse = u"no_such_house"_s, .providerPayorId = {}}));
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, Kind::Invalid);
    QCOMPARE(outcome.error().problems.front().loc, (QStringList{u"query"_s, u"provider"_s}));
}

void tst_refusals::noInsurance()
{
    const auto outcome = ask(m_service->byKey(), api::latestInsurance(m_service->create()));
    QVERIFY(!outcome.ok());
    QCOMPARE(outcome.error().kind, Kind::NotFound);
}

void tst_refusals::wrongCredentials_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("audience");
    QTest::addColumn<Kind>("kind");
    const QString audience = u"https://api.example.com"_s;
    QTest::newRow("no key") << true << QByteArray() << audience << Kind::NoCredential;
    QTest::newRow("a wrong key") << true << QByteArray("wrong") << audience << Kind::Unauthorized;
    QTest::newRow("a wrong client secret") << false << QByteArray("wrong") << audience << Kind::Unauthorized;
    QTest::newRow("a wrong audience") << false << RunningService::clientSecret() << u"https://other.example.com"_s
                                      << Kind::Forbidden;
}

void tst_refusals::wrongCredentials()
{
    QFETCH(bool, byKey);
    QFETCH(QByteArray, secret);
    QFETCH(QString, audience);
    QFETCH(Kind, kind);
    Connection made = byKey ? m_service->keyConnection() : m_service->bearerConnection();
    if (auto *bearer = std::get_if<BearerScheme>(&made.scheme))
        bearer->audience = audience;
    api::ApiClient stranger(made, Secret(secret), quick());
    for (const CallKind call : AllCallKinds) {
        std::optional<ApiError> error;
        bool ended = false;
        const auto running = sendKind(stranger, call, [&](auto got) {
            ended = true;
            error = got;
        });
        QTRY_VERIFY(ended);
        QVERIFY(error);
        QCOMPARE(error->kind, kind);
        if (kind != Kind::NoCredential)
            QVERIFY(!error->serverMessage.isEmpty());
    }
}

void tst_refusals::tokensThatAreWithdrawn()
{
    // The service refuses the token once; a new one is fetched and the call made again, whether it reads or writes.
    const int before = m_service->faultInjector().requestCount("POST", "/oauth/token");
    service::InjectedFault refusal;
    refusal.pathPrefix = "/v2/user/";
    refusal.times = 1;
    refusal.status = 401;
    refusal.body = R"({"detail":"The bearer token has expired"})";
    api::ApiClient &bearer = m_service->byBearer();
    QVERIFY(ask(bearer, api::listProviders()).ok());
    const UserId user = m_service->create();
    const int tokens = m_service->faultInjector().requestCount("POST", "/oauth/token");
    m_service->faultInjector().set({refusal});
    QVERIFY(ask(bearer, api::getUser(user)).ok());
    QCOMPARE(m_service->faultInjector().requestCount("POST", "/oauth/token"), tokens + 1);
    m_service->faultInjector().set({refusal});
    QVERIFY(ask(bearer, api::deleteUser(user)).ok());
    QCOMPARE(m_service->faultInjector().requestCount("POST", "/oauth/token"), tokens + 2);
    QVERIFY(tokens - before <= 1);
}

void tst_refusals::troubleOnTheWay_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Kind>("readKind");
    QTest::addColumn<Kind>("writeKind");
    const QByteArray json = "application/json";
    const QByteArray page = "<html><head><title>Bad gateway</title></head></html>";
    QTest::newRow("403") << 403 << json << QByteArray(R"({"detail":"No"})") << Kind::Forbidden << Kind::Forbidden;
    QTest::newRow("429") << 429 << json << QByteArray(R"({"detail":"Slow down"})") << Kind::RateLimited
                         << Kind::RateLimited;
    QTest::newRow("500 as plain text") << 500 << QByteArray("text/plain") << QByteArray("Internal Server Error")
                                       << Kind::ServerFault << Kind::ServerFault;
    QTest::newRow("502 as HTML") << 502 << QByteArray("text/html") << page << Kind::GatewayFault
                                 << Kind::OutcomeUnknown;
    QTest::newRow("503, empty") << 503 << json << QByteArray() << Kind::Busy << Kind::Busy;
    QTest::newRow("504 as HTML") << 504 << QByteArray("text/html") << page << Kind::GatewayFault
                                 << Kind::OutcomeUnknown;
    QTest::newRow("200 as HTML") << 200 << QByteArray("text/html") << page << Kind::BadResponse << Kind::OutcomeUnknown;
    QTest::newRow("200 that says it failed")
        << 200 << json << QByteArray(R"({"success":false})") << Kind::ActionFailed << Kind::ActionFailed;
}

void tst_refusals::troubleOnTheWay()
{
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    const UserId user = m_service->create();
    service::InjectedFault drill;
    drill.status = status;
    drill.contentType = type;
    drill.body = body;
    m_service->faultInjector().set({drill});
    const auto read = ask(m_service->byKey(), api::getUser(user));
    const auto write = ask(m_service->byKey(), api::deleteUser(user));
    QVERIFY(!read.ok() && !write.ok());
    QTEST(read.error().kind, "readKind");
    QTEST(write.error().kind, "writeKind");
}

/// The case that retrying by itself would turn into damage: done, and nobody heard of it.
void tst_refusals::aWriteThatWasCarriedOutUnheard()
{
    const UserId user = m_service->create();
    const int before = m_service->faultInjector().requestCount("DELETE", "/v2/user/");
    service::InjectedFault drill;
    drill.method = "DELETE";
    drill.drop = service::InjectedFault::Drop::AfterProcessing;
    m_service->faultInjector().set({drill});
    const auto deleted = ask(m_service->byKey(), api::deleteUser(user));
    QVERIFY(!deleted.ok());
    QCOMPARE(deleted.error().kind, Kind::OutcomeUnknown);
    QCOMPARE(m_service->faultInjector().requestCount("DELETE", "/v2/user/"), before + 1);
    const auto check = ask(m_service->byKey(), api::getUser(user));
    QVERIFY(!check.ok());
    QCOMPARE(check.error().kind, Kind::NotFound);
}

LABDESK_TEST(tst_refusals)
#include "tst_refusals.moc"
