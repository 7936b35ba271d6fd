// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace labdesk {

/// A geographic point, in degrees (WGS 84); north and east are positive.
struct GeoPoint
{
    double latitude = 0;
    double longitude = 0;
    friend bool operator==(const GeoPoint &, const GeoPoint &) = default;
};

} // namespace labdesk
