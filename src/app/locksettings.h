// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "platform/settings.h"

#include <QObject>

namespace labdesk {

class IdleMonitor;
class ScreenLock;
struct LockChoices;
struct Policy;

/// When the window is covered by itself, and what happens meanwhile: what was chosen, as far as the policy leaves a
/// choice. Kept for the next start.
class LockSettings : public QObject
{
    Q_OBJECT

public:
    LockSettings(Settings &settings, const Policy &policy, const ScreenLock &lock, IdleMonitor &idle);

    LockChoices choices() const;
    bool pausesJobs() const { return m_settings.jobsWhileLocked() == Settings::JobsWhileLocked::Pause; }

    void setMinutes(int minutes);
    void setJobs(Settings::JobsWhileLocked choice);
    void setStartsInPrivacyMode(bool starts);

Q_SIGNALS:
    void changed();

private:
    int minutes() const;

    Settings &m_settings;
    const Policy &m_policy;
    const ScreenLock &m_lock;
    IdleMonitor &m_idle;
};

} // namespace labdesk
