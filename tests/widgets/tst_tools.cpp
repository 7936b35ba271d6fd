// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "text/chip.h"
#include "widgets/columnautohide.h"
#include "widgets/countedtabbar.h"
#include "widgets/group.h"
#include "widgets/tools.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

using namespace labdesk;
using namespace Qt::StringLiterals;

/// What is a tool comes and goes with all of them.
class tst_tools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { tools().setShown(true); }
    void cleanup() { tools().setShown(true); }

    void whatIsMadeWhileTheyAreHiddenComesWithThem()
    {
        tools().setShown(false);
        QWidget window;
        auto *button = new QPushButton;
        setTool(button);
        QAction action;
        setTool(&action);
        (new QVBoxLayout(&window))->addWidget(button);
        window.show();
        QVERIFY(!button->isVisible() && !action.isVisible());
        tools().setShown(true);
        QVERIFY(button->isVisible() && action.isVisible());
        tools().setShown(false);
        QVERIFY(!button->isVisible() && !action.isVisible());
    }

    void whatHasNoParentYetIsNoWindow()
    {
        QPushButton button;
        setTool(&button);
        QVERIFY(!button.isVisible());
    }

    void aTabKeepsItsPlaceAndIsLeftWhenItGoes()
    {
        CountedTabBar bar;
        for (const QString &words : {u"Overview"_s, u"Raw"_s, u"Timeline"_s})
            bar.addTab(words);
        setToolTab(&bar, 1);
        bar.setCurrentIndex(1);
        tools().setShown(false);
        QVERIFY(!bar.isTabVisible(1) && bar.currentIndex() != 1);
        bar.setCurrentIndex(0);
        bar.step(1);
        QCOMPARE(bar.currentIndex(), 2);
        bar.step(1);
        QCOMPARE(bar.currentIndex(), 0);
        tools().setShown(true);
        bar.step(1);
        QCOMPARE(bar.currentIndex(), 1);
    }

    void aColumnIsKeptAsShownWhileItIsHidden()
    {
        QStandardItemModel model(1, 3);
        model.setHeaderData(1, Qt::Horizontal, true, ToolRole);
        QTableView table;
        table.setModel(&model);
        hideColumnsToFit(&table, {2});
        table.resize(500, 200);
        table.show();
        QVERIFY(!table.isColumnHidden(1));
        tools().setShown(false);
        QVERIFY(table.isColumnHidden(1));
        table.resize(400, 200);
        QVERIFY(table.isColumnHidden(1));
        const QByteArray kept = saveColumns(table);
        QVERIFY(table.isColumnHidden(1));
        tools().setShown(true);
        QVERIFY(!table.isColumnHidden(1));
        QVERIFY(table.horizontalHeader()->restoreState(kept));
        QVERIFY2(!table.isColumnHidden(1), "else it would be gone at the next start");
    }

    void theLastRowOfACardGoesWithItsLine()
    {
        Group group(u"Identity"_s);
        const FormRow *first = group.addRow(u"Sign-in"_s, u"OAuth"_s);
        const FormRow *slug = group.addRow(u"Slug"_s, u"oura"_s);
        group.setLastRowTool();
        group.show();
        const int whole = group.sizeHint().height();
        tools().setShown(false);
        QVERIFY(first->isVisible() && !slug->isVisible());
        QTRY_VERIFY(group.sizeHint().height() < whole);
    }
};

LABDESK_TEST(tst_tools)
#include "tst_tools.moc"
