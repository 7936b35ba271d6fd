// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/linkrouter.h"

#include "app/connectionswitch.h"
#include "app/currentsession.h"
#include "app/navigator.h"
#include "session/connectionregistry.h"
#include "session/ticketnumber.h"
#include "shell/linkdialog.h"
#include "shell/lockscreen.h"
#include "shell/mainwindow.h"
#include "text/tickettexts.h"
#include "views/common/command.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace labdesk {

using namespace Qt::StringLiterals;

LinkRouter::LinkRouter(ConnectionRegistry &connections, ConnectionSwitch &connectionSwitch, CurrentSession &session,
                       TicketNumber &ticket, Navigator &navigator, MainWindow &window)
    : m_connections(connections), m_switch(connectionSwitch), m_session(session), m_ticket(ticket),
      m_navigator(navigator), m_window(window)
{
    window.installEventFilter(this);
    // Covering the window deletes the dialog, and closing the connection removes its subject.
    connect(&window, &MainWindow::covered, this, &LinkRouter::postponeQuestion);
    connect(&session, &CurrentSession::aboutToClose, this, [this] {
        if (m_dialog && m_dialog->isVisible()) {
            postponeQuestion();
            delete m_dialog;
        }
    });
    connect(&session, &CurrentSession::closed, this, [this] { // a link's ticket is for one connection
        if (!m_linkTicket.isEmpty() && m_ticket.value() == m_linkTicket)
            m_ticket.clear();
        m_linkTicket.clear();
    });
    connect(&connectionSwitch, &ConnectionSwitch::connectDeclined, this, [this] {
        if (!m_isSwitching) // otherwise a different attempt was declined
            m_confirmed.reset();
    });
    connect(&connectionSwitch, &ConnectionSwitch::cannotConnect, this, [this] { m_confirmed.reset(); });
}

void LinkRouter::openIncomingLink(const QString &text, const QByteArray &activationToken)
{
    m_navigator.raiseWindow(activationToken);
    if (text.isEmpty())
        return;
    const auto link = parseLink(text);
    if (!link)
        return m_window.toasts()->show(tr("Labdesk can’t open this link."));
    open({*link, Origin::Outside});
}

/// Waits while a dialog is open, which is about what is behind it. Only the question about an earlier link is replaced.
void LinkRouter::open(const Request &request)
{
    if (m_dialog && m_dialog->isVisible())
        delete m_dialog;
    const bool isBehindDialog = QApplication::activeModalWidget() != nullptr;
    if (m_window.lockScreen() || !m_session.get() || isBehindDialog) {
        m_waitingRequest = request;
        if (LockScreen *cover = m_window.lockScreen())
            cover->addNote(tr("A link is waiting. It opens when you unlock."));
        else if (isBehindDialog)
            m_window.toasts()->show(tr("A link is waiting. It opens when you close the dialog."));
        return;
    }
    m_waitingRequest.reset();
    const Connection &open = m_session.get()->connection();
    const bool isElsewhere = !request.link.service.isEmpty() && request.link.service != linkService(open);
    const bool replacesTicket = takesTicket(request.link) && !m_ticket.value().isEmpty();
    const bool isTrusted = request.origin == Origin::Here || open.environment != Environment::Production;
    if (!isElsewhere && !replacesTicket && isTrusted)
        return follow(request.link);
    ask(request, isElsewhere);
}

/// Whether following the link would change the ticket number.
bool LinkRouter::takesTicket(const Link &link) const
{
    return !link.ticket.isEmpty() && link.ticket != m_ticket.value() && m_ticket.pattern().matches(link.ticket);
}

void LinkRouter::follow(const Link &link)
{
    QString toast;
    if (takesTicket(link)) {
        toast = tr("Ticket number set to %1 from the link.").arg(link.ticket);
        m_linkTicket = link.ticket;
        m_ticket.set(link.ticket); // first, because the target may need a ticket
    } else if (!link.ticket.isEmpty() && link.ticket != m_ticket.value()) {
        toast = tr("The ticket number in the link was ignored. %1")
                    .arg(formatTicketProblem(m_ticket.pattern(), link.ticket));
    }
    m_navigator.follow(link);
    if (!toast.isEmpty())
        m_window.toasts()->show(toast);
}

void LinkRouter::ask(const Request &request, bool isElsewhere)
{
    const Connection *other = nullptr;
    for (const Connection &connection : m_connections.connections())
        if (isElsewhere && linkService(connection) == request.link.service)
            other = &connection;
    m_pendingRequest = request;
    Link shown = request.link;
    if (!takesTicket(shown))
        shown.ticket.clear();
    m_dialog = new LinkDialog(shown, m_session.get()->connection(), isElsewhere, other, m_ticket.value(), &m_window);
    connect(m_dialog, &QDialog::accepted, this, [this, request, id = other ? other->id : QString()] {
        if (id.isEmpty())
            return follow(request.link);
        m_confirmed = ConfirmedRequest{request, id};
        m_isSwitching = true;
        m_switch.connectTo(id);
        m_isSwitching = false;
    });
    m_dialog->open();
}

/// Asks again after unlocking, when it may be another person.
void LinkRouter::postponeQuestion()
{
    if (m_dialog && m_dialog->isVisible())
        m_waitingRequest = m_pendingRequest;
    else if (const auto confirmed = std::exchange(m_confirmed, std::nullopt))
        m_waitingRequest = confirmed->request;
}

void LinkRouter::openPendingLink()
{
    const auto confirmed = std::exchange(m_confirmed, std::nullopt);
    if (confirmed && confirmed->connectionId == m_session.connectionId())
        follow(confirmed->request.link);
    openWaiting(); // a link that came meanwhile
}

/// Not in a connection that is about to be closed: the next one opens it.
void LinkRouter::openWaiting()
{
    if (m_switch.isLeaving())
        return;
    if (const auto waiting = std::exchange(m_waitingRequest, std::nullopt))
        open(*waiting);
}

bool LinkRouter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowUnblocked && m_waitingRequest && !m_window.lockScreen())
        QMetaObject::invokeMethod(this, &LinkRouter::openWaiting, Qt::QueuedConnection); // the dialog is still closing
    return QObject::eventFilter(watched, event);
}

std::optional<Command> LinkRouter::command(const QString &typed)
{
    const auto link = parseLink(typed);
    if (!link)
        return {};
    return Command{.id = u"typed.link"_s,
                   .title = tr("Open link"),
                   .group = CommandGroup::Typed,
                   .disabledReason = m_session.get() ? QString() : tr("Not connected"),
                   .run =
                       [this, link = *link] {
                           open({link, Origin::Here});
                       },
                   .icon = IconName::External,
                   .detail = link->service,
                   .fits = true};
}

} // namespace labdesk
