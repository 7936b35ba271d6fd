// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/eventloop.h"
#include "support/testmain.h"
#include "widgets/accessibility.h"
#include "widgets/accessibleeventfilter.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTabBar>
#include <QTableWidget>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;

namespace {

/// A window, and a sieve that is given its events by hand: without a display Qt sends none.
struct Stage
{
    QWidget window;
    QPushButton *button = new QPushButton(u"Refresh"_s, &window);
    QLabel *notice = new QLabel(&window);
    QWidget *panel = new QWidget(&window);
    QLabel *inner = new QLabel(u"Denver"_s, panel);
    QStringList passed; ///< "button name", in the order in which they passed
    AccessibleEventFilter sieve{[this](QAccessibleEvent *event) { keep(*event); }};

    Stage()
    {
        window.setObjectName(u"window"_s);
        button->setObjectName(u"button"_s);
        notice->setObjectName(u"notice"_s);
        panel->setObjectName(u"panel"_s);
        inner->setObjectName(u"inner"_s);
        panel->hide();
        button->setFocusPolicy(Qt::NoFocus); // what has the focus isn't held back
        setAccessibleRole(notice, QAccessible::Notification);
        notice->setAccessibleName(u"Done"_s);
        notice->hide();
        sieve.setSettleTime(0ms);
        sieve.setDelays(0ms, 0ms);
        window.show();
    }

    void send(QObject *object, QAccessible::Event type)
    {
        QAccessibleEvent event(object, type);
        sieve.take(&event);
    }
    void rename(QWidget *widget, const QString &name)
    {
        widget->setAccessibleName(name);
        send(widget, QAccessible::NameChanged);
    }
    void describe(QWidget *widget, const QString &words)
    {
        widget->setAccessibleDescription(words);
        send(widget, QAccessible::DescriptionChanged);
    }
    void setVisible(QWidget *widget, bool visible)
    {
        widget->setVisible(visible);
        send(widget, visible ? QAccessible::ObjectShow : QAccessible::ObjectHide);
    }
    /// As Qt does it: first what is in it.
    void showPanel(bool visible)
    {
        panel->setVisible(visible);
        for (QWidget *part : {static_cast<QWidget *>(inner), panel})
            send(part, visible ? QAccessible::ObjectShow : QAccessible::ObjectHide);
    }
    /// As Qt tells that a row is the current one, whether its view has the keyboard or not.
    void focusCell(QTableWidget &table)
    {
        QAccessibleEvent event(&table, QAccessible::Focus);
        event.setChild(QAccessible::queryAccessibleInterface(&table)->childCount() - 1);
        sieve.take(&event);
    }
    void setEnabled(QWidget *widget, bool enabled)
    {
        widget->setEnabled(enabled);
        QAccessible::State changed;
        changed.disabled = true;
        QAccessibleStateChangeEvent event(widget, changed);
        sieve.take(&event);
    }

    /// All that will pass has passed.
    QStringList result()
    {
        if (!QTest::qWaitFor([this] { return sieve.isIdle(); }, 30'000))
            return {u"never at rest"_s};
        return std::exchange(passed, {});
    }

private:
    void keep(QAccessibleEvent &event)
    {
        const QString what = event.type() == QAccessible::NameChanged
            ? u" is now "_s + event.accessibleInterface()->text(QAccessible::Name)
            : event.type() == QAccessible::DescriptionChanged
            ? u": "_s + event.accessibleInterface()->text(QAccessible::Description)
            : event.type() == QAccessible::ObjectShow   ? u" appears"_s
            : event.type() == QAccessible::ObjectHide   ? u" goes"_s
            : event.type() == QAccessible::Focus        ? u" has the focus"_s
            : event.type() == QAccessible::StateChanged ? u" changes"_s
            : event.type() == QAccessible::ValueChanged ? u" has another value"_s
                                                        : u" sends %1"_s.arg(int(event.type()), 0, 16);
        const bool isChild = event.child() >= 0 && event.accessibleInterface();
        passed += event.object()->objectName()
            + (isChild ? u": "_s + event.accessibleInterface()->text(QAccessible::Name) : QString()) + what;
    }
};

} // namespace

/// What reaches assistive technology, and in which order.
class tst_eventsieve : public QObject
{
    Q_OBJECT

