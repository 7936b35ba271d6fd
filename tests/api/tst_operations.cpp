// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apitest.h"
#include "listendpoints.h"
#include "runningservice.h"

/// Every operation of the contract against the local service over real HTTP, with both schemes of authentication. The
/// token exchange is part of each row "with a bearer token".
class tst_operations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<RunningService>(); }
    void createReadChangeDelete_data() { schemes(); }
    void createReadChangeDelete();
    void createWithEverything_data() { schemes(); }
    void createWithEverything();
    void changeEverything();
    void list_data() { schemes(); }
    void list();
    void listInPages();
    void connections_data() { schemes(); }
    void connections();
    void endedIngestionDropsConnections();
    void refresh_data() { schemes(); }
    void refresh();
    void deregister_data() { schemes(); }
    void deregister();
    void providers_data() { schemes(); }
    void providers();
    void centersNearOrder_data() { schemes(); }
    void centersNearOrder();
    void centersNearZip_data() { schemes(); }
    void centersNearZip();
    void payors_data() { schemes(); }
    void payors();
    void insurance_data() { schemes(); }
    void insurance();
    void bothPathForms_data();
    void bothPathForms();

private:
    void schemes();
    api::ApiClient &client();

    std::unique_ptr<RunningService> m_service;
};

void tst_operations::schemes()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("with an API key") << true;
    QTest::newRow("with a bearer token") << false;
}

api::ApiClient &tst_operations::client()
{
    QFETCH(bool, byKey);
    return byKey ? m_service->byKey() : m_service->byBearer();
}

void tst_operations::createReadChangeDelete()
{
    const QString clientId = newClientId();
    const auto created = ask(client(), api::createUser(named(clientId)));
    QVERIFY(created.ok());
    const UserId user = created.value().value.id;
    QCOMPARE(created.value().value.clientUserId, clientId);
    QVERIFY(created.value().value.whole);

    const auto read = ask(client(), api::getUser(user));
    QVERIFY(read.ok());
    QCOMPARE(read.value().value, *created.value().value.whole);
    QCOMPARE(read.value().httpStatus, 200);
    QVERIFY(!read.value().body.isEmpty());
    QCOMPARE(read.value().drift.join(u' '), QString());
    QVERIFY(!read.value().value.timeZone);

    const auto changed = ask(client(), api::patchUser(user, patchOf(u"Europe/Berlin"_s)));
    QVERIFY(changed.ok());
    QCOMPARE(changed.value().httpStatus, 204);
    const auto again = ask(client(), api::getUser(user));
    QVERIFY(again.ok() && again.value().value.timeZone);
    QCOMPARE(again.value().value.timeZone->id, u"Europe/Berlin"_s);
    QCOMPARE(again.value().value.timeZone->sourceSlug, u"manual"_s);

    QVERIFY(ask(client(), api::deleteUser(user)).ok());
    const auto gone = ask(client(), api::getUser(user));
    QVERIFY(!gone.ok());
    QCOMPARE(gone.error().kind, Kind::NotFound);
    QCOMPARE(gone.error().serverMessage, u"Not found"_s);
    const auto twice = ask(client(), api::deleteUser(user));
    QVERIFY(!twice.ok());
    QCOMPARE(twice.error().kind, Kind::NotFound);
}

void tst_operations::createWithEverything()
{
    const auto created = ask(client(),
                             api::createUser({.clientUserId = newClientId(),
                                              .timeZone = u"America/New_York"_s,
                                              .birthDate = QDate(1980, 2, 29),
                                              .ingestionStart = QDate(2025, 1, 1),
                                              .ingestionEnd = QDate(2099, 12, 31)}));
    QVERIFY(created.ok());
    const auto read = ask(client(), api::getUser(created.value().value.id));
    QVERIFY(read.ok());
    const User &user = read.value().value;
    QCOMPARE(user.timeZone->id, u"America/New_York"_s);
    QCOMPARE(user.birthDate->date, QDate(1980, 2, 29));
    QVERIFY(user.ingestionStart && user.ingestionEnd);
    QVERIFY(user.sources.empty());
}

void tst_operations::changeEverything()
{
    const UserId user = m_service->create();
    const QString clientId = newClientId();
    QVERIFY(ask(m_service->byKey(),
                api::patchUser(user,
                               {.timeZone = u"Asia/Tokyo"_s,
                                .birthDate = QDate(1990, 1, 2),
                                .ingestionStart = QDate(2025, 1, 1),
                                .ingestionEnd = QDate(2099, 1, 1),
                                .clientUserId = clientId}))
                .ok());
    const auto read = ask(m_service->byKey(), api::getUser(user));
    QVERIFY(read.ok());
    QCOMPARE(read.value().value.clientUserId, clientId);
    QCOMPARE(read.value().value.timeZone->id, u"Asia/Tokyo"_s);
    QCOMPARE(read.value().value.birthDate->text, u"1990-01-02"_s);
    QVERIFY(read.value().value.ingestionStart && read.value().value.ingestionEnd);
}

