// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/useractionlog.h"

#include <algorithm>

namespace labdesk {

namespace {
constexpr size_t mostLogged = 500;
}

UserActionLog::UserActionLog(UserActions &actions, std::function<QDateTime()> now, QObject *parent)
    : QObject(parent), m_actions(actions), m_now(std::move(now))
{
    connect(&actions, &UserActions::changed, this, &UserActionLog::take);
}

void UserActionLog::take(quint64 id)
{
    const UserAction *action = m_actions.find(id);
    if (!action || !action->user)
        return; // one that is being created has no timeline yet
    const auto known
        = std::find_if(m_entries.begin(), m_entries.end(), [id](const Entry &entry) { return entry.action.id == id; });
    if (known != m_entries.end()) {
        known->action = *action;
    } else {
        m_entries.push_back({m_now(), *action});
        if (m_entries.size() > mostLogged)
            m_entries.pop_front();
    }
    Q_EMIT changed(UserId(*action->user));
}

std::vector<UserActionLog::Entry> UserActionLog::of(const UserId &user) const
{
    std::vector<Entry> entries;
    for (const Entry &entry : m_entries)
        if (entry.action.user == user)
            entries.push_back(entry);
    return entries;
}

} // namespace labdesk
