// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// A text that is looked for in much text, byte by byte equal.
class TextNeedle
{
public:
    TextNeedle() = default; ///< is everywhere
    explicit TextNeedle(std::string text) : m_text(std::move(text)) { }

    const std::string &text() const { return m_text; }
    bool isIn(std::string_view text) const { return text.find(m_text) != std::string_view::npos; }

    /// A bit for each byte of `text`, and at least one word more: 1 where the needle begins. Gives how many words have
    /// one. Where the processor can, 64 places are looked at in one step: only where first and last byte fit are the
    /// others compared.
    size_t places(std::string_view text, std::vector<quint64> &bits) const;

private:
    bool isAt(const char *place) const;
    size_t placesByteWise(std::string_view text, size_t from, std::vector<quint64> &bits) const;

    std::string m_text;
};

/// Whether one of the bits from `begin` to before `end` is set. There is a word behind the one that `end` is in.
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
