// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/centerlistmodel.h"
#include "models/rowmodel.h"

namespace labdesk {

/// A row of the list, passed to its columns.
struct CenterListRow
{
    const CenterListModel &list;
    int row;
};

/// The centers of a list with a column for each property, for copying and exporting; no view shows it. Reads from the
/// list, which must outlive it.
class CenterTableModel : public RowModel<CenterListRow>
{
    Q_OBJECT

public:
    explicit CenterTableModel(const CenterListModel &list, QObject *parent = nullptr) : RowModel(parent), m_list(list)
    {
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_list.rowCount(); }

private:
    Columns columns() const override;
    CenterListRow rowAt(int row) const override { return {m_list, row}; }
    QString idOf(CenterListRow of) const override { return QString::number(of.list.numberAt(of.row)); }

    const CenterListModel &m_list;
};

} // namespace labdesk
