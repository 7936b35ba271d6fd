// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QLabel;

namespace labdesk {

class UserActions;
class UserJobs;

/// Asks before the connection is closed or the program quits while changes are being sent or a job is unfinished,
/// because their outcome would remain unknown. Says that pending countdowns will be canceled. Nothing is sent while it
/// is open: jobs and countdowns are paused, as behind every dialog. accepted() means leave. Also accepts by itself once
/// all responses have arrived and nothing would be lost; rejects by itself if a change fails or isn't sent, so that
/// this can be seen, and if there is nothing left to ask about.
class LeaveDialog : public DialogFrame
{
    Q_OBJECT

public:
    enum class Leaving { Connection, SampleData, Program };

    /// Whether the dialog is necessary.
    static bool isNeeded(const UserActions &actions, const UserJobs &jobs, Leaving leaving);

    LeaveDialog(UserActions &actions, UserJobs &jobs, const Connection &connection, Leaving leaving,
                QWidget *parent = nullptr);
    ~LeaveDialog() override;

private:
    void follow(quint64 id);
    void updateState();
    void showState();

    UserActions &m_actions;
    UserJobs &m_jobs;
    Leaving m_leaving;
    bool m_waitsForOutcome; ///< it waits for a response or the end of a job, and not just for the person
    QLabel *m_sent;
    QLabel *m_countdownLabel;
    QLabel *m_running;
};

} // namespace labdesk
