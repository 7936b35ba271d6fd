// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/databasefacts.h"

#include "service/schema.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

QString databaseFacts(const Database &database)
{
    const auto text = [&database](const QString &sql) {
        return database.prepare(sql).first({}, [](const Statement &row) { return row.text(0); }).value_or(QString());
    };
    QString facts = u"SQLite, %1"_s.arg(database.location());
    if (database.engine() == Engine::Postgres)
        facts = u"PostgreSQL, %1, database %2, schema %3"_s.arg(database.name(), text(u"SELECT current_database()"_s),
                                                                text(u"SELECT current_schema()"_s));
    const auto number = [&database](const QString &sql) { return QString::number(database.number(sql)); };
    return facts
        + u", version %1, teams: %2, keys: %3"_s.arg(
            QString::number(versionOf(database)), number(u"SELECT count(*) FROM teams"_s),
            number(u"SELECT count(*) FROM api_keys WHERE revoked_on IS NULL"_s));
}

} // namespace labdesk::service
