// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "widgets/fitscrollarea.h"
#include "widgets/listdetailpane.h"
#include "widgets/searchfield.h"
#include "widgets/statepage.h"

#include <QListView>
#include <QScrollBar>
#include <QStringListModel>

using namespace Qt::StringLiterals;
using namespace labdesk;

/// A list and the details of its selected row, beside each other or one at a time.
class tst_listdetailpane : public QObject
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
        QStringListModel rows({u"one"_s});
        auto *view = new QListView;
        view->setModel(&rows);
        auto *content = new QWidget;
        auto &both = *new ListDetailPane(u"both"_s); // of the window
        both.setList(view, view, {.first = list, .share = 1, .least = list});
        both.setDetail({content}, {.first = detail, .share = 1, .least = detail});
        FitScrollArea window(&both);
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
        ListDetailPane both(u"both"_s);
        QStringListModel rows({u"one"_s});
        auto *view = new QListView;
        view->setModel(&rows);
        both.setList(view, view, {.first = 200, .share = 1});
        auto *field = new SearchField;
        both.setDetail({field}, {.first = 200, .share = 1});
        both.resize(500, 400);
        both.show();
        QVERIFY(QTest::qWaitForWindowActive(&both));
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

    void aDetailComesBackWithItsRow()
    {
        ListDetailPane both(u"both"_s);
        QStringListModel rows({u"one"_s});
        auto *view = new QListView;
        view->setModel(&rows);
        both.setList(view, view, {.first = 200, .share = 1});
        both.setDetail({new QWidget}, {.first = 200, .share = 1});
        both.restoreDetail(true);
        QVERIFY2(!both.isDetailShown(), "it would say that nothing is selected");
        both.showRow(rows.index(0));
        both.restoreDetail(false);
        QVERIFY(!both.isDetailShown());
        both.restoreDetail(true);
        QVERIFY(both.isDetailShown());
    }

    void saysThatNothingIsSelected()
    {
        ListDetailPane both(u"both"_s);
        auto *view = new QListView;
        both.setList(view, view, {.first = 200, .share = 1});
        auto *user = new QWidget;
        auto *job = new QWidget;
        both.setDetail({user, job}, {.first = 200, .share = 1});
        both.noneSelected()->setContent(IconName::Jobs, u"Nothing selected"_s, {});
        both.resize(1200, 400);
        both.show();
        QVERIFY(user->isVisible());
        both.showPage(1);
        QVERIFY(job->isVisible());
        both.showPage(-1);
        QVERIFY(both.noneSelected()->isVisible() && !user->isVisible() && !job->isVisible());
    }
};

LABDESK_TEST(tst_listdetailpane)
#include "tst_listdetailpane.moc"