void tst_operations::list()
{
    const UserId newest = m_service->create();
    const auto listed = ask(client(), tests::listUsers());
    QVERIFY(listed.ok());
    const UserPage &page = listed.value().value;
    QVERIFY(page.users.size() > 300);
    if (page.total)
        QCOMPARE(*page.total, qint64(page.users.size()));
    QCOMPARE(page.users.front().id, newest);
    QCOMPARE(listed.value().drift.join(u' '), QString());
    QVERIFY(
        std::any_of(page.users.begin(), page.users.end(), [](const User &user) { return user.sources.size() > 1; }));
    QVERIFY(
        std::any_of(page.users.begin(), page.users.end(), [](const User &user) { return user.timeZone.has_value(); }));
}

void tst_operations::listInPages()
{
    const auto all = m_service->everybody();
    std::vector<User> paged;
    for (qint64 offset = 0;; offset += 90) {
        const auto page = ask(m_service->byKey(), listUsersFrom(offset, 90));
        QVERIFY(page.ok());
        const auto &users = page.value().value.users;
        paged.insert(paged.end(), users.begin(), users.end());
        if (users.size() < 90)
            break;
    }
    QVERIFY(paged == all);
    const auto past = ask(m_service->byKey(), listUsersFrom(qint64(all.size()) + 1000, 500));
    QVERIFY(past.ok());
    QVERIFY(past.value().value.users.empty());
}

void tst_operations::connections()
{
    size_t inError = 0;
    size_t seen = 0;
    for (const User &user : m_service->everybody()) {
        if (user.sources.empty() || ++seen > 60)
            continue;
        const auto outcome = ask(client(), api::connectedProviders(user.id));
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.value().drift.join(u' '), QString());
        const auto &providers = outcome.value().value;
        QCOMPARE(providers.size(), user.sources.size());
        for (const ConnectedProvider &provider : providers) {
            QVERIFY(!provider.resources.empty());
            inError += provider.isInError() && provider.fault ? 1 : 0;
        }
    }
    QVERIFY(inError > 0);
    const auto none = ask(client(), api::connectedProviders(m_service->create()));
    QVERIFY(none.ok());
    QVERIFY(none.value().value.empty());
}

void tst_operations::endedIngestionDropsConnections()
{
    const auto user = m_service->userWhoseSources([](const ConnectedProvider &) { return true; });
    QVERIFY(user);
    QVERIFY(ask(m_service->byKey(),
                api::patchUser(user->id,
                               {.timeZone = {},
                                .birthDate = {},
                                .ingestionStart = {},
                                .ingestionEnd = QDate(2020, 1, 1),
                                .clientUserId = {}}))
                .ok());
    const auto after = ask(m_service->byKey(), api::getUser(user->id));
    QVERIFY(after.ok());
    QVERIFY(after.value().value.sources.empty());
}

void tst_operations::refresh()
{
    const auto isOnPhone = [](const ConnectedProvider &provider) { return isPhoneSdkSource(provider.slug); };
    const auto atOnce
        = m_service->userWhoseSources([&](const ConnectedProvider &p) { return !isOnPhone(p) && !p.isInError(); });
    const auto later
        = m_service->userWhoseSources([&](const ConnectedProvider &p) { return isOnPhone(p) && !p.isInError(); });
    QVERIFY(atOnce && later);
    const auto done = ask(client(), api::refreshUser(atOnce->id));
    QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().serverMessage));
    QCOMPARE(done.value().httpStatus, 200);
    QVERIFY(!done.value().value.refreshed.isEmpty());
    QVERIFY(done.value().value.inProgress.isEmpty());
    const auto begun = ask(client(), api::refreshUser(later->id));
    QVERIFY2(begun.ok(), begun.ok() ? "" : qPrintable(begun.error().serverMessage));
    QCOMPARE(begun.value().httpStatus, 202);
    QVERIFY(!begun.value().value.inProgress.isEmpty());
}

void tst_operations::deregister()
{
    const auto user = m_service->userWhoseSources(
        [](const ConnectedProvider &provider) { return !isPhoneSdkSource(provider.slug); });
    QVERIFY(user);
    const QString slug = user->sources.front().slug;
    QVERIFY(ask(client(), api::deregisterProvider(user->id, *ProviderSlug::parse(slug))).ok());
    const auto after = ask(client(), api::getUser(user->id));
    QVERIFY(after.ok());
    QCOMPARE(after.value().value.sources.size(), user->sources.size() - 1);
}

void tst_operations::providers()
{
    const auto outcome = ask(client(), api::listProviders());
    QVERIFY(outcome.ok());
    QVERIFY(outcome.value().value.size() > 30);
    QCOMPARE(outcome.value().drift.join(u' '), QString());
    for (const Provider &provider : outcome.value().value)
        QVERIFY(!provider.slug.isEmpty() && !provider.name.isEmpty());
}

