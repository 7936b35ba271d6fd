// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Markers, bubbles and names of towns: what stands where, what is told of it, and what list and map say to each other.
#include "geo/bundled.h"
#include "map/centermap.h"
#include "map/laidmap.h"
#include "support/testmain.h"

#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolTip>

#include <algorithm>

using namespace labdesk;
using namespace labdesk::tests;

namespace {

MapOrigin aroundPhoenix()
{
    return {u"85004"_s, *geo::bundledZips()->centroid(u"85004")};
}

std::vector<MapItem> fourMarked()
{
    return {
        {u"Downtown"_s, 1, {}, u"85004"_s, 1.2},
        {u"Mesa"_s, 2, {}, u"85201"_s, 15.0},
        {u"Post office box"_s, 3, {}, u"85001"_s, 2.0},
        {u"<b>Tempe</b>"_s, 4, {}, u"85281"_s, 8.4},
    };
}

} // namespace

class tst_mapmarkers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_map.reset(); }
    void townsAreNamedTheLargestFirst();
    void eachMarkerStandsAtItsPlace();
    void whatIsTooCloseIsCounted();
    void onPaperABubbleSaysItsNumbers();
    void onlyCentersOfOneSpotAreChosenInTurn();
    void aBubbleTellsWhomItCountsAndOpens();
    void whatIsPointedAtInTheListIsRaised();
    void whereAPersonMovedItCanBeSearched();
    void theResultsFillThePicture();

private:
    std::unique_ptr<CenterMap> m_map;
};

void tst_mapmarkers::init()
{
    m_map = std::make_unique<CenterMap>();
    m_map->resize(600, 600);
    m_map->setCenters(aroundPhoenix(), 25, fourMarked());
    m_map->show();
    QTRY_VERIFY(m_map->isDrawn());
}

void tst_mapmarkers::townsAreNamedTheLargestFirst()
{
    QStringList cities;
    QStringList towns;
    for (const PlacedName &name : layOut(u"60202"_s, 25, {746, 742}, false, 1).scene.names)
        (name.kind == MapNameKind::City ? cities : towns) += name.text;
    QVERIFY2(cities.contains(u"Chicago"_s) && cities.contains(u"Naperville"_s), qPrintable(cities.join(u", "_s)));
    QVERIFY2(!cities.contains(u"Evanston"_s), "75,000 are no city");
    for (const PlacedName &name : layOut(u"82070"_s, 25, {746, 742}, false, 1).scene.names)
        towns += name.text;
    QVERIFY2(towns.contains(u"Laramie"_s), qPrintable(towns.join(u", "_s)));
    QVERIFY2(!towns.contains(u"Albany"_s), "a county");
}

void tst_mapmarkers::eachMarkerStandsAtItsPlace()
{
    const Laid laid = layOut(u"60601"_s, 10, {746, 742}, false, 0.5); // crowded
    for (std::size_t i = 0; i < laid.scene.markers.size(); ++i)
        QCOMPARE(laid.scene.markers[i], laid.view.toScreen(laid.placement.markers[i].place));
}

void tst_mapmarkers::whatIsTooCloseIsCounted()
{
    const Laid crowded = layOut(u"60601"_s, 10, {746, 742}, false, 0.3);
    QVERIFY(!crowded.scene.bubbles.empty());
    std::vector<int> shown(crowded.scene.markers.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i] += crowded.scene.numbered[i] ? 1 : 0;
    for (const MapBubble &bubble : crowded.scene.bubbles) {
        QVERIFY(bubble.markers.size() > 1);
        QCOMPARE(bubble.text, u"×%1"_s.arg(bubble.markers.size()));
        QVERIFY(std::ranges::find(crowded.scene.markers, bubble.at) != crowded.scene.markers.end());
        for (const std::size_t marker : bubble.markers)
            ++shown[marker];
    }
    QVERIFY2(std::ranges::all_of(shown, [](int times) { return times <= 1; }), "both counted and numbered");
    QVERIFY(crowded.scene.numbered[2]); // the chosen one always is

    const Laid roomy = layOut(u"59718"_s, 50, {746, 742}, false, 1); // few ZIPs, far apart
    QVERIFY(std::ranges::count(roomy.scene.numbered, true) > 10);
}

void tst_mapmarkers::onPaperABubbleSaysItsNumbers()
{
    MapView view;
    view.size = {400, 400};
    view.fit({}, 25, 10);
    MapPlacement placement;
    placement.markers = {{0, {1, 1}}, {1, {1.2, 1}}, {2, {15, 15}}};
    const std::vector<MapItem> items{{u"A"_s, 1, {}, {}, {}}, {u"B"_s, 2, {}, {}, {}}, {u"C"_s, 3, {}, {}, {}}};
    const MapScene scene = layOutMap({view, placement, items, false, 25, {}, {}, {}, {}, true}, style());
    QCOMPARE(scene.bubbles.size(), std::size_t(1));
    QCOMPARE(scene.bubbles.front().text, u"1, 2"_s);
    QVERIFY(scene.numbered[2]);
}

