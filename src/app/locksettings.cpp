// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/locksettings.h"

#include "platform/idlemonitor.h"
#include "platform/policy.h"
#include "session/screenlock.h"
#include "shell/lockpreferences.h"

namespace labdesk {

LockSettings::LockSettings(Settings &settings, const Policy &policy, const ScreenLock &lock, IdleMonitor &idle)
    : m_settings(settings), m_policy(policy), m_lock(lock), m_idle(idle)
{
    m_idle.setLimit(std::chrono::minutes(minutes()));
}

int LockSettings::minutes() const
{
    return m_policy.lockMinutes > 0 ? m_policy.lockMinutes : m_settings.lockMinutes();
}

LockChoices LockSettings::choices() const
{
    return {minutes(), m_policy.lockMinutes > 0, m_settings.jobsWhileLocked(), m_lock.hasPassphrase(),
            m_settings.startsInPrivacyMode()};
}

void LockSettings::setMinutes(int minutes)
{
    m_settings.setLockMinutes(minutes);
    m_idle.setLimit(std::chrono::minutes(this->minutes()));
    Q_EMIT changed();
}

void LockSettings::setJobs(Settings::JobsWhileLocked choice)
{
    m_settings.setJobsWhileLocked(choice);
    Q_EMIT changed();
}

void LockSettings::setStartsInPrivacyMode(bool starts)
{
    m_settings.setStartsInPrivacyMode(starts);
    Q_EMIT changed();
}

} // namespace labdesk
