// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/distance.h"
#include "map/mapplacement.h"
#include "support/testmain.h"

#include <cmath>
#include <limits>

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

MapItem center(const QString &zip, std::optional<double> miles, int number = 1)
{
    return {u"Somewhere"_s, number, std::nullopt, zip, miles};
}

MapOrigin boston()
{
    return {u"02116"_s, *geo::bundledZips()->centroid(u"02116")};
}

double milesFromOrigin(const MapMarker &marker)
{
    return std::hypot(marker.place.east, marker.place.north);
}

double bearingOf(const MapMarker &marker)
{
    const double degrees = std::atan2(marker.place.east, marker.place.north) * 180 / M_PI;
    return degrees < 0 ? degrees + 360 : degrees;
}

} // namespace

class tst_mapplacement : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCenterStandsAtItsReportedDistanceTowardsItsZip();
    void distancesThatCannotBeGiveWayToTheCentroid_data();
    void distancesThatCannotBeGiveWayToTheCentroid();
    void anExactLocationGoesFirst();
    void anImpossibleLocationIsLeftAside();
    void aLocationFarFromItsOwnZipIsNotBelieved();
    void theSearchedZipGivesNoDirection_data();
    void theSearchedZipGivesNoDirection();
    void aZipWithoutAreaIsNotOnTheMap();
    void byOrderCentersStandOnTheirZipsWhateverTheDistance();
    void byOrderTheProjectionIsCenteredAmongThem();
    void byOrderWithoutAnyPlaceThereIsNoExtent();
    void theArrowKeysWalkByDistance();
};

void tst_mapplacement::aCenterStandsAtItsReportedDistanceTowardsItsZip()
{
    const auto zips = geo::bundledZips();
    const MapPlacement placement = placeOnMap(boston(), {center(u"02169"_s, 8.4)}, *zips);
    QCOMPARE(placement.markers.size(), std::size_t(1));
    const MapMarker &quincy = placement.markers.front();
    QVERIFY(std::abs(milesFromOrigin(quincy) - 8.4) < 1e-9);
    QVERIFY(std::abs(bearingOf(quincy) - geo::bearingDegrees(boston().point, *zips->centroid(u"02169"))) < 1e-9);
    QVERIFY(bearingOf(quincy) > 120 && bearingOf(quincy) < 180); // Quincy is southeast of Boston
    QVERIFY(!quincy.isDirectionUnknown);
    QVERIFY(!quincy.exact);
}

