// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/database.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace labdesk::service {

struct ConnectionError
{
    QString type; ///< token_refresh_failed, ...
    QString message;
    qint64 erroredAt = 0;
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
};

// A row of the table.
QStringList connectionRowColumns();
QVariantList connectionRow(qint64 userSeq, const Connection &connection);

class ConnectionStore
{
public:
    explicit ConnectionStore(const Database &database);

    std::vector<Connection> ofUser(qint64 userSeq);                                     ///< oldest first
    std::map<qint64, std::vector<Connection>> ofUsers(qint64 firstSeq, qint64 lastSeq); ///< by user, oldest first
    void add(qint64 userSeq, const Connection &connection);
    void remove(qint64 userSeq, const QString &provider);
    void removeAll(qint64 userSeq);

private:
    Statement m_list, m_listMany, m_add, m_remove, m_removeAll;
};

} // namespace labdesk::service
