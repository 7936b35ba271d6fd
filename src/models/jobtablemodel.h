// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/userjobs.h"
#include "text/chip.h"

#include <QAbstractTableModel>

#include <functional>

namespace labdesk {

/// The jobs of a session, newest first, and behind them those that were interrupted earlier.
class JobTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, State };
    enum Role {
        ProgressLineRole = FirstOwnRole ///< QString: "31 of 48 users · 2:02 PM", how far it is and since when
    };

    /// `nameOf` turns a provider's slug into its name.
    JobTableModel(const UserJobs &jobs, std::function<QString(const QString &slug)> nameOf, QObject *parent = nullptr);

    UserJob *jobAt(int row) const;                  ///< null: one that was interrupted
    const UserJobRemains *remainsAt(int row) const; ///< null: a job of this session
    QString titleOf(const UserJob &job) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void reset();
    void jobChanged(quint64 id);
    QString progressLine(int row) const;

    const UserJobs &m_jobs;
    std::function<QString(const QString &)> m_nameOf;
    int m_shownJobs = 0;
    int m_shownRemains = 0;
};

} // namespace labdesk
