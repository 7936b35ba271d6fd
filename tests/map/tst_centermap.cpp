// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "map/centermap.h"
#include "map/maptexts.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "widgets/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QThreadPool>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

MapOrigin phoenix()
{
    return {u"85004"_s, *geo::bundledZips()->centroid(u"85004")};
}

std::vector<MapItem> fourCenters()
{
    return {
        {u"Downtown"_s, 1, {}, u"85004"_s, 1.2},
        {u"Mesa"_s, 2, {}, u"85201"_s, 15.0},
        {u"Post office box"_s, 3, {}, u"85001"_s, 2.0},
        {u"<b>Tempe</b>"_s, 4, {}, u"85281"_s, 8.4},
    };
}

} // namespace

class tst_centermap : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void paintsBeforeTheGeographyIsThere();
    void maybeClosedWhileLoading();
    void saysInOneSentenceWhatItShows_data();
    void saysInOneSentenceWhatItShows();
    void namesWhatIsNotOnTheMap();
    void aClickOnAMarkerSelectsIt();
    void selectingFromOutsideIsSilent();
    void arrowKeysWalkByDistance();
    void anItemOutOfSightIsBroughtIntoSight();
    void buttonsZoomAndFit();
    void keysZoomAndFit();
    void theWheelZoomsAroundThePointer();
    void aDragMovesTheMapAndSelectsNothing();
    void resizingKeepsAFittedMapFitted();
    void newCentersForgetTheSelection();
    void whatIsLeftOutHasNoMarker();
    void aCenterBeyondTheCircleIsInThePictureToo();
    void beforeASearchTheCountryStandsInTheMiddle();
    void noCenterIsFittedBelowWhatStandsInTheCorners();
    void theCardIsShownAtOnce();
    void aMarkerIsDescribedInSentences();
    void theHintIsPlainText();
    void followsTheAppearance();
    void everyButtonHasAName();

private:
    QToolButton *button(const char *name) const { return m_map->findChild<QToolButton *>(QLatin1String(name)); }
    std::unique_ptr<CenterMap> m_map;
};

void tst_centermap::initTestCase()
{
    QAccessible::setActive(true);
}

void tst_centermap::init()
{
    QApplication::setPalette(paletteOf(lightTokens()));
    m_map = std::make_unique<CenterMap>();
    QSignalSpy markersPlaced(m_map.get(), &CenterMap::markersPlaced);
    m_map->resize(600, 600);
    m_map->setCenters(phoenix(), 25, fourCenters());
    m_map->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_map.get()));
    QTRY_VERIFY(!markersPlaced.isEmpty());
}

void tst_centermap::cleanup()
{
    m_map.reset();
}

void tst_centermap::paintsBeforeTheGeographyIsThere()
{
    CenterMap map;
    map.resize(300, 300);
    map.setCenters(phoenix(), 25, fourCenters());
    QVERIFY(map.unplaced().empty());
    QVERIFY(!map.markerPosition(0));
    QCOMPARE(map.grab().toImage().pixelColor(8, 150), lightTokens().map.land);
    QSignalSpy markersPlaced(&map, &CenterMap::markersPlaced);
    map.show(); // nothing is read for a map that nobody looks at
    QTRY_COMPARE(markersPlaced.size(), 1);
    QVERIFY(map.markerPosition(0));
}

void tst_centermap::maybeClosedWhileLoading()
{
    for (int i = 0; i < 20; ++i) {
        CenterMap map;
        map.show(); // which is when it begins to read
    }
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(tests::whatWasPutOffIsDone()); // what was read has nobody to be told
}

void tst_centermap::saysInOneSentenceWhatItShows_data()
{
    QTest::addColumn<std::optional<MapOrigin>>("origin");
    QTest::addColumn<std::vector<MapItem>>("items");
    QTest::addColumn<QString>("sentence");
    const std::vector<MapItem> two{{u"A"_s, 1, {}, u"85004"_s, 1.2}, {u"B"_s, 2, {}, u"85006"_s, 3.0}};
    const std::vector<MapItem> unread{{u"A"_s, 1, {}, u"85004"_s, {}}, {u"B"_s, 2, {}, u"85006"_s, {}}};
    QTest::newRow("around a ZIP") << std::optional(phoenix()) << two
                                  << u"2 centers within 25 miles of 85004, nearest 1.2 miles"_s;
    QTest::newRow("by order") << std::optional<MapOrigin>() << two << u"2 centers, nearest 1.2 miles"_s;
    QTest::newRow("nearer than distances are exact")
        << std::optional(phoenix()) << std::vector<MapItem>{{u"A"_s, 1, {}, u"85004"_s, 0.0}}
        << u"1 centers within 25 miles of 85004, nearest under 0.1 miles"_s;
    QTest::newRow("no distance could be read")
        << std::optional(phoenix()) << unread << u"2 centers within 25 miles of 85004"_s;
    QTest::newRow("nothing to show") << std::optional(phoenix()) << std::vector<MapItem>()
                                     << u"No service centers on the map"_s;
}

