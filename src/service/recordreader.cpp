// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordreader.h"

#include "geo/bundled.h"
#include "geo/zonenames.h"
#include "service/membersreader.h"
#include "service/personaldata.h"
#include "service/providerinfo.h"
#include "service/timestamps.h"

#include <QTimeZone>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace labdesk::service {

using namespace Qt::StringLiterals;
namespace dom = simdjson::dom;

static_assert(RecordReader::padding >= simdjson::SIMDJSON_PADDING);

struct RecordReader::Parsers
{
    dom::parser dom;
    simdjson::ondemand::parser raw;
};

/// What depends on the day, and what is worth remembering from line to line.
class RecordReader::UserRules
{
public:
    UserRules(qint64 now, bool keepsPersonalIds) : m_now(now), m_keepsPersonalIds(keepsPersonalIds) { }

    qint64 now() const { return m_now; }
    BulkUser user(const MembersReader &members);
    Connection connection(const MembersReader &members) const;

private:
    static constexpr qsizetype longestClientId = 2000; // bytes; an index of PostgreSQL holds no more than some 2,700

    QString clientUserId(const MembersReader &members) const;
    std::optional<Fallback> fallback(const MembersReader &members, const char *name, const char *source,
                                     const char *updated, std::optional<QString> value) const;
    std::vector<Connection> connections(const MembersReader &members) const;
    void checkZone(const MembersReader &members, const User &user);

    qint64 m_now;
    bool m_keepsPersonalIds;
    QString m_today = isoDate(QDateTime::fromSecsSinceEpoch(m_now, QTimeZone::utc()).date());
    QString m_latestDay = isoDate(QDateTime::fromSecsSinceEpoch(m_now + 14 * 3600, QTimeZone::utc()).date());
    QSet<QString> m_zones; ///< that exist
};

namespace {

Owner ownerFrom(const MembersReader &members)
{
    Owner owner{members.uuid("user_id").value_or(QString()), members.text("client_user_id").value_or(QString())};
    if (owner.userId.isEmpty() && owner.clientUserId.isEmpty())
        members.refuse("user_id", "is missing, and so is client_user_id");
    return owner;
}

BusinessAddress addressFrom(const MembersReader &members)
{
    const auto zip = members.has("zip") ? "zip" : "zip_code";
    return {members.text("first_line").value_or(QString()), members.text("second_line"),
            members.text("city").value_or(QString()), members.text("state").value_or(QString()),
            members.text(zip).value_or(QString())};
}

int labFrom(const MembersReader &members)
{
    const auto id = members.integer("lab_id");
    if (!id)
        members.refuse("lab_id", "is missing");
    if (*id <= 0 || *id > std::numeric_limits<int>::max())
        members.refuse("lab_id", "is out of range");
    return static_cast<int>(*id);
}

std::optional<GeoPoint> pointFrom(const MembersReader &members, const char *latitude, const char *longitude)
{
    const auto north = members.number(latitude), east = members.number(longitude);
    if (!north && !east)
        return {};
    if (!north || *north < -90 || *north > 90)
        members.refuse(latitude, "is not between -90 and 90");
    if (!east || *east < -180 || *east > 180)
        members.refuse(longitude, "is not between -180 and 180");
    return GeoPoint{*north, *east};
}

Center centerFrom(const MembersReader &members, const QByteArray &hours)
{
    Center center;
    center.labId = labFrom(members);
    center.name = members.requiredText("name");
    center.firstLine = members.text("first_line").value_or(QString());
    center.secondLine = members.text("second_line").value_or(QString());
    center.city = members.text("city").value_or(QString());
    center.state = members.text("state").value_or(QString());
    center.zip = members.zip("zip_code");
    center.phone = members.text("phone_number").value_or(QString());
    center.fax = members.text("fax_number").value_or(QString());
    center.hours = hours;
    center.siteCode = members.requiredText("site_code");
    center.billTypes = members.texts("supported_bill_types");
    center.capabilities = members.texts("capabilities");
    for (const auto &[name, list] :
         {std::pair("supported_bill_types", center.billTypes), std::pair("capabilities", center.capabilities)})
        if (list.join(QString()).contains(u',')) // which separates them in the database
            members.refuse(name, "has a comma");
    auto centroid = pointFrom(members, "centroid_latitude", "centroid_longitude");
    if (!centroid)
        centroid = geo::bundledZips()->centroid(center.zip);
    if (!centroid)
        members.refuse("zip_code", "has no known position; add centroid_latitude and centroid_longitude");
    center.centroid = *centroid;
    center.location = pointFrom(members, "latitude", "longitude").value_or(center.centroid);
    return center;
}

Payor payorFrom(const MembersReader &members)
{
    Payor payor;
    payor.code = members.requiredText("payor_code");
    payor.name = members.requiredText("name");
    payor.aliases = members.texts("aliases");
    if (const auto address = members.object("address"))
        payor.address = addressFrom(*address);
    payor.source = members.text("source").value_or(u"team"_s);
    if (payor.source != u"team" && payor.source != u"platform")
        members.refuse("source", "is neither team nor platform");
    if (const auto ids = members.object("ids")) {
        for (const QString &house : clearinghouses())
            if (const auto id = ids->text(house.toStdString()))
                payor.idAt[house] = *id;
        ids->refuseUnknown({{"change_healthcare"}, {"availity"}});
    }
    return payor;
}

void checkInsurance(const MembersReader &members) // 2.6
{
    const auto record = members.object("record");
    if (!record)
        members.refuse("record", "is missing");
    record->requiredText("payor_code");
    record->requiredText("member_id");
    const QString relationship = record->requiredText("relationship");
    if (relationship != u"Self" && relationship != u"Spouse" && relationship != u"Other")
        record->refuse("relationship", "is none of Self, Spouse, Other");
    for (const char *object : {"insured", "company"})
        if (!record->object(object))
            record->refuse(object, "is missing");
}

} // namespace

