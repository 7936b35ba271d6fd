// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/towns.h"
#include "geo/zips.h"

#include <memory>
#include <vector>

namespace labdesk {

/// A circle on the earth around an outline, to check quickly whether the outline is in view.
struct MapCap
{
    GeoPoint middle;
    double miles = 0;
    bool isInReach(const GeoPoint &place, double reach) const;
};

/// The built-in geography, with indexes that drawing needs to find the visible part quickly. Immutable and shared.
struct MapGeography
{
    std::shared_ptr<const geo::Zips> zips;
    std::shared_ptr<const geo::Outlines> outlines;
    std::shared_ptr<const geo::Towns> towns;
    std::vector<GeoPoint> zipPoints; ///< all centroids
    std::vector<MapCap> arcs;        ///< same indexes as in outlines
    std::vector<MapCap> states;

    /// Takes several milliseconds: call it from a worker thread.
    static std::shared_ptr<const MapGeography> load();
};

} // namespace labdesk
