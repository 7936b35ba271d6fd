// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/readroutes.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.4.2 of the contract.
class tst_insuranceroutes : public ReadRoutes
{
    Q_OBJECT

public:
    tst_insuranceroutes() : ReadRoutes(60) { }

private Q_SLOTS:
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
        addRefusalColumns();
        row("insurance of nobody", "/v2/user/00000000-0000-4000-8000-000000000001/insurance/latest", 404,
            R"({"detail":"Not found"})");
        row("insurance of a malformed id", "/v2/user/x/insurance/latest", 422,
            R"({"detail":"Invalid user ID: must be a UUID"})");
    }
};

LABDESK_TEST(tst_insuranceroutes)
#include "tst_insuranceroutes.moc"
