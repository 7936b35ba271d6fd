// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <chrono>
#include <deque>
#include <utility>

namespace labdesk {

/// Bytes a second over the last two seconds, from a running count. Has no clock of its own.
class TransferRate
{
public:
    void note(std::chrono::milliseconds now, qint64 bytesSoFar)
    {
        m_notes.emplace_back(now, bytesSoFar);
        while (m_notes.size() > 2 && m_notes[1].first + window <= now)
            m_notes.pop_front();
    }
    double bytesPerSecond() const
    {
        if (m_notes.empty())
            return 0;
        const auto &[from, before] = m_notes.front();
        const auto &[to, after] = m_notes.back();
        return to > from ? double(after - before) * 1000 / double((to - from).count()) : 0;
    }
    void clear() { m_notes.clear(); }

private:
    static constexpr std::chrono::milliseconds window{2'000};
    std::deque<std::pair<std::chrono::milliseconds, qint64>> m_notes;
};

} // namespace labdesk
