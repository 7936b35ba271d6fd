// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrecords.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

template <class Row, class Value> void add(std::vector<BulkMember> &members, const Column<Row, Value> &column)
{
    constexpr bool isJson
        = std::is_same_v<
              Value,
              QByteArray> || std::is_same_v<Value, QStringList> || std::is_same_v<Value, std::optional<ConnectionError>>;
    for (int i = 0; i < column.nameCount(); ++i)
        members.push_back({column.name(i), isJson});
}

template <class Row> void add(std::vector<BulkMember> &members, const Column<Row, Owner> &)
{
    members.insert(members.end(), {{"user_id"}, {"client_user_id"}});
}

template <class Row, class... Value>
std::vector<BulkMember> membersOf(const Table<Row, Value...> &table, const std::vector<BulkMember> &others = {})
{
    std::vector<BulkMember> members;
    forEachColumn(table.columns(), [&](const auto &column) { add(members, column); });
    members.insert(members.end(), others.begin(), others.end());
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
        membersOf(userTable, {{"connections", true}}),
        membersOf(connectionTable),
        membersOf(orderTable),
        membersOf(insuranceTable),
    };
    return all[type];
}

} // namespace labdesk::service
