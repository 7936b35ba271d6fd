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

/// What is done to many users, to each with one request. RestoreZone gives each the zone that it had before another
/// job.
enum class UserJobKind { Refresh, ChangeZone, Deregister, RestoreZone, ChangeIngestionEnd, CheckSources };

/// A read only: nothing is changed, nothing is kept on record.
inline bool isReadOnly(UserJobKind kind)
{
    return kind == UserJobKind::CheckSources;
}

/// The service deregisters sources for it, which only the users can connect again.
inline bool deregisters(UserJobKind kind)
{
    return kind == UserJobKind::Deregister || kind == UserJobKind::ChangeIngestionEnd;
}

struct UserJobSpec
{
    UserJobKind kind = UserJobKind::Refresh;
    QString zone = {};         ///< for ChangeZone; for RestoreZone, the one that the job that is taken back set
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
    Unknown, ///< it left and no answer settled it
    NotSent, ///< it never left, and the job is over
    Skipped  ///< left out when it was this one's turn: nothing left
};
inline constexpr int userJobStates = 7;

/// How many users of a job are in each state. They always add up to all of them.
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

/// Why a selected user is left out of a job.
enum class UserJobExclusion : quint8 {
    SameZone,        ///< has the zone already
    NotConnected,    ///< does not have the provider
    NoSource,        ///< nothing to refresh
    IngestionEnded,  ///< the service has deregistered the sources, and takes nothing in
    RefreshesSpent,  ///< this console asked eight times in the last hour, which is what services allow
    NoZoneBefore,    ///< there is no zone to go back to, and none can be cleared
    NotChanged,      ///< the job that is taken back did not change this one
    OutcomeOpen,     ///< it is not known whether that job changed this one
    SameEnd,         ///< has this end of ingestion already
    EndBeforeStart,  ///< the service would refuse it
    ChangedSince,    ///< has another value by now than the one that was seen, or that the job that is taken back set
    ReconnectedSince ///< the source was connected again after its deregistration was confirmed
};
inline constexpr int userJobExclusions = 12;

/// A job that was cut off when the program or its connection ended, as its record has it: ids and outcomes, but
/// not the zone or the provider.
struct InterruptedUserJob
{
    QString id;
    UserJobKind kind = UserJobKind::Refresh;
    QString connectionId;
    QString connectionName;
    QDateTime begunAt; ///< UTC
    std::vector<QString> users;
    std::vector<UserJobState> states; ///< of each user; who was being sent is Unknown
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
