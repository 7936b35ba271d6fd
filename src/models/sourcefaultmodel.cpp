// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sourcefaultmodel.h"

#include "domain/knownvalues.h"
#include "models/userjobtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

void SourceFaultModel::show(const UserJob *job)
{
    std::vector<UsersWithFault> rows;
    if (job)
        for (const auto &[fault, users] : job->faults())
            rows.push_back({fault, users.size()});
    std::ranges::stable_sort(rows, std::ranges::greater(), &UsersWithFault::users);
    if (job == m_job && rows == m_rows)
        return;
    beginResetModel();
    m_job = job;
    m_rows = std::move(rows);
    endResetModel();
}

std::vector<std::string> SourceFaultModel::userIdsAt(int row) const
{
    std::vector<std::string> ids;
    if (!m_job || row < 0 || row >= rowCount())
        return ids;
    for (const quint32 user : m_job->faults().at(m_rows[size_t(row)].fault))
        ids.push_back(m_job->plan().users.idText(user).toStdString());
    return ids;
}

SourceFaultModel::Columns SourceFaultModel::columns() const
{
    using Row = const UsersWithFault &;
    static constexpr RowColumn<Row> all[] = {
        {.key = "source",
         .title = QT_TR_NOOP("Source"),
         .text = [](Row row) { return known::nameOf(known::List::Providers, row.fault.slug); },
         .value = [](Row row) -> QVariant { return row.fault.slug; }},
        {.key = "problem",
         .title = QT_TR_NOOP("Problem"),
         .text = [](Row row) { return formatFaultType(row.fault.type); },
         .value = [](Row row) -> QVariant { return row.fault.type; }},
        {.key = "users", .title = QT_TR_NOOP("Users"), .count = [](Row row) { return qint64(row.users); }},
    };
    static_assert(std::size(all) == size_t(Column::Users) + 1);
    return all;
}

} // namespace labdesk
