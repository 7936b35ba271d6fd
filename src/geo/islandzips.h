// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geopoint.h"

#include <span>

namespace labdesk::geo {

/// A ZIP code of Palau, Micronesia, or the Marshall Islands. They are served by the US mail, but aren't in the Census,
/// and share their first three digits with Guam, more than 400 miles away.
struct IslandZip
{
    int code = 0;
    GeoPoint place;   ///< of the post office
    const char *zone; ///< IANA name
    const char *name; ///< "Koror, Palau"
};

std::span<const IslandZip> islandZips();
const IslandZip *islandZip(int code); ///< null for all others

} // namespace labdesk::geo
