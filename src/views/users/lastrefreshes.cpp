// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/lastrefreshes.h"

#include "text/localtexts.h"

namespace labdesk {

void LastRefreshes::note(const UserAction &action, const QDateTime &now)
{
    const auto *failed = std::get_if<UserAction::Failed>(&action.state);
    if (action.user && action.kind == UserActionKind::Refresh
        && (failed || std::holds_alternative<UserAction::Succeeded>(action.state)))
        m_last[*action.user]
            = {now, action.id,
               failed && failed->why.retryAfter ? now.addMSecs(failed->why.retryAfter->count()) : QDateTime()};
}

QString LastRefreshes::format(const UserActions &actions, const UserId &user, const NameOf &nameOf) const
{
    const Last last = m_last.value(user);
    const UserAction *action = actions.find(last.action);
    if (!action)
        return {};
    const QString at = localTime(last.at.time());
    const auto *done = std::get_if<UserAction::Succeeded>(&action->state);
    if (!done)
        return tr("Last %1: refused.").arg(at);
    const QString outcome = refreshOutcome(done->refresh, nameOf);
    return outcome.isEmpty() ? tr("Last %1: requested.").arg(at) : tr("Last %1: %2.").arg(at, outcome);
}

int LastRefreshes::secondsPaused(const UserId &user, const QDateTime &now) const
{
    const QDateTime until = m_last.value(user).pausedUntil;
    constexpr qint64 second = 1000;
    return until > now ? int((now.msecsTo(until) + second - 1) / second) : 0;
}

QVariantList LastRefreshes::state() const
{
    QVariantList state;
    for (const auto &[user, last] : m_last.asKeyValueRange())
        state += QVariant(QVariantList{user.text(), last.at, last.action, last.pausedUntil});
    return state;
}

void LastRefreshes::restore(const QVariantList &state)
{
    for (const QVariant &entry : state) {
        const QVariantList last = entry.toList();
        if (const auto user = UserId::parse(last.value(0).toString()))
            m_last[*user] = {last.value(1).toDateTime(), last.value(2).toULongLong(), last.value(3).toDateTime()};
    }
}

} // namespace labdesk
