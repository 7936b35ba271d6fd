// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/useractions.h"

#include <QDateTime>
#include <QObject>

#include <deque>
#include <functional>
#include <vector>

namespace labdesk {

/// What was done to users over this connection and when, for the timeline of each; the last 500. In memory only.
class UserActionLog : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        QDateTime at;      ///< UTC, when it was asked for
        UserAction action; ///< as it stands now
    };

    UserActionLog(UserActions &actions, std::function<QDateTime()> now, QObject *parent = nullptr);

    std::vector<Entry> of(const UserId &user) const; ///< oldest first

Q_SIGNALS:
    void changed(const labdesk::UserId &user);

private:
    void take(quint64 id);

    UserActions &m_actions;
    std::function<QDateTime()> m_now;
    std::deque<Entry> m_entries;
};

} // namespace labdesk
