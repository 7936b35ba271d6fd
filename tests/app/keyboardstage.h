// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "service/localservice.h"
#include "support/remotestate.h"

#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>

namespace labdesk::tests {

/// The program with its local service, and somebody who has only a keyboard: every key goes to whatever has the focus.
class KeyboardStage
{
public:
    static constexpr int patience = 30'000;

    explicit KeyboardStage(const QString &language = {}) : console(options(language), makeMemoryStore()) { }

    /// Opened, in front, with its users.
    bool begin()
    {
        console.start();
        window().resize(1280, 800);
        window().activateWindow();
        return QTest::qWaitFor([this] { return console.session() && hasCome(console.session()->users().state()); },
                               patience)
            && QTest::qWaitForWindowActive(&window());
    }

    MainWindow &window() { return console.window(); }
    Session &session() { return *console.session(); }
    const UserStore &users() { return session().users().store(); }

    static QWidget *focus()
    {
        QWidget *popup = QApplication::activePopupWidget();
        QWidget *to = popup ? popup : QApplication::focusWidget();
        return to ? to : QApplication::activeWindow();
    }
    static QString focusName() { return focus() ? focus()->objectName() : QString(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        if (hasKeyboard())
            QTest::keyClick(focus(), key, modifiers);
    }
    void control(Qt::Key key) { press(key, Qt::ControlModifier); }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            if (hasKeyboard())
                QTest::keyClick(focus(), letter.toLatin1());
    }
    void retype(const QString &text)
    {
        control(Qt::Key_A);
        type(text);
    }

    /// Tab until that has the focus; false when it comes round without.
    bool tabTo(const QString &name)
    {
        for (int i = 0; i < 80; ++i) {
            if (focusName() == name)
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }

    /// Ctrl+K, the words, Enter.
    void command(const QString &words)
    {
        control(Qt::Key_K);
        type(words);
        press(Qt::Key_Return);
    }

    /// The dialog of that name once it is open and has the keyboard.
    QDialog *dialog(const QString &name)
    {
        QDialog *found = nullptr;
        const bool there = QTest::qWaitFor(
            [&] {
                found = window().findChild<QDialog *>(name);
                return found && found->isVisible() && found->isAncestorOf(QApplication::focusWidget());
            },
            patience);
        return there ? found : nullptr;
    }
    bool isClosed(const QString &name)
    {
        return QTest::qWaitFor(
            [&] {
                const auto *found = window().findChild<QDialog *>(name);
                return !found || !found->isVisible();
            },
            patience);
    }

    template <class W> W *shown(const QString &name)
    {
        for (W *part : window().findChildren<W *>(name))
            if (part->isVisible())
                return part;
        return nullptr;
    }

private:
    /// Where a window manager would give the keyboard back after a dialog has gone, the stage does.
    bool hasKeyboard()
    {
        if (!focus()) {
            QWidget *front = &window();
            for (QDialog *open : window().findChildren<QDialog *>())
                if (open->isVisible())
                    front = open;
            front->activateWindow();
        }
        return QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }, patience);
    }

    Options options(const QString &language) const
    {
        Options made;
        made.language = language;
        made.dataFolder = m_folder.path();
        made.users = 40;
        return made;
    }

    QTemporaryDir m_folder;

public:
    Console console;
};

} // namespace labdesk::tests
