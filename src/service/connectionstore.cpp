// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectionstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

Connection connectionFrom(const Statement &row)
{
    return connectionTable.row(row);
}

} // namespace

ConnectionStore::ConnectionStore(const Database &database)
    : m_list(database.prepare(connectionTable.select() + u"WHERE user_seq = ? ORDER BY created_on, provider"_s)),
      m_listMany(database.prepare(connectionTable.select()
                                  + u"WHERE user_seq BETWEEN ? AND ? ORDER BY user_seq, created_on, provider"_s)),
      m_add(database.prepare(connectionTable.insert())),
      m_remove(database.prepare(u"DELETE FROM connections WHERE user_seq = ? AND provider = ?"_s)),
      m_removeAll(database.prepare(u"DELETE FROM connections WHERE user_seq = ?"_s))
{
}

std::vector<Connection> ConnectionStore::ofUser(qint64 userSeq)
{
    return m_list.all({userSeq}, connectionFrom);
}

std::map<qint64, std::vector<Connection>> ConnectionStore::ofUsers(qint64 firstSeq, qint64 lastSeq)
{
    std::map<qint64, std::vector<Connection>> connections;
    m_listMany.run({firstSeq, lastSeq});
    while (m_listMany.next()) {
        Connection connection = connectionFrom(m_listMany);
        connections[connection.owner.seq].push_back(std::move(connection));
    }
    return connections;
}

void ConnectionStore::add(qint64 userSeq, Connection connection)
{
    connection.owner.seq = userSeq;
    m_add.run(connectionTable.values(connection));
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
