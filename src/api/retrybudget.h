// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <deque>

namespace labdesk::api {

/// Limits retries per minute, however many calls fail at once, so that a service in trouble isn't loaded further.
class RetryBudget
{
public:
    explicit RetryBudget(int perMinute) : m_perMinute(perMinute) { }

    /// Takes a retry, if one is left for the minute before `now`; returns whether it did.
    bool take(const QDateTime &now)
    {
        // If the clock is set back, entries in the future would block retries until it catches up.
        std::erase_if(m_taken, [&now](const QDateTime &at) { return at > now || at.msecsTo(now) >= 60'000; });
        if (int(m_taken.size()) >= m_perMinute)
            return false;
        m_taken.push_back(now);
        return true;
    }

private:
    int m_perMinute;
    std::deque<QDateTime> m_taken;
};

} // namespace labdesk::api