void tst_centermap::saysInOneSentenceWhatItShows()
{
    QFETCH(std::optional<MapOrigin>, origin);
    QFETCH(std::vector<MapItem>, items);
    QFETCH(QString, sentence);
    m_map->setCenters(origin, 25, items);
    QCOMPARE(m_map->accessibleName(), u"Map of service centers"_s);
    QCOMPARE(m_map->accessibleDescription(), sentence);
}

void tst_centermap::namesWhatIsNotOnTheMap()
{
    QCOMPARE(m_map->unplaced(), std::vector<int>{2});
    QVERIFY(!m_map->markerPosition(2));
    QVERIFY(m_map->accessibleDescription().endsWith(u". 1 not on the map"_s));
    QVERIFY(m_map->hasUnknownDirection());
    m_map->setCenters(std::nullopt, 25, fourCenters());
    QVERIFY(!m_map->hasUnknownDirection());
}

void tst_centermap::aClickOnAMarkerSelectsIt()
{
    QSignalSpy selected(m_map.get(), &CenterMap::selected);
    QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, m_map->markerPosition(1)->toPoint());
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().toInt(), 1);
    QCOMPARE(m_map->selectedRow(), 1);
    QVERIFY(m_map->accessibleDescription().endsWith(u"Selected: 2, Mesa · 15.0 mi"_s));
    QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, m_map->markerPosition(1)->toPoint());
    QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, QPoint(60, 500));
    QCOMPARE(selected.size(), 1); // neither the same marker nor empty land says it again
}

void tst_centermap::selectingFromOutsideIsSilent()
{
    QSignalSpy selected(m_map.get(), &CenterMap::selected);
    m_map->setSelected(3);
    QCOMPARE(m_map->selectedRow(), 3);
    QCOMPARE(m_map->scene().selectedText, u"<b>Tempe</b> · 8.4 mi"_s);
    m_map->setSelected(2); // not on the map: selected all the same
    QCOMPARE(m_map->selectedRow(), 2);
    m_map->setSelected(17);
    QCOMPARE(m_map->selectedRow(), -1);
    QVERIFY(!m_map->scene().chosen);
    QCOMPARE(selected.size(), 0);
}

void tst_centermap::arrowKeysWalkByDistance()
{
    QSignalSpy selected(m_map.get(), &CenterMap::selected);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Left})
        QTest::keyClick(m_map.get(), key);
    std::vector<int> rows;
    for (const auto &arguments : selected)
        rows.push_back(arguments.first().toInt());
    QCOMPARE(rows, (std::vector<int>{0, 3, 1, 3})); // 1.2, 8.4 and 15 miles; the end of the walk says nothing
}

void tst_centermap::anItemOutOfSightIsBroughtIntoSight()
{
    for (int i = 0; i < 6; ++i)
        m_map->zoomIn();
    QVERIFY(!m_map->rect().contains(m_map->markerPosition(1)->toPoint()));
    m_map->setSelected(1);
    QVERIFY(m_map->rect().contains(m_map->markerPosition(1)->toPoint()));
}

void tst_centermap::buttonsZoomAndFit()
{
    const double fitted = m_map->view().scale;
    QTest::mouseClick(button("mapZoomInButton"), Qt::LeftButton);
    QCOMPARE(m_map->view().scale, fitted * 1.5);
    QTest::mouseClick(button("mapZoomOutButton"), Qt::LeftButton);
    QTest::mouseClick(button("mapZoomOutButton"), Qt::LeftButton);
    QCOMPARE(m_map->view().scale, fitted / 1.5);
    QTest::mouseClick(button("mapFitButton"), Qt::LeftButton);
    QCOMPARE(m_map->view().scale, fitted);
}

