// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foldedtext.h"

#include "domain/textnormalization.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace labdesk {

namespace {

/// Each byte with ASCII case folding; a line break becomes a space.
constexpr std::array<char, 256> foldedBytes = [] {
    std::array<char, 256> bytes{};
    for (size_t byte = 0; byte < bytes.size(); ++byte)
        bytes[byte] = char(byte >= 'A' && byte <= 'Z' ? byte + 32 : byte == '\n' ? ' ' : byte);
    return bytes;
}();

constexpr quint64 eachByte = 0x0101'0101'0101'0101;
constexpr quint64 highBits = 0x80 * eachByte;

/// The same for eight bytes at once, if all are ASCII.
quint64 eightFoldedBytes(quint64 bytes)
{
    const quint64 isCapital = ((bytes + (0x80 - 'A') * eachByte) ^ (bytes + (0x80 - 'Z' - 1) * eachByte)) & highBits;
    const quint64 isLineBreak = ~((bytes ^ '\n' * eachByte) + 0x7f * eachByte) & highBits;
    return (bytes | isCapital >> 2) ^ (isLineBreak >> 7) * ('\n' ^ ' ');
}

bool isDigitByte(char c)
{
    return c >= '0' && c <= '9';
}

/// Returns the digits from `at` on, without leading zeros, and moves `at` past them.
std::string_view takeNumber(std::string_view text, size_t &at)
{
    while (at < text.size() && text[at] == '0')
        ++at;
    const size_t begin = at;
    while (at < text.size() && isDigitByte(text[at]))
        ++at;
    return text.substr(begin, at - begin);
}

} // namespace

std::string foldedText(const QString &text)
{
    std::string folded;
    folded.reserve(size_t(text.size()));
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        if (unit >= 0x80) // nearly all IDs are ASCII; only others need full case folding
            return searchKey(text).toStdString();
        folded += char(unit >= u'A' && unit <= u'Z' ? unit + 32 : unit);
    }
    return folded;
}

void appendFoldedLine(std::string &to, std::string_view utf8)
{
    const size_t begin = to.size();
    to.append(utf8);
    quint64 all = 0;
    size_t at = begin;
    for (; at + sizeof(quint64) <= to.size(); at += sizeof(quint64)) {
        quint64 bytes = 0;
        std::memcpy(&bytes, to.data() + at, sizeof bytes);
        all |= bytes;
        bytes = eightFoldedBytes(bytes);
        std::memcpy(to.data() + at, &bytes, sizeof bytes);
    }
    for (; at < to.size(); ++at) {
        const auto byte = static_cast<unsigned char>(to[at]);
        all |= byte;
        to[at] = foldedBytes[byte];
    }
    if ((all & highBits) == 0)
        return;
    to.resize(begin);
    to += foldedText(QString::fromUtf8(utf8.data(), qsizetype(utf8.size())));
    std::replace(to.begin() + std::ptrdiff_t(begin), to.end(), '\n', ' ');
}

int compareNaturally(std::string_view a, std::string_view b)
{
    size_t i = 0;
    size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigitByte(a[i]) && isDigitByte(b[j])) {
            const auto left = takeNumber(a, i);
            const auto right = takeNumber(b, j);
            if (left.size() != right.size())
                return left.size() < right.size() ? -1 : 1;
            if (const int order = left.compare(right); order != 0)
                return order;
        } else if (a[i] != b[j]) {
            // In UTF-8, bytes compare like code points.
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]) ? -1 : 1;
        } else {
            ++i;
            ++j;
        }
    }
    if (i < a.size() || j < b.size())
        return i < a.size() ? 1 : -1;
    return a.compare(b); // equal except for leading zeros: a stable order all the same
}

// A number is stored as the count of its digits, in one byte that compares with other characters like a digit, followed
// by the digits. From nine digits on, four more bytes hold the count.
std::size_t writeNaturalKey(std::string_view folded, unsigned char *to, std::size_t room)
{
    constexpr std::size_t maxCountDigit = 9;
    std::size_t size = 0;
    std::size_t at = 0;
    while (at < folded.size()) {
        if (size == room)
            return room + 1;
        if (!isDigitByte(folded[at])) {
            to[size++] = static_cast<unsigned char>(folded[at++]);
            continue;
        }
        const auto number = takeNumber(folded, at);
        to[size++] = static_cast<unsigned char>('0' + std::min(number.size(), maxCountDigit));
        for (int shift = 24; shift >= 0 && number.size() >= maxCountDigit; shift -= 8) {
            if (size == room)
                return room + 1;
            to[size++] = static_cast<unsigned char>(number.size() >> shift);
        }
        for (const char digit : number) { // they are few
            if (size == room)
                return room + 1;
            to[size++] = static_cast<unsigned char>(digit);
        }
    }
    return size;
}

} // namespace labdesk
