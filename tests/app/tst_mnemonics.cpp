// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboardstage.h"
#include "shell/leavedialog.h"
#include "shell/windowcommands.h"
#include "support/testmain.h"
#include "text/language.h"
#include "views/common/command.h"
#include "views/users/dialogs/userdialogs.h"
#include "views/users/list/usercopy.h"
#include "views/users/list/userrowmenu.h"
#include "widgets/confirmdialog.h"
#include "widgets/group.h"
#include "widgets/mnemonic.h"
#include "widgets/segmentedcontrol.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::KeyboardStage;

namespace {

/// The mnemonics of some texts: which keys there are, and which of them stand twice.
struct Keys
{
    QStringList all;
    QStringList twice;

    void look(const QString &text)
    {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (all.contains(key))
            twice += key + u": "_s + text;
        all += key;
    }
};

bool hasKey(const QString &text)
{
    return !QKeySequence::mnemonic(text).isEmpty();
}

/// Whatever answers to a mnemonic in a window as it is now; `heard` gets those whose & would be spoken.
Keys keysIn(const QWidget &window, QStringList *heard)
{
    Keys keys;
    const auto look = [&](QWidget *part, const QString &text) {
        keys.look(text);
        if (hasKey(text) && QAccessible::queryAccessibleInterface(part)->text(QAccessible::Name).contains(u'&'))
            *heard += text;
    };
    for (auto *button : window.findChildren<QAbstractButton *>())
        if (button->isVisible())
            look(button, button->text());
    for (auto *label : window.findChildren<QLabel *>())
        if (label->isVisible() && label->buddy())
            look(label, label->text());
    return keys;
}

Keys keysOf(const QMenu &menu)
{
    Keys keys;
    for (const QAction *action : menu.actions())
        keys.look(action->text());
    return keys;
}

QString twiceOrHeard(const QWidget &window, qsizetype atLeast)
{
    QStringList wrong;
    const Keys keys = keysIn(window, &wrong);
    wrong += keys.twice;
    if (keys.all.size() < atLeast)
        wrong += u"only %1 of %2"_s.arg(keys.all.size()).arg(atLeast);
    return wrong.join(u", "_s);
}

void run(KeyboardStage &at, const QString &id)
{
    for (const Command &command : at.window().windowCommands().all())
        if (command.id == id && command.run)
            return command.run();
    QFAIL(qPrintable(u"no command "_s + id));
}

bool openSomebody(KeyboardStage &at)
{
    at.control(Qt::Key_F);
    at.press(Qt::Key_Down);
    return QTest::qWaitFor([&] { return at.session().details().userId() && hasCome(at.session().details().user()); },
                           KeyboardStage::patience);
}

Connection production()
{
    return {u"p"_s, u"P"_s, Environment::Production, QUrl(u"https://example.org"_s), ApiKeyScheme{}, false};
}

struct DialogWay
{
    QString command; ///< its id; empty for the preferences, which have a key only
    QString name;
    qsizetype keys;
};

const std::initializer_list<DialogWay> dialogWays = {{u"user.new"_s, u"newUserDialog"_s, 6},
                                                     {u"user.changeZone"_s, u"changeZoneDialog"_s, 2},
                                                     {u"user.edit"_s, u"editUserDialog"_s, 6},
                                                     {u"user.delete"_s, u"deleteUserDialog"_s, 0},
                                                     {u"connection.new"_s, u"connectionsDialog"_s, 11},
                                                     {QString(), u"preferencesDialog"_s, 3}};

QDialog *openDialog(KeyboardStage &at, const DialogWay &way)
{
    at.control(Qt::Key_1);
    if (way.command.isEmpty())
        at.control(Qt::Key_Comma);
    else
        run(at, way.command);
    return at.dialog(way.name);
}

/// What is typed into or chosen from, and what has a mnemonic of its own.
bool isFieldOfItsOwn(const QWidget *widget)
{
    const bool isField = qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget);
    return isField && !qobject_cast<const QComboBox *>(widget->parentWidget())
        && !qobject_cast<const QAbstractSpinBox *>(widget->parentWidget());
}

bool hasTheKeyboard(const QWidget *buddy)
{
    const QWidget *focus = QApplication::focusWidget();
    const auto *chosen = qobject_cast<const QRadioButton *>(focus);
    return focus == buddy || buddy->isAncestorOf(focus)
        || (chosen && chosen->isChecked() && qobject_cast<const QRadioButton *>(buddy)
            && chosen->group() == static_cast<const QRadioButton *>(buddy)->group());
}

/// Presses the key of each label; what is wrong with them.
QString tryLabels(KeyboardStage &at, const QDialog &dialog)
{
    QStringList wrong;
    QSet<const QWidget *> led;
    for (const auto *label : dialog.findChildren<QLabel *>()) {
        if (!label->isVisible() || !label->buddy())
            continue;
        led += label->buddy();
        if (!hasKey(label->text())) {
            wrong += u"no key: "_s + label->text();
            continue;
        }
        at.press(QKeySequence::mnemonic(label->text())[0].key(), Qt::AltModifier);
        if (!hasTheKeyboard(label->buddy()))
            wrong += label->text() + u" leads to "_s + at.focusName();
    }
    for (const auto *field : dialog.findChildren<QWidget *>())
        if (isFieldOfItsOwn(field) && field->isVisible() && field->isEnabled() && !led.contains(field))
            wrong += u"no label leads to "_s + field->objectName();
    return wrong.join(u"; "_s);
}

} // namespace

