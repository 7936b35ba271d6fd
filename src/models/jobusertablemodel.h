// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"
#include "session/userjob.h"
#include "text/zonetexts.h"

#include <array>
#include <optional>

namespace labdesk {

class JobUserTableModel;

struct JobUserRow
{
    const JobUserTableModel &model;
    quint32 user; ///< index in the job
};

/// Groups of a job's users by result, each with its own chip, except that skipped users are part of NotSent.
enum class JobUserGroup { Failed, Unknown, NotSent, NotSeen, PartlyDone, Done };
using JobUserCounts = std::array<quint32, size_t(JobUserGroup::Done) + 1>; ///< by group
JobUserCounts countGroups(const UserJob &job);

/// The users of a job, of a plan, or of an interrupted job. Stores no rows, except for row numbers while a filter is
/// set.
class JobUserTableModel : public RowModel<JobUserRow>
{
    Q_OBJECT

public:
    enum class Column { ClientId, Id, State, Detail };

    enum class Part { Affected, Excluded };

    explicit JobUserTableModel(QObject *parent = nullptr) : RowModel(parent) { }

    void showJob(UserJob *job);                        ///< null: none
    void showPlan(const UserJobPlan *plan, Part part); ///< the plan must outlive the rows; null: none
    void showInterrupted(std::optional<InterruptedUserJob> interrupted);
    /// For a job; no value: all.
    void setFilter(std::optional<JobUserGroup> group);
    UserId userAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    Columns columns() const override;
    JobUserRow rowAt(int row) const override { return {*this, userIn(row)}; }
    QString idOf(JobUserRow of) const override { return idText(of.user); }
    void show(UserJob *job, const UserJobPlan *plan, std::optional<InterruptedUserJob> interrupted);
    void list();
    bool passesFilter(quint32 user) const;
    const std::vector<UserJobState> *states() const; ///< null for a plan
    const UserJobItems *items() const;               ///< null for an interrupted job, which only has IDs
    QString idText(quint32 user) const;
    QString clientId(quint32 user) const;
    Chip chipOf(quint32 user) const;
    void userChanged(quint32 user);
    quint32 userIn(int row) const { return m_filter ? m_rows[size_t(row)] : quint32(row); }
    QString detail(quint32 user, ZoneForm zones = ZoneForm::Words) const;

    UserJob *m_job = nullptr;
    const UserJobPlan *m_plan = nullptr;
    Part m_part = Part::Affected;
    std::optional<InterruptedUserJob> m_interrupted;
    std::optional<JobUserGroup> m_filter;
    std::vector<quint32> m_rows; ///< only with a filter; ascending
};

} // namespace labdesk
