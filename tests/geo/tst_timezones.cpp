// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/timezones.h"
#include "support/testmain.h"
#include "text/timezone.h"

#include <QTimeZone>

using namespace labdesk;
using namespace Qt::StringLiterals;

class tst_timezones : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aZipHasTheTimeOfItsCounty_data();
    void aZipHasTheTimeOfItsCounty();
    void aStateHasTheZonesOfItsCounties();
    void everyCountyHasAZoneThatExistsOrIsKnownToHaveTwo();
    void whatIsNoCountyHasNone();
};

void tst_timezones::aZipHasTheTimeOfItsCounty_data()
{
    QTest::addColumn<QString>("zip");
    QTest::addColumn<QByteArray>("zone");
    const auto row = [](const char *name, const QString &zip, const char *zone) {
        QTest::newRow(name) << zip << QByteArray(zone);
    };
    row("Phoenix, which knows no summer time", u"85004"_s, "America/Phoenix");
    row("Chinle, where the Navajo Nation does", u"86503"_s, "");
    row("New York", u"10001"_s, "America/New_York");
    row("El Paso keeps another time than Texas", u"79901"_s, "America/Denver");
    row("Houston", u"77030"_s, "America/Chicago");
    row("Gary keeps Chicago's time", u"46402"_s, "America/Chicago");
    row("Indianapolis", u"46204"_s, "America/Indiana/Indianapolis");
    row("Pensacola", u"32501"_s, "America/Chicago");
    row("Miami", u"33139"_s, "America/New_York");
    row("Chattanooga", u"37402"_s, "America/New_York");
    row("Nashville", u"37203"_s, "America/Chicago");
    row("Louisville", u"40202"_s, "America/New_York");
    row("Bowling Green", u"42101"_s, "America/Chicago");
    row("Rapid City", u"57701"_s, "America/Denver");
    row("Sioux Falls", u"57104"_s, "America/Chicago");
    row("Coeur d'Alene", u"83814"_s, "America/Los_Angeles");
    row("Boise", u"83702"_s, "America/Boise");
    row("Iron Mountain", u"49801"_s, "America/Menominee");
    row("Detroit", u"48226"_s, "America/Detroit");
    row("Honolulu", u"96813"_s, "Pacific/Honolulu");
    row("Anchorage", u"99501"_s, "America/Anchorage");
    row("Guam", u"96910"_s, "Pacific/Guam");
    row("Koror", u"96940"_s, "Pacific/Palau");
    row("the capital of Palau", u"96939"_s, "Pacific/Palau");
    row("Pohnpei", u"96941"_s, "Pacific/Pohnpei");
    row("Chuuk", u"96942"_s, "Pacific/Chuuk");
    row("Yap, which keeps the time of Chuuk", u"96943"_s, "Pacific/Chuuk");
    row("Kosrae", u"96944"_s, "Pacific/Kosrae");
    row("Majuro", u"96960"_s, "Pacific/Majuro");
    row("Ebeye on Kwajalein", u"FM 96970-0001"_s, "Pacific/Kwajalein");
    row("Phoenix, in nine digits", u"850041234"_s, "America/Phoenix");
    row("Pago Pago", u"96799"_s, "Pacific/Pago_Pago");
    row("San Juan", u"00901"_s, "America/Puerto_Rico");
    row("Adak: its county has two", u"99546"_s, "");
    row("Valentine: its county has two", u"69201"_s, "");
    row("post office boxes in Atlanta, in a state of one time", u"30301"_s, "America/New_York");
    row("a ZIP without an area in a state of two", u"79910"_s, "");
    row("military post", u"09012"_s, "");
    row("no ZIP", u"n/a"_s, "");
}

void tst_timezones::aZipHasTheTimeOfItsCounty()
{
    QFETCH(QString, zip);
    QTEST(geo::zipTimeZone(zip, *geo::bundledZips(), *geo::bundledOutlines()), "zone");
}

void tst_timezones::aStateHasTheZonesOfItsCounties()
{
    QCOMPARE(geo::stateTimeZones(6), QByteArrayList{"America/Los_Angeles"});
    QCOMPARE(geo::stateTimeZones(48), (QByteArrayList{"America/Chicago", "America/Denver"}));
    QCOMPARE(geo::stateTimeZones(99), QByteArrayList());
    for (const geo::Region &county : geo::bundledOutlines()->counties()) {
        const QByteArray zone = geo::countyTimeZone(county.fips);
        const QByteArrayList ofState = geo::stateTimeZones(county.fips / 1000);
        QVERIFY2(zone.isEmpty() ? ofState.size() == 2 : ofState.contains(zone), qPrintable(county.name));
    }
}

void tst_timezones::everyCountyHasAZoneThatExistsOrIsKnownToHaveTwo()
{
    int unknown = 0;
    for (const geo::Region &county : geo::bundledOutlines()->counties()) {
        const QByteArray zone = geo::countyTimeZone(county.fips);
        unknown += zone.isEmpty() ? 1 : 0;
        QVERIFY2(zone.isEmpty() || timeZoneNamed(zone).isValid(),
                 qPrintable(county.name + u' ' + QString::fromLatin1(zone)));
    }
    QCOMPARE(unknown, 14);
}

void tst_timezones::whatIsNoCountyHasNone()
{
    for (const int fips : {-1, 0, 3001, 99'999})
        QCOMPARE(geo::countyTimeZone(fips), QByteArray());
}

LABDESK_TEST(tst_timezones)
#include "tst_timezones.moc"
