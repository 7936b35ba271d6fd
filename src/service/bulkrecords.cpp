// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkrecords.h"

namespace labdesk::service {

namespace {

template <HasTable Record> std::vector<BulkMember> membersOfType(std::type_identity<Record>)
{
    return membersOf(Bulk<Record>::table.columns());
}

std::vector<BulkMember> membersOfType(std::type_identity<BulkTeam>)
{
    return {{"team_id"}};
}

std::vector<BulkMember> membersOfType(std::type_identity<Payor>)
{
    std::vector<BulkMember> members = membersOf(Payor::columns());
    members.push_back({"ids", true});
    return members;
}

std::vector<BulkMember> membersOfType(std::type_identity<BulkUser>)
{
    std::vector<BulkMember> members = membersOf(userTable.columns());
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
        forEachType([&](auto record) { members.push_back(membersOfType(record)); });
        return members;
    }();
    return all[static_cast<std::size_t>(type)];
}

} // namespace labdesk::service
