// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "consolestage.h"
#include "dialogopeners.h"
#include "output/desktop/clipboard.h"
#include "shell/lockscreen.h"
#include "shell/statusline.h"
#include "shell/windowcommands.h"
#include "tour/uidriver.h"
#include "views/users/detail/userdetailpane.h"
#include "widgets/overlay.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

using Hand = UiDriver;
using Opener = std::function<void(Hand &)>;
using Seen = std::function<bool(Hand &)>;

void pressCommand(Hand &hand, const char *command)
{
    hand.window().windowCommands().press(QString::fromLatin1(command));
}

Opener byCommand(const char *command)
{
    return [command](Hand &hand) { pressCommand(hand, command); };
}

bool hasDialog(Hand &hand)
{
    return hand.dialog() != nullptr;
}

bool hasPopup(Hand &)
{
    return QApplication::activePopupWidget() != nullptr;
}

bool hasOverlay(Hand &hand)
{
    const auto overlays = hand.window().findChildren<Overlay *>();
    return std::ranges::any_of(overlays, &QWidget::isVisible);
}

bool hasSecondWindow(Hand &)
{
    return std::ranges::count_if(QApplication::topLevelWidgets(), &QWidget::isVisible) > 1;
}

} // namespace

/// KeePassXC #2336: a lock that a dialog keeps from covering is none.
class tst_lockcovers : public QObject
{
    Q_OBJECT

    std::unique_ptr<ConsoleStage> m_stage;
    std::unique_ptr<Hand> m_hand;
    QImage m_empty; ///< the cover over a window in which nothing was open

    MainWindow &window() const { return m_stage->window(); }
    QImage picture() const { return window().grab().toImage(); }

    static QStringList textsOf(const QWidget &widget)
    {
        QStringList texts{widget.toolTip(), widget.isWindow() ? widget.windowTitle() : QString()};
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            texts << label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            texts << button->text();
        else if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
            texts << edit->text();
        return texts;
    }

    /// Everything on the screen that is not the cover's own, as words.
    QStringList readable() const
    {
        QStringList texts;
        for (const QWidget *widget : QApplication::allWidgets()) {
            if (!widget->isVisible() || (window().lockScreen() && window().lockScreen()->isAncestorOf(widget)))
                continue;
            texts << textsOf(*widget);
            if (!widget->accessibleName().isEmpty() && widget != window().lockScreen())
                texts << widget->accessibleName();
        }
        texts.removeAll(QString());
        texts.removeAll(u"Labdesk"_s);
        return texts;
    }

    /// What names a person, or was shown by a test.
    QStringList personal() const
    {
        QStringList values{u"canary"_s};
        const UserStore &users = m_stage->session().users().store();
        for (UserRow row = 0; row < users.size(); ++row)
            values << users.idText(row) << users.clientUserId(row);
        values.removeAll(QString());
        return values;
    }

    /// The texts with one of these, also of hidden widgets, which assistive technology can read.
    static QStringList kept(const QStringList &values)
    {
        QStringList texts;
        for (const QWidget *widget : QApplication::allWidgets()) {
            const QStringList said = textsOf(*widget) << widget->accessibleName() << widget->accessibleDescription();
            for (const QString &text : said)
                if (std::ranges::any_of(values, [&text](const QString &value) { return text.contains(value); }))
                    texts << widget->objectName() + u": "_s + text;
        }
        return texts;
    }

    /// Ctrl+L, to whatever has the keyboard.
    void pressLock() const
    {
        QWidget *receiver = QApplication::activePopupWidget();
        if (QWidget *modal = receiver ? nullptr : QApplication::activeModalWidget())
            receiver = modal->focusWidget() ? modal->focusWidget() : modal;
        if (!receiver)
            receiver = QApplication::focusWidget() ? QApplication::focusWidget() : &window();
        QTest::keyClick(receiver, Qt::Key_L, Qt::ControlModifier);
    }

    void comeBack() const
    {
        window().lockScreen()->findChild<QPushButton *>(u"showAgainButton"_s)->click();
        QTRY_VERIFY(!window().lockScreen());
        QVERIFY(m_stage->isReady());
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_stage = std::make_unique<ConsoleStage>();
        QVERIFY(m_stage->start());
        Options options;
        m_hand = std::make_unique<Hand>(*m_stage->console, options);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        pressLock();
        QTRY_VERIFY(m_stage->console->isUnloaded());
        m_empty = picture();
        comeBack();
    }
    void cleanup()
    {
        m_hand->closeDialogs();
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        if (window().lockScreen())
            comeBack();
    }
    void cleanupTestCase()
    {
        m_hand.reset();
        m_stage.reset();
    }

