// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "wire/jsonreader.h"

#include <optional>

namespace labdesk::wire {

/// Reads a user anywhere in a document (contract 2.1). Nothing if decoding failed.
std::optional<User> readUser(const JsonCursor &at);

/// Reads the one field that every user must have.
std::optional<UserId> readUserId(const JsonCursor &at);

/// Reads the envelope of a wrapped list of users (contract 4.1, operation 4), in which the list itself, under `key`, is
/// empty. Returns its `total`, if there is one.
std::optional<qint64> readUserEnvelope(const JsonCursor &root, const QString &key);

} // namespace labdesk::wire
