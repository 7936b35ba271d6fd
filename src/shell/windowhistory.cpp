// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowhistory.h"

#include "shell/mainwindow.h"
#include "views/common/pane.h"

#include <optional>

namespace labdesk {

WindowHistory::WindowHistory(MainWindow &window) : QObject(&window), m_window(window)
{
    m_note.setSingleShot(true);
    m_note.setInterval(0);
    connect(&m_note, &QTimer::timeout, this, &WindowHistory::note);
}

void WindowHistory::note()
{
    if (const Pane *shown = m_window.existingPane(m_window.currentPlace()))
        m_history.visit({m_window.currentPlace(), shown->visiting()});
    Q_EMIT changed();
}

void WindowHistory::clear()
{
    m_history.clear();
    m_note.stop();
    Q_EMIT changed();
}

bool WindowHistory::open(const History::Stop &stop)
{
    Pane *to = m_window.pane(stop.place);
    return to && (to->visiting() == stop.id || to->visit(stop.id));
}

void WindowHistory::travel(int by)
{
    if (m_note.isActive()) { // the current stop must be recorded first
        m_note.stop();
        note();
    }
    int skipped = 0;
    std::optional<Place> to;
    const bool went = m_history.go(
        by,
        [&](const History::Stop &stop) {
            to = stop.place;
            return open(stop);
        },
        &skipped);
    if (went && to != m_window.currentPlace()) {
        m_window.showPlace(*to);
        m_note.stop();
        m_window.pane(*to)->focusFilter();
        open({*to, m_window.pane(*to)->visiting()});
        Q_EMIT traveled(*to);
    }
    if (skipped > 0)
        Q_EMIT stopsSkipped(skipped);
    Q_EMIT changed();
}

} // namespace labdesk
