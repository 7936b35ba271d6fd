// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace labdesk {

/// A zone of the United States with its common name.
struct UsZone
{
    QString id;   ///< IANA: "America/New_York"
    QString name; ///< "Eastern"
};
std::vector<UsZone> usZones(); ///< the seven in which most people live, from east to west

/// How a text names a zone: in words wherever a person reads it, by its IANA ID in files and in details for engineers.
enum class ZoneForm {
    Words,
    Place, ///< the shortest, for columns
    Id
};

/// "Mountain time (Denver)", or "Denver"; for any other zone its IANA ID.
QString formatZone(const QString &id, ZoneForm form = ZoneForm::Words);

/// For tickets and summaries: "Mountain time (Denver) · America/Denver"; for any other zone its IANA ID alone.
QString formatZoneWithId(const QString &id);

} // namespace labdesk
