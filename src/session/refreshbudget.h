// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>

namespace labdesk {

/// How many data refreshes this console requested for each user in the last hour, in this session or before.
class RefreshBudget
{
public:
    static constexpr int allowed = 8; ///< an hour for one user, where services tell (field notes, operation 6)

    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }

    int inLastHour(const UserId &user) const;
    int refusedInLastHour(const UserId &user) const; ///< of those; a session before told of none
    QSet<QString> spent() const;                     ///< canonicalId() of those for whom that many were requested
    /// When fewer than that many were requested in the last hour, UTC; nothing: now.
    std::optional<QDateTime> freeAt(const UserId &user) const;
    void count(const UserId &user);                        ///< one is being sent, by an action or a job
    void restore(const UserId &user, const QDateTime &at); ///< UTC; one that was sent by an earlier session
    void uncount(const UserId &user);                      ///< the newest one never left
    void refuse(const UserId &user);                       ///< the service refused the newest one

private:
    int countOf(const QList<QDateTime> &sent) const;

    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    QHash<UserId, QList<QDateTime>> m_sent; ///< when each was sent, UTC
    QHash<UserId, QList<QDateTime>> m_refused;
};

} // namespace labdesk
