// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/zips.h"

#include <QByteArray>
#include <QByteArrayList>

namespace labdesk::geo {

/// The IANA time zone of a county, by its FIPS number (4013 for Maricopa). Empty for a county that has more than one,
/// for the three of Arizona in which the Navajo Nation keeps another time, and for a number that is none.
QByteArray countyTimeZone(int countyFips);

/// The IANA time zones of a state or a territory, by its FIPS number (48 for Texas): that of most of it first.
QByteArrayList stateTimeZones(int stateFips);

/// The IANA time zone of a ZIP code: that of its county. A ZIP without an area has that of the nearest mapped one only
/// where the whole state has one zone. Empty: not known, and nothing must be said of what time it is there.
QByteArray zipTimeZone(QStringView zip, const Zips &zips, const Outlines &outlines);

} // namespace labdesk::geo
