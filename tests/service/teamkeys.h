// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/authentication.h"
#include "service/testservice.h"

namespace labdesk::tests {

inline constexpr char serviceSecret[] = "the-secret-of-the-services-of-all-these-tests";

/// Of a service on whose database keys are in use, and that has no key of its own.
inline service::ServiceOptions withSecret(service::ServiceOptions options = TestService::small())
{
    options.secret = serviceSecret;
    return options;
}

/// Writes a key into the database, beside the service: the key, or the secret of the client.
inline QByteArray addKey(const QString &location, service::StoredKey key)
{
    using namespace service;
    const QByteArray secret = newSecret();
    const KeyHasher hasher(serviceSecret);
    const Database database(location, Database::Access::Write);
    key.hash = key.isClient() ? hasher.hashOfClient(key.clientId.toUtf8(), secret) : hasher.hashOfKey(secret);
    key.createdOn = TestService::begin;
    if (key.name.isEmpty())
        key.name = QString::fromLatin1(secret.first(8));
    if (key.team.seq == 0)
        key.team.seq = 1;
    keys::add(database, key);
    return secret;
}

inline QByteArray keyField(const QByteArray &key)
{
    return "x-service-api-key: " + key + "\r\n";
}

/// As a client gets it; empty: refused.
inline QByteArray newToken(TestService &service, const QByteArray &clientId, const QByteArray &secret)
{
    return service
        .ask("POST", "/oauth/token",
             "grant_type=client_credentials&audience=x&client_id=" + clientId + "&client_secret=" + secret)
        .object()[QStringLiteral("access_token")]
        .toString()
        .toLatin1();
}

inline QByteArray tokenField(const QByteArray &token)
{
    return "Authorization: Bearer " + token + "\r\n";
}

} // namespace labdesk::tests
