// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/centermap.h"

#include "domain/inthread.h"
#include "map/centermapaccessible.h"
#include "map/maptexts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QFrame>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk {

/// The card with a map's three buttons in a column: zoom in, zoom out, fit.
class MapButtons : public QFrame
{
    Q_OBJECT

public:
    explicit MapButtons(CenterMap *map);

protected:
    void paintEvent(QPaintEvent *event) override;
};

MapButtons::MapButtons(CenterMap *map) : QFrame(map)
{
    auto *column = new QVBoxLayout(this);
    const int edge = metricsFor(this).px(2);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(0);
    const auto add = [&](IconName icon, const QString &name, const QString &objectName, void (CenterMap::*act)()) {
        // A click keeps the focus on the map, where the keys work.
        QToolButton *button = makeIconButton(icon, name, objectName, this);
        button->setCursor(Qt::ArrowCursor);
        column->addWidget(button);
        connect(button, &QToolButton::clicked, map, act);
    };
    add(IconName::Plus, tr("Zoom in"), u"mapZoomInButton"_s, &CenterMap::zoomIn);
    add(IconName::Minus, tr("Zoom out"), u"mapZoomOutButton"_s, &CenterMap::zoomOut);
    add(IconName::Fit, tr("Show all centers"), u"mapFitButton"_s, &CenterMap::fit);
}

void MapButtons::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(this);
    const double radius = metricsFor(this).radiusGroup;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

CenterMap::CenterMap(QWidget *parent) : QWidget(parent)
{
    setAccessibleRole(this, QAccessible::Chart);
    installAccessibleMap(); // after the call above, so that this factory is asked first
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
    if (!m_geographyRequested)
        m_loading.setFuture(inThread(MapGeography::load));
    m_geographyRequested = true;
}

void CenterMap::takeGeography()
{
    m_geography = m_loading.result();
    Q_EMIT geographyLoaded();
    place();
}

void CenterMap::makeButtons()
{
    m_buttons = new MapButtons(this);
    m_searchButton
        = makeButton(tr("Search this area"), IconName::Search, ButtonKind::Plain, u"mapSearchHereButton"_s, this);
    setSmall(m_searchButton);
    m_searchButton->setFocusPolicy(Qt::TabFocus); // a click keeps the focus on the map
    m_searchButton->hide();
    auto *top = new QVBoxLayout(this);
    top->addWidget(m_searchButton, 0, Qt::AlignHCenter | Qt::AlignTop);
    connect(m_searchButton, &QPushButton::clicked, this, [this] {
        const MapView &view = m_picture.view();
        Q_EMIT searchAroundRequested(view.projection.inverse(view.middle));
    });
}

void CenterMap::restyle()
{
    m_picture.setStyle(QApplication::font(), metricsFor(this).px(160) / 160.0);
}

void CenterMap::setCenters(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items)
{
    m_centers.set(origin, radiusMiles, items);
    m_selected = -1;
    m_hovered = -1;
    place();
}

void CenterMap::setShown(const std::vector<bool> &shown)
{
    if (!m_centers.setShown(shown))
        return;
    layOutMarkers();
    if (m_selected >= 0 && m_centers.isHidden(static_cast<std::size_t>(m_selected)))
        m_selected = -1;
    layOut();
    describe();
    if (m_geography)
        Q_EMIT markersPlaced();
}

void CenterMap::setSelected(int row)
{
    const bool known = row >= 0 && static_cast<std::size_t>(row) < items().size();
    m_selected = known ? row : -1;
    const auto marker = placement().markerOf(m_selected);
    layOut(marker && m_picture.showPlace(placement().markers[*marker].place));
    describe();
    if (hasFocus() && selectedPlace() >= 0)
        announceFocusedMarker(this);
}

void CenterMap::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    layOut(false);
}

std::vector<int> CenterMap::unplaced() const
{
    return {placement().unplaced.begin(), placement().unplaced.end()};
}

std::optional<QPointF> CenterMap::markerPosition(int row) const
{
    const auto marker = placement().markerOf(row);
    return marker ? std::optional(scene().markers[*marker]) : std::nullopt;
}

QSize CenterMap::sizeHint() const
{
    return QSize(560, 480) * style().unit;
}

QSize CenterMap::minimumSizeHint() const
{
    return QSize(220, 180) * style().unit;
}

void CenterMap::layOutMarkers()
{
    m_centers.place(m_geography.get());
    m_markerUnderMouse.reset();
}

void CenterMap::place()
{
    layOutMarkers();
    fit();
    describe();
    if (m_geography)
        Q_EMIT markersPlaced();
}

void CenterMap::fit()
{
    m_picture.setSize(size());
    m_picture.fit(m_centers, m_geography.get());
    m_searchButton->hide();
    layOut();
}

void CenterMap::layOut(bool findsNames)
{
    // While dragging, the names move with the map: finding new spots for them would make them jump.
    m_picture.layOut(m_centers, m_geography.get(), {m_selected, m_hovered}, findsNames && !m_dragPosition);
    update();
}

