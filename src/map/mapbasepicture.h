// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapview.h"
#include "widgets/theme.h"

#include <QPixmap>

class QPainter;

namespace labdesk {

/// The base of the map as it was painted last: painted anew only where the view, the theme or the screen is another.
class MapBasePicture
{
public:
    /// `isDragged`: some more is painted on each side, so that most steps of a drag only move the picture. `unit` as in
    /// paintMapBase().
    void paint(QPainter &painter, const MapView &view, const MapGeography &geography, const Tokens &tokens, double unit,
               bool isDragged);

private:
    bool covers(const MapView &view) const;
    QPointF cornerIn(const MapView &view) const; ///< where the picture's first pixel stands

    QPixmap m_picture;
    MapView m_view;
    const Tokens *m_tokens = nullptr;
};

} // namespace labdesk
