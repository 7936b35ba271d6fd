// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/table.h"

#include <map>

namespace labdesk::service {

struct ConnectionError
{
    QString type; ///< token_refresh_failed, ...
    QString message;
    qint64 erroredAt = 0;

    static constexpr auto columns()
    {
        return std::tuple{
            column("error_type", &ConnectionError::type, As::Required),
            column("error_message", &ConnectionError::message),
            column("errored_at", &ConnectionError::erroredAt),
        };
    }
};

/// A source that a user has connected. Times are seconds since 1970.
struct Connection
{
    QString provider; ///< slug
    qint64 createdOn = 0;
    std::optional<QString> externalUserId;
    bool autoConnect = false; ///< the phone connects it again by itself: deregistering has no effect
    QStringList denied;       ///< resources whose scopes the user has not granted
    std::optional<ConnectionError> error;
    Owner owner = {};
};

/// Why a list can't be kept in one column, separated by commas; null if it can.
inline const char *deniedFault(const QStringList &texts)
{
    return texts.join(QString()).contains(u',') || texts.contains(QString()) ? "has an empty text or a comma" : nullptr;
}

inline constexpr Table connectionTable{
    "connections",
    "(%1, PRIMARY KEY (user_seq, provider)) WITHOUT ROWID",
    column("user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE", &Connection::owner),
    column("provider TEXT NOT NULL", &Connection::provider, As::Slug),
    column("created_on INTEGER NOT NULL", &Connection::createdOn),
    column("external_user_id TEXT", &Connection::externalUserId),
    column("auto_connect INTEGER NOT NULL", &Connection::autoConnect),
    column("denied TEXT NOT NULL", &Connection::denied).sparse().refusedFor(&deniedFault),
    column("error_type TEXT, error_message TEXT, errored_at INTEGER", &Connection::error).named("error"),
};

template <> struct Bulk<Connection>
{
    static constexpr const char *type = "connection";
    static constexpr const auto &table = connectionTable;
};

class ConnectionStore
{
public:
    explicit ConnectionStore(const Database &database);

    std::vector<Connection> ofUser(qint64 userSeq);                                     ///< oldest first
    std::map<qint64, std::vector<Connection>> ofUsers(qint64 firstSeq, qint64 lastSeq); ///< by user, oldest first
    void add(qint64 userSeq, Connection connection);
    void remove(qint64 userSeq, const QString &provider);
    void removeAll(qint64 userSeq);

private:
    Statement m_list, m_listMany, m_add, m_remove, m_removeAll;
};

} // namespace labdesk::service
