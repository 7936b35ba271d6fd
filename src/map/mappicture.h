// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapcenters.h"
#include "map/mapscene.h"
#include "widgets/theme.h"

#include <QPixmap>

#include <vector>

class QPainter;

namespace labdesk {

/// The content of the map: its visible section, the centers on it, and names. Must be laid out again after each change.
class MapPicture
{
public:
    /// The highlighted centers: rows of the items, -1 for none.
    struct MarkedRows
    {
        int selected = -1;
        int hovered = -1;
    };

    void setStyle(const QFont &base, double unit) { m_style = MapStyle::from(base, unit); }
    void setSize(const QSize &size) { m_view.size = QSizeF(size); }
    void setReservedArea(const QRectF &reservedArea)
    {
        m_reservedArea = reservedArea;
    } ///< the area covered by the buttons

    /// These change the view; call layOut() afterwards.
    void fit(const MapCenters &centers, const MapGeography *geography); ///< includes a town, for orientation
    void zoom(double factor, const QPointF &pixel);
    void pan(const QPointF &pixels);              ///< moves the names, too
    bool showPlace(const geo::PlanePoint &place); ///< returns whether it had to pan
    bool isFitted() const { return m_fitted; }    ///< unchanged since fit(), so it is fitted again after resizing

    /// `findsNames`: finds the best spots for names; otherwise they keep their positions.
    void layOut(const MapCenters &centers, const MapGeography *geography, const MarkedRows &marked, bool findsNames);
    /// Repaints the base only if the view, the theme, or the screen has changed. `isDragged`: paints it with a margin
    /// on each side, so that most steps of a drag only move it.
    void paint(QPainter &painter, const MapCenters &centers, const MapGeography *geography, const Tokens &tokens,
               bool isDragged);

    /// The tooltip of a marker, or of the bubble that represents it, as rich text.
    QString toolTipFor(std::size_t marker, const MapCenters &centers) const;

    const MapStyle &style() const { return m_style; }
    const MapView &view() const { return m_view; }
    const MapScene &scene() const { return m_scene; }

private:
    bool isTownVisible(const geo::Towns &towns) const;
    bool baseCoversView() const; ///< the painted base can be reused
    void paintBase(QPainter &painter, const MapGeography &geography, const Tokens &tokens, bool isDragged);
    QPointF baseCorner() const; ///< the position of the base's first pixel

    MapStyle m_style;
    MapView m_view;
    QRectF m_reservedArea;
    bool m_fitted = true;
    std::vector<MapName> m_names;
    MapScene m_scene;
    QPixmap m_base;
    MapView m_baseView; ///< the view that m_base was painted for
    const Tokens *m_baseTokens = nullptr;
};

} // namespace labdesk
