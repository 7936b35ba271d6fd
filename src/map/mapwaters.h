// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"

#include <span>

namespace labdesk {

/// A lake, bay, or ocean with its usual name, to be translated in the context labdesk::MapTexts. The outline is rough
/// and may cover land, which is subtracted when the name is placed.
struct MapWater
{
    const char *name;
    std::span<const GeoPoint> outline;
};

/// Only waters that the map draws, so no inland lakes. Bays come before the oceans they open to.
std::span<const MapWater> mapWaters();

} // namespace labdesk
