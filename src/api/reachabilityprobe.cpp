// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/reachabilityprobe.h"

#include "api/proxyway.h"

#include <utility>

namespace labdesk::api {

ReachabilityProbe::ReachabilityProbe(const WayOut &way, std::chrono::milliseconds limit,
                                     std::function<void(Found)> done)
    : m_way(way), m_done(std::move(done))
{
    m_limit.setSingleShot(true);
    QObject::connect(&m_limit, &QTimer::timeout, &m_limit, [this] {
        m_dial ? end(m_dial->step(), ApiError{.kind = ApiError::Kind::TimedOut})
               : end(Dial::Step::Protection, m_way.obstacle);
    });
    m_limit.start(m_way.obstacle ? std::chrono::milliseconds(0) : limit);
    if (!m_way.obstacle)
        m_dial.emplace(
            m_way.url, m_way.passage, m_way.tls, [this](const Socket &) { end(m_dial->step(), {}); },
            [this](const Dial::Failure &failure) { failed(failure); });
}

void ReachabilityProbe::failed(const Dial::Failure &failure)
{
    using Kind = ApiError::Kind;
    using Step = Dial::Step;
    const Step step = m_dial->step();
    if (failure.atProxySignIn)
        return end(step, explained({.kind = Kind::ProxySignInNeeded}, m_way.url, m_way));
    // Also what an HTTP proxy says of the host behind it.
    if (isOfTheProxy(failure.error) || (step == Step::Way && m_dial->proxy().type() == QNetworkProxy::HttpProxy))
        return end(Step::Way, ApiError{.kind = Kind::ProxyFailed});
    if (failure.onOwn == CertificateWord::Wanted)
        return end(step, ApiError{.kind = Kind::CertificateWanted});
    if (failure.onOwn == CertificateWord::Refused)
        return end(step, ApiError{.kind = Kind::CertificateRefused});
    if (step == Step::Protection && saysNoTls(failure.words))
        return end(step, ApiError{.kind = Kind::NoTls});
    if (step == Step::Protection)
        return end(step,
                   explained({.kind = Kind::TlsFailed, .detail = tlsReason(failure.certificate)}, m_way.url, m_way));
    end(step, ApiError{.kind = step == Step::Name ? Kind::HostNotFound : Kind::ConnectionRefused});
}

void ReachabilityProbe::end(Dial::Step step, std::optional<ApiError> error)
{
    m_limit.stop();
    const QString proxy
        = m_dial ? proxyAddress(m_dial->proxy()) : proxyFor(m_way.url, m_way.passage.route); // the system's may change
    m_dial.reset();
    const auto done = std::exchange(m_done, {});
    const auto failedAt = error ? std::optional(step) : std::nullopt;
    done({failedAt, std::move(error), proxy}); // may delete this
}

} // namespace labdesk::api
