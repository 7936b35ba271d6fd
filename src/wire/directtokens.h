// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire/keyset.h"
#include "wire/plainnumber.h"

#include <bit>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace labdesk::wire {

/// Finds the tokens of a user in the bytes as they came, without a first pass over them: what nearly all users of
/// nearly all deployments look like, with texts that have no escapes and keys in the order of the last one. It doubts
/// everything else. For UserWalk, where its functions are described. Whether the bytes are UTF-8 is not looked at.
class DirectTokens
{
public:
    using Value = DirectTokens; // which is the next one
    /// Bytes behind the place where it gives up, so that it need not ask before each look.
    static constexpr qsizetype margin = 64;

    DirectTokens(const char *begin, qsizetype size) : m_at(begin), m_limit(begin + (size > margin ? size - margin : 0))
    {
    }

    const char *at() const { return m_at; }
    bool isAscii() const { return !m_hasOthers; }

    bool isObject(Value &) const { return *m_at == '{'; }
    const char *begin(Value &) const { return m_at; }
    const char *end(Value &) const { return m_at; }

    bool takeText(Value &, std::string_view &text)
    {
        if (m_at >= m_limit || *m_at != '"')
            return false;
        const char *from = ++m_at;
        if (!toEndOfText() || *m_at != '"')
            return false;
        text = {from, size_t(m_at - from)};
        ++m_at;
        return true;
    }
    bool takeNull(Value &) { return m_at < m_limit && takeWord("null"); }
    bool takeAnything(Value &) { return takeAnything(16); }
    bool takeAgain(Value &, const char *from, const char *to)
    {
        const qsizetype size = to - from;
        if (m_limit - m_at <= size || std::memcmp(m_at, from, size_t(size)) != 0)
            return false;
        m_at += size;
        return true;
    }
    template <class TakeEntry> bool takeArray(Value &, TakeEntry takeEntry)
    {
        if (!take('['))
            return false;
        if (take(']'))
            return true;
        do {
            skipSpace();
            if (!takeEntry(*this))
                return false;
        } while (take(','));
        return take(']');
    }
    template <size_t count, class TakeKnown, class TakeUnknown>
    bool takeObject(Value &, const KeySet<count> &keys, TakeKnown takeKnown, TakeUnknown takeUnknown)
    {
        if (m_at >= m_limit || !take('{'))
            return false;
        if (take('}'))
            return true;
        size_t likely = 0;
        do {
            skipSpace();
            if (m_at >= m_limit || *m_at != '"')
                return false;
            const size_t key = keys.find(m_at + 1, likely);
            std::string_view text;
            if (key != KeySet<count>::none)
                m_at += keys.sizeOf(key) + 2;
            else if (!takeText(*this, text))
                return false;
            if (!take(':'))
                return false;
            skipSpace();
            if (key != KeySet<count>::none ? !takeKnown(key, *this) : !takeUnknown(text, *this))
                return false;
        } while (take(','));
        return take('}');
    }

private:
    void skipSpace()
    {
        while (m_at < m_limit && (*m_at == ' ' || *m_at == '\n' || *m_at == '\r' || *m_at == '\t'))
            ++m_at;
    }
    bool take(char c)
    {
        skipSpace();
        if (*m_at != c)
            return false;
        ++m_at;
        return true;
    }
    bool takeAnything(int deepest)
    {
        static constexpr KeySet<0> noKeys({});
        std::string_view ignored;
        if (m_at >= m_limit || deepest == 0)
            return false;
        switch (*m_at) {
        case '"':
            return takeText(*this, ignored);
        case '{':
            return takeObject(
                *this, noKeys, [](size_t, Value &) { return false; },
                [&](std::string_view, Value &) { return takeAnything(deepest - 1); });
        case '[':
            return takeArray(*this, [&](Value &) { return takeAnything(deepest - 1); });
        case 't':
            return takeWord("true");
        case 'f':
            return takeWord("false");
        case 'n':
            return takeWord("null");
        default:
            return takeNumber();
        }
    }
    bool takeWord(std::string_view word)
    {
        if (std::memcmp(m_at, word.data(), word.size()) != 0)
            return false;
        m_at += word.size();
        return true;
    }
    bool takeNumber()
    {
        const char *from = m_at;
        while (m_at < m_limit && ((*m_at >= '0' && *m_at <= '9') || *m_at == '-' || *m_at == '.'))
            ++m_at;
        return isPlainNumber({from, size_t(m_at - from)});
    }
    /// To the next quote or backslash; false when that is too far.
    bool toEndOfText()
    {
#ifdef __SSE2__
        for (; m_at < m_limit; m_at += 16) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(m_at));
            const __m128i ends
                = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
            const auto end = unsigned(_mm_movemask_epi8(ends));
            const auto others = unsigned(_mm_movemask_epi8(bytes));
            m_hasOthers |= (others & (end - 1) & ~end) != 0; // those before it; all when there is none
            if (end != 0) {
                m_at += std::countr_zero(end);
                return true;
            }
        }
        return false;
#else
        for (; m_at < m_limit && *m_at != '"' && *m_at != '\\'; ++m_at)
            m_hasOthers |= static_cast<signed char>(*m_at) < 0;
        return m_at < m_limit;
#endif
    }

    const char *m_at;
    const char *m_limit;
    bool m_hasOthers = false; // than ASCII, in a text
};

} // namespace labdesk::wire
