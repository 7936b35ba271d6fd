// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/users/detail/timelineentries.h"

#include <QWidget>

namespace labdesk {

class Group;

/// The events of a user, newest first.
class UserTimelineTab : public QWidget
{
    Q_OBJECT

public:
    explicit UserTimelineTab(QWidget *parent = nullptr);

    void setEntries(const std::vector<TimelineEntry> &entries, const QDateTime &now);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isNarrow() const;
    void fill();

    bool m_isNarrow = false;
    QDateTime m_now;
    Group *m_list;
    std::vector<TimelineEntry> m_entries;
};

} // namespace labdesk
