// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to the map: keys, pointer, wheel, hover.
#include "map/centermap.h"
#include "map/maptexts.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

void CenterMap::choose(std::size_t marker)
{
    const auto row = static_cast<int>(m_placement.markers[marker].item);
    if (row == m_selected)
        return;
    setSelected(row);
    Q_EMIT selected(row);
}

void CenterMap::chooseRow(int row)
{
    if (const auto marker = markerOf(row))
        choose(*marker);
}

void CenterMap::walk(int step)
{
    const auto &order = m_walkOrder;
    if (order.empty())
        return;
    const auto current = markerOf(m_selected);
    if (!current) {
        choose(step > 0 ? order.front() : order.back());
        return;
    }
    const auto at = std::find(order.begin(), order.end(), *current) - order.begin();
    const auto last = static_cast<std::ptrdiff_t>(order.size()) - 1;
    choose(order[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + step, 0, last))]);
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
    const MapMarker &hit = m_placement.markers[marker];
    // Escaped, since a tool tip takes what looks like markup for markup, and the words come from the service.
    const QStringList lines = MapTexts::hint(m_items[hit.item], hit).toHtmlEscaped().split(u'\n');
    const QString rest = lines.size() > 1 ? u"<br>"_s + lines.mid(1).join(u"<br>"_s) : QString();
    QToolTip::showText(at, u"<p style='white-space:pre'><b>%1</b>%2</p>"_s.arg(lines.first(), rest), this);
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

void CenterMap::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void CenterMap::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
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
