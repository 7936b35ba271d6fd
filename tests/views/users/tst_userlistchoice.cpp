// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userselectionmodel.h"
#include "models/usertablemodel.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/users/filter/userfilterbar.h"
#include "views/users/list/userlistchoice.h"
#include "views/users/list/userlistpane.h"
#include "widgets/inlinemessage.h"
#include "widgets/statepage.h"

#include <QLabel>
#include <QLineEdit>
#include <QTimer>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

/// A list that is filtered in a thread, as a large one is.
struct ThreadedList
{
    explicit ThreadedList(UserDirectory &directory)
        : model(directory.store(), nullptr, {.maxSynchronous = 0}), selection(&model),
          choice(directory, model, selection, rows, filter, nullptr)
    {
        rows.setModel(&model);
        rows.setSelectionModel(&selection);
        rows.setSelectionBehavior(QAbstractItemView::SelectRows);
        QObject::connect(&filter, &UserFilterBar::queryChanged, &choice, [this] {
            model.setFilter(filter.query());
            choice.noteFilter();
        });
        QObject::connect(&model, &UserTableModel::settled, &choice, &UserListChoice::noteList);
    }

    UserTableModel model;
    UserSelectionModel selection;
    QTableView rows;
    UserFilterBar filter;
    UserListChoice choice;
};

} // namespace

/// Which user is open beside a list that is filtered: never another one than the list says.
class tst_userlistchoice : public QObject
{
    Q_OBJECT

