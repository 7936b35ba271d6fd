// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/bulkprogress.h"

#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#define isatty _isatty
#define fileno _fileno
#else
#include <unistd.h>
#endif

namespace labdesk::service {

BulkProgress::BulkProgress(qint64 bytes) : m_isWatched(isatty(fileno(stderr)) != 0), m_bytes(bytes)
{
    m_sinceStart.start();
    m_sinceShown.start();
}

void BulkProgress::update(qint64 lines, qint64 bytes)
{
    if (m_firstLines < 0)
        m_firstLines = lines;
    const qint64 interval = m_isWatched ? 1000 : 10'000;
    if (m_sinceShown.elapsed() < interval)
        return;
    m_sinceShown.restart();
    const qint64 rate = (lines - m_firstLines) * 1000 / m_sinceStart.elapsed();
    std::fprintf(stderr, "%s%lld lines, %lld a second", m_isWatched ? "\r\x1b[K" : "", static_cast<long long>(lines),
                 static_cast<long long>(rate));
    if (m_bytes > 0)
        std::fprintf(stderr, ", %lld %%", static_cast<long long>(bytes * 100 / m_bytes));
    if (!m_isWatched)
        std::fputc('\n', stderr);
}

void BulkProgress::end()
{
    if (m_isWatched)
        std::fputs("\r\x1b[K", stderr);
}

} // namespace labdesk::service
