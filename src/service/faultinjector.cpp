// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/faultinjector.h"

#include <QMutexLocker>

namespace labdesk::service {

void FaultInjector::set(std::vector<InjectedFault> drills)
{
    const QMutexLocker lock(&m_mutex);
    m_drills = std::move(drills);
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
    for (InjectedFault &drill : m_drills) {
        const bool fits = (drill.method.isEmpty() || drill.method == method) && path.startsWith(drill.pathPrefix);
        if (!fits || drill.times == 0)
            continue;
        if (drill.times > 0)
            --drill.times;
        return drill;
    }
    return {};
}

HttpResponse applyFault(const InjectedFault &drill, const std::function<HttpResponse()> &processed)
{
    HttpResponse response;
    if (!drill.raw.isEmpty())
        response = {.body = drill.raw, .raw = true};
    else if (drill.status != 0)
        response
            = {.status = drill.status, .body = drill.body, .contentType = drill.contentType, .fields = drill.fields};
    else if (drill.drop != InjectedFault::Drop::BeforeProcessing)
        response = processed();
    response.dropped = drill.drop != InjectedFault::Drop::Never;
    response.delay = drill.delay;
    return response;
}

} // namespace labdesk::service
