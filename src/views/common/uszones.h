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

/// The zone that is meant by what a caller says: "Eastern", "EST", "Pacific time", a ZIP code, a city that a zone is
/// named after, a town of the United States. Nothing that is a guess: empty for part of a name, for a county with two
/// zones, and for a name that towns in several zones have, of which none is far larger.
QString zoneMeantBy(const QString &typed);
QString townMeantBy(const QString &typed); ///< "Portland, OR", where zoneMeantBy() follows from it; else empty

} // namespace labdesk
