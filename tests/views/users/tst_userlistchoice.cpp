// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/usertablemodel.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "widgets/emptystate.h"
#include "widgets/inlinemessage.h"

#include <QLabel>
#include <QLineEdit>
#include <QTimer>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

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