void CenterMap::describe()
{
    setAccessibleDescription(m_centers.description(m_selected));
}

void CenterMap::zoomAt(double factor, const QPointF &pixel)
{
    m_picture.zoom(factor, pixel);
    layOut();
}

void CenterMap::panBy(const QPointF &pixels)
{
    m_picture.pan(pixels);
    m_searchButton->setVisible(m_geography != nullptr);
    layOut();
}

void CenterMap::resizeEvent(QResizeEvent *)
{
    const QSize card = m_buttons->sizeHint();
    const int margin = qRound(12 * style().unit);
    const QRect corner(QPoint(width() - margin - card.width(), height() - margin - card.height()), card);
    m_buttons->setGeometry(QStyle::visualRect(layoutDirection(), rect(), corner));
    m_picture.setReservedArea(QRectF(m_buttons->geometry()).marginsAdded(QMarginsF(4, 4, 4, 4)));
    m_picture.setSize(size());
    if (m_picture.isFitted())
        m_picture.fit(m_centers, m_geography.get());
    layOut();
}

void CenterMap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isStyleChange = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange;
    if (!isStyleChange)
        return;
    restyle();
    layOut();
}

void CenterMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = tokensFor(this);
    m_picture.paint(painter, m_centers, m_geography.get(), tokens, m_dragPosition.has_value());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tokens.accent, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

// Keyboard and pointer input

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

void CenterMap::moveSelection(int step)
{
    if (const auto next = m_centers.stepFrom(m_selected, step))
        choose(*next);
}

void CenterMap::keyPressEvent(QKeyEvent *event)
{
    const bool isPanning = (event->modifiers() & Qt::ShiftModifier) != 0;
    const double pan = 48 * style().unit;
    switch (event->key()) {
    case Qt::Key_Right:
        return isPanning ? panBy({-pan, 0}) : moveSelection(1);
    case Qt::Key_Down:
        return isPanning ? panBy({0, -pan}) : moveSelection(1);
    case Qt::Key_Left:
        return isPanning ? panBy({pan, 0}) : moveSelection(-1);
    case Qt::Key_Up:
        return isPanning ? panBy({0, pan}) : moveSelection(-1);
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
        m_pressPosition = event->position();
    else
        QWidget::mousePressEvent(event);
}

void CenterMap::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (!m_pressPosition)
        return hover(at);
    if (!m_dragPosition && (at - *m_pressPosition).manhattanLength() < QApplication::startDragDistance())
        return;
    const QPointF before = m_dragPosition.value_or(*m_pressPosition);
    m_dragPosition = at;
    setCursor(Qt::ClosedHandCursor);
    panBy(at - before);
}

/// Shows a marker's card without the usual delay, because there may be thirty to go through.
void CenterMap::hover(const QPointF &at)
{
    const auto marker = scene().markerAt(at, style());
    setCursor(marker ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (marker == m_markerUnderMouse)
        return;
    m_markerUnderMouse = marker;
    const bool isOutsideBubble
        = marker && !scene().bubbleAt(at); // raising a marker above its bubble would hide the bubble
    m_hovered = isOutsideBubble ? int(placement().markers[*marker].item) : -1;
    if (isOutsideBubble || !marker)
        layOut(false);
    Q_EMIT hovered(m_hovered);
    if (!marker)
        return QToolTip::hideText();
    const QPoint markerBottom = scene().markers[*marker].toPoint() + QPoint(0, int(MapScene::markerRadius(style())));
    showToolTipAt(*marker, mapToGlobal(markerBottom));
}

void CenterMap::showToolTipAt(std::size_t marker, const QPoint &at)
{
    QToolTip::showText(at, m_picture.toolTipFor(marker, m_centers), this);
}

void CenterMap::leaveEvent(QEvent *event)
{
    hover({-1000, -1000});
    QWidget::leaveEvent(event);
}

void CenterMap::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressPosition)
        return QWidget::mouseReleaseEvent(event);
    const bool dragged = m_dragPosition.has_value();
    m_pressPosition.reset();
    m_dragPosition.reset();
    if (dragged) {
        unsetCursor();
        layOut(); // finds new spots for the names
    } else {
        click(event->position());
    }
}

/// Zooms in on a bubble to separate its centers. If they are all in one spot, each click selects the next one.
void CenterMap::click(const QPointF &at)
{
    const auto marker = scene().markerAt(at, style());
    if (!marker)
        return;
    const MapBubble *bubble = scene().numbered[*marker] ? nullptr : scene().bubbleAt(at);
    if (bubble && !scene().isSingleSpot(*bubble, style()))
        return zoomAt(2.5, bubble->at);
    choose(scene().nextAtSpot(*marker, style()));
}

void CenterMap::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !scene().markerAt(event->position(), style()))
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
    const auto marker = scene().markerAt(QPointF(help->pos()), style());
    if (!marker) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    showToolTipAt(*marker, help->globalPos());
    return true;
}

} // namespace labdesk

#include "centermap.moc"
