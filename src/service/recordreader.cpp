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

/// What depends on the day, and what is worth remembering from line to line.
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
    Connection connection(const MembersReader &members) const;

private:
    QString clientUserId(const MembersReader &members) const;
    std::optional<Fallback> fallback(const MembersReader &members, const char *name, const char *source,
                                     const char *updated, std::optional<QString> value) const;
    std::vector<Connection> connections(const MembersReader &members) const;
    void checkZone(const MembersReader &members, const User &user);
    bool canBeProvider(const QString &slug) const { return !m_isStrict || findProvider(slug); }

    qint64 m_now;
    bool m_keepsPersonalIds, m_isStrict;
    QSet<QString> m_zones; ///< that exist
};

namespace {

using Members = std::vector<BulkMember>;

// Of addresses of all kinds, with the notes that services have today.
const Members addressMembers{{"first_line"}, {"second_line"}, {"city"},    {"state"},
                             {"zip"},        {"zip_code"},    {"country"}, {"access_notes"}};

Owner ownerFrom(const MembersReader &members)
{
    Owner owner{0, members.uuid("user_id").value_or(QString()), members.text("client_user_id").value_or(QString())};
    if (owner.userId.isEmpty() && owner.clientUserId.isEmpty())
        members.refuse("user_id", "is missing, and so is client_user_id");
    return owner;
}

// What a row is read from, and what that leaves open.
struct LineMembers
{
    const MembersReader &given;
    qint64 now;                                                ///< for times
    std::function<QByteArray(std::string_view name)> raw = {}; ///< a member as it is written, to be sent like that
};

template <class Row> QString valueFrom(const LineMembers &members, const Column<Row, QString> &column)
{
    switch (column.as) {
    case As::Any:
        break;
    case As::Required:
        return members.given.requiredText(column.name());
    case As::NewUuid: {
        const auto id = members.given.uuid(column.name());
        return id ? *id : QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    case As::Slug:
        return members.given.slug(column.name());
    case As::Zip:
        return members.given.zip(column.name());
    }
    return members.given.text(column.name()).value_or(QString());
}

template <class Row> qint64 valueFrom(const LineMembers &members, const Column<Row, qint64> &column)
{
    return members.given.time(column.name()).value_or(members.now);
}

template <class Row> int valueFrom(const LineMembers &members, const Column<Row, int> &column)
{
    const auto id = members.given.integer(column.name());
    if (!id)
        members.given.refuse(column.name(), "is missing");
    if (*id <= 0 || *id > std::numeric_limits<int>::max())
        members.given.refuse(column.name(), "is out of range");
    return static_cast<int>(*id);
}

template <class Row> QByteArray valueFrom(const LineMembers &members, const Column<Row, QByteArray> &column)
{
    return members.given.has(column.name()) ? members.raw(column.name()) : QByteArray();
}

template <class Row>
std::optional<QString> valueFrom(const LineMembers &members, const Column<Row, std::optional<QString>> &column)
{
    return members.given.text(column.name());
}

template <class Row> QStringList valueFrom(const LineMembers &members, const Column<Row, QStringList> &column)
{
    return members.given.texts(column.name());
}

template <class Row> GeoPoint valueFrom(const LineMembers &members, const Column<Row, GeoPoint> &column)
{
    const auto north = members.given.number(column.name()), east = members.given.number(column.secondName());
    if (!north && !east)
        return {};
    if (!north || !(*north >= -90 && *north <= 90))
        members.given.refuse(column.name(), "is not between -90 and 90");
    if (!east || !(*east >= -180 && *east <= 180))
        members.given.refuse(column.secondName(), "is not between -180 and 180");
    return {*north, *east};
}

template <class Row> Owner valueFrom(const LineMembers &members, const Column<Row, Owner> &)
{
    return ownerFrom(members.given);
}

template <class Row, class... Value> Row rowFrom(const Table<Row, Value...> &table, const LineMembers &members)
{
    Row row;
    table.each([&](const auto &column) {
        row.*column.member = valueFrom(members, column);
        if (const char *reason = column.fault ? column.fault(row.*column.member) : nullptr)
            members.given.refuse(column.name(), reason);
    });
    return row;
}

BusinessAddress addressFrom(const MembersReader &members)
{
    members.refuseUnknown(addressMembers);
    const auto zip = members.has("zip") ? "zip" : "zip_code";
    if (members.has("zip") && members.has("zip_code") && members.text("zip") != members.text("zip_code"))
        members.refuse("zip_code", "is another one than zip");
    return {members.text("first_line").value_or(QString()),
            members.text("second_line"),
            members.text("city").value_or(QString()),
            members.text("state").value_or(QString()),
            members.text(zip).value_or(QString()),
            members.text("country").value_or(u"US"_s),
            members.text("access_notes")};
}

// Measured from the middle of its ZIP, where that is known.
Center placed(Center center, const MembersReader &members)
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

Payor payorFrom(const MembersReader &members, bool isStrict)
{
    Payor payor;
    payor.code = members.requiredText("payor_code");
    payor.name = members.requiredText("name");
    payor.aliases = members.texts("aliases");
    if (const auto address = members.object("address"))
        payor.address = addressFrom(*address);
    payor.source = members.has("source") ? members.slug("source") : u"team"_s;
    if (isStrict && payor.source != u"team" && payor.source != u"platform")
        members.refuse("source", "is neither team nor platform");
    if (const auto ids = members.object("ids")) {
        const QStringList houses = ids->names();
        for (const QString &house : houses) {
            if (!isSlug(house) || (isStrict && !clearinghouses().contains(house)))
                members.refuse("ids", "has what is no clearinghouse");
            if (houses.count(house) > 1)
                members.refuse("ids", "has a clearinghouse twice");
            if (const auto id = ids->text(house.toStdString()))
                payor.idAt[house] = *id;
        }
    }
    return payor;
}

// Parts of an insurance record, which are kept as they come, may have these members: those of 2.6, those that the
// service's own records have where it leaves them open, and those that services have today.
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
    record->refuseUnknown({{"payor_code"},
                           {"member_id"},
                           {"group_id"},
                           {"relationship"},
                           {"insured"},
                           {"company"},
                           {"guarantor"},
                           {"is_primary"}});
    record->requiredText("payor_code");
    record->requiredText("member_id");
    const QString relationship = record->requiredText("relationship");
    if (relationship != u"Self" && relationship != u"Spouse" && relationship != u"Other")
        record->refuse("relationship", "is none of Self, Spouse, Other");
    for (const char *object : {"insured", "company"})
        if (!record->object(object))
            record->refuse(object, "is missing");
    checkPerson(*record->object("insured"),
                {{"first_name"}, {"last_name"}, {"email"}, {"phone_number"}, {"gender"}, {"dob"}, {"address"}});
    checkPerson(*record->object("company"), {{"name"}, {"address"}});
    if (const auto guarantor = record->object("guarantor"))
        checkPerson(*guarantor,
                    {{"first_name"},
                     {"last_name"},
                     {"address"},
                     {"phone_number"},
                     {"email"},
                     {"household_income"},
                     {"household_size"}});
}

} // namespace

