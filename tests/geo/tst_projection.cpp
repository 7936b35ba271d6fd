// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/distance.h"
#include "geo/projection.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <cmath>

using labdesk::GeoPoint;
using labdesk::geo::AzimuthalEquidistant;
using labdesk::geo::PlanePoint;

class tst_projection : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thereAndBack_data();
    void thereAndBack();
    void distancesAndBearingsFromTheCenterAreTrue();
    void theCenterIsTheOrigin();
    void theOppositePointIsHalfAroundTheEarth();
};

void tst_projection::thereAndBack_data()
{
    QTest::addColumn<GeoPoint>("center");
    QTest::newRow("Boston") << GeoPoint{42.35, -71.07};
    QTest::newRow("Honolulu") << GeoPoint{21.3, -157.86};
    QTest::newRow("Anchorage") << GeoPoint{61.2, -149.9};
    QTest::newRow("Guam, east of Greenwich") << GeoPoint{13.47, 144.75};
    QTest::newRow("Pago Pago, south of the equator") << GeoPoint{-14.28, -170.7};
    QTest::newRow("beside the 180th meridian") << GeoPoint{51.9, 179.9};
    QTest::newRow("the north pole") << GeoPoint{90, 0};
}

void tst_projection::thereAndBack()
{
    QFETCH(GeoPoint, center);
    const AzimuthalEquidistant projection(center);
    QRandomGenerator random(11);
    for (int i = 0; i < 1000; ++i) {
        const PlanePoint at{random.generateDouble() * 400 - 200, random.generateDouble() * 400 - 200};
        const PlanePoint back = projection.forward(projection.inverse(at));
        QVERIFY2(
            std::hypot(back.east - at.east, back.north - at.north) < 1e-5,
            qPrintable(
                QStringLiteral("%1 %2 came back as %3 %4").arg(at.east).arg(at.north).arg(back.east).arg(back.north)));
    }
}

void tst_projection::distancesAndBearingsFromTheCenterAreTrue()
{
    const GeoPoint center{33.45, -112.07};
    const AzimuthalEquidistant projection(center);
    QRandomGenerator random(12);
    for (int i = 0; i < 1000; ++i) {
        const GeoPoint point{random.generateDouble() * 120 - 60, random.generateDouble() * 360 - 180};
        const PlanePoint at = projection.forward(point);
        QVERIFY(std::abs(std::hypot(at.east, at.north) - labdesk::geo::milesBetween(center, point)) < 1e-3);
        const double bearing = std::atan2(at.east, at.north) * 180 / M_PI;
        QVERIFY(std::abs(std::remainder(bearing - labdesk::geo::bearingDegrees(center, point), 360)) < 1e-6);
    }
}

void tst_projection::theCenterIsTheOrigin()
{
    const GeoPoint center{42.35, -71.07};
    QCOMPARE(AzimuthalEquidistant(center).forward(center), (PlanePoint{0, 0}));
}

void tst_projection::theOppositePointIsHalfAroundTheEarth()
{
    const PlanePoint at = AzimuthalEquidistant({0, 0}).forward({0, 180});
    QVERIFY(std::abs(std::hypot(at.east, at.north) - 12436.8) < 0.1);
}

LABDESK_TEST(tst_projection)
#include "tst_projection.moc"
