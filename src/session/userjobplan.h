// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/userjobtypes.h"
#include "store/userselection.h"

#include <QHash>
#include <QSet>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labdesk {

/// The users of a job, even a million of them: IDs, client IDs, and the value that the job changes.
class UserJobItems
{
public:
    quint32 size() const { return quint32(m_values.size()); }
    UserId id(quint32 user) const { return *UserId::parse(idText(user)); }
    QString idText(quint32 user) const { return textAt(2 * user); }
    QString clientUserId(quint32 user) const { return textAt(2 * user + 1); }
    const QString &before(quint32 user) const { return m_texts[m_values[user]]; } ///< see UserJobPlan; empty: none

    bool contains(const UserId &user) const; ///< in any spelling that is the same ID

    void append(std::string_view id, std::string_view clientUserId, const QString &before);

private:
    QString textAt(size_t text) const;

    std::string m_ids;
    std::vector<size_t> m_begin{0};
    std::vector<quint16> m_values;
    std::vector<QString> m_texts{QString()}; ///< each value once
    QHash<QString, quint16> m_valueOf{{QString(), 0}};
};

/// What a job would do, for which users, and which are excluded and why.
struct UserJobPlan
{
    UserJobSpec order = {};
    /// Their values are the zones from the list, to which a change can be undone; for RestoreZone, the zones to set;
    /// for ChangeIngestionEnd, the ends as YYYY-mm-dd.
    UserJobItems users = {};
    UserJobItems excluded = {};
    std::vector<UserJobExclusion> reasons = {};          ///< of each of the excluded
    quint32 withoutZone = 0;                             ///< of `users`: their change can't be undone
    std::array<quint32, userJobExclusions> countOf = {}; ///< of the excluded, by reason
    QString ticket = {};                                 ///< the current one when the job starts; empty: none
    qint64 plannedAt = 0;                                ///< ms UTC; the person hasn't confirmed later changes

    void exclude(std::string_view id, std::string_view clientUserId, const QString &before, UserJobExclusion why);
};

/// `spentRefreshes`: IDs of users whose hourly refreshes are used up. `now` in ms UTC. Pure, for any thread. Nothing if
/// it was canceled.
std::optional<UserJobPlan> planUserJob(const UserJobSpec &order, const UserSelection &selection,
                                       const QSet<QString> &spentRefreshes, qint64 now,
                                       const CancelFlag *canceled = nullptr);

/// Plans to give each user whose zone `job` changed the previous one back. Excludes users whose zone in the current
/// list, `now`, is neither the one that the job set nor the one before. Each user is checked again before the write.
UserJobPlan planUndo(const UserJobPlan &job, const std::vector<UserJobState> &states, const UserSnapshot &now);

} // namespace labdesk
