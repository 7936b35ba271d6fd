// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/users/timelineentries.h"

#include <QWidget>

namespace labdesk {

/// A timeline as a picture: a lane for each kind, a mark for each entry, the window of ingestion as a bar, and "now".
/// Time runs as words do. The list beside it says all of it in words.
class TimelineChart : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineChart(QWidget *parent = nullptr);

    void setEntries(const std::vector<TimelineEntry> &entries, const QDateTime &now);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF plot() const; ///< where the marks stand, as from left to right
    double laneY(TimelineEntry::RequestSlots lane) const;
    void paintAxis(QPainter &painter) const;
    void paintLanes(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    const TimelineEntry *entryAt(const QPointF &point) const;

    std::vector<TimelineEntry> m_entries;
    std::vector<TimelineEntry::RequestSlots> m_lanes; ///< those that are shown, from the top
    QDateTime m_now;
};

} // namespace labdesk
