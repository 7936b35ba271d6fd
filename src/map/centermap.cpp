// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"

#include "map/centermapaccessible.h"
#include "map/mapbase.h"
#include "map/mapbuttons.h"
#include "map/mapscenepainter.h"
#include "map/maptexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"

#include <QAccessible>
#include <QApplication>
#include <QPainter>
#include <QPromise>
#include <QStyle>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// The 48 states on the plane that is shown before a search: from Cape Mendocino to the east of Maine, from Puget Sound
// to the Keys.
constexpr geo::PlanePoint middleOfTheCountry{77, -73};
constexpr double milesOfTheCountry = 1430; // half of their width

bool sameScaleAndCenter(const MapView &a, const MapView &b)
{
    return a.scale == b.scale && a.projection.center() == b.projection.center();
}

} // namespace

CenterMap::CenterMap(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    installAccessibleMap(); // after that, so that it is asked first
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Map of service centers"));
    makeButtons();
    restyle();
    place();
    connect(&m_loading, &QFutureWatcherBase::finished, this, &CenterMap::geographyLoaded);
}

void CenterMap::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_geographyAsked)
        loadGeography();
}

void CenterMap::loadGeography()
{
    m_geographyAsked = true;
    // The watcher belongs to this widget and may die before the work is done: the promise outlives it.
    auto promise = std::make_shared<QPromise<std::shared_ptr<const MapGeography>>>();
    m_loading.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise] {
        promise->start();
        promise->addResult(MapGeography::load());
        promise->finish();
    });
}

void CenterMap::geographyLoaded()
{
    m_geography = m_loading.result();
    place();
}

void CenterMap::makeButtons()
{
    auto *buttons = new MapButtons(this);
    connect(buttons, &MapButtons::zoomInClicked, this, &CenterMap::zoomIn);
    connect(buttons, &MapButtons::zoomOutClicked, this, &CenterMap::zoomOut);
    connect(buttons, &MapButtons::fitClicked, this, &CenterMap::fit);
    m_buttons = buttons;
}

void CenterMap::restyle()
{
    m_style = MapStyle::from(QApplication::font(), metricsFor(this).px(160) / 160.0);
}

void CenterMap::setCenters(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items)
{
    m_origin = origin;
    m_radiusMiles = radiusMiles;
    m_items = items;
    m_shown.clear();
    m_selected = -1;
    place();
}

void CenterMap::setShown(const std::vector<bool> &shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    layOutMarkers();
    if (m_selected >= 0 && isLeftOut(static_cast<std::size_t>(m_selected)))
        m_selected = -1;
    relayout();
    describe();
    if (m_geography)
        Q_EMIT placed();
}

void CenterMap::setSelected(int row)
{
    const bool known = row >= 0 && static_cast<std::size_t>(row) < m_items.size();
    m_selected = known ? row : -1;
    if (const auto marker = markerOf(m_selected))
        showMarker(*marker);
    relayout();
    describe();
    tellFocus();
}

int CenterMap::selectedPlace() const
{
    const auto marker = markerOf(m_selected);
    const auto at = marker ? std::find(m_walkOrder.begin(), m_walkOrder.end(), *marker) : m_walkOrder.end();
    return at == m_walkOrder.end() ? -1 : int(at - m_walkOrder.begin());
}

/// Within the map the marker that was walked to is what a screen reader has to be told of.
void CenterMap::tellFocus()
{
    QAccessibleInterface *ear
        = hasFocus() && selectedPlace() >= 0 ? QAccessible::queryAccessibleInterface(this) : nullptr;
    if (!ear)
        return;
    QAccessibleEvent moved(this, QAccessible::Focus);
    moved.setChild(ear->indexOfChild(ear->focusChild()));
    QAccessible::updateAccessibility(&moved);
}

std::vector<int> CenterMap::notOnMap() const
{
    return {m_placement.notOnMap.begin(), m_placement.notOnMap.end()};
}