class tst_mnemonics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installLanguage(*qApp, u"en"_s); }

    void noTwoInOneWindowAreTheSame_data()
    {
        QTest::addColumn<QString>("code");
        for (const Language &language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void noTwoInOneWindowAreTheSame()
    {
        QFETCH(const QString, code);
        KeyboardStage at(code);
        QVERIFY(at.begin());
        QVERIFY(openSomebody(at));
        const qsizetype atLeast[] = {4, 2, 6, 2, 0, 0};
        for (const Place place : allPlaces) {
            at.control(Qt::Key(Qt::Key_1 + int(place)));
            QCOMPARE(twiceOrHeard(at.window(), atLeast[int(place)]), QString());
        }
        at.control(Qt::Key_3);
        run(at, u"center.byOrder"_s);
        QCOMPARE(twiceOrHeard(at.window(), 5), QString());
        for (const DialogWay &way : dialogWays) {
            QDialog *dialog = openDialog(at, way);
            QVERIFY2(dialog, qPrintable(way.name));
            QCOMPARE(twiceOrHeard(*dialog, way.keys), QString());
            if (way.name == u"deleteUserDialog")
                QVERIFY(!hasKey(
                    dialog->findChild<QAbstractButton *>(u"actionButton"_s)->text())); // nothing is destroyed by a slip
            if (auto *other = dialog->findChild<QRadioButton *>(u"bearerRadio"_s)) {
                other->click();
                QCOMPARE(twiceOrHeard(*dialog, 13), QString());
            }
            dialog->done(QDialog::Rejected); // without being asked what is to be lost
            QVERIFY2(at.isClosed(way.name), qPrintable(way.name));
        }
    }

    void whatAsksBeforeSomethingIsLostHasKeysOfItsOwn_data() { noTwoInOneWindowAreTheSame_data(); }
    void whatAsksBeforeSomethingIsLostHasKeysOfItsOwn()
    {
        QFETCH(const QString, code);
        KeyboardStage at(code);
        QVERIFY(at.begin());
        QVERIFY(openSomebody(at));
        const User user = readyIn(at.session().details().user())->value;
        ConnectedProvider provider;
        provider.name = u"A provider & another"_s;
        provider.slug = u"a_provider"_s;
        Connection sandbox = production();
        sandbox.environment = Environment::Sandbox;
        // One that stays, or waits, has a key. One that leaves or destroys has none, so that no slip does it;
        // disconnecting can be canceled for some seconds.
        struct Asking
        {
            std::unique_ptr<DialogFrame> dialog;
            qsizetype keys;
            bool actsByKey;
        };
        const Asking asking[]
            = {{std::make_unique<LeaveDialog>(at.session().actions(), at.session().jobs(), production(),
                                              LeaveDialog::Leaving::Program),
                1, false},
               {std::make_unique<LeaveDialog>(at.session().actions(), at.session().jobs(), production(),
                                              LeaveDialog::Leaving::Connection),
                1, false},
               {std::unique_ptr<DialogFrame>(makeDeleteUserDialog(user, production(), nullptr)), 1, false},
               {std::unique_ptr<DialogFrame>(makeDeregisterDialog(user, provider, production(), nullptr)), 2, true},
               {std::unique_ptr<DialogFrame>(makeDeregisterDialog(user, provider, sandbox, nullptr)), 1, true}};
        for (const auto &[dialog, keys, actsByKey] : asking) {
            dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
            QCOMPARE(twiceOrHeard(*dialog, keys), QString());
            QVERIFY2(hasKey(dialog->action()->text()) == actsByKey, qPrintable(dialog->action()->text()));
            const QString key = QKeySequence::mnemonic(dialog->action()->text()).toString();
            for (const auto *behind : at.window().findChildren<QAbstractButton *>())
                QVERIFY2(!actsByKey || !behind->isVisible() || QKeySequence::mnemonic(behind->text()).toString() != key,
                         qPrintable(u"a hand that is used to "_s + behind->text()));
            QVERIFY2(!dialog->windowTitle().contains(u'&'), qPrintable(dialog->windowTitle()));
            dialog->hide();
        }
        for (const auto &[way, keys] :
             {std::pair(*dialogWays.begin(), qsizetype(7)), std::pair(*(dialogWays.begin() + 1), qsizetype(3))}) {
            QDialog *dialog = openDialog(at, way);
            QVERIFY2(dialog, qPrintable(way.name));
            dialog->findChild<QLineEdit *>()->setText(u"half-typed"_s);
            dialog->reject();
            QVERIFY(dialog->findChild<QWidget *>(u"discardMessage"_s)->isVisible());
            QCOMPARE(twiceOrHeard(*dialog, keys), QString());
            dialog->done(QDialog::Rejected);
            QVERIFY2(at.isClosed(way.name), qPrintable(way.name));
        }
    }

    void noTwoInOneMenuAreTheSame_data() { noTwoInOneWindowAreTheSame_data(); }
    void noTwoInOneMenuAreTheSame()
    {
        QFETCH(const QString, code);
        KeyboardStage at(code);
        QVERIFY(at.begin());
        QVERIFY(openSomebody(at));
        const auto *more = at.window().findChild<QMenu *>(u"moreMenu"_s);
        QVERIFY(more);
        for (const bool isPinned : {false, true}) {
            const std::unique_ptr<QMenu> ofARow(makeUserRowMenu(at.users().user(0), {.isPinned = isPinned}, nullptr));
            ofARow->addMenu(makeUserCopyMenu(ofARow.get(), [](UserCopy) {})); // as the list does
            QCOMPARE(keysOf(*ofARow).twice, QStringList());
            QVERIFY(keysOf(*ofARow).all.size() >= 8);
        }
        QCOMPARE(keysOf(*more).twice, QStringList());
        QCOMPARE(keysOf(*more).all.size(), qsizetype(10));
    }

    void theKeyOfALabelLeadsToItsField_data()
    {
        QTest::addColumn<int>("way");
        for (size_t i = 0; i < dialogWays.size(); ++i)
            QTest::newRow(qPrintable(dialogWays.begin()[i].name)) << int(i);
    }
    void theKeyOfALabelLeadsToItsField()
    {
        QFETCH(const int, way);
        KeyboardStage at;
        QVERIFY(at.begin());
        QVERIFY(openSomebody(at));
        QDialog *dialog = openDialog(at, dialogWays.begin()[way]);
        QVERIFY(dialog);
        QCOMPARE(tryLabels(at, *dialog), QString());
        if (auto *other = dialog->findChild<QRadioButton *>(u"bearerRadio"_s)) {
            other->click();
            QCOMPARE(tryLabels(at, *dialog), QString());
            QVERIFY(other->isChecked()); // its label has led there, and has chosen nothing
        }
    }

    void theProofThatProductionAsksForIsReachedAndReadAsItIs()
    {
        const std::unique_ptr<ConfirmDialog> dialog(
            new ConfirmDialog(u"Delete?"_s, {}, u"Delete"_s, {u"&Type it:"_s, {}, u"-a&b42"_s}, production(), nullptr));
        auto *proof = dialog->findChild<QLineEdit *>(u"proofEdit"_s);
        QVERIFY(proof);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        dialog->cancelButton()->setFocus();
        QTest::keyClick(dialog->cancelButton(), Qt::Key_T, Qt::AltModifier);
        QVERIFY(proof->hasFocus());
        const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) { return label->text() == u"-a&b42"; }));
    }

    void aButtonOfAPaneIsPressedByItsKey()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.press(Qt::Key_N, Qt::AltModifier);
        QVERIFY(at.shown<QAbstractButton>(u"newUserButton"_s)->isDown());
        QVERIFY(at.dialog(u"newUserDialog"_s));
    }

    void nothingBehindAnOpenPaletteIsPressed()
    {
        KeyboardStage at;
        QVERIFY(at.begin());
        at.control(Qt::Key_K);
        QVERIFY(at.shown<QWidget>(u"commandPalette"_s));
        at.press(Qt::Key_N, Qt::AltModifier);
        QVERIFY(!at.shown<QAbstractButton>(u"newUserButton"_s)->isDown()); // what a key presses goes down first
        QVERIFY(at.shown<QWidget>(u"commandPalette"_s));
    }

    void anAndFromElsewhereIsNoKey_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        QTest::newRow("a mnemonic is not read") << u"Client &ID"_s << u"Client ID"_s;
        QTest::newRow("an escaped and is read once") << u"A && B"_s << u"A & B"_s;
        QTest::newRow("what came from elsewhere is read as it came")
            << escapeMnemonic(u"R&D & more&"_s) << u"R&D & more&"_s;
        QTest::newRow("an and at the end stays") << u"A &"_s << u"A &"_s;
    }
    void anAndFromElsewhereIsNoKey()
    {
        QFETCH(const QString, text);
        QTEST(withoutMnemonic(text), "read");
    }

    void aRowOfACardShowsAnAndThatTheServiceSent()
    {
        FormRow row(u"R&D"_s, u"value"_s);
        QVERIFY(!hasKey(row.label()->text()));
        QCOMPARE(withoutMnemonic(row.label()->text()), u"R&D"_s);
    }

    void aSegmentIsNoWiderForItsKey()
    {
        SegmentedControl with(u"name"_s);
        with.addSegment(u"&Near a place"_s);
        SegmentedControl without(u"name"_s);
        without.addSegment(u"Near a place"_s);
        QCOMPARE(with.sizeHint(), without.sizeHint());
        QCOMPARE(with.findChild<QAbstractButton *>()->accessibleName(), u"Near a place"_s);
    }
};

LABDESK_TEST(tst_mnemonics)
#include "tst_mnemonics.moc"
