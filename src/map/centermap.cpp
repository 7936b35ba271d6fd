// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"

#include "map/centermapaccessible.h"
#include "map/mapbuttons.h"
#include "map/mapfit.h"
#include "map/mapscenepainter.h"
#include "map/maptexts.h"
#include "widgets/accessibility.h"
#include "widgets/metrics.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

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
    connect(&m_loading, &QFutureWatcherBase::finished, this, &CenterMap::takeGeography);
}

void CenterMap::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    loadGeography();
}

void CenterMap::loadGeography()
{
    if (!m_geographyAsked)
        m_loading.setFuture(MapGeography::loadInThread());
    m_geographyAsked = true;
}

void CenterMap::takeGeography()
{
    m_geography = m_loading.result();
    Q_EMIT geographyLoaded();
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
    m_centers.set(origin, radiusMiles, items);
    m_selected = -1;
    place();
}

void CenterMap::setShown(const std::vector<bool> &shown)
{
    if (!m_centers.setShown(shown))
        return;
    layOutMarkers();
    if (m_selected >= 0 && m_centers.isLeftOut(static_cast<std::size_t>(m_selected)))
        m_selected = -1;
    relayout();
    describe();
    if (m_geography)
        Q_EMIT placed();
}

void CenterMap::setSelected(int row)
{
    const bool known = row >= 0 && static_cast<std::size_t>(row) < items().size();
    m_selected = known ? row : -1;
    if (const auto marker = placement().markerOf(m_selected))
        showMarker(*marker);
    relayout();
    describe();
    if (hasFocus() && selectedPlace() >= 0)
        tellFocusedMarker(this);
}

std::vector<int> CenterMap::notOnMap() const
{
    return {placement().notOnMap.begin(), placement().notOnMap.end()};
}

std::optional<QPointF> CenterMap::markerPosition(int row) const
{
    const auto marker = placement().markerOf(row);
    return marker ? std::optional(m_scene.markers[*marker]) : std::nullopt;
}

QSize CenterMap::sizeHint() const
{
    return QSize(560, 480) * m_style.unit;
}

QSize CenterMap::minimumSizeHint() const
{
    return QSize(220, 180) * m_style.unit;
}

void CenterMap::layOutMarkers()
{
    m_centers.place(m_geography.get());
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
    m_view.size = QSizeF(size());
    fitMap(m_view, {placement(), m_centers.origin(), m_centers.radiusMiles(), keepOut()}, m_style);
    relayout();
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
    m_scene = layOutMap({m_view, placement(), items(), m_centers.origin().has_value(), m_centers.radiusMiles(),
                         placement().markerOf(m_selected), m_names, keepOut()},
                        m_style);
    update();
}

void CenterMap::describe()
{
    setAccessibleDescription(m_centers.description(m_selected));
}

void CenterMap::showMarker(std::size_t marker)
{
    const QPointF at = m_view.toScreen(placement().markers[marker].place);
    if (m_view.panInto(at, 40 * m_style.unit))
        m_fitted = false;
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
    const Tokens &tokens = tokensFor(this);
    if (m_geography)
        m_base.paint(painter, m_view, *m_geography, tokens, m_style.unit, m_dragged.has_value());
    else
        painter.fillRect(rect(), tokens.map.land);
    paintMapScene(painter, m_scene, placement(), items(), m_style, tokens);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

// What keys and the pointer do.

void CenterMap::choose(std::size_t marker)
{
    const auto row = static_cast<int>(placement().markers[marker].item);
    if (row == m_selected)
        return;
    setSelected(row);
    Q_EMIT selected(row);
}

void CenterMap::chooseRow(int row)
{
    if (const auto marker = placement().markerOf(row))
        choose(*marker);
}

void CenterMap::walk(int step)
{
    if (const auto next = m_centers.stepFrom(m_selected, step))
        choose(*next);
}

void CenterMap::keyPressEvent(QKeyEvent *event)
{
    const bool pans = (event->modifiers() & Qt::ShiftModifier) != 0;
    const double pan = 48 * m_style.unit;
    switch (event->key()) {
    case Qt::Key_Right:
        return pans ? panBy({-pan, 0}) : walk(1);
    case Qt::Key_Down:
        return pans ? panBy({0, -pan}) : walk(1);
    case Qt::Key_Left:
        return pans ? panBy({pan, 0}) : walk(-1);
    case Qt::Key_Up:
        return pans ? panBy({0, pan}) : walk(-1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
        return zoomOut();
    case Qt::Key_Home:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

void CenterMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = event->position();
    else
        QWidget::mousePressEvent(event);
}

void CenterMap::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (!m_pressed)
        return hover(at);
    if (!m_dragged && (at - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    const QPointF before = m_dragged.value_or(*m_pressed);
    m_dragged = at;
    setCursor(Qt::ClosedHandCursor);
    panBy(at - before);
}

/// The card of a marker is shown at once: nobody waits over each of thirty.
void CenterMap::hover(const QPointF &at)
{
    const auto marker = m_scene.markerAt(at, m_style);
    setCursor(marker ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (marker == m_hovered)
        return;
    m_hovered = marker;
    if (!marker)
        return QToolTip::hideText();
    const QPoint under = m_scene.markers[*marker].toPoint() + QPoint(0, int(MapScene::markerRadius(m_style)));
    showCard(*marker, mapToGlobal(under));
}

void CenterMap::showCard(std::size_t marker, const QPoint &at)
{
    const MapMarker &hit = placement().markers[marker];
    QToolTip::showText(at, MapTexts::hint(items()[hit.item], hit), this);
}

void CenterMap::leaveEvent(QEvent *event)
{
    m_hovered.reset();
    QWidget::leaveEvent(event);
}

void CenterMap::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return QWidget::mouseReleaseEvent(event);
    const bool dragged = m_dragged.has_value();
    m_pressed.reset();
    m_dragged.reset();
    if (dragged) {
        unsetCursor();
        relayout(); // the names look for better places now
    } else if (const auto marker = m_scene.markerAt(event->position(), m_style)) {
        choose(*marker);
    }
}

void CenterMap::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_scene.markerAt(event->position(), m_style))
        zoomAt(2, event->position());
}

void CenterMap::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0) {
        event->ignore();
        return;
    }
    zoomAt(std::pow(1.2, notches), event->position());
    event->accept();
}

bool CenterMap::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto marker = m_scene.markerAt(QPointF(help->pos()), m_style);
    if (!marker) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    showCard(*marker, help->globalPos());
    return true;
}

} // namespace labdesk
