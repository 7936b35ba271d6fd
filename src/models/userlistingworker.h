// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/userlisting.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace labdesk {

/// Lists users in a thread of its own. Only the newest request counts: what was asked for before is given up.
class UserListingWorker : public QObject
{
    Q_OBJECT

public:
    explicit UserListingWorker(QObject *parent = nullptr);
    ~UserListingWorker() override; ///< waits for what still runs, which is no longer than a step of it

    /// `withOrder`: when the order of all is not needed now it is made afterwards, so that the next filter finds it.
    void start(UserListingRequest request, bool withOrder, bool withFacets);
    void cancel();
    bool isBusy() const { return m_isListing; } ///< until the rows are there; details come later

Q_SIGNALS:
    void listed(const labdesk::ListedUsers &users);
    void detailed(const labdesk::UserListingDetails &details);

private:
    struct Job;
    void run(const std::shared_ptr<Job> &job);

    std::shared_ptr<Job> m_job; ///< the newest
    bool m_isListing = false;
    QThreadPool m_pool;
};

} // namespace labdesk