    void s9_nothingOfItIsLeft_data()
    {
        QTest::addColumn<Opener>("open");
        QTest::addColumn<Seen>("isOpen");
        const auto popup
            = [](const char *sentence, Opener open) { QTest::newRow(sentence) << std::move(open) << Seen(hasPopup); };
        const auto overlay
            = [](const char *sentence, Opener open) { QTest::newRow(sentence) << std::move(open) << Seen(hasOverlay); };
        QTest::newRow("the window alone") << Opener([](Hand &) {}) << Seen([](Hand &) { return true; });
        for (const DialogOpener &one : dialogOpeners())
            QTest::newRow(one.sentence) << Opener(one.open) << Seen(hasDialog);
        popup("the menu of a row", [](Hand &hand) {
            auto *table = hand.find<QTableView>("usersTable");
            table->setFocus();
            Q_EMIT table->customContextMenuRequested(table->visualRect(table->model()->index(0, 0)).center());
        });
        popup("the menu of copies", byCommand("pane.copyAs"));
        popup("the menu of the list of users", [](Hand &hand) { hand.openMenu("listMoreButton"); });
        popup("the menu of columns", byCommand("user.columns"));
        popup("the menu of saved views", [](Hand &hand) { hand.openMenu("savedViewsButton"); });
        popup("the menu of the open user", [](Hand &hand) { hand.openMenu("moreButton"); });
        popup("a list to choose from, in a dialog", [](Hand &hand) {
            hand.click("preferencesButton");
            hand.find<QComboBox>("languageCombo")->showPopup();
        });
        popup("what completes a time zone, in a dialog", [](Hand &hand) {
            hand.click("changeZoneButton");
            auto *edit = hand.find<QLineEdit>("zoneEdit");
            edit->setFocus();
            edit->clear();
            QTest::keyClicks(edit, u"America/P"_s);
        });
        QTest::newRow("what the filter proposes") << Opener([](Hand &hand) {
            auto *filter = hand.find<QLineEdit>("filterEdit");
            filter->setFocus();
            QTest::keyClicks(filter, u"src:"_s);
        }) << Seen([](Hand &hand) { return hasSecondWindow(hand) || hand.sees("suggestionList"); });
        overlay("the palette", byCommand("app.palette"));
        overlay("the palette, with users found", [](Hand &hand) {
            pressCommand(hand, "app.palette");
            hand.type("paletteEdit", u"client-00"_s);
        });
        overlay("the sheet of shortcuts", byCommand("app.shortcuts"));
        QTest::newRow("help") << Opener(byCommand("app.help")) << Seen(hasSecondWindow);
        QTest::newRow("a tooltip") << Opener([](Hand &hand) {
            QToolTip::showText(hand.window().mapToGlobal(QPoint(300, 300)), u"canary tip"_s, &hand.window());
        }) << Seen([](Hand &) { return QToolTip::isVisible(); });
        QTest::newRow("a toast") << Opener([](Hand &hand) { hand.window().toasts()->show(u"canary toast"_s); })
                                 << Seen([](Hand &hand) { return hand.window().toasts()->toast()->isVisible(); });
        QTest::newRow("a toast that is gone") << Opener([](Hand &hand) {
            hand.window().toasts()->show(u"canary toast"_s);
            hand.window().toasts()->clear();
        }) << Seen([](Hand &hand) { return hand.window().toasts()->toast()->isHidden(); });
        QTest::newRow("a user in a window of its own") << Opener(byCommand("user.openWindow")) << Seen(hasSecondWindow);
        QTest::newRow("a hidden value that is shown") << Opener([](Hand &hand) {
            showInsurance(hand);
            hand.click("showAllButton");
        }) << Seen([](Hand &hand) { return hand.sees("copyRevealedButton"); });
    }

    void s9_nothingOfItIsLeft()
    {
        QFETCH(const Opener, open);
        QFETCH(const Seen, isOpen);
        window().goTo(Place::Users);
        QVERIFY(m_stage->openRow(int(m_row++ % 20)));
        m_hand->showTab(0);
        open(*m_hand);
        QTRY_VERIFY(isOpen(*m_hand));
        QVERIFY(readable().size() > 5);
        const QStringList values = personal();
        QVERIFY(!kept(values).isEmpty());

        pressLock();
        QTRY_VERIFY(m_stage->console->isUnloaded());
        QTRY_COMPARE(readable(), QStringList());
        QTRY_VERIFY2(kept(values).isEmpty(), qPrintable(kept(values).join(u'\n')));
        for (const QWidget *other : QApplication::topLevelWidgets())
            QVERIFY2(other == &window() || !other->isVisible(), qPrintable(other->objectName()));
        for (const QWidget *top : QApplication::topLevelWidgets())
            QVERIFY2(top->windowTitle().isEmpty() || top->windowTitle() == u"Labdesk"_s,
                     qPrintable(top->windowTitle()));
        window().activateWindow(); // the one thing that could look different: the ring around what has the keyboard
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTRY_COMPARE(picture(), m_empty);
        const QImage screen = window().screen()->grabWindow(0).toImage();
        const QRect shown = window().geometry();
        if (screen.rect().contains(shown))
            QCOMPARE(screen.copy(shown).convertToFormat(m_empty.format()), m_empty);
        QVERIFY(window().findChildren<QDialog *>().isEmpty());
        comeBack();
    }

private:
    int m_row = 0;
};

LABDESK_TEST(tst_lockcovers)
#include "tst_lockcovers.moc"
