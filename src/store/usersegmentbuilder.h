// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/user.h"
#include "store/usersegment.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace labdesk {

/// Makes segments row by row, in one thread; several builders may share a dictionary.
class UserSegmentBuilder
{
public:
    explicit UserSegmentBuilder(std::shared_ptr<UserDictionary> dictionary) : m_dictionary(std::move(dictionary)) {}

    void append(const UserFields &user);
    void append(const User &user);
    /// The rows `begin` to before `end`, that have numbers of the same dictionary.
    void append(const UserSegment &from, quint32 begin, quint32 end);
    quint32 size() const { return m_made.size(); }
    /// What was appended since the last time; an empty segment when nothing was. Memory is cut to what is used.
    UserSegmentPtr take();

private:
    /// What the dictionary said lately, by the bytes that came: it is asked, and locked, only for what is new.
    class Numbers
    {
    public:
        template <class Ask>
        quint32 of(std::string_view raw, Ask &&ask);

    private:
        struct Hash
        {
            using is_transparent = void;
            size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
        };
        std::unordered_map<std::string, quint32, Hash, std::equal_to<>> m_known;
    };

    quint32 textNumber(std::string_view text);
    quint32 sourceListNumber(std::span<const UserFields::Source> sources);
    void appendSearchText(const UserFields &user, bool isUuid);
    void appendTeam(quint32 row, quint32 team);

    std::shared_ptr<UserDictionary> m_dictionary;
    UserSegment m_made; ///< its memory is used again for the next
    Numbers m_texts;
    Numbers m_sourceLists;
    std::string m_key; ///< of a list of sources
};

} // namespace labdesk
