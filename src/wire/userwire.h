// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/outcome.h"
#include "domain/user.h"
#include "wire/decoded.h"

#include <QByteArray>

namespace labdesk::wire {

/// Contract 2.1.
template <> Decoding<User> decode(const QByteArray &body);

/// The IDs only, or the whole user.
template <> Decoding<CreatedUser> decode(const QByteArray &body);

/// Decodes the response to a change: empty, `{"success": true}`, or the changed user, whose ID must be `id`.
Decoding<Done> decodeChangedUser(const QByteArray &body, const UserId &id);

/// The body of operation 1: `client_user_id`, and the other fields that are set.
QByteArray encodeNewUser(const NewUser &user);

/// The body of operation 8: only the fields that are set.
QByteArray encodeUserPatch(const UserPatch &patch);

} // namespace labdesk::wire
