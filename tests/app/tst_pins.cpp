// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/sidebar.h"
#include "shell/sidebaritem.h"
#include "shell/windowcommands.h"
#include "views/users/list/userlistpane.h"
#include "views/users/userspane.h"

#include <QAction>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

SideBarItem *pinItem(const ConsoleStage &stage, const char *name = "pin0Button")
{
    return stage.part<SideBarItem>(name);
}

QStringList titlesIn(const std::vector<Command> &commands, const QString &detail)
{
    QStringList titles;
    for (const Command &command : commands)
        if (command.detail == detail)
            titles += command.title;
    return titles;
}

} // namespace

class tst_pins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPinnedUserStandsInTheSidebarAndIsOpenedFromThere()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        QVERIFY(!stage.part<SideBarItem>("pinnedButton"));
        const UserStore &users = stage.session().users().store();
        const UserId one = users.id(3);
        stage.session().bookmarks().setPinned(one, true);
        stage.session().bookmarks().learnNames(users);
        QCOMPARE(pinItem(stage)->text(), users.clientUserId(3));
        stage.window().goTo(Place::Payors);
        pinItem(stage)->click();
        QCOMPARE(stage.window().currentPlace(), Place::Users);
        QCOMPARE(stage.session().details().userId(), one);
        pinItem(stage)->actions().front()->trigger();
        QVERIFY(!pinItem(stage));
        QVERIFY(stage.session().bookmarks().pinned().empty());
    }

    void pinsAreFoldedAndGoneWithoutRoom()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        for (const UserRow row : {0U, 1U})
            stage.session().bookmarks().setPinned(stage.session().users().store().id(row), true);
        QVERIFY(pinItem(stage, "pin1Button"));
        stage.part<SideBarItem>("pinnedButton")->click();
        QVERIFY(!pinItem(stage));
        QCOMPARE(stage.part<SideBarItem>("pinnedButton")->accessibleDescription(), u"collapsed"_s);
        stage.part<SideBarItem>("pinnedButton")->click();
        QVERIFY(pinItem(stage));
        stage.window().resize(900, 700);
        QTRY_VERIFY(!pinItem(stage));
        QVERIFY(!stage.part<SideBarItem>("pinnedButton"));
    }

    void arrowsLeadFromTheSectionsThroughThePins()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.session().bookmarks().setPinned(stage.session().users().store().id(0), true);
        auto *last = stage.part<SideBarItem>("jobsPlaceButton");
        last->setFocus();
        QTest::keyClick(last, Qt::Key_Down);
        QVERIFY(stage.part<SideBarItem>("pinnedButton")->hasFocus());
        QTest::keyClick(stage.part<SideBarItem>("pinnedButton"), Qt::Key_Down);
        QVERIFY(pinItem(stage)->hasFocus());
        QTest::keyClick(pinItem(stage), Qt::Key_Return);
        QCOMPARE(stage.session().details().userId(), stage.session().users().store().id(0));
    }

    void theUsersOpenedLastStandInTheSidebarWithoutPersonalData()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        UserBookmarks &bookmarks = stage.session().bookmarks();
        const UserStore &users = stage.session().users().store();
        QVERIFY(!stage.part<SideBarItem>("recentHeading"));
        for (UserRow row = 0; row < 7; ++row)
            bookmarks.noteOpened(users.id(row), row == 6 ? u"jo@example.org"_s : users.clientUserId(row));
        QCOMPARE(stage.part<SideBarItem>("recent1Button")->text(), users.clientUserId(5));
        QVERIFY(stage.part<SideBarItem>("recent0Button")->text().startsWith(users.idText(6).left(4)));
        QVERIFY(stage.part<SideBarItem>("recent4Button"));
        QVERIFY2(!stage.part<SideBarItem>("recent5Button"), "five are enough");
        bookmarks.setPinned(users.id(5), true); // it stands there once
        QCOMPARE(stage.part<SideBarItem>("recent1Button")->text(), users.clientUserId(4));
        stage.window().goTo(Place::Payors);
        stage.part<SideBarItem>("recent1Button")->click();
        QCOMPARE(stage.window().currentPlace(), Place::Users);
        QCOMPARE(stage.session().details().userId(), users.id(4));
        QTRY_COMPARE(stage.part<SideBarItem>("recent1Button")->text(), users.clientUserId(3)); // who is open is seen
        stage.console->setPrivacyMode(true);
        QTRY_VERIFY(stage.part<SideBarItem>("recent1Button")
                    && stage.part<SideBarItem>("recent1Button")->text() != users.clientUserId(4)
                    && stage.part<SideBarItem>("recent1Button")->text() != users.clientUserId(3));
        stage.console->setPrivacyMode(false);
    }

    void aSavedViewIsShownFromTheSidebarUnlessItNamesAPerson()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.session().bookmarks().save({.name = u"Smith"_s, .filter = u"smith"_s});
        QVERIFY(!stage.part<SideBarItem>("savedViewsHeading"));
        stage.session().bookmarks().save({.name = u"No sources yet"_s, .filter = u"src:none"_s});
        QCOMPARE(stage.part<SideBarItem>("savedView0Button")->text(), u"No sources yet"_s);
        stage.window().goTo(Place::Payors);
        stage.part<SideBarItem>("savedView0Button")->click();
        QCOMPARE(stage.window().currentPlace(), Place::Users);
        QCOMPARE(stage.part<UserListPane>("userListPane")->filter(), u"src:none"_s);
    }

    void aPinnedUserWhoIsNotInTheTeamSaysSo()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.session().bookmarks().setPinned(*UserId::parse(u"8f1c2d3e-0000-4000-8000-00000000abcd"_s), true);
        QCOMPARE(pinItem(stage)->accessibleDescription(), u"Not in this team"_s);
        QVERIFY(pinItem(stage)->toolTip().contains(u"Not in this team"_s));
        stage.session().bookmarks().setPinned(stage.session().users().store().id(0), true);
        QCOMPARE(pinItem(stage, "pin1Button")->accessibleDescription(), u"Pinned user"_s);
    }

    void aLowSidebarLeavesOutWhatHasNoRoom()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const UserStore &users = stage.session().users().store();
        for (UserRow row = 0; row < 12; ++row)
            row < 8 ? stage.session().bookmarks().setPinned(users.id(row), true)
                    : stage.session().bookmarks().noteOpened(users.id(row), users.clientUserId(row));
        const Metrics metrics = metricsFor(&stage.window());
        stage.window().resize(metrics.px(1330), metrics.px(1080));
        QTRY_VERIFY(stage.part<SideBarItem>("recent3Button"));
        const int low = stage.window().minimumSizeHint().height();
        stage.window().resize(metrics.px(1330), std::max(low, metrics.px(600)));
        QTRY_VERIFY(!stage.part<SideBarItem>("pin7Button"));
        QVERIFY(!stage.part<SideBarItem>("recentHeading"));
        const auto *help = stage.part<SideBarItem>("preferencesButton");
        QVERIFY(!help || help->geometry().bottom() < help->parentWidget()->height());
    }

    void pinsComeBackWithTheConnectionAndWithTheirNames()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const QString elsewhere = stage.addElsewhere();
        const UserId one = stage.session().users().store().id(3);
        const QString name = stage.session().users().store().clientUserId(3);
        stage.session().bookmarks().setPinned(one, true);
        stage.console->connectTo(elsewhere);
        QTRY_VERIFY(stage.console->session() && stage.session().connection().id == elsewhere);
        QVERIFY(stage.isReady());
        QVERIFY2(!pinItem(stage), "another connection has its own");
        stage.console->connectTo(ConnectionRegistry::localId);
        QTRY_VERIFY(stage.console->session() && stage.session().connection().id == ConnectionRegistry::localId);
        QVERIFY(stage.isReady());
        QCOMPARE(pinItem(stage)->text(), name);
        stage.console->setTextScale(125); // builds the window anew
        QTRY_VERIFY(pinItem(stage) && pinItem(stage)->text() == name);
    }

    void anIdThatIsNotInTheListIsOfferedAsAnOrderFirst()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const auto offered = [&stage](const QString &id) {
            QStringList ids;
            for (const Command &command : stage.window().windowCommands().all(id))
                if (command.id.startsWith(u"typed.order."_s) || command.id.startsWith(u"typed.user."_s))
                    ids += command.id.section(u'.', 0, 1);
            return ids;
        };
        QCOMPARE(offered(u"8f1c2d3e-0000-4000-8000-00000000abcd"_s), (QStringList{u"typed.order"_s, u"typed.user"_s}));
        QCOMPARE(offered(stage.session().users().store().idText(0)), QStringList());
    }

    void thePaletteHasThoseAtHandBeforeAnythingIsTyped()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const UserStore &users = stage.session().users().store();
        stage.session().bookmarks().setPinned(users.id(1), true);
        stage.session().bookmarks().learnNames(users);
        qobject_cast<UsersPane *>(stage.window().pane(Place::Users))->openUser(users.id(2));
        QTRY_VERIFY(readyIn(stage.session().details().user()));
        const auto commands = stage.window().windowCommands().all({});
        QCOMPARE(titlesIn(commands, u"pinned"_s), QStringList{users.clientUserId(1)});
        QCOMPARE(titlesIn(commands, u"opened recently"_s), QStringList{users.clientUserId(2)});
    }
};

LABDESK_TEST(tst_pins)
#include "tst_pins.moc"
