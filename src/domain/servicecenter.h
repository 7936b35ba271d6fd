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
    QString text;                ///< as received
    std::optional<double> miles; ///< nothing if `text` isn't a number: shown as received, sorted last
    static Distance parse(const QString &text);
    friend bool operator==(const Distance &, const Distance &) = default;
};

/// Opening hours (field notes, "PSC metadata.hours").
struct WeeklyHours
{
    /// Monday first; spans as sent ("7:00AM - 11:30AM;12:30PM - 4:00PM"); nothing: closed.
    std::array<std::optional<QString>, 7> days;
    friend bool operator==(const WeeklyHours &, const WeeklyHours &) = default;
};
struct HoursNotProvided
{
    friend bool operator==(HoursNotProvided, HoursNotProvided) = default;
};
struct HoursAsSent
{
    QString text; ///< compact JSON in an unknown format; days in the order of the week
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
    QString website; ///< plain text; empty if absent
    Hours hours;
    Distance distance;
    QString siteCode; ///< empty if absent
    QStringList supportedBillTypes;
    QStringList capabilities;
    std::optional<GeoPoint> location; ///< not in the contract; if absent, the ZIP centroid is used
    qint64 labId = 0;                 ///< from the response that contained it
    QString labSlug = {};
    friend bool operator==(const ServiceCenter &, const ServiceCenter &) = default;
};

/// Sorts by miles; centers without a numeric distance are last.
bool isNearer(const ServiceCenter &a, const ServiceCenter &b);

/// The response of both center searches, or the merged ones of several labs.
struct ServiceCenterList
{
    qint64 labId = 0; ///< 0: several labs
    QString labSlug;  ///< an unknown slug is shown unchanged
    std::vector<ServiceCenter> centers;

    /// Sets the lab of each center, so that the centers of several lists can be mixed.
    void setLabOfCenters()
    {
        for (ServiceCenter &center : centers) {
            center.labId = labId;
            center.labSlug = labSlug;
        }
    }
};

/// Miles; the only values the contract allows.
enum class Radius { Miles10 = 10, Miles20 = 20, Miles25 = 25, Miles50 = 50 };
inline constexpr std::array allRadii = {Radius::Miles10, Radius::Miles20, Radius::Miles25, Radius::Miles50};

} // namespace labdesk