void tst_centermap::keysZoomAndFit()
{
    const MapView fitted = m_map->view();
    QTest::keyClick(m_map.get(), Qt::Key_Plus);
    QVERIFY(m_map->view().scale > fitted.scale);
    QTest::keyClick(m_map.get(), Qt::Key_Minus);
    QTest::keyClick(m_map.get(), Qt::Key_Minus);
    QVERIFY(m_map->view().scale < fitted.scale);
    QTest::keyClick(m_map.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(m_map->view().middle.east > fitted.middle.east);
    QCOMPARE(m_map->selectedRow(), -1);
    QTest::keyClick(m_map.get(), Qt::Key_Home);
    QCOMPARE(m_map->view().scale, fitted.scale);
    QCOMPARE(m_map->view().middle, fitted.middle);
}

void tst_centermap::theWheelZoomsAroundThePointer()
{
    const QPointF pointer(150, 200);
    const geo::PlanePoint before = m_map->view().toPlane(pointer);
    const double scale = m_map->view().scale;
    QWheelEvent wheel(pointer, m_map->mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_map.get(), &wheel);
    QVERIFY(m_map->view().scale > scale);
    QVERIFY(std::abs(m_map->view().toPlane(pointer).east - before.east) < 1e-9);
}

void tst_centermap::aDragMovesTheMapAndSelectsNothing()
{
    QSignalSpy selected(m_map.get(), &CenterMap::selected);
    const QPoint start = m_map->markerPosition(1)->toPoint();
    const QPointF before = *m_map->markerPosition(1);
    QTest::mousePress(m_map.get(), Qt::LeftButton, {}, start);
    QTest::mouseMove(m_map.get(), start + QPoint(-30, 20));
    QTest::mouseMove(m_map.get(), start + QPoint(-60, 40));
    m_map->grab();
    QTest::mouseRelease(m_map.get(), Qt::LeftButton, {}, start + QPoint(-60, 40));
    QCOMPARE(m_map->markerPosition(1)->toPoint(), (before + QPointF(-60, 40)).toPoint());
    QCOMPARE(selected.size(), 0);
    // What the moved picture shows is what a fresh painting of the same view shows.
    const QImage dragged = m_map->grab().toImage();
    QApplication::setPalette(paletteOf(darkTokens()));
    QTRY_VERIFY(m_map->grab().toImage() != dragged);
    QApplication::setPalette(paletteOf(lightTokens()));
    QTRY_COMPARE(m_map->grab().toImage(), dragged);
}

void tst_centermap::resizingKeepsAFittedMapFitted()
{
    const double scale = m_map->view().scale;
    m_map->resize(300, 600);
    QTRY_VERIFY(m_map->view().scale < scale);
    QTest::keyClick(m_map.get(), Qt::Key_Plus);
    const double zoomed = m_map->view().scale;
    m_map->resize(500, 600);
    QTRY_COMPARE(m_map->view().size, QSizeF(500, 600));
    QCOMPARE(m_map->view().scale, zoomed); // what was looked at stays
}

void tst_centermap::newCentersForgetTheSelection()
{
    m_map->setSelected(1);
    m_map->zoomIn();
    const double zoomed = m_map->view().scale;
    m_map->setCenters(phoenix(), 25, fourCenters());
    QCOMPARE(m_map->selectedRow(), -1);
    QVERIFY(m_map->view().scale < zoomed);
}

void tst_centermap::whatIsLeftOutHasNoMarker()
{
    m_map->setSelected(1);
    m_map->zoomIn();
    const double zoomed = m_map->view().scale;
    QSignalSpy markersPlaced(m_map.get(), &CenterMap::markersPlaced);
    m_map->setShown({true, false, true, true});
    QCOMPARE(markersPlaced.size(), 1);
    QCOMPARE(m_map->selectedRow(), -1);
    QVERIFY(!m_map->markerPosition(1));
    QVERIFY(m_map->markerPosition(3));
    QCOMPARE(m_map->view().scale, zoomed); // what was looked at stays
    QVERIFY2(m_map->accessibleDescription().startsWith(u"3 centers within 25 miles of 85004"_s),
             qPrintable(m_map->accessibleDescription()));
    m_map->setShown({false, false, true, false});
    QCOMPARE(m_map->unplaced(), std::vector<int>{2});
    m_map->setShown({});
    QVERIFY(m_map->markerPosition(1));
}

void tst_centermap::aCenterBeyondTheCircleIsInThePictureToo()
{
    MapItem far{u"Tucson"_s, 1, GeoPoint{32.6, -111.2}, u"85132"_s, 24.0};
    m_map->setCenters(phoenix(), 25, {far});
    QVERIFY(m_map->rect().contains(m_map->markerPosition(0)->toPoint()));
}

void tst_centermap::beforeASearchTheCountryStandsInTheMiddle()
{
    m_map->resize(700, 700);
    m_map->setCenters({}, 0, {});
    const double west = m_map->view().toScreen(GeoPoint{40.44, -124.41}).x();
    const double east = m_map->width() - m_map->view().toScreen(GeoPoint{44.81, -66.95}).x();
    QVERIFY2(west >= 14 && std::abs(west - east) < 3,
             qPrintable(u"%1 px at the west, %2 at the east"_s.arg(west).arg(east)));
}

void tst_centermap::noCenterIsFittedBelowWhatStandsInTheCorners()
{
    // Of an order, so that the frame is drawn around the centers: one in each corner of it.
    const std::vector<MapItem> corners{{u"South west"_s, 1, GeoPoint{33.0, -112.0}, u"85004"_s, {}},
                                       {u"North west"_s, 2, GeoPoint{33.6, -112.0}, u"85004"_s, {}},
                                       {u"South east"_s, 3, GeoPoint{33.0, -111.28}, u"85004"_s, {}},
                                       {u"North east"_s, 4, GeoPoint{33.6, -111.28}, u"85004"_s, {}}};
    m_map->setCenters({}, 0, corners);
    const auto *buttons = m_map->findChild<QToolButton *>(u"mapFitButton"_s)->parentWidget();
    for (const QSize size : {QSize(300, 300), QSize(420, 420), QSize(700, 700)}) {
        m_map->resize(size);
        QTRY_COMPARE(m_map->scene().markers.size(), corners.size());
        const MapScene &scene = m_map->scene();
        for (const QPointF &at : scene.markers) {
            const double radius = MapScene::markerRadius(m_map->style());
            const QRectF disc(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
            for (const QRectF &corner : {scene.scaleBar, scene.remarkPill, scene.north, QRectF(buttons->geometry())})
                QVERIFY2(!disc.intersects(corner),
                         qPrintable(u"%1: %2, %3"_s.arg(size.width()).arg(at.x()).arg(at.y())));
        }
    }
}

void tst_centermap::theCardIsShownAtOnce()
{
    std::vector<MapItem> items = fourCenters();
    items[1].about = {u"Mesa Patient Service Center"_s, u"1 Main St"_s, u"480-555-0142"_s};
    m_map->setCenters(phoenix(), 25, items);
    QMouseEvent over(QEvent::MouseMove, *m_map->markerPosition(1), m_map->mapToGlobal(*m_map->markerPosition(1)),
                     Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_map.get(), &over);
    QTRY_VERIFY(QToolTip::isVisible());
    for (const QString &line : {u"<b>2. Mesa · 15.0 mi</b>"_s, u"Mesa Patient Service Center"_s, u"1 Main St"_s,
                                u"480-555-0142"_s, u"Estimated from ZIP code and distance"_s})
        QVERIFY2(QToolTip::text().contains(line), qPrintable(QToolTip::text()));
    QMouseEvent off(QEvent::MouseMove, QPointF(5, 300), m_map->mapToGlobal(QPointF(5, 300)), Qt::NoButton, Qt::NoButton,
                    Qt::NoModifier);
    QCoreApplication::sendEvent(m_map.get(), &off);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void tst_centermap::aMarkerIsDescribedInSentences()
{
    MapItem item = fourCenters().front();
    item.about = {u"Mesa Patient Service Center"_s, u"1 Main St.. in the yard"_s, u"Call first."_s};
    MapMarker marker;
    marker.exact = true;
    QCOMPARE(MapTexts::accessibleDescription(item, marker), u"1 Main St.. in the yard. Call first. Exact location"_s);
}

void tst_centermap::theHintIsPlainText()
{
    const QPoint at = m_map->markerPosition(3)->toPoint();
    QHelpEvent help(QEvent::ToolTip, at, m_map->mapToGlobal(at));
    QCoreApplication::sendEvent(m_map.get(), &help);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY2(QToolTip::text().contains(u"4. &lt;b&gt;Tempe&lt;/b&gt; · 8.4 mi"_s), qPrintable(QToolTip::text()));
    QToolTip::hideText();
}

void tst_centermap::followsTheAppearance()
{
    m_map->setCenters({}, 0, fourCenters()); // without rings, whose tint lies over the land
    const auto land = [this] { return m_map->grab().toImage().pixelColor(8, 200); };
    QCOMPARE(land(), lightTokens().map.land);
    QApplication::setPalette(paletteOf(darkTokens()));
    QTRY_COMPARE(land(), darkTokens().map.land);
}

void tst_centermap::everyButtonHasAName()
{
    for (const char *name : {"mapZoomInButton", "mapZoomOutButton", "mapFitButton"}) {
        QVERIFY2(button(name), name);
        QVERIFY2(!button(name)->accessibleName().isEmpty(), name);
        QVERIFY2(m_map->rect().contains(button(name)->parentWidget()->geometry()), name);
    }
}

LABDESK_TEST(tst_centermap)
#include "tst_centermap.moc"
