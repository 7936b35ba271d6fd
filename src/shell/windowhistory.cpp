// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowhistory.h"

#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
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
        m_history.visit({m_window.currentPlace(), shown->visitedId()});
    Q_EMIT changed();
}

void WindowHistory::clear()
{
    m_history.clear();
    m_note.stop();
    Q_EMIT changed();
}

bool WindowHistory::open(const History::Entry &entry)
{
    Pane *to = m_window.pane(entry.place);
    return to && (to->visitedId() == entry.id || to->visit(entry.id));
}

void WindowHistory::navigate(int by)
{
    m_window.windowCommands()
        .dismiss();          // the mouse's Back button works behind an open palette, whose commands are for this page
    if (m_note.isActive()) { // the current stop must be recorded first
        m_note.stop();
        note();
    }
    int skipped = 0;
    std::optional<Place> to;
    const bool went = m_history.go(
        by,
        [&](const History::Entry &entry) {
            to = entry.place;
            return open(entry);
        },
        &skipped);
    if (went && to != m_window.currentPlace()) {
        m_window.showPlace(*to);
        m_note.stop();
        m_window.pane(*to)->focusFilterOrDetail();
        Q_EMIT navigated(*to);
    }
    if (skipped > 0)
        Q_EMIT entriesSkipped(skipped);
    Q_EMIT changed();
}

} // namespace labdesk
