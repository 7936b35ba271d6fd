// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/userlist.h"

#include "service/jsonwriter.h"

#include <QFileInfo>

namespace labdesk::service {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype listBlock = 256 * 1024;
constexpr QByteArrayView listTail("]}");

// The count comes first, so that clients can show the progress.
QByteArray beginning(qint64 users)
{
    JsonWriter out;
    out.beginObject().key("total").number(users).key("offset").number(qint64(0)).key("limit").number(users);
    return out.key("users").beginArray().bytes();
}

} // namespace

std::shared_ptr<const void> ListSlots::take()
{
    if (m_taken->fetch_add(1) < most)
        return {m_taken.get(), [taken = m_taken](const void *) { taken->fetch_sub(1); }};
    m_taken->fetch_sub(1);
    return {};
}

UserList::UserList(const QString &location, qint64 teamSeq, std::shared_ptr<const void> slot)
    : m_database(location, Database::Access::Read), m_slot(std::move(slot))
{
    m_database.execute(u"BEGIN"_s); // reads totals and rows from the same snapshot
    const qint64 users = m_database.number(u"SELECT sum(users) FROM totals WHERE team_seq = %1"_s.arg(teamSeq));
    const qint64 bytes = m_database.number(u"SELECT sum(bytes) FROM totals WHERE team_seq = %1"_s.arg(teamSeq));
    m_block = beginning(users);
    const qint64 commas = users > 0 ? users - 1 : 0;
    m_size = m_block.size() + bytes + commas + listTail.size();
    m_rows = m_database.prepare(u"SELECT body FROM users WHERE team_seq = ? ORDER BY created_on DESC, seq DESC"_s);
    m_rows.run({teamSeq});
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
            return block.append(listTail);
        }
        if (!m_first)
            block.append(',');
        m_first = false;
        block.append(m_rows.bytes(0));
    }
    return block;
}

bool UserList::isTooExpensive(std::chrono::milliseconds age, qint64 sent) const
{
    constexpr auto gracePeriod = 10s;
    constexpr qint64 minBytesPerSecond = 1024 * 1024; // bytes per second
    const bool isSlow
        = age > gracePeriod && sent < minBytesPerSecond * std::chrono::duration_cast<std::chrono::seconds>(age).count();
    return isSlow && QFileInfo(m_database.location() + u"-wal"_s).size() > maxLogBytes;
}

UserPages::UserPages(qint64 users, ReadPage readPage, std::shared_ptr<const void> slot)
    : m_readPage(std::move(readPage)), m_block(beginning(users)), m_slot(std::move(slot))
{
}

QByteArray UserPages::next()
{
    if (m_ended)
        return {};
    QByteArray block = std::exchange(m_block, {});
    m_page = m_readPage(m_page);
    for (const QByteArray &body : m_page.bodies) {
        if (!m_first)
            block.append(',');
        m_first = false;
        block.append(body);
    }
    m_ended = m_page.bodies.empty();
    m_page.bodies.clear();
    return m_ended ? block.append(listTail) : block;
}

} // namespace labdesk::service
