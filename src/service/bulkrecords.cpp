// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrecords.h"

namespace labdesk::service {

namespace {

template <class Row, class Value> void add(std::vector<BulkMember> &members, const Column<Row, Value> &column)
{
    constexpr bool isJson
        = std::is_same_v<
              Value,
              QByteArray> || std::is_same_v<Value, QStringList> || std::is_same_v<Value, std::optional<SourceConnectionError>>;
    for (int i = 0; i < column.nameCount(); ++i)
        members.push_back({column.name(i), isJson});
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

template <HasTable Record> std::vector<BulkMember> membersOf(std::type_identity<Record>)
{
    return membersOf(Bulk<Record>::table);
}

std::vector<BulkMember> membersOf(std::type_identity<BulkTeam>)
{
    return {{"team_id"}};
}

std::vector<BulkMember> membersOf(std::type_identity<Payor>)
{
    return {{"payor_code"}, {"name"}, {"aliases", true}, {"address", true}, {"source"}, {"ids", true}};
}

std::vector<BulkMember> membersOf(std::type_identity<BulkUser>)
{
    std::vector<BulkMember> members = membersOf(userTable);
    members.push_back({"connections", true});
    return members;
}

} // namespace

const QStringList &bulkTypes()
{
    static const QStringList types = [] {
        QStringList all;
        forEachType([&]<class Record>(std::type_identity<Record>) { all += QString::fromLatin1(Bulk<Record>::type); });
        return all;
    }();
    return types;
}

const std::vector<BulkMember> &bulkMembers(qsizetype type)
{
    static const auto all = [] {
        std::vector<std::vector<BulkMember>> members;
        forEachType([&](auto record) { members.push_back(membersOf(record)); });
        return members;
    }();
    return all[static_cast<std::size_t>(type)];
}

} // namespace labdesk::service
