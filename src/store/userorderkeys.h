// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

#include <utility>
#include <vector>

namespace labdesk {

/// Inverted in a signed time, so that times also sort correctly as unsigned numbers.
constexpr quint64 signBit = quint64(1) << 63;

/// Finds the segments of rows. Fastest if the rows ascend.
class RowReader
{
public:
    explicit RowReader(const UserSnapshot &users) : m_users(users) { }
    const UserSegment &segmentOf(UserRow row)
    {
        if (row - m_begin >= m_size) {
            const auto place = m_users.at(row);
            m_segment = place.segment;
            m_begin = row - place.row;
            m_size = m_segment->size();
        }
        return *m_segment;
    }
    /// Within segmentOf(row), which must have been called before.
    quint32 rowIn(UserRow row) const { return row - m_begin; }

private:
    const UserSnapshot &m_users;
    const UserSegment *m_segment = nullptr;
    UserRow m_begin = 0;
    UserRow m_size = 0;
};

// Sort keys of values.
qint64 momentOf(const QString &text); ///< in ms; UserFields::invalidTimestamp if it isn't a time
/// The text of a dictionary number in a column of words or sources.
QString textForOrder(const UserDictionary &dictionary, UserColumn column, quint32 number);
/// The names of a list of sources, without repetitions and in alphabetical order, because the order of the service
/// doesn't matter.
QStringList sourceNamesInOrder(const UserDictionary &dictionary, quint32 list);

/// Converts dictionary numbers into sort keys; 0 for no value. Each number is looked up once.
class NumberKeys
{
public:
    NumberKeys(const UserSnapshot &users, UserColumn column, const std::vector<UserRow> &rows);
    quint64 keyOf(UserRow row) { return m_keys[numberOf(row)]; }

private:
    quint32 numberOf(UserRow row)
    {
        const UserSegment &segment = m_reader.segmentOf(row);
        return segment.number(m_column, m_reader.rowIn(row));
    }
    void readTexts(const std::vector<quint32> &numbers);
    void readSources();
    void readMoments(const std::vector<quint32> &numbers);
    template <class Value> void rank(std::vector<std::pair<Value, quint32>> values);

    const UserDictionary &m_dictionary;
    UserColumn m_column;
    RowReader m_reader;
    std::vector<quint64> m_keys; ///< by number
};

} // namespace labdesk
