// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layoutstate.h"

#include "platform/settings.h"
#include "widgets/columnautohide.h"
#include "widgets/metrics.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QSplitter>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Headers are identified by their table's name, since Qt names them itself. The key contains the number of columns: a
/// state for other columns would hide or reorder them.
QString columnsKey(const QTableView &table)
{
    return u"%1-columns%2"_s.arg(table.objectName(), QString::number(table.horizontalHeader()->count()));
}

/// The text size that a table's widths were set for; stored, because the current size may have changed when they are
/// saved.
constexpr auto scaleProperty = "unitOfWidths";
/// Property of toggle buttons whose state is saved.
constexpr auto keptProperty = "kept";

/// The key for the text size of the saved column widths.
QString scaleKey(const QTableView &table)
{
    return columnsKey(table) + u"-unit"_s;
}

/// Scales the columns with the text size.
void scaleColumns(QHeaderView &header, int savedScale, int scale)
{
    if (savedScale <= 0 || savedScale == scale)
        return;
    for (int column = 0; column < header.count(); ++column)
        if (!header.isSectionHidden(column) && header.sectionResizeMode(column) == QHeaderView::Interactive)
            header.resizeSection(column, int(qint64(header.sectionSize(column)) * scale / savedScale));
}

} // namespace

int columnWidthScale(const QTableView &table)
{
    return metricsFor(&table).px(1000);
}

void restoreColumns(QTableView &table, const QByteArray &state, int scale)
{
    if (state.isEmpty() || !table.horizontalHeader()->restoreState(state))
        return;
    scaleColumns(*table.horizontalHeader(), scale, columnWidthScale(table));
    refitColumns(table);
}

void restoreSizes(const QWidget &root, const Settings &settings)
{
    for (QSplitter *splitter : root.findChildren<QSplitter *>()) {
        const QByteArray state = settings.get(setting::layout, splitter->objectName());
        if (!state.isEmpty())
            splitter->restoreState(state);
    }
    for (QTableView *table : root.findChildren<QTableView *>()) {
        table->setProperty(scaleProperty, columnWidthScale(*table));
        restoreColumns(*table, settings.get(setting::layout, columnsKey(*table)),
                       settings.get(setting::layout, scaleKey(*table)).toInt());
    }
    for (QAbstractButton *button : root.findChildren<QAbstractButton *>())
        if (button->property(keptProperty).toBool())
            button->setChecked(settings.get(setting::layout, button->objectName()) == "on");
}

void saveSizes(const QWidget &root, Settings &settings)
{
    for (const QSplitter *splitter : root.findChildren<QSplitter *>()) {
        if (!splitter->objectName().isEmpty())
            settings.set(setting::layout, splitter->saveState(), splitter->objectName());
    }
    for (QTableView *table : root.findChildren<QTableView *>()) {
        if (table->objectName().isEmpty() || table->horizontalHeader()->count() == 0)
            continue;
        settings.set(setting::layout, saveColumns(*table), columnsKey(*table));
        settings.set(setting::layout, QByteArray::number(table->property(scaleProperty).toInt()), scaleKey(*table));
    }
    for (const QAbstractButton *button : root.findChildren<QAbstractButton *>())
        if (button->property(keptProperty).toBool())
            settings.set(setting::layout, button->isChecked() ? "on" : "off", button->objectName());
}

} // namespace labdesk
