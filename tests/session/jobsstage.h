// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actionsstage.h"
#include "session/userjobs.h"

#include <map>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Phase = UserJobEngine::Phase;

inline constexpr UserJobEngine::Pace noPace{4, 0ms};

inline const QString newZone = u"Pacific/Chatham"_s;

inline UserSelection everybodyIn(const UserStore &store)
{
    return {store.snapshot(), RowSet(store.size(), true)};
}

inline UserJobPlan planFor(const UserJobSpec &order, const UserStore &store)
{
    return *planUserJob(order, everybodyIn(store), {}, QDateTime::currentMSecsSinceEpoch());
}

inline QString told(const UserJobTotals &t)
{
    return u"%1 done, %2 failed, %3 unknown, %4 not sent"_s.arg(t.done).arg(t.failed).arg(t.unknown).arg(t.notSent
                                                                                                         + t.waiting);
}

/// A service, and all that a job over its users needs.
struct JobsStage
{
    void open(service::ServiceOptions options, bool readOnly = false, api::ClientOptions clientOptions = impatient())
    {
        close();
        m_service = std::make_unique<service::LocalService>(options);
        m_service->startAndWait();
        Connection connection = connectionTo(m_service->baseUrl());
        connection.readOnly = readOnly;
        m_client = std::make_unique<api::ApiClient>(connection, Secret(m_service->key()), std::move(clientOptions));
        m_directory = std::make_unique<UserDirectory>(*m_client);
        m_payors = std::make_unique<PayorCatalog>(*m_client);
        m_details = std::make_unique<UserDetails>(*m_client, *m_payors);
        m_actions = std::make_unique<UserActions>(*m_client, *m_directory, *m_details);
        m_actions->setDelay(0);
        m_jobs = std::make_unique<UserJobs>(*m_client, *m_directory, *m_details, *m_actions);
        m_directory->reload();
        QTRY_COMPARE_WITH_TIMEOUT(word(m_directory->state()), u"ready"_s, 30'000);
    }

    void close()
    {
        m_jobs.reset();
        m_actions.reset();
        m_details.reset();
        m_payors.reset();
        m_directory.reset();
        m_client.reset();
        m_service.reset();
    }

    /// What the service has now, read by somebody else.
    std::map<QString, QString> zonesNow()
    {
        api::ApiClient other(connectionTo(m_service->baseUrl()), Secret(m_service->key()), impatient());
        UserDirectory directory(other);
        directory.reload();
        if (!QTest::qWaitFor([&] { return readyIn(directory.state()); }, 30'000))
            qFatal("the list does not come");
        std::map<QString, QString> zones;
        for (UserStore::Row row = 0; row < directory.store().size(); ++row)
            zones[directory.store().idText(row)] = directory.store().zone(row);
        return zones;
    }

    int patches(const QString &id = {})
    {
        return m_service->faultInjector().requestCount("PATCH", "/v2/user/" + id.toUtf8());
    }

    std::unique_ptr<service::LocalService> m_service;
    std::unique_ptr<api::ApiClient> m_client;
    std::unique_ptr<UserDirectory> m_directory;
    std::unique_ptr<PayorCatalog> m_payors;
    std::unique_ptr<UserDetails> m_details;
    std::unique_ptr<UserActions> m_actions;
    std::unique_ptr<UserJobs> m_jobs;
};

} // namespace labdesk::tests
