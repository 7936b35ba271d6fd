// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboardstage.h"
#include "models/payortablemodel.h"
#include "shell/environmentbanner.h"
#include "shell/helpwindow.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "support/testmain.h"
#include "views/common/pane.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::KeyboardStage;

namespace {

/// A user of whom that holds.
template <class Holds> std::optional<UserStore::Row> userWhere(const UserStore &store, Holds holds)
{
    for (UserStore::Row row = 0; row < store.size(); ++row)
        if (holds(row))
            return row;
    return std::nullopt;
}

/// Whether Tab stops at it.
bool isStop(const QWidget *widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled()
        && !widget->focusProxy();
}

/// The part of the window that it stands in: a side of the pane, the rest of the pane, the sidebar, the band.
const QWidget *partOf(const QWidget *widget)
{
    const QWidget *part = widget;
    while (part->parentWidget() && !qobject_cast<const QSplitter *>(part->parentWidget())
           && !qobject_cast<const Pane *>(part) && !qobject_cast<const SideBar *>(part)
           && !qobject_cast<const EnvironmentBanner *>(part))
        part = part->parentWidget();
    return part;
}

/// Within one part: further on in the same line, or below.
bool isReadAfter(const QWidget *next, const QWidget *before)
{
    if (partOf(next) != partOf(before))
        return true;
    const QRect a(before->mapTo(before->window(), QPoint()), before->size());
    const QRect b(next->mapTo(next->window(), QPoint()), next->size());
    if (before->isAncestorOf(next)) // what a row offers stands in its list
        return true;
    const bool sameLine = std::abs(a.center().y() - b.center().y()) < std::min(a.height(), b.height()) / 2;
    return sameLine ? b.left() > a.left() : b.center().y() > a.center().y();
}

/// Searches near the ZIP of the field that has the keyboard, and goes to the list.
bool findsCenters(KeyboardStage &at)
{
    at.type(at.console.localService()->examples().zip);
    at.press(Qt::Key_Return);
    return QTest::qWaitFor(
               [&] {
                   const auto *filter = at.shown<QLineEdit>(u"centerFilterEdit"_s);
                   return filter && hasCome(at.session().centers().state());
               },
               KeyboardStage::patience)
        && at.tabTo(u"centersList"_s);
}

/// As far as a failing test needs to know it.
QString nameOf(const QWidget *widget)
{
    return widget ? QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName() + u' '
            + widget->accessibleName()
                  : u"nothing"_s;
}

} // namespace

