// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/apiclient.h"
#include "domain/apierror.h"
#include "domain/lab.h"
#include "domain/outcome.h"
#include "domain/servicecenter.h"
#include "domain/undecodableentries.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace labdesk {

/// One of several labs that couldn't be searched.
struct LabFailure
{
    qint64 labId = 0;
    ApiError why;
};

/// Searches several labs around one ZIP, with one request each, and merges the responses. If a lab fails, the results
/// of the others are still returned.
class MultiLabSearch
{
public:
    struct Result
    {
        api::Response<ServiceCenterList> response; ///< nearest first; its body is a JSON array of the received bodies
        std::vector<LabFailure> failures;          ///< in the order of the labs
        std::vector<Lab> seen;                     ///< the labs that responded, with their slugs
    };
    using Done = std::function<void(Result)>;

    explicit MultiLabSearch(api::ApiClient &client) : m_client(client) { }

    /// Cancels an earlier search.
    void start(const QString &zip, const std::vector<qint64> &labs, std::optional<Radius> radius, Done done);
    void cancel();

private:
    using Found = Outcome<api::Response<ServiceCenterList>, ApiError>;
    void receive(size_t at, Found outcome);
    Result mergeResults();

    api::ApiClient &m_client;
    std::vector<qint64> m_labs;
    std::vector<std::optional<Found>> m_found; ///< by lab
    std::vector<api::Call> m_calls;
    Done m_done;
};

} // namespace labdesk
