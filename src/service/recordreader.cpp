// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/recordreader.h"

#include "geo/bundled.h"
#include "geo/zonenames.h"
#include "service/membersreader.h"
#include "service/personaldata.h"
#include "service/providerinfo.h"
#include "service/timestamps.h"

#include <QUuid>

#include <algorithm>
#include <functional>
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

/// Rules for users that depend on the date, and data cached between lines.
class RecordReader::UserRules
{
public:
    UserRules(qint64 now, bool keepsPersonalIds, bool isStrict)
        : m_now(now), m_keepsPersonalIds(keepsPersonalIds), m_isStrict(isStrict)
    {
    }

    qint64 now() const { return m_now; }
    bool isStrict() const { return m_isStrict; }
    BulkUser user(const MembersReader &members);
    SourceConnection connection(const MembersReader &members) const;

private:
    void checkSource(const MembersReader &members, const char *name, const std::optional<Fallback> &fallback) const;
    std::vector<SourceConnection> connections(const MembersReader &members) const;
    void checkZone(const MembersReader &members, const User &user);
    bool canBeProvider(const QString &slug) const { return !m_isStrict || findProvider(slug); }

    qint64 m_now;
    bool m_keepsPersonalIds, m_isStrict;
    QSet<QString> m_zones; ///< known valid zones
};

namespace {

using Members = std::vector<BulkMember>;

// Members of all kinds of addresses.
const Members addressMembers = membersOf(BusinessAddress::columns());

Owner ownerFrom(const MembersReader &members)
{
    Owner owner{0, members.uuid("user_id").value_or(QString()), members.text("client_user_id").value_or(QString())};
    if (owner.userId.isEmpty() && owner.clientUserId.isEmpty())
        members.refuse("user_id", "is missing, and so is client_user_id");
    return owner;
}

// Reads the columns of a row from the members of a line.
class LineReader
{
public:
    /// `raw` returns the JSON of a member unchanged. `now` is used for missing times.
    LineReader(const MembersReader &members, qint64 now, std::function<QByteArray(std::string_view)> raw = {})
        : m_members(members), m_now(now), m_raw(std::move(raw))
    {
    }

    template <class Row> Row row(const auto &columns) const
    {
        Row row;
        forEachColumn(columns, [&](const auto &column) {
            auto &value = row.*column.member;
            read(column, value);
            if (const char *reason = column.fault ? column.fault(value) : nullptr)
                m_members.refuse(column.name(), reason);
        });
        return row;
    }
    template <class Row, class... Value> Row row(const Table<Row, Value...> &table) const
    {
        return row<Row>(table.columns());
    }

private:
    void read(const auto &column, QString &value) const;
    void read(const auto &column, std::optional<QString> &value) const
    {
        value = column.as == As::Date ? m_members.date(column.name()) : m_members.text(column.name());
    }
    void read(const auto &column, std::optional<Fallback> &value) const;
    void read(const auto &column, QStringList &value) const { value = m_members.texts(column.name()); }
    void read(const auto &column, QByteArray &json) const
    {
        if (m_members.has(column.name()))
            json = m_raw(column.name());
    }
    void read(const auto &column, qint64 &time) const { time = m_members.time(column.name()).value_or(m_now); }
    void read(const auto &column, int &id) const;
    void read(const auto &column, bool &value) const { value = m_members.boolean(column.name()); }
    void read(const auto &column, GeoPoint &value) const;
    void read(const auto &, Owner &owner) const
    {
        if (m_members.isWhole()) // otherwise, it's inside its user
            owner = ownerFrom(m_members);
    }
    void read(const auto &column, BusinessAddress &address) const;
    template <HasColumns Part> void read(const auto &column, Part &value) const
    {
        const auto object = m_members.object(column.name());
        if (!object)
            return;
        constexpr auto columns = Part::value_type::columns();
        static const Members members = membersOf(columns);
        object->refuseUnknown(members);
        value = LineReader(*object, m_now).row<typename Part::value_type>(columns);
    }

