// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/users/list/usergroupbar.h"
#include "views/users/list/userlistpane.h"

#include <QMenu>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr int groupedColumn = int(UserColumn::Zone);

void groupListBy(const UsersStage &stage, const char *action)
{
    part<QAction>(*stage.pane, action)->trigger();
}

QString groupAtTop(const UsersStage &stage)
{
    return part<QToolButton>(*stage.pane, "currentGroupButton")->text();
}

QString groupedZoneAt(const UsersStage &stage, int row)
{
    return stage.table()->model()->index(row, groupedColumn).data().toString();
}

int firstOfNextZone(const UsersStage &stage, int row)
{
    while (groupedZoneAt(stage, row) == groupedZoneAt(stage, row - 1))
        ++row;
    return row;
}

} // namespace

class tst_usergroupbar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListByTimeZoneSaysWhichOneIsAtTheTop()
    {
        UsersStage stage(200);
        QTRY_COMPARE(stage.rows(), 200);
        auto *bar = part<QWidget>(*stage.pane, "userGroupBar");
        QVERIFY(!bar->isVisible());
        groupListBy(stage, "groupByZoneAction");
        QVERIFY(bar->isVisible());
        const int second = firstOfNextZone(stage, 1);
        QVERIFY(groupAtTop(stage).startsWith(groupedZoneAt(stage, 0) + u" ("_s));
        QVERIFY2(groupAtTop(stage).contains(u"(%1 "_s.arg(second)), qPrintable(groupAtTop(stage)));
        QVERIFY(!part<QToolButton>(*stage.pane, "previousGroupButton")->isEnabled());

        part<QToolButton>(*stage.pane, "nextGroupButton")->click();
        QCOMPARE(stage.table()->rowAt(0), second);
        QVERIFY(groupAtTop(stage).startsWith(groupedZoneAt(stage, second) + u" ("_s));
        QVERIFY(!stage.session->details().userId()); // to look at a group opens nobody
        part<QToolButton>(*stage.pane, "previousGroupButton")->click();
        QCOMPARE(stage.table()->rowAt(0), 0);

        stage.table()->verticalScrollBar()->setValue(stage.table()->verticalScrollBar()->maximum());
        QTRY_VERIFY(groupAtTop(stage).startsWith(u"No time zone ("_s)
                    || !groupAtTop(stage).startsWith(groupedZoneAt(stage, 0)));
    }

    void keysGoFromGroupToGroupAndTheEarHearsWhereOneBegins()
    {
        UsersStage stage(200);
        QTRY_COMPARE(stage.rows(), 200);
        groupListBy(stage, "groupByZoneAction");
        stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
        const int second = firstOfNextZone(stage, 1);
        QTest::keyClick(stage.table(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(stage.table()->currentIndex().row(), second);
        const auto heard
            = [&](int row) { return stage.table()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString(); };
        QVERIFY(heard(second).endsWith(u", first of "_s + groupedZoneAt(stage, second)));
        QVERIFY(!heard(second - 1).contains(u"first of"_s) || second == 1);
        QTest::keyClick(stage.table(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(stage.table()->currentIndex().row(), 0);
    }

    void theMenuOfGroupsLeadsToEach()
    {
        UsersStage stage(200);
        QTRY_COMPARE(stage.rows(), 200);
        groupListBy(stage, "groupByMonthAction");
        auto *menu = part<QMenu>(*stage.pane, "groupsMenu");
        Q_EMIT menu->aboutToShow();
        QVERIFY(menu->actions().size() > 2);
        QVERIFY(menu->actions().first()->isChecked());
        QCOMPARE(menu->actions().first()->text(), groupAtTop(stage));
        menu->actions().at(1)->trigger();
        QCOMPARE(groupAtTop(stage), menu->actions().at(1)->text());
    }

    void anotherOrderHasNoGroupsAndAViewKeepsThem()
    {
        UsersStage stage(60);
        QTRY_COMPARE(stage.rows(), 60);
        auto *list = part<UserListPane>(*stage.pane, "userListPane");
        auto *bar = part<QWidget>(*stage.pane, "userGroupBar");
        groupListBy(stage, "groupBySourcesAction");
        QVERIFY(bar->isVisible());
        const SavedUserView view = list->view();
        stage.table()->sortByColumn(int(UserColumn::ClientId), Qt::AscendingOrder);
        QTRY_VERIFY(!bar->isVisible());
        list->showView(view);
        QTRY_VERIFY(bar->isVisible());
        groupListBy(stage, "groupByNothingAction");
        QVERIFY(!bar->isVisible());
        QVERIFY(!list->view().isGrouped);
    }
};

LABDESK_TEST(tst_usergroupbar)
#include "tst_usergroupbar.moc"
