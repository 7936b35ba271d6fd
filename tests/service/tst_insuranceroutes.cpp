// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.4.2 of the contract.
class tst_insuranceroutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        labdesk::service::ServiceOptions options;
        options.users = 60;
        m_service = std::make_unique<TestService>(options);
    }

    void cleanupTestCase() { m_service.reset(); }

    void theLatestInsuranceIsAnswered()
    {
        const QByteArray id = m_service->addUser(u"insured"_s, {});
        const auto none = m_service->ask("GET", "/v2/user/" + id + "/insurance/latest");
        QCOMPARE(none.status, 404);
        QVERIFY(none.object()[u"detail"].isString());
        const labdesk::service::Database database(m_service->database(), labdesk::service::Database::Access::Write);
        auto add = database.prepare(
            u"INSERT INTO insurances (user_seq, created_on, body) SELECT seq, ?, ? FROM users WHERE user_id = ?"_s);
        add.run({200, QByteArray("{\"n\":2}"), QString::fromLatin1(id)});
        add.run({100, QByteArray("{\"n\":1}"), QString::fromLatin1(id)});
        QCOMPARE(m_service->ask("GET", "/v2/user/" + id + "/insurance/latest/").object()[u"n"], 2);
    }

    void anInsuranceCarriesEveryField()
    {
        const auto reply = m_service->ask(
            "GET", "/v2/user/" + m_service->local().examples().userId.toLatin1() + "/insurance/latest");
        QCOMPARE(reply.status, 200);
        const QJsonObject record = reply.object();
        QCOMPARE(record.keys(),
                 (QStringList{u"company"_s, u"group_id"_s, u"guarantor"_s, u"insured"_s, u"member_id"_s,
                              u"payor_code"_s, u"relationship"_s}));
        for (const auto *name : {u"first_name", u"last_name", u"email", u"phone_number", u"gender", u"dob"})
            QVERIFY2(record[u"insured"][QStringView(name)].isString(), reply.body.constData());
        QVERIFY(record[u"insured"][u"address"][u"zip_code"].isString());
        QVERIFY(record[u"company"][u"name"].isString());
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const QByteArray &target, int status, const QByteArray &expected) {
            QTest::newRow(name) << target << status << expected;
        };
        row("insurance of nobody", "/v2/user/00000000-0000-4000-8000-000000000001/insurance/latest", 404,
            R"({"detail":"Not found"})");
        row("insurance of a malformed id", "/v2/user/x/insurance/latest", 422,
            R"({"detail":"Invalid user id: it should be a UUID"})");
    }
    void refusals()
    {
        QFETCH(QByteArray, target);
        QFETCH(int, status);
        QFETCH(QByteArray, expected);
        const auto reply = m_service->ask("GET", target);
        QCOMPARE(reply.status, status);
        QVERIFY(reply.object().contains(u"detail"_s));
        if (!expected.isEmpty())
            QCOMPARE(reply.body, expected);
    }

private:
    std::unique_ptr<TestService> m_service;
};

LABDESK_TEST(tst_insuranceroutes)
#include "tst_insuranceroutes.moc"
