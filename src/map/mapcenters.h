// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapgeography.h"
#include "map/mapplacement.h"

#include <optional>
#include <vector>

namespace labdesk {

/// The centers on the map: the search results, the selected one, and their positions. Rows are indexes of the items.
class MapCenters
{
public:
    void set(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items);
    bool setShown(const std::vector<bool> &shown); ///< by row; empty: all; returns whether anything changed
    /// Computes the marker positions. The projection depends on all centers, including filtered ones, so that filtering
    /// doesn't move the map. No markers until the geography is loaded (null).
    void place(const MapGeography *geography);

    const std::optional<MapOrigin> &origin() const { return m_origin; }
    int radiusMiles() const { return m_radiusMiles; }
    const std::vector<MapItem> &items() const { return m_items; }
    const MapPlacement &placement() const { return m_placement; }
    bool isHidden(std::size_t row) const { return row < m_shown.size() && !m_shown[row]; }

    /// The markers in the order of the arrow keys (by distance), and the position of a row among them (-1 for none).
    const std::vector<std::size_t> &keyboardOrder() const { return m_keyboardOrder; }
    int placeOf(int row) const;
    /// The marker one step away from that of `row`, or the first or last one if that row has no marker.
    std::optional<std::size_t> stepFrom(int row, int step) const;

    /// The map's description for screen readers.
    QString description(int selectedRow) const;

private:
    std::optional<MapOrigin> m_origin;
    int m_radiusMiles = 0;
    std::vector<MapItem> m_items;
    std::vector<bool> m_shown;
    MapPlacement m_placement;
    std::vector<std::size_t> m_keyboardOrder;
};

} // namespace labdesk
