// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerstore.h"
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/payorstore.h"
#include "service/userrecords.h"

#include <algorithm>
#include <stdexcept>
#include <type_traits>
#include <variant>

namespace labdesk::service {

// The records of an import or export, one type each. docs/service.md lists their members.
struct BulkTeam
{
    QString id;
};
struct BulkUser
{
    User user;
    std::vector<SourceConnection> connections; ///< oldest first
};

using BulkRecord = std::variant<BulkTeam, Lab, Center, Payor, BulkUser, SourceConnection, Order, Insurance>;

template <> struct Bulk<BulkTeam>
{
    static constexpr const char *type = "team";
};
template <> struct Bulk<Payor>
{
    static constexpr const char *type = "payor";
};
template <> struct Bulk<BulkUser>
{
    static constexpr const char *type = "user";
};

/// A record whose members are the columns of a table.
template <class Record>
concept HasTable = requires
{
    Bulk<Record>::table;
};

/// A record that belongs to a user and is imported and exported without special rules.
template <class Record>
concept IsOfUser = HasTable<Record> && requires
{
    Bulk<Record>::order;
};

/// Calls `visit` with std::type_identity of each type. Types precede those that refer to them.
template <class Visit> void forEachType(const Visit &visit)
{
    [&]<class... Record>(std::type_identity<std::variant<Record...>>) {
        (visit(std::type_identity<Record>()), ...);
    }(std::type_identity<BulkRecord>());
}

/// Calls `visit` with the table of each type that has one.
template <class Visit> void forEachTable(const Visit &visit)
{
    forEachType([&visit]<class Record>(std::type_identity<Record>) {
        if constexpr (HasTable<Record>)
            visit(Bulk<Record>::table);
    });
}

/// The number of a type: its position in that order.
template <class Record>
inline constexpr qsizetype typeOf = []<class... Each>(std::type_identity<std::variant<Each...>>) {
    constexpr bool isIt[] = {std::is_same_v<Record, Each>...};
    return std::ranges::find(isIt, true) - std::ranges::begin(isIt);
}(std::type_identity<BulkRecord>());

/// The names of the types in lines, by number.
const QStringList &bulkTypes();

/// A member of a type, which is a column of its CSV. A JSON member is not plain text there.
struct BulkMember
{
    std::string_view name;
    bool isJson = false;
};
const std::vector<BulkMember> &bulkMembers(qsizetype type);

/// The members that columns have in lines, under all of their names.
std::vector<BulkMember> membersOf(const auto &columns)
{
    std::vector<BulkMember> members;
    forEachColumn(columns, [&members]<class Row, class Value>(const Column<Row, Value> &column) {
        if constexpr (std::is_same_v<Value, Owner>) {
            members.insert(members.end(), {{"user_id"}, {"client_user_id"}});
        } else {
            constexpr bool isJson
                = std::is_same_v<
                      Value,
                      QByteArray> || std::is_same_v<Value, QStringList> || std::is_same_v<Value, BusinessAddress> || std::is_same_v<Value, std::optional<SourceConnectionError>>;
            for (int name = 0; name < column.nameCount(); ++name)
                members.push_back({column.name(name), isJson});
        }
    });
    return members;
}

/// The reason why a line is refused: the member and what is wrong, never its value.
class LineError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace labdesk::service