QString RecordReader::UserRules::clientUserId(const MembersReader &members) const
{
    QString id = members.requiredText("client_user_id");
    if (id.toUtf8().size() > longestClientId)
        members.refuse("client_user_id", "is longer than 2000 bytes");
    if (!m_keepsPersonalIds && isPersonalData(id))
        members.refuse("client_user_id", "contains an email address, a phone number, or a social security number");
    return id;
}

std::optional<Fallback> RecordReader::UserRules::fallback(const MembersReader &members, const char *name,
                                                          const char *source, const char *updated,
                                                          std::optional<QString> value) const
{
    auto slug = members.text(source);
    const auto time = members.time(updated);
    if (!value && (slug || time))
        members.refuse(name, "is missing");
    if (slug && *slug != u"manual" && !findProvider(*slug))
        members.refuse(source, "is not a provider");
    return value ? std::optional(Fallback{*std::move(value), slug.value_or(u"manual"_s), time.value_or(m_now)})
                 : std::nullopt;
}

void RecordReader::UserRules::checkZone(const MembersReader &members, const User &user)
{
    if (!user.zone || m_zones.contains(user.zone->value))
        return;
    if (!geo::isZoneName(user.zone->value))
        members.refuse("fallback_time_zone", "is not an IANA time zone");
    m_zones.insert(user.zone->value);
}

BulkUser RecordReader::UserRules::user(const MembersReader &members)
{
    BulkUser made;
    User &user = made.user;
    user.userId = members.uuid("user_id").value_or(QString());
    if (user.userId.isEmpty())
        user.userId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    user.clientUserId = clientUserId(members);
    user.createdOn = members.time("created_on").value_or(m_now);
    user.zone = fallback(members, "fallback_time_zone", "fallback_time_zone_source", "fallback_time_zone_updated_at",
                         members.text("fallback_time_zone"));
    checkZone(members, user);
    user.birthDate = fallback(members, "fallback_birth_date", "fallback_birth_date_source",
                              "fallback_birth_date_updated_at", members.date("fallback_birth_date"));
    if (user.birthDate && user.birthDate->value > m_latestDay)
        members.refuse("fallback_birth_date", "is in the future");
    user.ingestionStart = members.date("ingestion_start");
    user.ingestionEnd = members.date("ingestion_end");
    if (user.ingestionStart && user.ingestionEnd && *user.ingestionEnd < *user.ingestionStart)
        members.refuse("ingestion_end", "is before ingestion_start");
    made.connections = connections(members);
    if (user.ingestionEnd && *user.ingestionEnd <= m_today) // as the service deregisters them (2.1)
        made.connections.clear();
    return made;
}

