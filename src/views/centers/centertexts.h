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

/// What the built-in geography knows of a ZIP that was typed.
struct ZipHint
{
    Tone tone = Tone::Neutral;
    QString words;                   ///< "Evanston, IL · Cook County"; empty for what is not a whole ZIP yet
    std::optional<MapOrigin> origin; ///< where the map centers; nothing: no map
};
ZipHint hintFor(const QString &zip, const MapGeography &geography);

/// Those of the known values, the least first; at most seven.
std::vector<Radius> offeredRadii();
/// Of a person’s ZIP nothing is read off the screen in privacy mode.
bool isZipHidden(const CenterQuery &query);
QString shownZip(const CenterQuery &query);     ///< empty: it is for an order
QString formatAround(const CenterQuery &query); ///< "within 25 miles of 02116"
/// How far the map shows: the radius, or the least that holds what was found where the service chose it.
int milesAround(const CenterQuery &query, const std::vector<ServiceCenter> &found);
/// "All 8 are on the map. Nearest 0.6 mi, farthest 19.2 mi."; nothing of the map where it is not shown
QString formatCentersFoot(const ServiceCenterList &list, std::optional<int> notOnMap);

/// "617-555-0142" for a North American number in any spelling, else as it came.
QString formatPhone(const QString &phone);

/// "Labcorp (27)"; "Lab 27" where it has no name.
QString formatLab(const Lab &lab);
/// "2 labs couldn’t be searched. Quest (6): The request timed out. …"
QString formatFailedLabs(const std::vector<LabFailure> &failed, const LabCatalog &labs);

QString formatDefaultLab();
QString formatAllLabs();

/// What is unknown to the service where it answers "not found": the lab or the order that was named. Nothing for a
/// failure that is described as anywhere else.
std::optional<ErrorText> centerFailureText(const ApiError &error, const CenterQuery &query,
                                           const Connection &connection);

} // namespace labdesk
