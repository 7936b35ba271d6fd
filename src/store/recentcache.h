// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <bit>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

namespace labdesk {

/// Fixed-size cache of numbers by key; a new key replaces an older one. For keys that repeat often. Not
/// thread-safe.
template <class Key> class RecentCache
{
public:
    explicit RecentCache(size_t places) : m_places(std::bit_ceil(places) + neighbors - 1) { }

    /// Returns the number of a key. Calls find() if the key isn't cached.
    template <class LookupKey, class Find> quint32 of(quint64 hash, const LookupKey &key, Find &&find)
    {
        Place *const first = &m_places[(hash * 0x9e37'79b9'7f4a'7c15) >> 32 & (m_places.size() - neighbors)];
        Place *place = first;
        for (; place < first + neighbors && place->isTaken; ++place)
            if (place->key == key)
                return place->number;
        if (place == first + neighbors)
            place = first + ++m_next % neighbors;
        *place = {Key(key), find(), true};
        return place->number;
    }

private:
    static constexpr size_t neighbors = 4;
    struct Place
    {
        Key key{};
        quint32 number = 0;
        bool isTaken = false;
    };
    std::vector<Place> m_places;
    size_t m_next = 0; ///< the next one to replace
};

/// The first and the last eight bytes of a text, which overlap if it's short. Texts of up to 16 bytes are fully
/// contained.
inline std::pair<quint64, quint64> firstAndLastBytes(std::string_view text)
{
    std::pair<quint64, quint64> ends;
    if (text.size() >= 8) {
        std::memcpy(&ends.first, text.data(), 8);
        std::memcpy(&ends.second, text.data() + text.size() - 8, 8);
    } else if (text.size() >= 4) {
        std::memcpy(&ends.first, text.data(), 4);
        std::memcpy(&ends.second, text.data() + text.size() - 4, 4);
    } else {
        for (const char c : text)
            ends.first = ends.first << 8 | static_cast<unsigned char>(c);
    }
    return ends;
}

/// A hash of the length and both ends, which suffices for slugs and time zones because keys are compared as well.
inline quint64 quickHash(std::string_view text)
{
    const auto ends = firstAndLastBytes(text);
    return (ends.first ^ std::rotl(ends.second, 29) ^ text.size()) * 0xff51'afd7'ed55'8ccd;
}

/// a == b, but without a function call for texts of up to 16 bytes, which most slugs and time zones are.
inline bool isSameText(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && firstAndLastBytes(a) == firstAndLastBytes(b) && (a.size() <= 16 || a == b);
}

} // namespace labdesk
