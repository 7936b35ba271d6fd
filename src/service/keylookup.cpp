// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/keylookup.h"

#include "service/jsonwriter.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

// A subquery for each key: in a join or an IN list, PostgreSQL may compare each row with each key.
KeyLookup::KeyLookup(const Database &database, const QString &select, QVariantList fixed)
    : m_statement(database.prepare(u"SELECT k, (%1) FROM %2"_s.arg(select, keysOfJson(database.engine())))),
      m_engine(database.engine()), m_fixed(std::move(fixed))
{
}

QHash<QString, qint64> KeyLookup::find(const QStringList &keys)
{
    QHash<QString, qint64> found;
    if (keys.isEmpty())
        return found;
    JsonWriter json;
    json.beginArray();
    for (const QString &key : keys)
        json.text(boundValue(m_engine, key).toString());
    m_statement.run(m_fixed + QVariantList{QString::fromUtf8(json.endArray().bytes())});
    while (m_statement.next())
        if (!m_statement.isNull(1))
            found.insert(m_statement.text(0), m_statement.integer(1));
    return found;
}

} // namespace labdesk::service
