// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/leaveguard.h"

#include "app/currentsession.h"
#include "shell/mainwindow.h"
#include "views/common/countdownrow.h"

#include <QGuiApplication>

#include <utility>

namespace labdesk {

LeaveGuard::LeaveGuard(CurrentSession &session, MainWindow &window) : m_session(session), m_window(window)
{
    window.setCloseGuard([this] { return requestClose(); });
    connect(&session, &CurrentSession::aboutToClose, this, &LeaveGuard::dropDialog);
    connect(&session, &CurrentSession::opened, this, [this] {
        m_session.get()->actions().setCancelReach(
            [this](quint64 action) { return !m_isLeaving && isCancelReachable(action); });
    });
    connect(qApp, &QGuiApplication::commitDataRequest, this, &LeaveGuard::followSessionEnd);
    connect(qApp, &QGuiApplication::saveStateRequest, this, &LeaveGuard::followSessionEnd);
}

bool LeaveGuard::isNeeded(LeaveDialog::Leaving leaving) const
{
    Session *session = m_session.get();
    return session && LeaveDialog::isNeeded(session->actions(), session->jobs(), leaving);
}

void LeaveGuard::ask(LeaveDialog::Leaving leaving, std::function<void()> leave, std::function<void()> stay)
{
    if (!isNeeded(leaving))
        return leave();
    dropDialog();
    Session &session = *m_session.get();
    m_dialog = new LeaveDialog(session.actions(), session.jobs(), session.connection(), leaving, &m_window);
    m_stay = std::move(stay);
    connect(m_dialog, &QDialog::rejected, this, &LeaveGuard::notifyStay);
    connect(m_dialog, &QDialog::accepted, this, [this] {
        m_isLeaving = true; // no longer cancelable
        m_stay = {};
    });
    // Queued, because the state change that accepted the dialog may come from the session, which leaving deletes.
    connect(
        m_dialog, &QDialog::accepted, this,
        [this, leave = std::move(leave)] {
            leave();
            if (m_mayClose)
                return;
            m_isLeaving = false;
            if (Session *current
                = m_session.get()) // the session is still open if the other connection couldn't be opened
                current->jobs().setSuspended(false);
        },
        Qt::QueuedConnection);
    m_dialog->open();
}

void LeaveGuard::dropDialog()
{
    delete m_dialog;
    notifyStay();
}

void LeaveGuard::notifyStay()
{
    if (const auto stay = std::exchange(m_stay, {}))
        stay();
}

bool LeaveGuard::requestClose()
{
    if (m_mayClose || !isNeeded(LeaveDialog::Leaving::Program))
        return true;
    ask(LeaveDialog::Leaving::Program, [this] {
        if (Session *session = m_session.get()) // it may have been closed meanwhile
            session->actions().cancelDelayed();
        m_mayClose = true;
        m_window.close();
        m_mayClose = !m_window.isVisible(); // if the window stayed open, ask again next time
    });
    return false;
}

void LeaveGuard::followSessionEnd()
{
    Session *session = m_session.get();
    if (!session)
        return;
    session->actions().cancelDelayed();
    session->jobs().pauseAll();
}

} // namespace labdesk
