// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/rowmodel.h"
#include "session/userjob.h"

#include <QPointer>

#include <string>

namespace labdesk {

/// A problem of a source, and the number of affected users.
struct UsersWithFault
{
    UserJob::Fault fault;
    size_t users = 0;
    friend bool operator==(const UsersWithFault &, const UsersWithFault &) = default;
};

/// The problems that a check of sources found: one row per source and kind of problem, those that affect the most users
/// first.
class SourceFaultModel : public RowModel<const UsersWithFault &>
{
    Q_OBJECT

public:
    enum class Column { Source, Problem, Users };

    explicit SourceFaultModel(QObject *parent = nullptr) : RowModel(parent) { }

    void show(const UserJob *job); ///< null: none; call again after each change of the job
    std::vector<std::string> userIdsAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }

private:
    Columns columns() const override;
    const UsersWithFault &rowAt(int row) const override { return m_rows[size_t(row)]; }
    QString idOf(const UsersWithFault &row) const override
    {
        return QStringLiteral("%1 %2").arg(row.fault.slug, row.fault.type);
    }

    QPointer<const UserJob> m_job;
    std::vector<UsersWithFault> m_rows;
};

} // namespace labdesk
