// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/textcolumn.h"

namespace labdesk {

void TextColumn::append(std::string_view text)
{
    m_bytes.append(text);
    m_begin.push_back(quint32(m_bytes.size()));
}

void TextColumn::replace(quint32 row, std::string_view text)
{
    const quint32 before = quint32(at(row).size());
    const quint32 growth = quint32(text.size()) - before; // wraps around when it shrinks, and so do the sums below
    m_bytes.replace(m_begin[row], before, text);
    if (growth != 0)
        for (size_t later = row + 1; later < m_begin.size(); ++later)
            m_begin[later] += growth;
}

void TextColumn::erase(quint32 row)
{
    replace(row, {});
    m_begin.erase(m_begin.begin() + row);
}

void TextColumn::clear()
{
    m_bytes.clear();
    m_begin.assign(1, 0);
}

void TextColumn::shrink()
{
    m_bytes.shrink_to_fit();
    m_begin.shrink_to_fit();
}

} // namespace labdesk
