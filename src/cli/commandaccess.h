// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandtask.h"
#include "platform/datafolder.h"
#include "platform/policy.h"
#include "platform/secretstore.h"
#include "platform/settings.h"
#include "service/host/localservicehost.h"
#include "session/audittrail.h"
#include "session/connectionregistry.h"
#include "session/screenlock.h"
#include "session/session.h"
#include "session/ticketnumber.h"

#include <memory>

namespace labdesk {

/// Opens what a command works with, as the window does: the policy, the settings, the connection, the local service if
/// it is that one, its keys from the keychain, the passphrase of the lock, the ticket number, and a trail. The window
/// keeps its trail open, so the command line has its own: `audit-cli` beside it, and `audit-cli-2` and so on for
/// commands that run at the same time.
class CommandAccess : public QObject
{
    Q_OBJECT

public:
    CommandAccess(const Invocation &typed, Terminal &terminal, Policy policy, std::unique_ptr<SecretStore> secrets);
    ~CommandAccess() override;

    void open(); ///< emits opened() or refused(), possibly before it returns
    CommandContext &context() { return m_context; }

Q_SIGNALS:
    void opened();
    void refused(labdesk::ExitStatus status, const QString &sentence); ///< the command doesn't begin

private:
    bool refuseForbidden(); ///< returns whether it has refused the command
    const Connection *chosenConnection() const;
    void startLocalService();
    void unlock();
    void readKey();
    void openSession(const Credentials &secrets);
    void openTrail(int number);
    void keepTrail(AuditTrail &trail, const QString &folder) const;
    int recordLeftWrites() const;
    void followTrail(int number);
    bool needsTrail() const;
    void refuseToShow();

    const Invocation &m_typed;
    Terminal &m_terminal;
    const DataFolder m_folder;
    Settings m_settings;
    std::unique_ptr<SecretStore> m_secrets;
    ConnectionRegistry m_connections;
    ScreenLock m_lock;
    TicketNumber m_ticket;
    LocalServiceHost m_local;
    const Connection *m_connection = nullptr; ///< null: none has that name
    bool m_hasSession = false;
    std::unique_ptr<AuditTrail> m_audit; ///< outlives the session
    std::unique_ptr<Session> m_session;
    CommandContext m_context;
};

} // namespace labdesk
