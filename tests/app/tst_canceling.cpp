// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboardstage.h"
#include "shell/helpwindow.h"
#include "shell/windowcommands.h"
#include "support/eventloop.h"
#include "support/testmain.h"
#include "views/common/command.h"
#include "views/common/countdownrow.h"
#include "views/users/detail/userdetailpane.h"
#include "views/users/userwindow.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// Cancel of what counts down, with a keyboard alone, from wherever one is.
class tst_canceling : public QObject
{
    Q_OBJECT

    std::unique_ptr<KeyboardStage> m_at;

    UserActions &actions() const { return m_at->session().actions(); }
    bool isCounting(quint64 id) const { return std::holds_alternative<UserAction::Delayed>(actions().find(id)->state); }
    bool isCanceled(quint64 id) const
    {
        return std::holds_alternative<UserAction::Canceled>(actions().find(id)->state);
    }
    const User &openUser() const { return readyIn(m_at->session().details().user())->value; }
    bool open(int row) const
    {
        auto *table = m_at->shown<QTableView>(u"usersTable"_s);
        const auto before = m_at->session().details().userId();
        table->setCurrentIndex(table->model()->index(row, 0));
        return QTest::qWaitFor(
            [&] {
                const UserDetails &details = m_at->session().details();
                return details.userId() != before && hasCome(details.user()) && hasCome(details.providers());
            },
            KeyboardStage::patience);
    }
    void go(Place place) const { m_at->window().goTo(place); }
    QList<CountdownRow *> rows(quint64 id) const
    {
        QList<CountdownRow *> seen = countdownRowsIn(&m_at->window());
        seen.removeIf([id](const CountdownRow *row) { return row->action() != id; });
        return seen;
    }

    static void addPlaces()
    {
        QTest::addColumn<Place>("place");
        for (const Place place : allPlaces)
            QTest::newRow(qPrintable(placeTitle(place))) << place;
    }

private Q_SLOTS:
    void init()
    {
        m_at = std::make_unique<KeyboardStage>();
        QVERIFY(m_at->begin());
        QVERIFY(open(0));
        actions().setDelay(5, 1h);
    }
    void cleanup() { m_at.reset(); }

