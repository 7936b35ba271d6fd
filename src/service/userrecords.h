// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/sourceconnectionstore.h"
#include "service/team.h"

#include <limits>

namespace labdesk::service {

/// Bytes of a client ID, whichever way it comes in: an index of PostgreSQL holds no more than some 2,700.
constexpr qsizetype maxClientUserIdLength = 2000;

/// A fallback value, and where it came from (2.3 and 2.4 of the contract).
struct Fallback
{
    QString value;
    QString source; ///< "manual" when set through this interface
    qint64 updatedAt = 0;

    static constexpr auto columns()
    {
        return std::tuple{
            column("value", &Fallback::value),
            column("source", &Fallback::source),
            column("updated_at", &Fallback::updatedAt),
        };
    }
};

/// Section 2.1 of the contract. Times are seconds since 1970, dates YYYY-mm-dd.
struct User
{
    qint64 seq = 0; ///< of the database; never leaves the service
    QString userId;
    QString clientUserId;
    qint64 createdOn = 0;
    std::optional<Fallback> zone;
    std::optional<Fallback> birthDate;
    std::optional<QString> ingestionStart;
    std::optional<QString> ingestionEnd;
};

inline const char *clientUserIdFault(const QString &id)
{
    return id.toUtf8().size() > maxClientUserIdLength ? "is longer than 2000 bytes" : nullptr;
}

/// They are sent in this order, too. The body is the user as it is sent, so that a list of a million is read and sent
/// as it is; it changes in the same transaction as its fields.
inline constexpr Table userTable{
    "users",
    "(seq INTEGER PRIMARY KEY, team_seq INTEGER NOT NULL, %1, body BLOB NOT NULL)",
    column("user_id TEXT NOT NULL", &User::userId, As::NewUuid),
    column("client_user_id TEXT NOT NULL", &User::clientUserId, As::Required).refusedFor(&clientUserIdFault),
    column("created_on INTEGER NOT NULL", &User::createdOn),
    column("zone TEXT, zone_source TEXT, zone_updated INTEGER", &User::zone)
        .named("fallback_time_zone, fallback_time_zone_source, fallback_time_zone_updated_at"),
    column("birth_date TEXT, birth_source TEXT, birth_updated INTEGER", &User::birthDate, As::Date)
        .named("fallback_birth_date, fallback_birth_date_source, fallback_birth_date_updated_at"),
    column("ingestion_start TEXT", &User::ingestionStart, As::Date),
    column("ingestion_end TEXT", &User::ingestionEnd, As::Date),
};

/// Some users in the order of the list, newest first, and where the next ones begin.
struct UserPage
{
    std::vector<QByteArray> bodies;
    qint64 createdOn = std::numeric_limits<qint64>::max(); ///< with seq: of the last one
    qint64 seq = std::numeric_limits<qint64>::max();
};

/// A user as it is sent.
QByteArray userBody(const User &user, const QString &teamId, const std::vector<SourceConnection> &connections);

// A row of the table, but for its number and its team.
QStringList userRowColumns();
QVariantList userRow(const User &user, const QByteArray &body);

/// The users of one team. Each change of one also changes its body; the caller holds the transaction.
class UserRecords
{
public:
    UserRecords(const Database &database, SourceConnectionStore &connections, Team team);

    const Team &team() const { return m_team; }

    std::optional<User> find(const QString &userId);
    std::optional<User> lock(const QString &userId); ///< found, and locked until the transaction ends
    std::optional<User> findByClientId(const QString &clientUserId);
    std::optional<QByteArray> body(const QString &userId);

    /// Sets user.seq. False: another user has this client ID.
    bool add(User &user, const std::vector<SourceConnection> &connections);
    void update(const User &user); ///< and its body from its connections
    void remove(const User &user); ///< and all that is its own

    qint64 count();
    std::vector<QByteArray> page(qint64 offset, qint64 limit); ///< bodies, newest first
    UserPage pageAfter(const UserPage &previous);              ///< flat in memory, however many users there are

    std::vector<User> after(qint64 seq, qint64 limit); ///< in the order in which they were added

    /// Users that still have connections on the day their ingestion ends, or later.
    bool hasEndedIngestion(const QString &today);
    std::vector<User> lockEndedIngestion(const QString &today); ///< by the one who holds the transaction

private:
    SourceConnectionStore &m_connections;
    Team m_team;
    Statement m_find, m_lock, m_findByClientId, m_body, m_add, m_update, m_remove, m_count, m_page, m_pageAfter,
        m_after, m_countEnded, m_ended;
};

} // namespace labdesk::service
