// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"
#include "text/chip.h"

#include <QString>

namespace labdesk {

// Words about jobs. Plain text; `provider` is the display name of the order's slug.

QString jobTitle(const UserJobSpec &order, const QString &provider); ///< "Change the time zone to America/Phoenix"
QString formatJobKind(UserJobKind kind);                             ///< the same without zone and provider
QString formatJobAction(UserJobKind kind);                           ///< of the button that starts it, with a mnemonic
QString formatJobSummary(UserJobKind kind, int users);               ///< what it does to them, before it starts
QString formatJobTotals(const UserJobTotals &totals); ///< "31 done, 2 failed, 15 not sent": always all of them
/// Of those who are done, `partlyDone` and `notSeen` are told apart.
QString formatJobTotals(const UserJobTotals &totals, quint32 partlyDone, quint32 notSeen);
Chip jobChip(const UserJob &job);                ///< its status, in a word or two
Chips everyJobChip();                            ///< all that jobChip() can give: a column has room for each
QString formatJobStandstill(const UserJob &job); ///< why it does not go on; empty: it does, or has ended
QString formatExclusion(UserJobExclusion why);   ///< "already has this time zone"
QString formatPlannedChange(const UserJobPlan &plan, quint32 user); ///< "America/Chicago → America/Phoenix"

Chip jobUserChip(UserJobState state, const UserJob::Result &result);
Chips everyJobUserChip();                                ///< all that jobUserChip() can give
QString formatJobUser(const UserJob &job, quint32 user); ///< what there is to say beyond the chip; may be empty

QString formatFaultType(const QString &type);           ///< "Token expired"
QString formatSourceFault(const UserJob::Fault &fault); ///< "Oura: Token expired"

} // namespace labdesk
