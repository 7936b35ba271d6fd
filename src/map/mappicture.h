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

/// The content of the map: its section of the earth, the centers on it, and names; laid out again after each change.
class MapPicture
{
public:
    /// What of the centers is not as the others: rows of the items, -1 for none.
    struct Marked
    {
        int selected = -1;
        int hovered = -1;
    };

    void setStyle(const QFont &base, double unit) { m_style = MapStyle::from(base, unit); }
    void setSize(const QSize &size) { m_view.size = QSizeF(size); }
    void setKeepOut(const QRectF &keepOut) { m_keepOut = keepOut; } ///< what the buttons cover

    /// Changes the view; layOut() has to follow.
    void fit(const MapCenters &centers, const MapGeography *geography); ///< with a town in sight
    void zoom(double factor, const QPointF &pixel);
    void pan(const QPointF &pixels);              ///< the names move along
    bool showPlace(const geo::PlanePoint &place); ///< whether it had to move for that
    bool isFitted() const { return m_fitted; }    ///< shows what fit() made it show: it follows the size

    /// `findsNames`: looks for the best spots for names; else they stay where they are.
    void layOut(const MapCenters &centers, const MapGeography *geography, const Marked &marked, bool findsNames);
    /// The base is only repainted if the view, the theme, or the screen has changed. `isDragged`: it is painted with a
    /// margin on each side, so that most steps of a drag only move it.
    void paint(QPainter &painter, const MapCenters &centers, const MapGeography *geography, const Tokens &tokens,
               bool isDragged);

    /// The tooltip of a marker, or of the bubble that represents it. Rich text.
    QString cardOf(std::size_t marker, const MapCenters &centers) const;

    const MapStyle &style() const { return m_style; }
    const MapView &view() const { return m_view; }
    const MapScene &scene() const { return m_scene; }

private:
    bool isTownInSight(const geo::Towns &towns) const;
    bool baseCoversView() const; ///< it can be shown as it is
    void paintBase(QPainter &painter, const MapGeography &geography, const Tokens &tokens, bool isDragged);
    QPointF baseCorner() const; ///< the position of the base's first pixel

    MapStyle m_style;
    MapView m_view;
    QRectF m_keepOut;
    bool m_fitted = true;
    std::vector<MapName> m_names;
    MapScene m_scene;
    QPixmap m_base;
    MapView m_baseView; ///< of which it was painted
    const Tokens *m_baseTokens = nullptr;
};

} // namespace labdesk
