// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace labdesk {

/// Stable radix sort by the bits from `lowest` on, in one pass for each eleven bits that differ.
void radixSort(std::vector<quint64> &values, int lowest);

/// Packs the bits of a mask together, so that values which differ only in those bits keep their order in fewer bits.
class BitSqueezer
{
public:
    /// Uses only the `most` highest bits of the mask.
    BitSqueezer(quint64 mask, int most);
    int width() const { return m_width; }
    bool isComplete() const { return m_isComplete; } ///< no bit of the mask is left out
    /// The lowest bit that is used.
    quint64 lowest() const { return m_runs.empty() ? 0 : m_runs.back().mask & -m_runs.back().mask; }
    quint64 operator()(quint64 value) const
    {
        quint64 squeezed = 0;
        for (const Run &run : m_runs)
            squeezed |= (value & run.mask) >> run.shift;
        return squeezed;
    }

private:
    struct Run
    {
        quint64 mask;
        int shift;
    };
    std::vector<Run> m_runs;
    int m_width = 0;
    bool m_isComplete = true;
};

} // namespace labdesk
