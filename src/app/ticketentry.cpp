// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ticketentry.h"

#include "app/lockcontroller.h"
#include "session/screenlock.h"
#include "session/ticketnumber.h"
#include "shell/mainwindow.h"
#include "shell/ticketdialog.h"

#include <QApplication>

namespace labdesk {

TicketEntry::TicketEntry(TicketNumber &ticket, const LockController &lockController, const ScreenLock &lock,
                         MainWindow &window)
    : m_ticket(ticket), m_window(window)
{
    connect(&window, &MainWindow::ticketRequested, this, [this] { ask(); });
    connect(&ticket, &TicketNumber::needed, this, &TicketEntry::ask);
    connect(&ticket, &TicketNumber::changed, this, [this] { m_window.setTicket(m_ticket.value()); });
    // Whoever enters the passphrase later has another caller, and perhaps is somebody else.
    connect(&lockController, &LockController::emptied, this, [this, &lock] {
        if (lock.hasPassphrase())
            m_ticket.clear();
    });
}

/// Over whatever is open: a user may stand in a window of its own.
void TicketEntry::ask(const std::function<void()> &then)
{
    QWidget *active = QApplication::activeWindow();
    auto *dialog = new TicketDialog(m_ticket, active ? active : &m_window);
    connect(dialog, &QDialog::accepted, this, [this, then] {
        if (then && !m_ticket.value().isEmpty())
            then();
    });
    dialog->open();
}

} // namespace labdesk
