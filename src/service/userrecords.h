// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/sourceconnectionstore.h"
#include "service/team.h"

#include <limits>

namespace labdesk::service {

/// Maximum bytes of a client ID from any source, because an index of PostgreSQL can hold only some 2,700.
constexpr qsizetype maxClientUserIdLength = 2000;

/// A fallback value and its source (2.3 and 2.4 of the contract).
struct Fallback
{
    QString value;
    QString source; ///< "manual" if set through this interface
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

/// A user (section 2.1 of the contract). Times are seconds since 1970, dates YYYY-mm-dd.
struct User
{
    qint64 seq = 0; ///< number in the database; never sent
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

/// Members are sent in this order, too. `body` is the user as it is sent, so that a list of a million users can be sent
/// without conversion. It changes in the same transaction as the other columns.
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

/// Some users in the order of the list, newest first, and where the next page begins.
struct UserPage
{
    std::vector<QByteArray> bodies;
    qint64 createdOn = std::numeric_limits<qint64>::max(); ///< with `seq`, the position of the last user
    qint64 seq = std::numeric_limits<qint64>::max();
};

/// Returns a user as it is sent.
QByteArray userBody(const User &user, const QString &teamId, const std::vector<SourceConnection> &connections);

// A row of the table, except for its number and team.
QStringList userRowColumns();
QVariantList userRow(const User &user, const QByteArray &body);

/// The users of one team. Each change of a user also updates its body. Make changes in a transaction.
class UserRecords
{
public:
    UserRecords(const Database &database, SourceConnectionStore &connections, Team team);

    const Team &team() const { return m_team; }

    std::optional<qint64> numberOf(const QString &userId); ///< User::seq
    std::optional<User> lock(const QString &userId);       ///< finds a user and locks it until the transaction ends
    std::optional<User> findByClientId(const QString &clientUserId);
    std::optional<QByteArray> body(const QString &userId);

    /// Sets user.seq. Returns false if another user has this client ID.
    bool add(User &user, const std::vector<SourceConnection> &connections);
    void update(const User &user); ///< also updates the body from the connections
    void remove(const User &user); ///< including all records of the user

    qint64 count();
    std::vector<QByteArray> page(qint64 offset, qint64 limit); ///< bodies, newest first
    UserPage pageAfter(const UserPage &previous);              ///< with constant memory, however many users there are

    std::vector<User> after(qint64 seq, qint64 limit); ///< in order of creation

    /// Deregisters the connections of users whose ingestion has ended by this day, in its own transaction: only of as
    /// many users as a call can handle quickly. `Held`: another transaction has locked the others.
    enum class Ended { All, Some, Held };
    Ended endIngestion(const QString &today);

private:
    const Database &m_database;
    SourceConnectionStore &m_connections;
    Team m_team;
    Statement m_number, m_lock, m_findByClientId, m_body, m_add, m_update, m_remove, m_count, m_page, m_pageAfter,
        m_after, m_hasEnded, m_ended;
};

} // namespace labdesk::service
