// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboardstage.h"
#include "models/usertablemodel.h"
#include "shell/commandpalette.h"
#include "shell/windowcommands.h"
#include "support/liveservice.h"
#include "support/testmain.h"
#include "views/common/pane.h"
#include "views/users/userwindow.h"
#include "widgets/inlinemessage.h"
#include "widgets/remotestack.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

/// What one call leaves behind for the next, step by step; tst_twocalls has it by chance.
class tst_betweencalls : public QObject
{
    Q_OBJECT

    static constexpr int patience = KeyboardStage::patience;

    static QString zoneOf(KeyboardStage &at, const UserId &user)
    {
        const auto row = at.users().find(user);
        return row ? at.users().zone(*row) : QString();
    }

    /// The open user has `zone` now, and had another one before; the toast says so.
    static bool change(KeyboardStage &at, const UserId &user, const QString &zone)
    {
        for (const QString &one : {u"America/Boise"_s, zone}) {
            at.session().actions().changeZone(at.users().user(*at.users().find(user)), one);
            if (!QTest::qWaitFor([&] { return zoneOf(at, user) == one && !at.session().actions().hasInFlight(); },
                                 patience))
                return false;
        }
        return true;
    }

    static bool open(KeyboardStage &at, const UserId &user)
    {
        at.window().pane(Place::Users)->visit(user.text());
        return QTest::qWaitFor(
            [&] { return at.session().details().userId() == user && hasCome(at.session().details().user()); },
            patience);
    }

    static QString toastOf(KeyboardStage &at)
    {
        const Toast *toast = at.window().toasts()->toast();
        return toast->isVisible() ? toast->text() : QString();
    }

    static QWidget *band(KeyboardStage &at) { return at.window().findChild<QWidget *>(u"environmentBand"_s); }

    /// The messages about what failed that are seen in the window.
    static QStringList troubles(KeyboardStage &at)
    {
        QStringList names;
        for (const InlineMessage *message : at.window().findChildren<InlineMessage *>())
            if (message->isVisible() && message->window() == &at.window())
                names += message->objectName();
        names.sort();
        return names;
    }

