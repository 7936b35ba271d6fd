// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/fastjsonreader.h"

#include <QChar>

#include <charconv>

namespace labdesk::wire {

namespace {

constexpr char32_t noCodeUnit = 0xffff'ffff;

void appendUtf8(std::string &text, char32_t codePoint)
{
    const auto continuation = [codePoint](int shift) { return char(0x80 | (codePoint >> shift & 0x3f)); };
    if (codePoint < 0x80)
        text += char(codePoint);
    else if (codePoint < 0x800)
        text += {char(0xc0 | codePoint >> 6), continuation(0)};
    else if (codePoint < 0x10000)
        text += {char(0xe0 | codePoint >> 12), continuation(6), continuation(0)};
    else
        text += {char(0xf0 | codePoint >> 18), continuation(12), continuation(6), continuation(0)};
}

/// QString drops a byte order mark at the beginning of UTF-8, while the slow reader keeps it.
bool startsWithByteOrderMark(std::string_view text)
{
    return text.starts_with("\xef\xbb\xbf");
}

} // namespace

/// Not inlined, because that slows down ASCII texts.
bool FastJsonReader::isPlainUtf8(std::string_view text)
{
    return !startsWithByteOrderMark(text) && QByteArrayView(text).isValidUtf8();
}

/// Continues from the first escape in a text to its closing quote.
bool FastJsonReader::unescape(std::string_view &text)
{
    // Unescaping never makes a text longer, so this capacity is enough for the whole user and no view is invalidated.
    if (m_unescaped.empty())
        m_unescaped.reserve(size_t(m_limit + margin - text.data()));
    const size_t begin = m_unescaped.size();
    m_unescaped += text;
    while (*m_at != '"') {
        if (!takeEscape())
            return false;
        const char *from = m_at;
        if (!skipToEndOfText())
            return false;
        m_unescaped.append(from, m_at);
    }
    text = std::string_view(m_unescaped).substr(begin);
    return !startsWithByteOrderMark(text);
}

bool FastJsonReader::takeEscape()
{
    static constexpr std::string_view letters = "\"\\/bfnrt";
    static constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const size_t letter = letters.find(m_at[1]);
    if (letter == std::string_view::npos)
        return takeCodePoint();
    m_unescaped += meanings[letter];
    m_at += 2;
    return true;
}

bool FastJsonReader::takeCodePoint()
{
    char32_t codePoint = takeCodeUnit();
    if (QChar::isHighSurrogate(codePoint)) {
        const char32_t low = takeCodeUnit();
        if (!QChar::isLowSurrogate(low))
            return false;
        codePoint = QChar::surrogateToUcs4(char16_t(codePoint), char16_t(low));
    }
    if (codePoint == noCodeUnit || QChar::isSurrogate(codePoint))
        return false;
    appendUtf8(m_unescaped, codePoint);
    return true;
}

char32_t FastJsonReader::takeCodeUnit()
{
    uint unit = 0;
    if (m_at[0] != '\\' || m_at[1] != 'u' || std::from_chars(m_at + 2, m_at + 6, unit, 16).ptr != m_at + 6)
        return noCodeUnit;
    m_at += 6;
    return unit;
}

} // namespace labdesk::wire
