// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/uuid.h"

#include <array>

namespace labdesk {

namespace {

constexpr quint8 noHexDigit = 0xff;

constexpr std::array<quint8, 256> hexValues = [] {
    std::array<quint8, 256> values{};
    for (quint8 &value : values)
        value = noHexDigit;
    for (size_t digit = 0; digit < 16; ++digit)
        values[size_t("0123456789abcdef"[digit])] = quint8(digit);
    return values;
}();

constexpr std::array<quint8, 32> digitPlaces{0,  1,  2,  3,  4,  5,  6,  7,  9,  10, 11, 12, 14, 15, 16, 17,
                                             19, 20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35};

} // namespace

Uuid Uuid::of(std::string_view text)
{
    if (text.size() != 36 || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        return {};
    std::array<quint64, 2> halves{};
    quint8 all = 0; // no branch for each digit: a list has millions of them
    for (size_t digit = 0; digit < 32; ++digit) {
        const quint8 value = hexValues[static_cast<unsigned char>(text[digitPlaces[digit]])];
        all |= value;
        halves[digit / 16] = halves[digit / 16] << 4 | value;
    }
    return all > 15 ? Uuid{} : Uuid{halves[0], halves[1]};
}

std::string Uuid::text() const
{
    std::string made(36, '-');
    for (size_t digit = 0; digit < 32; ++digit)
        made[digitPlaces[digit]] = "0123456789abcdef"[(digit < 16 ? high : low) >> (60 - 4 * (digit % 16)) & 15];
    return made;
}

} // namespace labdesk
