// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/enumtable.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <utility>
#include <vector>

namespace labdesk {

/// What is done to many users, with one request for each. RestoreZone sets the time zone that each user had before
/// another job.
enum class UserJobKind { Refresh, ChangeZone, Deregister, RestoreZone, ChangeIngestionEnd, CheckSources };

/// A read-only job changes nothing and isn't recorded.
inline bool isReadOnly(UserJobKind kind)
{
    return kind == UserJobKind::CheckSources;
}

/// Whether the service deregisters sources for it, which only the users can connect again.
inline bool deregisters(UserJobKind kind)
{
    return kind == UserJobKind::Deregister || kind == UserJobKind::ChangeIngestionEnd;
}

struct UserJobSpec
{
    UserJobKind kind = UserJobKind::Refresh;
    QString zone = {};         ///< for ChangeZone; for RestoreZone, the one set by the job that is undone
    QString providerSlug = {}; ///< for Deregister
    QDate ingestionEnd = {};   ///< for ChangeIngestionEnd
    friend bool operator==(const UserJobSpec &, const UserJobSpec &) = default;
};

/// The state of one user of a job.
enum class UserJobState : quint8 {
    Waiting,
    Sending,
    Done,
    Failed,  ///< refused: nothing was done
    Unknown, ///< sent, and no response settled it
    NotSent, ///< not sent before the job ended
    Skipped  ///< excluded when it was this user's turn; not sent
};
inline constexpr int userJobStates = 7;

/// The number of users of a job in each state. The sum is the number of all users.
struct UserJobTotals
{
    quint32 waiting = 0;
    quint32 sending = 0;
    quint32 done = 0;
    quint32 failed = 0;
    quint32 unknown = 0;
    quint32 notSent = 0;
    quint32 skipped = 0;
    quint32 &of(UserJobState state)
    {
        using enum UserJobState;
        constexpr std::pair<UserJobState, quint32 UserJobTotals::*> counts[] = {
            {Waiting, &UserJobTotals::waiting}, {Sending, &UserJobTotals::sending}, {Done, &UserJobTotals::done},
            {Failed, &UserJobTotals::failed},   {Unknown, &UserJobTotals::unknown}, {NotSent, &UserJobTotals::notSent},
            {Skipped, &UserJobTotals::skipped}};
        static_assert(isTableOf(counts, Skipped));
        return this->*entryOf(counts, state);
    }
    quint32 all() const { return waiting + sending + done + failed + unknown + notSent + skipped; }
    quint32 ended() const { return done + failed + unknown + skipped; }
    friend bool operator==(const UserJobTotals &, const UserJobTotals &) = default;
};

/// Why a selected user is excluded from a job.
enum class UserJobExclusion : quint8 {
    SameZone,            ///< already has the time zone
    NotConnected,        ///< does not have the provider
    NoSource,            ///< nothing to refresh
    IngestionEnded,      ///< the service has deregistered the sources and collects no data
    RefreshLimitReached, ///< the hourly limit of refreshes is used up
    NoPreviousZone,      ///< there is no zone to restore, and zones can't be cleared
    NotChanged,          ///< the job to undo did not change this user
    UnknownOutcome,      ///< it isn't known whether that job changed this user
    SameEnd,             ///< already has this end of data collection
    EndBeforeStart,      ///< the service would reject it
    ChangedSince,        ///< the value has changed since it was shown, or since the job to undo set it
    ReconnectedSince     ///< the source was reconnected after the deregistration was confirmed
};
inline constexpr int userJobExclusions = 12;

/// A job that was interrupted when the program or its connection ended, from its record: IDs and outcomes, but not the
/// zone or the provider.
struct InterruptedUserJob
{
    QString id;
    UserJobKind kind = UserJobKind::Refresh;
    QString connectionId;
    QString connectionName;
    QDateTime begunAt; ///< UTC
    std::vector<QString> users;
    std::vector<UserJobState> states; ///< of each user; one that was being sent is Unknown
    UserJobTotals totals() const
    {
        UserJobTotals totals;
        for (const UserJobState state : states)
            ++totals.of(state == UserJobState::Sending       ? UserJobState::Unknown
                            : state == UserJobState::Waiting ? UserJobState::NotSent
                                                             : state);
        return totals;
    }
};

} // namespace labdesk
