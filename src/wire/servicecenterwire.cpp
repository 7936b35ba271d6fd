// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/servicecenterwire.h"

#include "wire/addresswire.h"
#include "wire/jsonreader.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

/// Exactly the seven days, each a text or null. A day that is simply missing is not known to be closed: then all of it
/// is shown as it came.
std::optional<WeeklyHours> weeklyHours(const QJsonObject &object)
{
    static constexpr std::array days = {"Mon"_L1, "Tue"_L1, "Wed"_L1, "Thu"_L1, "Fri"_L1, "Sat"_L1, "Sun"_L1};
    if (object.size() != qsizetype(days.size()))
        return std::nullopt;
    WeeklyHours week;
    for (size_t i = 0; i < days.size(); ++i) {
        const QJsonValue spans = object.value(days[i]);
        if (spans.isString())
            week.days[i] = spans.toString();
        else if (!spans.isNull()) // undefined is not null
            return std::nullopt;
    }
    return week;
}

Hours readHours(const JsonCursor &at)
{
    if (!at.isGiven())
        return HoursNotProvided{};
    if (const auto week = weeklyHours(at.value().toObject()))
        return *week;
    at.drift();
    return HoursAsSent{at.value().isString() ? at.value().toString() : compactJson(at.value())};
}

/// Beyond the contract: a location of another shape is left aside, for the ZIP centroid serves.
std::optional<GeoPoint> readLocation(const JsonCursor &at)
{
    if (!at.isGiven())
        return std::nullopt;
    const QJsonValue latitude = at.value().toObject().value("lat"_L1);
    const QJsonValue longitude = at.value().toObject().value("lng"_L1);
    const GeoPoint point{latitude.toDouble(), longitude.toDouble()};
    if (latitude.isDouble() && longitude.isDouble() && std::abs(point.latitude) <= 90
        && std::abs(point.longitude) <= 180)
        return point;
    at.drift();
    return std::nullopt;
}

ServiceCenter readCenter(const JsonCursor &at)
{
    JsonObject fields(at);
    ServiceCenter center;
    {
        const JsonCursor metadataAt = fields.at("metadata"_L1);
        JsonObject metadata(metadataAt);
        center.name = metadata.string("name"_L1);
        center.address = readAddressFields(metadata);
        center.phoneNumber = metadata.text("phone_number"_L1);
        center.faxNumber = metadata.text("fax_number"_L1);
        center.website = metadata.text("website"_L1);
        center.hours = readHours(metadata.at("hours"_L1));
    }
    center.distance = Distance::parse(fields.at("distance"_L1).asSent());
    center.siteCode = fields.text("site_code"_L1);
    center.supportedBillTypes = fields.strings("supported_bill_types"_L1);
    center.capabilities = fields.strings("capabilities"_L1);
    center.location = readLocation(fields.at("location"_L1));
    return center;
}

ServiceCenterList readCenters(const JsonCursor &root)
{
    JsonObject fields(root);
    ServiceCenterList list;
    list.labId = fields.integer("lab_id"_L1);
    list.labSlug = fields.string("slug"_L1);
    const JsonCursor centers = fields.at("patient_service_centers"_L1);
    list.centers = readEntries<ServiceCenter>(centers, readCenter);
    return list;
}

} // namespace

Decoding<ServiceCenterList> decodeServiceCenters(const QByteArray &body)
{
    return decodeRoot<ServiceCenterList>(body, readCenters);
}

} // namespace labdesk::wire