    const MembersReader &m_members;
    qint64 m_now;
    std::function<QByteArray(std::string_view)> m_raw;
};

void LineReader::read(const auto &column, QString &value) const
{
    if (!value.isEmpty() && !m_members.has(column.name())) // the row has a default
        return;
    switch (column.as) {
    case As::Any:
    case As::Date:
        value = m_members.text(column.name()).value_or(QString());
        break;
    case As::Required:
        value = m_members.requiredText(column.name());
        break;
    case As::NewUuid:
        value = m_members.uuid(column.name()).value_or(QString());
        if (value.isEmpty())
            value = QUuid::createUuid().toString(QUuid::WithoutBraces);
        break;
    case As::Slug:
        value = m_members.slug(column.name());
        break;
    case As::Zip:
        value = m_members.zip(column.name());
        break;
    }
}

void LineReader::read(const auto &column, std::optional<Fallback> &value) const
{
    const auto source = column.name(1);
    const bool hasSource = m_members.has(source);
    const auto time = m_members.time(column.name(2));
    std::optional<QString> given;
    read(column, given);
    if (given)
        value = {*given, hasSource ? m_members.slug(source) : u"manual"_s, time.value_or(m_now)};
    else if (hasSource || time)
        m_members.refuse(column.name(), "is missing");
}

void LineReader::read(const auto &column, int &id) const
{
    const auto given = m_members.integer(column.name());
    if (!given)
        m_members.refuse(column.name(), "is missing");
    if (*given <= 0 || *given > std::numeric_limits<int>::max())
        m_members.refuse(column.name(), "is out of range");
    id = static_cast<int>(*given);
}

void LineReader::read(const auto &column, GeoPoint &value) const
{
    const auto north = m_members.number(column.name()), east = m_members.number(column.name(1));
    if (!north && !east)
        return;
    if (!north || !east)
        m_members.refuse(column.name(north ? 1 : 0), "is missing");
    if (!(*north >= -90 && *north <= 90))
        m_members.refuse(column.name(), "is not between -90 and 90");
    if (!(*east >= -180 && *east <= 180))
        m_members.refuse(column.name(1), "is not between -180 and 180");
    value = {*north, *east};
}

void LineReader::read(const auto &column, BusinessAddress &address) const
{
    const auto object = m_members.object(column.name());
    if (!object)
        return;
    object->refuseUnknown(addressMembers);
    address = LineReader(*object, m_now).row<BusinessAddress>(BusinessAddress::columns());
    const auto zip = object->text("zip_code");
    if (zip && object->has("zip") && *zip != address.zip)
        object->refuse("zip_code", "differs from zip");
    address.zip = zip.value_or(address.zip);
}

// Fills in a missing centroid from the ZIP, and a missing location from the centroid.
Center withPosition(Center center, const MembersReader &members)
{
    const auto has = [&members](std::string_view name) { return members.has(name); };
    if (!has("centroid_latitude")) {
        const auto centroid = geo::bundledZips()->centroid(center.zip);
        if (!centroid)
            members.refuse("zip_code", "has no known position; add centroid_latitude and centroid_longitude");
        center.centroid = *centroid;
    }
    if (!has("latitude"))
        center.location = center.centroid;
    return center;
}

Payor withIds(Payor payor, const MembersReader &members, bool isStrict)
{
    if (isStrict && payor.source != u"team" && payor.source != u"platform")
        members.refuse("source", "is neither team nor platform");
    if (const auto ids = members.object("ids")) {
        const QStringList houses = ids->names();
        for (const QString &house : houses) {
            if (!isSlug(house) || (isStrict && !clearinghouses().contains(house)))
                members.refuse("ids", "has an unknown clearinghouse");
            if (houses.count(house) > 1)
                members.refuse("ids", "lists a clearinghouse twice");
            if (const auto id = ids->text(house.toStdString()))
                payor.idAt[house] = *id;
        }
    }
    return payor;
}

// Allowed members of an insurance record, which is stored unchanged, and of its parts: those of 2.6, those that this
// service uses where 2.6 leaves them open, and those that services currently have.
const Members insuranceMembers{{"payor_code"}, {"member_id"}, {"group_id"},  {"relationship"},
                               {"insured"},    {"company"},   {"guarantor"}, {"is_primary"}};
const Members insuredMembers{{"first_name"}, {"last_name"}, {"email"},  {"phone_number"},
                             {"gender"},     {"dob"},       {"address"}};
const Members companyMembers{{"name"}, {"address"}};
const Members guarantorMembers{{"first_name"}, {"last_name"},        {"address"},       {"phone_number"},
                               {"email"},      {"household_income"}, {"household_size"}};

void checkPerson(const MembersReader &members, const Members &known)
{
    members.refuseUnknown(known);
    if (const auto address = members.object("address"))
        address->refuseUnknown(addressMembers);
}

void checkInsurance(const MembersReader &members) // 2.6
{
    const auto record = members.object("record");
    if (!record)
        members.refuse("record", "is missing");
    record->refuseUnknown(insuranceMembers);
    record->requiredText("payor_code");
    record->requiredText("member_id");
    const QString relationship = record->requiredText("relationship");
    if (relationship != u"Self" && relationship != u"Spouse" && relationship != u"Other")
        record->refuse("relationship", "is not Self, Spouse, or Other");
    for (const char *object : {"insured", "company"})
        if (!record->object(object))
            record->refuse(object, "is missing");
    checkPerson(*record->object("insured"), insuredMembers);
    checkPerson(*record->object("company"), companyMembers);
    if (const auto guarantor = record->object("guarantor"))
        checkPerson(*guarantor, guarantorMembers);
}

} // namespace

void RecordReader::UserRules::checkSource(const MembersReader &members, const char *name,
                                          const std::optional<Fallback> &fallback) const
{
    if (fallback && fallback->source != u"manual" && !canBeProvider(fallback->source))
        members.refuse(name, "is not a provider");
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
    BulkUser made{LineReader(members, m_now).row(userTable), {}};
    const User &user = made.user;
    if (!m_keepsPersonalIds && isPersonalData(user.clientUserId))
        members.refuse("client_user_id", "contains an email address, a phone number, or a social security number");
    checkSource(members, "fallback_time_zone_source", user.zone);
    checkSource(members, "fallback_birth_date_source", user.birthDate);
    checkZone(members, user);
    if (user.birthDate && user.birthDate->value > latestDay(m_now))
        members.refuse("fallback_birth_date", "is in the future");
    if (user.ingestionStart && user.ingestionEnd && *user.ingestionEnd < *user.ingestionStart)
        members.refuse("ingestion_end", "is before ingestion_start");
    made.connections = connections(members);
    return made;
}

