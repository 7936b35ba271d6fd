// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/servicecenter.h"
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/goldenfiles.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::HoursAsSent;
using labdesk::HoursNotProvided;
using labdesk::WeeklyHours;
using labdesk::tests::golden;
namespace wire = labdesk::wire;

class tst_servicecenterwire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFieldOfACenter()
    {
        const auto decoding = wire::decode<ServiceCenterList>(golden(u"centers.json"_s));
        QVERIFY(decoding.ok());
        const auto &list = decoding.value().value;
        QCOMPARE(list.labId, qint64(1));
        QCOMPARE(list.labSlug, u"quest"_s);
        QCOMPARE(list.centers.size(), size_t(2));
        const auto &first = list.centers[0];
        QCOMPARE(first.name, u"Lab at 7th"_s);
        QCOMPARE(first.address,
                 (labdesk::Address{u"1 Invented Way"_s, u"Suite 9"_s, u"Phoenix"_s, u"AZ"_s, u"85004"_s, {}}));
        QCOMPARE(first.phoneNumber, u"602-555-0100"_s);
        QCOMPARE(first.faxNumber, u"602-555-0101"_s);
        QCOMPARE(first.siteCode, u"AZ1"_s);
        QCOMPARE(first.supportedBillTypes, QStringList({u"client_bill"_s, u"patient_bill"_s}));
        QCOMPARE(first.capabilities, QStringList{u"stat"_s});
        QCOMPARE(*first.location, (labdesk::GeoPoint{33.45, -112.07}));
        const auto &week = std::get<WeeklyHours>(first.hours);
        QCOMPARE(*week.days[0], u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s);
        QVERIFY(!week.days[6]);
        const auto &second = list.centers[1];
        QVERIFY(std::holds_alternative<HoursNotProvided>(second.hours));
        QVERIFY(!second.location);
        QVERIFY(*first.distance.miles < *second.distance.miles); // "9.5" before "10.2"
        QCOMPARE(decoding.value().drift, QStringList());
    }

    void keepsWhatDriftedInCenters()
    {
        const auto decoding = wire::decode<ServiceCenterList>(golden(u"centers-drift.json"_s));
        QVERIFY2(decoding.ok(), decoding.ok() ? "" : qPrintable(decoding.error().text()));
        const auto &list = decoding.value().value;
        QCOMPARE(list.labSlug, u"new_lab"_s);
        QCOMPARE(list.centers[0].address.zip, u"85004"_s); // it came as `zip`
        QCOMPARE(list.centers[0].address.country, u"US"_s);
        QCOMPARE(list.centers[0].distance.text, u"7"_s);
        QCOMPARE(list.centers[0].distance.miles, std::optional(7.0));
        QCOMPARE(std::get<HoursAsSent>(list.centers[0].hours).text, uR"({"Mon":"9-5"})"_s);
        QCOMPARE(list.centers[0].supportedBillTypes, QStringList{u"barter"_s});
        QVERIFY(!list.centers[0].location);
        QCOMPARE(list.centers[1].distance.text, u"9.25"_s);
        QVERIFY(std::get<HoursAsSent>(list.centers[1].hours).text.contains(u"\"Sun\":5"));
        QCOMPARE(list.centers[2].distance.text, u"near"_s);
        QVERIFY(!list.centers[2].distance.miles);
        QCOMPARE(std::get<HoursAsSent>(list.centers[2].hours).text, u"Weekdays 9-5"_s);
        QVERIFY(list.centers[3].address.isEmpty());
        QCOMPARE(list.centers[3].distance.text, QString());
        QCOMPARE(list.centers[4].distance.text, uR"({"mi":3})"_s);
        QStringList drift = decoding.value().drift;
        drift.sort();
        const QString each = u"patient_service_centers[]."_s;
        QCOMPARE(drift,
                 QStringList({each + u"distance"_s, each + u"location"_s, each + u"metadata.hours"_s,
                              each + u"parking"_s, u"took_ms"_s}));
    }

    void hoursByDay_data()
    {
        QTest::addColumn<QByteArray>("hours");
        QTest::addColumn<QString>("monday"); // of a whole week; empty: closed
        QTest::addColumn<QString>("sent");   // as it is kept when it is none
        const QByteArray rest = R"("tuesday":"8-4","wednesday":null,"thursday":"8-4","friday":"8-4","saturday":null,)";
        QTest::newRow("full names") << R"({"monday":"07:30-16:00",)" + rest + R"("sunday":null})" << u"07:30-16:00"_s
                                    << QString();
        QTest::newRow("full names, the week from Sunday")
            << R"({"Sunday":null,"Monday":"9-5",)" + rest.chopped(1) + "}" << u"9-5"_s << QString();
        QTest::newRow("other short names")
            << R"({"MON":"9-5","Tues":"8-4","Weds":null,"Thurs.":"8-4","fri":"8-4","Sat":null,"Sun":null})"_ba
            << u"9-5"_s << QString();
        QTest::newRow("closed on Monday")
            << R"({"monday":null,)" + rest + R"("sunday":null})" << QString() << QString();
        QTest::newRow("a day is missing: in order of the week")
            << R"({"friday":"8-4","monday":"9-5","wednesday":null})"_ba << QString()
            << uR"({"monday":"9-5","wednesday":null,"friday":"8-4"})"_s;
        QTest::newRow("a day twice") << R"({"mon":"9-5","monday":"8-4"})"_ba << QString()
                                     << uR"({"mon":"9-5","monday":"8-4"})"_s;
        QTest::newRow("more than days") << R"({"monday":"9-5","note":"ring"})"_ba << QString()
                                        << uR"({"monday":"9-5","note":"ring"})"_s;
        QTest::newRow("two letters") << R"({"mo":"9-5"})"_ba << QString() << uR"({"mo":"9-5"})"_s;
    }
    void hoursByDay()
    {
        QFETCH(QByteArray, hours);
        QFETCH(QString, monday);
        QFETCH(QString, sent);
        const auto decoding = wire::decode<ServiceCenterList>(
            R"({"lab_id":"1","slug":"quest","patient_service_centers":[{"metadata":{"name":"x","hours":)" + hours
            + R"(},"distance":"1"}]})");
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.labId, 1);
        const auto &read = decoding.value().value.centers[0].hours;
        if (!sent.isEmpty()) {
            QVERIFY(std::holds_alternative<HoursAsSent>(read));
            QCOMPARE(std::get<HoursAsSent>(read).text, sent);
            return;
        }
        QVERIFY(std::holds_alternative<WeeklyHours>(read));
        QCOMPARE(std::get<WeeklyHours>(read).days[0].value_or(QString()), monday);
        QCOMPARE(std::get<WeeklyHours>(read).days[3].value_or(QString()), u"8-4"_s);
        QVERIFY(!std::get<WeeklyHours>(read).days[6]);
    }

    void locationsOffTheEarthAreLeftAside_data()
    {
        QTest::addColumn<QByteArray>("location");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("a place") << R"({"lng":-112.07,"lat":33.45})"_ba << true;
        QTest::newRow("the poles") << R"({"lng":180,"lat":-90})"_ba << true;
        QTest::newRow("too far north") << R"({"lng":0,"lat":90.5})"_ba << false;
        QTest::newRow("too far east") << R"({"lng":1e300,"lat":0})"_ba << false;
        QTest::newRow("numbers as texts") << R"({"lng":"-112.07","lat":"33"})"_ba << true;
        QTest::newRow("texts") << R"({"lng":"west","lat":"33"})"_ba << false;
        QTest::newRow("no finite numbers") << R"({"lng":"nan","lat":"inf"})"_ba << false;
        QTest::newRow("numbers and blanks") << R"({"lng":" -112","lat":"33"})"_ba << false;
        QTest::newRow("half of it") << R"({"lng":-112.07})"_ba << false;
        QTest::newRow("a word") << R"("Phoenix")"_ba << false;
        QTest::newRow("null") << "null"_ba << false;
    }
    void locationsOffTheEarthAreLeftAside()
    {
        QFETCH(QByteArray, location);
        const auto decoding = wire::decode<ServiceCenterList>(
            R"({"lab_id":1,"slug":"quest","patient_service_centers":[{"metadata":{"name":"x"},"distance":"1","location":)"
            + location + "}]}");
        QVERIFY(decoding.ok());
        QTEST(decoding.value().value.centers[0].location.has_value(), "isUsed");
    }

    void namesTheFaultyPlaceInCenters_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        QTest::newRow("lab id is a text")
            << R"({"lab_id":"one","slug":"quest","patient_service_centers":[]})"_ba << u"lab_id: must be an integer"_s;
        QTest::newRow("lab id has a fraction")
            << R"({"lab_id":1.5,"slug":"quest","patient_service_centers":[]})"_ba << u"lab_id: must be an integer"_s;
        QTest::newRow("lab id beyond all bounds")
            << R"({"lab_id":1e300,"slug":"quest","patient_service_centers":[]})"_ba << u"lab_id: must be an integer"_s;
        QTest::newRow("no centers") << R"({"lab_id":1,"slug":"quest"})"_ba << u"patient_service_centers: missing"_s;
        QTest::newRow("no metadata") << R"({"lab_id":1,"slug":"quest","patient_service_centers":[{"distance":"1"}]})"_ba
                                     << u"patient_service_centers[0].metadata: missing"_s;
        QTest::newRow("ZIP is a number")
            << R"({"lab_id":1,"slug":"quest","patient_service_centers":[{"metadata":{"name":"x","zip_code":85004}}]})"_ba
            << u"patient_service_centers[0].metadata.zip_code: must be a string"_s;
    }
    void namesTheFaultyPlaceInCenters()
    {
        QFETCH(QByteArray, body);
        const auto decoding = wire::decode<ServiceCenterList>(body);
        QVERIFY(!decoding.ok());
        QTEST(decoding.error().text(), "expected");
    }
};

LABDESK_TEST(tst_servicecenterwire)
#include "tst_servicecenterwire.moc"
