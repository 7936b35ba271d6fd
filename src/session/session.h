// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/credentials.h"
#include "domain/replies.h"
#include "domain/sourcenotice.h"
#include "session/actionaudit.h"
#include "session/audittrail.h"
#include "session/centerfinder.h"
#include "session/labcatalog.h"
#include "session/payorcatalog.h"
#include "session/payorlookup.h"
#include "session/providercatalog.h"
#include "session/requestlog.h"
#include "session/sourcetrouble.h"
#include "session/ticketnumber.h"
#include "session/useractions.h"
#include "session/userbookmarks.h"
#include "session/userdetails.h"
#include "session/userdirectory.h"
#include "session/userjobs.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <utility>

namespace labdesk {

/// All work on one connection. Another connection takes a new Session; with the old one, all fetched data is dropped,
/// running calls are aborted, and delayed writes are canceled. Only what close() returns is passed on.
class Session : public QObject
{
    Q_OBJECT

public:
    Session(Connection connection, Credentials secret, const api::ClientOptions &clientOptions = {},
            QObject *parent = nullptr);

    const Connection &connection() const { return m_client.connection(); }
    void adopt(const Connection &connection) { m_client.adopt(connection); }
    UserDirectory &users() { return m_users; }
    UserDetails &details() { return m_details; }
    UserActions &actions() { return m_actions; }
    UserJobs &jobs() { return m_jobs; }
    ProviderCatalog &providers() { return m_providers; }
    CenterFinder &centers() { return m_centers; }
    LabCatalog &labs() { return m_labs; }
    void setNotices(SourceNotices notices) { m_notices = std::move(notices); } ///< of the administrator, about sources
    const SourceNotices &notices() const { return m_notices; }
    SourceFacts factsOf(const QString &slug, const QDate &today) const;
    void setReplies(Replies replies) { m_replies = std::move(replies); } ///< the team's own texts for users
    const Replies &replies() const { return m_replies; }
    PayorCatalog &payorCatalog() { return m_payorCatalog; }
    PayorLookup &payors() { return m_payors; }
    RequestLog &requests() { return m_requests; }
    UserBookmarks &bookmarks() { return m_bookmarks; }
    SourceTrouble &trouble() { return m_trouble; } ///< found by details() and by jobs
    api::ApiClient &client() { return m_client; }

    /// Where writes and reveals are recorded from now on; must outlive the session. Once the trail is loaded, its
    /// refreshes of the last hour in this environment count toward the limit, and so do those of the trails beside it,
    /// which are read again when a user is opened.
    void setAudit(AuditTrail &trail);
    /// Counts the refreshes that other trails have instead of those it counted before.
    void setElsewhere(const std::vector<AuditRecord> &records);
    AuditTrail &audit() const { return *m_audit; } ///< one that stores nothing until setAudit() is called
    /// Records an event together with the name of this connection. `intent`: see AuditTrail::record().
    void record(AuditEntry entry, int intent = 0) const;

    /// The ticket number for the records of writes from now on; must outlive the session.
    void setTicket(TicketNumber &ticket);
    TicketNumber &ticket() const { return *m_ticket; } ///< a private one until setTicket() is called

    /// For the lock. Aborts reads; drops lists, details and lookups; cancels countdowns and unsent writes. Writes
    /// that were sent become unknown. The secret is overwritten at once, or when the last job that may finish has
    /// ended.
    void lock(bool pauseJobs);
    void unlock(Credentials secret); ///< reopens the user who was open; lists are requested when they are first shown
    bool isLocked() const { return m_isLocked; }

    /// Sends nothing more and drops all running requests. Returns the writes whose outcome is unknown now, for the log
    /// of the next session. They name this connection, and include those that this session inherited.
    std::vector<api::RequestRecord> close();

Q_SIGNALS:
    void watchFound(const labdesk::UserId &user, int changes); ///< of the open user, and of those in separate windows

private:
    void cutOffWrites();
    void dropLists();
    void forgetSecretWhenIdle();
    void restoreRefreshes();
    void readElsewhere();
    std::optional<UserId> refreshedBy(const AuditRecord &record) const;
    void markTroubleInList();
    AuditEntry withConnection(AuditEntry entry) const;
    ActionAudit::Sink auditSink();

    // In the order in which they depend on each other.
    api::ApiClient m_client;
    RequestLog m_requests;
    UserDirectory m_users;
    PayorCatalog m_payorCatalog;
    UserDetails m_details;
    UserActions m_actions;
    UserJobs m_jobs;
    ProviderCatalog m_providers;
    CenterFinder m_centers;
    LabCatalog m_labs;
    SourceNotices m_notices;
    Replies m_replies;
    PayorLookup m_payors;
    UserBookmarks m_bookmarks;
    SourceTrouble m_trouble;
    QTimer m_listFaults; ///< combines the many changes of a job
    TicketNumber m_ownTicket;
    TicketNumber *m_ticket = &m_ownTicket;
    AuditTrail m_noAudit;
    AuditTrail *m_audit = &m_noAudit;
    ActionAudit m_actionAudit;
    /// Refreshes before this are still to be counted; nothing: they have been.
    std::optional<QDateTime> m_restoreBefore;
    std::optional<UserId> m_openBefore;
    bool m_isLocked = false;
};

} // namespace labdesk
