// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowkeys.h"

#include "shell/mainwindow.h"
#include "shell/typedtext.h"
#include "shell/windowcommands.h"
#include "shell/windowhistory.h"
#include "views/common/shortcuts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace labdesk {

WindowKeys::WindowKeys(MainWindow &window) : QObject(&window), m_window(window)
{
    qApp->installEventFilter(this);
}

/// A dialog or a menu keeps the window's own keys from it; these must be heard wherever one is.
bool WindowKeys::isKeyOf(const QString &command, const QKeyEvent &key, const QObject *heardBy) const
{
    const auto *widget = qobject_cast<const QWidget *>(heardBy);
    return widget && QKeySequence(key.keyCombination()) == keysOf(command)
        && (widget->window() != &m_window || QApplication::activePopupWidget() || QApplication::activeModalWidget());
}

/// In a user's own window. Behind a dialog or a menu nothing is undone.
bool WindowKeys::isForUndo(const QKeyEvent &key, const QObject *heardBy)
{
    const auto *widget = qobject_cast<const QWidget *>(heardBy);
    if (!widget || QKeySequence(key.keyCombination()) != keysOf(u"app.undo"_s) || widget->window() == &m_window
        || QApplication::activePopupWidget() || QApplication::activeModalWidget() || hasTypedText(widget))
        return false;
    m_window.windowCommands().press(u"app.undo"_s);
    return true;
}

/// Alt and a letter that no control had. A field would take the letter as typed. With Option one types on a Mac.
bool WindowKeys::isStrayMnemonic(const QKeyEvent &key, const QObject *heardBy)
{
#ifdef Q_OS_MACOS
    constexpr bool altTypes = true;
#else
    constexpr bool altTypes = false;
#endif
    const auto *widget = qobject_cast<const QWidget *>(heardBy);
    const bool isAlt = key.modifiers() == Qt::AltModifier || key.modifiers() == (Qt::AltModifier | Qt::ShiftModifier);
    return !altTypes && widget && isAlt && !key.text().isEmpty() && key.text().at(0).isPrint() && takesText(widget);
}

bool WindowKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto button = static_cast<QMouseEvent *>(event)->button();
        const auto *widget = qobject_cast<QWidget *>(watched);
        if ((button == Qt::BackButton || button == Qt::ForwardButton) && widget && widget->window() == &m_window
            && !m_window.coverScreen()) {
            m_window.history().travel(button == Qt::BackButton ? -1 : 1);
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && !m_window.coverScreen()) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (isKeyOf(u"app.cover"_s, key, watched)) {
            // Later: what hears the key is among what goes.
            QMetaObject::invokeMethod(&m_window, &MainWindow::cover, Qt::QueuedConnection);
            return true;
        }
        if (isKeyOf(u"app.help"_s, key, watched)) {
            m_window.windowCommands().openHelp();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && !m_window.coverScreen()
        && (isForUndo(static_cast<QKeyEvent &>(*event), watched)
            || isStrayMnemonic(static_cast<QKeyEvent &>(*event), watched)))
        return true;
    if (event->type() == QEvent::ShortcutOverride) {
        // Fields of some desktops take these two for their own, and one is in the filter when one wants them.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs
            = key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_E || key->key() == Qt::Key_U);
        if (isOurs && qobject_cast<QLineEdit *>(watched)) {
            event->ignore();
            return true;
        }
        // A field takes Undo for its own even where nothing was typed.
        const auto *field = qobject_cast<const QWidget *>(watched);
        if (field && field->window() == &m_window && QKeySequence(key->keyCombination()) == keysOf(u"app.undo"_s)
            && takesText(field) && !hasTypedText(field)) {
            event->ignore();
            return true;
        }
    }
    return false;
}

} // namespace labdesk
