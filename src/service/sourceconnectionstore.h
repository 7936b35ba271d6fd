// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/table.h"

#include <map>

namespace labdesk::service {

struct SourceConnectionError
{
    QString type; ///< token_refresh_failed, ...
    QString message;
    qint64 erroredAt = 0;

    static constexpr auto columns()
    {
        return std::tuple{
            column("error_type", &SourceConnectionError::type, As::Required),
            column("error_message", &SourceConnectionError::message),
            column("errored_at", &SourceConnectionError::erroredAt),
        };
    }
};

/// A source that a user has connected. Times are seconds since 1970.
struct SourceConnection
{
    QString provider; ///< slug
    qint64 createdOn = 0;
    std::optional<QString> externalUserId;
    bool autoConnect = false; ///< the phone reconnects it by itself, so deregistering has no effect
    QStringList denied;       ///< resources whose scopes the user hasn't granted
    std::optional<SourceConnectionError> error;
    Owner owner = {};
};

/// Why a list can't be stored in one column, separated by commas; null if it can.
inline const char *deniedFault(const QStringList &texts)
{
    return texts.join(QString()).contains(u',') || texts.contains(QString()) ? "has an empty text or a comma" : nullptr;
}

inline constexpr Table sourceConnectionTable{
    "connections",
    "(%1, PRIMARY KEY (user_seq, provider)) WITHOUT ROWID",
    column("user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE", &SourceConnection::owner),
    column("provider TEXT NOT NULL", &SourceConnection::provider, As::Slug),
    column("created_on INTEGER NOT NULL", &SourceConnection::createdOn),
    column("external_user_id TEXT", &SourceConnection::externalUserId),
    column("auto_connect INTEGER NOT NULL", &SourceConnection::autoConnect),
    column("denied TEXT NOT NULL", &SourceConnection::denied).sparse().refusedFor(&deniedFault),
    column("error_type TEXT, error_message TEXT, errored_at INTEGER", &SourceConnection::error).named("error"),
};

template <> struct Bulk<SourceConnection>
{
    static constexpr const char *type = "connection";
    static constexpr const auto &table = sourceConnectionTable;
};

class SourceConnectionStore
{
public:
    explicit SourceConnectionStore(const Database &database);

    std::vector<SourceConnection> ofUser(qint64 userSeq); ///< oldest first
    /// The same of a user in a team. Nothing if there is no such user.
    std::optional<std::vector<SourceConnection>> ofUser(qint64 teamSeq, const QString &userId);
    std::map<qint64, std::vector<SourceConnection>> ofUsers(qint64 firstSeq, qint64 lastSeq); ///< by user, oldest first
    void add(qint64 userSeq, SourceConnection connection);
    void remove(qint64 userSeq, const QString &provider);
    void removeAll(qint64 userSeq);

private:
    Statement m_list, m_listById, m_listMany, m_add, m_remove, m_removeAll;
};

} // namespace labdesk::service
