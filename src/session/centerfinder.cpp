// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/centerfinder.h"

#include "api/servicecenterendpoints.h"

#include <algorithm>

namespace labdesk {

namespace {

api::Endpoint<ServiceCenterList> endpointOf(const CenterQuery &query)
{
    if (const auto *near = std::get_if<NearZip>(&query.where))
        return api::centersNearZip(near->zip, near->labId, query.radius);
    return api::centersNearOrder(std::get<NearOrder>(query.where).order, query.radius);
}

bool isNearer(const ServiceCenter &a, const ServiceCenter &b)
{
    if (a.distance.miles && b.distance.miles)
        return *a.distance.miles < *b.distance.miles;
    return a.distance.miles.has_value() && !b.distance.miles.has_value();
}

} // namespace

CenterFinder::CenterFinder(api::ApiClient &client, QObject *parent) : QObject(parent), m_client(client) {}

void CenterFinder::search(const CenterQuery &query)
{
    // Another question makes the old answer wrong, not stale; the same question asked again keeps it.
    if (m_query != query)
        m_state = Idle{};
    m_query = query;
    m_call = m_client.send<ServiceCenterList>(endpointOf(query), [this](Outcome<api::Answer<ServiceCenterList>, ApiError> outcome) {
        receive(std::move(outcome));
    });
    m_state = awaiting(m_state, QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void CenterFinder::receive(Outcome<api::Answer<ServiceCenterList>, ApiError> outcome)
{
    if (outcome.ok()) {
        auto answer = std::move(outcome).value();
        std::stable_sort(answer.value.centers.begin(), answer.value.centers.end(), isNearer);
        m_state = Ready<ServiceCenterList>{std::move(answer.value), QDateTime::currentDateTimeUtc(), std::move(answer.body),
                                           std::move(answer.drift)};
    } else {
        m_state = afterFailure(m_state, outcome.error());
    }
    Q_EMIT stateChanged();
}

void CenterFinder::retry()
{
    if (m_query)
        search(CenterQuery(*m_query));
}

void CenterFinder::cancel()
{
    m_call.cancel();
    m_state = afterCancel(m_state);
    Q_EMIT stateChanged();
}

} // namespace labdesk
