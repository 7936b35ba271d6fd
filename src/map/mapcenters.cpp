// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapcenters.h"

#include "map/maptexts.h"

#include <algorithm>

namespace labdesk {

void MapCenters::set(const std::optional<MapOrigin> &origin, int radiusMiles, const std::vector<MapItem> &items)
{
    m_origin = origin;
    m_radiusMiles = radiusMiles;
    m_items = items;
    m_shown.clear();
}

bool MapCenters::setShown(const std::vector<bool> &shown)
{
    if (shown == m_shown)
        return false;
    m_shown = shown;
    return true;
}

void MapCenters::place(const MapGeography *geography)
{
    m_placement = {};
    if (geography)
        m_placement = placeOnMap(m_origin, m_items, *geography->zips);
    else if (m_origin)
        m_placement.projection = geo::AzimuthalEquidistant(m_origin->point);
    std::erase_if(m_placement.markers, [this](const MapMarker &marker) { return isHidden(marker.item); });
    std::erase_if(m_placement.unplaced, [this](std::size_t row) { return isHidden(row); });
    m_keyboardOrder = markersByDistance(m_placement, m_items);
}

int MapCenters::placeOf(int row) const
{
    const auto marker = m_placement.markerOf(row);
    const auto at = marker ? std::ranges::find(m_keyboardOrder, *marker) : m_keyboardOrder.end();
    return at == m_keyboardOrder.end() ? -1 : int(at - m_keyboardOrder.begin());
}

std::optional<std::size_t> MapCenters::stepFrom(int row, int step) const
{
    if (m_keyboardOrder.empty())
        return {};
    const int place = placeOf(row);
    const int last = int(m_keyboardOrder.size()) - 1;
    const int next = place >= 0 ? std::clamp(place + step, 0, last) : step > 0 ? 0 : last;
    return m_keyboardOrder[static_cast<std::size_t>(next)];
}

QString MapCenters::description(int selectedRow) const
{
    std::vector<MapItem> shown;
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        if (!isHidden(row))
            shown.push_back(m_items[row]);
    }
    const MapItem *selected = selectedRow >= 0 ? &m_items[static_cast<std::size_t>(selectedRow)] : nullptr;
    return MapTexts::description(MapTexts::summary(m_origin, m_radiusMiles, shown), m_placement.unplaced.size(),
                                 selected);
}

} // namespace labdesk
