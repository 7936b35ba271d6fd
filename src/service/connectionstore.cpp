// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectionstore.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

QStringList connectionRowColumns()
{
    return {u"user_seq"_s, u"provider"_s,   u"created_on"_s,    u"external_user_id"_s, u"auto_connect"_s,
            u"denied"_s,   u"error_type"_s, u"error_message"_s, u"errored_at"_s};
}

QVariantList connectionRow(qint64 userSeq, const Connection &connection)
{
    const auto &error = connection.error;
    return {userSeq,
            connection.provider,
            connection.createdOn,
            orNull(connection.externalUserId),
            connection.autoConnect ? 1 : 0,
            connection.denied.join(u','),
            error ? QVariant(error->type) : QVariant(),
            error ? QVariant(error->message) : QVariant(),
            error ? QVariant(error->erroredAt) : QVariant()};
}

namespace {

const QString connectionColumns
    = u"SELECT provider, created_on, external_user_id, auto_connect, denied, error_type, error_message, errored_at,"
      " user_seq FROM connections "_s;

Connection connectionFrom(const Statement &row)
{
    Connection connection{row.text(0), row.integer(1), {}, row.integer(3) != 0, {}, {}};
    if (!row.isNull(2))
        connection.externalUserId = row.text(2);
    connection.denied = row.text(4).split(u',', Qt::SkipEmptyParts);
    if (!row.isNull(5))
        connection.error = ConnectionError{row.text(5), row.text(6), row.integer(7)};
    return connection;
}

} // namespace

ConnectionStore::ConnectionStore(const Database &database)
    : m_list(database.prepare(connectionColumns + u"WHERE user_seq = ? ORDER BY created_on, provider"_s)),
      m_listMany(database.prepare(connectionColumns
                                  + u"WHERE user_seq BETWEEN ? AND ? ORDER BY user_seq, created_on, provider"_s)),
      m_add(database.prepare(
          u"INSERT INTO connections (user_seq, provider, created_on, external_user_id, auto_connect, denied,"
          " error_type, error_message, errored_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s)),
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
    while (m_listMany.next())
        connections[m_listMany.integer(8)].push_back(connectionFrom(m_listMany));
    return connections;
}

void ConnectionStore::add(qint64 userSeq, const Connection &connection)
{
    m_add.run(connectionRow(userSeq, connection));
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