std::vector<SourceConnection> RecordReader::UserRules::connections(const MembersReader &members) const
{
    std::vector<SourceConnection> all;
    const auto array = members.array("connections");
    if (!array)
        return all;
    for (const dom::element element : *array) {
        dom::object object;
        if (element.get_object().get(object) != simdjson::SUCCESS)
            members.refuse("connections", "is not an array of objects");
        const MembersReader one(object, u"connections[%1]."_s.arg(all.size()));
        one.refuseUnknown(bulkMembers(typeOf<SourceConnection>));
        SourceConnection made = connection(one);
        if (std::ranges::any_of(all, [&](const SourceConnection &other) { return other.provider == made.provider; }))
            one.refuse("provider", "is connected twice");
        all.push_back(std::move(made));
    }
    std::ranges::sort(all, {}, [](const SourceConnection &one) { return std::tie(one.createdOn, one.provider); });
    return all;
}

SourceConnection RecordReader::UserRules::connection(const MembersReader &members) const
{
    SourceConnection made = LineReader(members, m_now).row(sourceConnectionTable);
    if (!canBeProvider(made.provider))
        members.refuse("provider", "is not a provider");
    for (const QString &resource : std::as_const(made.denied))
        if (m_isStrict && !findProvider(made.provider)->resources.contains(resource))
            members.refuse("denied", "has a data type that the provider doesn't have");
    return made;
}

RecordReader::RecordReader(qint64 now, bool keepsPersonalIds, bool isStrict)
    : m_parsers(std::make_unique<Parsers>()), m_rules(std::make_unique<UserRules>(now, keepsPersonalIds, isStrict))
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

namespace {

// Creates the record of a line by its type. A record that needs nothing else is a row of its table.
template <HasTable Record>
Record recordOf(std::type_identity<Record>, const MembersReader &, const LineReader &reader, auto &)
{
    return reader.row(Bulk<Record>::table);
}

BulkTeam recordOf(std::type_identity<BulkTeam>, const MembersReader &members, const LineReader &, auto &)
{
    return {members.uuid("team_id").value_or(QString())};
}

Center recordOf(std::type_identity<Center>, const MembersReader &members, const LineReader &reader, auto &)
{
    return withPosition(reader.row(centerTable), members);
}

Payor recordOf(std::type_identity<Payor>, const MembersReader &members, const LineReader &reader, auto &rules)
{
    return withIds(reader.row<Payor>(Payor::columns()), members, rules.isStrict());
}

BulkUser recordOf(std::type_identity<BulkUser>, const MembersReader &members, const LineReader &, auto &rules)
{
    return rules.user(members);
}

SourceConnection recordOf(std::type_identity<SourceConnection>, const MembersReader &members, const LineReader &,
                          auto &rules)
{
    return rules.connection(members);
}

Insurance recordOf(std::type_identity<Insurance>, const MembersReader &members, const LineReader &reader, auto &)
{
    checkInsurance(members);
    return reader.row(insuranceTable);
}

} // namespace

BulkRecord RecordReader::read(const char *line, qsizetype size)
{
    dom::object object;
    const auto bytes = static_cast<std::size_t>(size);
    const auto problem = m_parsers->dom.parse(line, bytes, false).get_object().get(object);
    if (problem == simdjson::NUMBER_ERROR)
        throw LineError("not JSON: a number is malformed or too large");
    if (problem != simdjson::SUCCESS)
        throw LineError("not a JSON object in UTF-8");
    const MembersReader members(object, {});
    const qsizetype type = bulkTypes().indexOf(members.requiredText("type"));
    if (type < 0)
        members.refuse("type", "is unknown");
    members.refuseUnknown(bulkMembers(type));
    const auto raw = [&](std::string_view name) { // unchanged, because the service also sends it unchanged
        const simdjson::padded_string_view all(line, bytes, bytes + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = m_parsers->raw.iterate(all);
        for (simdjson::ondemand::field field : document.get_object()) {
            const std::string_view key = field.unescaped_key(); // compares like the other parser, also "r\u0065cord"
            const std::string_view json = simdjson::to_json_string(field.value());
            if (key == name)
                return QByteArray(json.data(), static_cast<qsizetype>(json.size())).trimmed();
        }
        members.refuse(name, "is missing");
    };
    const LineReader reader(members, m_rules->now(), raw);
    BulkRecord record;
    forEachType([&]<class Record>(std::type_identity<Record> wanted) {
        if (type == typeOf<Record>)
            record = recordOf(wanted, members, reader, *m_rules);
    });
    return record;
}

} // namespace labdesk::service
