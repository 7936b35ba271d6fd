// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "domain/inthread.h"
#include "session/connectionserialization.h"
#include "session/foreigntrail.h"
#include "session/refreshbudget.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace labdesk {

Session::Session(Connection connection, Credentials secret, const api::ClientOptions &clientOptions, QObject *parent)
    : QObject(parent), m_client(std::move(connection), std::move(secret), clientOptions), m_users(m_client),
      m_payorCatalog(m_client), m_details(m_client, m_payorCatalog), m_actions(m_client, m_users, m_details),
      m_jobs(m_client, m_users, m_details, m_actions), m_providers(m_client), m_centers(m_client),
      m_payors(m_client, m_payorCatalog), m_actionAudit(m_actions, m_jobs, auditSink())
{
    connect(&m_client, &api::ApiClient::requestChanged, &m_requests, &RequestLog::put);
    connect(&m_details, &UserDetails::opened, this, &Session::readElsewhere);
    connect(&m_details.watch(), &UserWatch::found, this, &Session::watchFound);
    connect(&m_centers, &CenterFinder::labSeen, &m_labs, &LabCatalog::learn);
    m_client.setBeforeWrite(
        [this](api::ApiClient::Send send) { m_audit->whenOnDisk(m_jobs.recordFiles(), std::move(send)); });
    m_actions.setClock(clientOptions.now);
    setTicket(m_ownTicket);
    m_actions.setIsPhoneSdk([this](const QString &slug) { return m_providers.isPhoneSdk(slug); });
    connect(&m_jobs, &UserJobs::changed, this, &Session::forgetSecretWhenIdle);
    connect(&m_details, &UserDetails::providersChanged, &m_trouble, [this] {
        if (const auto *ready = readyIn(m_details.providers()); ready && m_details.userId())
            m_trouble.see(*m_details.userId(), ready->value, ready->at, ready->undecodable.isWhole());
    });
    connect(&m_jobs, &UserJobs::sourcesRead, &m_trouble,
            [this](const UserId &user, const std::vector<ConnectedProvider> &sources, bool isComplete) {
                m_trouble.see(user, sources, QDateTime::currentDateTimeUtc(), isComplete);
            });
    markTroubleInList();
    connect(&m_users, &UserDirectory::stateChanged, &m_bookmarks, [this] {
        if (readyIn(m_users.state()))
            m_bookmarks.learnNames(m_users.store());
    });
}

/// Delayed to combine many changes; but clearing takes effect at once.
void Session::markTroubleInList()
{
    m_listFaults.setSingleShot(true);
    m_listFaults.setInterval(std::chrono::milliseconds(100));
    connect(&m_listFaults, &QTimer::timeout, this, [this] { m_users.setFaults(m_trouble.all()); });
    connect(&m_trouble, &SourceTrouble::changed, this, [this] {
        if (m_trouble.all().isEmpty())
            m_users.setFaults({});
        else if (!m_listFaults.isActive())
            m_listFaults.start();
    });
}

void Session::setAudit(AuditTrail &trail)
{
    m_audit = &trail;
    m_restoreBefore = QDateTime::currentDateTimeUtc();
    connect(&trail, &AuditTrail::verified, this, &Session::restoreRefreshes);
    if (trail.verifiedAt().isValid())
        restoreRefreshes();
    readElsewhere();
}

void Session::setTicket(TicketNumber &ticket)
{
    m_ticket = &ticket;
    m_actions.setTicket(&ticket);
    m_jobs.setTicket(&ticket);
}

/// Refused refreshes don't count, and records "Confirmed later" repeat those with an unknown outcome.
std::optional<UserId> Session::refreshedBy(const AuditRecord &record) const
{
    const auto counting = {AuditOutcome::Done, AuditOutcome::PartlyDone, AuditOutcome::Unknown};
    const bool counts
        = std::ranges::find(counting, record.outcome, [](AuditOutcome outcome) { return auditKey(outcome); })
        != counting.end();
    if (!counts || record.operation != auditKey(AuditOperation::RequestRefresh)
        || record.environment != environmentKey(connection().environment))
        return std::nullopt;
    return UserId::parse(record.target);
}

/// The service keeps counting while this program isn't running, and for all connections to it.
void Session::restoreRefreshes()
{
    if (!m_restoreBefore)
        return;
    for (const AuditRecord &record : m_audit->records())
        if (const auto user = refreshedBy(record); user && record.at < *m_restoreBefore)
            m_actions.refreshes().restore(*user, record.at);
    m_restoreBefore.reset();
}

