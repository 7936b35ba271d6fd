// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/sourceconnectionstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

SourceConnection connectionFrom(const Statement &row)
{
    return sourceConnectionTable.row(row);
}

} // namespace

SourceConnectionStore::SourceConnectionStore(const Database &database)
    : m_list(database.prepare(sourceConnectionTable.select() + u"WHERE user_seq = ? ORDER BY created_on, provider"_s)),
      m_listById(database.prepare(
          sourceConnectionTable.selectFrom(u"users LEFT JOIN connections ON connections.user_seq = users.seq"_s)
          + u"WHERE users.team_seq = ? AND users.user_id = ? ORDER BY connections.created_on, connections.provider"_s)),
      m_listMany(database.prepare(sourceConnectionTable.select()
                                  + u"WHERE user_seq BETWEEN ? AND ? ORDER BY user_seq, created_on, provider"_s)),
      m_add(database.prepare(sourceConnectionTable.insert())),
      m_remove(database.prepare(u"DELETE FROM connections WHERE user_seq = ? AND provider = ?"_s)),
      m_removeAll(database.prepare(u"DELETE FROM connections WHERE user_seq = ?"_s))
{
}

std::vector<SourceConnection> SourceConnectionStore::ofUser(qint64 userSeq)
{
    return m_list.all({userSeq}, connectionFrom);
}

// One statement instead of two, because each has the cost of its columns, however few rows there are.
std::optional<std::vector<SourceConnection>> SourceConnectionStore::ofUser(qint64 teamSeq, const QString &userId)
{
    bool exists = false;
    std::vector<SourceConnection> connections;
    for (m_listById.run({teamSeq, userId}); m_listById.next(); exists = true)
        if (!m_listById.isNull(0))
            connections.push_back(connectionFrom(m_listById));
    return exists ? std::optional(std::move(connections)) : std::nullopt;
}

std::map<qint64, std::vector<SourceConnection>> SourceConnectionStore::ofUsers(qint64 firstSeq, qint64 lastSeq)
{
    std::map<qint64, std::vector<SourceConnection>> connections;
    m_listMany.run({firstSeq, lastSeq});
    while (m_listMany.next()) {
        SourceConnection connection = connectionFrom(m_listMany);
        connections[connection.owner.seq].push_back(std::move(connection));
    }
    return connections;
}

void SourceConnectionStore::add(qint64 userSeq, SourceConnection connection)
{
    connection.owner.seq = userSeq;
    m_add.run(sourceConnectionTable.values(connection));
}

void SourceConnectionStore::remove(qint64 userSeq, const QString &provider)
{
    m_remove.run({userSeq, provider});
}

void SourceConnectionStore::removeAll(qint64 userSeq)
{
    m_removeAll.run({userSeq});
}

} // namespace labdesk::service
