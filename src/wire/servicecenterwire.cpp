// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/servicecenter.h"
#include "wire/addresswire.h"
#include "wire/jsonreader.h"
#include "wire/plainnumber.h"

#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace labdesk::wire {

namespace {

/// Returns the number of a weekday; Monday is 0. Accepts any letter case, and abbreviations of at least three letters.
std::optional<size_t> dayForKey(const QString &key)
{
    static constexpr std::array days
        = {"monday"_L1, "tuesday"_L1, "wednesday"_L1, "thursday"_L1, "friday"_L1, "saturday"_L1, "sunday"_L1};
    constexpr qsizetype minLength = 3;
    QString name = key.trimmed().toLower();
    if (name.endsWith(u'.'))
        name.chop(1);
    if (name == u"weds")
        name.chop(1);
    for (size_t day = 0; day < days.size(); ++day)
        if (name.size() >= minLength && QString(days[day]).startsWith(name))
            return day;
    return std::nullopt;
}

/// Returns the members of an object by weekday. Nothing if it has another key, a day twice, or a value other than text
/// and null.
std::optional<std::map<size_t, QJsonObject::const_iterator>> daysOf(const QJsonObject &object)
{
    std::map<size_t, QJsonObject::const_iterator> days;
    for (auto at = object.begin(); at != object.end(); ++at) {
        const auto day = dayForKey(at.key());
        if (!day || !(at->isString() || at->isNull()) || !days.emplace(*day, at).second)
            return std::nullopt;
    }
    return days;
}

Hours readHours(const JsonCursor &at)
{
    if (!at.isGiven())
        return HoursNotProvided{};
    const QJsonObject object = at.value().toObject();
    const auto days = daysOf(object);
    if (days && days->size() == WeeklyHours().days.size()) {
        WeeklyHours week;
        for (const auto &[day, entry] : *days)
            if (entry->isString())
                week.days[day] = entry->toString();
        return week;
    }
    at.drift();
    if (!days || days->empty())
        return HoursAsSent{at.value().isString() ? at.value().toString() : compactJson(at.value())};
    // A missing day isn't necessarily closed, so the other days are shown as sent, in order of the week.
    QStringList members;
    for (const auto &[day, entry] : *days)
        members += compactJson(QJsonObject{{entry.key(), entry.value()}}).mid(1).chopped(1);
    return HoursAsSent{u'{' + members.join(u',') + u'}'};
}

/// Accepts a number, or a number as text.
std::optional<double> degrees(const QJsonValue &value)
{
    const QByteArray text = value.toString().toLatin1();
    if (value.isDouble())
        return value.toDouble();
    return isPlainNumber({text.constData(), size_t(text.size())}) ? std::optional(text.toDouble()) : std::nullopt;
}

/// Not in the contract. A location of another shape is ignored, because there is always the ZIP centroid.
std::optional<GeoPoint> readLocation(const JsonCursor &at)
{
    if (!at.isGiven())
        return std::nullopt;
    const auto latitude = degrees(at.value().toObject().value("lat"_L1));
    const auto longitude = degrees(at.value().toObject().value("lng"_L1));
    if (latitude && longitude && std::abs(*latitude) <= 90 && std::abs(*longitude) <= 180)
        return GeoPoint{*latitude, *longitude};
    at.drift();
    return std::nullopt;
}

ServiceCenter readCenter(const JsonCursor &at)
{
    JsonObject fields(at);
    ServiceCenter center;
    {
        const JsonCursor metadataCursor = fields.at("metadata"_L1);
        JsonObject metadata(metadataCursor);
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

} // namespace

template <> ServiceCenterList readRoot(const JsonCursor &root)
{
    JsonObject fields(root);
    ServiceCenterList list;
    list.labId = fields.integer("lab_id"_L1);
    list.labSlug = fields.string("slug"_L1);
    const JsonCursor centers = fields.at("patient_service_centers"_L1);
    list.centers = readEntries<ServiceCenter>(centers, readCenter);
    return list;
}

template Decoding<ServiceCenterList> decode(const QByteArray &body);

} // namespace labdesk::wire
