// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.2 of the contract.
class tst_providerroutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<TestService>(); }

    void cleanupTestCase() { m_service.reset(); }

    void providersAreTheWholeCatalog()
    {
        const auto reply = m_service->ask("GET", "/v2/providers");
        QCOMPARE(reply.status, 200);
        QCOMPARE(m_service->ask("GET", "/v2/providers/").body, reply.body);
        const QJsonArray providers = reply.array();
        QCOMPARE(providers.size(), 37);
        QSet<QString> slugs, authTypes;
        for (const QJsonValue &provider : providers) {
            slugs.insert(provider[u"slug"].toString());
            authTypes.insert(provider[u"auth_type"].toString());
            QVERIFY(!provider[u"name"].toString().isEmpty());
            QVERIFY(!provider[u"description"].toString().isEmpty());
            QVERIFY(provider[u"logo"].toString().startsWith(u"https://"));
            QVERIFY(!provider[u"supported_resources"].toArray().isEmpty());
        }
        QCOMPARE(slugs.size(), 37);
        QCOMPARE(authTypes,
                 (QSet<QString>{u"oauth"_s, u"team_oauth"_s, u"sdk"_s, u"password"_s, u"email"_s, u"app"_s, u""_s}));
    }

private:
    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_providerroutes)
#include "tst_providerroutes.moc"
