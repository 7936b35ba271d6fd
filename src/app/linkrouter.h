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

/// Links from the command line, from a second start, or pasted: opened now, after a question, or held until there is a
/// window to open them in. Consent to switch the connection holds for that link only.
class LinkRouter : public QObject
{
    Q_OBJECT

public:
    LinkRouter(ConnectionRegistry &connections, ConnectionSwitch &connectionSwitch, CurrentSession &session,
               TicketNumber &ticket, Navigator &navigator, MainWindow &window);

    /// Empty: only come to the front, for which there may be an activation token.
    void openIncomingLink(const QString &text, const QByteArray &activationToken = {});
    void openHeld();
    std::optional<Command> command(const QString &typed); ///< nothing for what is no link

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
    void askLater();

    ConnectionRegistry &m_connections;
    ConnectionSwitch &m_switch;
    CurrentSession &m_session;
    TicketNumber &m_ticket;
    Navigator &m_navigator;
    MainWindow &m_window;
    QString m_linkTicket; ///< came with a link, to this connection
    std::optional<Request> m_held;
    std::optional<Request> m_asked; ///< that the dialog is about
    struct Agreed
    {
        Request request;
        QString connectionId; ///< where it may be opened
    };
    std::optional<Agreed> m_agreed; ///< on the way to that connection
    bool m_isSettingOut = false;
    QPointer<QDialog> m_dialog;
};

} // namespace labdesk
