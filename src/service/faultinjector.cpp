// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/faultinjector.h"

#include <QMutexLocker>

namespace labdesk::service {

void FaultInjector::set(std::vector<InjectedFault> faults)
{
    const QMutexLocker lock(&m_mutex);
    m_faults = std::move(faults);
}

void FaultInjector::practice(std::optional<Drill> drill)
{
    const QMutexLocker lock(&m_mutex);
    m_drill = drill;
}

std::optional<Drill> FaultInjector::practicedDrill() const
{
    const QMutexLocker lock(&m_mutex);
    return m_drill;
}

int FaultInjector::requestCount(const QByteArray &method, const QByteArray &pathPrefix) const
{
    const QMutexLocker lock(&m_mutex);
    int count = 0;
    for (const auto &[asked, times] : m_counts)
        if (asked.first == method && asked.second.startsWith(pathPrefix))
            count += times;
    return count;
}

std::optional<InjectedFault> FaultInjector::take(const QByteArray &method, const QByteArray &path)
{
    constexpr std::size_t maxCountedPaths = 10'000; // about 1 MB; counting then starts over
    const QMutexLocker lock(&m_mutex);
    if (m_counts.size() >= maxCountedPaths)
        m_counts.clear();
    ++m_counts[{method, path}];
    for (InjectedFault &fault : m_faults) {
        const bool fits = (fault.method.isEmpty() || fault.method == method) && path.startsWith(fault.pathPrefix);
        if (!fits || fault.times == 0)
            continue;
        if (fault.times > 0)
            --fault.times;
        return fault;
    }
    return {};
}

HttpResponse applyFault(const InjectedFault &fault, const std::function<HttpResponse()> &processed)
{
    HttpResponse response;
    if (!fault.raw.isEmpty())
        response = {.body = fault.raw, .raw = true};
    else if (fault.status != 0)
        response
            = {.status = fault.status, .body = fault.body, .contentType = fault.contentType, .fields = fault.fields};
    else if (fault.drop != InjectedFault::Drop::BeforeProcessing)
        response = processed();
    response.dropped = fault.drop != InjectedFault::Drop::Never;
    response.delay = fault.delay;
    return response;
}

} // namespace labdesk::service
