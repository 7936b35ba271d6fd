// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "views/common/pane.h"
#include "widgets/toast.h"

#include <QApplication>
#include <QDialog>

#include <algorithm>

namespace labdesk {

namespace {

/// Where the keyboard is, by name: the widget itself will not be there any more.
QString nameOfFocus(const QWidget *window)
{
    const QWidget *at = window->focusWidget();
    while (at && at != window && at->objectName().isEmpty())
        at = at->parentWidget();
    return at && at != window ? at->objectName() : QString();
}

/// Several panes may have a part of that name: the one that can be seen is meant.
void focusByName(const QWidget *window, const QString &name)
{
    if (name.isEmpty())
        return;
    const auto named = window->findChildren<QWidget *>(name);
    const auto seen
        = std::ranges::find_if(named, [window](const QWidget *widget) { return widget->isVisibleTo(window); });
    if (seen != named.end())
        (*seen)->setFocus(Qt::OtherFocusReason);
}

/// What words and numbers say of a state: no data are kept in them.
QVariant plainOf(const QVariant &state)
{
    switch (state.typeId()) {
    case QMetaType::QVariantMap: {
        QVariantMap plain;
        for (const auto &[key, value] : state.toMap().asKeyValueRange())
            if (const QVariant kept = plainOf(value); kept.isValid())
                plain.insert(key, kept);
        return plain;
    }
    case QMetaType::QVariantList: {
        QVariantList plain;
        for (const QVariant &value : state.toList())
            plain += plainOf(value);
        return plain;
    }
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::ULongLong:
    case QMetaType::Double:
    case QMetaType::QString:
    case QMetaType::QStringList:
    case QMetaType::QByteArray:
    case QMetaType::QDateTime:
        return state;
    default:
        return {};
    }
}

} // namespace

void MainWindow::emptyOut()
{
    QList<QPointer<QDialog>> dialogs;
    for (QDialog *dialog : findChildren<QDialog *>())
        if (!dialog->property("staysOverCover").toBool())
            dialogs += dialog;
    for (const auto &dialog : dialogs)
        delete dialog; // one may be the other's
    for (const auto &[place, shown] : m_places)
        m_left[place] = plainOf(shown->viewState()).toMap();
    takeDown();
    m_toasts->clear();
    m_sideBar->setPins({});
    m_sideBar->clearCounts();
    showStatusOf(m_current);
}

void MainWindow::fillAgain(const std::function<void()> &fill)
{
    fill();
    for (const auto &[place, left] : m_left)
        pane(place);
    m_left.clear();
    showPlace(m_current);
    if (Pane *shown = pane(m_current))
        shown->focusFilter();
}

void MainWindow::takeDown()
{
    m_commands->dismiss(); // what it lists belongs to the panes
    saveLayout();
    delete m_countdowns;
    for (const auto &[place, shown] : m_places)
        delete shown;
    m_places.clear();
    m_waiting.clear();
}

void MainWindow::rebuild(const std::function<void()> &fill)
{
    // A menu that is open belongs to what goes.
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            break;
    for (const auto &[place, shown] : m_places)
        m_left[place] = shown->viewState();
    const QString focus = nameOfFocus(this);
    const auto toasts = m_toasts->take();
    setUpdatesEnabled(false); // one picture before, one after

    takeDown();
    delete takeCentralWidget();
    m_noticeAction = {};
    buildShell();
    m_commands->listen(); // where back lies depends on the language
    m_sideBar->setCurrentIndex(static_cast<int>(m_current));
    const ConnectionState state = m_state;
    showTitle();
    showHistory();
    fill();
    for (const auto &[place, left] : m_left) // what had been looked at has a state to be given back, and toasts
        pane(place);
    setConnectionState(state);
    m_left.clear();
    centralWidget()->show(); // at once, and not when the event loop comes to it: what is hidden takes no focus
    toastAgain(toasts);
    focusByName(this, focus);
    setUpdatesEnabled(true);
}

void MainWindow::toastAgain(const std::vector<ToastHost::Left> &toasts)
{
    for (const ToastHost::Left &left : toasts) {
        const bool first = m_toasts->toast()->isHidden();
        for (const auto &[place, shown] : m_places)
            shown->toastAgain(left.about);
        if (first && !m_toasts->toast()->isHidden())
            m_toasts->setTimeLeft(left.time);
    }
}

} // namespace labdesk
