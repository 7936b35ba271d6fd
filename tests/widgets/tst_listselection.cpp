// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/listnavigation.h"

#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// Rows that the program selects.
class tst_listselection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowIsSelectedAlone_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("held");
        QTest::newRow("no key is held") << Qt::KeyboardModifiers();
        QTest::newRow("Ctrl is held") << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("Shift is held") << Qt::KeyboardModifiers(Qt::ShiftModifier);
        QTest::newRow("Ctrl and Shift are held") << (Qt::ControlModifier | Qt::ShiftModifier);
        QTest::newRow("Alt is held") << Qt::KeyboardModifiers(Qt::AltModifier);
    }
    void aRowIsSelectedAlone()
    {
        QFETCH(const Qt::KeyboardModifiers, held);
        constexpr int row = 80;
        QStandardItemModel model(100, 2);
        QTableView table;
        table.setModel(&model);
        table.setSelectionBehavior(QAbstractItemView::SelectRows);
        table.resize(400, 400);
        table.show();
        table.setCurrentIndex(model.index(1, 0));
        QTest::keyClick(&table, Qt::Key_Down);
        const auto selected = [&table] {
            QList<int> rows;
            for (const QModelIndex &index : table.selectionModel()->selectedRows())
                rows += index.row();
            std::ranges::sort(rows);
            return rows;
        };
        QCOMPARE(selected(), QList<int>{2});
        QTest::keyPress(&table, Qt::Key_F12, held);
        QCOMPARE(QGuiApplication::keyboardModifiers(), held);

        QSignalSpy current(table.selectionModel(), &QItemSelectionModel::currentChanged);
        selectOnly(&table, model.index(row, 0));
        QCOMPARE(selected(), QList<int>{row});
        QTRY_VERIFY(table.viewport()->rect().contains(table.visualRect(model.index(row, 0))));
        selectOnly(&table, model.index(row, 0)); // Ctrl would deselect it
        QCOMPARE(selected(), QList<int>{row});
        QCOMPARE(current.size(), 1);
        QCOMPARE(table.selectionMode(), QAbstractItemView::ExtendedSelection);

        QTest::keyClick(&table, Qt::Key_Down, Qt::ShiftModifier); // from there, not from the row of the last key
        QCOMPARE(selected(), (QList<int>{row, row + 1}));

        QTest::keyPress(&table, Qt::Key_F12, held);
        selectOnly(&table, {});
        QVERIFY(selected().isEmpty() && !table.currentIndex().isValid());
    }

    void aRowThatCannotBeSelectedChangesNothing()
    {
        QStandardItemModel model(3, 1);
        model.setItem(2, new QStandardItem(u"heading"_s));
        model.item(2)->setEnabled(false);
        QTableView table;
        table.setModel(&model);
        selectOnly(&table, model.index(1, 0));
        selectOnly(&table, model.index(2, 0));
        QCOMPARE(table.currentIndex().row(), 1);
        QVERIFY(table.selectionModel()->isSelected(model.index(1, 0)));
    }
};

LABDESK_TEST(tst_listselection)
#include "tst_listselection.moc"
