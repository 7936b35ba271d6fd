// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A possible zone, and the reason for it: "Melbourne, FL", "Indiana", or nothing.
struct ZoneOffer
{
    QString zone; ///< IANA
    QString reason;
};

/// Interprets what a caller, a ticket, or a computer calls a time zone.
struct ZoneReading
{
    QString zone = {}; ///< IANA; empty: not a zone, or ambiguous
    QString town = {}; ///< "Portland, OR", if the zone was derived from a town
    /// No confirmation is needed: an IANA name, a name of a single zone ("Eastern", "EST"), a ZIP code, a state with
    /// one zone, a city that a zone is named after, or a town with its state. A town without a state may be another one
    /// of that name, or a word with another meaning.
    bool isCertain = false;
    std::vector<ZoneOffer> offers = {}; ///< possible zones if uncertain, most likely first
};
ZoneReading readZone(const QString &typed);

} // namespace labdesk
