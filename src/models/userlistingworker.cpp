// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/userlistingworker.h"

#include "domain/logging.h"

#include <QElapsedTimer>

#include <utility>

namespace labdesk {

struct UserListingWorker::Job
{
    UserListingRequest request;
    bool withOrder = false;
    bool withFacets = false;
    CancelFlag isCanceled = false;
};

UserListingWorker::UserListingWorker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

UserListingWorker::~UserListingWorker()
{
    cancel();
    m_pool.waitForDone();
}

void UserListingWorker::start(UserListingRequest request, bool withOrder, bool withFacets)
{
    cancel();
    m_job = std::make_shared<Job>();
    m_job->request = std::move(request);
    m_job->withOrder = withOrder;
    m_job->withFacets = withFacets;
    m_isListing = true;
    m_pool.start([this, job = m_job] { run(job); });
}

void UserListingWorker::cancel()
{
    m_pool.clear();
    if (m_job)
        m_job->isCanceled = true;
    m_job.reset();
    m_isListing = false;
}

/// Runs in the pool's thread, and accesses this object only through queued calls.
void UserListingWorker::run(const std::shared_ptr<Job> &job)
{
    QElapsedTimer clock;
    clock.start();
    auto listed = listUsers(job->request, &job->isCanceled);
    qCDebug(modelsLog, "users filtered and sorted in %lld ms%s", qlonglong(clock.elapsed()),
            job->isCanceled ? ", canceled" : "");
    const qint64 now = job->request.now;
    job->request = {}; // releases the previous listing as soon as it isn't shown anymore
    if (!listed || job->isCanceled)
        return;
    const UserListing listing = listed->listing;
    QMetaObject::invokeMethod(
        this,
        [this, job, users = std::move(*listed)] {
            if (m_job != job)
                return;
            m_isListing = false;
            Q_EMIT this->listed(users);
        },
        Qt::QueuedConnection);
    auto details = detailsOf(listing, now, job->withOrder, job->withFacets, &job->isCanceled);
    if (!details)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, job, details = std::move(*details)] {
            if (m_job == job)
                Q_EMIT detailed(details);
        },
        Qt::QueuedConnection);
}

} // namespace labdesk
