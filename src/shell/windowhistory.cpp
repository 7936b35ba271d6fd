// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/environmentbanner.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "shell/sidebar.h"
#include "shell/windowcommands.h"
#include "views/common/pane.h"
#include "views/common/shortcuts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace labdesk {

void MainWindow::noteVisit()
{
    if (const auto at = m_places.find(m_current); at != m_places.end())
        m_history.visit({m_current, at->second->visiting()});
    showHistory();
}

void MainWindow::showHistory()
{
    m_band->setTravel(m_history.canGo(-1), m_history.canGo(1));
}

bool MainWindow::openStop(const History::Stop &stop)
{
    Pane *to = pane(stop.place);
    return to && (to->visiting() == stop.id || to->visit(stop.id));
}

void MainWindow::travel(int by)
{
    if (m_noteVisit.isActive()) { // where one is belongs to the way
        m_noteVisit.stop();
        noteVisit();
    }
    int skipped = 0;
    std::optional<Place> to;
    const bool went = m_history.go(
        by,
        [&](const History::Stop &stop) {
            to = stop.place;
            return openStop(stop);
        },
        &skipped);
    if (went && to != m_current) {
        showPlace(*to);
        m_noteVisit.stop();
        pane(*to)->focusFilter();
        openStop({*to, pane(*to)->visiting()});
        Q_EMIT placeChosen(*to);
    }
    if (skipped > 0)
        m_toasts->show(tr("Skipped %Ln page(s) that no longer exist.", nullptr, skipped));
    showHistory();
}

/// A dialog or a menu keeps the window's own keys from it; this one must be heard wherever one is.
bool MainWindow::coversByKey(const QKeyEvent &key, const QObject *heardBy) const
{
    const auto *widget = qobject_cast<const QWidget *>(heardBy);
    return widget && QKeySequence(key.keyCombination()) == keysOf(u"app.cover"_s)
        && (widget->window() != this || QApplication::activePopupWidget() || QApplication::activeModalWidget());
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto button = static_cast<QMouseEvent *>(event)->button();
        const auto *widget = qobject_cast<QWidget *>(watched);
        if ((button == Qt::BackButton || button == Qt::ForwardButton) && widget && widget->window() == this
            && !m_cover) {
            travel(button == Qt::BackButton ? -1 : 1);
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && !m_cover && coversByKey(*static_cast<QKeyEvent *>(event), watched)) {
        // Later: what hears the key is among what goes.
        QMetaObject::invokeMethod(this, &MainWindow::cover, Qt::QueuedConnection);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // Fields of some desktops take these two for their own, and one is in the filter when one wants them.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs
            = key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_E || key->key() == Qt::Key_U);
        if (isOurs && qobject_cast<QLineEdit *>(watched)) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::showTitle()
{
    setWindowTitle(!m_connection || m_cover
                       ? tr("Labdesk")
                       : tr("Labdesk — %1 (%2)").arg(m_connection->name, environmentWord(m_connection->environment)));
}

LockScreen *MainWindow::coverScreen() const
{
    return m_cover;
}

void MainWindow::setLocks(bool locks)
{
    m_locks = locks;
    m_coverItem->setWords(locks ? IconName::Lock : IconName::EyeOff, locks ? tr("Lock") : tr("Hide"));
}

void MainWindow::cover()
{
    if (m_cover)
        return;
    m_commands->dismiss();
    m_cover = new LockScreen(m_locks ? LockScreen::Kind::Lock : LockScreen::Kind::Hide, this, centralWidget());
    connect(m_cover, &LockScreen::backRequested, this, [this] { m_uncover ? m_uncover() : m_cover->lift(); });
    connect(m_cover, &LockScreen::lifted, this, [this] {
        m_cover.clear();
        showTitle();
        Q_EMIT uncovered();
    });
    showTitle();
    Q_EMIT covered();
}

} // namespace labdesk
