// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjob.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <string>
#include <vector>

namespace labdesk {

/// What a check of sources found, by source and problem, most users first.
class SourceFaultModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Source, Problem, Users };

    explicit SourceFaultModel(QObject *parent = nullptr) : QAbstractTableModel(parent) { }

    void show(const UserJob *job); ///< null: nothing. As it is now; called again after each change of the job
    std::vector<std::string> usersAt(int row) const; ///< their ids

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        UserJob::Fault fault;
        size_t users = 0;
        friend bool operator==(const Row &, const Row &) = default;
    };

    QPointer<const UserJob> m_job;
    std::vector<Row> m_rows;
};

} // namespace labdesk
