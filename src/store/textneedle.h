// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// A text to search for in long texts, byte by byte.
class TextNeedle
{
public:
    TextNeedle() = default; ///< an empty needle matches everywhere
    explicit TextNeedle(std::string text) : m_text(std::move(text)) { }

    const std::string &text() const { return m_text; }
    bool isIn(std::string_view text) const { return text.find(m_text) != std::string_view::npos; }

    /// Sets a bit for each byte of `text` where the needle begins. `bits` has at least one more word. Returns the
    /// number of words with a set bit. With vector instructions, checks 64 positions at a time, and compares fully only
    /// where the first and last byte match.
    size_t places(std::string_view text, std::vector<quint64> &bits) const;

private:
    bool matchesAt(const char *place) const;
    size_t placesByteWise(std::string_view text, size_t from, std::vector<quint64> &bits) const;

    std::string m_text;
};

/// Whether any bit from `begin` to before `end` is set. A word must follow the one that `end` is in.
inline bool hasBitBetween(const std::vector<quint64> &bits, size_t begin, size_t end)
{
    for (; begin < end; begin += 64) {
        const unsigned shift = begin % 64;
        const quint64 *word = bits.data() + begin / 64;
        quint64 window = word[0] >> shift | word[1] << 1 << (63 - shift);
        if (end - begin < 64)
            window &= (quint64(1) << (end - begin)) - 1;
        if (window != 0)
            return true;
    }
    return false;
}

} // namespace labdesk
