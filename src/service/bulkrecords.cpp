// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrecords.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

template <class Row, class Value> void add(std::vector<BulkMember> &members, const Column<Row, Value> &column)
{
    constexpr bool isJson = !std::is_convertible_v<Value, std::optional<QString>> && !std::is_arithmetic_v<Value>;
    members.push_back({column.name(), isJson});
}

template <class Row> void add(std::vector<BulkMember> &members, const Column<Row, GeoPoint> &column)
{
    members.insert(members.end(), {{column.name()}, {column.secondName()}});
}

template <class Row> void add(std::vector<BulkMember> &members, const Column<Row, Owner> &)
{
    members.insert(members.end(), {{"user_id"}, {"client_user_id"}});
}

template <class Row, class... Value> std::vector<BulkMember> membersOf(const Table<Row, Value...> &table)
{
    std::vector<BulkMember> members;
    forEachColumn(table.columns(), [&](const auto &column) { add(members, column); });
    return members;
}

} // namespace

const QStringList &bulkTypes()
{
    static const QStringList types{u"team"_s, u"lab"_s,        u"center"_s, u"payor"_s,
                                   u"user"_s, u"connection"_s, u"order"_s,  u"insurance"_s};
    return types;
}

const std::vector<BulkMember> &bulkMembers(qsizetype type)
{
    static const std::vector<BulkMember> all[] = {
        {{"team_id"}},
        membersOf(labTable),
        membersOf(centerTable),
        {{"payor_code"}, {"name"}, {"aliases", true}, {"address", true}, {"source"}, {"ids", true}},
        {{"user_id"},
         {"client_user_id"},
         {"created_on"},
         {"fallback_time_zone"},
         {"fallback_time_zone_source"},
         {"fallback_time_zone_updated_at"},
         {"fallback_birth_date"},
         {"fallback_birth_date_source"},
         {"fallback_birth_date_updated_at"},
         {"ingestion_start"},
         {"ingestion_end"},
         {"connections", true}},
        membersOf(connectionTable),
        membersOf(orderTable),
        membersOf(insuranceTable),
    };
    return all[type];
}

} // namespace labdesk::service