class tst_keyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsAUserAndFindsIt()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_1);
        QVERIFY(at.tabTo(u"newUserButton"_s));
        at.press(Qt::Key_Space);
        QVERIFY(at.dialog(u"newUserDialog"_s));
        QCOMPARE(at.focusName(), u"clientIdEdit"_s);
        at.type(u"typed-by-hand"_s);
        at.press(Qt::Key_Return);
        QVERIFY(at.isClosed(u"newUserDialog"_s));
        QTRY_COMPARE_WITH_TIMEOUT(at.users().size(), 41U, KeyboardStage::patience);
        at.control(Qt::Key_F);
        QCOMPARE(at.focusName(), u"filterEdit"_s);
        at.type(u"by-hand"_s);
        at.press(Qt::Key_Down);
        QCOMPARE(at.focusName(), u"usersTable"_s);
        at.press(Qt::Key_Return);
        QTRY_VERIFY(at.session().details().userId());
        const auto row = at.users().find(*at.session().details().userId());
        QVERIFY(row);
        QCOMPARE(at.users().clientUserId(*row), u"typed-by-hand"_s);
        at.control(Qt::Key_F);
        at.press(Qt::Key_Escape); // clears
        QVERIFY(at.shown<QLineEdit>(u"filterEdit"_s)->text().isEmpty());
        at.press(Qt::Key_Escape); // leaves
        QCOMPARE(at.focusName(), u"usersTable"_s);
    }

    void changesAZoneAndAsksForARefresh()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        const auto row = userWhere(at.users(), [&](UserStore::Row r) {
            return at.users().zone(r).isEmpty() && !at.users().sources(r).empty();
        });
        QVERIFY(row);
        const UserId user = at.users().id(*row);
        at.command(at.users().clientUserId(*row));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().user()), KeyboardStage::patience);
        QCOMPARE(at.session().details().userId(), user);
        at.control(Qt::Key_T);
        QVERIFY(at.dialog(u"changeZoneDialog"_s));
        at.type(u"America/Denver"_s);
        at.press(Qt::Key_Return);
        if (const auto *open = at.window().findChild<QDialog *>(u"changeZoneDialog"_s);
            open && open->isVisible() && at.focusName() == u"zoneEdit"_s)
            at.press(Qt::Key_Return); // the first took the completion
        QVERIFY(at.isClosed(u"changeZoneDialog"_s));
        QTRY_COMPARE_WITH_TIMEOUT(at.users().zone(*at.users().find(user)), u"America/Denver"_s,
                                  KeyboardStage::patience);

        at.command(u"request data"_s);
        QCOMPARE(at.focusName(), u"refreshButton"_s); // the palette writes nothing
        QCOMPARE(at.session().actions().refreshes().inLastHour(user), 0);
        at.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(at.session().actions().refreshes().inLastHour(user), 1, KeyboardStage::patience);
    }

    void deregistersASource()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.session().actions().setDelay(1, std::chrono::milliseconds(20));
        const QString id = at.console.localService()->examples().userId;
        at.control(Qt::Key_G);
        at.type(id);
        at.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), KeyboardStage::patience);
        QCOMPARE(at.session().details().userId()->text(), id);
        const auto sources = [&] { return readyIn(at.session().details().providers())->value.size(); };
        const size_t before = sources();
        QVERIFY(before > 0);
        at.command(u"deregister"_s);
        QVERIFY(at.dialog(u"deregisterDialog"_s));
        QCOMPARE(at.focusName(), u"cancelButton"_s); // what is safe
        at.press(Qt::Key_Tab);
        QCOMPARE(at.focusName(), u"actionButton"_s);
        at.press(Qt::Key_Space);
        QVERIFY(at.isClosed(u"deregisterDialog"_s));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()) && sources() == before - 1,
                                 KeyboardStage::patience);
    }

    void deletesAUserAfterAsking()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.session().actions().setDelay(1, std::chrono::milliseconds(20));
        at.control(Qt::Key_F);
        at.press(Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(at.session().details().userId(), KeyboardStage::patience);
        const UserId user = *at.session().details().userId();
        at.command(u"delete user"_s);
        QVERIFY(at.dialog(u"deleteUserDialog"_s));
        at.press(Qt::Key_Return); // the default is Cancel
        QVERIFY(at.isClosed(u"deleteUserDialog"_s));
        QVERIFY(at.users().find(user));
        at.command(u"delete user"_s);
        QVERIFY(at.dialog(u"deleteUserDialog"_s));
        QVERIFY(at.tabTo(u"actionButton"_s));
        at.press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!at.users().find(user), KeyboardStage::patience);
    }

    void looksAtProviders()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_2);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().providers().state()), KeyboardStage::patience);
        QCOMPARE(at.focusName(), u"filterEdit"_s);
        at.type(u"oura"_s);
        at.press(Qt::Key_Down);
        QTRY_COMPARE(at.shown<QLabel>(u"providerNameLabel"_s)->text(), u"Oura"_s);
        at.command(u"show fitbit"_s);
        QTRY_COMPARE(at.shown<QLabel>(u"providerNameLabel"_s)->text(), u"Fitbit"_s);
        QCOMPARE(at.focusName(), u"providersTable"_s);
    }

    void searchesCentersByZipAndByOrderAndFurther()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        const auto found = [&] { return hasCome(at.session().centers().state()); };
        at.control(Qt::Key_3);
        QCOMPARE(at.focusName(), u"zipEdit"_s);
        at.type(at.console.localService()->examples().zip);
        at.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(found(), KeyboardStage::patience);
        QCOMPARE(at.session().centers().query()->radius, Radius::Miles25);

        QVERIFY(at.tabTo(u"segment3Button"_s)); // 25 miles: arrow keys go on from there
        at.press(Qt::Key_Right);
        QVERIFY(at.tabTo(u"searchButton"_s));
        at.press(Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(found() && at.session().centers().query()->radius == Radius::Miles50,
                                 KeyboardStage::patience);

        at.command(u"for an order"_s);
        QCOMPARE(at.focusName(), u"orderEdit"_s);
        at.type(at.console.localService()->examples().orderId);
        at.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(found() && std::holds_alternative<NearOrder>(at.session().centers().query()->where),
                                 KeyboardStage::patience);

        at.command(at.console.localService()->examples().zip); // typed in the palette
        QTRY_VERIFY_WITH_TIMEOUT(found() && std::holds_alternative<NearZip>(at.session().centers().query()->where),
                                 KeyboardStage::patience);
        at.command(u"within 10"_s);
        QTRY_VERIFY_WITH_TIMEOUT(found() && at.session().centers().query()->radius == Radius::Miles10,
                                 KeyboardStage::patience);
    }

    void searchesPayorsAndCopiesACode()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        QGuiApplication::clipboard()->clear();
        at.control(Qt::Key_4);
        at.type(u"texas bluecrest"_s);
        at.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().payors().state()), KeyboardStage::patience);
        at.press(Qt::Key_Down);
        QCOMPARE(at.focusName(), u"payorsTable"_s);
        const auto *table = qobject_cast<QTableView *>(QApplication::focusWidget());
        QVERIFY(table);
        const QString code
            = table->currentIndex().siblingAtColumn(int(PayorTableModel::Column::Code)).data().toString();
        at.press(Qt::Key_Return);
        QCOMPARE(QGuiApplication::clipboard()->text(), code);
        QGuiApplication::clipboard()->clear();
        at.command(u"copy payor code"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), code);
    }

    void opensARequest()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_5);
        at.command(u"show requests"_s);
        at.control(Qt::Key_F);
        at.press(Qt::Key_Down);
        QCOMPARE(at.focusName(), u"requestsTable"_s);
        QTRY_VERIFY(at.shown<QWidget>(u"requestPathLabel"_s));
    }

    void addsAConnectionAndSwitchesToIt()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.command(u"new connection"_s);
        QVERIFY(at.dialog(u"connectionsDialog"_s));
        QVERIFY(at.tabTo(u"nameEdit"_s));
        at.retype(u"By hand"_s);
        QVERIFY(at.tabTo(u"baseUrlEdit"_s));
        at.retype(at.console.localService()->baseUrl().toString());
        QVERIFY(at.tabTo(u"secretEdit"_s));
        at.type(QString::fromLatin1(at.console.localService()->key()));
        QVERIFY(at.tabTo(u"saveButton"_s));
        at.press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(at.console.connections().connections().size(), size_t(2), KeyboardStage::patience);
        QTRY_VERIFY_WITH_TIMEOUT(!at.shown<QAbstractButton>(u"saveButton"_s)->isEnabled(),
                                 KeyboardStage::patience); // kept
        at.press(Qt::Key_Escape);
        QVERIFY(at.isClosed(u"connectionsDialog"_s));
        at.command(u"switch to by hand"_s);
        QTRY_VERIFY_WITH_TIMEOUT(at.console.session() && at.session().connection().name == u"By hand"_s,
                                 KeyboardStage::patience);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().users().state()), KeyboardStage::patience);
        at.control(Qt::Key_O);
        QVERIFY(at.dialog(u"connectionsDialog"_s));
        at.press(Qt::Key_Escape);
        QVERIFY(at.isClosed(u"connectionsDialog"_s));
    }

    void opensPreferencesHelpAndThePaletteAndLeavesThem()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_Comma);
        QVERIFY(at.dialog(u"preferencesDialog"_s));
        at.press(Qt::Key_Escape);
        QVERIFY(at.isClosed(u"preferencesDialog"_s));
        at.control(Qt::Key_F);
        for (const auto &[key, modifiers, name] :
             {std::tuple(Qt::Key_Question, Qt::ControlModifier, u"shortcutSheet"_s),
              std::tuple(Qt::Key_K, Qt::ControlModifier, u"commandPalette"_s),
              std::tuple(Qt::Key_G, Qt::ControlModifier, u"commandPalette"_s)}) {
            at.press(key, modifiers);
            QVERIFY2(at.shown<QWidget>(name), qPrintable(name));
            at.press(Qt::Key_Escape);
            QTRY_VERIFY2(!at.shown<QWidget>(name), qPrintable(name));
            QCOMPARE(at.focusName(), u"filterEdit"_s);
        }
    }

    void f1ExplainsWhatHasTheKeyboardBesideIt()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_F);
        at.press(Qt::Key_F1);
        HelpWindow *help = at.window().windowCommands().help();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->page(), u"users"_s);
        QVERIFY(QTest::qWaitForWindowActive(help));
        at.press(Qt::Key_Escape);
        QVERIFY(!help->isVisible());
        at.control(Qt::Key_Comma);
        QDialog *preferences = at.dialog(u"preferencesDialog"_s);
        QVERIFY(preferences);
        at.press(Qt::Key_F1);
        QVERIFY(help->isVisible() && preferences->isVisible());
        QCOMPARE(help->page(), u"preferences"_s);
        QVERIFY(QTest::qWaitForWindowActive(help)); // the dialog does not block it
        at.control(Qt::Key_F);
        QCOMPARE(at.focusName(), u"helpSearchEdit"_s);
        at.press(Qt::Key_Escape);
        QVERIFY(!help->isVisible() && preferences->isVisible());
    }

    void escapeLosesNothingThatWasTyped_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("a new user") << u"new user"_s << u"newUserDialog"_s;
        QTest::newRow("another zone") << u"change time zone"_s << u"changeZoneDialog"_s;
    }
    void escapeLosesNothingThatWasTyped()
    {
        QFETCH(QString, command);
        QFETCH(QString, dialog);
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_F);
        at.press(Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(at.session().details().userId(), KeyboardStage::patience);
        at.command(command);
        QVERIFY(at.dialog(dialog));
        at.press(Qt::Key_Escape); // nothing typed, nothing asked
        QVERIFY(at.isClosed(dialog));
        at.command(command);
        QDialog *open = at.dialog(dialog);
        QVERIFY(open);
        at.type(u"zzz"_s);
        at.press(Qt::Key_Escape);
        QVERIFY(open->isVisible());
        QVERIFY(open->findChild<QWidget *>(u"discardMessage"_s)->isVisible());
        at.type(u"z"_s); // goes on
        QVERIFY(!open->findChild<QWidget *>(u"discardMessage"_s)->isVisible());
        at.press(Qt::Key_Escape);
        QVERIFY(open->isVisible());
        at.press(Qt::Key_Escape);
        QVERIFY(at.isClosed(dialog));
    }

    void tabVisitsEverythingAndComesRound_data()
    {
        QTest::addColumn<int>("place");
        for (const Place place : allPlaces)
            QTest::newRow(qPrintable(placeKey(place))) << int(place);
    }
    void tabVisitsEverythingAndComesRound()
    {
        QFETCH(int, place);
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key(Qt::Key_1 + place));
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().providers().state()), KeyboardStage::patience);
        if (Place(place) == Place::Centers)
            QVERIFY(findsCenters(at)); // whose list and filters are stops as well
        at.press(Qt::Key_Down);        // what is selected fills the detail
        if (Place(place) == Place::Users)
            QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), KeyboardStage::patience);
        QSet<QWidget *> wanted;
        for (QWidget *widget : at.window().findChildren<QWidget *>())
            if (isStop(widget))
                wanted.insert(widget);
        QWidget *start = QApplication::focusWidget();
        QVERIFY(start);
        QSet<QWidget *> visited;
        for (qsizetype i = 0; i <= wanted.size() + 5; ++i) {
            visited.insert(QApplication::focusWidget());
            const QWidget *from = QApplication::focusWidget();
            at.press(Qt::Key_Tab);
            if (QApplication::focusWidget() == start)
                break;
            QVERIFY2(isReadAfter(QApplication::focusWidget(), from),
                     qPrintable(nameOf(from) + u" before "_s + nameOf(QApplication::focusWidget())));
        }
        QVERIFY2(QApplication::focusWidget() == start, qPrintable(u"ends at "_s + nameOf(QApplication::focusWidget())));
        for (QWidget *stop : wanted)
            if (stop->isVisible())
                QVERIFY2(visited.contains(stop), qPrintable(nameOf(stop)));
        at.press(Qt::Key_Tab, Qt::ShiftModifier); // and back
        QVERIFY(QApplication::focusWidget() != start);
    }

    void f6GoesRoundTheParts()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_F);
        at.press(Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(hasCome(at.session().details().providers()), KeyboardStage::patience);
        QStringList parts;
        for (int i = 0; i < 4; ++i) {
            at.press(Qt::Key_F6);
            parts += at.focusName();
        }
        QCOMPARE(QSet<QString>(parts.begin(), parts.end()).size(), 4); // detail, band, sidebar, list
        const QString there = at.focusName();
        at.press(Qt::Key_F6);
        at.press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(at.focusName(), there);
        at.control(Qt::Key_K);
        at.press(Qt::Key_F6); // the palette is no trap
        QTRY_VERIFY(!at.shown<QWidget>(u"commandPalette"_s));
    }
};

LABDESK_TEST(tst_keyboard)
#include "tst_keyboard.moc"
