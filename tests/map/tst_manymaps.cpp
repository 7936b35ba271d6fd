// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map around 300 ZIPs drawn at random, with every radius, in light and dark.
#include "geo/bundled.h"
#include "geo/distance.h"
#include "map/centermap.h"
#include "map/mapbase.h"
#include "map/mapwaters.h"
#include "support/testmain.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QPainter>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int drawn = 300;

struct Near
{
    double miles;
    geo::ZipArea area;
};

/// All ZIP areas within 50 miles.
std::vector<Near> areasAround(const GeoPoint &place)
{
    static const auto all = [] {
        std::vector<geo::ZipArea> areas;
        for (int rank = 0; rank < geo::bundledZips()->count(); ++rank)
            areas.push_back(geo::bundledZips()->at(rank));
        return areas;
    }();
    std::vector<Near> near;
    for (const geo::ZipArea &area : all) {
        if (std::abs(area.centroid.latitude - place.latitude) > 0.8)
            continue;
        const double miles = geo::milesBetween(place, area.centroid);
        if (miles <= 50)
            near.push_back({miles, area});
    }
    return near;
}

/// Up to thirty centers: some in the ZIP itself, many in the same one, some where the service says, some without a
/// distance.
std::vector<MapItem> centersIn(const std::vector<Near> &near, int radius, const geo::ZipArea &home,
                               QRandomGenerator &random)
{
    std::vector<Near> within;
    std::copy_if(near.begin(), near.end(), std::back_inserter(within),
                 [radius](const Near &one) { return one.miles <= radius; });
    std::vector<MapItem> items;
    const int count = random.bounded(31);
    while (int(items.size()) < count) {
        const Near &one = within.empty() || random.bounded(8) == 0 ? Near{random.generateDouble() * 3, home}
                                                                   : within[size_t(random.bounded(int(within.size())))];
        MapItem item{u"A service center with quite a name"_s, int(items.size()) + 1, {}, one.area.zip(), one.miles};
        if (random.bounded(4) == 0)
            item.exact = GeoPoint{one.area.centroid.latitude + random.generateDouble() * 0.04 - 0.02,
                                  one.area.centroid.longitude};
        if (random.bounded(10) == 0)
            item.miles.reset();
        items.push_back(item);
    }
    return items;
}

struct NamedRect
{
    QString name;
    QRectF rect;
};

std::vector<NamedRect> labelsOf(const MapScene &scene)
{
    std::vector<NamedRect> labels{
        {u"scale"_s, scene.scaleBar}, {u"remark"_s, scene.remarkPill}, {u"north"_s, scene.north}};
    for (const PlacedName &name : scene.names)
        labels.push_back({name.text, name.rect});
    for (const MapBubble &bubble : scene.bubbles)
        labels.push_back({bubble.text, bubble.rect});
    for (size_t marker = 0; marker < scene.markers.size(); ++marker) {
        constexpr double number = 11; // half of what its digits are written on
        if (scene.numbered[marker])
            labels.push_back(
                {u"number"_s, {scene.markers[marker] - QPointF(number, number), QSizeF(2 * number, 2 * number)}});
    }
    for (const MapRing &ring : scene.rings)
        if (!ring.pill.isNull())
            labels.push_back({ring.text, ring.pill});
    if (!scene.selectedPill.isNull())
        labels.push_back({u"chosen"_s, scene.selectedPill});
    return labels;
}

} // namespace

class tst_manymaps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { QApplication::setPalette(paletteOf(lightTokens())); }
    void noTwoLabelsOverlapAndNoMarkerIsOutside_data();
    void noTwoLabelsOverlapAndNoMarkerIsOutside();
    void everyWaterIsNamedWhereItIsWater();
    void distantPlacesAreDrawn_data();
    void distantPlacesAreDrawn();
};

void tst_manymaps::noTwoLabelsOverlapAndNoMarkerIsOutside_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("radius");
    for (const bool dark : {false, true})
        for (const int radius : {10, 20, 25, 50})
            QTest::addRow("%s, %d miles", dark ? "dark" : "light", radius) << dark << radius;
}

void tst_manymaps::noTwoLabelsOverlapAndNoMarkerIsOutside()
{
    QFETCH(bool, dark);
    QFETCH(int, radius);
    QApplication::setPalette(paletteOf(dark ? darkTokens() : lightTokens()));
    const auto zips = geo::bundledZips();
    CenterMap map;
    map.resize(746, 640);
    map.show();
    QTRY_VERIFY(map.isDrawn());
    QRandomGenerator random(20261122); // the same 300 for every row
    for (int i = 0; i < drawn; ++i) {
        const geo::ZipArea home = zips->at(random.bounded(zips->count()));
        QRandomGenerator own(quint32(home.code + radius));
        const auto items = centersIn(areasAround(home.centroid), radius, home, own);
        map.setCenters(MapOrigin{home.zip(), home.centroid}, radius, items);
        if (!items.empty())
            map.setSelected(own.bounded(int(items.size())));
        const MapScene &scene = map.scene();
        QCOMPARE(scene.markers.size() + map.unplaced().size(), items.size());
        const QRectF canvas(map.rect());
        const double radiusOfMarker = MapScene::markerRadius(map.style());
        for (const QPointF &marker : scene.markers) {
            const QRectF round(marker - QPointF(radiusOfMarker, radiusOfMarker),
                               QSizeF(2 * radiusOfMarker, 2 * radiusOfMarker));
            QVERIFY2(canvas.contains(round),
                     qPrintable(u"%1: a marker at %2, %3"_s.arg(home.zip()).arg(marker.x()).arg(marker.y())));
        }
        for (size_t marker = 0; marker < scene.markers.size(); ++marker)
            QCOMPARE(scene.markers[marker], map.view().toScreen(map.placement().markers[marker].place));
        if (!items.empty()
            && geo::bundledTowns()->townAt(home.centroid, {})) // on some islands there is none for 25 miles
            QVERIFY2(std::ranges::any_of(scene.names, [](const PlacedName &name) { return isTownName(name.kind); }),
                     qPrintable(home.zip() + u": no town in sight"_s));
        const auto labels = labelsOf(scene);
        for (size_t a = 0; a < labels.size(); ++a) {
            QVERIFY2(canvas.contains(labels[a].rect), qPrintable(home.zip() + u": "_s + labels[a].name));
            for (size_t b = 0; b < a; ++b)
                QVERIFY2(!labels[a].rect.intersects(labels[b].rect),
                         qPrintable(home.zip() + u": "_s + labels[a].name + u" and "_s + labels[b].name));
        }
        if (i % 50 == 0) { // painting changes nothing, and does not fail
            const QImage picture = map.grab().toImage();
            QVERIFY(!picture.isNull());
        }
    }
}