bool CenterMap::anyDirectionUnknown() const
{
    const auto &markers = m_placement.markers;
    return std::any_of(markers.begin(), markers.end(), [](const MapMarker &marker) { return marker.directionUnknown; });
}

std::optional<QPointF> CenterMap::markerPosition(int row) const
{
    const auto marker = markerOf(row);
    return marker ? std::optional(m_scene.markers[*marker]) : std::nullopt;
}

std::optional<std::size_t> CenterMap::markerOf(int row) const
{
    const auto &markers = m_placement.markers;
    const auto found = std::find_if(markers.begin(), markers.end(),
                                    [row](const MapMarker &marker) { return static_cast<int>(marker.item) == row; });
    return found == markers.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - markers.begin()));
}

QSize CenterMap::sizeHint() const
{
    return QSize(560, 480) * m_style.unit;
}

QSize CenterMap::minimumSizeHint() const
{
    return QSize(220, 180) * m_style.unit;
}

/// Where the markers stand; the projection depends on all of the centers, also those that are left out.
void CenterMap::layOutMarkers()
{
    m_placement = {};
    if (m_geography)
        m_placement = placeOnMap(m_origin, m_items, *m_geography->zips);
    else if (m_origin)
        m_placement.projection = geo::AzimuthalEquidistant(m_origin->point);
    std::erase_if(m_placement.markers, [this](const MapMarker &marker) { return isLeftOut(marker.item); });
    std::erase_if(m_placement.notOnMap, [this](std::size_t row) { return isLeftOut(row); });
    m_walkOrder = markersByDistance(m_placement, m_items);
    m_hovered.reset();
}

void CenterMap::place()
{
    layOutMarkers();
    fit();
    describe();
    if (m_geography)
        Q_EMIT placed();
}

void CenterMap::fit()
{
    m_fitted = true;
    m_view.projection = m_placement.projection;
    m_view.size = QSizeF(size());
    constexpr double leastMiles = 3; // one center, or several in one ZIP
    if (m_origin)                    // a center may lie beyond the circle, by its own location
        m_view.fit({}, std::max(m_placement.farthest(), std::max<double>(m_radiusMiles, 1)), 28 * m_style.unit);
    else if (const auto extent = m_placement.extent())
        m_view.fit(extent->middle, std::max(extent->miles, leastMiles), 56 * m_style.unit);
    else
        m_view.fit(middleOfTheCountry, milesOfTheCountry, 16 * m_style.unit);
    constexpr int mostSteps = 8; // where it is too crowded for any scale, the last one has to do
    for (int step = 0; step < mostSteps && !markersFit(); ++step)
        m_view.zoom(0.94, m_view.rect().center());
    relayout();
}

/// No marker stands half outside, having given way to others, or below what stands in the corners.
bool CenterMap::markersFit() const
{
    std::vector<QPointF> places;
    for (const MapMarker &marker : m_placement.markers)
        places.push_back(m_view.toScreen(marker.place));
    const auto origin = m_origin ? std::optional(m_view.toScreen(geo::PlanePoint{})) : std::nullopt;
    const double radius = MapScene::markerRadius(m_style);
    const QRectF inside = m_view.rect().adjusted(radius, radius, -radius, -radius);
    const auto markers = fanOut(places, origin, MapScene::markerGap(m_style));
    const MapFurniture furniture = MapFurniture::in(m_view.size, keepOut(), m_style);
    return !inside.isValid() || std::all_of(markers.begin(), markers.end(), [&](const QPointF &at) {
        return inside.contains(at) && !furniture.covers(at, m_style);
    });
}

QRectF CenterMap::keepOut() const
{
    return QRectF(m_buttons->geometry()).marginsAdded(QMarginsF(4, 4, 4, 4));
}

void CenterMap::relayout()
{
    if (m_geography && !m_dragged) // while dragged the names move along: looking for better spots would make them jump
        m_names = namesInSight(m_view, *m_geography,
                               [this](const QString &text, bool state) { return m_style.nameSize(text, state); });
    m_scene = layOutMap(
        {m_view, m_placement, m_items, m_origin.has_value(), m_radiusMiles, markerOf(m_selected), m_names, keepOut()},
        m_style);
    update();
}

