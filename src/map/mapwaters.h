// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"

#include <span>

namespace labdesk {

/// A lake, bay or ocean with its usual name, to be translated in the context labdesk::MapTexts. The outline is rough:
/// what of it is land on the map is no part of it.
struct MapWater
{
    const char *name;
    std::span<const GeoPoint> outline;
};

/// Only waters that the map draws, so no inland lakes. Bays come before the oceans they open to.
std::span<const MapWater> mapWaters();

} // namespace labdesk