void tst_mapplacement::distancesThatCannotBeGiveWayToTheCentroid_data()
{
    QTest::addColumn<std::optional<double>>("miles");
    QTest::newRow("no readable distance") << std::optional<double>();
    QTest::newRow("less than nothing") << std::optional(-1.0);
    QTest::newRow("more than half around the earth") << std::optional(99'999.0);
    QTest::newRow("endless") << std::optional(std::numeric_limits<double>::infinity());
    QTest::newRow("not a number") << std::optional(std::numeric_limits<double>::quiet_NaN());
}

void tst_mapplacement::distancesThatCannotBeGiveWayToTheCentroid()
{
    QFETCH(std::optional<double>, miles);
    const auto zips = geo::bundledZips();
    const MapPlacement placement = placeOnMap(boston(), {center(u"02169"_s, miles), center(u"02116"_s, miles)}, *zips);
    QCOMPARE(placement.markers.size(), std::size_t(2));
    const double wanted = geo::milesBetween(boston().point, *zips->centroid(u"02169"));
    QVERIFY(std::abs(milesFromOrigin(placement.markers[0]) - wanted) < 1e-6);
    QCOMPARE(milesFromOrigin(placement.markers[1]), 0.0);
}

void tst_mapplacement::anExactLocationGoesFirst()
{
    MapItem item = center(u"02169"_s, 8.4);
    item.exact = GeoPoint{42.40, -71.00};
    const MapPlacement placement = placeOnMap(boston(), {item}, *geo::bundledZips());
    QVERIFY(placement.markers.front().exact);
    QVERIFY(std::abs(milesFromOrigin(placement.markers.front()) - geo::milesBetween(boston().point, *item.exact))
            < 1e-6);
    item.zip = u"00000"_s;
    QVERIFY(placeOnMap(boston(), {item}, *geo::bundledZips()).unplaced.empty());
}

void tst_mapplacement::anImpossibleLocationIsLeftAside()
{
    MapItem item = center(u"02169"_s, 8.4);
    item.exact = GeoPoint{142.40, -71.00};
    QVERIFY(!placeOnMap(boston(), {item}, *geo::bundledZips()).markers.front().exact);
    item.exact = GeoPoint{std::numeric_limits<double>::quiet_NaN(), -71.00};
    QVERIFY(!placeOnMap(boston(), {item}, *geo::bundledZips()).markers.front().exact);
}

void tst_mapplacement::aLocationFarFromItsOwnZipIsNotBelieved()
{
    const auto zips = geo::bundledZips();
    MapItem item = center(u"02169"_s, 8.4);
    item.exact = GeoPoint{0, 0}; // where a place goes that nobody filled in
    const MapPlacement around = placeOnMap(boston(), {item}, *zips);
    QVERIFY(!around.markers.front().exact);
    QVERIFY(std::abs(milesFromOrigin(around.markers.front()) - 8.4) < 1e-9);
    const MapPlacement byOrder = placeOnMap(std::nullopt, {item, center(u"02155"_s, {})}, *zips);
    QVERIFY(!byOrder.markers.front().exact);
    const auto extent = byOrder.extent();
    QVERIFY(extent->northEast.north - extent->southWest.north < 40);
    QVERIFY(extent->northEast.east - extent->southWest.east < 40);
    item.zip = u"n/a"_s; // nothing to doubt it by
    QVERIFY(placeOnMap(std::nullopt, {item}, *zips).markers.front().exact);
}

void tst_mapplacement::theSearchedZipGivesNoDirection_data()
{
    QTest::addColumn<QString>("originZip");
    QTest::addColumn<QString>("centeredOn");
    QTest::addColumn<QString>("zip");
    QTest::addColumn<bool>("unknown");
    QTest::newRow("the same ZIP") << u"85004"_s << u"85004"_s << u"85004"_s << true;
    QTest::newRow("the same ZIP with four digits more") << u"85004"_s << u"85004"_s << u"85004-1234"_s << true;
    QTest::newRow("the neighbor") << u"85004"_s << u"85004"_s << u"85006"_s << false;
    QTest::newRow("the area that stands in for a post office box") << u"85001"_s << u"85003"_s << u"85003"_s << true;
    QTest::newRow("the same post office box, which has no area") << u"85001"_s << u"85003"_s << u"85001"_s << true;
}

void tst_mapplacement::theSearchedZipGivesNoDirection()
{
    QFETCH(QString, originZip);
    QFETCH(QString, centeredOn);
    QFETCH(QString, zip);
    QFETCH(bool, unknown);
    const auto zips = geo::bundledZips();
    const MapOrigin origin{originZip, *zips->centroid(centeredOn)};
    const MapPlacement placement = placeOnMap(origin, {center(zip, 1.2)}, *zips);
    QCOMPARE(placement.markers.size(), std::size_t(1));
    QCOMPARE(placement.markers.front().isDirectionUnknown, unknown);
    QVERIFY(std::abs(milesFromOrigin(placement.markers.front()) - 1.2) < 1e-9);
}

void tst_mapplacement::aZipWithoutAreaIsNotOnTheMap()
{
    const std::vector<MapItem> items{center(u"02169"_s, 1), center(u"85001"_s, 2), center(u"n/a"_s, 3),
                                     center(QString(), 4)};
    const MapPlacement placement = placeOnMap(boston(), items, *geo::bundledZips());
    QCOMPARE(placement.unplaced, (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(placement.markers.size(), std::size_t(1));
    QCOMPARE(placeOnMap(std::nullopt, items, *geo::bundledZips()).unplaced, (std::vector<std::size_t>{1, 2, 3}));
}

void tst_mapplacement::byOrderCentersStandOnTheirZipsWhateverTheDistance()
{
    const auto zips = geo::bundledZips();
    const std::vector<MapItem> items{center(u"02169"_s, 8.4), center(u"01960"_s, 14.2)};
    const MapPlacement placement = placeOnMap(std::nullopt, items, *zips);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const GeoPoint at = placement.projection.inverse(placement.markers[i].place);
        QVERIFY(geo::milesBetween(at, *zips->centroid(items[i].zip)) < 1e-3);
        QVERIFY(!placement.markers[i].isDirectionUnknown);
    }
}

void tst_mapplacement::byOrderTheProjectionIsCenteredAmongThem()
{
    const MapPlacement placement
        = placeOnMap(std::nullopt, {center(u"02169"_s, {}), center(u"01960"_s, {})}, *geo::bundledZips());
    const auto extent = placement.extent();
    QVERIFY(extent);
    QVERIFY(std::abs(extent->southWest.east + extent->northEast.east) < 0.2);
    QVERIFY(std::abs(extent->southWest.north + extent->northEast.north) < 0.2);
    const double high = extent->northEast.north - extent->southWest.north;
    QVERIFY2(high > 10 && high < 30, qPrintable(QString::number(high)));
}

void tst_mapplacement::byOrderWithoutAnyPlaceThereIsNoExtent()
{
    QVERIFY(!placeOnMap(std::nullopt, {}, *geo::bundledZips()).extent());
    QVERIFY(!placeOnMap(std::nullopt, {center(u"n/a"_s, 3)}, *geo::bundledZips()).extent());
}

void tst_mapplacement::theArrowKeysWalkByDistance()
{
    const std::vector<MapItem> items{center(u"02169"_s, 8.4, 3), center(u"02446"_s, 2.7, 2), center(u"02155"_s, {}, 5),
                                     center(u"n/a"_s, 0.1, 6), center(u"02453"_s, {}, 4)};
    const MapPlacement placement = placeOnMap(boston(), items, *geo::bundledZips());
    std::vector<int> numbers;
    for (const std::size_t marker : markersByDistance(placement, items))
        numbers.push_back(items[placement.markers[marker].item].number);
    QCOMPARE(numbers, (std::vector<int>{2, 3, 4, 5}));
}

LABDESK_TEST(tst_mapplacement)
#include "tst_mapplacement.moc"
