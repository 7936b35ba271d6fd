// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

namespace labdesk::service {

// A database stores a fingerprint of the secret of its keys, from which the secret can't be derived.

enum class SecretMatch {
    Matches,
    Unknown, ///< the database hasn't been used with a secret yet
    Differs, ///< keys created with this secret would never work
};
SecretMatch matchSecret(const Database &database, const QByteArray &secret);

/// Stores the fingerprint of a new secret.
void keepSecret(const Database &database, const QByteArray &secret);

/// Called when a service starts. Throws DatabaseError if keys in the database were created with another secret. If
/// there are no such keys, stores the fingerprint of this secret. An empty secret means none.
void requireSecret(const Database &database, const QByteArray &secret);

} // namespace labdesk::service
