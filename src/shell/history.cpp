// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/history.h"

namespace labdesk {

namespace {
constexpr size_t maxStops = 100;
}

void History::visit(const Stop &stop)
{
    if (!m_stops.empty() && m_stops[m_at] == stop)
        return;
    if (!m_stops.empty())
        m_stops.resize(m_at + 1);
    m_stops.push_back(stop);
    if (m_stops.size() > maxStops)
        m_stops.erase(m_stops.begin());
    m_at = m_stops.size() - 1;
}

void History::clear()
{
    m_stops.clear();
    m_at = 0;
}

bool History::canGo(int by) const
{
    return by < 0 ? m_at > 0 : m_at + 1 < m_stops.size();
}

bool History::go(int by, const std::function<bool(const Stop &)> &open, int *skipped)
{
    *skipped = 0;
    while (canGo(by)) {
        const size_t to = by < 0 ? m_at - 1 : m_at + 1;
        const Stop stop = m_stops[to];
        const bool same = stop == m_stops[m_at]; // possible once the stops between them were removed
        if (!same && open(stop)) {
            m_at = to;
            return true;
        }
        *skipped += same ? 0 : 1;
        m_stops.erase(m_stops.begin() + std::ptrdiff_t(to));
        if (by < 0)
            --m_at;
    }
    return false;
}

} // namespace labdesk
