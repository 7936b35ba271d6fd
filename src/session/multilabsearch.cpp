// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/multilabsearch.h"

#include "api/operations.h"

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

void MultiLabSearch::start(const QString &zip, const std::vector<qint64> &labs, std::optional<Radius> radius, Done done)
{
    cancel();
    m_labs = labs;
    m_done = std::move(done);
    m_found.resize(labs.size());
    for (size_t at = 0; at < labs.size(); ++at)
        m_calls.push_back(
            m_client.send<ServiceCenterList>(api::centersNearZip(zip, labs[at], radius),
                                             [this, at](Found outcome) { receive(at, std::move(outcome)); }));
}

void MultiLabSearch::cancel()
{
    m_calls.clear();
    m_found.clear();
    m_done = {};
}

void MultiLabSearch::receive(size_t at, Found outcome)
{
    m_found[at] = std::move(outcome);
    if (!std::all_of(m_found.begin(), m_found.end(), [](const auto &found) { return found.has_value(); }))
        return;
    const Done done = std::exchange(m_done, {});
    done(mergeResults());
}

MultiLabSearch::Result MultiLabSearch::mergeResults()
{
    Result result;
    QByteArrayList bodies;
    for (size_t at = 0; at < m_found.size(); ++at) {
        Found &found = *m_found[at];
        if (!found.ok()) {
            result.failures.push_back({m_labs[at], found.error()});
            continue;
        }
        auto response = std::move(found).value();
        ServiceCenterList &list = response.value;
        result.seen.push_back({list.labId, list.labSlug});
        list.setLabOfCenters();
        std::ranges::move(list.centers, std::back_inserter(result.response.value.centers));
        for (const QString &path : response.drift)
            if (!result.response.drift.contains(path))
                result.response.drift += path;
        result.response.undecodable.count += response.undecodable.count;
        for (const QString &reason : response.undecodable.reasons)
            if (result.response.undecodable.reasons.size() < UndecodableEntries::maxReasons)
                result.response.undecodable.reasons += u"[%1].%2"_s.arg(bodies.size()).arg(reason);
        bodies += response.body;
    }
    result.response.body = '[' + bodies.join(',') + ']';
    auto &centers = result.response.value.centers;
    std::stable_sort(centers.begin(), centers.end(), isNearer);
    return result;
}

} // namespace labdesk
