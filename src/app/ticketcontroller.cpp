// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ticketcontroller.h"

#include "platform/settings.h"
#include "session/ticketnumber.h"
#include "shell/mainwindow.h"
#include "shell/ticketdialog.h"
#include "widgets/browserquestion.h"

#include <QApplication>
#include <QDesktopServices>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// The active window, which may be a user's own.
QWidget *frontOf(MainWindow &window)
{
    QWidget *active = QApplication::activeWindow();
    return active ? active : &window;
}

} // namespace

TicketController::TicketController(TicketNumber &ticket, Settings &settings, MainWindow &window)
    : m_ticket(ticket), m_settings(settings), m_window(window)
{
    connect(&window, &MainWindow::ticketRequested, this, [this] { ask({}); });
    connect(&ticket, &TicketNumber::needed, this, &TicketController::ask);
    connect(&ticket, &TicketNumber::changed, this, [this] { m_window.setTicket(m_ticket.value()); });
    settings.follow(setting::ticketPattern, this, [&ticket](const QString &written) {
        ticket.setPattern(TicketPattern::parse(written).value_or(TicketPattern()));
    });
}

/// `then` runs once a number is entered, and is dropped if the dialog is canceled.
void TicketController::ask(const std::function<void()> &then)
{
    auto *dialog = new TicketDialog(m_ticket, frontOf(m_window));
    if (openDisabledReason().isEmpty())
        dialog->offerBrowser();
    connect(dialog, &QDialog::accepted, this, [this, then] {
        if (then && !m_ticket.value().isEmpty())
            then();
    });
    // The parent is the dialog's own parent, because the dialog is about to close.
    connect(dialog, &TicketDialog::browserRequested, this, [this, dialog] { openInBrowser(dialog->parentWidget()); });
    dialog->open();
}

Command TicketController::command()
{
    const QString reason = openDisabledReason();
    return {.id = u"app.openTicket"_s,
            .title = tr("Open ticket in the browser…"),
            .group = CommandGroup::Settings,
            .disabledReason = reason,
            .run = [this] { openInBrowser(frontOf(m_window)); },
            .icon = IconName::External,
            .detail = m_ticket.value(),
            .keywords = tr("help desk issue case"),
            .onlyTyped = !reason.isEmpty()};
}

QString TicketController::openDisabledReason() const
{
    if (!TicketAddress::parse(m_settings.get(setting::ticketAddress)))
        return tr("The ticket URL isn’t set in Preferences.");
    if (m_settings.get(setting::ticketsInBrowser) == Settings::OpenInBrowser::Off)
        return tr("Opening tickets in the browser is turned off in Preferences.");
    return m_ticket.value().isEmpty() ? tr("Enter a ticket number first.") : QString();
}

void TicketController::openInBrowser(QWidget *over)
{
    const auto address = TicketAddress::parse(m_settings.get(setting::ticketAddress));
    if (!address || m_ticket.value().isEmpty())
        return;
    const QUrl url = address->urlOf(m_ticket.value());
    if (m_settings.get(setting::ticketsInBrowser) == Settings::OpenInBrowser::Open)
        return open(url);
    auto *question
        = new BrowserQuestion(tr("Open ticket %1 in the browser?").arg(m_ticket.value()), u"openTicketDialog"_s, over);
    question->addText(tr("Only the ticket number is sent to %1.").arg(address->host()))
        ->setObjectName(u"openTicketHostLabel"_s);
    connect(question, &QDialog::accepted, this, [this, question, url] {
        if (question->isLast())
            m_settings.set(setting::ticketsInBrowser, Settings::OpenInBrowser::Open);
        open(url);
    });
    question->open();
}

void TicketController::open(const QUrl &url)
{
    m_window.showToast(QDesktopServices::openUrl(url)
                           ? tr("Opened the ticket in your browser.")
                           : tr("Couldn’t open a browser. The address is %1.").arg(url.toDisplayString()));
}

} // namespace labdesk
