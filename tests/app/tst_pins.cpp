// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
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
