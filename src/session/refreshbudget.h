// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/call.h"
#include "domain/apierror.h"
#include "domain/ids.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

namespace labdesk {

/// How many data refreshes were requested for each user in the last hour on this computer, in this session or before.
class RefreshBudget
{
public:
    static constexpr int allowed = 8; ///< per period and user, where services state a limit (field notes, operation 6)
    static constexpr qint64 period = 3600; ///< seconds

    void setClock(std::function<QDateTime()> now) { m_now = std::move(now); }

    int inLastHour(const UserId &user) const;
    int refusedInLastHour(const UserId &user) const; ///< of those; unknown for earlier sessions
    QSet<QString> spent() const;                     ///< canonicalId() of users with no refresh left
    /// When another one is possible, UTC; nothing: now.
    std::optional<QDateTime> freeAt(const UserId &user) const;
    void count(const UserId &user);                                 ///< one is being sent, by an action or a job
    void restore(const UserId &user, const QDateTime &at);          ///< adds one of an earlier session; UTC
    using Sent = QHash<UserId, QList<QDateTime>>;                   ///< when each was sent, UTC
    void setElsewhere(Sent sent) { m_elsewhere = std::move(sent); } ///< by the window or by commands, so far
    void fail(const UserId &user, const ApiError &why);             ///< the newest one did; it may never have been sent
    /// The response to the newest one isn't awaited any longer.
    void abandon(const UserId &user, api::Running::SendState sent);

private:
    void uncount(const UserId &user);
    void refuse(const UserId &user);
    int countOf(const QList<QDateTime> &sent) const;

    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
    QList<QDateTime> sentTo(const UserId &user) const { return m_sent.value(user) + m_elsewhere.value(user); }

    Sent m_sent;
    Sent m_elsewhere;
    Sent m_refused;
};

} // namespace labdesk
