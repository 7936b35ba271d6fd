// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/bracketscan.h"

#include <bit>
#include <utility>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace labdesk::wire {

namespace {
constexpr qsizetype blockSize = 64;
}

/// Bit masks of the relevant bytes in a block. The lowest bit is the first byte.
struct BracketScan::Marks
{
    quint64 quotes = 0;
    quint64 backslashes = 0;
    quint64 opening = 0;
    quint64 closing = 0;

#ifdef __SSE2__
    explicit Marks(const char *block)
    {
        const __m128i quote = _mm_set1_epi8('"');
        const __m128i backslash = _mm_set1_epi8('\\');
        const __m128i braceBit = _mm_set1_epi8(0x20); // set in `{` and `}`, clear in `[` and `]`
        const __m128i open = _mm_set1_epi8('{');
        const __m128i close = _mm_set1_epi8('}');
        const auto found = [](__m128i bytes, __m128i wanted) {
            return quint64(quint32(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, wanted))));
        };
        for (int at = 0; at < blockSize; at += 16) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(block + at));
            const __m128i braces = _mm_or_si128(bytes, braceBit);
            quotes |= found(bytes, quote) << at;
            backslashes |= found(bytes, backslash) << at;
            opening |= found(braces, open) << at;
            closing |= found(braces, close) << at;
        }
    }
#endif
};

qsizetype BracketScan::take(const char *bytes, qsizetype size)
{
    qsizetype taken = 0;
#ifdef __SSE2__
    while (!m_isComplete && size - taken >= blockSize)
        taken += takeBlock(Marks(bytes + taken));
#endif
    return m_isComplete ? taken : taken + takeBytewise(bytes + taken, size - taken);
}

qsizetype BracketScan::takeBytewise(const char *bytes, qsizetype size)
{
    for (qsizetype i = 0; i < size; ++i) {
        const char c = bytes[i];
        const bool isEscaped = std::exchange(m_escaped, false);
        if (c == '\\') {
            m_escaped = !isEscaped;
        } else if (c == '"') {
            if (!isEscaped)
                m_inString = !m_inString;
        } else if (m_inString) {
            continue;
        } else if (c == '{' || c == '[') {
            ++m_depth;
        } else if ((c == '}' || c == ']') && --m_depth == 0) {
            m_isComplete = true;
            return i + 1;
        }
    }
    return size;
}

/// Returns one bit for each byte of the block that is in a string, including the opening quote but not the closing one.
quint64 BracketScan::stringMask(const Marks &marks)
{
    quint64 quotes = marks.quotes;
    if (marks.backslashes || m_escaped) {
        // Every second backslash in a run is itself escaped, so the byte after a run of odd length is escaped. Runs
        // that start at an odd position are found by an addition: its carry ends up right behind the run, where it
        // shows whether the length was odd.
        constexpr quint64 evenPositions = 0x5555555555555555;
        const quint64 backslashes = marks.backslashes & ~quint64(m_escaped);
        const quint64 afterBackslash = backslashes << 1 | quint64(m_escaped);
        const quint64 oddStarts = backslashes & ~evenPositions & ~afterBackslash;
        const quint64 sum = oddStarts + backslashes;
        m_escaped = sum < backslashes;
        quotes &= ~((evenPositions ^ sum << 1) & afterBackslash);
    }
    quint64 inside = quotes; // each bit becomes the parity of the quotes up to it
    for (int shift = 1; shift < blockSize; shift *= 2)
        inside ^= inside << shift;
    if (m_inString)
        inside = ~inside;
    m_inString = (inside >> (blockSize - 1)) != 0;
    return inside;
}

qsizetype BracketScan::takeBlock(const Marks &marks)
{
    const quint64 outside = ~stringMask(marks);
    const quint64 opening = marks.opening & outside;
    for (quint64 left = opening | (marks.closing & outside); left != 0; left &= left - 1) {
        const int at = std::countr_zero(left);
        if ((opening >> at & 1) != 0) {
            ++m_depth;
        } else if (--m_depth == 0) {
            m_isComplete = true;
            return at + 1;
        }
    }
    return blockSize;
}

} // namespace labdesk::wire
