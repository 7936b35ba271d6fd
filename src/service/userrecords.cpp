// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/userrecords.h"

#include "service/jsonwriter.h"
#include "service/providerinfo.h"
#include "service/timestamps.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// The latest first, because those before were ended on an earlier day.
const QString endedIngestion = u" AND ingestion_end <= ? AND EXISTS (SELECT 1 FROM connections WHERE user_seq = seq)"
                               " ORDER BY ingestion_end DESC LIMIT "_s;

constexpr qint64 usersPerPage = 500; // some 300 KB

QString selectUsers()
{
    return u"SELECT seq, %1 FROM users "_s.arg(userTable.columnNames().join(u", "_s));
}

User userFrom(const Statement &row)
{
    User user = userTable.row(row, 1);
    user.seq = row.integer(0);
    return user;
}

void writeValue(JsonWriter &out, const auto &, const QString &value)
{
    out.text(value);
}

void writeValue(JsonWriter &out, const auto &, const std::optional<QString> &value)
{
    out.text(value);
}

void writeValue(JsonWriter &out, const auto &, qint64 time)
{
    out.text(isoTime(time));
}

void writeValue(JsonWriter &out, const auto &column, const std::optional<Fallback> &fallback)
{
    if (!fallback) {
        out.null();
        return;
    }
    out.beginObject().key(column.as == As::Date ? "value" : "id").text(fallback->value);
    out.key("source_slug").text(fallback->source).key("updated_at").text(isoTime(fallback->updatedAt)).endObject();
}

void writeSources(JsonWriter &out, const std::vector<SourceConnection> &connections)
{
    out.key("connected_sources").beginArray();
    for (const SourceConnection &connection : connections) {
        const QByteArray source = providerSource(connection.provider);
        out.beginObject().key("source").raw(source).key("provider").raw(source);
        out.key("created_on").text(isoTime(connection.createdOn)).endObject();
    }
    out.endArray();
}

} // namespace

QStringList userRowColumns()
{
    return userTable.columnNames() << u"body"_s;
}

QVariantList userRow(const User &user, const QByteArray &body)
{
    return userTable.values(user) << body;
}

QByteArray userBody(const User &user, const QString &teamId, const std::vector<SourceConnection> &connections)
{
    JsonWriter out;
    out.beginObject();
    forEachColumn(userTable.columns(), [&](const auto &column) {
        writeValue(out.key(column.name()), column, user.*column.member);
        if (column.name() == "user_id")
            out.key("team_id").text(teamId);
        else if (column.name() == "created_on")
            writeSources(out, connections);
    });
    return out.endObject().bytes();
}

UserRecords::UserRecords(const Database &database, SourceConnectionStore &connections, Team team)
    : m_database(database), m_connections(connections), m_team(std::move(team)),
      m_number(database.prepare(u"SELECT seq FROM users WHERE team_seq = ? AND user_id = ?"_s)),
      m_lock(database.prepare(selectUsers() + u"WHERE team_seq = ? AND user_id = ?"_s + rowLock(database.engine()))),
      m_findByClientId(database.prepare(selectUsers() + u"WHERE team_seq = ? AND client_user_id = ?"_s)),
      m_body(database.prepare(u"SELECT body FROM users WHERE team_seq = ? AND user_id = ?"_s)),
      m_add(database.prepare(insertInto(userTable.name(), userRowColumns() << u"team_seq"_s)
                             + u" ON CONFLICT DO NOTHING RETURNING seq"_s)),
      m_update(database.prepare(
          u"UPDATE users SET %1 = ? WHERE team_seq = ? AND seq = ?"_s.arg(userRowColumns().join(u" = ?, "_s)))),
      m_remove(database.prepare(u"DELETE FROM users WHERE team_seq = ? AND seq = ?"_s)),
      m_count(database.prepare(u"SELECT CAST(sum(users) AS BIGINT) FROM totals WHERE team_seq = ?"_s)),
      m_page(database.prepare(
          u"SELECT body FROM users WHERE seq IN (SELECT seq FROM users WHERE team_seq = ? ORDER BY created_on DESC,"
          " seq DESC LIMIT ? OFFSET ?) ORDER BY created_on DESC, seq DESC"_s)),
      m_pageAfter(database.prepare(u"SELECT created_on, seq, body FROM users WHERE team_seq = ?"
                                   " AND (created_on, seq) < (?, ?) ORDER BY created_on DESC, seq DESC LIMIT ?"_s)),
      m_after(database.prepare(selectUsers() + u"WHERE team_seq = ? AND seq > ? ORDER BY seq LIMIT ?"_s)),
      m_hasEnded(database.prepare(u"SELECT seq FROM users WHERE team_seq = ?"_s + endedIngestion + u"1"_s)),
      m_ended(database.prepare(selectUsers() + u"WHERE team_seq = ?"_s + endedIngestion + u"250"_s
                               + freeRowLock(database.engine())))
{
}

