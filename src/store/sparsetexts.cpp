// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sparsetexts.h"

#include <algorithm>

namespace labdesk {

std::vector<SparseTexts::Entry>::const_iterator SparseTexts::firstFrom(quint32 row) const
{
    return std::lower_bound(m_entries.begin(), m_entries.end(), row,
                            [](const Entry &entry, quint32 wanted) { return entry.row < wanted; });
}

std::string_view SparseTexts::textAt(size_t entry) const
{
    const size_t begin = m_entries[entry].begin;
    const size_t end = entry + 1 < m_entries.size() ? m_entries[entry + 1].begin : m_text.size();
    return {m_text.data() + begin, end - begin};
}

std::optional<std::string_view> SparseTexts::of(quint32 row) const
{
    const auto at = firstFrom(row);
    if (at == m_entries.end() || at->row != row)
        return std::nullopt;
    return textAt(size_t(at - m_entries.begin()));
}

std::optional<quint32> SparseTexts::rowOf(std::string_view text) const
{
    for (size_t entry = 0; entry < m_entries.size(); ++entry)
        if (textAt(entry) == text)
            return m_entries[entry].row;
    return std::nullopt;
}

void SparseTexts::add(quint32 row, std::string_view text)
{
    m_entries.push_back({row, quint32(m_text.size())});
    m_text.append(text);
}

void SparseTexts::add(const SparseTexts &from, quint32 begin, quint32 end, quint32 at)
{
    const auto last = from.firstFrom(end);
    for (auto entry = from.firstFrom(begin); entry != last; ++entry)
        add(entry->row - begin + at, from.textAt(size_t(entry - from.m_entries.begin())));
}

void SparseTexts::clear()
{
    m_entries.clear();
    m_text.clear();
}

} // namespace labdesk