std::vector<Connection> RecordReader::UserRules::connections(const MembersReader &members) const
{
    std::vector<Connection> all;
    const auto array = members.array("connections");
    if (!array)
        return all;
    for (const dom::element element : *array) {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            members.refuse("connections", "is not an array of objects");
        const MembersReader one(object, u"connections[%1]."_s.arg(all.size()));
        one.refuseUnknown(bulkMembers(ConnectionType));
        Connection made = connection(one);
        if (std::ranges::any_of(all, [&](const Connection &other) { return other.provider == made.provider; }))
            one.refuse("provider", "is connected twice");
        all.push_back(std::move(made));
    }
    std::ranges::sort(all, {}, [](const Connection &one) { return std::tie(one.createdOn, one.provider); });
    return all;
}

Connection RecordReader::UserRules::connection(const MembersReader &members) const
{
    Connection made;
    made.provider = members.requiredText("provider");
    const ProviderInfo *provider = findProvider(made.provider);
    if (!provider)
        members.refuse("provider", "is not a provider");
    made.createdOn = members.time("created_on").value_or(m_now);
    made.externalUserId = members.text("external_user_id");
    made.autoConnect = members.boolean("auto_connect");
    made.denied = members.texts("denied");
    for (const QString &resource : std::as_const(made.denied))
        if (!provider->resources.contains(resource))
            members.refuse("denied", "has what the provider doesn't have");
    if (const auto error = members.object("error"))
        made.error
            = ConnectionError{error->requiredText("error_type"), error->text("error_message").value_or(QString()),
                              error->time("errored_at").value_or(m_now)};
    return made;
}

RecordReader::RecordReader(qint64 now, bool keepsPersonalIds)
    : m_parsers(std::make_unique<Parsers>()), m_rules(std::make_unique<UserRules>(now, keepsPersonalIds))
{
}

RecordReader::~RecordReader() = default;

bool RecordReader::isRecord(const char *line, qsizetype size)
{
    dom::object object;
    std::string_view type;
    return m_parsers->dom.parse(line, static_cast<std::size_t>(size), false).get_object().get(object)
        == simdjson::SUCCESS
        && object["type"].get_string().get(type) == simdjson::SUCCESS
        && bulkTypes().contains(QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size())));
}

BulkRecord RecordReader::read(const char *line, qsizetype size)
{
    dom::object object;
    const auto bytes = static_cast<std::size_t>(size);
    if (m_parsers->dom.parse(line, bytes, false).get_object().get(object) != simdjson::SUCCESS)
        throw LineRefused("not a JSON object in UTF-8");
    const MembersReader members(object, {});
    const qsizetype type = bulkTypes().indexOf(members.requiredText("type"));
    if (type < 0)
        members.refuse("type", "is unknown");
    members.refuseUnknown(bulkMembers(type));
    const auto raw = [&](std::string_view name) { // as it is written, to be sent like that
        const simdjson::padded_string_view all(line, bytes, bytes + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = m_parsers->raw.iterate(all);
        const std::string_view json = simdjson::to_json_string(document[name]);
        return QByteArray(json.data(), static_cast<qsizetype>(json.size())).trimmed();
    };
    switch (type) {
    case 0:
        return BulkTeam{members.uuid("team_id").value_or(QString())};
    case 1:
        return Lab{labFrom(members), members.requiredText("slug")};
    case 2:
        return centerFrom(members, members.has("hours") ? raw("hours") : QByteArray());
    case 3:
        return payorFrom(members);
    case 4:
        return m_rules->user(members);
    case 5:
        return BulkConnection{ownerFrom(members), m_rules->connection(members)};
    case 6: {
        const auto id = members.uuid("order_id");
        return BulkOrder{ownerFrom(members),
                         {id ? *id : QUuid::createUuid().toString(QUuid::WithoutBraces), 0, labFrom(members),
                          members.zip("zip_code"), members.time("created_on").value_or(m_rules->now())}};
    }
    default:
        checkInsurance(members);
        return BulkInsurance{ownerFrom(members), members.time("created_on").value_or(m_rules->now()), raw("record")};
    }
}

} // namespace labdesk::service
