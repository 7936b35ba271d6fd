// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/radixsort.h"
#include "store/userorder.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace labdesk {

/// The bytes of a key, eight at a time.
struct KeyChunk
{
    quint64 bytes = 0;
    bool isLast = true; ///< no chunk follows
};

/// Sorts rows by keys of eight-byte chunks, most significant chunk first. The bits in which chunks differ are packed
/// into one number together with the row, and these numbers are radix sorted. Rows that are equal so far are sorted by
/// the next chunk, or by comparison if there are few. `Values` has `chunk(row, at)` and `compare(a, b)`; with
/// `isOneChunk`, a key has a single chunk.
template <class Values> class ChunkSorter
{
public:
    ChunkSorter(Values &values, SortedUsers &out, UserRow allRows, const CancelFlag *canceled)
        : m_values(values), m_out(out), m_rowBits(std::max(1, int(std::bit_width(allRows)))), m_canceled(canceled)
    {
    }

    /// Sorts the places from `begin` to `end`, which must hold ascending rows.
    void sort(size_t begin, size_t end, size_t at = 0)
    {
        if (end - begin <= comparisonThreshold || at > maxChunks) {
            sortByComparing(begin, end);
            return;
        }
        if (m_canceled && *m_canceled)
            return;
        bool isComplete = true;
        for (const auto &[from, to] : sortByChunk(begin, end, at, isComplete)) {
            if (!isComplete)
                sort(from, to, at); // these differ in lower bits only
            else
                sortEqual(from, to, at);
        }
    }

private:
    static constexpr size_t comparisonThreshold = 24;
    static constexpr size_t maxRowsToSortOnce = 1024;
    static constexpr size_t maxChunks
        = 128; ///< a chunk is searched from the beginning, so beyond this, comparing is faster
    using Runs = std::vector<std::pair<size_t, size_t>>;

    void sortByComparing(size_t begin, size_t end)
    {
        const auto first = m_out.rows.begin() + std::ptrdiff_t(begin);
        const auto last = m_out.rows.begin() + std::ptrdiff_t(end);
        const auto isBefore = [this](UserRow a, UserRow b) {
            const int order = m_values.compare(a, b);
            return order != 0 ? order < 0 : a < b;
        };
        if (!std::is_sorted(first, last, isBefore)) // they are usually all equal
            std::sort(first, last, isBefore);
        for (size_t place = begin + 1; place < end; ++place)
            if (m_values.compare(m_out.rows[place - 1], m_out.rows[place]) == 0)
                markTie(place);
    }

    /// Returns the runs of rows that are still equal.
    Runs sortByChunk(size_t begin, size_t end, size_t at, bool &isComplete)
    {
        std::vector<quint64> numbers(end - begin);
        quint64 differing = 0;
        for (size_t i = 0; i < numbers.size(); ++i) {
            numbers[i] = m_values.chunk(m_out.rows[begin + i], at).bytes;
            differing |= numbers[i] ^ numbers.front();
        }
        const BitSqueezer squeeze(differing, 64 - m_rowBits);
        isComplete = squeeze.isComplete();
        if (!isComplete && numbers.size() > maxRowsToSortOnce) {
            isComplete = true;
            return sortTwice(begin, numbers, squeeze, differing);
        }
        for (size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = squeeze(numbers[i]) << m_rowBits | m_out.rows[begin + i];
        radixSort(numbers, m_rowBits);
        const quint64 rowMask = (quint64(1) << m_rowBits) - 1;
        Runs runs;
        size_t run = 0;
        for (size_t i = 0; i < numbers.size(); ++i) {
            m_out.rows[begin + i] = UserRow(numbers[i] & rowMask);
            if (numbers[i] >> m_rowBits == numbers[run] >> m_rowBits)
                continue;
            if (i - run > 1)
                runs.emplace_back(begin + run, begin + i);
            run = i;
        }
        if (numbers.size() - run > 1)
            runs.emplace_back(begin + run, end);
        return runs;
    }

    /// If the differing bits don't fit next to the row: sorts by the lower bits first, then by the higher ones.
    Runs sortTwice(size_t begin, const std::vector<quint64> &chunks, const BitSqueezer &higher, quint64 differing)
    {
        const BitSqueezer lower(differing & (higher.lowest() - 1), 64 - m_rowBits);
        const quint64 placeMask = (quint64(1) << m_rowBits) - 1;
        std::vector<quint64> order(chunks.size());
        for (size_t i = 0; i < order.size(); ++i)
            order[i] = lower(chunks[i]) << m_rowBits | i;
        radixSort(order, m_rowBits);
        for (quint64 &place : order)
            place = higher(chunks[place & placeMask]) << m_rowBits | (place & placeMask);
        radixSort(order, m_rowBits);
        const std::vector<UserRow> rows(m_out.rows.begin() + std::ptrdiff_t(begin),
                                        m_out.rows.begin() + std::ptrdiff_t(begin + chunks.size()));
        Runs runs;
        size_t run = 0;
        for (size_t i = 0; i <= order.size(); ++i) {
            if (i < order.size())
                m_out.rows[begin + i] = rows[order[i] & placeMask];
            if (i < order.size() && chunks[order[i] & placeMask] == chunks[order[run] & placeMask])
                continue;
            if (i - run > 1)
                runs.emplace_back(begin + run, begin + i);
            run = i;
        }
        return runs;
    }

    /// Sorts rows that are equal up to the end of this chunk.
    void sortEqual(size_t begin, size_t end, size_t at)
    {
        if constexpr (Values::isOneChunk) {
            for (size_t place = begin + 1; place < end; ++place)
                markTie(place);
        } else {
            const auto first = m_out.rows.begin() + std::ptrdiff_t(begin);
            const auto last = m_out.rows.begin() + std::ptrdiff_t(end);
            const auto longer = end - begin <= comparisonThreshold
                ? last
                : std::stable_partition(first, last,
                                        [this, at](UserRow row) { return m_values.chunk(row, at).isLast; });
            sortByComparing(begin, size_t(longer - m_out.rows.begin()));
            sort(size_t(longer - m_out.rows.begin()), end, at + 8);
        }
    }

    void markTie(size_t place) { m_out.ties[place / 64] |= quint64(1) << (place % 64); }

    Values &m_values;
    SortedUsers &m_out;
    int m_rowBits;
    const CancelFlag *m_canceled;
};

} // namespace labdesk
