// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/pendingwrites.h"

#include "platform/auditchain.h"
#include "platform/privatefolder.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace labdesk {

namespace {

constexpr qsizetype slotSize = 4096; // bytes: a page, so that one is there whole or not at all

off_t placeOf(int slot)
{
    return off_t(slot - 1) * slotSize;
}

} // namespace

PendingWrites::~PendingWrites()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::vector<PendingWrites::Left> PendingWrites::open(const QString &path)
{
    Q_ASSERT(m_file < 0);
    std::vector<Left> left;
    if (!makePrivateFolder(QFileInfo(path).path()))
        return left;
    m_file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (m_file < 0)
        return left;
    if (::flock(m_file, LOCK_EX | LOCK_NB) != 0) { // another one's
        ::close(m_file);
        m_file = -1;
        return left;
    }
    (void)::fchmod(m_file, 0600);
    m_isTaken.assign(size_t(mostSlots), false);
    QByteArray page(slotSize, '\0');
    for (int slot = 1; slot <= mostSlots; ++slot) {
        const ssize_t size = ::pread(m_file, page.data(), size_t(slotSize), placeOf(slot));
        if (size <= 0)
            break;
        const QByteArray line = page.first(page.first(size).indexOf('\n') + 1);
        AuditFileReading read = readAuditFile(line, AuditLink());
        if (line.size() < 2 || read.records.empty() || !read.records.front().isProved)
            continue;
        m_isTaken[size_t(slot - 1)] = true;
        left.push_back({slot, std::move(read.records.front())});
    }
    std::ranges::stable_sort(left, {}, [](const Left &one) { return one.record.at; });
    return left;
}

int PendingWrites::begin(AuditRecord record)
{
    const auto free = std::ranges::find(m_isTaken, false);
    if (m_file < 0 || free == m_isTaken.end())
        return 0;
    record.number = 1; // each is a chain of its own, which proves that it is whole
    const QByteArray line = auditLine(record, firstAuditHash());
    const int slot = int(free - m_isTaken.begin()) + 1;
    if (line.size() > slotSize || ::pwrite(m_file, line.constData(), size_t(line.size()), placeOf(slot)) != line.size())
        return 0;
    *free = true;
    return slot;
}

void PendingWrites::clear(int slot) const
{
    if (m_file >= 0 && slot > 0)
        (void)!::pwrite(m_file, "\n", 1, placeOf(slot));
}

void PendingWrites::free(int slot)
{
    if (slot > 0 && size_t(slot) <= m_isTaken.size())
        m_isTaken[size_t(slot - 1)] = false;
}

} // namespace labdesk
