// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/userjobtypes.h"
#include "store/userselection.h"

#include <QSet>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// The users of a job, a million of them if need be: ids, client ids, and the value that the job changes.
class UserJobItems
{
public:
    quint32 size() const { return quint32(m_values.size()); }
    UserId id(quint32 user) const { return *UserId::parse(idText(user)); }
    QString idText(quint32 user) const { return textAt(2 * user); }
    QString clientUserId(quint32 user) const { return textAt(2 * user + 1); }
    const QString &before(quint32 user) const { return m_texts[m_values[user]]; } ///< see UserJobPlan; empty: none

    void append(std::string_view id, std::string_view clientUserId, const QString &before);

private:
    QString textAt(size_t text) const;

    std::string m_ids;
    std::vector<size_t> m_begin{0};
    std::vector<quint16> m_values;
    std::vector<QString> m_texts{QString()}; ///< each value once
};

/// What a job would do, to whom, and who is left out of it and why.
struct UserJobPlan
{
    UserJobSpec order = {};
    UserJobItems users = {}; ///< with their zone as the list has it, what a change can be undone to; of RestoreZone,
                             ///< the one to set; of ChangeIngestionEnd, the end as YYYY-mm-dd
    UserJobItems excluded = {};
    std::vector<UserJobExclusion> reasons = {};          ///< of each of the excluded
    quint32 withoutZone = 0;                             ///< of `users`: a change of theirs cannot be taken back
    std::array<quint32, userJobExclusions> countOf = {}; ///< of the excluded, by reason
    QString ticket = {};                                 ///< that is worked on when it starts; empty: none
    qint64 plannedAt = 0;                                ///< ms UTC; what changed later wasn't confirmed by a person

    void exclude(std::string_view id, std::string_view clientUserId, const QString &before, UserJobExclusion why);
};

/// `spentRefreshes`: ids of users for whom this console has asked as often as services allow. `now` in ms UTC. Pure,
/// for any thread. Nothing when it was canceled.
std::optional<UserJobPlan> planUserJob(const UserJobSpec &order, const UserSelection &selection,
                                       const QSet<QString> &spentRefreshes, qint64 now,
                                       const CancelFlag *canceled = nullptr);

/// To give each user whose zone `job` changed the one that was there before; but for those whose zone in `now`, the
/// list as it is, is neither the one that the job set nor the one before. Everybody is looked at again when it is their
/// turn.
UserJobPlan planUndo(const UserJobPlan &job, const std::vector<UserJobState> &states, const UserSnapshot &now);

} // namespace labdesk