/// In a picture of it alone; and what the name stands on is drawn as water.
void tst_manymaps::everyWaterIsNamedWhereItIsWater()
{
    CenterMap map;
    map.resize(746, 640);
    map.show();
    QTRY_VERIFY(map.isDrawn());
    const auto geography = MapGeography::load();
    const auto sizeOf = [&map](const QString &text, MapNameKind kind) { return map.style().nameSize(text, kind); };
    QStringList notNamed;
    for (const MapWater &water : mapWaters()) {
        const QString waterName = QString::fromLatin1(water.name);
        const auto [south, north] = std::ranges::minmax(water.outline, {}, &GeoPoint::latitude);
        const auto [west, east] = std::ranges::minmax(water.outline, {}, &GeoPoint::longitude);
        const GeoPoint middle{(south.latitude + north.latitude) / 2, (west.longitude + east.longitude) / 2};
        const double across = geo::milesBetween(south, north) + geo::milesBetween(west, east);
        std::optional<QPointF> spot;
        MapView view{geo::AzimuthalEquidistant(middle), {}, std::clamp(900 / across, 2.0, 40.0), map.size()};
        for (int nearer = 0; nearer < 3 && !spot; ++nearer, view.scale *= 2) // a narrow one needs a closer look
            for (const MapName &name : visibleNames(view, *geography, sizeOf))
                if (!spot && name.kind == MapNameKind::Water && name.text == waterName)
                    spot = name.spots.front();
        view.scale /= 2;
        if (!spot) {
            notNamed += waterName;
            continue;
        }
        QImage base(map.size(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&base);
        paintMapBase(painter, view, *geography, lightTokens(), 1);
        painter.end();
        if (base.pixelColor(spot->toPoint()) != lightTokens().map.water)
            notNamed += waterName + u" is land"_s;
    }
    QCOMPARE(notNamed, QStringList());
}

void tst_manymaps::distantPlacesAreDrawn_data()
{
    QTest::addColumn<QString>("zip");
    QTest::addColumn<GeoPoint>("land");
    QTest::addColumn<GeoPoint>("water");
    QTest::newRow("Honolulu") << u"96813"_s << GeoPoint{21.45, -158.05} << GeoPoint{21.15, -158.0};
    QTest::newRow("Anchorage") << u"99501"_s << GeoPoint{61.35, -149.4} << GeoPoint{61.1, -150.6};
    QTest::newRow("Guam, east of the date line") << u"96910"_s << GeoPoint{13.36, 144.75} << GeoPoint{13.45, 144.4};
    QTest::newRow("Pago Pago, south of the equator")
        << u"96799"_s << GeoPoint{-14.31, -170.73} << GeoPoint{-14.45, -170.7};
    QTest::newRow("Saipan") << u"96950"_s << GeoPoint{15.19, 145.75} << GeoPoint{15.2, 145.5};
    QTest::newRow("San Juan") << u"00901"_s << GeoPoint{18.3, -66.1} << GeoPoint{18.6, -66.1};
    QTest::newRow("Saint Thomas") << u"00802"_s << GeoPoint{18.345, -64.93} << GeoPoint{18.25, -64.93};
    QTest::newRow("Attu, across the date line") << u"99546"_s << GeoPoint{52.9, 172.9} << GeoPoint{53.3, 172.9};
}

void tst_manymaps::distantPlacesAreDrawn()
{
    QFETCH(QString, zip);
    QFETCH(GeoPoint, land);
    QFETCH(GeoPoint, water);
    CenterMap map;
    map.resize(700, 700);
    map.show();
    QTRY_VERIFY(map.isDrawn());
    const bool isAttu = zip == u"99546"_s;
    map.setCenters(MapOrigin{zip, isAttu ? GeoPoint{52.9, 173.2} : *geo::bundledZips()->centroid(zip)}, 50, {});
    const QImage picture = map.grab().toImage();
    // The tint of the rings lies over both; a name or a dot may stand on the very place.
    const auto isThere = [&](const GeoPoint &place, const QColor &color) {
        const QPoint middle = map.view().toScreen(place).toPoint();
        for (int y = -4; y <= 4; ++y) {
            for (int x = -4; x <= 4; ++x) {
                const QColor here = picture.pixelColor(middle + QPoint(x, y));
                if (std::abs(here.red() - color.red()) + std::abs(here.green() - color.green())
                        + std::abs(here.blue() - color.blue())
                    < 30)
                    return true;
            }
        }
        return false;
    };
    QVERIFY2(isThere(land, lightTokens().map.land), "no land");
    QVERIFY2(isThere(water, lightTokens().map.water), "no water");
}

LABDESK_TEST(tst_manymaps)
#include "tst_manymaps.moc"
