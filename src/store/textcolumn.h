// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// Texts of many rows in one piece of memory: a million short strings of their own would cost ten times as much. At most
/// 4 GiB together, which is twice the largest list that is ever accepted.
class TextColumn
{
public:
    quint32 size() const { return quint32(m_begin.size() - 1); }
    std::string_view at(quint32 row) const { return {m_bytes.data() + m_begin[row], m_begin[row + 1] - m_begin[row]}; }

    void append(std::string_view text);
    void replace(quint32 row, std::string_view text);
    void erase(quint32 row);
    void clear();
    void shrink();

    /// All texts one after the other, and where each begins: for searches over all rows.
    const std::string &bytes() const { return m_bytes; }
    quint32 beginOf(quint32 row) const { return m_begin[row]; }

private:
    std::string m_bytes;
    std::vector<quint32> m_begin{0}; ///< one more than there are rows
};

} // namespace labdesk
