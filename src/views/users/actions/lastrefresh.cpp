// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/actions/lastrefresh.h"

#include "session/session.h"
#include "text/localtexts.h"
#include "text/users/usertexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace labdesk {

namespace {

struct LastRefreshWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::LastRefresh)
};

const UserAction *lastRefreshIn(const std::vector<UserAction> &actions)
{
    const auto last = std::find_if(actions.rbegin(), actions.rend(), [](const UserAction &action) {
        return action.kind == UserActionKind::Refresh && action.endedAt.isValid();
    });
    return last == actions.rend() ? nullptr : &*last;
}

} // namespace

QString formatLastRefresh(const std::vector<UserAction> &actions, const ProviderNameLookup &nameOf)
{
    const UserAction *last = lastRefreshIn(actions);
    if (!last)
        return {};
    const QString at = localTime(last->endedAt.toLocalTime().time());
    const auto *done = std::get_if<UserAction::Succeeded>(&last->state);
    if (!done)
        return LastRefreshWords::tr("Last request at %1: failed.").arg(at);
    const QString outcome = refreshOutcome(done->refresh, nameOf);
    return outcome.isEmpty() ? LastRefreshWords::tr("Last request at %1: accepted.").arg(at)
                             : LastRefreshWords::tr("Last request at %1: %2.").arg(at, outcome);
}

int secondsPaused(const std::vector<UserAction> &actions, const QDateTime &now)
{
    const UserAction *last = lastRefreshIn(actions);
    const auto *failed = last ? std::get_if<UserAction::Failed>(&last->state) : nullptr;
    if (!failed || !failed->why.retryAfter)
        return 0;
    const QDateTime until = last->endedAt.addMSecs(failed->why.retryAfter->count());
    constexpr qint64 second = 1000;
    return until > now ? int((now.msecsTo(until) + second - 1) / second) : 0;
}

QString refreshDisabledReason(Session &session, const UserId &user)
{
    if (const QString readOnly = readOnlyReason(session.connection()); !readOnly.isEmpty())
        return readOnly;
    if (const UserAction *refresh = session.actions().running(user, UserActionKind::Refresh))
        return std::holds_alternative<UserAction::Unknown>(refresh->state)
            ? LastRefreshWords::tr("The outcome of the last refresh request is unknown. Check it first.")
            : LastRefreshWords::tr("A refresh was requested. Waiting for the response.");
    const int paused = secondsPaused(session.actions().of(user), QDateTime::currentDateTimeUtc());
    return paused > 0
        ? LastRefreshWords::tr("The service is rate limiting data refreshes. Try again in %1.").arg(formatWait(paused))
        : QString();
}

} // namespace labdesk