    using Steps = std::function<void(Stage &)>;

private Q_SLOTS:
    void tells_data()
    {
        QTest::addColumn<Steps>("before");
        QTest::addColumn<Steps>("steps");
        QTest::addColumn<QStringList>("passed");
        const auto nothing = [](Stage &) {};
        const auto told = [](Stage &at) { at.rename(at.button, u"Refresh"_s); };
        const auto row = [](const char *name, const Steps &before, const Steps &steps, const QStringList &passed) {
            QTest::newRow(name) << before << steps << passed;
        };
        row("a name once, however often it is set", nothing,
            [](Stage &at) {
                at.rename(at.button, u"Wait"_s);
                at.rename(at.button, u"Wait"_s);
            },
            {u"button is now Wait"_s});
        row("no name that is what was told last", told, told, {});
        row("no name that changed and changed back", told,
            [](Stage &at) {
                at.rename(at.button, u"Wait"_s);
                at.rename(at.button, u"Refresh"_s);
            },
            {});
        row("the last of several names", told,
            [](Stage &at) {
                at.rename(at.button, u"Wait"_s);
                at.rename(at.button, u"Done"_s);
            },
            {u"button is now Done"_s});
        row("a description once", nothing,
            [](Stage &at) {
                at.describe(at.button, u"Asks the source"_s);
                at.describe(at.button, u"Asks the source"_s);
            },
            {u"button: Asks the source"_s});
        row(
            "nothing of a hidden part", [](Stage &at) { at.setVisible(at.button, false); },
            [](Stage &at) {
                at.rename(at.button, u"Wait"_s);
                at.describe(at.button, u"Asks the source"_s);
                at.setEnabled(at.button, false);
            },
            {});
        row(
            "what changed while a part was hidden before it is shown",
            [](Stage &at) {
                at.rename(at.button, u"Refresh"_s);
                at.setVisible(at.button, false);
            },
            [](Stage &at) {
                at.rename(at.button, u"Wait"_s);
                at.setVisible(at.button, true);
            },
            {u"button is now Wait"_s, u"button appears"_s});
        row(
            "only that it is there of a part that is shown for the first time",
            [](Stage &at) {
                at.button->hide();
                at.rename(at.button, u"Wait"_s);
            },
            [](Stage &at) { at.setVisible(at.button, true); }, {u"button appears"_s});
        row(
            "nothing of a part that was hidden and is back", [](Stage &at) { at.setVisible(at.button, true); },
            [](Stage &at) {
                at.setVisible(at.button, false);
                at.setVisible(at.button, true);
            },
            {});
        row(
            "that a part went", [](Stage &at) { at.setVisible(at.button, true); },
            [](Stage &at) { at.setVisible(at.button, false); }, {u"button goes"_s});
        row("a panel that appears, and not each part of it", nothing, [](Stage &at) { at.showPanel(true); },
            {u"panel appears"_s});
        row(
            "a panel that went, and not each part of it", [](Stage &at) { at.showPanel(true); },
            [](Stage &at) { at.showPanel(false); }, {u"panel goes"_s});
        row(
            "a panel that is back, and not each part of it",
            [](Stage &at) {
                at.showPanel(true);
                at.result();
                at.showPanel(false);
            },
            [](Stage &at) { at.showPanel(true); }, {u"panel appears"_s});
        row(
            "that a part of a panel is there no longer when the panel is back",
            [](Stage &at) {
                at.showPanel(true);
                at.result();
                at.showPanel(false);
                at.result();
                at.inner->hide();
            },
            [](Stage &at) {
                at.panel->show();
                at.send(at.panel, QAccessible::ObjectShow);
            },
            {u"inner goes"_s, u"panel appears"_s});
        row(
            "that a part of a panel is there that wasn't before the panel went",
            [](Stage &at) {
                at.showPanel(true);
                at.result();
                at.setVisible(at.inner, false);
                at.result();
                at.panel->hide();
                at.send(at.panel, QAccessible::ObjectHide);
                at.result();
                at.inner->show();
            },
            [](Stage &at) { at.showPanel(true); }, {u"inner appears"_s, u"panel appears"_s});
        row(
            "no text of what doesn't have the focus", [](Stage &at) { at.showPanel(true); },
            [](Stage &at) {
                QAccessibleTextInsertEvent event(at.inner, 0, u"Denver"_s);
                at.sieve.take(&event);
            },
            {});
        row("nothing of what is left out of speech", nothing,
            [](Stage &at) {
                hideFromAccessibility(at.button);
                at.setVisible(at.button, true);
                at.rename(at.button, u"Wait"_s);
            },
            {});
        row(
            "no state that changed and changed back", [](Stage &at) { at.setEnabled(at.button, true); },
            [](Stage &at) {
                at.setEnabled(at.button, false);
                at.setEnabled(at.button, true);
            },
            {});
        row("a state once", nothing,
            [](Stage &at) {
                at.setEnabled(at.button, false);
                at.setEnabled(at.button, false);
            },
            {u"button changes"_s});
        row("a notification after everything else", nothing,
            [](Stage &at) {
                at.setVisible(at.notice, true);
                at.rename(at.button, u"Done"_s);
            },
            {u"button is now Done"_s, u"notice appears"_s});
        row(
            "each appearance of a notification", [](Stage &at) { at.setVisible(at.notice, true); },
            [](Stage &at) { at.send(at.notice, QAccessible::ObjectShow); }, {u"notice appears"_s});
        row(
            "what a notification says now before it appears again",
            [](Stage &at) {
                at.notice->setAccessibleName(u"Copied"_s);
                at.setVisible(at.notice, true);
            },
            [](Stage &at) {
                at.setVisible(at.notice, false);
                at.rename(at.notice, u"Saved"_s);
                at.setVisible(at.notice, true);
            },
            {u"notice is now Saved"_s, u"notice appears"_s});
        row("nothing of a notification that went before it could be heard", nothing,
            [](Stage &at) {
                at.setVisible(at.notice, true);
                at.setVisible(at.notice, false);
            },
            {u"notice goes"_s});
        row("nothing of a notification without words", nothing,
            [](Stage &at) {
                at.notice->setAccessibleName({});
                at.setVisible(at.notice, true);
            },
            {});
        row("a notification that can be too late before everything else", nothing,
            [](Stage &at) {
                announceFirst(at.notice);
                at.rename(at.button, u"Wait"_s);
                at.setVisible(at.notice, true);
                at.send(at.button, QAccessible::Focus);
            },
            {u"notice appears"_s, u"button is now Wait"_s, u"button has the focus"_s});
        const auto toldAndGone = [](Stage &at) {
            setAccessibleRole(at.inner, QAccessible::Notification);
            at.inner->setAccessibleName(u"Saved"_s);
            at.showPanel(true);
            at.result();
            at.showPanel(false);
        };
        row("nothing of a notification that is back with what it is in", toldAndGone,
            [](Stage &at) { at.showPanel(true); }, {u"panel appears"_s});
        row("a notification that is back with other words", toldAndGone,
            [](Stage &at) {
                at.rename(at.inner, u"Deleted"_s);
                at.showPanel(true);
            },
            {u"inner is now Deleted"_s, u"panel appears"_s, u"inner appears"_s});
        row("the name of a part before it has the focus", nothing,
            [](Stage &at) {
                at.rename(at.button, u"Done"_s);
                at.send(at.button, QAccessible::Focus);
            },
            {u"button is now Done"_s, u"button has the focus"_s});
        row("what the focus is in before it has the focus", nothing,
            [](Stage &at) {
                at.rename(&at.window, u"Change time zone"_s);
                at.send(at.button, QAccessible::Focus);
            },
            {u"window is now Change time zone"_s, u"button has the focus"_s});
        row("nothing of what is deleted", nothing,
            [](Stage &at) {
                at.rename(at.button, u"Done"_s);
                at.setVisible(at.notice, true);
                delete at.button;
                delete at.notice;
            },
            {});
    }

