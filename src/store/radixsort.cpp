// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/radixsort.h"

#include <algorithm>
#include <array>
#include <bit>

namespace labdesk {

namespace {

constexpr int maxDigitBits = 11; // the counters and write positions of this many buckets fit into the L1 cache
constexpr size_t minRowsForRadix = 1024;

void sortByDigit(const std::vector<quint64> &from, std::vector<quint64> &to, int shift, int bits)
{
    std::array<quint32, size_t(1) << maxDigitBits> ends{};
    const quint64 mask = (quint64(1) << bits) - 1;
    for (const quint64 value : from)
        ++ends[value >> shift & mask];
    quint32 begin = 0;
    for (quint32 &end : ends) {
        const quint32 count = end;
        end = begin;
        begin += count;
    }
    for (const quint64 value : from)
        to[ends[value >> shift & mask]++] = value;
}

} // namespace

void radixSort(std::vector<quint64> &values, int lowest)
{
    quint64 differing = 0;
    for (const quint64 value : values)
        differing |= value ^ values.front();
    differing >>= lowest;
    if (differing == 0)
        return;
    if (values.size() < minRowsForRadix) {
        std::stable_sort(values.begin(), values.end(),
                         [lowest](quint64 a, quint64 b) { return a >> lowest < b >> lowest; });
        return;
    }
    std::vector<quint64> other(values.size());
    const int first = std::countr_zero(differing);
    const int width = int(std::bit_width(differing)) - first;
    const int passes = (width + maxDigitBits - 1) / maxDigitBits;
    const int bits = (width + passes - 1) / passes;
    for (int pass = 0; pass < passes; ++pass) {
        sortByDigit(values, other, lowest + first + pass * bits, std::min(bits, width - pass * bits));
        values.swap(other);
    }
}

BitSqueezer::BitSqueezer(quint64 mask, int most)
{
    // From the highest bit down, run by run of neighboring bits.
    struct Found
    {
        int low;
        int count;
    };
    std::vector<Found> found;
    while (mask != 0 && m_width < most) {
        const int high = int(std::bit_width(mask));
        const int run = std::countl_one(mask << (64 - high));
        const int count = std::min(run, most - m_width);
        found.push_back({high - count, count});
        m_width += count;
        m_isComplete = count == run;
        mask &= high == run ? 0 : (quint64(1) << (high - run)) - 1;
    }
    m_isComplete = m_isComplete && mask == 0;
    int place = m_width;
    for (const Found &bits : found) {
        place -= bits.count;
        const quint64 lowOnes = bits.count == 64 ? ~quint64(0) : (quint64(1) << bits.count) - 1;
        m_runs.push_back({lowOnes << bits.low, bits.low - place});
    }
}

} // namespace labdesk
