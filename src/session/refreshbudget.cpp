// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/refreshbudget.h"

#include <algorithm>

namespace labdesk {

namespace {

/// A clock that was set back would leave entries in the future, which would count for longer than an hour.
bool isOfLastHour(const QDateTime &sent, const QDateTime &now)
{
    return sent <= now && sent.secsTo(now) < RefreshBudget::period;
}

} // namespace

int RefreshBudget::inLastHour(const UserId &user) const
{
    return countOf(sentTo(user));
}

int RefreshBudget::refusedInLastHour(const UserId &user) const
{
    return countOf(m_refused.value(user));
}

int RefreshBudget::countOf(const QList<QDateTime> &sent) const
{
    return int(std::ranges::count_if(sent, [now = m_now()](const QDateTime &at) { return isOfLastHour(at, now); }));
}

std::optional<QDateTime> RefreshBudget::freeAt(const UserId &user) const
{
    QList<QDateTime> sent = sentTo(user);
    sent.removeIf([now = m_now()](const QDateTime &at) { return !isOfLastHour(at, now); });
    if (sent.size() < allowed)
        return std::nullopt;
    std::ranges::sort(sent);
    return sent[sent.size() - allowed].addSecs(period);
}

QSet<QString> RefreshBudget::spent() const
{
    QSet<QString> spent;
    for (const UserId &user : m_sent.keys() + m_elsewhere.keys())
        if (inLastHour(user) >= allowed)
            spent.insert(canonicalId(user.text()));
    return spent;
}

void RefreshBudget::count(const UserId &user)
{
    const QDateTime now = m_now();
    m_sent[user].removeIf([now](const QDateTime &sent) { return !isOfLastHour(sent, now); });
    m_sent[user].append(now);
}

void RefreshBudget::restore(const UserId &user, const QDateTime &at)
{
    if (isOfLastHour(at, m_now()))
        m_sent[user].prepend(at);
}

void RefreshBudget::fail(const UserId &user, const ApiError &why)
{
    if (!wasSent(why))
        uncount(user);
    else if (!hasUnknownOutcome(why))
        refuse(user);
}

void RefreshBudget::abandon(const UserId &user, api::Running::SendState sent)
{
    if (sent == api::Running::SendState::NothingSent)
        uncount(user);
    else if (sent == api::Running::SendState::Refused)
        refuse(user);
}

void RefreshBudget::uncount(const UserId &user)
{
    if (!m_sent[user].isEmpty())
        m_sent[user].removeLast();
}

void RefreshBudget::refuse(const UserId &user)
{
    if (!m_sent.value(user).isEmpty())
        m_refused[user].append(m_sent[user].last());
}

} // namespace labdesk