void tst_mapmarkers::onlyCentersOfOneSpotAreChosenInTurn()
{
    MapScene scene;
    scene.markers = {{10, 10}, {10, 10}, {50, 50}, {10, 10}};
    QCOMPARE(scene.nextAtSpot(0, style()), std::size_t(0));
    scene.chosen = 0;
    QCOMPARE(scene.nextAtSpot(0, style()), std::size_t(1));
    scene.chosen = 1;
    QCOMPARE(scene.nextAtSpot(0, style()), std::size_t(3));
    scene.chosen = 3;
    QCOMPARE(scene.nextAtSpot(0, style()), std::size_t(0));
    QCOMPARE(scene.nextAtSpot(2, style()), std::size_t(2));
    QVERIFY(scene.isSingleSpot({{10, 10}, {0, 1, 3}, {}, {}}, style()));
    QVERIFY(!scene.isSingleSpot({{10, 10}, {0, 2}, {}, {}}, style()));
}

void tst_mapmarkers::aBubbleTellsWhomItCountsAndOpens()
{
    std::vector<MapItem> items = fourMarked();
    for (int i = 0; i < 3; ++i)
        items.push_back(
            {u"Suburb"_s, 5 + i, GeoPoint{33.30 + 0.004 * i, -112.3}, u"85004"_s, 20.0, {u"Center %1"_s.arg(5 + i)}});
    items.push_back({u"Far"_s, 8, GeoPoint{33.9, -112.4}, u"85004"_s, 24.0});
    m_map->setCenters(aroundPhoenix(), 25, items);
    const auto bubble = [this] { return m_map->scene().bubbles.empty() ? nullptr : &m_map->scene().bubbles.front(); };
    QVERIFY(bubble());
    QCOMPARE(bubble()->text, u"×3"_s);
    const QPointF at = bubble()->at;
    QMouseEvent over(QEvent::MouseMove, at, m_map->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_map.get(), &over);
    QTRY_VERIFY(QToolTip::isVisible());
    for (const QString &line : {u"3 centers here"_s, u"5. Center 5"_s, u"7. Center 7"_s})
        QVERIFY2(QToolTip::text().contains(line), qPrintable(QToolTip::text()));
    QToolTip::hideText();
    const double scale = m_map->view().scale;
    QTest::mouseClick(m_map.get(), Qt::LeftButton, {}, at.toPoint());
    QCOMPARE(m_map->selectedRow(), -1);
    QVERIFY(m_map->view().scale > scale);
}

void tst_mapmarkers::whatIsPointedAtInTheListIsRaised()
{
    QSignalSpy hovered(m_map.get(), &CenterMap::hovered);
    m_map->setHovered(1);
    QCOMPARE(m_map->scene().raised, m_map->placement().markerOf(1));
    m_map->setHovered(-1);
    QVERIFY(!m_map->scene().raised);
    QCOMPARE(hovered.size(), 0);
    const QPointF at = *m_map->markerPosition(3);
    QMouseEvent over(QEvent::MouseMove, at, m_map->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_map.get(), &over);
    QCOMPARE(hovered.last().first().toInt(), 3);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_map.get(), &leave);
    QCOMPARE(hovered.last().first().toInt(), -1);
}

void tst_mapmarkers::whereAPersonMovedItCanBeSearched()
{
    auto *here = m_map->findChild<QPushButton *>(u"mapSearchHereButton"_s);
    QVERIFY(here && !here->isVisible());
    QSignalSpy asked(m_map.get(), &CenterMap::searchAroundRequested);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(m_map.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(here->isVisible());
    QTest::mouseClick(here, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    const auto middle = asked.front().front().value<GeoPoint>();
    QVERIFY2(middle.longitude > aroundPhoenix().point.longitude, qPrintable(QString::number(middle.longitude)));
    m_map->fit();
    QVERIFY(!here->isVisible());
}

void tst_mapmarkers::theResultsFillThePicture()
{
    m_map->setCenters(aroundPhoenix(), 50, fourMarked()); // the farthest is 15 miles off
    const QPointF middle = m_map->view().toScreen(geo::PlanePoint{});
    const double reach = QLineF(middle, *m_map->markerPosition(1)).length();
    QVERIFY2(reach > m_map->width() / 2.0, qPrintable(QString::number(reach)));
    m_map->setCenters(aroundPhoenix(), 50, {});
    QVERIFY(std::abs(m_map->view().middle.east) < 1e-9); // nothing found: the circle
}

LABDESK_TEST(tst_mapmarkers)
#include "tst_mapmarkers.moc"
