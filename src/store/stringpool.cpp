// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/stringpool.h"

namespace labdesk {

quint32 StringPool::numberOf(const QString &text)
{
    if (text.isEmpty()) // most users have no bounds, many no zone
        return 0;
    const auto known = m_numbers.constFind(text);
    if (known != m_numbers.cend())
        return *known;
    const auto number = quint32(m_texts.size());
    m_texts.push_back(text);
    m_numbers.insert(text, number);
    return number;
}

void StringPool::clear()
{
    m_texts = {QString()};
    m_numbers.clear();
}

} // namespace labdesk
