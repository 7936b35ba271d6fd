// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "wire/jsonreader.h"

#include <optional>

namespace labdesk::wire {

/// A user at its place in a document (contract 2.1); nothing if the reading failed.
std::optional<User> readUser(const JsonCursor &at);

/// The field that no user can do without.
std::optional<UserId> readUserId(const JsonCursor &at);

/// The envelope of a wrapped list of users (contract 4.1, operation 4): its `total`, if there is one.
std::optional<qint64> readUserEnvelope(const JsonCursor &root);

} // namespace labdesk::wire
