// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/command.h"

#include <QObject>
#include <QString>

#include <functional>

class QUrl;
class QWidget;

namespace labdesk {

class MainWindow;
class Settings;
class TicketNumber;

/// The ticket number in the window: shown in the banner, requested from the person, checked against the team's format,
/// and opened in the browser.
class TicketController : public QObject
{
    Q_OBJECT

public:
    TicketController(TicketNumber &ticket, Settings &settings, MainWindow &window);

    Command command(); ///< opens the ticket in the browser

private:
    void ask(const std::function<void()> &then);
    QString openDisabledReason() const;
    void openInBrowser(QWidget *over);
    void open(const QUrl &url);

    TicketNumber &m_ticket;
    Settings &m_settings;
    MainWindow &m_window;
};

} // namespace labdesk