QString RecordReader::UserRules::clientUserId(const MembersReader &members) const
{
    QString id = members.requiredText("client_user_id");
    if (id.toUtf8().size() > longestClientUserId)
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
    if (slug && members.slug(source) != u"manual" && !canBeProvider(*slug))
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
    constexpr qint64 farthestEast = 14 * 3600; // seconds ahead of UTC
    if (user.birthDate && user.birthDate->value > isoDate(QDateTime::currentDateTimeUtc().addSecs(farthestEast).date()))
        members.refuse("fallback_birth_date", "is in the future");
    user.ingestionStart = members.date("ingestion_start");
    user.ingestionEnd = members.date("ingestion_end");
    if (user.ingestionStart && user.ingestionEnd && *user.ingestionEnd < *user.ingestionStart)
        members.refuse("ingestion_end", "is before ingestion_start");
    made.connections = connections(members);
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
    made.provider = members.slug("provider");
    if (!canBeProvider(made.provider))
        members.refuse("provider", "is not a provider");
    made.createdOn = members.time("created_on").value_or(m_now);
    made.externalUserId = members.text("external_user_id");
    made.autoConnect = members.boolean("auto_connect");
    made.denied = members.texts("denied");
    for (const QString &resource : std::as_const(made.denied))
        if (m_isStrict && !findProvider(made.provider)->resources.contains(resource))
            members.refuse("denied", "has what the provider doesn't have");
    if (made.denied.join(QString()).contains(u',') || made.denied.contains(QString())) // as the database keeps them
        members.refuse("denied", "has an empty text or a comma");
    if (const auto error = members.object("error")) {
        error->refuseUnknown({{"error_type"}, {"error_message"}, {"errored_at"}});
        made.error
            = ConnectionError{error->requiredText("error_type"), error->text("error_message").value_or(QString()),
                              error->time("errored_at").value_or(m_now)};
    }
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

BulkRecord RecordReader::read(const char *line, qsizetype size)
{
    dom::object object;
    const auto bytes = static_cast<std::size_t>(size);
    const auto problem = m_parsers->dom.parse(line, bytes, false).get_object().get(object);
    if (problem == simdjson::NUMBER_ERROR)
        throw LineRefused("not JSON: a number is malformed or too large");
    if (problem != simdjson::SUCCESS)
        throw LineRefused("not a JSON object in UTF-8");
    const MembersReader members(object, {});
    const qsizetype type = bulkTypes().indexOf(members.requiredText("type"));
    if (type < 0)
        members.refuse("type", "is unknown");
    members.refuseUnknown(bulkMembers(type));
    const auto raw = [&](std::string_view name) { // as it is written, to be sent like that
        const simdjson::padded_string_view all(line, bytes, bytes + simdjson::SIMDJSON_PADDING);
        simdjson::ondemand::document document = m_parsers->raw.iterate(all);
        for (simdjson::ondemand::field field : document.get_object()) {
            const std::string_view key = field.unescaped_key(); // as the other reader finds it, also "r\u0065cord"
            const std::string_view json = simdjson::to_json_string(field.value());
            if (key == name)
                return QByteArray(json.data(), static_cast<qsizetype>(json.size())).trimmed();
        }
        members.refuse(name, "is missing");
    };
    const LineMembers fields{members, m_rules->now(), raw};
    switch (type) {
    case 0:
        return BulkTeam{members.uuid("team_id").value_or(QString())};
    case 1:
        return rowFrom(labTable, fields);
    case 2:
        return placed(rowFrom(centerTable, fields), members);
    case 3:
        return payorFrom(members, m_rules->isStrict());
    case 4:
        return m_rules->user(members);
    case 5:
        return BulkConnection{ownerFrom(members), m_rules->connection(members)};
    case 6:
        return rowFrom(orderTable, fields);
    default:
        checkInsurance(members);
        return rowFrom(insuranceTable, fields);
    }
}

} // namespace labdesk::service
