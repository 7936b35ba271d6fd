// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire/plainnumber.h"

#include <QByteArrayView>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace labdesk::wire {

/// A set of object keys, looked up by the bytes after a key's opening quote. 24 bytes must be readable there, whatever
/// they are: comparing three words of eight bytes is faster than comparing a variable number of bytes.
template <size_t count> class KeySet
{
public:
    static constexpr size_t none = count;
    static constexpr size_t maxKeySize = 23;

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

    /// Starts with the key after the last one found, because a deployment sends its keys in a fixed order.
    size_t find(const char *bytes, size_t &expectedKey) const
    {
        for (size_t tried = 0; tried < count; ++tried) {
            const size_t key = expectedKey;
            expectedKey = expectedKey + 1 < count ? expectedKey + 1 : 0;
            if (isAt(bytes, key))
                return key;
        }
        return none;
    }
    size_t sizeOf(size_t key) const { return m_sizes[key]; }

private:
    using Text = std::array<char, maxKeySize + 1>;

    bool isAt(const char *bytes, size_t key) const
    {
        const auto eight = [](const char *from) {
            quint64 word = 0;
            std::memcpy(&word, from, sizeof word);
            return word;
        };
        quint64 differingBits = 0;
        for (size_t at = 0; at < sizeof(Text); at += sizeof(quint64))
            differingBits |= (eight(bytes + at) ^ eight(m_texts[key].data() + at)) & eight(m_masks[key].data() + at);
        return differingBits == 0;
    }

    std::array<Text, count> m_texts{};
    std::array<Text, count> m_masks{};
    std::array<size_t, count> m_sizes{};
};

/// Reads the JSON values of a user directly from the bytes, without a tokenizer pass. Each take function returns false
/// for any other token, and for anything that JSON parsers could read differently; such a user goes to the slow parser.
class FastJsonReader
{
public:
    /// The reader gives up this many bytes before the end, so that it needn't check the bounds before each access.
    static constexpr qsizetype margin = 64;

    /// Texts with escapes are returned as views into `unescaped`, which is cleared first.
    FastJsonReader(QByteArrayView bytes, std::string &unescaped)
        : m_at(bytes.data()), m_limit(bytes.data() + std::max<qsizetype>(bytes.size() - margin, 0)),
          m_unescaped(unescaped)
    {
        m_unescaped.clear();
    }

    const char *at() const { return m_at; }
    bool isAtObject() const { return *m_at == '{'; }

    bool takeText(std::string_view &text)
    {
        if (!skipToEscapeOrEnd(text) || (*m_at != '"' && !unescape(text)))
            return false;
        ++m_at;
        return true;
    }
    bool takeNull() { return m_at < m_limit && takeWord("null"); }
    /// Skips a value that isn't needed but must be valid JSON.
    bool skipValue(int maxDepth = 16)
    {
        static constexpr KeySet<0> noKeys({});
        std::string_view ignored;
        if (m_at >= m_limit || maxDepth == 0)
            return false;
        switch (*m_at) {
        case '"':
            return takeText(ignored);
        case '{':
            return takeObject(
                noKeys, [](size_t) { return false; }, [&](std::string_view) { return skipValue(maxDepth - 1); });
        case '[':
            return takeArray([&] { return skipValue(maxDepth - 1); });
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
    /// Skips a value that has the same bytes as the earlier one between `from` and `to`.
    bool putBack(const char *from, const char *to)
    {
        const qsizetype size = to - from;
        if (m_limit - m_at <= size || std::memcmp(m_at, from, size_t(size)) != 0)
            return false;
        m_at += size;
        return true;
    }
    template <class TakeEntry> bool takeArray(TakeEntry takeEntry)
    {
        if (!take('['))
            return false;
        if (take(']'))
            return true;
        do {
            skipSpace();
            if (!takeEntry())
                return false;
        } while (take(','));
        return take(']');
    }
    /// Calls takeKnown(size_t key) or takeUnknown(std::string_view key) at the value of that key. Fails on a key with
    /// escapes, which may be a known one.
    template <size_t count, class TakeKnown, class TakeUnknown>
    bool takeObject(const KeySet<count> &keys, TakeKnown takeKnown, TakeUnknown takeUnknown)
    {
        if (m_at >= m_limit || !take('{'))
            return false;
        if (take('}'))
            return true;
        size_t expectedKey = 0;
        do {
            skipSpace();
            if (m_at >= m_limit || *m_at != '"')
                return false;
            const size_t key = keys.find(m_at + 1, expectedKey);
            std::string_view text;
            if (key != KeySet<count>::none)
                m_at += keys.sizeOf(key) + 2;
            else if (!skipToEscapeOrEnd(text) || *m_at++ != '"')
                return false;
            if (!take(':'))
                return false;
            skipSpace();
            if (key != KeySet<count>::none ? !takeKnown(key) : !takeUnknown(text))
                return false;
        } while (take(','));
        return take('}');
    }

private:
    void skipSpace()
    {
        if (static_cast<unsigned char>(*m_at) > ' ') // nearly all services send none
            return;
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
    /// `text` is the text up to the next quote or backslash.
    bool skipToEscapeOrEnd(std::string_view &text)
    {
        if (m_at >= m_limit || *m_at != '"')
            return false;
        const char *from = ++m_at;
        if (!skipToEndOfText())
            return false;
        text = {from, size_t(m_at - from)};
        return true;
    }
    bool unescape(std::string_view &text);
    bool takeEscape();
    char32_t takeCodeUnit();
    bool takeCodePoint();
    Q_NEVER_INLINE static bool isPlainUtf8(std::string_view text);
    /// Moves to the next quote or backslash. Returns false if that is beyond the limit, or if the text before it isn't
    /// UTF-8 that QString keeps unchanged.
    bool skipToEndOfText()
    {
        const char *from = m_at;
        bool isAscii = true;
#ifdef __SSE2__
        for (; m_at < m_limit; m_at += 16) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(m_at));
            const __m128i ends
                = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
            const auto end = unsigned(_mm_movemask_epi8(ends));
            const auto others = unsigned(_mm_movemask_epi8(bytes));
            isAscii &= (others & (end - 1) & ~end) == 0; // the bytes before it; all if there is none
            if (end != 0) {
                m_at += std::countr_zero(end);
                return isAscii || isPlainUtf8({from, m_at});
            }
        }
        return false;
#else
        for (; m_at < m_limit && *m_at != '"' && *m_at != '\\'; ++m_at)
            isAscii &= static_cast<signed char>(*m_at) >= 0;
        return m_at < m_limit && (isAscii || isPlainUtf8({from, m_at}));
#endif
    }

    const char *m_at;
    const char *m_limit;
    std::string &m_unescaped;
};

} // namespace labdesk::wire
