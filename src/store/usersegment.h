// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/rfc3339.h"
#include "domain/usercolumns.h"
#include "store/packednumbers.h"
#include "store/sparsetexts.h"
#include "store/userdictionary.h"
#include "store/uuid.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace labdesk {

/// Some thousand users, stored by column. Immutable, so that any thread may read it while other segments are added;
/// changing one user replaces its segment. Rows count from 0 in each segment.
class UserSegment
{
public:
    static constexpr quint32 largest = 16'384; ///< maximum number of rows
    using Uuid = labdesk::Uuid;
    /// Values that only a few rows have: pairs of row and value, sorted by row.
    using Sparse = std::vector<std::pair<quint32, quint32>>;
    using Numbers = PackedNumbers<quint32, 0>;                                 ///< dictionary numbers
    using Moments = PackedNumbers<qint64, UserFields::invalidTimestamp, 1000>; ///< in milliseconds
    using Formats = PackedNumbers<TimeFormat, noTimeFormat, 1000>;

    quint32 size() const { return quint32(m_uuid.size()); }
    /// Both halves are 0 if the ID has another form; see idText().
    const std::vector<Uuid> &uuids() const { return m_uuid; }
    bool hasOtherIds() const { return m_otherIds.size() > 0; }
    std::string idText(quint32 row) const;          ///< as received
    std::string canonicalIdText(quint32 row) const; ///< the same for all forms of one ID
    std::optional<quint32> rowOf(std::string_view idText) const;
    /// UTF-8, as received. If it equals its search text, it is stored only there.
    std::string_view clientUserId(quint32 row) const { return m_clientIds.of(row).value_or(foldedClientUserId(row)); }
    std::string momentText(UserColumn column, quint32 row) const; ///< as received
    /// UserFields::invalidTimestamp if it isn't a time.
    const Moments &moments(UserColumn column) const { return m_moments[placeOf(column)]; }
    // Numbers in the builder's dictionary; 0 for no value.
    quint32 team(quint32 row) const { return valueOf(m_otherTeams, row).value_or(m_team); }
    quint32 sourceList(quint32 row) const { return m_sources[row]; }
    const Numbers &sourceLists() const { return m_sources; }
    const Numbers &words(UserColumn column) const { return m_words[placeOf(column)]; }
    const Sparse &rareMoments(UserColumn column) const { return m_rareMoments[placeOf(column)]; }
    /// The number in a column of dictionary numbers; for a flag, 1 if it is set.
    quint32 number(UserColumn column, quint32 row) const
    {
        switch (columnRow(column).type) {
        case ColumnType::Sources:
            return m_sources[row];
        case ColumnType::Word:
            return words(column)[row];
        case ColumnType::Flag:
            return m_flags[placeOf(column)][row] ? 1 : 0;
        case ColumnType::RareMoment:
            return valueOf(rareMoments(column), row).value_or(0);
        default:
            return 0;
        }
    }

    /// The text for searching all rows at once: a line break, then for each row its ID without dashes and a line break,
    /// unless it is one of uuids(), its client ID, and a line break, all case-folded. searchBegin() has one more entry
    /// than there are rows. Line breaks in the data are replaced by spaces.
    const std::string &searchText() const { return m_search; }
    const std::vector<quint32> &searchBegin() const { return m_searchBegin; }
    std::string_view foldedClientUserId(quint32 row) const;

    size_t bytes() const; ///< memory use

private:
    friend class UserSegmentBuilder;
    template <class Column, ColumnType kept>
    using ColumnsOfType = std::array<Column, countOfType(kept)>; ///< by placeOf()
    static constexpr size_t placeOf(UserColumn column) { return placesByColumn[size_t(column)]; }
    static std::optional<quint32> valueOf(const Sparse &column, quint32 row);

    std::vector<Uuid> m_uuid;
    ColumnsOfType<Moments, ColumnType::Moment> m_moments;
    ColumnsOfType<Formats, ColumnType::Moment> m_momentFormats; ///< of the times without a text
    Numbers m_sources;
    ColumnsOfType<Numbers, ColumnType::Word> m_words;
    ColumnsOfType<std::vector<bool>, ColumnType::Flag> m_flags;
    quint32 m_team = 0; ///< for all rows except those in m_otherTeams
    Sparse m_otherTeams;
    ColumnsOfType<Sparse, ColumnType::RareMoment> m_rareMoments;
    SparseTexts m_otherIds;                                       ///< IDs that aren't UUIDs, or have capital letters
    SparseTexts m_clientIds;                                      ///< client IDs that differ from their search text
    ColumnsOfType<SparseTexts, ColumnType::Moment> m_momentTexts; ///< times without a TimeFormat
    std::string m_search{'\n'};
    std::vector<quint32> m_searchBegin{1};
};

using UserSegmentPtr = std::shared_ptr<const UserSegment>;

} // namespace labdesk