void tst_operations::centersNearOrder()
{
    const auto order = OrderId::parse(m_service->local().examples().orderId);
    QVERIFY(order);
    size_t before = 0;
    for (const Radius radius : allRadii) {
        const auto outcome = ask(client(), api::centersNearOrder(*order, radius));
        QVERIFY(outcome.ok());
        const auto &centers = outcome.value().value.centers;
        QVERIFY(centers.size() >= before && centers.size() <= 30);
        before = centers.size();
    }
}

void tst_operations::centersNearZip()
{
    const auto examples = m_service->local().examples();
    const auto outcome = ask(client(), api::centersNearZip(examples.zip, examples.labId, Radius::Miles50));
    QVERIFY(outcome.ok());
    const ServiceCenterList &list = outcome.value().value;
    QCOMPARE(list.labId, qint64(examples.labId));
    QVERIFY(!list.centers.empty() && list.centers.size() <= 30);
    // A few of the demo centers keep their hours in another shape, on purpose; nothing else is outside the known
    // contract.
    for (const QString &path : outcome.value().drift)
        QCOMPARE(path, u"patient_service_centers[].metadata.hours"_s);
    double farthest = 0;
    for (const ServiceCenter &center : list.centers) {
        QVERIFY(center.distance.miles && *center.distance.miles <= 50);
        QVERIFY(*center.distance.miles >= farthest);
        farthest = *center.distance.miles;
        QVERIFY(center.location);
    }
}

void tst_operations::payors()
{
    const auto all = ask(client(), api::searchPayors({}));
    QVERIFY(all.ok());
    QVERIFY(all.value().value.size() > 100);
    QCOMPARE(all.value().drift.join(u' '), QString());
    const Payor &first = all.value().value.front();
    const auto named
        = ask(client(),
              api::searchPayors({.insuranceName = first.name.toUpper(), .clearinghouse = {}, .providerPayorId = {}}));
    QVERIFY(named.ok());
    QVERIFY(std::any_of(named.value().value.begin(), named.value().value.end(),
                        [&](const Payor &p) { return p.code == first.code; }));
    size_t byHouse = 0;
    for (const QString &house : {u"change_healthcare"_s, u"availity"_s}) {
        const auto some
            = ask(client(), api::searchPayors({.insuranceName = {}, .clearinghouse = house, .providerPayorId = {}}));
        QVERIFY(some.ok());
        byHouse += some.value().value.size();
    }
    QVERIFY(byHouse > 0);
    const auto nothing = ask(
        client(),
        api::searchPayors({.insuranceName = u"no such + plan & co"_s, .clearinghouse = {}, .providerPayorId = {}}));
    QVERIFY(nothing.ok());
    QVERIFY(nothing.value().value.empty());
    const auto byId = ask(
        client(), api::searchPayors({.insuranceName = {}, .clearinghouse = {}, .providerPayorId = u"no-such-id"_s}));
    QVERIFY(byId.ok());
    QVERIFY(byId.value().value.empty());
}

void tst_operations::insurance()
{
    size_t found = 0;
    size_t missing = 0;
    for (const User &user : m_service->everybody()) {
        const auto outcome = ask(client(), api::latestInsurance(user.id));
        if (!outcome.ok()) {
            QCOMPARE(outcome.error().kind, Kind::NotFound);
            ++missing;
        } else {
            QVERIFY(!outcome.value().value.memberId.isEmpty());
            QVERIFY(relationshipOf(outcome.value().value.relationship) != Relationship::Unknown);
            QCOMPARE(outcome.value().drift.join(u' '), QString());
            ++found;
        }
        if (found >= 20 && missing >= 5)
            break;
    }
    QVERIFY(found >= 20 && missing >= 5);
}

void tst_operations::bothPathForms_data()
{
    QTest::addColumn<bool>("slash");
    QTest::newRow("with a slash at the end") << true;
    QTest::newRow("without one") << false;
}

void tst_operations::bothPathForms()
{
    QFETCH(bool, slash);
    const auto examples = m_service->local().examples();
    const auto works = [&](auto endpoint) {
        endpoint.trailingSlash = slash;
        return ask(m_service->byKey(), endpoint).ok();
    };
    const UserId user = m_service->create();
    QVERIFY(works(api::createUser(named(newClientId()))));
    QVERIFY(works(api::getUser(user)));
    QVERIFY(works(tests::listUsers()));
    QVERIFY(works(api::connectedProviders(user)));
    QVERIFY(works(api::patchUser(user, patchOf(u"UTC"_s))));
    QVERIFY(works(api::deleteUser(user)));
    QVERIFY(works(api::listProviders()));
    QVERIFY(works(api::centersNearOrder(*OrderId::parse(examples.orderId), Radius::Miles25)));
    QVERIFY(works(api::centersNearZip(examples.zip, examples.labId, Radius::Miles25)));
    QVERIFY(works(api::searchPayors({})));
}

LABDESK_TEST(tst_operations)
#include "tst_operations.moc"
