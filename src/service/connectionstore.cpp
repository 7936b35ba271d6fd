// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectionstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

ConnectionStore::ConnectionStore(const Database &database)
    : m_list(database.prepare(
        u"SELECT provider, created_on, external_user_id, auto_connect, denied, error_type, error_message, errored_at"
        " FROM connections WHERE user_seq = ? ORDER BY created_on, provider"_s)),
      m_add(database.prepare(
          u"INSERT INTO connections (user_seq, provider, created_on, external_user_id, auto_connect, denied,"
          " error_type, error_message, errored_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s)),
      m_remove(database.prepare(u"DELETE FROM connections WHERE user_seq = ? AND provider = ?"_s)),
      m_removeAll(database.prepare(u"DELETE FROM connections WHERE user_seq = ?"_s))
{
}

std::vector<Connection> ConnectionStore::ofUser(qint64 userSeq)
{
    std::vector<Connection> connections;
    m_list.run({userSeq});
    while (m_list.next()) {
        Connection connection{m_list.text(0), m_list.integer(1), {}, m_list.integer(3) != 0, {}, {}};
        if (!m_list.isNull(2))
            connection.externalUserId = m_list.text(2);
        connection.denied = m_list.text(4).split(u',', Qt::SkipEmptyParts);
        if (!m_list.isNull(5))
            connection.error = ConnectionError{m_list.text(5), m_list.text(6), m_list.integer(7)};
        connections.push_back(std::move(connection));
    }
    return connections;
}

void ConnectionStore::add(qint64 userSeq, const Connection &connection)
{
    const auto &error = connection.error;
    m_add.run({userSeq, connection.provider, connection.createdOn,
               connection.externalUserId ? QVariant(*connection.externalUserId) : QVariant(),
               connection.autoConnect ? 1 : 0, connection.denied.join(u','), error ? QVariant(error->type) : QVariant(),
               error ? QVariant(error->message) : QVariant(), error ? QVariant(error->erroredAt) : QVariant()});
}

void ConnectionStore::remove(qint64 userSeq, const QString &provider)
{
    m_remove.run({userSeq, provider});
}

void ConnectionStore::removeAll(qint64 userSeq)
{
    m_removeAll.run({userSeq});
}

} // namespace labdesk::service
