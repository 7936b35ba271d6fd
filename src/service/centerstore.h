// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/distance.h"
#include "service/table.h"

#include <functional>

namespace labdesk::service {

struct Lab
{
    int id = 0;
    QString slug;
};

inline constexpr Table labTable{
    "labs",
    "(%1)",
    column("lab_id INTEGER PRIMARY KEY", &Lab::id),
    column("slug TEXT NOT NULL", &Lab::slug, As::Required),
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
    QByteArray hours; ///< JSON; empty if unknown
    QString siteCode;
    QStringList billTypes, capabilities;
    GeoPoint location; ///< location of the building
    GeoPoint centroid; ///< centroid of its ZIP; distances are measured from it
};

/// Why a list can't be stored in one column; null if it can.
inline const char *commaFault(const QStringList &texts)
{
    return texts.join(QString()).contains(u',') ? "has a comma" : nullptr;
}

inline constexpr Table centerTable{
    "centers",
    "(center_id INTEGER PRIMARY KEY, %1)",
    column("lab_id INTEGER NOT NULL REFERENCES labs(lab_id)", &Center::labId),
    column("name TEXT NOT NULL", &Center::name, As::Required),
    column("first_line TEXT NOT NULL", &Center::firstLine),
    column("second_line TEXT", &Center::secondLine),
    column("city TEXT NOT NULL", &Center::city),
    column("state TEXT NOT NULL", &Center::state),
    column("zip TEXT NOT NULL", &Center::zip, As::Zip).named("zip_code"),
    column("phone TEXT NOT NULL", &Center::phone).named("phone_number"),
    column("fax TEXT NOT NULL", &Center::fax).named("fax_number"),
    column("website TEXT", &Center::website).since(6),
    column("hours TEXT", &Center::hours),
    column("site_code TEXT NOT NULL", &Center::siteCode, As::Required),
    column("bill_types TEXT NOT NULL", &Center::billTypes).named("supported_bill_types").refusedFor(&commaFault),
    column("capabilities TEXT NOT NULL", &Center::capabilities).refusedFor(&commaFault),
    column("latitude REAL NOT NULL, longitude REAL NOT NULL", &Center::location),
    column("centroid_latitude REAL NOT NULL, centroid_longitude REAL NOT NULL", &Center::centroid),
};

template <> struct Bulk<Lab>
{
    static constexpr const char *type = "lab";
    static constexpr const auto &table = labTable;
};

template <> struct Bulk<Center>
{
    static constexpr const char *type = "center";
    static constexpr const auto &table = centerTable;
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

    /// Returns the lab's centers within the radius, nearest first, at most 30.
    std::vector<NearCenter> near(int labId, const GeoPoint &from, double radiusMiles);

private:
    Statement m_lab, m_default, m_addLab, m_add, m_box, m_all;
};

} // namespace labdesk::service
