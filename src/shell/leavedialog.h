// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QLabel;

namespace labdesk {

class UserActions;
class UserJobs;

/// Asks before a connection is left, or the program, while changes are on their way or a job has not ended: who leaves
/// will not know what became of them. What only counts down is canceled by leaving, and that is said. While it is open
/// nothing more is sent: jobs stand still, and so does what counts down, as behind every dialog. accepted() means
/// leave. Also accepts by itself when what was on its way has been answered and nothing is left to lose; rejects by
/// itself when a change fails or is not sent, so that this is seen, and when what it asks about is gone.
class LeaveDialog : public DialogFrame
{
    Q_OBJECT

public:
    enum class Leaving { Connection, Program };

    /// Whether there is a reason to ask.
    static bool isNeeded(const UserActions &actions, const UserJobs &jobs, Leaving leaving);

    LeaveDialog(UserActions &actions, UserJobs &jobs, const Connection &connection, Leaving leaving,
                QWidget *parent = nullptr);
    ~LeaveDialog() override;

private:
    void follow(quint64 id);
    void goOn();
    void showState();

    UserActions &m_actions;
    UserJobs &m_jobs;
    Leaving m_leaving;
    bool m_awaits; ///< an answer, or the end of a job, and not only the person
    QLabel *m_sent;
    QLabel *m_counting;
    QLabel *m_running;
};

} // namespace labdesk
