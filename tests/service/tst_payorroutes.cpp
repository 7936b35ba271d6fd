// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/readroutes.h"
#include "support/testmain.h"

#include <QUrl>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.4.1 of the contract.
class tst_payorroutes : public ReadRoutes
{
    Q_OBJECT

public:
    tst_payorroutes() : ReadRoutes(0) { }

private Q_SLOTS:
    void payorsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("first");
        QTest::newRow("by name") << u"Summit Peak Health"_s << u"Summit Peak Health"_s;
        QTest::newRow("in lower case") << u"bluecrest of arizona"_s << u"Bluecrest of Arizona"_s;
        QTest::newRow("without accents") << u"clinica rio"_s << u"Clínica Río Health Plan"_s;
        QTest::newRow("with accents that the name lacks") << u"sálud"_s << u"Salud Común"_s;
        QTest::newRow("by the beginning of an alias") << u"crhp"_s << u"Clínica Río Health Plan"_s;
        QTest::newRow("by a part of an alias") << u"coop"_s << u"Summit Health Cooperative"_s;
        QTest::newRow("in the middle of a word") << u"utuelle du"_s << u"Société Mutuelle du Lac"_s;
        QTest::newRow("with spaces around") << u"  foxglove   of the west "_s << u"Foxglove Health"_s;
        QTest::newRow("with an ampersand and a plus") << u"h&h"_s << u"Harbor & Hale"_s;
        QTest::newRow("nothing by a percent sign") << u"%"_s << QString();
        QTest::newRow("nothing by what spans two aliases") << u"rio río"_s << QString();
    }
    void payorsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, first);
        const auto reply
            = m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=" + QUrl::toPercentEncoding(text));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.array().at(0)[u"name"].toString(), first);
    }

    void beginningsComeFirst()
    {
        QStringList names;
        for (const QJsonValue &payor :
             m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=medicaid+of+o").array())
            names.append(payor[u"name"].toString());
        QCOMPARE(names, (QStringList{u"Ohio Medicaid"_s, u"Oklahoma Medicaid"_s, u"Oregon Medicaid"_s}));
        const QJsonArray crest = m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=crest").array();
        QCOMPARE(crest.at(0)[u"name"].toString(), u"Bluebell Crest Insurance"_s); // a word of it begins so
        QVERIFY(crest.size() > 50);                                               // inside of "Bluecrest"
    }

    /// The contract names a code, and no search by it.
    void nobodyIsFoundByACode()
    {
        const QJsonArray all = m_service->ask("GET", "/v3/insurance/search/payor").array();
        for (const QJsonValue &payor : all) {
            const QString code = payor[u"payor_code"].toString();
            const auto found = m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=" + code.toLatin1());
            QVERIFY2(found.array().isEmpty(), qPrintable(code));
        }
    }

    void payorsOfAClearinghouse()
    {
        const auto count = [this](const QByteArray &query) {
            return m_service->ask("GET", "/v3/insurance/search/payor" + query).array().size();
        };
        const auto all = count(""), one = count("?provider=availity"), other = count("?provider=change_healthcare");
        QVERIFY2(all >= 250, QByteArray::number(all).constData());
        QVERIFY(one < all && one > all / 2 && other < all && other > all / 2);
        const labdesk::service::Database database(m_service->database(), labdesk::service::Database::Access::Read);
        auto row = database.prepare(
            u"SELECT payor_id, payor_code FROM payor_ids JOIN payors USING (payor_seq) WHERE clearinghouse = 'availity'"
            " AND payor_id NOT IN (SELECT payor_id FROM payor_ids WHERE clearinghouse <> 'availity') LIMIT 1"_s);
        row.run();
        QVERIFY(row.next());
        const QByteArray id = row.text(0).toLatin1();
        const auto found = m_service->ask("GET", "/v3/insurance/search/payor/?provider_payor_id=" + id).array();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.at(0)[u"payor_code"].toString(), row.text(1));
        QCOMPARE(count("?provider=availity&provider_payor_id=" + id), 1);
        QCOMPARE(count("?provider=change_healthcare&provider_payor_id=" + id), 0);
        QCOMPARE(count("?insurance_name=zzz&provider_payor_id=" + id), 0);
    }

    /// "String or null" of the contract: a query holds no null, so that an empty value stands for it, in each of them.
    void anEmptyParameterIsAsIfItWereAbsent_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::newRow("the name") << "?insurance_name="_ba;
        QTest::newRow("the clearinghouse") << "?provider="_ba;
        QTest::newRow("the ID at the clearinghouse") << "?provider_payor_id="_ba;
        QTest::newRow("all three") << "?insurance_name=&provider=&provider_payor_id="_ba;
    }
    void anEmptyParameterIsAsIfItWereAbsent()
    {
        QFETCH(QByteArray, query);
        const auto all = m_service->ask("GET", "/v3/insurance/search/payor").array();
        const auto reply = m_service->ask("GET", "/v3/insurance/search/payor" + query);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.array().size(), all.size());
    }

    void aPayorCarriesEveryField()
    {
        const QJsonObject payor
            = m_service->ask("GET", "/v3/insurance/search/payor?insurance_name=northfield+healthcare")
                  .array()
                  .at(0)
                  .toObject();
        QCOMPARE(payor[u"payor_code"], payor[u"code"]);
        QCOMPARE(payor[u"aliases"],
                 (QJsonArray{u"Northfield"_s, u"Northfield"_s, u"NFH"_s})); // repeated, as they are met
        QCOMPARE(payor[u"source"], u"platform"_s);
        for (const auto *name : {u"first_line", u"city", u"state", u"zip", u"zip_code", u"country"})
            QVERIFY(payor[u"org_address"][QStringView(name)].isString());
        QVERIFY(payor[u"org_address"].toObject().contains(u"second_line"_s));
    }

    void refusals_data()
    {
        addRefusalColumns();
        row("a clearinghouse that is not known", "/v3/insurance/search/payor?provider=nobody", 422,
            R"({"detail":[{"type":"enum","loc":["query","provider"],"msg":"Input should be 'change_healthcare' or 'availity'","input":"nobody","ctx":{"expected":"'change_healthcare' or 'availity'"}}]})");
    }
};

LABDESK_TEST(tst_payorroutes)
#include "tst_payorroutes.moc"
