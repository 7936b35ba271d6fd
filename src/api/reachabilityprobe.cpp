// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/reachabilityprobe.h"

#include "api/errormapping.h"
#include "api/proxyselection.h"

#include <utility>

namespace labdesk::api {

ReachabilityProbe::ReachabilityProbe(const TransportSettings &transport, std::chrono::milliseconds limit,
                                     std::function<void(Found)> done)
    : m_transport(transport), m_done(std::move(done))
{
    forgetSystemProxies(); // a person tests because something changed
    m_limit.setSingleShot(true);
    QObject::connect(&m_limit, &QTimer::timeout, &m_limit, [this] {
        m_connector ? failed({.end = HttpReply::End::IdleTimeout,
                              .reason = m_connector->waitingFor(),
                              .proxy = proxyAddress(m_connector->proxy())})
                    : end(SocketConnector::Step::Encryption, m_transport.obstacle,
                          knownProxy(m_transport.url, m_transport.proxySettings.network).value_or(QString()));
    });
    m_limit.start(m_transport.obstacle ? std::chrono::milliseconds(0) : limit);
    if (!m_transport.obstacle)
        m_connector.emplace(
            m_transport.url, m_transport.proxySettings, m_transport.tls,
            [this](const Socket &) { end(m_connector->step(), {}, proxyAddress(m_connector->proxy())); },
            [this](const HttpReply &failure) { failed(failure); });
}

void ReachabilityProbe::failed(const HttpReply &failure)
{
    end(m_connector->step(), withNetworkDetails(*transportFailure(failure), m_transport), failure.proxy);
}

void ReachabilityProbe::end(SocketConnector::Step step, std::optional<ApiError> error, const QString &proxy)
{
    m_limit.stop();
    m_connector.reset();
    const auto done = std::exchange(m_done, {});
    const auto failedAt = error ? std::optional(step) : std::nullopt;
    done({failedAt, std::move(error), proxy}); // may delete this
}

} // namespace labdesk::api
