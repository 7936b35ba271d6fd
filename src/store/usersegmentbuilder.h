// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/recentcache.h"
#include "store/usersegment.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace labdesk {

/// Builds segments row by row, in one thread. Several builders may share a dictionary.
class UserSegmentBuilder
{
public:
    explicit UserSegmentBuilder(std::shared_ptr<UserDictionary> dictionary);

    void append(const UserFields &user);
    void append(const User &user);
    /// Appends the rows from `begin` to before `end` of a segment with the same dictionary.
    void append(const UserSegment &from, quint32 begin, quint32 end);
    quint32 size() const { return m_segment.size(); }
    /// Returns the rows appended since the last call; an empty segment if there are none. Memory is trimmed to what is
    /// used.
    UserSegmentPtr take();

private:
    /// A source as UTF-8, for comparison with received ones.
    struct RawSource
    {
        std::string slug;
        std::string name;
        RawSource() = default;
        explicit RawSource(const UserFields::Source &source) : slug(source.slug), name(source.name) { }
        bool operator==(const UserFields::Source &source) const
        {
            return isSameText(slug, source.slug) && isSameText(name, source.name);
        }
    };

    using PackedList = std::array<quint64, 2>; ///< up to eight sources, 16 bits each

    quint32 textNumber(std::string_view text);
    quint32 sourceListNumber(std::span<const UserFields::Source> sources);
    void appendSearchText(const UserFields &user, bool hasUuid);
    void appendTeam(quint32 row, quint32 team);
    template <UserColumn column> void appendValue(quint32 row, const UserFields &user);

    std::shared_ptr<UserDictionary> m_dictionary;
    /// Its memory, like that of the columns below, is reused for the next segment; take() packs them.
    UserSegment m_segment;
    UserSegment::ColumnsOfType<std::vector<qint64>, ColumnType::Moment> m_moments;
    UserSegment::ColumnsOfType<std::vector<TimeFormat>, ColumnType::Moment> m_momentFormats;
    std::vector<quint32> m_sourceListNumbers;
    UserSegment::ColumnsOfType<std::vector<quint32>, ColumnType::Word> m_words;
    // Recent dictionary numbers, so that the dictionary is locked only for new values.
    RecentCache<std::string> m_texts{1024};
    RecentCache<RawSource> m_sources{1024};
    RecentCache<PackedList> m_sourceLists{65'536};
    std::vector<quint16> m_listed; ///< numbers of the sources of a user
};

} // namespace labdesk
