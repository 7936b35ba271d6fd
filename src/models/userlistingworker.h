// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/userlisting.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace labdesk {

/// Lists users in a worker thread. Starting a request cancels the previous one.
class UserListingWorker : public QObject
{
    Q_OBJECT

public:
    explicit UserListingWorker(QObject *parent = nullptr);
    ~UserListingWorker() override; ///< waits for the running step

    /// `withOrder`: also sorts all users afterwards if the listing didn't need it, to speed up the next filter.
    void start(UserListingRequest request, bool withOrder, bool withFacets);
    void cancel();
    bool isBusy() const { return m_isListing; } ///< until the rows are available; details follow later

Q_SIGNALS:
    void listed(const labdesk::ListedUsers &users);
    void detailed(const labdesk::UserListingDetails &details);

private:
    struct Job;
    void run(const std::shared_ptr<Job> &job);

    std::shared_ptr<Job> m_job; ///< the current one
    bool m_isListing = false;
    QThreadPool m_pool;
};

} // namespace labdesk
