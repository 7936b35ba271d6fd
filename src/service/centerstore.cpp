// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/centerstore.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxCenters = 30;
constexpr double minMilesPerDegree = 68.5; // per degree of latitude; rounded down, so that the box is never too small

// Converts degrees of latitude to degrees of longitude of the same length at a place. Returns all longitudes across the
// date line and near a pole, where a box isn't enough.
double degreesOfLongitude(const GeoPoint &from, double degrees)
{
    const double nearestToThePole = std::abs(from.latitude) + degrees;
    const double east = nearestToThePole < 85 ? degrees / std::cos(qDegreesToRadians(nearestToThePole)) : 360;
    return std::abs(from.longitude) + east < 180 ? east : 360;
}

Center centerFrom(const Statement &row)
{
    return centerTable.row(row);
}

} // namespace

CenterStore::CenterStore(const Database &database)
    : m_lab(database.prepare(labTable.select() + u"WHERE lab_id = ?"_s)),
      m_default(
          database.prepare(u"SELECT lab_id FROM centers GROUP BY lab_id ORDER BY count(*) DESC, lab_id LIMIT 1"_s)),
      m_addLab(database.prepare(labTable.insert())), m_add(database.prepare(centerTable.insert())),
      m_box(database.prepare(
          centerTable.select()
          + u"WHERE lab_id = ? AND centroid_latitude BETWEEN ? AND ? AND centroid_longitude BETWEEN ? AND ?"_s)),
      m_all(database.prepare(centerTable.select() + u"ORDER BY center_id"_s))
{
}

std::optional<Lab> CenterStore::lab(int id)
{
    return m_lab.first({id}, [](const Statement &row) { return labTable.row(row); });
}

std::optional<Lab> CenterStore::defaultLab()
{
    const auto id = m_default.first({}, [](const Statement &row) { return row.integer(0); });
    return lab(static_cast<int>(id.value_or(0)));
}

void CenterStore::addLab(const Lab &lab)
{
    m_addLab.run(labTable.values(lab));
}

void CenterStore::add(const Center &center)
{
    m_add.run(centerTable.values(center));
}

void CenterStore::forEach(const std::function<void(const Center &)> &visit)
{
    m_all.run();
    while (m_all.next())
        visit(centerFrom(m_all));
}

std::vector<NearCenter> CenterStore::near(int labId, const GeoPoint &from, double radiusMiles)
{
    std::vector<NearCenter> found;
    const double degrees = radiusMiles / minMilesPerDegree;
    const double east = degreesOfLongitude(from, degrees);
    m_box.run({labId, from.latitude - degrees, from.latitude + degrees, from.longitude - east, from.longitude + east});
    while (m_box.next()) {
        Center center = centerFrom(m_box);
        const double miles = geo::milesBetween(from, center.centroid);
        if (miles <= radiusMiles)
            found.push_back({std::move(center), miles});
    }
    std::ranges::sort(found, {}, [](const NearCenter &one) { return std::tie(one.miles, one.center.siteCode); });
    if (found.size() > maxCenters)
        found.resize(maxCenters);
    return found;
}

} // namespace labdesk::service
