// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/centerfinder.h"

#include "api/operations.h"
#include "session/remotefetch.h"

#include <algorithm>
#include <utility>

namespace labdesk {

namespace {

api::Endpoint<ServiceCenterList> endpointOf(const CenterQuery &query)
{
    if (const NearZip *near = nearZipOf(query))
        return api::centersNearZip(near->zip, near->labId, query.radius);
    return api::centersNearOrder(std::get<NearOrder>(query.where).order, query.radius);
}

} // namespace

CenterFinder::CenterFinder(api::ApiClient &client, QObject *parent)
    : QObject(parent), m_client(client), m_multiLabSearch(client)
{
}

void CenterFinder::search(const CenterQuery &query, const QString &substituteZip)
{
    // For a different query, the old result is wrong, not just stale. It is kept only if the same query is repeated.
    if (m_query != query) {
        m_state = Idle{};
        forgetFindings();
    }
    m_query = query;
    m_substituteZip = substituteZip;
    m_response.reset();
    m_call.cancel();
    m_multiLabSearch.cancel();
    const NearZip *near = nearZipOf(query);
    if (near && !near->labs.empty())
        searchLabs(*near);
    else
        ask(query, &CenterFinder::receive);
    m_state = awaiting(m_state, QDateTime::currentDateTimeUtc());
    Q_EMIT stateChanged();
}

void CenterFinder::ask(const CenterQuery &query, void (CenterFinder::*receiver)(Found))
{
    m_call = m_client.send<ServiceCenterList>(
        endpointOf(query), [this, receiver](Found outcome) { (this->*receiver)(std::move(outcome)); });
}

void CenterFinder::receive(Found outcome)
{
    if (!outcome.ok()) {
        m_state = afterFailure(m_state, outcome.error());
        Q_EMIT stateChanged();
        return;
    }
    forgetFindings();
    auto response = std::move(outcome).value();
    response.value.setLabOfCenters();
    Q_EMIT labSeen(response.value.labId, response.value.labSlug);
    remember(response.value);
    std::stable_sort(response.value.centers.begin(), response.value.centers.end(), isNearer);
    m_response = readyFrom(std::move(response));
    if (!m_response->value.centers.empty())
        return settle();
    m_isNoneWithinMaxRadius = m_query->radius == Radius::Miles50;
    m_others.clear();
    const NearZip *near = nearZipOf(m_query);
    if (near && !m_substituteZip.isEmpty() && m_substituteZip != near->zip)
        m_others.push_back({NearZip{m_substituteZip, near->labId}, Radius::Miles50, m_query->isPersonal});
    if (!m_isNoneWithinMaxRadius)
        m_others.push_back({m_query->where, Radius::Miles50, m_query->isPersonal});
    searchElsewhere();
}

void CenterFinder::searchLabs(const NearZip &near)
{
    m_multiLabSearch.start(near.zip, near.labs, m_query->radius,
                           [this](MultiLabSearch::Result result) { receiveLabs(std::move(result)); });
}

void CenterFinder::receiveLabs(MultiLabSearch::Result result)
{
    for (const Lab &lab : result.seen)
        Q_EMIT labSeen(lab.id, lab.slug);
    if (result.seen.empty()) {
        m_state = afterFailure(m_state, result.failures.front().why);
    } else {
        forgetFindings();
        m_isNoneWithinMaxRadius = m_query->radius == Radius::Miles50;
        m_failedLabs = std::move(result.failures);
        remember(result.response.value);
        m_state = readyFrom(std::move(result.response));
    }
    Q_EMIT stateChanged();
}

void CenterFinder::searchElsewhere()
{
    if (m_others.empty())
        return settle();
    ask(m_others.back(), &CenterFinder::receiveOther);
}

void CenterFinder::receiveOther(Found outcome)
{
    const CenterQuery asked = m_others.back();
    m_others.pop_back();
    if (!outcome.ok())
        return settle(); // show the empty result without a suggestion
    auto centers = std::move(outcome).value().value.centers;
    if (centers.empty()) {
        m_isNoneWithinMaxRadius = m_isNoneWithinMaxRadius || asked.where == m_query->where;
        return searchElsewhere();
    }
    std::stable_sort(centers.begin(), centers.end(), isNearer);
    const auto within = [&centers](Radius radius) {
        return int(std::count_if(centers.begin(), centers.end(), [radius](const ServiceCenter &center) {
            return radius == Radius::Miles50
                || (center.distance.miles && *center.distance.miles <= double(int(radius)));
        }));
    };
    for (const Radius radius : allRadii) {
        // At the same place, radii up to that of the query have just found nothing.
        if ((asked.where == m_query->where && radius <= m_query->radius) || within(radius) == 0)
            continue;
        m_suggestion = OtherCenterSearch{{asked.where, radius, asked.isPersonal}, within(radius)};
        break;
    }
    settle();
}

/// Drops the suggestion and the failed labs of the previous result.
void CenterFinder::forgetFindings()
{
    m_suggestion.reset();
    m_failedLabs.clear();
    m_isNoneWithinMaxRadius = false;
}

void CenterFinder::settle()
{
    m_state = *std::exchange(m_response, std::nullopt);
    Q_EMIT stateChanged();
}

void CenterFinder::remember(const ServiceCenterList &list)
{
    if (m_query->isPersonal)
        return;
    std::erase_if(m_past, [this](const PastCenterLookup &past) { return past.query == *m_query; });
    m_past.insert(m_past.begin(),
                  {*m_query, QDateTime::currentDateTimeUtc(), int(list.centers.size()), list.labId, list.labSlug});
    if (m_past.size() > maxPastLookups)
        m_past.pop_back();
}

void CenterFinder::retry()
{
    if (m_query)
        search(*m_query, m_substituteZip);
}

void CenterFinder::drop()
{
    m_call.cancel();
    m_multiLabSearch.cancel();
    m_response.reset();
    m_query.reset();
    m_substituteZip.clear();
    m_others.clear();
    forgetFindings();
    m_past.clear();
    m_state = Idle{};
    Q_EMIT stateChanged();
}

void CenterFinder::cancel()
{
    m_call.cancel();
    m_multiLabSearch.cancel();
    m_response.reset();
    m_state = afterCancel(m_state);
    Q_EMIT stateChanged();
}

} // namespace labdesk
