// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/pages.h"
#include "gallery/specimens.h"
#include "text/chip.h"
#include "widgets/tabledelegate.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPoint>
#include <QStandardItemModel>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr int marksRole = FirstModelRole;
constexpr int secondLineRole = FirstModelRole + 1;

QStandardItem *textItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    return item;
}

QStandardItem *chipsItem(const Chips &chips)
{
    QStringList words;
    for (const Chip &chip : chips)
        words.append(chip.text);
    auto *item = textItem(words.join(u", "_s));
    item->setData(QVariant::fromValue(chips), ChipsRole);
    return item;
}

QStandardItemModel *sampleModel(QObject *parent)
{
    using enum Chip::Tone;
    auto *model = new QStandardItemModel(parent);
    model->setHorizontalHeaderLabels({u"Client ID"_s, u"User ID"_s, u"Sources"_s, u"Created"_s, u"Orders"_s});
    const Chips sources[] = {{{u"withings"_s, Neutral}, {u"oura"_s, Neutral}},
                             {{u"Error"_s, Bad}},
                             {},
                             {{u"fitbit"_s, Neutral},
                              {u"garmin"_s, Neutral},
                              {u"Stale"_s, Warn},
                              {u"dexcom"_s, Neutral},
                              {u"polar"_s, Neutral}},
                             {{u"Connected"_s, Ok}}};
    for (int row = 0; row < 5; ++row) {
        auto *client = textItem(row == 3 ? u"a-client-id-as-long-as-some-of-them-are-0042"_s
                                         : u"client-%1"_s.arg(row * 37 + 42, 5, 10, QLatin1Char('0')));
        if (row == 0)
            client->setData(QVariantList{QPoint(7, 5)}, marksRole);
        client->setData(u"since March %1, 2026"_s.arg(row + 3), secondLineRole);
        model->appendRow({client, textItem(u"3f1c%1e07-9a1b-4c2d-8e3f-0a1b2c3d4e5f"_s.arg(row)),
                          chipsItem(sources[row]), textItem(u"Mar %1, 2026"_s.arg(row + 3)),
                          textItem(QString::number(row * 1204))});
    }
    return model;
}

QTableView *sampleTable(bool twoLines, int selected)
{
    auto *table = new QTableView;
    table->setAccessibleName(u"Sample"_s);
    TableDelegate *delegate = setUpTable(table, twoLines);
    delegate->setColumnStyle(1, ColumnStyle::Id);
    delegate->setColumnStyle(2, ColumnStyle::ChipList);
    delegate->setColumnStyle(3, ColumnStyle::Second);
    delegate->setColumnStyle(4, ColumnStyle::Quantity);
    delegate->setMarksRole(marksRole);
    if (twoLines)
        delegate->setSecondLineRole(secondLineRole);
    table->setModel(sampleModel(table));
    for (int column = 0; column < 5; ++column)
        table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    if (selected >= 0)
        table->selectionModel()->select(table->model()->index(selected, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
    return table;
}

} // namespace

QWidget *makeTablePage()
{
    auto *page = new Specimens;
    page->addFramed(u"Rows of one line: search hit, long id, chips as many as fit; the third is selected"_s,
                    sampleTable(false, 2), 220);
    page->addFramed(u"Rows of two lines"_s, sampleTable(true, -1), 270);
    return page;
}

} // namespace labdesk
