// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace labdesk {

/// The users of one job, or of a plan before it becomes one. Nothing is held for a row that is not looked at, but its
/// number while a filter is on.
class JobUserTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { ClientId, Id, State, Detail };

    explicit JobUserTableModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    void showJob(UserJob *job);                        ///< null: nobody
    void showExcluded(const UserJobPlan *plan);        ///< who is left out, and why; the plan must outlive the rows
    void setFilter(std::optional<UserJobState> state); ///< of a job; nothing: all
    std::optional<UserJobState> filter() const { return m_filter; }
    UserId userAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void list();
    void userChanged(quint32 user);
    quint32 userIn(int row) const { return m_filter ? m_rows[size_t(row)] : quint32(row); }
    QString detail(quint32 user) const;

    UserJob *m_job = nullptr;
    const UserJobPlan *m_plan = nullptr;
    std::optional<UserJobState> m_filter;
    std::vector<quint32> m_rows; ///< with a filter, ascending
};

} // namespace labdesk
