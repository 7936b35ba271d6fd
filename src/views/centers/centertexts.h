// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"
#include "domain/lab.h"
#include "geo/zips.h"
#include "map/mapgeography.h"
#include "map/mapplacement.h"
#include "session/centerfinder.h"
#include "widgets/theme.h"

#include <QString>

#include <optional>
#include <vector>

namespace labdesk {

struct Connection;
class LabCatalog;
struct LabFailure;

/// What the built-in geography says about a ZIP.
struct ZipInfo
{
    Tone tone = Tone::Neutral;
    QString words;                   ///< "Evanston, IL · Cook County"; empty for an incomplete ZIP
    std::optional<MapOrigin> origin; ///< center of the map; nothing: no map
};
ZipInfo zipInfoFor(const QString &zip, const MapGeography &geography);

/// The known radii in ascending order, at most seven.
std::vector<Radius> offeredRadii();
/// In privacy mode, a ZIP from a user's record isn't shown.
bool isZipHidden(const CenterQuery &query);
QString shownZip(const CenterQuery &query);         ///< empty for an order
QString formatSearchArea(const CenterQuery &query); ///< "within 25 miles of 02116"
/// Radius of the map: that of the search, or if the service chose it, the smallest that contains the centers.
int milesAround(const CenterQuery &query, const std::vector<ServiceCenter> &found);
/// "All 8 are on the map. Nearest 0.6 mi, farthest 19.2 mi."; without the map part if the map is hidden.
QString formatCentersFooter(const ServiceCenterList &list, std::optional<int> unplaced);

/// "Labcorp (27)", or "Lab 27" if the name isn't known.
QString formatLab(const Lab &lab);
/// "2 labs couldn’t be searched. Quest (6): The request timed out. …"
QString formatFailedLabs(const std::vector<LabFailure> &failed, const LabCatalog &labs);

QString formatDefaultLab();
QString formatAllLabs();

/// Text for a "not found" response: which lab or order the service doesn't know. Nothing for failures that need no
/// special text.
std::optional<ErrorText> centerFailureText(const ApiError &error, const CenterQuery &query,
                                           const Connection &connection);

} // namespace labdesk
