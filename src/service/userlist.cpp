// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/userlist.h"

#include "service/jsonwriter.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype listBlock = 256 * 1024;
constexpr QByteArrayView listEnd("]}");

} // namespace

UserList::UserList(const QString &file, std::shared_ptr<const int> slot)
    : m_database(file, Database::Access::Read), m_slot(std::move(slot))
{
    m_database.execute(u"BEGIN"_s); // totals and rows are of one snapshot
    const qint64 users = m_database.number(u"SELECT users FROM totals"_s);
    const qint64 bytes = m_database.number(u"SELECT bytes FROM totals"_s);
    // The count comes first, so that a client can show how far it is.
    m_block = JsonWriter()
                  .beginObject()
                  .key("total")
                  .number(users)
                  .key("offset")
                  .number(qint64(0))
                  .key("limit")
                  .number(users)
                  .key("users")
                  .beginArray()
                  .bytes();
    const qint64 commas = users > 0 ? users - 1 : 0;
    m_size = m_block.size() + bytes + commas + listEnd.size();
    m_rows = m_database.prepare(u"SELECT body FROM users ORDER BY created_on DESC, seq DESC"_s);
    m_rows.run();
}

QByteArray UserList::next()
{
    if (m_ended)
        return {};
    QByteArray block = std::exchange(m_block, {});
    block.reserve(listBlock + 4096);
    while (block.size() < listBlock) {
        if (!m_rows.next()) {
            m_ended = true;
            return block.append(listEnd);
        }
        if (!m_first)
            block.append(',');
        m_first = false;
        block.append(m_rows.value(0).toByteArray());
    }
    return block;
}

} // namespace labdesk::service
