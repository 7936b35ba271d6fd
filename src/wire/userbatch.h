// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <string_view>
#include <vector>

namespace labdesk::wire {

/// The objects of a few hundred users behind each other, as `[{...},{...}]` for a JSON parser that reads past the end
/// by some bytes. Its memory is taken once and never grows.
class UserBatch
{
public:
    static constexpr size_t mostBytes = 256 * 1024;
    static constexpr size_t padding = 64; ///< readable behind the last byte

    UserBatch() : m_bytes(mostBytes + padding) { }

    bool isEmpty() const { return m_entries.empty(); }
    size_t count() const { return m_entries.size(); }
    /// False when it does not fit in any more.
    bool add(QByteArrayView object, bool mayHaveEscapes);
    void clear();

    std::string_view object(size_t entry) const
    {
        return {m_bytes.data() + m_entries[entry].from, m_entries[entry].size};
    }
    bool mayHaveEscapes(size_t entry) const { return m_entries[entry].mayHaveEscapes; }
    /// These as an array. What stands between others and their neighbors is overwritten: go on from here, or one by
    /// one.
    std::string_view array(size_t first, size_t last);
    /// How many bytes can be read from the first of such an array.
    size_t readable(std::string_view array) const { return m_bytes.size() - size_t(array.data() - m_bytes.data()); }

private:
    struct Entry
    {
        size_t from;
        size_t size;
        bool mayHaveEscapes;
    };
    std::vector<char> m_bytes;
    std::vector<Entry> m_entries;
    size_t m_end = 1; // behind the bracket, or the comma after the last object
};

} // namespace labdesk::wire
