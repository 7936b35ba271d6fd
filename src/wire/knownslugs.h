// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knownvalues.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk::wire {

/// The slugs of known::providerSlugs(), asked for several times a user.
class ListedSlugs
{
public:
    ListedSlugs()
    {
        for (const QString &slug : known::providerSlugs()) {
            std::string text = slug.toStdString();
            std::string &place = m_table[placeOf(text)];
            (place.empty() ? place : m_others.emplace_back()) = std::move(text);
        }
    }
    bool contains(std::string_view slug) const
    {
        return !slug.empty()
            && (m_table[placeOf(slug)] == slug || std::find(m_others.begin(), m_others.end(), slug) != m_others.end());
    }

private:
    static size_t placeOf(std::string_view slug)
    {
        return (slug.size() * 37 + static_cast<unsigned char>(slug.front()) * 11u
                + static_cast<unsigned char>(slug.back()))
            % 256;
    }
    std::array<std::string, 256> m_table;
    std::vector<std::string> m_others; // whose place was taken
};

} // namespace labdesk::wire
