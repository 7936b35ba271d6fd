// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// Texts that only some rows have, in one block of memory. Rows must be added in ascending order.
class SparseTexts
{
public:
    size_t size() const { return m_entries.size(); }
    std::optional<std::string_view> of(quint32 row) const;
    std::optional<quint32> rowOf(std::string_view text) const; ///< the first such row

    void add(quint32 row, std::string_view text);
    /// Adds the texts that `from` has for the rows from `begin` to before `end`, as rows from `at` on.
    void add(const SparseTexts &from, quint32 begin, quint32 end, quint32 at);
    void clear(); ///< keeps its memory
    size_t bytes() const { return m_entries.capacity() * sizeof(Entry) + m_text.capacity(); }

private:
    struct Entry
    {
        quint32 row;
        quint32 begin;
    };
    std::vector<Entry>::const_iterator firstFrom(quint32 row) const;
    std::string_view textAt(size_t entry) const;

    std::vector<Entry> m_entries;
    std::string m_text;
};

} // namespace labdesk
