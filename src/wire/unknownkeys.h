// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace labdesk::wire