std::optional<qint64> UserRecords::numberOf(const QString &userId)
{
    return m_number.first({m_team.seq, userId}, [](const Statement &row) { return row.integer(0); });
}

std::optional<User> UserRecords::lock(const QString &userId)
{
    return m_lock.first({m_team.seq, userId}, userFrom);
}

std::optional<User> UserRecords::findByClientId(const QString &clientUserId)
{
    return m_findByClientId.first({m_team.seq, clientUserId}, userFrom);
}

std::optional<QByteArray> UserRecords::body(const QString &userId)
{
    return m_body.first({m_team.seq, userId}, [](const Statement &row) { return row.bytes(0); });
}

bool UserRecords::add(User &user, const std::vector<SourceConnection> &connections)
{
    const auto seq = m_add.first(userRow(user, userBody(user, m_team.id, connections)) << m_team.seq,
                                 [](const Statement &row) { return row.integer(0); });
    user.seq = seq.value_or(0);
    if (seq)
        for (const SourceConnection &connection : connections)
            m_connections.add(user.seq, connection);
    return seq.has_value();
}

void UserRecords::update(const User &user)
{
    m_update.run(userRow(user, userBody(user, m_team.id, m_connections.ofUser(user.seq))) << m_team.seq << user.seq);
}

void UserRecords::remove(const User &user)
{
    m_remove.run({m_team.seq, user.seq});
}

qint64 UserRecords::count()
{
    return m_count.first({m_team.seq}, [](const Statement &row) { return row.integer(0); }).value_or(0);
}

std::vector<QByteArray> UserRecords::page(qint64 offset, qint64 limit)
{
    return m_page.all({m_team.seq, limit, offset}, [](const Statement &row) { return row.bytes(0); });
}

UserPage UserRecords::pageAfter(const UserPage &previous)
{
    UserPage page;
    m_pageAfter.run({m_team.seq, previous.createdOn, previous.seq, usersPerPage});
    while (m_pageAfter.next()) {
        page.createdOn = m_pageAfter.integer(0);
        page.seq = m_pageAfter.integer(1);
        page.bodies.push_back(m_pageAfter.bytes(2));
    }
    return page;
}

std::vector<User> UserRecords::after(qint64 seq, qint64 limit)
{
    return m_after.all({m_team.seq, seq, limit}, userFrom);
}

UserRecords::Ended UserRecords::endIngestion(const QString &today)
{
    if (!m_hasEnded.first({m_team.seq, today}, [](const Statement &row) { return row.integer(0); }))
        return Ended::All; // avoids a write transaction
    Transaction transaction(m_database);
    const std::vector<User> users = m_ended.all({m_team.seq, today}, userFrom);
    for (const User &user : users) {
        m_connections.removeAll(user.seq);
        update(user);
    }
    transaction.commit();
    return users.empty() ? Ended::Held : Ended::Some;
}

} // namespace labdesk::service
