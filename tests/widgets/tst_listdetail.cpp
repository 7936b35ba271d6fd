// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/fitscrollarea.h"
#include "widgets/listdetail.h"
#include "widgets/searchfield.h"

#include <QListView>
#include <QScrollBar>
#include <QSplitter>
#include <QStringListModel>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// A list and the details of its selected row, beside each other or one at a time.
class tst_listdetail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isStackedWhereBothHaveNoRoom_data()
    {
        QTest::addColumn<int>("list"); // widths that they need
        QTest::addColumn<int>("detail");
        QTest::newRow("short texts") << 300 << 400;
        QTest::newRow("long texts, which need more than a small window") << 500 << 620;
        QTest::newRow("a detail that is wider than the window") << 300 << 900;
    }
    /// As in the window, whose content scrolls where it is too large.
    void isStackedWhereBothHaveNoRoom()
    {
        QFETCH(int, list);
        QFETCH(int, detail);
        auto *splitter = new QSplitter;
        splitter->setChildrenCollapsible(false);
        QStringListModel rows({u"one"_s});
        auto *view = new QListView;
        view->setModel(&rows);
        view->setMinimumWidth(list);
        splitter->addWidget(view);
        auto *content = new QWidget;
        content->setMinimumWidth(detail);
        splitter->addWidget(content);
        auto &both = *new ListDetail(splitter, view); // of the splitter
        FitScrollArea window(splitter);
        const auto isScrolled = [&window] { return window.horizontalScrollBar()->maximum() > 0; };

        window.resize(1600, 600);
        window.show();
        QTRY_VERIFY(!both.isStacked() && content->isVisible());
        window.resize(760, 600);
        QTRY_VERIFY(both.isStacked());
        QTRY_VERIFY(view->isVisible() && !content->isVisible() && !isScrolled());
        window.resize(1600, 600);
        QTRY_VERIFY(!both.isStacked() && content->isVisible() && !isScrolled());
    }

    void escapeClearsAFieldOfTheDetailBeforeItLeadsBack()
    {
        QSplitter splitter;
        QStringListModel rows({u"one"_s});
        auto *view = new QListView;
        view->setModel(&rows);
        splitter.addWidget(view);
        auto *field = new SearchField;
        splitter.addWidget(field);
        auto &both = *new ListDetail(&splitter, view); // of the splitter
        splitter.resize(500, 400);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowActive(&splitter));
        QTRY_VERIFY(both.isStacked());
        both.showRow(rows.index(0));
        field->setFocus();
        QTest::keyClicks(field, u"words"_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), QString());
        QVERIFY(field->isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(view->isVisible() && !field->isVisible());
    }
};

LABDESK_TEST(tst_listdetail)
#include "tst_listdetail.moc"
