// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/uuid.h"

#include <array>
#include <cstring>

namespace labdesk {

namespace {

constexpr std::array<quint8, 32> digitPlaces{0,  1,  2,  3,  4,  5,  6,  7,  9,  10, 11, 12, 14, 15, 16, 17,
                                             19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35};

constexpr quint64 repeatedByte(quint8 value)
{
    return value * quint64(0x0101'0101'0101'0101);
}

/// Converts eight hexadecimal digits at once, because a list has millions of them. Sets bits in `wrong` for characters
/// that aren't digits, and in `uppercaseBits` for capital letters.
quint32 eightDigits(const char *text, quint64 &wrong, quint64 &uppercaseBits)
{
    const auto written = qFromLittleEndian<quint64>(text);
    const quint64 isLetter = written >> 6 & repeatedByte(1);
    const quint64 bytes = written | isLetter << 5;
    uppercaseBits |= bytes ^ written;
    quint64 values = (bytes & repeatedByte(0x0f)) + isLetter * 9;
    const quint64 letterBits = (values + repeatedByte(0x76)) >> 7 & repeatedByte(1);
    const quint64 asWritten = values + repeatedByte('0') + letterBits * ('a' - 10 - '0');
    wrong |= (asWritten ^ bytes) | (values & repeatedByte(0xf0));
    values = (values << 4 | values >> 8) & 0x00ff'00ff'00ff'00ff;
    values = (values | values >> 8) & 0x0000'ffff'0000'ffff;
    return qbswap(quint32(values | values >> 16));
}

} // namespace

Uuid Uuid::of(std::string_view text)
{
    bool hasUppercase = false;
    return of(text, hasUppercase);
}

Uuid Uuid::of(std::string_view text, bool &hasUppercase)
{
    if (text.size() != 36 || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        return {};
    std::array<char, 32> digits;
    std::memcpy(&digits[0], text.data(), 8);
    std::memcpy(&digits[8], text.data() + 9, 4);
    std::memcpy(&digits[12], text.data() + 14, 4);
    std::memcpy(&digits[16], text.data() + 19, 4);
    std::memcpy(&digits[20], text.data() + 24, 12);
    quint64 wrong = 0;
    quint64 uppercaseBits = 0;
    const auto readEight = [&](size_t at) { return quint64(eightDigits(&digits[at], wrong, uppercaseBits)); };
    const Uuid uuid(readEight(0) << 32 | readEight(8), readEight(16) << 32 | readEight(24));
    hasUppercase = uppercaseBits != 0;
    return wrong != 0 ? Uuid() : uuid;
}

std::string Uuid::text() const
{
    std::string made(36, '-');
    for (size_t digit = 0; digit < 32; ++digit)
        made[digitPlaces[digit]] = "0123456789abcdef"[(digit < 16 ? high() : low()) >> (60 - 4 * (digit % 16)) & 15];
    return made;
}

} // namespace labdesk
