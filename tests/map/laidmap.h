// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/mapscene.h"

#include <QGuiApplication>

#include <memory>
#include <vector>

namespace labdesk::tests {

using namespace Qt::StringLiterals;

inline std::shared_ptr<const MapGeography> geography()
{
    static const auto loaded = MapGeography::load();
    return loaded;
}

inline MapStyle style()
{
    return MapStyle::from(QGuiApplication::font(), 1);
}

struct Laid
{
    std::vector<MapItem> items;
    MapPlacement placement;
    MapView view;
    MapScene scene;
};

// Every ZIP-th area around the origin gets a center, so that there is much to keep apart.
inline Laid layOut(const QString &zip, int radius, const QSizeF &size, bool byOrder, double zoom)
{
    Laid laid;
    const auto &zips = *geography()->zips;
    const MapOrigin origin{zip, zips.locate(zip)->area.centroid};
    const MapCap around{origin.point, double(radius)};
    for (int rank = 0; rank < zips.count() && laid.items.size() < 30; ++rank) {
        const geo::ZipArea area = zips.at(rank);
        if (around.isInReach(area.centroid, 0))
            laid.items.push_back(
                {u"Center of "_s + area.zip(), static_cast<int>(laid.items.size()) + 1, {}, area.zip(), {}});
    }
    laid.placement = placeOnMap(byOrder ? std::nullopt : std::optional(origin), laid.items, zips);
    laid.view.projection = laid.placement.projection;
    laid.view.size = size;
    laid.view.fit({}, radius, 28);
    laid.view.zoom(zoom, laid.view.rect().center());
    const auto names = visibleNames(laid.view, *geography(),
                                    [](const QString &text, MapNameKind kind) { return style().nameSize(text, kind); });
    laid.scene = layOutMap({laid.view,
                            laid.placement,
                            laid.items,
                            !byOrder,
                            radius,
                            std::size_t(2),
                            {},
                            names,
                            QRectF(size.width() - 40, size.height() - 100, 40, 100)},
                           style());
    return laid;
}

} // namespace labdesk::tests
