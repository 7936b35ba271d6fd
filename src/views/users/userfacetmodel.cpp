// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/localtexts.h"
#include "views/users/userfacetspanel.h"
#include "views/users/userfilterterms.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

QString UserFacetModel::nameOf(UserQuery::Field field, const UserFacets::Count &count)
{
    if (count.value.isEmpty())
        return field == UserQuery::Field::Created ? tr("unreadable") : tr("none");
    if (field == UserQuery::Field::Created)
        if (const QDate month = QDate::fromString(count.value + u"-01"_s, Qt::ISODate); month.isValid())
            return QLocale().toString(month, u"MMM yyyy"_s);
    return count.name.isEmpty() ? count.value : count.name;
}

void UserFacetModel::setRows(UserQuery::Field field, const std::vector<UserFacets::Count> &counts)
{
    std::vector<FacetRow> rows;
    UserRow most = 1;
    for (const UserFacets::Count &count : counts) {
        if (count.users == 0)
            continue;
        rows.push_back({nameOf(field, count), termFor(field, count.value), count.users});
        if (!count.value.isEmpty()) // of the values: many without one would make all others alike
            most = std::max(most, count.users);
    }
    if (field == UserQuery::Field::Created) // the latest first: that is what is asked about
        std::reverse(rows.begin(), rows.end());
    // Who has none is looked for most.
    const auto none
        = std::find_if(rows.begin(), rows.end(), [](const FacetRow &row) { return row.term.endsWith(":none"_L1); });
    if (field != UserQuery::Field::Created && none != rows.end())
        std::rotate(rows.begin(), none, none + 1);
    for (FacetRow &row : rows)
        row.isFiltered = hasTerm(m_query, row.term);
    if (rows == m_rows)
        return;
    // Row by row, so that what is current stays current while the counts change.
    const bool sameShape = rows.size() == m_rows.size();
    if (!sameShape)
        beginResetModel();
    m_rows = std::move(rows);
    m_most = most;
    if (!sameShape)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void UserFacetModel::setQuery(const UserQuery &query)
{
    m_query = query;
    for (FacetRow &row : m_rows)
        row.isFiltered = hasTerm(m_query, row.term);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void UserFacetModel::showAll()
{
    beginResetModel();
    m_all = true;
    endResetModel();
}

int UserFacetModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_all ? int(m_rows.size()) : std::min(first + 1, int(m_rows.size()));
}

QVariant UserFacetModel::data(const QModelIndex &index, int role) const
{
    if (isMore(index.row()))
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole
            ? tr("%Ln more…", nullptr, int(m_rows.size()) - first)
            : QVariant();
    const FacetRow &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        const QString count = tr("%Ln user(s)", nullptr, int(row.users));
        return row.isFiltered ? tr("%1, %2, filtered").arg(row.name, count)
                              : tr("%1, %2", "a value, how many users").arg(row.name, count);
    }
    case TermRole:
        return row.term;
    case CountRole:
        return localNumber(row.users);
    case ShareRole:
        return std::min(1.0, double(row.users) / m_most);
    case FilteredRole:
        return row.isFiltered;
    default:
        return {};
    }
}

} // namespace labdesk
