// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/userbatch.h"

#include <cstring>

namespace labdesk::wire {

bool UserBatch::add(QByteArrayView object, bool mayHaveEscapes)
{
    const auto size = size_t(object.size());
    if (m_end + size + 1 > mostBytes)
        return false;
    std::memcpy(m_bytes.data() + m_end, object.data(), size);
    m_entries.push_back({m_end, size, mayHaveEscapes});
    m_end += size;
    m_bytes[m_end++] = ',';
    return true;
}

void UserBatch::clear()
{
    m_entries.clear();
    m_end = 1;
}

std::string_view UserBatch::array(size_t first, size_t last)
{
    const size_t from = m_entries[first].from - 1;
    const size_t end = m_entries[last - 1].from + m_entries[last - 1].size;
    m_bytes[from] = '[';
    m_bytes[end] = ']';
    return {m_bytes.data() + from, end + 1 - from};
}

} // namespace labdesk::wire
