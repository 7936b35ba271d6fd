// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/history.h"

namespace labdesk {

namespace {
constexpr size_t maxEntries = 100;
}

void History::visit(const Entry &entry)
{
    if (!m_entries.empty() && m_entries[m_at] == entry)
        return;
    if (!m_entries.empty())
        m_entries.resize(m_at + 1);
    m_entries.push_back(entry);
    if (m_entries.size() > maxEntries)
        m_entries.erase(m_entries.begin());
    m_at = m_entries.size() - 1;
}

void History::clear()
{
    m_entries.clear();
    m_at = 0;
}

bool History::canGo(int by) const
{
    return by < 0 ? m_at > 0 : m_at + 1 < m_entries.size();
}

bool History::go(int by, const std::function<bool(const Entry &)> &open, int *skipped)
{
    *skipped = 0;
    while (canGo(by)) {
        const size_t to = by < 0 ? m_at - 1 : m_at + 1;
        const Entry entry = m_entries[to];
        const bool same = entry == m_entries[m_at]; // possible once the stops between them were removed
        if (!same && open(entry)) {
            m_at = to;
            return true;
        }
        *skipped += same ? 0 : 1;
        m_entries.erase(m_entries.begin() + std::ptrdiff_t(to));
        if (by < 0)
            --m_at;
    }
    return false;
}

} // namespace labdesk
