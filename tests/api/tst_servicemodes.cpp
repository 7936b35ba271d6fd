// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listendpoints.h"
#include "runningservice.h"
#include "support/described/servicedrift.h"
#include "support/testmain.h"

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// What support does in a day, operation by operation, with a service that keeps to the contract alone and with each
/// shape of answers that deployments are known to send.
class tst_servicemodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayOfSupport_data()
    {
        QTest::addColumn<int>("mode");
        for (int mode = 0; mode < int(serviceModes().size()); ++mode)
            QTest::newRow(serviceModes()[mode].says) << mode;
    }

    void aDayOfSupport()
    {
        QFETCH(int, mode);
        service::ServiceOptions options;
        options.users = 130;
        serviceModes()[mode].apply(options);
        service::LocalService local(options);
        local.startAndWait();
        api::ApiClient client(keyConnection(local.baseUrl()), Secret(local.key()), quick(std::chrono::seconds(20)));
        const auto examples = local.examples();

        const auto created = ask(client, api::createUser(named(u"made-here"_s)));
        QVERIFY2(created.ok(), created.ok() ? "" : qPrintable(created.error().detail));
        const UserId made = created.value().value.id;
        QVERIFY(ask(client, api::patchUser(made, patchOf(u"Pacific/Apia"_s))).ok());
        const auto read = ask(client, api::getUser(made));
        QVERIFY(read.ok() && read.value().value.timeZone);
        QCOMPARE(read.value().value.timeZone->id, u"Pacific/Apia"_s);
        QCOMPARE(read.value().value.clientUserId, u"made-here"_s);

        const auto listed = ask(client, tests::listUsers());
        QVERIFY2(listed.ok(), listed.ok() ? "" : qPrintable(listed.error().detail));
        const auto &users = listed.value().value.users;
        QVERIFY(users.size() == 131 || (users.size() == 100 && listed.value().value.total == qint64(131)));
        QCOMPARE(users.front().id, made);

        const UserId known = userId(examples.userId);
        const auto whole = ask(client, api::getUser(known));
        QVERIFY(whole.ok() && !whole.value().value.sources.empty());
        QVERIFY(whole.value().value.createdOn.utc.isValid());
        const QString slug = whole.value().value.sources.front().slug;
        QVERIFY(!slug.isEmpty());
        const auto sources = ask(client, api::connectedProviders(known));
        QVERIFY(sources.ok());
        QCOMPARE(sources.value().value.size(), whole.value().value.sources.size());
        const auto refreshed = ask(client, api::refreshUser(known));
        QVERIFY2(refreshed.ok(), refreshed.ok() ? "" : qPrintable(refreshed.error().detail));
        const auto insurance = ask(client, api::latestInsurance(known));
        QVERIFY2(insurance.ok(), insurance.ok() ? "" : qPrintable(insurance.error().detail));
        QVERIFY(relationshipOf(insurance.value().value.relationship) != Relationship::Unknown);
        QVERIFY(!insurance.value().value.insured.address.zip.isEmpty());
        QVERIFY(ask(client, api::deregisterProvider(known, *ProviderSlug::parse(slug))).ok());

        const auto catalog = ask(client, api::listProviders());
        QVERIFY(catalog.ok() && catalog.value().value.size() == 37);
        const auto near = ask(client, api::centersNearZip(examples.zip, examples.labId, Radius::Miles50));
        QVERIFY(near.ok() && !near.value().value.centers.empty());
        for (const ServiceCenter &center : near.value().value.centers)
            QVERIFY(center.distance.miles && !center.address.zip.isEmpty());
        QVERIFY(ask(client, api::centersNearOrder(*OrderId::parse(examples.orderId), Radius::Miles50)).ok());
        const auto payors = ask(client, api::searchPayors({}));
        QVERIFY(payors.ok() && payors.value().value.size() > 100);
        for (const Payor &payor : payors.value().value)
            QVERIFY(!payor.code.isEmpty() && !payor.address.zip.isEmpty());

        QVERIFY(ask(client, api::deleteUser(made)).ok());
        const auto gone = ask(client, api::getUser(made));
        QVERIFY(!gone.ok());
        QCOMPARE(gone.error().kind, ApiError::Kind::NotFound);
        for (const QByteArray &method :
             QByteArrayList{"POST", "PATCH", "DELETE"}) // once each, whatever the answer looks like
            QCOMPARE(local.faultInjector().requestCount(method, "/"), method == "PATCH" ? 1 : 2);
    }
};

LABDESK_TEST(tst_servicemodes)
#include "tst_servicemodes.moc"
