// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/laidmap.h"
#include "map/mapbase.h"
#include "support/testmain.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTranslator>

#include <cmath>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

std::vector<QRectF> textsOf(const MapScene &scene)
{
    std::vector<QRectF> texts{scene.scaleBar};
    for (const MapBubble &bubble : scene.bubbles)
        texts.push_back(bubble.rect);
    for (const PlacedName &name : scene.names)
        texts.push_back(name.rect);
    for (const MapRing &ring : scene.rings) {
        if (!ring.pill.isNull())
            texts.push_back(ring.pill);
    }
    if (!scene.selectedPill.isNull())
        texts.push_back(scene.selectedPill);
    return texts;
}

double distanceToRect(const QPointF &p, const QRectF &rect)
{
    const double dx = std::max({rect.left() - p.x(), 0.0, p.x() - rect.right()});
    const double dy = std::max({rect.top() - p.y(), 0.0, p.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

QImage baseOf(const MapView &view)
{
    QImage image(view.size.toSize(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    paintMapBase(painter, view, *geography(), lightTokens(), 1);
    return image;
}

} // namespace

class tst_mapscene : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyLatinLettersAreSlanted_data()
    {
        QTest::addColumn<bool>("isSlanted");
        for (const char *language : {"en", "es", "fr", "de"})
            QTest::newRow(language) << true;
        QTest::newRow("ar") << false;
    }
    void onlyLatinLettersAreSlanted()
    {
        QFETCH(bool, isSlanted);
        const QLocale before;
        QLocale::setDefault(QLocale(QLatin1StringView(QTest::currentDataTag())));
        const MapStyle style = MapStyle::from(QGuiApplication::font(), 1);
        QLocale::setDefault(before);
        QCOMPARE(style.water.italic(), isSlanted);
        QVERIFY(!style.town.italic() && !style.city.italic());
    }
    void nothingOverlaps_data();
    void nothingOverlaps();
    void ringsFollowTheRadius_data();
    void ringsFollowTheRadius();
    void byOrderThereAreNoRings();
    void onPaperTheCornersFollowTheLanguage();
    void theScaleBarIsAsLongAsItSays();
    void aLaterNameGivesWay();
    void aNameTakesItsNextSpotWhenTheFirstIsTaken();
    void aNameStaysInsideOfTheFrame();
    void aPolygonIsCutAtTheFrame();
    void spotsLieInsideWithRoomForTheText();
    void theOnlyStateInSightGoesWithoutSaying();
    void aStateWithoutRoomForItsNameHasItsLetters();
    void aNeighborIsNamedOffTheStates();
    void neighborsSpeakTheLanguageOfNow();
    void acrossTheBorderThereIsLand_data();
    void acrossTheBorderThereIsLand();
    void aCornerOfAlaskaIsNotScribbledAtTheEdge();
    void zoomKeepsThePlaceUnderThePointer();
    void zoomHasLimits();
    void smoothingKeepsTheEnds();
    void theBaseLayerHasLandAndWater();
};

void tst_mapscene::nothingOverlaps_data()
{
    QTest::addColumn<QString>("zip");
    QTest::addColumn<int>("radius");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<bool>("byOrder");
    QTest::addColumn<double>("zoom");
    const QSizeF usual(746, 742);
    QTest::newRow("Boston at 25 miles") << u"02116"_s << 25 << usual << false << 1.0;
    QTest::newRow("Boston in a small window") << u"02116"_s << 25 << QSizeF(260, 220) << false << 1.0;
    QTest::newRow("Phoenix at 50 miles") << u"85004"_s << 50 << usual << false << 1.0;
    QTest::newRow("Phoenix at 10 miles, zoomed in") << u"85004"_s << 10 << usual << false << 4.0;
    QTest::newRow("Anchorage") << u"99501"_s << 50 << usual << false << 1.0;
    QTest::newRow("Honolulu, on an island") << u"96813"_s << 25 << usual << false << 1.0;
    QTest::newRow("Guam, across the 180th meridian") << u"96910"_s << 25 << usual << false << 1.0;
    QTest::newRow("New York by order") << u"10001"_s << 25 << usual << true << 1.0;
    QTest::newRow("New York, five states in sight") << u"10001"_s << 50 << usual << false << 0.4;
    QTest::newRow("half of the country") << u"60601"_s << 50 << usual << false << 0.05;
}

void tst_mapscene::nothingOverlaps()
{
    QFETCH(QString, zip);
    QFETCH(int, radius);
    QFETCH(QSizeF, size);
    QFETCH(bool, byOrder);
    QFETCH(double, zoom);
    const Laid laid = layOut(zip, radius, size, byOrder, zoom);
    const auto texts = textsOf(laid.scene);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY(laid.view.rect().contains(texts[i]));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!texts[i].intersects(texts[j]));
        for (std::size_t marker = 0; marker < laid.scene.markers.size(); ++marker) {
            const bool isName = i > laid.scene.bubbles.size(); // the scale bar and bubbles stand where they stand
            const double room
                = laid.scene.numbered[marker] ? MapScene::markerRadius(style()) : MapScene::dotRadius(style());
            QVERIFY(!isName || distanceToRect(laid.scene.markers[marker], texts[i]) >= room);
        }
    }
    for (const PlacedName &name : laid.scene.names)
        for (const QRectF &corner : {laid.scene.scaleBar, laid.scene.remarkPill, laid.scene.north})
            QVERIFY2(!name.rect.adjusted(-7, -7, 7, 7).intersects(corner),
                     qPrintable(name.text + u" is read together with what stands in a corner"_s));
    QVERIFY(!laid.scene.markers.empty());
    QVERIFY2(!laid.scene.names.empty() || size.width() < 300, "a map without any name");
}

void tst_mapscene::ringsFollowTheRadius_data()
{
    QTest::addColumn<int>("radius");
    QTest::addColumn<std::vector<double>>("rings");
    QTest::newRow("10 miles has one ring") << 10 << std::vector<double>{10};
    QTest::newRow("20 miles") << 20 << std::vector<double>{10, 20};
    QTest::newRow("25 miles") << 25 << std::vector<double>{10, 20, 25};
    QTest::newRow("50 miles has them all") << 50 << std::vector<double>{10, 20, 25, 50};
}

void tst_mapscene::ringsFollowTheRadius()
{
    QFETCH(int, radius);
    QFETCH(std::vector<double>, rings);
    const Laid laid = layOut(u"85004"_s, radius, {746, 742}, false, 1);
    std::vector<double> got;
    for (const MapRing &ring : laid.scene.rings) {
        got.push_back(ring.miles);
        QVERIFY(std::abs(ring.pixels - ring.miles * laid.view.scale) < 1e-9);
        QCOMPARE(ring.isOutermost, ring.miles == radius);
    }
    QCOMPARE(got, rings);
    QVERIFY(!laid.scene.rings.back().pill.isNull());
}

void tst_mapscene::byOrderThereAreNoRings()
{
    const Laid laid = layOut(u"85004"_s, 25, {746, 742}, true, 1);
    QVERIFY(laid.scene.rings.empty());
    QVERIFY(!laid.scene.origin);
}

void tst_mapscene::onPaperTheCornersFollowTheLanguage()
{
    const QSizeF page(680, 400);
    for (const bool isMirrored : {false, true}) {
        QGuiApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const MapCornerElements corners = MapCornerElements::in(page, {}, style()); // no buttons there that would tell
        QCOMPARE(corners.north.center().x() < page.width() / 2, isMirrored);
        QCOMPARE(corners.remark.center().x() > page.width() / 2, isMirrored);
        QCOMPARE(corners.scale.center().x() > page.width() / 2, isMirrored);
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void tst_mapscene::theScaleBarIsAsLongAsItSays()
{
    const Laid laid = layOut(u"85004"_s, 25, {746, 742}, false, 1);
    QCOMPARE(laid.scene.scaleText, u"5 mi"_s);
    QVERIFY(std::abs(laid.scene.scaleBar.width() - 5 * laid.view.scale) < 1e-9);
    QCOMPARE(layOut(u"85004"_s, 25, {746, 742}, false, 20).scene.scaleText, u"0.2 mi"_s);
}

void tst_mapscene::aLaterNameGivesWay()
{
    const std::vector<MapName> names{{u"Arizona"_s, {80, 16}, {{100, 100}}, MapNameKind::State},
                                     {u"Maricopa"_s, {80, 16}, {{110, 104}}}};
    const auto placed = placeNames(names, {}, {0, 0, 300, 300});
    QCOMPARE(placed.size(), std::size_t(1));
    QCOMPARE(placed.front().text, u"Arizona"_s);
}

void tst_mapscene::aNameTakesItsNextSpotWhenTheFirstIsTaken()
{
    const auto placed
        = placeNames({{u"Pinal"_s, {40, 16}, {{100, 100}, {200, 200}}}}, {QRectF(90, 90, 20, 20)}, {0, 0, 300, 300});
    QCOMPARE(placed.size(), std::size_t(1));
    QCOMPARE(placed.front().rect.center(), QPointF(200, 200));
}

void tst_mapscene::aNameStaysInsideOfTheFrame()
{
    QVERIFY(placeNames({{u"Pinal"_s, {40, 16}, {{10, 100}}}}, {}, {0, 0, 300, 300}).empty());
    QVERIFY2(placeNames({{u"Pinal"_s, {40, 16}, {{22, 100}}}}, {}, {0, 0, 300, 300}).empty(),
             "two pixels from the edge looks cut");
    QVERIFY(!placeNames({{u"Pinal"_s, {40, 16}, {{30, 100}}}}, {}, {0, 0, 300, 300}).empty());
}

void tst_mapscene::aPolygonIsCutAtTheFrame()
{
    const QRectF frame(0, 0, 100, 100);
    const QPolygonF around{{-50, -50}, {150, -50}, {150, 150}, {-50, 150}};
    QCOMPARE(clippedTo(frame, around).boundingRect(), frame);
    QVERIFY(clippedTo(frame, QPolygonF{{200, 200}, {300, 200}, {300, 300}}).isEmpty());
    const QPolygonF inside{{10, 10}, {20, 10}, {20, 20}};
    QCOMPARE(clippedTo(frame, inside), inside);
}

void tst_mapscene::spotsLieInsideWithRoomForTheText()
{
    // An L: its bounding box's middle lies outside of it.
    const QPolygonF ell{{0, 0}, {60, 0}, {60, 240}, {300, 240}, {300, 300}, {0, 300}};
    const auto spots = findLabelSpots(ell, {50, 14});
    QVERIFY(!spots.empty());
    for (const QPointF &spot : spots)
        QVERIFY(ell.containsPoint(spot, Qt::OddEvenFill));
    QVERIFY(findLabelSpots(ell, {400, 14}).empty());
    QVERIFY(findLabelSpots(ell, {70, 100}).empty());
    QVERIFY(findLabelSpots({}, {50, 14}).empty());
    for (const QPointF &spot : findLabelSpots(ell, {50, 14}, {QPolygonF(QRectF(0, 0, 60, 150))}))
        QVERIFY(spot.y() > 150);
    const QPolygonF widerBelow{{0, 0}, {90, 0}, {94, 80}, {-4, 80}}; // by a hair: no reason to leave the middle
    const double off = findLabelSpots(widerBelow, {80, 15}).front().y() - 40;
    QVERIFY2(std::abs(off) < 8, qPrintable(QString::number(off)));
}

void tst_mapscene::theOnlyStateInSightGoesWithoutSaying()
{
    const Laid inside = layOut(u"85004"_s, 50, {746, 742}, false, 1);
    for (const PlacedName &name : inside.scene.names)
        QVERIFY2(name.kind != MapNameKind::State, qPrintable(name.text));
    QStringList states;
    for (const PlacedName &name : layOut(u"10001"_s, 50, {746, 742}, false, 0.5).scene.names) {
        if (name.kind == MapNameKind::State)
            states += name.text;
    }
    QVERIFY2(states.contains(u"New Jersey"_s), qPrintable(states.join(u", "_s)));
}

void tst_mapscene::aStateWithoutRoomForItsNameHasItsLetters()
{
    MapView view;
    view.size = {746, 742};
    view.fit({77, -73}, 1430, 16);
    QStringList states;
    for (const MapName &name : visibleNames(
             view, *geography(), [](const QString &text, MapNameKind kind) { return style().nameSize(text, kind); }))
        states += name.text;
    QVERIFY2(states.contains(u"Texas"_s) && states.contains(u"IN"_s), qPrintable(states.join(u", "_s)));
    QVERIFY(!states.contains(u"Indiana"_s));
}

void tst_mapscene::aNeighborIsNamedOffTheStates()
{
    const Laid laid = layOut(u"79901"_s, 25, {746, 742}, false, 1);
    const auto found = std::find_if(laid.scene.names.begin(), laid.scene.names.end(),
                                    [](const auto &name) { return name.text == u"Mexico"; });
    QVERIFY(found != laid.scene.names.end());
    const GeoPoint at = laid.view.projection.inverse(laid.view.toPlane(found->rect.center()));
    QVERIFY2(at.latitude < 31.78, qPrintable(QString::number(at.latitude)));
}

void tst_mapscene::neighborsSpeakTheLanguageOfNow()
{
    struct Spanish : QTranslator
    {
        using QTranslator::QTranslator;
        bool isEmpty() const override { return false; }
        QString translate(const char *, const char *source, const char *, int) const override
        {
            return source == QByteArray("Mexico") ? u"México"_s : QString();
        }
    };
    const auto isNamed = [](const QString &country) {
        const Laid laid = layOut(u"79901"_s, 25, {746, 742}, false, 1);
        return std::ranges::any_of(laid.scene.names, [&](const PlacedName &name) { return name.text == country; });
    };
    QVERIFY(isNamed(u"Mexico"_s) && !isNamed(u"México"_s));
    Spanish spanish;
    QCoreApplication::installTranslator(&spanish);
    QVERIFY(isNamed(u"México"_s) && !isNamed(u"Mexico"_s));
    QCoreApplication::removeTranslator(&spanish);
    QVERIFY(isNamed(u"Mexico"_s));
}

void tst_mapscene::acrossTheBorderThereIsLand_data()
{
    QTest::addColumn<GeoPoint>("place");
    QTest::addColumn<bool>("land");
    QTest::newRow("Ciudad Juarez") << GeoPoint{31.60, -106.45} << true;
    QTest::newRow("Tijuana") << GeoPoint{32.45, -116.95} << true;
    QTest::newRow("Windsor") << GeoPoint{42.22, -82.95} << true;
    QTest::newRow("Niagara Falls, Ontario") << GeoPoint{43.08, -79.20} << true;
    QTest::newRow("Vancouver") << GeoPoint{49.20, -122.95} << true;
    QTest::newRow("Montreal") << GeoPoint{45.50, -73.60} << true;
    QTest::newRow("Lake Erie") << GeoPoint{42.30, -80.60} << false;
    QTest::newRow("Lake Ontario") << GeoPoint{43.60, -78.00} << false;
    QTest::newRow("Lake Huron") << GeoPoint{44.50, -82.30} << false;
    QTest::newRow("Lake Superior") << GeoPoint{47.60, -87.00} << false;
    QTest::newRow("the Pacific off San Diego") << GeoPoint{32.40, -117.40} << false;
    QTest::newRow("the Gulf of Mexico off Brownsville") << GeoPoint{25.80, -96.80} << false;
    QTest::newRow("the Strait of Georgia") << GeoPoint{49.15, -123.55} << false;
    QTest::newRow("the Gulf of Maine") << GeoPoint{44.10, -67.30} << false;
}

void tst_mapscene::acrossTheBorderThereIsLand()
{
    QFETCH(GeoPoint, place);
    QFETCH(bool, land);
    MapView view;
    view.projection = geo::AzimuthalEquidistant(place);
    view.size = {100, 100};
    view.fit({}, 20, 0);
    const QImage image = baseOf(view);
    QCOMPARE(image.pixelColor(50, 50), land ? lightTokens().raised : lightTokens().map.water);
}

void tst_mapscene::aCornerOfAlaskaIsNotScribbledAtTheEdge()
{
    const auto linePixels = [](double milesNorth) {
        MapView view;
        view.size = {750, 750};
        view.fit({0, milesNorth - 1430}, 1430, 0);
        const QImage image = baseOf(view);
        int found = 0;
        for (int x = 0; x < 300; ++x)
            for (int y = 0; y < 60; ++y)
                found += image.pixelColor(x, y).lightness() < (lightTokens().map.border.lightness() + 255) / 2 ? 1 : 0;
        return found;
    };
    QCOMPARE(linePixels(1350), 0); // its southernmost islands alone
    QVERIFY(linePixels(2200) > 0);
}

void tst_mapscene::zoomKeepsThePlaceUnderThePointer()
{
    MapView view;
    view.size = {600, 400};
    view.fit({3, 4}, 25, 10);
    const QPointF pointer(123, 321);
    const geo::PlanePoint before = view.toPlane(pointer);
    view.zoom(1.7, pointer);
    QVERIFY(std::hypot(view.toPlane(pointer).east - before.east, view.toPlane(pointer).north - before.north) < 1e-9);
    const QPointF moved = view.toScreen(before) + QPointF(10, -20);
    view.pan({10, -20});
    QVERIFY(QLineF(view.toScreen(before), moved).length() < 1e-9);
}

void tst_mapscene::zoomHasLimits()
{
    MapView view;
    view.size = {600, 400};
    for (int i = 0; i < 200; ++i)
        view.zoom(2, {1, 1});
    QCOMPARE(view.scale, 200.0); // two miles across
    for (int i = 0; i < 200; ++i)
        view.zoom(0.5, {1, 1});
    QCOMPARE(view.scale, 0.05);
}

void tst_mapscene::smoothingKeepsTheEnds()
{
    const QPolygonF open = smoothedLine({{0, 0}, {10, 0}, {10, 10}});
    QCOMPARE(open.first(), QPointF(0, 0));
    QCOMPARE(open.last(), QPointF(10, 10));
    QVERIFY(open.size() > 4);
    QVERIFY(!open.contains(QPointF(10, 0)));
    const QPolygonF island = smoothedLine({{0, 0}, {10, 0}, {10, 10}, {0, 0}});
    QVERIFY(island.isClosed());
    QVERIFY(!island.contains(QPointF(0, 0)));
    const QPolygonF two{{0, 0}, {10, 0}};
    QCOMPARE(smoothedLine(two), two);
}

void tst_mapscene::theBaseLayerHasLandAndWater()
{
    MapView view;
    view.projection = geo::AzimuthalEquidistant(*geography()->zips->centroid(u"02116"));
    view.size = {400, 400};
    view.fit({}, 25, 10);
    const QImage image = baseOf(view);
    const auto colorAt = [&](GeoPoint place) { return image.pixelColor(view.toScreen(place).toPoint()); };
    QCOMPARE(colorAt({42.32, -70.75}), lightTokens().map.water); // Massachusetts Bay
    int land = 0;
    for (int x = 0; x < 100; ++x)
        land += image.pixelColor(20 + x, 250) == lightTokens().map.land ? 1 : 0;
    QVERIFY2(land > 80, qPrintable(QString::number(land))); // west of Boston, but for a line and some dots
}

LABDESK_TEST(tst_mapscene)
#include "tst_mapscene.moc"
