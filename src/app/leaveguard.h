// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/leavedialog.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace labdesk {

class CurrentSession;
class MainWindow;

/// Stands before everything that ends a session: asks where changes are on their way or a job has not ended.
class LeaveGuard : public QObject
{
    Q_OBJECT

public:
    LeaveGuard(CurrentSession &session, MainWindow &window);

    /// Runs `leave` now, or after the user confirms it if requests or jobs are pending; `stay` if the user declines. A
    /// newer call replaces a pending question.
    void ask(LeaveDialog::Leaving leaving, std::function<void()> leave, std::function<void()> stay = {});
    /// The system's session ends, or may: nobody could cancel any more, nor see what becomes of a job.
    void followSessionEnd();

private:
    bool isNeeded(LeaveDialog::Leaving leaving) const;
    bool mayClose();
    void dropDialog();
    void notifyStay();

    CurrentSession &m_session;
    MainWindow &m_window;
    QPointer<LeaveDialog> m_dialog;
    std::function<void()> m_stay; ///< while it is asked
    bool m_isLeaving = false;     ///< it is decided, and done in a moment
    bool m_mayClose = false;      ///< while the window is being closed: it was agreed to
};

} // namespace labdesk
