// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/columnautohide.h"

#include "text/chip.h"
#include "widgets/accessibility.h"
#include "widgets/tableheader.h"
#include "widgets/tools.h"

#include <QEvent>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTableView>

#include <set>

namespace labdesk {

namespace {

/// Reports hidden columns in the header and to assistive technology, except those hidden by the person.
void reportHidden(QTableView *table, const QVariantList &columns)
{
    QStringList titles;
    for (const QVariant &column : columns)
        titles += table->model() ? table->model()->headerData(column.toInt(), Qt::Horizontal).toString() : QString();
    if (auto *header = qobject_cast<TableHeader *>(table->horizontalHeader()))
        header->setHidden(titles);
    setHiddenColumns(table, titles);
}

/// Property of the table: the columns hidden for lack of space.
constexpr auto hiddenColumnsProperty = "droppedColumns";

/// The columns that are tools, see widgets/tools.h.
std::vector<int> toolColumns(const QTableView &table)
{
    std::vector<int> all;
    for (int column = 0; column < table.horizontalHeader()->count(); ++column)
        if (table.model() && table.model()->headerData(column, Qt::Horizontal, ToolRole).toBool())
            all.push_back(column);
    return all;
}

class ColumnFitter : public QObject
{
public:
    ColumnFitter(QTableView *table, std::vector<ColumnToHide> columns)
        : QObject(table), m_table(table), m_columns(std::move(columns))
    {
        table->viewport()->installEventFilter(this); // its width also changes with the scroll bar
        connect(&tools(), &Tools::shownChanged, this, &ColumnFitter::fit);
    }

    /// Forgets which columns were hidden for lack of space, and which ones the person showed anyway.
    void startOver()
    {
        m_table->setProperty(hiddenColumnsProperty, QVariantList());
        m_shownByUser.clear();
        fit();
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize) {
            const auto *resize = static_cast<QResizeEvent *>(event);
            if (resize->size().width() != resize->oldSize().width())
                fit();
        }
        return false;
    }

private:
    /// The width in pixels that the columns need. A stretched column counts with its minimum instead of its current
    /// width.
    static int requiredWidth(const QHeaderView &header, int minWidth)
    {
        int needed = header.length();
        for (int column = 0; column < header.count(); ++column)
            if (!header.isSectionHidden(column) && header.sectionResizeMode(column) == QHeaderView::Stretch)
                needed += minWidth - header.sectionSize(column);
        return needed;
    }

    /// Always leaves space for a scroll bar, so that columns don't change with the number of rows.
    void fit()
    {
        const int room = m_table->contentsRect().width() - m_table->verticalScrollBar()->sizeHint().width();
        QHeaderView &header = *m_table->horizontalHeader();
        const bool stretches = header.stretchLastSection();
        header.setStretchLastSection(false); // otherwise the last column takes all remaining space
        for (const QVariant &dropped : m_table->property(hiddenColumnsProperty).toList()) {
            if (header.isSectionHidden(dropped.toInt()))
                header.showSection(dropped.toInt());
            else
                m_shownByUser.insert(dropped.toInt());
        }
        for (const int column : toolColumns(*m_table))
            header.setSectionHidden(column, !tools().areShown());
        QVariantList dropped;
        for (const auto &[column, minWidth] : m_columns) {
            if (requiredWidth(header, minWidth) <= room)
                continue;
            if (header.isSectionHidden(column) || m_shownByUser.count(column) > 0)
                continue;
            header.hideSection(column);
            dropped += column;
        }
        m_table->setProperty(hiddenColumnsProperty, dropped);
        reportHidden(m_table, dropped);
        header.setStretchLastSection(stretches);
    }

    QTableView *m_table;
    std::vector<ColumnToHide> m_columns;
    std::set<int> m_shownByUser;
};

} // namespace

void hideColumnsToFit(QTableView *table, const std::vector<int> &columns, int minWidth)
{
    std::vector<ColumnToHide> all;
    for (const int column : columns)
        all.push_back({column, minWidth});
    hideColumnsBySpace(table, std::move(all));
}

void hideColumnsBySpace(QTableView *table, std::vector<ColumnToHide> columns)
{
    new ColumnFitter(table, std::move(columns));
}

void refitColumns(QTableView &table)
{
    for (QObject *child : table.children())
        if (auto *fitter = dynamic_cast<ColumnFitter *>(child))
            fitter->startOver();
}

QByteArray saveColumns(QTableView &table)
{
    QHeaderView &header = *table.horizontalHeader();
    std::vector<int> hidden = tools().areShown() ? std::vector<int>() : toolColumns(table);
    for (const QVariant &column : table.property(hiddenColumnsProperty).toList())
        hidden.push_back(column.toInt());
    const QSignalBlocker quiet(header); // no signals, as the header ends up unchanged
    for (const int column : hidden)
        header.showSection(column);
    const QByteArray state = header.saveState();
    for (const int column : hidden)
        header.hideSection(column);
    return state;
}

} // namespace labdesk
