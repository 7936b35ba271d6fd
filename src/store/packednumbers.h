// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtEndian>
#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <vector>

namespace labdesk {

/// A column of integers in as few bytes per row as possible: each row stores the distance from the smallest number, in
/// steps of `granularity` if all distances are multiples of it. `none` has its own code, so that it may be far from the
/// other numbers. Times within one month in whole seconds take three bytes each.
template <class T, T none, quint64 granularity = 1> class PackedNumbers
{
public:
    PackedNumbers() = default;
    explicit PackedNumbers(const std::vector<T> &numbers)
    {
        T least = std::numeric_limits<T>::max();
        for (const T number : numbers)
            if (number != none) {
                least = std::min(least, number);
                m_largest = std::max(m_largest, number);
            }
        const auto distance = [least](T number) { return quint64(number) - quint64(least); };
        const bool isGranular = std::ranges::all_of(
            numbers, [&](T number) { return number == none || distance(number) % granularity == 0; });
        const auto code = [&](T number) {
            return number == none ? 0 : (isGranular ? distance(number) / granularity : distance(number)) + 1;
        };
        m_least = least <= m_largest ? least : none;
        m_step = isGranular ? granularity : 1;
        m_base = quint64(least) - m_step;
        m_width = size_t(std::bit_width(least <= m_largest ? code(m_largest) : 0) + 7) / 8;
        m_mask = m_width < wordSize ? (quint64(1) << 8 * m_width) - 1 : ~quint64(0);
        m_bytes.resize(numbers.size() * m_width + wordSize); // padding, so that each row can be read as eight bytes
        // The next rows overwrite the extra zero bytes.
        for (size_t row = 0; row < numbers.size(); ++row)
            qToLittleEndian(code(numbers[row]), m_bytes.data() + row * m_width);
    }

    T operator[](size_t row) const
    {
        const quint64 code = qFromLittleEndian<quint64>(m_bytes.data() + row * m_width) & m_mask;
        return code == 0 ? none : T(m_base + code * m_step);
    }
    T least() const { return m_least; }     ///< `none` if no row has a number
    T largest() const { return m_largest; } ///< `none` if no row has a number
    size_t bytes() const { return m_bytes.capacity(); }

private:
    static constexpr size_t wordSize = sizeof(quint64);

    quint64 m_base = 0; // one step below the smallest number; may wrap around
    quint64 m_step = 0;
    quint64 m_mask = 0;
    size_t m_width = 0;
    T m_least = none;
    T m_largest = none;
    std::vector<char> m_bytes;
};

} // namespace labdesk
