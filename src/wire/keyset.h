// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <cstring>
#include <string_view>

namespace labdesk::wire {

/// The keys of an object, found by the bytes behind a key's opening quote. Twenty-four of those must be readable,
/// whatever they are: three comparisons of eight are faster than one of as many as there are.
template <size_t count> class KeySet
{
public:
    static constexpr size_t none = count;
    static constexpr size_t longest = 23;

    constexpr explicit KeySet(const std::array<std::string_view, count> &names)
    {
        for (size_t key = 0; key < count; ++key) {
            m_sizes[key] = names[key].size();
            for (size_t i = 0; i <= names[key].size(); ++i) {
                m_texts[key][i] = i < names[key].size() ? names[key][i] : '"';
                m_masks[key][i] = '\xff';
            }
        }
    }

    /// Begins with the one behind the last that was found: deployments send the keys in one order.
    size_t find(const char *bytes, size_t &likely) const
    {
        for (size_t tried = 0; tried < count; ++tried) {
            const size_t key = likely;
            likely = likely + 1 < count ? likely + 1 : 0;
            if (isAt(bytes, key))
                return key;
        }
        return none;
    }
    size_t sizeOf(size_t key) const { return m_sizes[key]; }

private:
    using Text = std::array<char, longest + 1>;

    bool isAt(const char *bytes, size_t key) const
    {
        const auto eight = [](const char *from) {
            quint64 word = 0;
            std::memcpy(&word, from, sizeof word);
            return word;
        };
        quint64 different = 0;
        for (size_t at = 0; at < sizeof(Text); at += sizeof(quint64))
            different |= (eight(bytes + at) ^ eight(m_texts[key].data() + at)) & eight(m_masks[key].data() + at);
        return different == 0;
    }

    std::array<Text, count> m_texts{};
    std::array<Text, count> m_masks{};
    std::array<size_t, count> m_sizes{};
};

} // namespace labdesk::wire
