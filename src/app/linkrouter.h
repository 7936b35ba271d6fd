// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/link.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QDialog;

namespace labdesk {

class ConnectionRegistry;
class ConnectionSwitch;
class CurrentSession;
class MainWindow;
class Navigator;
class TicketNumber;
struct Command;

/// Opens links from the command line, from another start of the program, or pasted: immediately, after a question, or
/// once there is a window to show them in and no dialog in front of it. Consent to switch the connection is valid for
/// one link only.
class LinkRouter : public QObject
{
    Q_OBJECT

public:
    LinkRouter(ConnectionRegistry &connections, ConnectionSwitch &connectionSwitch, CurrentSession &session,
               TicketNumber &ticket, Navigator &navigator, MainWindow &window);

    /// If `text` is empty, only raises the window, for which there may be an activation token.
    void openIncomingLink(const QString &text, const QByteArray &activationToken = {});
    void openPendingLink();
    std::optional<Command> command(const QString &typed); ///< nothing if the text isn't a link

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< opens the waiting link behind a closed dialog

private:
    enum class Origin { Here, Outside };
    struct Request
    {
        Link link;
        Origin origin;
    };
    void open(const Request &request);
    bool takesTicket(const Link &link) const;
    void follow(const Link &link);
    void ask(const Request &request, bool isElsewhere);
    void postponeQuestion();
    void openWaiting();

    ConnectionRegistry &m_connections;
    ConnectionSwitch &m_switch;
    CurrentSession &m_session;
    TicketNumber &m_ticket;
    Navigator &m_navigator;
    MainWindow &m_window;
    QString m_linkTicket; ///< set by a link, in this connection
    std::optional<Request> m_waitingRequest;
    std::optional<Request> m_pendingRequest; ///< the link that the dialog asks about
    struct ConfirmedRequest
    {
        Request request;
        QString connectionId; ///< the connection it may be opened in
    };
    std::optional<ConfirmedRequest> m_confirmed; ///< while connecting
    bool m_isSwitching = false;
    QPointer<QDialog> m_dialog;
};

} // namespace labdesk
