// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/secretcheck.h"

#include "service/keyhasher.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

QString checkValueOf(const QByteArray &secret)
{
    return QString::fromLatin1(KeyHasher(secret).secretFingerprint());
}

} // namespace

SecretMatch matchSecret(const Database &database, const QByteArray &secret)
{
    const auto kept = database.prepare(u"SELECT value FROM facts WHERE name = 'secret_check'"_s)
                          .first({}, [](const Statement &row) { return row.text(0); });
    if (!kept)
        return SecretMatch::Unknown;
    return *kept == checkValueOf(secret) ? SecretMatch::Matches : SecretMatch::Differs;
}

void keepSecret(const Database &database, const QByteArray &secret)
{
    database
        .prepare(u"INSERT INTO facts (name, value) VALUES ('secret_check', ?)"
                 " ON CONFLICT (name) DO UPDATE SET value = excluded.value"_s)
        .run({checkValueOf(secret)});
}

void requireSecret(const Database &database, const QByteArray &secret)
{
    if (secret.isEmpty())
        return;
    const SecretMatch match = matchSecret(database, secret);
    if (match == SecretMatch::Matches)
        return;
    if (match == SecretMatch::Differs
        && database.number(u"SELECT count(*) FROM api_keys WHERE revoked_on IS NULL"_s) > 0)
        throw DatabaseError(
            u"The keys in the database %1 were made with another secret. Use that one. If it's lost, run labdesk-service keys rotate --new-secret for a key, and rotate the others."_s
                .arg(database.name()));
    try {
        keepSecret(database, secret);
    } catch (const DatabaseError &) {
        // If the database isn't writable, it can't get any keys, either.
    }
}

} // namespace labdesk::service
