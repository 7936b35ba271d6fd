// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "shell/mainwindow.h"
#include "shell/windowcommands.h"
#include "support/testmain.h"
#include "support/usersstage.h"
#include "views/common/shortcuts.h"

#include <QFile>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

struct Stage
{
    QTemporaryDir folder;
    Settings settings{folder.filePath(u"labdesk.ini"_s)};
    MainWindow window{settings};

    bool show()
    {
        window.show();
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window);
    }
};

} // namespace

class tst_shortcuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noKeyStandsTwice()
    {
        QStringList seen;
        for (const Shortcut &shortcut : shortcutTable()) {
            if (shortcut.scope != KeyScope::Window)
                continue; // each part hears its own
            for (const QKeySequence &keys : shortcut.keys) {
                QVERIFY2(!keys.isEmpty(), qPrintable(shortcut.title));
                QVERIFY2(!seen.contains(keys.toString()), qPrintable(keys.toString()));
                seen += keys.toString();
            }
        }
    }

    void noKeyOfATextFieldIsTaken()
    {
        QLineEdit field(u"some words"_s);
        for (const Shortcut &shortcut : shortcutTable()) {
            if (shortcut.scope != KeyScope::Window || shortcut.command == u"app.undo")
                continue; // Undo: a field that has the keyboard undoes what was typed into it
            for (const QKeySequence &keys : shortcut.keys) {
                // What a field claims for itself never reaches the window.
                QKeyEvent event(QEvent::ShortcutOverride, keys[0].key(), keys[0].keyboardModifiers());
                event.ignore();
                QApplication::sendEvent(&field, &event);
                QVERIFY2(!event.isAccepted(), qPrintable(keys.toString()));
                for (const auto standard :
                     {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::Undo,
                      QKeySequence::Redo, QKeySequence::SelectAll, QKeySequence::MoveToNextWord,
                      QKeySequence::MoveToPreviousWord, QKeySequence::DeleteStartOfWord, QKeySequence::DeleteEndOfWord})
                    QVERIFY2(!QKeySequence::keyBindings(standard).contains(keys), qPrintable(keys.toString()));
            }
        }
    }

    void nothingThatDestroysHasAKey()
    {
        for (const Shortcut &shortcut : shortcutTable()) {
            QVERIFY2(!shortcut.command.contains(u"delete"_s) && !shortcut.command.contains(u"deregister"_s),
                     qPrintable(shortcut.command));
            QVERIFY2(!shortcut.command.contains(u"clear"_s), qPrintable(shortcut.command));
        }
    }

    void theWindowListensToTheTableAndToNothingElse()
    {
        Stage stage;
        QStringList listened;
        for (const QShortcut *shortcut : stage.window.findChildren<QShortcut *>(QString(), Qt::FindDirectChildrenOnly))
            listened += shortcut->objectName();
        QStringList table;
        for (const Shortcut &shortcut : shortcutTable())
            if (shortcut.scope == KeyScope::Window)
                table += shortcut.command;
        listened.sort();
        table.sort();
        QCOMPARE(listened, table);
    }

    void everyKeyOfTheWindowHasItsCommand()
    {
        Stage stage;
        QStringList ids;
        for (const Command &command : stage.window.windowCommands().all()) {
            QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
            ids += command.id;
        }
        for (const Shortcut &shortcut : shortcutTable()) {
            const bool ofPane = shortcut.command.startsWith(u"pane."_s) || shortcut.command.startsWith(u"user."_s);
            const bool ofSession = shortcut.command == u"app.undo"; // there is something to undo in one only
            if (shortcut.scope == KeyScope::Window && !ofPane && !ofSession)
                QVERIFY2(ids.contains(shortcut.command), qPrintable(shortcut.command));
        }
    }

    void everyKeyOfAUserHasItsCommand()
    {
        tests::UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        QStringList ids;
        for (const Command &command : stage.pane->commands()) {
            QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
            QVERIFY2(!command.title.isEmpty() && (command.run || !command.disabledReason.isEmpty()),
                     qPrintable(command.id));
            ids += command.id;
        }
        for (const Shortcut &shortcut : shortcutTable())
            if (shortcut.command.startsWith(u"user."_s) || shortcut.command.startsWith(u"pane."_s))
                QVERIFY2(ids.contains(shortcut.command), qPrintable(shortcut.command));
    }

    void whatCannotRunSaysWhy()
    {
        tests::UsersStage stage;
        QTRY_COMPARE(stage.rows(), 12);
        for (const Command &command : stage.pane->commands())
            if (command.id == u"user.delete"_s || command.id == u"user.changeZone"_s || command.id == u"user.refresh"_s)
                QCOMPARE(command.disabledReason, u"No user selected."_s);
    }

    void theSheetShowsTheWholeTable()
    {
        Stage stage;
        QVERIFY(stage.show());
        QTest::keyClick(&stage.window, Qt::Key_Question, Qt::ControlModifier);
        const auto *sheet = stage.window.findChild<QWidget *>(u"shortcutSheet"_s);
        QVERIFY(sheet && sheet->isVisible());
        QStringList words;
        for (const QLabel *label : sheet->findChildren<QLabel *>())
            words += label->text();
        for (const Shortcut &shortcut : shortcutTable()) {
            QVERIFY2(words.contains(shortcut.title), qPrintable(shortcut.title));
            QVERIFY2(words.contains(formatKeys(shortcut.keys.first())), qPrintable(shortcut.title));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!stage.window.findChild<QWidget *>(u"shortcutSheet"_s));
    }

    void theGuideListsTheSameKeys()
    {
        QFile file(u":/docs/guide/keys.md"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList listed;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            static const QRegularExpression key(u"`([^`]+)`"_s);
            for (auto at = key.globalMatch(line.startsWith(u"| "_s) ? line.section(u'|', 1, 1) : QString());
                 at.hasNext();)
                listed += at.next().captured(1);
        }
        // Of widgets, which no table has; the places stand as a range.
        QStringList known{u"Ctrl"_s, u"Shift"_s, u"Ctrl+A"_s, u"Ctrl+V"_s, u"Ctrl+W"_s};
        for (const Shortcut &shortcut : shortcutTable()) {
            const QString keys = shortcut.keys.first().toString(QKeySequence::PortableText);
            known += keys;
            const bool isWithinRange = shortcut.group == KeyGroup::Places && keys > u"Ctrl+1"_s && keys < u"Ctrl+6"_s;
            QVERIFY2(isWithinRange || listed.contains(keys) || keys == u"Ctrl+?"_s, qPrintable(keys));
        }
        for (const QString &keys : std::as_const(listed))
            QVERIFY2(known.contains(keys), qPrintable(keys));
    }

    void aSheetLargerThanTheWindowScrollsByKeys()
    {
        Stage stage;
        QVERIFY(stage.show());
        stage.window.resize(800, 560);
        stage.window.windowCommands().openShortcutSheet();
        auto *area = stage.window.findChild<QScrollArea *>(u"sheetArea"_s);
        QTRY_VERIFY(area && area->isVisible());
        area->widget()->setMinimumHeight(2000);
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(area->verticalScrollBar()->value(), area->verticalScrollBar()->maximum());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(area->verticalScrollBar()->value() > 0);
    }

    void aKeyWhoseCommandCannotRunSaysSo()
    {
        tests::UsersStage stage;
        Stage shell;
        QVERIFY(shell.show());
        shell.window.windowCommands().addSource([](const QString &) {
            Command no{.id = u"user.changeZone"_s, .title = u"Change time zone…"_s};
            no.disabledReason = u"No user selected."_s;
            return std::vector<Command>{no};
        });
        QTest::keyClick(&shell.window, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(shell.window.toasts()->toast()->text().contains(u"No user selected."_s));
    }
};

LABDESK_TEST(tst_shortcuts)
#include "tst_shortcuts.moc"