void Session::setElsewhere(const std::vector<AuditRecord> &records)
{
    RefreshBudget::Sent sent;
    for (const AuditRecord &record : records)
        if (const auto user = refreshedBy(record))
            sent[*user].append(record.at);
    m_actions.refreshes().setElsewhere(std::move(sent));
}

void Session::readElsewhere()
{
    const QFileInfo own(m_audit->folder());
    if (!m_audit->folder().isEmpty())
        inThread(
            [folder = own.path(), name = own.fileName()] {
                return recordsSince(QDateTime::currentDateTimeUtc().addSecs(-RefreshBudget::period), folder, name);
            },
            this, [this](const std::vector<AuditRecord> &records) { setElsewhere(records); });
}

SourceFacts Session::factsOf(const QString &slug, const QDate &today) const
{
    return {m_providers.isPhoneSdk(slug), m_notices.of(slug, today)};
}

/// A response that has already arrived can start a countdown, so countdowns are canceled last.
void Session::cutOffWrites()
{
    m_actions.abandonSending();
    m_actions.cancelDelayed();
}

void Session::lock(bool pauseJobs)
{
    if (m_isLocked)
        return;
    m_isLocked = true;
    m_openBefore = m_details.userId();
    cutOffWrites();
    m_actions.stopReading();
    m_jobs.lock(pauseJobs);
    m_details.close();
    m_trouble.drop();
    dropLists();
    m_requests.setKeepsBodies(false);
    m_client.limitToBackground(); // jobs may finish
    forgetSecretWhenIdle();
}

void Session::dropLists()
{
    m_users.drop();
    m_providers.drop();
    m_centers.drop();
    m_payors.drop(); // before the list of all payors, so that nothing is requested in its place
    m_payorCatalog.drop();
}

/// Jobs that may finish still need the secret, and so do requests in flight of a paused job.
void Session::forgetSecretWhenIdle()
{
    const auto isRunning = [](const auto &job) {
        return job->engine().phase() == UserJobEngine::Phase::Running || !job->inFlight().empty();
    };
    if (m_isLocked && std::ranges::none_of(m_jobs.jobs(), isRunning))
        m_client.forgetSecret();
}

void Session::unlock(Credentials secret)
{
    if (!m_isLocked)
        return;
    m_isLocked = false;
    m_requests.setKeepsBodies(true);
    m_client.setSecret(std::move(secret));
    dropLists(); // what was requested while locked has failed; after the secret, because listeners may request it again
    m_jobs.unlock();
    m_providers.reload(); // names for slugs
    if (const auto user = std::exchange(m_openBefore, std::nullopt))
        m_details.open(*user);
}

std::vector<api::RequestRecord> Session::close()
{
    const auto abandoned = std::make_shared<std::vector<api::RequestRecord>>();
    const auto watch
        = connect(&m_client, &api::ApiClient::requestChanged, this, [abandoned](const api::RequestRecord &record) {
              if (record.state == api::RequestRecord::State::Failed && record.verb != api::Verb::Get)
                  abandoned->push_back(record);
          });
    cutOffWrites();
    m_jobs.close();
    m_actionAudit.close();
    disconnect(watch);
    std::vector<api::RequestRecord> left = std::move(*abandoned);
    for (api::RequestRecord &record : left)
        record.earlierConnection = connection().name;
    const auto &known = m_requests.records();
    left.insert(left.begin(), known.begin(), std::find_if_not(known.begin(), known.end(), &RequestLog::isInherited));
    return left;
}

AuditEntry Session::withConnection(AuditEntry entry) const
{
    entry.connection = connection().name;
    entry.environment = connection().environment;
    if (!entry.ticket)
        entry.ticket = m_ticket->value();
    return entry;
}

void Session::record(AuditEntry entry, int intent) const
{
    m_audit->record(withConnection(std::move(entry)), intent);
}

ActionAudit::Sink Session::auditSink()
{
    return {.begin = [this](AuditEntry entry) { return m_audit->begin(withConnection(std::move(entry))); },
            .record = [this](AuditEntry entry, int intent) { record(std::move(entry), intent); },
            .discardIntent = [this](int intent) { m_audit->discardIntent(intent); }};
}

} // namespace labdesk
