// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/distance.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <array>
#include <cmath>
#include <numbers>

using labdesk::GeoPoint;

namespace {

std::array<double, 3> unitVector(const GeoPoint &point)
{
    const double latitude = point.latitude * std::numbers::pi / 180;
    const double longitude = point.longitude * std::numbers::pi / 180;
    return {std::cos(latitude) * std::cos(longitude), std::cos(latitude) * std::sin(longitude), std::sin(latitude)};
}

// Another way to the same number: the angle between two vectors, by cross and dot product.
double milesByVectors(const GeoPoint &from, const GeoPoint &to)
{
    const auto a = unitVector(from);
    const auto b = unitVector(to);
    const double x = a[1] * b[2] - a[2] * b[1];
    const double y = a[2] * b[0] - a[0] * b[2];
    const double z = a[0] * b[1] - a[1] * b[0];
    const double dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    return 6371.0088 / 1.609344 * std::atan2(std::sqrt(x * x + y * y + z * z), dot);
}

// The direction from which the other place is seen: its vector, laid flat on the ground at the first place.
double bearingByVectors(const GeoPoint &from, const GeoPoint &to)
{
    const double latitude = from.latitude * std::numbers::pi / 180;
    const double longitude = from.longitude * std::numbers::pi / 180;
    const std::array<double, 3> north{-std::sin(latitude) * std::cos(longitude),
                                      -std::sin(latitude) * std::sin(longitude), std::cos(latitude)};
    const std::array<double, 3> east{-std::sin(longitude), std::cos(longitude), 0};
    const auto there = unitVector(to);
    const auto along = [&there](const std::array<double, 3> &way) {
        return there[0] * way[0] + there[1] * way[1] + there[2] * way[2];
    };
    return std::atan2(along(east), along(north)) * 180 / std::numbers::pi;
}

GeoPoint randomPoint(QRandomGenerator &random)
{
    const double latitude = std::asin(2 * random.generateDouble() - 1) * 180 / std::numbers::pi;
    return {latitude, random.generateDouble() * 360 - 180};
}

} // namespace

class tst_distance : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knownDistances_data();
    void knownDistances();
    void bearings_data();
    void bearings();
    void agreesWithAnotherFormulaOnRandomPairs();
    void bearingsAgreeWithAnotherFormulaOnRandomPairs();
    void aDestinationLiesAtItsDistanceAndBearing();
};

void tst_distance::knownDistances_data()
{
    QTest::addColumn<GeoPoint>("from");
    QTest::addColumn<GeoPoint>("to");
    QTest::addColumn<double>("miles");
    QTest::addColumn<double>("within");
    QTest::newRow("a point from itself") << GeoPoint{42.35, -71.07} << GeoPoint{42.35, -71.07} << 0.0 << 1e-12;
    QTest::newRow("New York to Los Angeles")
        << GeoPoint{40.7128, -74.0060} << GeoPoint{34.0522, -118.2437} << 2445.6 << 0.5;
    QTest::newRow("a degree of latitude") << GeoPoint{40, -100} << GeoPoint{41, -100} << 69.0934 << 1e-3;
    QTest::newRow("over the 180th meridian") << GeoPoint{0, 179.5} << GeoPoint{0, -179.5} << 69.0934 << 1e-3;
    QTest::newRow("pole to pole") << GeoPoint{90, 0} << GeoPoint{-90, 77} << 12436.8 << 0.1;
    QTest::newRow("a few feet") << GeoPoint{42.0, -71.0} << GeoPoint{42.00001, -71.0} << 6.9093e-4 << 1e-7;
}

void tst_distance::knownDistances()
{
    QFETCH(GeoPoint, from);
    QFETCH(GeoPoint, to);
    QFETCH(double, miles);
    QFETCH(double, within);
    const double got = labdesk::geo::milesBetween(from, to);
    QVERIFY2(std::abs(got - miles) <= within, qPrintable(QString::number(got, 'g', 12)));
    QCOMPARE(labdesk::geo::milesBetween(to, from), got);
}

void tst_distance::bearings_data()
{
    QTest::addColumn<GeoPoint>("to");
    QTest::addColumn<double>("degrees");
    QTest::newRow("due north") << GeoPoint{41, -100} << 0.0;
    QTest::newRow("due south") << GeoPoint{39, -100} << 180.0;
    QTest::newRow("east starts a little north of east") << GeoPoint{40, -99} << 89.6786;
    QTest::newRow("west starts a little north of west") << GeoPoint{40, -101} << 270.3214;
    QTest::newRow("the same point has none, and gives north") << GeoPoint{40, -100} << 0.0;
    QTest::newRow("a hair west of north stays under 360") << GeoPoint{41, -100.0000000000001} << 0.0;
}

void tst_distance::bearings()
{
    QFETCH(GeoPoint, to);
    QFETCH(double, degrees);
    const double got = labdesk::geo::bearingDegrees({40, -100}, to);
    QVERIFY(got >= 0 && got < 360);
    QVERIFY2(std::abs(std::remainder(got - degrees, 360)) < 1e-4, qPrintable(QString::number(got, 'g', 12)));
}

void tst_distance::agreesWithAnotherFormulaOnRandomPairs()
{
    QRandomGenerator random(20211104);
    for (int i = 0; i < 1000; ++i) {
        const GeoPoint from = randomPoint(random);
        const GeoPoint to = randomPoint(random);
        const double wanted = milesByVectors(from, to);
        const double got = labdesk::geo::milesBetween(from, to);
        QVERIFY2(std::abs(got - wanted) < 1e-3,
                 qPrintable(QStringLiteral("pair %1: %2 against %3").arg(i).arg(got).arg(wanted)));
    }
}

void tst_distance::bearingsAgreeWithAnotherFormulaOnRandomPairs()
{
    QRandomGenerator random(20211105);
    for (int i = 0; i < 1000; ++i) {
        const GeoPoint from = randomPoint(random);
        const GeoPoint to = randomPoint(random);
        const double wanted = bearingByVectors(from, to);
        const double got = labdesk::geo::bearingDegrees(from, to);
        QVERIFY2(std::abs(std::remainder(got - wanted, 360)) < 1e-6,
                 qPrintable(QStringLiteral("pair %1: %2 against %3").arg(i).arg(got).arg(wanted)));
    }
}

void tst_distance::aDestinationLiesAtItsDistanceAndBearing()
{
    QRandomGenerator random(7);
    for (int i = 0; i < 1000; ++i) {
        const GeoPoint from{random.generateDouble() * 140 - 70, random.generateDouble() * 360 - 180};
        const double bearing = random.generateDouble() * 360;
        const double miles = 0.1 + random.generateDouble() * 500;
        const GeoPoint to = labdesk::geo::destination(from, bearing, miles);
        QVERIFY(std::abs(labdesk::geo::milesBetween(from, to) - miles) < 1e-6);
        QVERIFY(std::abs(std::remainder(labdesk::geo::bearingDegrees(from, to) - bearing, 360)) < 1e-4);
        QVERIFY(std::abs(to.longitude) <= 180);
    }
}

LABDESK_TEST(tst_distance)
#include "tst_distance.moc"
