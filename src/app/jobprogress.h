// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/taskbarprogress.h"

#include <QObject>

namespace labdesk {

class CurrentSession;
class MainWindow;
class SessionPanes;

/// Shows the progress of the session's jobs in the status line, the sidebar, and the taskbar.
class JobProgress : public QObject
{
    Q_OBJECT

public:
    JobProgress(CurrentSession &session, const SessionPanes &panes, MainWindow &window);

    void show();

Q_SIGNALS:
    void shown();

private:
    void show(const QString &text, int done, int total);

    CurrentSession &m_session;
    MainWindow &m_window;
    TaskbarProgress m_taskbar{QStringLiteral("labdesk")}; ///< the name of the desktop file
};

} // namespace labdesk
