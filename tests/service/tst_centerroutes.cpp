// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/distance.h"
#include "service/readroutes.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;

// Section 4.3 of the contract.
class tst_centerroutes : public ReadRoutes
{
    Q_OBJECT

public:
    tst_centerroutes() : ReadRoutes(60) { }

private Q_SLOTS:
    void centersAreNearestFirstWithinTheRadius_data()
    {
        QTest::addColumn<QByteArray>("zip");
        QTest::addColumn<int>("lab");
        QTest::addColumn<int>("radius"); // 0: not given
        for (const char *zip : {"85004", "10001", "60601", "94103", "99501"})
            for (const int radius : {0, 1, 10, 20, 25, 50, 75, 100, 500})
                QTest::addRow("%s within %d", zip, radius) << QByteArray(zip) << 27 << radius;
    }
    void centersAreNearestFirstWithinTheRadius()
    {
        QFETCH(QByteArray, zip);
        QFETCH(int, lab);
        QFETCH(int, radius);
        QByteArray target = "/v3/order/psc/info?zip_code=" + zip + "&lab_id=" + QByteArray::number(lab);
        if (radius > 0)
            target += "&radius=" + QByteArray::number(radius);
        const auto reply = m_service->ask("GET", target);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.object()[u"lab_id"], lab);
        QCOMPARE(reply.object()[u"slug"], u"labcorp"_s);

