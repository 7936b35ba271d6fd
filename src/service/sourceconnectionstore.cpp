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
