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
/// other numbers. Times within one month in whole seconds take three bytes each, equal numbers none.
template <class T, T none, quint64 granularity = 1> class PackedNumbers
{
public:
    PackedNumbers() = default;
    explicit PackedNumbers(const std::vector<T> &numbers)
    {
        T least = std::numeric_limits<T>::max();
        T largest = std::numeric_limits<T>::min();
        bool hasNone = false;
        for (const T number : numbers) {
            if (number == none) {
                hasNone = true;
                continue;
            }
            least = std::min(least, number);
            largest = std::max(largest, number);
        }
        const auto distance = [least](T number) { return quint64(number) - quint64(least); };
        const bool isGranular = granularity > 1 && least < largest && std::ranges::all_of(numbers, [&](T number) {
                                    return number == none || distance(number) % granularity == 0;
                                });
        m_step = isGranular ? granularity : 1;
        m_base = quint64(least) - (hasNone ? m_step : 0);
        m_noneCode = hasNone ? 0 : ~quint64(0);
        if (least <= largest) {
            m_least = least;
            m_largest = largest;
            m_width = size_t(std::bit_width(distance(largest) / m_step + hasNone) + 7) / 8;
        }
        m_mask = m_width < wordSize ? (quint64(1) << 8 * m_width) - 1 : ~quint64(0);
        m_bytes.resize(numbers.size() * m_width + wordSize); // padding, so that each row can be read as eight bytes
        const auto store = [&](auto codeOf) {
            // The next rows overwrite the extra zero bytes.
            for (size_t row = 0; m_width > 0 && row < numbers.size(); ++row)
                qToLittleEndian(numbers[row] == none ? 0 : codeOf(distance(numbers[row])) + hasNone,
                                m_bytes.data() + row * m_width);
        };
        if (isGranular)
            store([](quint64 apart) { return apart / granularity; });
        else
            store([](quint64 apart) { return apart; });
    }

    T operator[](size_t row) const
    {
        const quint64 code = codes()(row);
        return code == m_noneCode ? none : T(m_base + (granularity == 1 ? code : code * m_step));
    }
    /// Tests a row for a number that is at least `from` and less than `before`. Compares codes, which have the order of
    /// their numbers, because calculating each number takes twice as long.
    auto rowTest(T from, T before) const
    {
        quint64 first = 0;
        quint64 count = 0;
        const T smallest = std::max(from, m_least);
        if (m_least != none && smallest < before && from <= m_largest) {
            const auto steps = [this](T number) { return (quint64(number) - m_base) / m_step; };
            first = steps(smallest) + (T(m_base + steps(smallest) * m_step) < smallest ? 1 : 0);
            count = steps(std::min(T(before - 1), m_largest)) + 1 - first;
        }
        return [code = codes(), first, count](size_t row) { return code(row) - first < count; };
    }
    T least() const { return m_least; }     ///< `none` if no row has a number
    T largest() const { return m_largest; } ///< `none` if no row has a number
    size_t bytes() const { return m_bytes.capacity(); }

private:
    static constexpr size_t wordSize = sizeof(quint64);

    auto codes() const
    {
        return [bytes = m_bytes.data(), width = m_width, mask = m_mask](size_t row) {
            return qFromLittleEndian<quint64>(bytes + row * width) & mask;
        };
    }

    quint64 m_base = 0; // the number of code 0, or of the code before the smallest number; may wrap around
    quint64 m_step = 0;
    quint64 m_noneCode = 0;
    quint64 m_mask = 0;
    size_t m_width = 0;
    T m_least = none;
    T m_largest = none;
    std::vector<char> m_bytes;
};

} // namespace labdesk
