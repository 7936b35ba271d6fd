// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/teamchoice.h"

#include "service/schema.h"

#include <QUuid>

namespace labdesk::service {

using namespace Qt::StringLiterals;

Team chosenTeam(const Database &database, const QString &id)
{
    Statement find = database.prepare(
        u"SELECT team_seq, team_id FROM teams WHERE team_id = ? OR name = ? OR ? = '' ORDER BY team_seq LIMIT 1"_s);
    const auto team = find.first({id, id, id}, [](const Statement &row) { return Team{row.integer(0), row.text(1)}; });
    if (!team)
        throw DatabaseError(u"The database %1 has no such team. Check --team."_s.arg(database.name()));
    return *team;
}

Team importTeam(const Database &database, const QString &id, const QString &idOfFile)
{
    prepareSchema(database, [&] {
        QString created = id.isEmpty() ? idOfFile : id;
        if (created.isEmpty())
            created = QUuid::createUuid().toString(QUuid::WithoutBraces);
        if (QUuid(created).isNull())
            throw DatabaseError(u"Invalid --team. Use a UUID."_s);
        database.prepare(u"INSERT INTO teams (team_id) VALUES (?)"_s).run({created});
    });
    return chosenTeam(database, id);
}

} // namespace labdesk::service