    void escapeCancelsFrom_data()
    {
        QTest::addColumn<QString>("focus");
        for (const char *part :
             {"usersTable", "filterEdit", "userTabBar", "moreButton", "usersPlaceButton", "switchConnectionButton"})
            QTest::newRow(part) << QString::fromLatin1(part);
    }
    void escapeCancelsFrom()
    {
        QFETCH(const QString, focus);
        auto *part = m_at->shown<QWidget>(focus);
        QVERIFY(part);
        if (auto *edit = qobject_cast<QLineEdit *>(part)) {
            edit->setFocus();
            m_at->type(u"client"_s);
        }
        const quint64 id = actions().remove(openUser());
        part->setFocus();
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id));
    }

    void escapeCancelsInEachPlace_data() { addPlaces(); }
    void escapeCancelsInEachPlace()
    {
        QFETCH(const Place, place);
        const quint64 id = actions().remove(openUser());
        go(place);
        QTRY_VERIFY(!rows(id).isEmpty());
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id));
    }

    void escapeCancelsAJobThatDeregistersInEachPlace_data() { addPlaces(); }
    void escapeCancelsAJobThatDeregistersInEachPlace()
    {
        QFETCH(const Place, place);
        const UserStore &store = m_at->session().users().store();
        const auto plan
            = planUserJob({.kind = UserJobKind::Deregister, .providerSlug = u"oura"_s},
                          {store.snapshot(), RowSet(store.size(), true)}, {}, QDateTime::currentMSecsSinceEpoch());
        const UserJob *job = m_at->session().jobs().start(*plan, {});
        const quint64 id = actions().delayed().front();
        go(place);
        QTRY_COMPARE(rows(id).size(), 1);
        QVERIFY(rows(id).first()->accessibleName().contains(u"%1 user"_s.arg(plan->users.size())));
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id) && job->isEnded());
        QCOMPARE(job->engine().totals().notSent, plan->users.size());
    }

    void escapeCancelsTheNewestFirst()
    {
        const quint64 first = actions().remove(openUser());
        QVERIFY(open(1));
        const quint64 second = actions().remove(openUser());
        QTRY_VERIFY(!rows(first).isEmpty() && !rows(second).isEmpty());
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(second) && isCounting(first));
        QTRY_VERIFY(rows(second).isEmpty());
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(first));
    }

    void escapeCancelsInAWindowOfTheUser()
    {
        const quint64 id = actions().remove(openUser());
        m_at->window().windowCommands().press(u"user.openWindow"_s);
        auto *own = m_at->window().findChild<UserWindow *>();
        QVERIFY(own);
        QTRY_VERIFY(readyIn(own->findChild<UserDetailPane *>()->details().user()));
        own->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(own));
        QTRY_COMPARE(countdownRowsIn(own).size(), 1);
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id));
    }

    void escapeCancelsBesideAWindowOfTheUser_data() { addPlaces(); }
    void escapeCancelsBesideAWindowOfTheUser()
    {
        QFETCH(const Place, place);
        m_at->window().windowCommands().press(u"user.openWindow"_s);
        auto *own = m_at->window().findChild<UserWindow *>();
        QVERIFY(own);
        QTRY_VERIFY(readyIn(own->findChild<UserDetailPane *>()->details().user()));
        const quint64 id = actions().remove(openUser());
        QTRY_COMPARE(countdownRowsIn(own).size(), 1);
        go(place);
        m_at->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_at->window()));
        QTRY_COMPARE(rows(id).size(), 1);
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id));
        QTRY_VERIFY(countdownRowsIn(own).isEmpty());
    }

    void escapeFirstClosesWhatIsInFront_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("the palette") << u"app.palette"_s;
        QTest::newRow("the help") << u"app.help"_s;
        QTest::newRow("the sheet of keys") << u"app.shortcuts"_s;
        QTest::newRow("a menu") << u"menu"_s;
    }
    void escapeFirstClosesWhatIsInFront()
    {
        QFETCH(const QString, what);
        const quint64 id = actions().remove(openUser());
        if (what == u"menu"_s)
            m_at->shown<QToolButton>(u"moreButton"_s)->menu()->popup({});
        else
            m_at->window().windowCommands().press(what);
        if (what == u"app.help"_s)
            QVERIFY(QTest::qWaitForWindowActive(m_at->window().windowCommands().help()));
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCounting(id));
        QVERIFY(!QApplication::activePopupWidget());
        m_at->press(Qt::Key_Escape);
        QVERIFY(isCanceled(id));
    }

    void itIsSeenOnceInEachPlace_data() { addPlaces(); }
    void itIsSeenOnceInEachPlace()
    {
        QFETCH(const Place, place);
        const User user = openUser();
        const quint64 id
            = actions().deregister(user, *ProviderSlug::parse(user.sources.empty() ? u"oura"_s : user.sources[0].slug));
        go(place);
        QTRY_COMPARE(rows(id).size(), 1);
        if (place != Place::Users) // and whom it concerns
            QVERIFY(rows(id).first()->accessibleName().contains(user.clientUserId));
        go(Place::Users);
        QTRY_COMPARE(rows(id).size(), 1);
        QVERIFY(!m_at->shown<QWidget>(u"countdownPanel"_s));
    }

    void itIsSeenWhenAnotherUserIsOpened()
    {
        const quint64 id = actions().remove(openUser());
        QVERIFY(open(1));
        QTRY_COMPARE(rows(id).size(), 1);
        QVERIFY(m_at->shown<QWidget>(u"countdownPanel"_s));
    }

    void itIsSeenInAWindowThatWasBuiltAnew()
    {
        const quint64 id = actions().remove(openUser());
        go(Place::Payors);
        QSignalSpy rebuilt(&m_at->console, &Console::rebuilt);
        m_at->console.setTextScale(125);
        QTRY_COMPARE(rebuilt.size(), 1);
        QTRY_COMPARE(rows(id).size(), 1);
        m_at->console.setTextScale(100);
        QTRY_COMPARE(rebuilt.size(), 2);
    }

    void thePaletteCancels_data() { addPlaces(); }
    void thePaletteCancels()
    {
        QFETCH(const Place, place);
        const quint64 id = actions().remove(openUser());
        go(place);
        m_at->command(u"cancel"_s);
        QVERIFY(isCanceled(id));
    }

    void theFirstStopIsCancel_data()
    {
        QTest::addColumn<Place>("place");
        QTest::addColumn<Qt::Key>("key");
        for (const Place place : allPlaces)
            for (const Qt::Key key : {Qt::Key_F6, Qt::Key_Tab})
                QTest::addRow("%s, %s", qPrintable(placeTitle(place)), key == Qt::Key_F6 ? "F6" : "Tab")
                    << place << key;
    }
    void theFirstStopIsCancel()
    {
        QFETCH(const Place, place);
        QFETCH(const Qt::Key, key);
        const quint64 id = actions().remove(openUser());
        go(place);
        QTRY_VERIFY(!rows(id).isEmpty());
        m_at->press(key);
        QCOMPARE(m_at->focusName(), u"cancelSendButton"_s);
        m_at->press(key);
        QVERIFY(m_at->focusName() != u"cancelSendButton"_s); // and one gets on from there
    }

    void itComesFirstInItsPart()
    {
        const quint64 id = actions().remove(openUser());
        QTRY_VERIFY(!rows(id).isEmpty());
        m_at->press(Qt::Key_F6);
        m_at->shown<QTableView>(u"usersTable"_s)->setFocus();
        m_at->press(Qt::Key_F6);
        QCOMPARE(m_at->focusName(), u"cancelSendButton"_s);
        m_at->press(Qt::Key_Space);
        QVERIFY(isCanceled(id));
    }

    void enterOnTheButtonThatDestroysDoesIt_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("delete") << u"delete user"_s << u"deleteUserDialog"_s;
        QTest::newRow("deregister") << u"deregister"_s << u"deregisterDialog"_s;
    }
    void enterOnTheButtonThatDestroysDoesIt()
    {
        QFETCH(const QString, what);
        QFETCH(const QString, dialog);
        m_at->command(what);
        QVERIFY(m_at->dialog(dialog));
        m_at->press(Qt::Key_Return); // Cancel has the keyboard
        QVERIFY(m_at->isClosed(dialog));
        QVERIFY(!actions().hasDelayed());
        m_at->command(what);
        QVERIFY(m_at->dialog(dialog));
        m_at->press(Qt::Key_Tab);
        QCOMPARE(m_at->focusName(), u"actionButton"_s);
        m_at->press(Qt::Key_Return);
        QVERIFY(m_at->isClosed(dialog));
        QVERIFY(actions().hasDelayed());
    }

    void theCallerIsVerifiedFrom_data()
    {
        QTest::addColumn<QString>("where");
        for (const char *where : {"moreMenu", "userRowMenu", "the head"})
            QTest::newRow(where) << QString::fromLatin1(where);
    }
    void theCallerIsVerifiedFrom()
    {
        QFETCH(const QString, where);
        if (where == u"moreMenu"_s) {
            m_at->window().findChild<QMenu *>(where)->findChild<QAction *>(u"verifyCallerAction"_s)->trigger();
        } else if (where == u"userRowMenu"_s) {
            auto *table = m_at->shown<QTableView>(u"usersTable"_s);
            Q_EMIT table->customContextMenuRequested(table->visualRect(table->model()->index(1, 0)).center());
            auto *menu = m_at->window().findChild<QMenu *>(where);
            QVERIFY(menu);
            menu->setActiveAction(menu->findChild<QAction *>(u"verifyCallerAction"_s));
            QTest::keyClick(menu, Qt::Key_Return);
        } else {
            QTRY_VERIFY(m_at->shown<QPushButton>(u"verifyCallerButton"_s));
            m_at->shown<QPushButton>(u"verifyCallerButton"_s)->click();
        }
        QVERIFY(m_at->dialog(u"callerCard"_s));
    }

    void itsKeyIsSaid()
    {
        const quint64 id = actions().remove(openUser());
        QTRY_COMPARE(rows(id).size(), 1);
        const auto *ear = QAccessible::queryAccessibleInterface(rows(id).first());
        QCOMPARE(ear->role(), QAccessible::Notification);
        QVERIFY(ear->text(QAccessible::Description).contains(u"Press Esc to cancel."_s));
        QVERIFY(m_at->shown<QPushButton>(u"cancelSendButton"_s)->accessibleDescription().contains(u"Esc"_s));
    }
};

LABDESK_TEST(tst_canceling)
#include "tst_canceling.moc"
