// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/jobtoast.h"

#include "models/jobusertablemodel.h"
#include "models/userjobtexts.h"

namespace labdesk {

QString formatJobResult(const UserJob &job)
{
    const JobUserCounts counts = countGroups(job);
    return formatJobTotals(job.engine().totals(), counts[size_t(JobUserGroup::PartlyDone)],
                           counts[size_t(JobUserGroup::NotSeen)]);
}

} // namespace labdesk
