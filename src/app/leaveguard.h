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

/// Asks before anything that ends a session, if changes are being sent or a job is unfinished.
class LeaveGuard : public QObject
{
    Q_OBJECT

public:
    LeaveGuard(CurrentSession &session, MainWindow &window);

    /// Runs `leave` now, or after the person confirms it if requests or jobs are pending; runs `stay` if the person
    /// declines. A newer call replaces a pending question.
    void ask(LeaveDialog::Leaving leaving, std::function<void()> leave, std::function<void()> stay = {});
    /// The system's session is ending, or may be: it is too late to cancel, and the outcome of a job can't be seen.
    void followSessionEnd();
    bool isLeaving() const { return m_isLeaving; } ///< confirmed, and about to happen

private:
    bool isNeeded(LeaveDialog::Leaving leaving) const;
    bool requestClose();
    void dropDialog();
    void notifyStay();

    CurrentSession &m_session;
    MainWindow &m_window;
    QPointer<LeaveDialog> m_dialog;
    std::function<void()> m_stay; ///< while the question is open
    bool m_isLeaving = false;
    bool m_mayClose = false; ///< while the window is closing, after confirmation
};

} // namespace labdesk
