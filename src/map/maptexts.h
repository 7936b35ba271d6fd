// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapplacement.h"

#include <QCoreApplication>
#include <QString>

namespace labdesk {

class MapTexts
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::MapTexts)
public:
    /// "25 mi", "0.5 mi": on rings and the scale bar.
    static QString ring(double miles);
    /// "Approximate": always shown on the map, because its outlines are approximate.
    static QString remark();
    /// "×9": the number of centers in one spot.
    static QString bubble(std::size_t count);
    /// The tooltip of a bubble: the numbers and names of its centers, ten at most.
    static QString bubbleToolTip(const std::vector<const MapItem *> &items);
    /// "Quincy · 8.4 mi", or the label alone if the distance is unknown.
    static QString labelText(const MapItem &item);
    /// The tooltip of a marker: number, label, distance, and how its position was determined. Rich text, with the
    /// service's texts escaped.
    static QString toolTip(const MapItem &item, const MapMarker &marker);
    /// "3, Cedar Grove Service Center, Quincy, 8.4 miles": a marker's name for screen readers.
    static QString accessibleName(const MapItem &item);
    /// A marker's description for screen readers: address, phone number, hours, and how its position was determined.
    static QString accessibleDescription(const MapItem &item, const MapMarker &marker);
    static QString placed(const MapMarker &marker); ///< how its position was determined
    /// "8 centers within 25 miles of 85004, nearest 1.2 miles": the map in one sentence for screen readers.
    static QString summary(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items);
    /// The summary, the number of centers that aren't on the map, and the selected one.
    static QString description(const QString &summary, std::size_t missing, const MapItem *selected);
};

} // namespace labdesk
