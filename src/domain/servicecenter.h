// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/address.h"
#include "domain/geopoint.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace labdesk {

/// A distance as the service sent it: a string in the contract, a number in other deployments.
struct Distance
{
    QString text;                ///< as it came
    std::optional<double> miles; ///< nothing when `text` is not a number: shown as it came, sorted last
    static Distance parse(const QString &text);
    friend bool operator==(const Distance &, const Distance &) = default;
};

/// Opening hours (field notes, "PSC metadata.hours").
struct WeeklyHours
{
    std::array<std::optional<QString>, 7>
        days; ///< Monday first; spans as sent ("7:00AM - 11:30AM;12:30PM - 4:00PM"); nothing: closed
    friend bool operator==(const WeeklyHours &, const WeeklyHours &) = default;
};
struct HoursNotProvided
{
    friend bool operator==(HoursNotProvided, HoursNotProvided) = default;
};
struct HoursAsSent
{
    QString text; ///< compact JSON of a shape we do not know; days in order of the week
    friend bool operator==(const HoursAsSent &, const HoursAsSent &) = default;
};
using Hours = std::variant<HoursNotProvided, WeeklyHours, HoursAsSent>;

/// A patient service center (contract 2.7).
struct ServiceCenter
{
    QString name;
    Address address;
    QString phoneNumber;
    QString faxNumber;
    QString website; ///< plain text; empty when absent
    Hours hours;
    Distance distance;
    QString siteCode; ///< empty when absent
    QStringList supportedBillTypes;
    QStringList capabilities;
    std::optional<GeoPoint> location; ///< not in the contract: where absent, the ZIP centroid serves
    qint64 labId = 0;                 ///< of the answer it came in
    QString labSlug = {};
    friend bool operator==(const ServiceCenter &, const ServiceCenter &) = default;
};

/// By miles; those without a number as distance are last.
bool isNearer(const ServiceCenter &a, const ServiceCenter &b);

/// The answer of both center searches, or those of several labs put together.
struct ServiceCenterList
{
    qint64 labId = 0; ///< 0: of several
    QString labSlug;  ///< open list: an unknown slug is shown raw
    std::vector<ServiceCenter> centers;
};

/// Miles; the only values the contract allows.
enum class Radius { Miles10 = 10, Miles20 = 20, Miles25 = 25, Miles50 = 50 };
inline constexpr std::array allRadii = {Radius::Miles10, Radius::Miles20, Radius::Miles25, Radius::Miles50};

} // namespace labdesk
