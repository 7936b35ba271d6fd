// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/zips.h"

#include <QByteArray>
#include <QByteArrayList>

namespace labdesk::geo {

/// The IANA time zone of a county, by its FIPS number (4013 for Maricopa). Empty for a county with more than one, for
/// the three in Arizona where the Navajo Nation uses another time, and for a number that isn't assigned.
QByteArray countyTimeZone(int countyFips);

/// The IANA time zones of a state or territory, by its FIPS number (48 for Texas), the main one first.
QByteArrayList stateTimeZones(int stateFips);

/// The IANA time zone of a ZIP code, which is that of its county. A ZIP without an area uses the zone of the nearest
/// mapped one, but only if the whole state has one zone. Empty if unknown: then no local time may be shown.
QByteArray zipTimeZone(QStringView zip, const Zips &zips, const Outlines &outlines);

} // namespace labdesk::geo
