// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/currentsession.h"

#include "domain/logging.h"
#include "domain/memoryscrub.h"
#include "platform/policy.h"
#include "shell/mainwindow.h"

#include <QTimer>

#include <utility>

namespace labdesk {

namespace {

CallerPolicy callerPolicyOf(const Policy &policy)
{
    CallerPolicy caller{.isRequired = policy.verifyCaller};
    for (const QString &word : policy.callerFacts)
        if (const auto fact = callerFactFromKey(word))
            caller.facts.push_back(*fact);
    return caller;
}

} // namespace

CurrentSession::CurrentSession(Settings &settings, const Policy &policy, AuditTrail &audit, TicketNumber &ticket,
                               QString jobsFolder, MainWindow &window, api::ClientOptions clientOptions)
    : m_settings(settings), m_policy(policy), m_audit(audit), m_ticket(ticket), m_jobsFolder(std::move(jobsFolder)),
      m_window(window), m_clientOptions(std::move(clientOptions))
{
    m_ticket.setRequired(policy.requireTicket);
    m_callerAttempts.keepIn(settings, QDateTime::currentDateTimeUtc());
}

QString CurrentSession::connectionId() const
{
    return m_session ? m_session->connection().id : QString();
}

void CurrentSession::open(const Connection &connection, Credentials secret)
{
    m_lacksKey = secret.isEmpty();
    m_session = std::make_unique<Session>(connection, std::move(secret), m_clientOptions);
    m_session->requests().inherit(std::exchange(m_inheritedLog, {}));
    m_session->setTicket(m_ticket);
    m_session->details().callerCheck().setPolicy(callerPolicyOf(m_policy));
    m_session->details().callerCheck().setAttempts(m_callerAttempts);
    m_session->setAudit(m_audit);
    if (m_policy.auditRequired)
        m_session->client().setMayWrite([&audit = m_audit] { return audit.canRecord(); });
    m_session->record({.operation = AuditOperation::UseConnection});
    m_session->bookmarks().keepIn(m_settings, connection.id);
    m_session->setNotices(SourceNotices(m_policy.notices));
    m_session->labs().setNames(m_policy.labs);
    m_session->labs().keepIn(m_settings, connection.id);
    m_session->jobs().keepRecordsIn(m_jobsFolder);
    qCDebug(appLog, "connection opened: environment %d, read-only %d, key %d", int(connection.environment),
            connection.readOnly, !m_lacksKey);
    Q_EMIT opened();
}

void CurrentSession::unlock(Credentials key)
{
    m_lacksKey = key.isEmpty();
    m_session->unlock(std::move(key));
    m_session->record({.operation = AuditOperation::Unlock});
}

void CurrentSession::replaceKey(Secret key)
{
    if (!m_session || m_session->isLocked() || key.isEmpty())
        return;
    m_session->client().setKey(std::move(key));
    Q_EMIT keyReplaced();
}

void CurrentSession::close()
{
    if (!m_session)
        return;
    Q_EMIT aboutToClose();
    const UserActions::AbandonEffect cutOff = m_session->actions().abandonEffect();
    const CutOffWrites writes{
        .hasCanceled = cutOff.hasCanceled, .unknown = cutOff.unknown, .connection = m_session->connection().name};
    m_inheritedLog = m_session->close();
    m_window.clearPlaces();
    auto scrub = std::make_shared<MemoryScrub>();
    m_session.reset(); // destroys its key and everything derived from it
    // Kept until deferred deletions have run, such as that of a connection with a pending request.
    QTimer::singleShot(0, this, [scrub = std::move(scrub)] {});
    qCDebug(appLog, "connection closed: %d writes with unknown outcome", int(writes.unknown));
    Q_EMIT closed(writes);
}

void CurrentSession::forget()
{
    close();
    m_inheritedLog.clear();
}

} // namespace labdesk
