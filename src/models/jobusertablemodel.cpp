// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/jobusertablemodel.h"

#include "models/userjobtexts.h"
#include "privacy/sensitive.h"

#include <algorithm>

namespace labdesk {

namespace {

/// No value if the user is still pending.
std::optional<JobUserGroup> groupOf(UserJobState state, const UserJob::Result &result)
{
    switch (state) {
    case UserJobState::Waiting:
    case UserJobState::Sending:
        return std::nullopt;
    case UserJobState::Done:
        return result.isNotSeen ? JobUserGroup::NotSeen
            : result.isPartly   ? JobUserGroup::PartlyDone
                                : JobUserGroup::Done;
    case UserJobState::Failed:
        return JobUserGroup::Failed;
    case UserJobState::Unknown:
        return JobUserGroup::Unknown;
    case UserJobState::NotSent:
    case UserJobState::Skipped:
        return JobUserGroup::NotSent;
    }
    return std::nullopt;
}

} // namespace

JobUserCounts countGroups(const UserJob &job)
{
    JobUserCounts counts{};
    for (quint32 user = 0; user < job.engine().states().size(); ++user)
        if (const auto group = groupOf(job.state(user), job.result(user)))
            ++counts[size_t(*group)];
    return counts;
}

void JobUserTableModel::show(UserJob *job, const UserJobPlan *plan, std::optional<InterruptedUserJob> interrupted)
{
    if (m_job)
        disconnect(m_job, nullptr, this, nullptr);
    beginResetModel();
    m_job = job;
    m_plan = plan;
    m_interrupted = std::move(interrupted);
    list();
    endResetModel();
}

void JobUserTableModel::showJob(UserJob *job)
{
    show(job, nullptr, std::nullopt);
    if (!job)
        return;
    connect(job, &UserJob::userChanged, this, &JobUserTableModel::userChanged);
    connect(job, &QObject::destroyed, this, [this] {
        beginResetModel();
        m_job = nullptr;
        m_rows.clear();
        endResetModel();
    });
}

void JobUserTableModel::showPlan(const UserJobPlan *plan, Part part)
{
    m_part = part;
    show(nullptr, plan, std::nullopt);
}

void JobUserTableModel::showInterrupted(std::optional<InterruptedUserJob> interrupted)
{
    show(nullptr, nullptr, std::move(interrupted));
}

void JobUserTableModel::setFilter(std::optional<JobUserGroup> group)
{
    if (group == m_filter)
        return;
    beginResetModel();
    m_filter = group;
    list();
    endResetModel();
}

bool JobUserTableModel::passesFilter(quint32 user) const
{
    return groupOf((*states())[user], m_job ? m_job->result(user) : UserJob::Result()) == m_filter;
}

const std::vector<UserJobState> *JobUserTableModel::states() const
{
    return m_job ? &m_job->engine().states() : m_interrupted ? &m_interrupted->states : nullptr;
}

const UserJobItems *JobUserTableModel::items() const
{
    return m_job                   ? &m_job->plan().users
        : !m_plan                  ? nullptr
        : m_part == Part::Affected ? &m_plan->users
                                   : &m_plan->excluded;
}

QString JobUserTableModel::idText(quint32 user) const
{
    return m_interrupted ? m_interrupted->users[user] : items()->idText(user);
}

void JobUserTableModel::list()
{
    m_rows.clear();
    const auto *all = m_filter ? states() : nullptr;
    for (quint32 user = 0; all && user < all->size(); ++user)
        if (passesFilter(user))
            m_rows.push_back(user);
}

void JobUserTableModel::userChanged(quint32 user)
{
    if (!m_filter) {
        Q_EMIT dataChanged(index(int(user), 0), index(int(user), columnCount() - 1));
        return;
    }
    const auto at = std::ranges::lower_bound(m_rows, user);
    const bool isListed = at != m_rows.end() && *at == user;
    const bool belongs = passesFilter(user);
    const int row = int(at - m_rows.begin());
    if (isListed && belongs) {
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    } else if (isListed) {
        beginRemoveRows({}, row, row);
        m_rows.erase(at);
        endRemoveRows();
    } else if (belongs) {
        beginInsertRows({}, row, row);
        m_rows.insert(at, user);
        endInsertRows();
    }
}

UserId JobUserTableModel::userAt(int row) const
{
    return *UserId::parse(idText(userIn(row)));
}

int JobUserTableModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    if (m_filter && states())
        return int(m_rows.size());
    return m_interrupted ? int(m_interrupted->users.size()) : items() ? int(items()->size()) : 0;
}

QString JobUserTableModel::clientId(quint32 user) const
{
    return items() ? items()->clientUserId(user) : QString();
}

Chip JobUserTableModel::chipOf(quint32 user) const
{
    if (m_plan)
        return {};
    return m_job ? jobUserChip(m_job->state(user), m_job->result(user)) : jobUserChip(m_interrupted->states[user], {});
}

QString JobUserTableModel::detail(quint32 user, ZoneForm zones) const
{
    if (m_job)
        return formatJobUser(*m_job, user);
    if (!m_plan)
        return {};
    return m_part == Part::Affected ? formatPlannedChange(*m_plan, user, zones)
                                    : formatExclusion(m_plan->reasons[user]);
}

JobUserTableModel::Columns JobUserTableModel::columns() const
{
    using Field = privacy::Field;
    static constexpr RowColumn<JobUserRow> all[] = {
        {.key = "client_user_id",
         .title = QT_TR_NOOP("Client ID"),
         .text = [](JobUserRow of) { return privacy::shown(Field::ClientUserId, of.model.clientId(of.user)); },
         .none = QT_TR_NOOP("none"),
         .spoken = [](JobUserRow of) { return privacy::spoken(Field::ClientUserId, of.model.clientId(of.user)); },
         .field = Field::ClientUserId},
        {.key = "user_id",
         .title = QT_TR_NOOP("User ID"),
         .text = [](JobUserRow of) { return privacy::shown(Field::UserId, of.model.idText(of.user)); },
         .spoken = [](JobUserRow of) { return privacy::spoken(Field::UserId, of.model.idText(of.user)); },
         .field = Field::UserId},
        {.key = "state",
         .title = QT_TR_NOOP("State"),
         .text = [](JobUserRow of) { return of.model.chipOf(of.user).text; },
         .chips = [](JobUserRow of) { return Chips{of.model.chipOf(of.user)}; }},
        {.key = "result",
         .title = QT_TR_NOOP("Result"),
         .text = [](JobUserRow of) { return of.model.detail(of.user); },
         .spoken =
             [](JobUserRow of) {
                 const QString detail = of.model.detail(of.user);
                 return detail.isEmpty() ? tr("none") : detail;
             },
         .value = [](JobUserRow of) -> QVariant { return of.model.detail(of.user, ZoneForm::Id); }},
    };
    static_assert(std::size(all) == size_t(Column::Detail) + 1);
    return all;
}

QVariant JobUserTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QVariant title = RowModel::headerData(section, orientation, role);
    if (!title.isValid() || role != Qt::DisplayRole || !m_plan || Column(section) != Column::Detail)
        return title;
    return m_part == Part::Affected ? tr("Change") : tr("Reason");
}

} // namespace labdesk
