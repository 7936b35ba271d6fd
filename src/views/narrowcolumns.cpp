// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/narrowcolumns.h"

#include <QEvent>
#include <QTableView>

namespace labdesk {

namespace {

class ColumnHider : public QObject
{
public:
    ColumnHider(QTableView *table, int width, std::vector<int> columns)
        : QObject(table)
        , m_table(table)
        , m_width(width)
        , m_columns(std::move(columns))
    {
        table->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            for (const int column : m_columns)
                m_table->setColumnHidden(column, m_table->width() < m_width);
        return false;
    }

private:
    QTableView *m_table;
    int m_width;
    std::vector<int> m_columns;
};

} // namespace

void hideColumnsBelow(QTableView *table, int width, std::vector<int> columns)
{
    new ColumnHider(table, width, std::move(columns));
}

} // namespace labdesk
