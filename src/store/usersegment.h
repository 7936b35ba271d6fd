// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"
#include "store/userdictionary.h"

#include <compare>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace labdesk {

/// Some thousand users by column. Never changes once it is made, so that any thread may read it while others are added
/// behind it; a single change makes a new segment of one (see with, without). Rows here count from 0 in each segment.
class UserSegment
{
public:
    static constexpr quint32 largest = 16'384; ///< rows

    /// An id in the usual form of a UUID; both 0 when it is in another form.
    struct Uuid
    {
        quint64 high = 0;
        quint64 low = 0;
        auto operator<=>(const Uuid &) const = default;
        static Uuid of(std::string_view text);
        std::string text() const; ///< with dashes, in small letters
    };

    quint32 size() const { return quint32(m_created.size()); }
    const std::vector<Uuid> &uuids() const { return m_uuid; }
    std::string idText(quint32 row) const;
    std::string_view clientUserId(quint32 row) const; ///< UTF-8, as it came
    std::string_view createdText(quint32 row) const;  ///< empty when it is what the time is usually written as
    const std::vector<qint64> &createdMs() const { return m_created; } ///< UserFields::noMoment when it is not a time
    // Numbers of the dictionary that the builder was given.
    quint32 team(quint32 row) const;
    quint32 zone(quint32 row) const { return m_zone[row]; }
    quint32 sourceList(quint32 row) const { return m_sources[row]; }
    const std::vector<quint32> &zones() const { return m_zone; }
    const std::vector<quint32> &sourceLists() const { return m_sources; }
    quint32 ingestionStart(quint32 row) const; ///< text number; 0: none
    quint32 ingestionEnd(quint32 row) const;
    bool hasBirthDate(quint32 row) const { return m_hasBirthDate[row]; }

    /// For searches over all rows at once: each row's id without dashes, a line break, its client id, a line break, all with
    /// letter case folded; searchBegin() has one more entry than there are rows. Line breaks in the data are blanks here.
    const std::string &searchText() const { return m_search; }
    const std::vector<quint32> &searchBegin() const { return m_searchBegin; }
    std::string_view foldedClientUserId(quint32 row) const;

    size_t bytes() const; ///< of memory

private:
    friend class UserSegmentBuilder;
    /// Values that few rows have: sorted by row.
    using Sparse = std::vector<std::pair<quint32, quint32>>;
    static quint32 valueOf(const Sparse &column, quint32 row);

    std::vector<Uuid> m_uuid;
    std::vector<qint64> m_created;
    std::vector<quint32> m_sources;
    std::vector<quint32> m_zone;
    std::vector<bool> m_hasBirthDate;
    quint32 m_team = 0;  ///< of all rows but those in m_otherTeams
    Sparse m_otherTeams;
    Sparse m_ingestionStart;
    Sparse m_ingestionEnd;
    std::string m_text;                ///< client ids as they came
    std::vector<quint32> m_textBegin{0};
    std::vector<std::pair<quint32, std::string>> m_otherIds;     ///< that are no UUIDs; by row
    std::vector<std::pair<quint32, std::string>> m_createdTexts; ///< that are written in an unusual way; by row
    std::string m_search;
    std::vector<quint32> m_searchBegin{0};
};

using UserSegmentPtr = std::shared_ptr<const UserSegment>;

/// Makes segments row by row, in one thread; several builders may share a dictionary.
class UserSegmentBuilder
{
public:
    explicit UserSegmentBuilder(std::shared_ptr<UserDictionary> dictionary);

    void append(const UserFields &user);
    void append(const UserSegment &from, quint32 row); ///< a row that has numbers of the same dictionary
    quint32 size() const { return m_made->size(); }
    /// What was appended since the last time; an empty segment when nothing was. Memory is cut to what is used.
    UserSegmentPtr take();

private:
    std::shared_ptr<UserDictionary> m_dictionary;
    std::shared_ptr<UserSegment> m_made;
};

} // namespace labdesk
