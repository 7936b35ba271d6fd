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

/// Ids only, or the whole user.
template <> Decoding<CreatedUser> decode(const QByteArray &body);

/// The answer to a change: nothing, `{"success": true}`, or the changed user, who must be `id`.
Decoding<Done> decodeChangedUser(const QByteArray &body, const UserId &id);

/// Operation 1's body: `client_user_id` and what else is set.
QByteArray encodeNewUser(const NewUser &user);

/// Operation 8's body: only what is set.
QByteArray encodeUserPatch(const UserPatch &patch);

} // namespace labdesk::wire
