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

/// Makes segments row by row, in one thread; several builders may share a dictionary.
class UserSegmentBuilder
{
public:
    explicit UserSegmentBuilder(std::shared_ptr<UserDictionary> dictionary);

    void append(const UserFields &user);
    void append(const User &user);
    /// The rows `begin` to before `end`, that have numbers of the same dictionary.
    void append(const UserSegment &from, quint32 begin, quint32 end);
    quint32 size() const { return m_made.size(); }
    /// What was appended since the last time; an empty segment when nothing was. Memory is cut to what is used.
    UserSegmentPtr take();

private:
    /// By its bytes.
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
    void appendSearchText(const UserFields &user, const Uuid::Digits *digits); ///< nothing: the id is no UUID
    void appendTeam(quint32 row, quint32 team);
    template <UserColumn column> void appendValue(quint32 row, const UserFields &user);

    std::shared_ptr<UserDictionary> m_dictionary;
    UserSegment m_made; ///< its memory is used again for the next, as that of the columns here, until take() packs them
    UserSegment::ColumnsOfType<std::vector<qint64>, ColumnType::Moment> m_moments;
    std::vector<quint32> m_sourceListNumbers;
    UserSegment::ColumnsOfType<std::vector<quint32>, ColumnType::Word> m_words;
    // What the dictionary said lately: it is asked, and locked, only for what is new.
    RecentCache<std::string> m_texts{1024};
    RecentCache<RawSource> m_sources{1024};
    RecentCache<PackedList> m_sourceLists{65'536};
};

} // namespace labdesk
