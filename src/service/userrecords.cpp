// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/userrecords.h"

#include "service/jsonwriter.h"
#include "service/providerinfo.h"
#include "service/timestamps.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

const QString userColumns
    = u"SELECT seq, user_id, client_user_id, created_on, zone, zone_source, zone_updated, birth_date, birth_source,"
      " birth_updated, ingestion_start, ingestion_end FROM users "_s;

User userFrom(const Statement &row)
{
    const auto fallback = [&row](int column) {
        return row.isNull(column) ? std::optional<Fallback>()
                                  : Fallback{row.text(column), row.text(column + 1), row.integer(column + 2)};
    };
    const auto text = [&row](int column) { return row.isNull(column) ? std::optional<QString>() : row.text(column); };
    return {row.integer(0), row.text(1), row.text(2), row.integer(3), fallback(4), fallback(7), text(10), text(11)};
}

QVariant orNull(const std::optional<QString> &value)
{
    return value ? QVariant(*value) : QVariant();
}

void appendFallback(QVariantList &values, const std::optional<Fallback> &fallback)
{
    values.append(fallback ? QVariant(fallback->value) : QVariant());
    values.append(fallback ? QVariant(fallback->source) : QVariant());
    values.append(fallback ? QVariant(fallback->updatedAt) : QVariant());
}

void writeFallback(JsonWriter &out, QByteArrayView name, QByteArrayView valueName,
                   const std::optional<Fallback> &fallback)
{
    out.key(name);
    if (!fallback) {
        out.null();
        return;
    }
    out.beginObject().key(valueName).text(fallback->value).key("source_slug").text(fallback->source);
    out.key("updated_at").text(isoTime(fallback->updatedAt)).endObject();
}

QVariantList userValues(const User &user, const QByteArray &body)
{
    QVariantList values{user.userId, user.clientUserId, user.createdOn};
    appendFallback(values, user.zone);
    appendFallback(values, user.birthDate);
    values << orNull(user.ingestionStart) << orNull(user.ingestionEnd) << body;
    return values;
}

} // namespace

QByteArray userBody(const User &user, const QString &teamId, const std::vector<Connection> &connections)
{
    JsonWriter out;
    out.beginObject().key("user_id").text(user.userId).key("team_id").text(teamId);
    out.key("client_user_id").text(user.clientUserId).key("created_on").text(isoTime(user.createdOn));
    out.key("connected_sources").beginArray();
    for (const Connection &connection : connections) {
        const QByteArray &source = findProvider(connection.provider)->source;
        out.beginObject().key("source").raw(source).key("provider").raw(source);
        out.key("created_on").text(isoTime(connection.createdOn)).endObject();
    }
    out.endArray();
    writeFallback(out, "fallback_time_zone", "id", user.zone);
    writeFallback(out, "fallback_birth_date", "value", user.birthDate);
    out.key("ingestion_start").text(user.ingestionStart).key("ingestion_end").text(user.ingestionEnd);
    return out.endObject().bytes();
}

UserRecords::UserRecords(const Database &database, ConnectionStore &connections, QString teamId)
    : m_connections(connections), m_teamId(std::move(teamId)),
      m_find(database.prepare(userColumns + u"WHERE user_id = ?"_s)),
      m_findByClientId(database.prepare(userColumns + u"WHERE client_user_id = ?"_s)),
      m_body(database.prepare(u"SELECT body FROM users WHERE user_id = ?"_s)),
      m_add(database.prepare(
          u"INSERT INTO users (user_id, client_user_id, created_on, zone, zone_source, zone_updated, birth_date,"
          " birth_source, birth_updated, ingestion_start, ingestion_end, body)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s)),
      m_update(database.prepare(
          u"UPDATE users SET user_id = ?, client_user_id = ?, created_on = ?, zone = ?, zone_source = ?,"
          " zone_updated = ?, birth_date = ?, birth_source = ?, birth_updated = ?, ingestion_start = ?,"
          " ingestion_end = ?, body = ? WHERE seq = ?"_s)),
      m_remove(database.prepare(u"DELETE FROM users WHERE seq = ?"_s)),
      m_count(database.prepare(u"SELECT users FROM totals"_s)),
      m_page(database.prepare(
          u"SELECT body FROM users WHERE seq IN (SELECT seq FROM users ORDER BY created_on DESC, seq DESC"
          " LIMIT ? OFFSET ?) ORDER BY created_on DESC, seq DESC"_s)),
      m_ended(database.prepare(userColumns
                               + u"WHERE ingestion_end <= ?"
                                 " AND EXISTS (SELECT 1 FROM connections WHERE user_seq = seq)"_s))
{
}

std::optional<User> UserRecords::single(Statement &statement)
{
    std::optional<User> user;
    if (statement.next())
        user = userFrom(statement);
    statement.finish();
    return user;
}

std::optional<User> UserRecords::find(const QString &userId)
{
    m_find.run({userId});
    return single(m_find);
}

std::optional<User> UserRecords::findByClientId(const QString &clientUserId)
{
    m_findByClientId.run({clientUserId});
    return single(m_findByClientId);
}

std::optional<QByteArray> UserRecords::body(const QString &userId)
{
    m_body.run({userId});
    std::optional<QByteArray> body;
    if (m_body.next())
        body = m_body.value(0).toByteArray();
    m_body.finish();
    return body;
}

void UserRecords::add(User &user, const std::vector<Connection> &connections)
{
    m_add.run(userValues(user, userBody(user, m_teamId, connections)));
    user.seq = m_add.lastRow();
    for (const Connection &connection : connections)
        m_connections.add(user.seq, connection);
}

void UserRecords::update(const User &user)
{
    m_update.run(userValues(user, userBody(user, m_teamId, m_connections.ofUser(user.seq))) << user.seq);
}

void UserRecords::remove(const User &user)
{
    m_remove.run({user.seq});
}

qint64 UserRecords::count()
{
    m_count.run();
    const qint64 count = m_count.next() ? m_count.integer(0) : 0;
    m_count.finish();
    return count;
}

std::vector<QByteArray> UserRecords::page(qint64 offset, qint64 limit)
{
    std::vector<QByteArray> bodies;
    m_page.run({limit, offset});
    while (m_page.next())
        bodies.push_back(m_page.value(0).toByteArray());
    return bodies;
}

std::vector<User> UserRecords::withEndedIngestion(const QString &today)
{
    std::vector<User> users;
    m_ended.run({today});
    while (m_ended.next())
        users.push_back(userFrom(m_ended));
    return users;
}

} // namespace labdesk::service
