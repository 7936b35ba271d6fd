// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/pendingwrites.h"

#include "platform/auditchain.h"

#include <QFileInfo>

#include <algorithm>

namespace labdesk {

namespace {

constexpr qsizetype slotSize = 4096; // bytes, one page, so that a slot is written completely or not at all

qint64 placeOf(int slot)
{
    return qint64(slot - 1) * slotSize;
}

} // namespace

std::vector<PendingWrites::Leftover> PendingWrites::open(const QString &path)
{
    Q_ASSERT(!m_file);
    std::vector<Leftover> left;
    const QString folder = QFileInfo(path).path();
    auto file = std::make_shared<SystemFile>();
    if (!makePrivateFolder(folder) || !file->open(path, SystemFile::Mode::ReadWrite)
        || !file->lock()) // another program's
        return left;
    if (file->size() == 0)
        (void)syncFolder(folder);
    m_file = std::move(file);
    m_isSlotUsed.assign(size_t(maxSlots), false);
    for (int slot = 1; slot <= maxSlots; ++slot) {
        const QByteArray page = m_file->readAt(placeOf(slot), slotSize);
        if (page.isEmpty())
            break;
        const QByteArray line = page.first(page.indexOf('\n') + 1);
        AuditFileReading read = readAuditFile(line, AuditLink());
        if (line.size() < 2 || read.records.empty() || !read.records.front().isVerified)
            continue;
        m_isSlotUsed[size_t(slot - 1)] = true;
        left.push_back({slot, std::move(read.records.front())});
    }
    std::ranges::stable_sort(left, {}, [](const Leftover &one) { return one.record.at; });
    return left;
}

int PendingWrites::begin(AuditRecord record)
{
    const auto free = std::ranges::find(m_isSlotUsed, false);
    if (!m_file || free == m_isSlotUsed.end())
        return 0;
    record.number = 1; // each is a chain of one record, so that it can be verified
    const QByteArray line = auditLine(record, firstAuditHash());
    const int slot = int(free - m_isSlotUsed.begin()) + 1;
    if (line.size() > slotSize || !m_file->writeAt(placeOf(slot), line))
        return 0;
    *free = true;
    return slot;
}

bool PendingWrites::clear(int slot) const
{
    return !m_file || slot <= 0 || m_file->writeAt(placeOf(slot), "\n");
}

void PendingWrites::free(int slot)
{
    if (slot > 0 && size_t(slot) <= m_isSlotUsed.size())
        m_isSlotUsed[size_t(slot - 1)] = false;
}

} // namespace labdesk
