// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/button.h"
#include "widgets/columnautohide.h"
#include "widgets/inlinemessage.h"
#include "widgets/layoutstate.h"
#include "widgets/listheader.h"
#include "widgets/listnavigation.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

bool isRowInSight(const QTableView &table)
{
    return table.viewport()->rect().contains(table.visualRect(table.currentIndex()));
}

} // namespace

/// Lists that get more room or less.
class tst_listlayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListThatGetsLowerKeepsItsCurrentRowInSight_data()
    {
        QTest::addColumn<bool>("wasInSight");
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("one that was in sight stays there") << true << false;
        QTest::newRow("also when the list was hidden meanwhile") << true << true;
        QTest::newRow("one that was scrolled away is left where it is") << false << false;
    }
    void aListThatGetsLowerKeepsItsCurrentRowInSight()
    {
        QFETCH(bool, wasInSight);
        QFETCH(bool, isHidden);
        QStandardItemModel model(100, 2);
        QTableView table;
        table.setModel(&model);
        keepCurrentVisible(&table);
        table.resize(400, 400);
        table.show();
        table.setCurrentIndex(model.index(99, 0));
        table.scrollToBottom();
        QTRY_VERIFY(isRowInSight(table));
        if (!wasInSight)
            table.scrollToTop();
        table.setVisible(!isHidden);
        table.resize(400, 250);
        table.show();
        QTRY_VERIFY(table.viewport()->height() < 250);
        QCoreApplication::sendPostedEvents(); // what was to be done after the resize
        QCOMPARE(isRowInSight(table), wasInSight);
        QVERIFY(wasInSight || table.verticalScrollBar()->value() == 0);
    }

    void theHeadOfANarrowListIsReadWhole()
    {
        ListHeader header(u"Users"_s);
        header.addAction(makeButton(u"New user"_s, ButtonKind::Plain, u"newUserButton"_s));
        header.setCount(u"1,199 of 1,200"_s);
        header.show();
        const auto *count = header.findChild<QLabel *>(u"listCountLabel"_s);
        const auto *button = header.findChild<QPushButton *>(u"newUserButton"_s);
        for (int width = 600; width >= 180; width -= 10) {
            header.resize(width, header.sizeHint().height());
            QTRY_VERIFY2(count->width() >= count->sizeHint().width() && button->width() >= button->sizeHint().width(),
                         qPrintable(QString::number(width)));
            QVERIFY2(button->mapTo(&header, button->rect().bottomRight()).x() < width,
                     qPrintable(QString::number(width)));
        }
        QVERIFY(button->mapTo(&header, QPoint()).y() >= count->mapTo(&header, count->rect().bottomLeft()).y());
    }

    void aNoticeTakesRoomOnlyWhileItIsShown()
    {
        QWidget pane;
        auto *column = new QVBoxLayout(&pane);
        column->setContentsMargins({});
        column->setSpacing(0);
        auto *message = new InlineMessage(Tone::Info, u"Found otherwise."_s);
        auto *list = new QTableView;
        column->addLayout(makeNoticeRow(message));
        column->addWidget(list, 1);
        message->hide();
        pane.resize(400, 300);
        pane.show();
        QTRY_COMPARE(list->y(), 0);
        message->show();
        QTRY_VERIFY(list->y() > message->height());
        message->hide();
        QTRY_COMPARE(list->y(), 0);
    }

    void columnsDoNotComeAndGoWithTheNumberOfRows()
    {
        QStandardItemModel model(3, 3);
        QTableView table;
        table.setModel(&model);
        for (int column = 0; column < 3; ++column)
            table.setColumnWidth(column, 100);
        hideColumnsToFit(&table, {2});
        table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        table.verticalHeader()->hide();
        table.show();
        const auto isHidden = [&table] { return table.isColumnHidden(2); };
        table.resize(300 + 2 * table.verticalScrollBar()->sizeHint().width() + 2 * table.frameWidth(), 200);
        QTRY_VERIFY(!isHidden());
        const int bar = table.verticalScrollBar()->sizeHint().width();
        table.resize(300 + bar - 1 + 2 * table.frameWidth(), 200);
        QTRY_VERIFY(isHidden()); // it would have the room as long as there are few rows
        model.setRowCount(500);
        QTRY_VERIFY(table.verticalScrollBar()->isVisible());
        QVERIFY(isHidden());
        table.resize(300 + bar + 2 * table.frameWidth(), 200);
        QTRY_VERIFY(!isHidden());
        model.setRowCount(3);
        QTRY_VERIFY(!table.verticalScrollBar()->isVisible());
        QVERIFY(!isHidden());
    }

    void restoredColumnsAreFittedAnew()
    {
        QStandardItemModel model(3, 3);
        QTableView table;
        table.setModel(&model);
        for (int column = 0; column < 3; ++column)
            table.setColumnWidth(column, 100);
        table.verticalHeader()->hide();
        hideColumnsToFit(&table, {2});
        table.resize(600, 200);
        table.show();
        const QByteArray whole = saveColumns(table);
        const auto isHidden = [&table] { return table.isColumnHidden(2); };
        table.resize(250, 200);
        QTRY_VERIFY(isHidden());
        restoreColumns(table, whole, columnWidthScale(table));
        QVERIFY(isHidden());
        table.resize(600, 200);
        QTRY_VERIFY(!isHidden());
        table.resize(250, 200);
        QTRY_VERIFY2(isHidden(), "nobody showed it by hand");
    }
};

LABDESK_TEST(tst_listlayout)
#include "tst_listlayout.moc"
