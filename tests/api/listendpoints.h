// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/operations.h"
#include "support/userpage.h"

namespace labdesk::tests {

/// The list of users as one answer, read by the slow decoder: the program itself takes it as a stream.
inline api::Endpoint<UserPage> listUsersFrom(std::optional<qint64> offset, std::optional<qint64> limit)
{
    return {api::listUsers(offset, limit), &decodeUserPage};
}

inline api::Endpoint<UserPage> listUsers()
{
    return listUsersFrom({}, {});
}

} // namespace labdesk::tests
