// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QStringList>

namespace labdesk::tests {

/// What a model shows, one text a row: a failing comparison then shows rows.
inline QStringList rowsOf(const QAbstractItemModel &model, int role = Qt::DisplayRole, QList<int> columns = {})
{
    if (columns.isEmpty())
        for (int column = 0; column < model.columnCount(); ++column)
            columns.append(column);
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (const int column : columns)
            cells.append(model.index(row, column).data(role).toString());
        rows.append(cells.join(QStringLiteral(" | ")));
    }
    return rows;
}

inline QStringList headersOf(const QAbstractItemModel &model)
{
    QStringList headers;
    for (int column = 0; column < model.columnCount(); ++column)
        headers.append(model.headerData(column, Qt::Horizontal).toString());
    return headers;
}

} // namespace labdesk::tests
