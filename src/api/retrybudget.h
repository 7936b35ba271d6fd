// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <deque>

namespace labdesk::api {

/// So many retries a minute and no more, however many calls fail at once: a service in trouble is not made worse.
class RetryBudget
{
public:
    explicit RetryBudget(int perMinute) : m_perMinute(perMinute) { }

    /// Takes one when there is one left in the minute before `now`.
    bool take(const QDateTime &now)
    {
        // A clock that was set back would leave entries in the future, and no retry until it caught up.
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