    static QStringList idsOf(const UsersStage &stage)
    {
        QStringList ids;
        for (int row = 0; row < stage.rows(); ++row)
            ids += stage.table()->model()->index(row, 0).data(IdRole).toString();
        return ids;
    }

private Q_SLOTS:
    void aFilterWithOneHitOpensItAndLeavesTheKeyboardInTheField()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setFocus();
        const QModelIndex wanted = stage.table()->model()->index(7, 0);
        const QString id = wanted.data(IdRole).toString();
        filter->setText(u"id:"_s + id);
        QTRY_VERIFY(stage.session->details().userId());
        QCOMPARE(stage.session->details().userId()->text(), id);
        QCOMPARE(stage.pane->window()->focusWidget(), filter);
        QCOMPARE(stage.table()->currentIndex().row(), 0);
    }

    void aFilterWithOneHitTakesThePlaceOfWhoWasOpen()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const UserStore &users = stage.session->users().store();
        QVERIFY(stage.openUser(users.id(3).text()));
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"id:"_s + users.id(5).text());
        QTRY_COMPARE(stage.session->details().userId(), std::optional(users.id(5)));
    }

    void nobodyIsOpenedWhileSeveralAreFound()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"client"_s);
        QVERIFY(stage.rows() > 1);
        QTRY_VERIFY(!part<QTimer>(*stage.pane, "typingRestTimer")->isActive()); // it is over: nothing may have happened
        QVERIFY(!stage.session->details().userId());
    }

    // Rows of the list of 30, as it stands without a filter.
    void aFilterThatChangesDropsWhomItHides_data()
    {
        QTest::addColumn<QList<int>>("selected");
        QTest::addColumn<QList<int>>("listed"); ///< that the filter leaves
        QTest::addColumn<QList<int>>("left");   ///< of those that are selected
        QTest::addColumn<int>("open");          ///< -1: nobody
        const auto row
            = [](const char *name, const QList<int> &selected, const QList<int> &listed, const QList<int> &left,
                 int open) { QTest::newRow(name) << selected << listed << left << open; };
        const QList<int> all = [] {
            QList<int> rows(30);
            std::iota(rows.begin(), rows.end(), 0);
            return rows;
        }();
        row("all were selected, and one is left: it is opened", all, {7}, {7}, 7);
        row("the one that is left was not among several", {1, 2, 3}, {7}, {7}, 7);
        row("some of several are left", {1, 2, 3, 4}, {2, 4, 9}, {2, 4}, -1);
        row("one of several is left among others", {1, 2, 3, 4}, {2, 8, 9}, {2}, 2);
        row("none of several is left, and nobody of before is opened", {1, 2, 3}, {8, 9}, {}, -1);
        row("nobody is left at all", {1, 2, 3}, {}, {}, -1);
        row("one that was open stays so, hidden", {5}, {8, 9}, {}, 5);
        row("all of them are left", {1, 2, 3}, all, {1, 2, 3}, -1);
    }
    void aFilterThatChangesDropsWhomItHides()
    {
        QFETCH(QList<int>, selected);
        QFETCH(QList<int>, listed);
        QFETCH(QList<int>, left);
        QFETCH(int, open);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const QStringList ids = idsOf(stage);
        const QStringList names = columnOf(stage.table(), int(UserTableModel::Column::ClientId));
        for (const int row : selected)
            stage.table()->selectionModel()->select(stage.table()->model()->index(row, 0),
                                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QStringList terms;
        for (const int row : listed)
            terms += u"id:"_s + ids[row];
        part<QLineEdit>(*stage.pane, "filterEdit")
            ->setText(listed.isEmpty()        ? u"nobody at all"_s
                          : listed.size() > 9 ? u"-zzzz"_s
                                              : terms.join(u" OR "_s));
        QCOMPARE(stage.rows(), int(listed.size()));
        QTRY_VERIFY(!part<QTimer>(*stage.pane, "typingRestTimer")->isActive());
        QStringList found;
        for (int row = 0; row < stage.rows(); ++row)
            if (stage.table()->selectionModel()->isRowSelected(row))
                found += stage.table()->model()->index(row, 0).data(IdRole).toString();
        QStringList wanted;
        for (const int row : left)
            wanted += ids[row];
        found.sort();
        wanted.sort();
        QCOMPARE(found, wanted);
        const auto opened = [&] {
            const auto &user = stage.session->details().userId();
            return user ? int(ids.indexOf(user->text())) : -1;
        };
        QTRY_COMPARE(opened(), open);
        part<QLineEdit>(*stage.pane, "filterEdit")->clear(); // whom it hid are not selected again
        QTRY_COMPARE(stage.rows(), 30);
        QTRY_COMPARE(opened(), open);
        const bool areMany = left.size() > 1;
        const auto isSummed = [&] {
            const auto *summary = stage.pane->findChild<QWidget *>(u"userSelectionPane"_s);
            return summary && summary->isVisible();
        };
        QTRY_COMPARE(isSummed(), areMany);
        if (areMany)
            QCOMPARE(stage.label("selectionTitleLabel"), u"%1 user(s) selected"_s.arg(left.size()));
    }

    void aSelectionThatWasSetAsideDoesNotReplaceANewerChoice_data()
    {
        QTest::addColumn<bool>("isOpened");
        QTest::newRow("the selection is cleared") << false;
        QTest::newRow("somebody is opened who isn't in the list") << true;
    }
    void aSelectionThatWasSetAsideDoesNotReplaceANewerChoice()
    {
        QFETCH(bool, isOpened);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        ThreadedList list(stage.session->users());
        QTRY_VERIFY(!list.model.isBusy());
        list.rows.selectAll();
        QVERIFY(list.choice.hasMultiSelection());
        list.filter.setFilter(u"client"_s);
        QVERIFY(list.model.isBusy() && !list.choice.hasMultiSelection());
        const auto other = UserId::parse(u"0b6b0f4e-5e0a-4f6e-9f0e-2f1d6f0b7a01"_s);
        if (isOpened)
            list.choice.select(*other);
        else
            list.choice.clear();
        QTRY_VERIFY(!list.model.isBusy());
        QCOMPARE(list.selection.count(), UserRow(0));
        QCOMPARE(list.choice.user(), isOpened ? other : std::nullopt);
    }

    void aSelectionThatWaitsForTheListDoesNotReplaceANewerChoice_data()
    {
        QTest::addColumn<QString>("then");
        QTest::addColumn<bool>("isSelected");
        QTest::newRow("nothing else is chosen") << QString() << true;
        QTest::newRow("a user is opened from elsewhere") << u"open"_s << false;
        QTest::newRow("a row is chosen") << u"row"_s << false;
        QTest::newRow("all rows are chosen") << u"all"_s << true;
        QTest::newRow("a filter is typed") << u"filter"_s << false;
    }
    void aSelectionThatWaitsForTheListDoesNotReplaceANewerChoice()
    {
        QFETCH(QString, then);
        QFETCH(bool, isSelected);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        const UserStore &users = stage.session->users().store();
        const UserId other = users.id(7);
        stage.session->users().reload();
        stage.pane->selectUsers({users.idText(0).toStdString(), users.idText(1).toStdString()});
        if (then == u"open"_s)
            stage.pane->openUser(other);
        else if (then == u"row"_s)
            stage.table()->setCurrentIndex(stage.table()->model()->index(3, 0));
        else if (then == u"all"_s)
            stage.table()->selectAll();
        else if (then == u"filter"_s)
            part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"client"_s);
        QTRY_VERIFY(!readyIn(stage.session->users().state())->refreshing);
        QTRY_COMPARE(part<UserListPane>(*stage.pane, "userListPane")->choice().hasMultiSelection(), isSelected);
        if (then == u"all"_s)
            QCOMPARE(part<UserListPane>(*stage.pane, "userListPane")->choice().selection().count(), 30U);
        QCOMPARE(part<QLineEdit>(*stage.pane, "filterEdit")->text(), then == u"filter"_s ? u"client"_s : QString());
    }

    void enterDoesNotReplaceWhoIsOpenedBeforeTheFilterIsEvaluated()
    {
        const int many = int(UserTableOptions().maxSynchronous) + 1;
        UsersStage stage(many);
        QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), many, 60'000);
        const UserStore &users = stage.session->users().store();
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setText(u"id:"_s + users.idText(5));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(stage.rows(), many); // it is being evaluated
        const UserId other = users.id(7);
        stage.pane->openUser(other);
        QTRY_COMPARE(stage.rows(), 1);
        QCOMPARE(part<UserListPane>(*stage.pane, "userListPane")->choice().user(), std::optional(other));
    }

    void aUserWhomTheFilterHidesIsHeadedByThatAndHasNoPrimaryAction()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openExample());
        const auto *message = part<InlineMessage>(*stage.pane, "notListedMessage");
        const auto *refresh = stage.button("refreshButton");
        QVERIFY(!message->isVisible());
        QCOMPARE(refresh->property("kind").toString(), u"primary"_s);
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setText(u"nobody at all"_s);
        QTRY_VERIFY(message->isVisible());
        const auto *user = readyIn(stage.session->details().user());
        QCOMPARE(message->sentence(), u"The filter hides %1."_s.arg(user->value.clientUserId));
        QCOMPARE(refresh->property("kind").toString(), u"plain"_s);
        filter->clear();
        QVERIFY(!message->isVisible());
        QCOMPARE(refresh->property("kind").toString(), u"primary"_s);
    }

    void whoIsNotInTheListIsClosedByItsButton()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        QVERIFY(stage.openExample());
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(u"nobody at all"_s);
        auto *message = part<InlineMessage>(*stage.pane, "notListedMessage");
        message->button()->click();
        QVERIFY(!stage.session->details().userId());
        QVERIFY(!message->isVisible());
    }

    void hitsAreMarkedInTheRows_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("isMarked");
        using Column = UserTableModel::Column;
        const auto row = [](const char *name, const QString &filter, Column column, bool isMarked) {
            QTest::newRow(name) << filter << int(column) << isMarked;
        };
        row("a word in the client ID", u"client"_s, Column::ClientId, true);
        row("a word that is somewhere else", u"client"_s, Column::Zone, false);
        row("a field marks its own column", u"client:client"_s, Column::ClientId, true);
        row("and no other", u"id:-4"_s, Column::ClientId, false);
        row("the user ID", u"id:-4"_s, Column::Id, true);
        row("what is excluded is not marked", u"client -zzz"_s, Column::Id, false);
        row("without a filter nothing is", u""_s, Column::ClientId, false);
    }
    void hitsAreMarkedInTheRows()
    {
        QFETCH(QString, filter);
        QFETCH(int, column);
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(filter);
        QVERIFY(stage.rows() > 0);
        const auto marks = stage.table()->model()->index(0, column).data(UserTableModel::MarksRole).toList();
        QTEST(!marks.isEmpty(), "isMarked");
    }

    void aTypedNameIsAnswered_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isName");
        QTest::newRow("a first name") << u"Jennifer"_s << true;
        QTest::newRow("both names") << u"Mary O’Brien"_s << true;
        QTest::newRow("a number") << u"99999999"_s << false;
        QTest::newRow("a field") << u"src:nothing"_s << false;
    }
    void aTypedNameIsAnswered()
    {
        QFETCH(QString, typed);
        UsersStage stage(12);
        QTRY_COMPARE(stage.rows(), 12);
        part<QLineEdit>(*stage.pane, "filterEdit")->setText(typed);
        QTRY_VERIFY(stage.shows(RemoteStack::Page::FilteredEmpty)); // once the list is whole
        QStringList labels;
        for (const QLabel *label : stage.stack()->filteredEmpty()->findChildren<QLabel *>())
            labels += label->text();
        QTEST(labels.contains(
                  u"The user list doesn’t contain names. Search by client ID, user ID, source, or time zone."_s),
              "isName");
    }
};

LABDESK_TEST(tst_userlistchoice)
#include "tst_userlistchoice.moc"