    void tells()
    {
        QFETCH(const Steps, before);
        QFETCH(const Steps, steps);
        QFETCH(const QStringList, passed);
        Stage at;
        before(at);
        at.result();
        steps(at);
        QCOMPARE(at.result(), passed);
    }

    void passesAtOnce_data()
    {
        QTest::addColumn<QAccessible::Event>("type");
        QTest::newRow("the focus") << QAccessible::Focus;
        QTest::newRow("an alert") << QAccessible::Alert;
        QTest::newRow("a selection") << QAccessible::Selection;
        QTest::newRow("that a menu opens") << QAccessible::PopupMenuStart;
    }

    void passesAtOnce()
    {
        QFETCH(const QAccessible::Event, type);
        Stage at;
        at.sieve.setSettleTime(1h);
        for (int times = 1; times <= 2; ++times) { // alike, and each of them
            at.send(at.button, type);
            QCOMPARE(at.passed.size(), times);
        }
    }

    void aDialogAppearsAtOnceAndIsNamedBefore()
    {
        Stage at;
        at.sieve.setSettleTime(1h);
        QWidget dialog(&at.window);
        dialog.setObjectName(u"dialog"_s);
        setAccessibleRole(&dialog, QAccessible::Dialog);
        at.setVisible(&dialog, true);
        at.setVisible(&dialog, false);
        at.rename(&dialog, u"Delete user"_s);
        at.setVisible(&dialog, true);
        QCOMPARE(
            at.passed,
            (QStringList{u"dialog appears"_s, u"dialog goes"_s, u"dialog is now Delete user"_s, u"dialog appears"_s}));
    }

