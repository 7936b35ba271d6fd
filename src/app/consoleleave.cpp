// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"
#include "platform/memoryscrub.h"
#include "shell/leavedialog.h"
#include "widgets/toast.h"

#include <QTimer>

namespace labdesk {

using namespace Qt::StringLiterals;

/// Runs `leave` now, or when the person has decided that what is being sent need not be waited for.
void Console::askBeforeLeaving(LeaveDialog::Leaving leaving, std::function<void()> leave)
{
    if (!m_session || !LeaveDialog::isNeeded(m_session->actions(), m_session->jobs(), leaving))
        return leave();
    if (m_leaving)
        delete m_leaving; // another wish takes the place of the one that was being asked about
    m_leaving
        = new LeaveDialog(m_session->actions(), m_session->jobs(), m_session->connection(), leaving, m_window.get());
    connect(m_leaving, &QDialog::accepted, this, [this] { m_isLeaving = true; }); // nobody could cancel any more
    // Not from within the change of state that may have accepted it: leaving ends the session that announces it.
    connect(
        m_leaving, &QDialog::accepted, this,
        [this, leave = std::move(leave)] {
            leave();
            if (m_mayClose)
                return;
            m_isLeaving = false;
            if (m_session) // the one that was to be left, where there was no way to the other
                m_session->jobs().setHeld(false);
        },
        Qt::QueuedConnection);
    m_leaving->open();
}

bool Console::mayClose()
{
    if (m_mayClose || !m_session
        || !LeaveDialog::isNeeded(m_session->actions(), m_session->jobs(), LeaveDialog::Leaving::Program))
        return true;
    askBeforeLeaving(LeaveDialog::Leaving::Program, [this] {
        m_session->actions().cancelDelayed();
        m_mayClose = true;
        m_window->close();
    });
    return false;
}

/// The system's session ends, or may: nobody could cancel any more, nor see what becomes of a job.
void Console::followSessionEnd()
{
    if (!m_session)
        return;
    m_session->actions().cancelDelayed();
    m_session->jobs().pauseAll();
}

void Console::closeSession()
{
    if (!m_session)
        return;
    delete m_leaving;
    const bool cancels = m_session->actions().hasDelayed();
    const int unknown = m_session->actions().countSending();
    const QString name = m_session->connection().name;
    m_inherited = m_session->close();
    m_window->clearPlaces();
    clearNotice();
    scrubFreedMemory(true);
    m_session.reset(); // its key goes, and what had been made of it
    QTimer::singleShot(0, this,
                       [this] { // what is deleted later, such as a connection with a request on it, has gone by then
                           if (!m_isEmptied)
                               scrubFreedMemory(false);
                       });
    m_pauses.clear(); // what waited does so no more
    m_window->setPausedUntil({});
    showJob({}, 0, 0);
    // Said last: with the places their toasts and notices go.
    if (cancels)
        m_window->toasts()->show(tr("What was waiting to be sent was cancelled."));
    if (unknown > 0)
        sayUnknown(unknown, name);
}

void Console::sayUnknown(int unknown, const QString &name)
{
    notice([this, unknown, name] {
        m_window->showNotice(Tone::Warn,
                             tr("The outcome of %Ln change(s) sent over “%1” is unknown.", nullptr, unknown).arg(name),
                             tr("Nobody waited for the answer. Activity lists it; look there before you do it again."),
                             tr("Close"), [this] { clearNotice(); });
    });
}

} // namespace labdesk
