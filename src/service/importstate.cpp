// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/importstate.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

ImportStates::ImportStates(const Database &database)
    : m_find(database.prepare(u"SELECT position, lines, refused, digest FROM imports WHERE import_id = ?"_s)),
      m_keep(database.prepare(
          u"INSERT INTO imports (import_id, team_seq, position, lines, refused, digest, updated_on)"
          " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (import_id) DO UPDATE SET position = excluded.position,"
          " lines = excluded.lines, refused = excluded.refused, digest = excluded.digest,"
          " updated_on = excluded.updated_on"_s))
{
}

std::optional<ImportState> ImportStates::find(const QString &importId)
{
    return m_find.first({importId}, [](const Statement &row) {
        return ImportState{row.integer(0), row.integer(1), row.integer(2), row.text(3)};
    });
}

void ImportStates::keep(const QString &importId, qint64 teamSeq, const ImportState &state, qint64 now)
{
    m_keep.run({importId, teamSeq, state.position, state.lines, state.refused, state.digest, now});
}

} // namespace labdesk::service
