// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace labdesk {

class LockController;
class MainWindow;
class ScreenLock;
class TicketNumber;

/// The ticket number in the window: shown in the band, asked for, and taken away when a passphrase locks the window.
/// What it was asked for goes on once it is entered, and is dropped with the question.
class TicketEntry : public QObject
{
    Q_OBJECT

public:
    TicketEntry(TicketNumber &ticket, const LockController &lockController, const ScreenLock &lock, MainWindow &window);

private:
    void ask(const std::function<void()> &then = {});

    TicketNumber &m_ticket;
    MainWindow &m_window;
};

} // namespace labdesk