        std::vector<double> expected; // straight from the table, without the search's own narrowing
        const labdesk::service::Database database(m_service->database(), labdesk::service::Database::Access::Read);
        auto rows = database.prepare(u"SELECT zip FROM centers WHERE lab_id = ?"_s);
        rows.run({lab});
        const auto zips = labdesk::geo::bundledZips();
        while (rows.next()) {
            const double miles
                = labdesk::geo::milesBetween(*zips->centroid(QString::fromLatin1(zip)), *zips->centroid(rows.text(0)));
            if (miles <= (radius > 0 ? radius : 25))
                expected.push_back(miles);
        }
        std::sort(expected.begin(), expected.end());
        expected.resize(std::min<std::size_t>(expected.size(), 30));
        QStringList distances, wanted;
        for (const QJsonValue &center : reply.object()[u"patient_service_centers"].toArray()) {
            QVERIFY(center[u"distance"].isString());
            distances.append(center[u"distance"].toString());
        }
        for (const double miles : expected)
            wanted.append(QString::number(miles, 'f', 2));
        QCOMPARE(distances, wanted);
    }

    void aCenterCarriesEveryField()
    {
        const auto reply = nearExample();
        const QJsonArray centers = reply.object()[u"patient_service_centers"].toArray();
        QVERIFY(!centers.isEmpty());
        bool anyHours = false, noHours = false;
        for (const QJsonValue &center : centers) {
            const QJsonObject metadata = center[u"metadata"].toObject();
            for (const auto *name : {u"name", u"state", u"city", u"zip_code", u"first_line", u"second_line",
                                     u"phone_number", u"fax_number"})
                QVERIFY2(metadata[QStringView(name)].isString(), reply.body.constData());
            QVERIFY(metadata.contains(u"hours"_s));
            (metadata[u"hours"].isNull() ? noHours : anyHours) = true;
            QVERIFY(center[u"location"][u"lat"].isDouble() && center[u"location"][u"lng"].isDouble());
            QVERIFY(center[u"site_code"].isString() && center[u"supported_bill_types"].isArray()
                    && center[u"capabilities"].isArray());
        }
        QVERIFY(anyHours && noHours);
    }

    void anOrderIsSearchedFromItsZipWhichIsNotTold()
    {
        const labdesk::service::Database database(m_service->database(), labdesk::service::Database::Access::Read);
        auto order = database.prepare(u"SELECT lab_id, zip FROM orders WHERE order_id = ?"_s);
        order.run({m_service->local().examples().orderId});
        QVERIFY(order.next());
        const auto byOrder = m_service->ask(
            "GET", "/v3/order/" + m_service->local().examples().orderId.toLatin1() + "/psc/info?radius=50");
        const auto byZip = m_service->ask("GET",
                                          "/v3/order/psc/info/?radius=50&lab_id=" + order.text(0).toLatin1()
                                              + "&zip_code=" + order.text(1).toLatin1());
        QCOMPARE(byOrder.status, 200);
        QCOMPARE(byOrder.body, byZip.body);
        QCOMPARE(byOrder.object().keys(), (QStringList{u"lab_id"_s, u"patient_service_centers"_s, u"slug"_s}));
    }

    void theDefaultIsALabOfItsOwn_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::newRow("asked for as 0") << "&lab_id=0"_ba;
        QTest::newRow("not asked for") << ""_ba;
    }
    void theDefaultIsALabOfItsOwn()
    {
        QFETCH(QByteArray, query);
        const auto reply = m_service->ask("GET", "/v3/order/psc/info?zip_code=85004" + query);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.object()[u"lab_id"], 27); // the one with the most centers
        QCOMPARE(reply.object()[u"slug"], u"labcorp"_s);
    }

    void emptyAnswers_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("a ZIP without an area") << "/v3/order/psc/info?zip_code=85001&lab_id=27"_ba;
        QTest::newRow("a ZIP that does not exist") << "/v3/order/psc/info?zip_code=00000&lab_id=27"_ba;
        QTest::newRow("a lab without centers") << "/v3/order/psc/info?zip_code=85004&lab_id=1"_ba;
    }
    void emptyAnswers()
    {
        QFETCH(QByteArray, target);
        const auto reply = m_service->ask("GET", target);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.object().value(u"patient_service_centers"), QJsonArray());
    }

    void refusals_data()
    {
        addRefusalColumns();
        row("no parameters", "/v3/order/psc/info", 422,
            R"({"detail":[{"type":"missing","loc":["query","zip_code"],"msg":"Field required","input":null}]})");
        row("a ZIP of four digits", "/v3/order/psc/info?zip_code=8500&lab_id=27", 422,
            R"({"detail":[{"type":"string_pattern_mismatch","loc":["query","zip_code"],"msg":"String should match pattern '^\\d{5}$'","input":"8500","ctx":{"pattern":"^\\d{5}$"}}]})");
        row("a ZIP+4", "/v3/order/psc/info?zip_code=85004-1234&lab_id=27", 422, "");
        row("a ZIP with a line feed", "/v3/order/psc/info?zip_code=85004%0A&lab_id=27", 422, "");
        row("a ZIP in Arabic digits", "/v3/order/psc/info?zip_code=%D9%A8%D9%A5%D9%A0%D9%A0%D9%A4&lab_id=27", 422, "");
        row("a lab that is no number", "/v3/order/psc/info?zip_code=85004&lab_id=labcorp", 422,
            R"({"detail":[{"type":"int_parsing","loc":["query","lab_id"],"msg":"Input should be a valid integer, unable to parse string as an integer","input":"labcorp"}]})");
        for (const char *radius :
             {"501", "-25", "25.5", "025", "%2B25", "25%20", "", "far", "1e2", "99999999999999999999"})
            QTest::addRow("a radius of '%s'", radius)
                << "/v3/order/psc/info?zip_code=85004&lab_id=27&radius=" + QByteArray(radius) << 422 << QByteArray();
        row("a radius that there isn't", "/v3/order/psc/info?zip_code=85004&lab_id=27&radius=0", 422,
            R"({"detail":[{"type":"enum","loc":["query","radius"],"msg":"Input should be '10', '20', '25' or '50'","input":"0","ctx":{"expected":"'10', '20', '25' or '50'"}}]})");
        row("a lab that is not there", "/v3/order/psc/info?zip_code=85004&lab_id=999", 404,
            R"({"detail":"Lab not found."})");
        row("an order that is not there", "/v3/order/00000000-0000-4000-8000-000000000001/psc/info", 404,
            R"({"detail":"This order doesn't exist"})");
        row("an order with a malformed id", "/v3/order/none/psc/info", 404, R"({"detail":"This order doesn't exist"})");
        row("an order with a bad radius", "/v3/order/none/psc/info?radius=0", 422, "");
    }

private:
    TestReply nearExample()
    {
        const auto examples = m_service->local().examples();
        return m_service->ask("GET",
                              "/v3/order/psc/info?radius=50&zip_code=" + examples.zip.toLatin1()
                                  + "&lab_id=" + QByteArray::number(examples.labId));
    }
};

LABDESK_TEST(tst_centerroutes)
#include "tst_centerroutes.moc"
