// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/keystore.h"

#include "service/drills.h"

#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 secondsBetweenUses = 60;

QString selecting(const QString &condition)
{
    return u"SELECT key_seq, api_keys.team_seq, team_id, teams.name, api_keys.name, scope, client_id, hash, created_on,"
           " expires_on, revoked_on, used_on, drill, strict FROM api_keys JOIN teams ON teams.team_seq = api_keys.team_seq WHERE "_s
        + condition;
}

std::optional<qint64> timeIn(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.integer(column));
}

StoredKey keyIn(const Statement &row)
{
    StoredKey key;
    key.seq = row.integer(0);
    key.team = {row.integer(1), row.text(2), row.text(3)};
    key.name = row.text(4);
    key.canWrite = row.text(5) == u"write";
    key.clientId = row.text(6);
    key.hash = row.text(7).toLatin1();
    key.createdOn = row.integer(8);
    key.expiresOn = timeIn(row, 9);
    key.revokedOn = timeIn(row, 10);
    key.usedOn = timeIn(row, 11);
    key.drill = drillNamed(row.text(12).toLatin1());
    key.strict = row.integer(13) != 0;
    return key;
}

} // namespace

KeyStore::KeyStore(const Database &database)
    : m_byHash(database.prepare(selecting(u"hash = ?"_s))),
      m_byClientId(database.prepare(selecting(u"client_id = ?"_s))),
      m_bySeq(database.prepare(selecting(u"key_seq = ?"_s))),
      m_noteUse(database.prepare(
          u"UPDATE api_keys SET used_on = ? WHERE key_seq = ? AND (used_on IS NULL OR used_on <= ?)"_s))
{
}

std::optional<StoredKey> KeyStore::find(By by, const QVariant &value)
{
    return (by == By::Hash ? m_byHash : by == By::ClientId ? m_byClientId : m_bySeq).first({value}, keyIn);
}

void KeyStore::noteUse(qint64 seq, qint64 now)
{
    m_noteUse.run({now, seq, now - secondsBetweenUses});
}

namespace keys {

std::vector<Team> allTeams(const Database &database)
{
    return database.prepare(u"SELECT team_seq, team_id, name FROM teams ORDER BY team_seq"_s)
        .all({}, [](const Statement &row) {
            return Team{row.integer(0), row.text(1), row.text(2)};
        });
}

Team addTeam(const Database &database, const QString &name)
{
    Team team{0, QUuid::createUuid().toString(QUuid::WithoutBraces), name};
    team.seq = *database.prepare(u"INSERT INTO teams (team_id, name) VALUES (?, ?) RETURNING team_seq"_s)
                    .first({team.id, name}, [](const Statement &row) { return row.integer(0); });
    return team;
}

std::vector<StoredKey> all(const Database &database, std::optional<qint64> teamSeq)
{
    const QString order = u" ORDER BY api_keys.team_seq, key_seq"_s;
    return database.prepare(selecting(teamSeq ? u"api_keys.team_seq = ?"_s : u"1 = 1"_s) + order)
        .all(teamSeq ? QVariantList{*teamSeq} : QVariantList(), keyIn);
}

std::optional<StoredKey> inForce(const Database &database, qint64 teamSeq, const QString &name)
{
    return database.prepare(selecting(u"api_keys.team_seq = ? AND api_keys.name = ? AND revoked_on IS NULL"_s))
        .first({teamSeq, name}, keyIn);
}

void nameTeam(const Database &database, const Team &team, const QString &name)
{
    database.prepare(u"UPDATE teams SET name = ? WHERE team_seq = ?"_s).run({name, team.seq});
}

qint64 add(const Database &database, const StoredKey &key)
{
    return *database
                .prepare(u"INSERT INTO api_keys (team_seq, name, scope, client_id, hash, created_on, expires_on, drill,"
                         " strict) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key_seq"_s)
                .first({key.team.seq, key.name, key.canWrite ? u"write"_s : u"read"_s,
                        key.isClient() ? QVariant(key.clientId) : QVariant(), QString::fromLatin1(key.hash),
                        key.createdOn, orNull(key.expiresOn),
                        key.drill ? QVariant(QString::fromLatin1(drillName(*key.drill))) : QVariant(),
                        key.strict ? 1 : 0},
                       [](const Statement &row) { return row.integer(0); });
}

void renew(const Database &database, const StoredKey &key)
{
    database.prepare(u"UPDATE api_keys SET hash = ?, expires_on = ? WHERE key_seq = ?"_s)
        .run({QString::fromLatin1(key.hash), orNull(key.expiresOn), key.seq});
}

void revoke(const Database &database, qint64 seq, qint64 now)
{
    database.prepare(u"UPDATE api_keys SET revoked_on = ? WHERE key_seq = ?"_s).run({now, seq});
}

} // namespace keys

} // namespace labdesk::service
