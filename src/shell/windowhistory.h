// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/history.h"

#include <QObject>
#include <QTimer>

namespace labdesk {

class MainWindow;

/// Back and Forward through the places of the window and the items opened in them.
class WindowHistory : public QObject
{
    Q_OBJECT

public:
    explicit WindowHistory(MainWindow &window);

    bool canNavigate(int by) const { return m_history.canGo(by); } ///< -1: back, 1: forward
    void navigate(int by);
    void noteVisit() { m_note.start(); } ///< delayed, so that a place and what is opened in it are one stop
    void clear();

Q_SIGNALS:
    void changed();
    void navigated(labdesk::Place to);
    void entriesSkipped(int count); ///< number of entries skipped because their items no longer exist

private:
    void note();
    bool open(const History::Entry &entry);

    MainWindow &m_window;
    History m_history;
    QTimer m_note;
};

} // namespace labdesk
