// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The changes that were interrupted when their connection was closed or the window was covered.
struct CutOffWrites
{
    bool hasCanceled = false; ///< some were still counting down
    int unknown = 0;          ///< number of changes sent without waiting for the response
    QString connection = {};  ///< name of the connection
};

/// Owns the session of the open connection, if any. The panes show its data, so they are deleted with it.
class CurrentSession : public QObject
{
    Q_OBJECT

public:
    /// `jobsFolder`: where running jobs are recorded. The trail outlives each session and receives its last records;
    /// the ticket also outlives it. `clientOptions`: of each session.
    CurrentSession(Settings &settings, const Policy &policy, AuditTrail &audit, TicketNumber &ticket,
                   QString jobsFolder, MainWindow &window, api::ClientOptions clientOptions = {});

    Session *get() const { return m_session.get(); } ///< null if none is open
    QString connectionId() const;                    ///< empty if none is open
    bool lacksKey() const { return m_lacksKey; }     ///< everything fails until a key is entered

    void open(const Connection &connection, Credentials secret); ///< requires close() first
    void unlock(Credentials key);
    void replaceKey(Secret key); ///< of the open session, which goes on; does nothing while it is locked
    void close();
    void forget(); ///< closes it, and leaves nothing of it for the next one

Q_SIGNALS:
    void opened();
    void keyReplaced();
    void aboutToClose();
    void closed(const labdesk::CutOffWrites &writes); ///< the session and the panes are deleted

private:
    Settings &m_settings;
    const Policy &m_policy;
    AuditTrail &m_audit;
    TicketNumber &m_ticket;
    CallerAttempts m_callerAttempts; ///< outlives each session
    QString m_jobsFolder;
    MainWindow &m_window;
    api::ClientOptions m_clientOptions;
    std::unique_ptr<Session> m_session;
    bool m_lacksKey = false;
    std::vector<api::RequestRecord> m_inheritedLog; ///< request log that the last session left for the next
};

} // namespace labdesk
