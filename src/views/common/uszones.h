// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A zone of the United States as people call it.
struct UsZone
{
    QString id;   ///< IANA: "America/New_York"
    QString name; ///< "Eastern"
};
std::vector<UsZone> usZones(); ///< the seven that nearly everybody lives in, from east to west

/// "Mountain time (Denver)"; of any other zone its IANA ID.
QString formatZone(const QString &id);

/// A zone that may be meant, and what makes it so: "Melbourne, FL", "Indiana", or nothing.
struct ZoneOffer
{
    QString zone; ///< IANA
    QString because;
};

/// What a caller says, a ticket has or a computer calls its zone, as a time zone.
struct ZoneReading
{
    QString zone = {}; ///< IANA; empty: not a zone, or one of several
    QString town = {}; ///< "Portland, OR", where the zone follows from a town
    /// It needs no second look: an IANA name, a name that one zone has ("Eastern", "EST"), a ZIP code, a state with one
    /// zone, a city that a zone is named after, a town with its state. A town alone may be another one, or a word that
    /// means something else.
    bool isCertain = false;
    std::vector<ZoneOffer> offers = {}; ///< where it isn't certain, what may be meant: likeliest first
};
ZoneReading readZone(const QString &typed);

} // namespace labdesk
