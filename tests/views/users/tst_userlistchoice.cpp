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

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

/// Which user is open beside a list that is filtered: never another one than the list says.
class tst_userlistchoice : public QObject
{
    Q_OBJECT

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

    void nobodyIsOpenedWhileSeveralAreSelectedOrFound()
    {
        UsersStage stage(30);
        QTRY_COMPARE(stage.rows(), 30);
        auto *filter = part<QLineEdit>(*stage.pane, "filterEdit");
        filter->setText(u"client"_s);
        QVERIFY(stage.rows() > 1);
        stage.table()->selectAll();
        filter->setText(u"id:"_s + stage.session->users().store().id(5).text());
        QTRY_COMPARE(stage.rows(), 1);
        QTRY_VERIFY(!part<QTimer>(*stage.pane, "typingRestTimer")->isActive()); // it is over: nothing may have happened
        QVERIFY(!stage.session->details().userId());
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
        QCOMPARE(message->sentence(), u"Not in this list: %1"_s.arg(user->value.clientUserId));
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
        QVERIFY(stage.shows(RemoteStack::Page::FilteredEmpty));
        QStringList labels;
        for (const QLabel *label : stage.stack()->filteredEmpty()->findChildren<QLabel *>())
            labels += label->text();
        QTEST(labels.contains(u"Names are not stored here. Search by client ID, user ID, source or time zone."_s),
              "isName");
    }
};

LABDESK_TEST(tst_userlistchoice)
#include "tst_userlistchoice.moc"