    static QString sentencesOf(KeyboardStage &at, const QString &name)
    {
        QStringList sentences;
        for (const InlineMessage *message : at.window().findChildren<InlineMessage *>(name))
            if (message->isVisible())
                sentences += message->sentence();
        return sentences.join(u' ');
    }

private Q_SLOTS:
    void undoIsForTheLastChangeWhereverTheKeyboardIs_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("typedBefore");
        QTest::addColumn<QString>("typedSince");
        QTest::newRow("in the list") << u"usersTable"_s << u""_s << u""_s;
        QTest::newRow("in the tabs of the user") << u"userTabBar"_s << u""_s << u""_s;
        QTest::newRow("on a button") << u"refreshButton"_s << u""_s << u""_s;
        QTest::newRow("in the filter") << u"filterEdit"_s << u""_s << u""_s;
        QTest::newRow("in the filter, where something was typed before") << u"filterEdit"_s << u"client"_s << u""_s;
        QTest::newRow("in the filter, where something was typed since") << u"filterEdit"_s << u"cli"_s << u"ent"_s;
    }
    void undoIsForTheLastChangeWhereverTheKeyboardIs()
    {
        QFETCH(QString, where);
        QFETCH(QString, typedBefore);
        QFETCH(QString, typedSince);
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId user = at.users().id(3);
        at.control(Qt::Key_F);
        at.type(typedBefore);
        QVERIFY(open(at, user));
        QVERIFY(change(at, user, u"America/Denver"_s));
        at.shown<QWidget>(where)->setFocus();
        auto *filter = at.shown<QLineEdit>(u"filterEdit"_s);
        if (!typedSince.isEmpty()) {
            at.press(Qt::Key_End);
            at.type(typedSince);
            at.control(Qt::Key_Z);
            QCOMPARE(filter->text(), typedBefore);
            QCOMPARE(zoneOf(at, user), u"America/Denver"_s);
        }
        at.control(Qt::Key_Z);
        QTRY_COMPARE_WITH_TIMEOUT(zoneOf(at, user), u"America/Boise"_s, patience);
        QCOMPARE(filter->text(), typedBefore);
        QCOMPARE(at.session().details().userId(), user);
        QTRY_COMPARE_WITH_TIMEOUT(toastOf(at),
                                  at.users().clientUserId(*at.users().find(user))
                                      + u": Time zone changed back to America/Boise."_s,
                                  patience);
    }

    void undoFromAnotherPlaceAndFromAUsersOwnWindow()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId user = at.users().id(3);
        QVERIFY(open(at, user));
        QVERIFY(change(at, user, u"America/Denver"_s));
        at.control(Qt::Key_4);
        QCOMPARE(at.focusName(), u"searchEdit"_s);
        at.control(Qt::Key_Z);
        QTRY_COMPARE_WITH_TIMEOUT(zoneOf(at, user), u"America/Boise"_s, patience);

        QVERIFY(change(at, user, u"America/Denver"_s));
        at.control(Qt::Key_1);
        at.command(u"open user in a new window"_s);
        auto *other = at.window().findChild<UserWindow *>();
        QVERIFY(other);
        other->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(other));
        QTRY_VERIFY_WITH_TIMEOUT(other->focusWidget(), patience);
        QTest::keyClick(other->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(zoneOf(at, user), u"America/Boise"_s, patience);
    }

    void undoAsksBeforeItChangesSomebodyWhoIsNotOpen()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId before = at.users().id(3);
        QVERIFY(open(at, before));
        QVERIFY(change(at, before, u"America/Denver"_s));
        QVERIFY(open(at, at.users().id(5)));
        at.control(Qt::Key_Z);
        auto *question = at.dialog(u"undoQuestionDialog"_s);
        QVERIFY(question);
        const QString words = allWordsOf(*question).remove(QChar(0x2060)); // that keeps an ID on one line
        QVERIFY2(words.contains(at.users().clientUserId(*at.users().find(before))), qPrintable(words));
        at.press(Qt::Key_Return); // the safe answer
        QVERIFY(at.isClosed(u"undoQuestionDialog"_s));
        QCOMPARE(zoneOf(at, before), u"America/Denver"_s);
        at.control(Qt::Key_Z);
        question = at.dialog(u"undoQuestionDialog"_s);
        QVERIFY(question);
        part<QPushButton>(*question, "actionButton")->click();
        QTRY_COMPARE_WITH_TIMEOUT(zoneOf(at, before), u"America/Boise"_s, patience);
    }

    void undoInAWindowIsJudgedByWhomItShows_data()
    {
        QTest::addColumn<bool>("isShownThere");
        QTest::newRow("the changed user is in front, and somebody else in the main window") << true;
        QTest::newRow("somebody else is in front, and the changed user in the main window") << false;
    }
    void undoInAWindowIsJudgedByWhomItShows()
    {
        QFETCH(bool, isShownThere);
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId changed = at.users().id(3);
        const UserId other = at.users().id(5);
        QVERIFY(open(at, changed));
        QVERIFY(change(at, changed, u"America/Denver"_s));
        QVERIFY(open(at, isShownThere ? changed : other));
        at.command(u"open user in a new window"_s);
        auto *front = at.window().findChild<UserWindow *>();
        QVERIFY(front);
        QVERIFY(open(at, isShownThere ? other : changed));
        front->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(front));
        QTRY_VERIFY_WITH_TIMEOUT(front->focusWidget(), patience);
        QTest::keyClick(front->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        if (isShownThere) {
            QTRY_COMPARE_WITH_TIMEOUT(zoneOf(at, changed), u"America/Boise"_s, patience);
            return;
        }
        auto *question = at.dialog(u"undoQuestionDialog"_s);
        QVERIFY(question);
        question->reject();
        QVERIFY(!at.session().actions().hasInFlight());
        QCOMPARE(zoneOf(at, changed), u"America/Denver"_s);
    }

    void anEditIsNotOfferedForUndoOnceSomebodyChangedItsFieldsSince()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.window().toasts()->setDuration(1h);
        const UserId user = at.users().id(3);
        QVERIFY(open(at, user));
        const auto end = [&] {
            const auto moment = at.users().ingestionEnd(*at.users().find(user));
            return moment ? moment->text.left(10) : QString();
        };
        const auto setEnd = [&](UserActions &actions, const QString &day) {
            actions.setDelay(0);
            UserPatch patch;
            patch.ingestionEnd = QDate::fromString(day, Qt::ISODate);
            const quint64 id = actions.edit(at.users().user(*at.users().find(user)), patch);
            return QTest::qWaitFor(
                [&] { return std::holds_alternative<UserAction::Succeeded>(actions.find(id)->state); }, patience);
        };
        QVERIFY(setEnd(at.session().actions(), u"2031-01-01"_s));
        QVERIFY(setEnd(at.session().actions(), u"2031-02-02"_s));
        QTRY_VERIFY(toastOf(at).startsWith(u"Saved the changes to "_s));
        Session colleague(at.session().connection(), Secret(at.console.localService()->key()));
        QVERIFY(setEnd(colleague.actions(), u"2031-03-03"_s));
        at.window().pane(Place::Users)->reload();
        QTRY_COMPARE_WITH_TIMEOUT(end(), u"2031-03-03"_s, patience);
        QTRY_COMPARE(toastOf(at), QString());
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().user()), patience);
        at.control(Qt::Key_Z);
        QCOMPARE(toastOf(at),
                 u"Undo the last change: The changed fields of %1 have changed again since then."_s.arg(
                     at.users().clientUserId(*at.users().find(user))));
    }

    void anEditThatCouldNotBeReadBackIsOfferedForUndo()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.window().toasts()->setDuration(1h);
        const UserId user = at.users().id(3);
        QVERIFY(open(at, user));
        service::FaultInjector &faults = at.console.localService()->faultInjector();
        at.session().actions().setDelay(0);
        const auto setEnd = [&](int day) {
            UserPatch patch;
            patch.ingestionEnd = QDate(2031, 1, day);
            return at.session().actions().edit(at.users().user(*at.users().find(user)), patch);
        };
        const auto isDone = [&](quint64 edit) {
            const UserAction *action = at.session().actions().find(edit);
            return action && std::holds_alternative<UserAction::Succeeded>(action->state);
        };
        const quint64 first = setEnd(1);
        QTRY_VERIFY_WITH_TIMEOUT(isDone(first), patience);
        faults.set({{.method = "PATCH", .delay = 500ms}});
        const quint64 second = setEnd(2);
        QTRY_COMPARE_WITH_TIMEOUT(faults.requestCount("PATCH", "/"), 2, patience);
        faults.set({{.method = "GET", .pathPrefix = "/v2/user/" + user.text().toUtf8(), .status = 500}});
        QTRY_VERIFY_WITH_TIMEOUT(isDone(second), patience);
        faults.clear();
        QTRY_VERIFY(toastOf(at).contains(u"couldn’t confirm"_s));
        at.window().pane(Place::Users)->reload(); // the list has the old value until it is read
        QVERIFY(toastOf(at).contains(u"couldn’t confirm"_s));
        at.control(Qt::Key_Z);
        QTRY_VERIFY_WITH_TIMEOUT(toastOf(at).startsWith(u"Undid the changes to "_s), patience);
    }

    void thePaletteNamesTheUserWhomItsActionsAreFor_data()
    {
        QTest::addColumn<bool>("isByMouse");
        QTest::newRow("Back on the mouse closes it") << true;
        QTest::newRow("else it lists the actions for whoever is opened behind it") << false;
    }
    void thePaletteNamesTheUserWhomItsActionsAreFor()
    {
        QFETCH(bool, isByMouse);
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId first = at.users().id(3);
        const UserId second = at.users().id(5);
        const auto heading
            = [&](const UserId &user) { return u"Actions for "_s + at.users().clientUserId(*at.users().find(user)); };
        QVERIFY(open(at, first));
        QVERIFY(open(at, second));
        at.control(Qt::Key_K);
        const QPointer<CommandPalette> palette = at.window().findChild<CommandPalette *>();
        QVERIFY(palette && palette->isVisible());
        const auto headings = [&] {
            QStringList found;
            for (int row = 0; row < palette->list()->model()->rowCount(); ++row)
                if (const QString text = palette->list()->model()->index(row, 0).data().toString();
                    text.startsWith(u"Actions for "_s) && !text.contains(u" listed user"_s))
                    found += text;
            return found;
        };
        QCOMPARE(headings(), QStringList{heading(second)});
        if (isByMouse)
            QTest::mousePress(palette.data(), Qt::BackButton);
        else
            at.window().pane(Place::Users)->visit(first.text());
        QTRY_COMPARE_WITH_TIMEOUT(at.session().details().userId(), first, patience);
        QCOMPARE(!palette || !palette->isVisible(), isByMouse);
        if (!isByMouse)
            QCOMPARE(headings(), QStringList{heading(first)});
    }

    void undoIsForNothingElseThanTheLastChange()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_Z);
        QCOMPARE(toastOf(at), u"Undo the last change: There’s no change to undo."_s);
        at.window().toasts()->clear();
        const UserId user = *UserId::parse(at.console.localService()->examples().userId);
        QVERIFY(open(at, user));
        QVERIFY(change(at, user, u"America/Denver"_s));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), patience);
        const QString slug = readyIn(at.session().details().providers())->value.front().slug;
        at.session().actions().setDelay(3600);
        const User known = readyIn(at.session().details().user())->value;
        at.session().actions().deregister(known, *ProviderSlug::parse(slug));
        QCOMPARE(at.session().actions().delayed().size(), size_t(1));
        at.control(Qt::Key_Z); // what counts down is the last change
        QVERIFY(at.session().actions().delayed().empty());
        QCOMPARE(zoneOf(at, user), u"America/Denver"_s);
        at.session().actions().setDelay(0);
        const quint64 done = at.session().actions().deregister(known, *ProviderSlug::parse(slug));
        QTRY_VERIFY_WITH_TIMEOUT(
            std::holds_alternative<UserAction::Succeeded>(at.session().actions().find(done)->state), patience);
        const QString source = at.session().providers().nameOf(slug);
        QTRY_COMPARE_WITH_TIMEOUT(toastOf(at), u"Disconnected %1 for %2."_s.arg(source, known.clientUserId), patience);
        at.window().toasts()->clear();
        at.control(Qt::Key_Z); // and no older one is undone in its place
        QCOMPARE(toastOf(at),
                 u"Undo the last change: Disconnecting %1 for %2 can’t be undone."_s.arg(source, known.clientUserId));
        QCOMPARE(zoneOf(at, user), u"America/Denver"_s);
    }

    void aToastGoesWhenItIsContradicted_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("left"); ///< how the toast begins that is there in the end, behind the client ID
        QTest::newRow("canceled, and begun again") << u"cancel"_s << u"deregister"_s << QString();
        QTest::newRow("one zone, then another") << u"zone America/Denver"_s << u"zone America/Chicago"_s
                                                << u": Time zone changed to Central time (Chicago)."_s;
        QTest::newRow("a zone that somebody else changed") << u"zone America/Denver"_s << u"elsewhere"_s << QString();
        QTest::newRow("a user who was deleted") << u"zone America/Denver"_s << u"delete"_s << u"Deleted "_s;
        QTest::newRow("another user's change leaves it")
            << u"zone America/Denver"_s << u"other"_s << u": Time zone changed to Mountain time (Denver)."_s;
    }
    void aToastGoesWhenItIsContradicted()
    {
        QFETCH(QString, first);
        QFETCH(QString, then);
        QFETCH(QString, left);
        KeyboardStage at;
        QVERIFY(at.begin());
        at.window().toasts()->setDuration(1h);
        const UserId user = *UserId::parse(at.console.localService()->examples().userId);
        QVERIFY(open(at, user));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), patience);
        const User known = readyIn(at.session().details().user())->value;
        const auto slug = *ProviderSlug::parse(readyIn(at.session().details().providers())->value.front().slug);
        UserActions &actions = at.session().actions();
        actions.setDelay(3600);
        const auto take = [&](const QString &step) {
            if (step == u"cancel")
                return actions.cancel(actions.deregister(known, slug));
            if (step == u"deregister")
                return actions.deregister(known, slug) != 0;
            const User now = at.users().user(*at.users().find(user)); // else the change is refused
            if (step == u"elsewhere") {
                Session colleague(at.session().connection(), Secret(at.console.localService()->key()));
                colleague.actions().changeZone(now, u"Asia/Tokyo"_s);
                if (!QTest::qWaitFor([&] { return !colleague.actions().hasInFlight(); }, patience))
                    return false;
                at.window().pane(Place::Users)->reload();
                return QTest::qWaitFor([&] { return zoneOf(at, user) == u"Asia/Tokyo"; }, patience);
            }
            actions.setDelay(0);
            const User other = at.users().user(at.users().id(0) == user ? 1 : 0);
            const quint64 id = step == u"delete" ? actions.remove(known)
                : step == u"other"               ? actions.refresh(other)
                                                 : actions.changeZone(now, step.section(u' ', 1));
            return QTest::qWaitFor(
                [&] { return std::holds_alternative<UserAction::Succeeded>(actions.find(id)->state); }, patience);
        };
        QVERIFY(take(first));
        QTRY_VERIFY(!toastOf(at).isEmpty());
        QVERIFY(toastOf(at).startsWith(known.clientUserId));
        QVERIFY(take(then));
        if (left.isEmpty())
            QTRY_COMPARE(toastOf(at), QString());
        else
            QTRY_COMPARE(toastOf(at),
                         left.startsWith(u':') ? known.clientUserId + left : left + known.clientUserId + u'.');
    }

    void eachSourceThatCountsDownIsTakenOnce()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        const UserId user = *UserId::parse(at.console.localService()->examples().userId);
        QVERIFY(open(at, user));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), patience);
        at.session().actions().setDelay(3600);
        const User known = readyIn(at.session().details().user())->value;
        QStringList counting;
        for (const auto &provider : readyIn(at.session().details().providers())->value) {
            at.session().actions().deregister(known, *ProviderSlug::parse(provider.slug));
            counting += u"user.deregister."_s + provider.slug;
        }
        QVERIFY(counting.size() > 1);
        for (const Command &command : at.window().pane(Place::Users)->commands())
            if (counting.removeOne(command.id))
                QVERIFY2(!command.disabledReason.isEmpty(), qPrintable(command.id));
        QCOMPARE(counting, QStringList());
    }

    void oneOutageIsToldOnceAndNotAfterIt()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.window().toasts()->setDuration(1h);
        service::ServiceOptions options;
        options.users = 20;
        auto elsewhere = std::make_unique<service::LocalService>(options);
        elsewhere->startAndWait();
        options.port = elsewhere->port();
        options.key = elsewhere->key();
        const Connection connection{u"5f0f7c0e-8a4e-4b6c-9a43-0d6f4d6f1a04"_s,
                                    u"Far away"_s,
                                    Environment::Sandbox,
                                    elsewhere->baseUrl(),
                                    ApiKeyScheme{},
                                    false};
        at.console.connections().save(connection, Secret(elsewhere->key()), true, [](SecretStore::Location) {});
        at.console.connectTo(connection.id);
        QTRY_VERIFY_WITH_TIMEOUT(at.console.session() && at.session().connection().id == connection.id
                                     && hasCome(at.session().users().state()),
                                 patience);
        const UserId user = at.users().id(3);
        QVERIFY(open(at, user));
        elsewhere.reset();
        // Reads first: a change over a connection that nobody knows to be closed yet would end as unknown.
        at.press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(
            readyIn(at.session().users().state())->stale && readyIn(at.session().details().user())->stale, patience);
        at.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        // What was not sent is tried again for a while.
        QTRY_VERIFY2_WITH_TIMEOUT(sentencesOf(at, u"actionMessage"_s).contains(u"failed"),
                                  qPrintable(sentencesOf(at, u"actionMessage"_s)), patience);
        QCOMPARE(troubles(at), (QStringList{u"actionMessage"_s, u"offlineMessage"_s}));

        elsewhere = std::make_unique<service::LocalService>(options);
        elsewhere->startAndWait();
        at.press(Qt::Key_F5);
        QTRY_COMPARE_WITH_TIMEOUT(troubles(at), QStringList(), patience);
        QCOMPARE(toastOf(at),
                 at.users().clientUserId(*at.users().find(user))
                     + u": Requesting a data refresh failed. Nothing was changed."_s);
    }

    void aKeyThatNoControlHasTypesNothing_data()
    {
        QTest::addColumn<int>("place");
        for (const int place : {1, 2, 4, 5})
            QTest::newRow(qPrintable(u"place %1"_s.arg(place))) << place;
    }
    void aKeyThatNoControlHasTypesNothing()
    {
        QFETCH(int, place);
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key(Qt::Key_0 + place));
        at.control(Qt::Key_F);
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            field->setFocus();
            QTest::keyClick(field, letter, Qt::AltModifier);
            while (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QVERIFY2(field->text().isEmpty(), qPrintable(field->text()));
            if (!field->isVisible())
                break; // a control had it, and led elsewhere
            for (QDialog *dialog : at.window().findChildren<QDialog *>())
                dialog->done(0);
        }
    }

    void whatVanishesGivesTheKeyboardToNothingThatLeadsAway_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 1; place <= 6; ++place)
            QTest::newRow(qPrintable(u"place %1"_s.arg(place))) << place;
    }
    void whatVanishesGivesTheKeyboardToNothingThatLeadsAway()
    {
        QFETCH(int, place);
        KeyboardStage at;
        QVERIFY(at.begin());
        QVERIFY(open(at, *UserId::parse(at.console.localService()->examples().userId)));
        at.control(Qt::Key(Qt::Key_0 + place));
        if (place == 3) { // centers, one of which is open
            at.type(at.console.localService()->examples().zip);
            at.press(Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().centers().state()), patience);
            at.press(Qt::Key_Down);
            at.press(Qt::Key_Return);
        }
        QWidget *pane = at.window().pane(at.window().currentPlace());
        int tried = 0;
        for (QWidget *widget : pane->findChildren<QWidget *>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() || !widget->isEnabled()
                || widget->focusProxy())
                continue;
            widget->setFocus();
            if (QApplication::focusWidget() != widget)
                continue;
            ++tried;
            widget->hide();
            const QWidget *now = QApplication::focusWidget();
            QVERIFY2(now && pane->isAncestorOf(now) && now->objectName() != u"backButton",
                     qPrintable(widget->objectName() + u" gives it to "_s + (now ? now->objectName() : u"nothing"_s)));
            widget->show();
        }
        QVERIFY(tried > (place == 6 ? 0 : 3)); // no jobs yet
    }

    void aListIsEnteredAndLeftAlike_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("list");
        QTest::newRow("users") << 1 << u"client"_s << u"usersTable"_s;
        QTest::newRow("providers") << 2 << u"fitbit"_s << u"providersTable"_s;
        QTest::newRow("payors") << 4 << u"bluecrest"_s << u"payorsTable"_s;
        QTest::newRow("history") << 5 << u"connect"_s << u"auditTable"_s;
    }
    void aListIsEnteredAndLeftAlike()
    {
        QFETCH(int, place);
        QFETCH(QString, words);
        QFETCH(QString, list);
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key(Qt::Key_0 + place));
        at.control(Qt::Key_F);
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        at.type(words);
        QTRY_VERIFY_WITH_TIMEOUT(at.shown<QTableView>(list) && at.shown<QTableView>(list)->model()->rowCount() > 0,
                                 patience);
        at.press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(at.focusName(), list, patience);
        at.press(Qt::Key_Escape);
        QCOMPARE(field->text(), QString());
    }
};

LABDESK_TEST(tst_betweencalls)
#include "tst_betweencalls.moc"
