// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

namespace labdesk::service {

// A database knows the secret of its keys by a value that can be made from the secret, and not the other way round.

enum class SecretMatch {
    Fits,
    Unknown, ///< the database hasn't been used with a secret yet
    Differs, ///< keys made with it would never work
};
SecretMatch matchSecret(const Database &database, const QByteArray &secret);

/// From now on, this is the secret.
void keepSecret(const Database &database, const QByteArray &secret);

/// At the start of a service. Throws DatabaseError if keys in the database were made with another secret. Without such
/// keys, this one is stored. An empty one means none.
void requireSecret(const Database &database, const QByteArray &secret);

} // namespace labdesk::service
