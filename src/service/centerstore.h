// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/distance.h"
#include "service/database.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk::service {

struct Lab
{
    int id = 0;
    QString slug;
};

/// A place where a lab draws samples (2.7 of the contract).
struct Center
{
    int labId = 0;
    QString name;
    QString firstLine;
    QString secondLine; ///< may be empty
    QString city, state, zip;
    QString phone, fax;
    std::optional<QString> website = {};
    QByteArray hours; ///< JSON; empty: not known
    QString siteCode;
    QStringList billTypes, capabilities;
    GeoPoint location; ///< of the building
    GeoPoint centroid; ///< of its ZIP, from which distances are measured
};

struct NearCenter
{
    Center center;
    double miles = 0;
};

class CenterStore
{
public:
    explicit CenterStore(const Database &database);

    std::optional<Lab> lab(int id);
    std::optional<Lab> defaultLab(); ///< the one with the most centers
    void addLab(const Lab &lab);
    void add(const Center &center);

    void forEach(const std::function<void(const Center &)> &visit); ///< in the order in which they were added

    /// Those of the lab within the radius, nearest first, at most 30.
    std::vector<NearCenter> near(int labId, const GeoPoint &from, double radiusMiles);

private:
    Statement m_lab, m_default, m_addLab, m_add, m_box, m_all;
};

} // namespace labdesk::service
