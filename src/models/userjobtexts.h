// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"
#include "text/chip.h"
#include "text/zonetexts.h"

#include <QString>

namespace labdesk {

// Texts about jobs. Plain text; `provider`: display name of the order's slug.

/// "Change time zone to Mountain time (Denver)"
QString jobTitle(const UserJobSpec &order, const QString &provider, ZoneForm zones = ZoneForm::Words);
QString formatJobKind(UserJobKind kind); ///< the same without zone and provider
/// text of the button that starts it, with a mnemonic
QString formatJobAction(UserJobKind kind);
QString formatJobSummary(UserJobKind kind, int users); ///< what the job will do to the users
QString formatJobTotals(const UserJobTotals &totals);  ///< "31 done, 2 failed, 15 not sent"; counts every user
/// Lists `partlyDone` and `notSeen` separately from the other done ones.
QString formatJobTotals(const UserJobTotals &totals, quint32 partlyDone, quint32 notSeen);
Chip jobChip(const UserJob &job);                ///< the status as a short text
Chips allJobChips();                             ///< all results of jobChip(), to fit the column
QString formatJobWaitReason(const UserJob &job); ///< why the job isn't progressing; empty: it is, or has ended
QString formatExclusion(UserJobExclusion why);   ///< "already has this time zone"
/// "Central time (Chicago) → Mountain time (Denver)"
QString formatPlannedChange(const UserJobPlan &plan, quint32 user, ZoneForm zones = ZoneForm::Words);

Chip jobUserChip(UserJobState state, const UserJob::Result &result);
Chips allJobUserChips();                                 ///< all results of jobUserChip()
QString formatJobUser(const UserJob &job, quint32 user); ///< details that the chip doesn't contain; may be empty

QString formatFaultType(const QString &type);           ///< "Sign-in expired"
QString formatSourceFault(const UserJob::Fault &fault); ///< "Oura: Sign-in expired"

} // namespace labdesk
