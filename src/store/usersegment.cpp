// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/usersegment.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace labdesk {

namespace {

template <class T> size_t bytesOf(const std::vector<T> &column)
{
    return column.capacity() * sizeof(T);
}

size_t bytesOf(const std::vector<bool> &column)
{
    return column.capacity() / 8;
}

template <class Column> size_t bytesOf(const Column &column)
{
    return column.bytes();
}

template <class Column, size_t count> size_t bytesOf(const std::array<Column, count> &columns)
{
    return std::transform_reduce(columns.begin(), columns.end(), size_t(0), std::plus(),
                                 [](const Column &column) { return bytesOf(column); });
}

} // namespace

std::string UserSegment::idText(quint32 row) const
{
    if (const auto text = m_otherIds.of(row))
        return std::string(*text);
    return m_uuid[row].text();
}

std::string UserSegment::canonicalIdText(quint32 row) const
{
    return m_uuid[row].isUuid() ? m_uuid[row].text() : idText(row);
}

std::optional<quint32> UserSegment::rowOf(std::string_view idText) const
{
    const Uuid uuid = Uuid::of(idText);
    if (!uuid.isUuid())
        return m_otherIds.rowOf(idText);
    const auto at = std::find(m_uuid.begin(), m_uuid.end(), uuid);
    return at == m_uuid.end() ? std::nullopt : std::optional(quint32(at - m_uuid.begin()));
}

std::string_view UserSegment::foldedClientUserId(quint32 row) const
{
    size_t begin = m_searchBegin[row];
    if (hasOtherIds() && !m_uuid[row].isUuid())
        begin = m_search.find('\n', begin) + 1;
    return {m_search.data() + begin, m_searchBegin[row + 1] - begin - 1};
}

std::string UserSegment::momentText(UserColumn column, quint32 row) const
{
    const size_t place = placeOf(column);
    if (const auto text = m_momentTexts[place].of(row))
        return std::string(*text);
    return timeText({m_moments[place][row], m_momentFormats[place][row]});
}

size_t UserSegment::bytes() const
{
    return sizeof(UserSegment) + bytesOf(m_uuid) + bytesOf(m_moments) + bytesOf(m_momentFormats) + bytesOf(m_sources)
        + bytesOf(m_words) + bytesOf(m_flags) + bytesOf(m_otherTeams) + bytesOf(m_rareMoments) + bytesOf(m_otherIds)
        + bytesOf(m_clientIds) + bytesOf(m_momentTexts) + m_search.capacity() + bytesOf(m_searchBegin);
}

std::optional<quint32> UserSegment::valueOf(const Sparse &column, quint32 row)
{
    const auto at = std::lower_bound(column.begin(), column.end(), row,
                                     [](const auto &entry, quint32 wanted) { return entry.first < wanted; });
    return at == column.end() || at->first != row ? std::nullopt : std::optional(at->second);
}

} // namespace labdesk
