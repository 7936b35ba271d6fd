// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/textneedle.h"

#include <bit>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace labdesk {

bool TextNeedle::matchesAt(const char *place) const
{
    // The first and last byte have been compared.
    return std::memcmp(place + 1, m_text.data() + 1, m_text.size() - 2) == 0;
}

size_t TextNeedle::placesByteWise(std::string_view text, size_t from, std::vector<quint64> &bits) const
{
    size_t words = 0;
    for (size_t at = text.find(m_text, from); at < text.size(); at = text.find(m_text, at + 1)) {
        words += bits[at / 64] == 0 ? 1 : 0;
        bits[at / 64] |= quint64(1) << (at % 64);
    }
    return words;
}

#ifdef __SSE2__

namespace {

/// Finds the positions of a byte in 64 bytes.
struct BytesEqual
{
    explicit BytesEqual(char wanted) : all(_mm_set1_epi8(wanted)) { }
    __m128i in(const char *text) const
    {
        return _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(text)), all);
    }
    __m128i all;
};

quint64 maskOf(__m128i one, __m128i two, __m128i three, __m128i four)
{
    const auto bitsOf = [](__m128i bytes) { return quint64(quint32(_mm_movemask_epi8(bytes))); };
    return bitsOf(one) | bitsOf(two) << 16 | bitsOf(three) << 32 | bitsOf(four) << 48;
}

} // namespace

size_t TextNeedle::places(std::string_view text, std::vector<quint64> &bits) const
{
    bits.assign(text.size() / 64 + 2, 0);
    if (m_text.size() > text.size())
        return 0;
    if (m_text.empty())
        return placesByteWise(text, 0, bits);
    const BytesEqual first(m_text.front());
    const BytesEqual last(m_text.back());
    const size_t lastOffset = m_text.size() - 1;
    size_t words = 0;
    size_t at = 0;
    for (; at + lastOffset + 64 <= text.size(); at += 64) {
        const char *begin = text.data() + at;
        const char *end = begin + lastOffset;
        const __m128i one = _mm_and_si128(first.in(begin), last.in(end));
        const __m128i two = _mm_and_si128(first.in(begin + 16), last.in(end + 16));
        const __m128i three = _mm_and_si128(first.in(begin + 32), last.in(end + 32));
        const __m128i four = _mm_and_si128(first.in(begin + 48), last.in(end + 48));
        if (_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(one, two), _mm_or_si128(three, four))) == 0)
            continue;
        quint64 mask = maskOf(one, two, three, four);
        if (m_text.size() > 2)
            for (quint64 left = mask; left != 0; left &= left - 1)
                if (!matchesAt(begin + std::countr_zero(left)))
                    mask &= ~(left & (~left + 1));
        bits[at / 64] = mask;
        words += mask != 0 ? 1 : 0;
    }
    return words + placesByteWise(text, at, bits);
}

#else

size_t TextNeedle::places(std::string_view text, std::vector<quint64> &bits) const
{
    bits.assign(text.size() / 64 + 2, 0);
    return placesByteWise(text, 0, bits);
}

#endif

} // namespace labdesk