    void theStateOfWhatHasTheFocusPassesAtOnce()
    {
        Stage at;
        at.sieve.setSettleTime(1h);
        QVERIFY(QTest::qWaitForWindowActive(&at.window));
        at.button->setFocusPolicy(Qt::StrongFocus);
        at.button->setFocus();
        QVERIFY(at.button->hasFocus());
        QAccessible::State changed;
        changed.checked = true;
        QAccessibleStateChangeEvent event(at.button, changed);
        at.sieve.take(&event);
        QCOMPARE(at.passed, QStringList{u"button changes"_s});
    }

    void theFocusOfAFieldComesBeforeItsText()
    {
        Stage at;
        at.sieve.setSettleTime(1h);
        QLineEdit field(&at.window);
        field.setObjectName(u"field"_s);
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&at.window));
        field.setFocus();
        QVERIFY(field.hasFocus());
        const auto moveCaret = [&] {
            QAccessibleTextCursorEvent moved(&field, 1);
            at.sieve.take(&moved);
        };
        moveCaret();
        QCOMPARE(at.passed, QStringList()); // a screen reader would go there without a word
        at.send(&field, QAccessible::Focus);
        moveCaret();
        QCOMPARE(at.passed.size(), 2);
        QCOMPARE(at.passed.first(), u"field has the focus"_s);
        at.button->setFocusPolicy(Qt::StrongFocus);
        at.button->setFocus();
        field.setFocus();
        moveCaret();
        QCOMPARE(at.passed.size(), 2);
    }

    void theFocusGoesOnToTheCurrentRow()
    {
        Stage at;
        QTableWidget table(2, 2, &at.window);
        table.setObjectName(u"table"_s);
        table.setItem(1, 0, new QTableWidgetItem(u"Denver"_s));
        table.setCurrentCell(1, 0);
        at.send(&table, QAccessible::Focus);
        QCOMPARE(at.passed, (QStringList{u"table has the focus"_s, u"table: Denver has the focus"_s}));
    }

    void theFocusGoesOnToTheOpenTab()
    {
        Stage at;
        QTabBar tabs(&at.window);
        tabs.setObjectName(u"tabs"_s);
        tabs.addTab(u"Overview"_s);
        tabs.addTab(u"Insurance"_s);
        tabs.setCurrentIndex(1);
        at.send(&tabs, QAccessible::Focus);
        QCOMPARE(at.passed, (QStringList{u"tabs has the focus"_s, u"tabs: Insurance has the focus"_s}));
    }

    void aRowIsToldOfOnlyWhereTheKeyboardIs()
    {
        Stage at;
        QTableWidget table(2, 2, &at.window);
        QLineEdit field(&at.window);
        table.show();
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&at.window));
        field.setFocus();
        at.focusCell(table);
        QCOMPARE(at.passed.size(), 0);
        setAnnouncedFrom(&field, &table); // whose keys move it
        at.focusCell(table);
        QCOMPARE(at.passed.size(), 1);
        setAnnouncedFrom(nullptr, &table);
        table.setFocus();
        at.focusCell(table);
        QCOMPARE(at.passed.size(), 2);
    }

    void aNotificationWaitsForWhatFollowsIt()
    {
        Stage at;
        at.sieve.setDelays(1h, 24h);
        at.setVisible(at.notice, true);
        at.rename(at.button, u"Done"_s);
        QVERIFY(tests::whatWasPutOffIsDone());
        QCOMPARE(at.passed, QStringList{u"button is now Done"_s});
        QVERIFY(!at.sieve.isIdle());
    }

    void aNotificationDoesNotWaitForEver()
    {
        Stage at;
        at.sieve.setDelays(10ms, 50ms);
        at.setVisible(at.notice, true);
        int names = 0;
        QTRY_VERIFY2((at.rename(at.button, QString::number(++names)), at.passed.contains(u"notice appears"_s)),
                     "something else changes all the time");
    }

    /// It goes with the first of them otherwise, before the next one is sent.
    void cellsPassAsTheyAre()
    {
        Stage at;
        at.sieve.setSettleTime(1h);
        QTableWidget table(2, 2, &at.window);
        for (int times = 1; times <= 2; ++times) {
            QAccessibleEvent event(&table, QAccessible::NameChanged);
            event.setChild(1);
            at.sieve.take(&event);
            QCOMPARE(at.passed.size(), times);
        }
    }
};

LABDESK_TEST(tst_eventsieve)
#include "tst_eventsieve.moc"
