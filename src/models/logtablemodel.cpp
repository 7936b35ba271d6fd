// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logtablemodel.h"

#include <algorithm>

namespace labdesk {

int LogTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LogTableModel::rowOf(size_t record) const
{
    const auto at = std::ranges::find(m_rows, record);
    return at == m_rows.end() ? -1 : int(at - m_rows.begin());
}

void LogTableModel::fill()
{
    m_rows.clear();
    for (size_t record = recordCount(); record-- > 0;)
        if (matches(record))
            m_rows.push_back(record);
}

void LogTableModel::rebuild()
{
    beginResetModel();
    fill();
    endResetModel();
}

void LogTableModel::addNewest()
{
    beginInsertRows({}, 0, 0);
    m_rows.insert(m_rows.begin(), recordCount() - 1);
    endInsertRows();
}

void LogTableModel::firstGoes()
{
    m_firstIsShown = !m_rows.empty() && m_rows.back() == 0;
    if (!m_firstIsShown)
        return;
    const int last = int(m_rows.size()) - 1;
    beginRemoveRows({}, last, last);
    m_rows.pop_back();
}

void LogTableModel::firstIsGone()
{
    for (size_t &record : m_rows)
        --record;
    if (m_firstIsShown)
        endRemoveRows();
}

} // namespace labdesk
