// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cutoffnotice.h"
#include "domain/credentials.h"
#include "session/callerattempts.h"
#include "session/session.h"

#include <QObject>

#include <memory>
#include <vector>

namespace labdesk {

class MainWindow;
class Settings;
struct Policy;

/// The session of the connection that is open, if one is, and its life. What the panes show belongs to it, so they go
/// with it.
class CurrentSession : public QObject
{
    Q_OBJECT

public:
    /// `jobsFolder`: where jobs leave a trace. The trail outlives each session, and takes its last records; so does the
    /// ticket.
    CurrentSession(Settings &settings, const Policy &policy, AuditTrail &audit, TicketNumber &ticket,
                   QString jobsFolder, MainWindow &window);

    Session *get() const { return m_session.get(); } ///< null: none is open
    QString connectionId() const;                    ///< empty: none is open
    bool lacksKey() const { return m_lacksKey; }     ///< everything fails until one is entered

    void open(const Connection &connection, Credentials secret); ///< after close()
    void unlock(Credentials key);
    void close();

Q_SIGNALS:
    void opened();
    void aboutToClose();
    void closed(const labdesk::CutOffWrites &writes); ///< the session is gone, and so are the panes

private:
    Settings &m_settings;
    const Policy &m_policy;
    AuditTrail &m_audit;
    TicketNumber &m_ticket;
    CallerAttempts m_callerAttempts; ///< outlive each session
    QString m_jobsFolder;
    MainWindow &m_window;
    std::unique_ptr<Session> m_session;
    bool m_lacksKey = false;
    std::vector<api::RequestRecord> m_inherited; ///< what the last session left for the log of the next
};

} // namespace labdesk