void CenterMap::describe()
{
    std::vector<MapItem> shown;
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        if (!isLeftOut(row))
            shown.push_back(m_items[row]);
    }
    QStringList sentences{MapTexts::summary(m_origin, m_radiusMiles, shown)};
    if (!m_placement.notOnMap.empty())
        sentences += MapTexts::missing(m_placement.notOnMap.size());
    if (m_selected >= 0)
        sentences += MapTexts::chosen(m_items[static_cast<std::size_t>(m_selected)]);
    setAccessibleDescription(sentences.join(u". "_s));
}

void CenterMap::showMarker(std::size_t marker)
{
    const QPointF at = m_view.toScreen(m_placement.markers[marker].place);
    const double margin = 40 * m_style.unit;
    const QRectF inside = m_view.rect().adjusted(margin, margin, -margin, -margin);
    if (!inside.isValid() || inside.contains(at))
        return;
    const QPointF nearest(std::clamp(at.x(), inside.left(), inside.right()),
                          std::clamp(at.y(), inside.top(), inside.bottom()));
    m_fitted = false;
    m_view.pan(nearest - at);
}

void CenterMap::zoomIn()
{
    zoomAt(1.5, m_view.rect().center());
}

void CenterMap::zoomOut()
{
    zoomAt(1 / 1.5, m_view.rect().center());
}

void CenterMap::zoomAt(double factor, const QPointF &pixel)
{
    m_fitted = false;
    m_view.zoom(factor, pixel);
    relayout();
}

void CenterMap::panBy(const QPointF &pixels)
{
    m_fitted = false;
    m_view.pan(pixels);
    for (MapName &name : m_names) {
        for (QPointF &spot : name.spots)
            spot += pixels;
    }
    relayout();
}

void CenterMap::resizeEvent(QResizeEvent *)
{
    const QSize card = m_buttons->sizeHint();
    const int margin = qRound(12 * m_style.unit);
    const QRect corner(QPoint(width() - margin - card.width(), height() - margin - card.height()), card);
    m_buttons->setGeometry(QStyle::visualRect(layoutDirection(), rect(), corner));
    m_view.size = QSizeF(size());
    if (m_fitted)
        fit();
    else
        relayout();
}

void CenterMap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool looks = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange;
    if (!looks)
        return;
    restyle();
    relayout();
}

void CenterMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBase(painter);
    const Tokens &tokens = tokensFor(this);
    paintMapScene(painter, m_scene, m_placement, m_items, m_style, tokens);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void CenterMap::paintBase(QPainter &painter)
{
    const Tokens &tokens = tokensFor(this);
    if (!m_geography) {
        painter.fillRect(rect(), tokens.map.land);
        return;
    }
    const double ratio = devicePixelRatioF();
    QPointF corner = m_view.toScreen(m_base.view.toPlane(QPointF()));
    const bool covers = corner.x() < 0.01 && corner.y() < 0.01 && corner.x() + m_base.view.size.width() > width() - 0.01
        && corner.y() + m_base.view.size.height() > height() - 0.01;
    if (!covers || !sameScaleAndCenter(m_base.view, m_view) || m_base.tokens != &tokens
        || m_base.picture.devicePixelRatio() != ratio) {
        m_base.view = m_view;
        m_base.tokens = &tokens;
        if (m_dragged) // some more on each side, so that most steps of a drag only move the picture
            m_base.view.size = (m_view.size * 1.6).toSize();
        m_base.picture = QPixmap((m_base.view.size * ratio).toSize());
        m_base.picture.setDevicePixelRatio(ratio);
        QPainter onPicture(&m_base.picture);
        paintMapBase(onPicture, m_base.view, *m_geography, tokens, m_style.unit);
        corner = m_view.toScreen(m_base.view.toPlane(QPointF()));
    }
    const QPointF sharp(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
    painter.drawPixmap(sharp, m_base.picture);
}

} // namespace labdesk
