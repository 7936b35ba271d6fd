// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace labdesk {

/// A span of time laid over a length: what stands where, and which days get a mark. Pure arithmetic.
class TimelineAxis
{
public:
    /// From the first to the last of what is to stand there, `now` included, with a little room on both sides.
    TimelineAxis(QDateTime first, QDateTime last, const QDateTime &now);

    double at(const QDateTime &moment) const; ///< 0 to 1

    struct Tick
    {
        QDateTime at;
        QString text; ///< "2026", "Mar 2026", "Mar 12"
    };
    /// Whole years, months or days, at most `most`.
    std::vector<Tick> ticks(int most) const;

private:
    QDateTime m_first;
    QDateTime m_last;
};

} // namespace labdesk
