// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/userfields.h"

#include <QByteArrayView>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace labdesk::wire {

/// The keys outside the known contract that have been reported. A user with any other unknown key is left to the slow
/// reader, which reports the key once.
class UnknownKeys
{
public:
    enum class Place { User, Source, Names, OtherNames, Zone, BirthDate };

    void note(Place place, std::string_view part)
    {
        if (!m_ignoreAll && m_unreported.size() < maxKeys && !m_known.contains(std::pair(place, part)))
            m_unreported.emplace_back(place, part);
    }
    bool hasUnreported() const { return !m_unreported.empty(); }
    void discardUnreported() { m_unreported.clear(); }
    void markReported()
    {
        for (auto &part : m_unreported)
            if (m_known.size() < maxKeys && part.second.size() <= maxLength)
                m_known.insert(std::move(part));
        m_unreported.clear();
    }
    void ignoreAll() { m_ignoreAll = true; }

private:
    // The limit on drift paths doesn't limit the keys, because long keys are truncated in a path. These limits keep a
    // hostile body from filling the memory.
    static constexpr size_t maxKeys = 500;
    static constexpr size_t maxLength = 200;
    struct ByPlaceAndKey
    {
        using is_transparent = void;
        template <class A, class B> bool operator()(const A &a, const B &b) const
        {
            return a.first != b.first ? a.first < b.first : std::string_view(a.second) < std::string_view(b.second);
        }
    };
    std::set<std::pair<Place, std::string>, ByPlaceAndKey> m_known;
    std::vector<std::pair<Place, std::string>> m_unreported; // of the user that is being read
    bool m_ignoreAll = false;
};

/// Reads ordinary users: in the form of the contract and the known drift, without anything that JSON parsers could read
/// differently. The result is that of decode<User>(), many times faster. All others are left to decode<User>(): a value
/// of another type, a repeated key, an unknown key seen for the first time, an unusual number, bytes that aren't JSON.
class FastUserParser
{
public:
    /// This many readable bytes must follow a user; their content doesn't matter.
    static constexpr qsizetype padding = 64;

    /// Reads the user at the beginning of these bytes, which may extend far beyond it. Returns its size; 0 if the user
    /// isn't plain or may end too close to the end of the bytes.
    qsizetype readNext(QByteArrayView bytes);
    /// The user that readNext() read. The views are valid until the next call, and only as long as the bytes passed to
    /// it.
    const UserFields &next() const { return m_fields; }
    /// To be called when the slow parser has decoded the last user that was left to it: its unknown keys no longer
    /// cause a fallback.
    void markReported() { m_unknown.markReported(); }
    /// To be called when unknown keys are no longer reported: they no longer cause a fallback.
    void ignoreUnknown() { m_unknown.ignoreAll(); }

private:
    UserFields m_fields;
    std::vector<UserFields::Source> m_sources;
    std::string m_unescaped; // texts that had escapes
    UnknownKeys m_unknown;
};

} // namespace labdesk::wire
