// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/centerstore.h"
#include "service/insurancestore.h"
#include "service/orderstore.h"
#include "service/payorstore.h"
#include "service/userrecords.h"

#include <stdexcept>
#include <variant>

namespace labdesk::service {

// What a line of an import or an export stands for, each of a type of its own: docs/service.md names their members.
struct BulkTeam
{
    QString id;
};
struct BulkUser
{
    User user;
    std::vector<Connection> connections; ///< oldest first
};

using BulkRecord = std::variant<BulkTeam, Lab, Center, Payor, BulkUser, Connection, Order, Insurance>;

/// The types in the order of BulkRecord, which is also the one in which they can refer to each other.
enum BulkType { TeamType, LabType, CenterType, PayorType, UserType, ConnectionType, OrderType, InsuranceType };

/// Their names.
const QStringList &bulkTypes();

/// The members of a type, which are the columns of its CSV. Those that hold JSON there are not plain text.
struct BulkMember
{
    std::string_view name;
    bool isJson = false;
};
const std::vector<BulkMember> &bulkMembers(qsizetype type);

/// Why a line is refused: the member and a reason, never its value.
class LineRefused : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

} // namespace labdesk::service
