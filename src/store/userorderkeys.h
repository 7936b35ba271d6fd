// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/userorder.h"

#include <vector>

namespace labdesk {

/// Turned over in a time, so that as numbers without a sign earlier ones come first.
constexpr quint64 signBit = quint64(1) << 63;

/// Finds rows one after the other, quickest when they ascend.
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
    quint32 rowIn(UserRow row) const { return row - m_begin; } ///< in segmentOf(row), after it

private:
    const UserSnapshot &m_users;
    const UserSegment *m_segment = nullptr;
    UserRow m_begin = 0;
    UserRow m_size = 0;
};

// What values are ordered by.
qint64 momentOf(const QString &text); ///< ms; UserFields::invalidTimestamp when it is not a time
/// Of a number in a column of words or sources.
QString textForOrder(const UserDictionary &dictionary, UserColumn column, quint32 number);
/// A set of sources is one, in whatever order a service lists them: each name once, by alphabet.
QStringList sourceNamesInOrder(const UserDictionary &dictionary, quint32 list);

/// Turns numbers of the dictionary into keys that order: 0 for what has no value. Each number is looked at once.
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
    void rank(const std::vector<quint32> &numbers);
    void readMoments(const std::vector<quint32> &numbers);

    const UserDictionary &m_dictionary;
    UserColumn m_column;
    RowReader m_reader;
    std::vector<quint64> m_keys; ///< by number
};

} // namespace labdesk
