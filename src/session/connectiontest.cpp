// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connectiontest.h"

#include "api/operations.h"
#include "api/reachabilityprobe.h"

#include <QElapsedTimer>

namespace labdesk {

namespace {

using Step = ConnectionTest::Step;
using StepState = ConnectionTest::StepState;

Step stepOf(api::SocketConnector::Step step)
{
    switch (step) {
    case api::SocketConnector::Step::Name:
        return Step::Name;
    case api::SocketConnector::Step::Connection:
        return Step::Connection;
    case api::SocketConnector::Step::Encryption:
        return Step::Encryption;
    }
    Q_UNREACHABLE();
}

/// The step at which a request failed, the last one that it reached.
Step stepOf(const ApiError &error)
{
    using Kind = ApiError::Kind;
    using Reason = ApiError::Reason;
    switch (error.reason) {
    case Reason::HostLookupTimeout:
    case Reason::ProxyLookupTimeout:
        return Step::Name;
    case Reason::NoRoute:
    case Reason::NoConnection:
        return Step::Connection;
    case Reason::HandshakeTimeout:
    case Reason::HandshakeClosed:
    case Reason::NoTlsBehindProxy:
        return Step::Encryption;
    default:
        break;
    }
    switch (error.kind) {
    case Kind::HostNotFound:
        return Step::Name;
    case Kind::ConnectionRefused:
    case Kind::ProxyFailed:
    case Kind::ProxySignInNeeded:
    case Kind::ProxySignInRefused:
        return Step::Connection;
    case Kind::TlsFailed:
    case Kind::NoTls:
    case Kind::CertificateUnusable:
    case Kind::CertificateNeeded:
    case Kind::CertificateRefused:
        return Step::Encryption;
    default:
        return Step::Response;
    }
}

class RunningTest : public api::Running
{
public:
    RunningTest(api::ApiClient &client, std::function<void(ConnectionTest)> done,
                std::function<void(ConnectionTest)> progressed)
        : m_client(client), m_done(std::move(done)), m_progressed(std::move(progressed)),
          m_probe(client.transportSettings(), client.connection().network.timeout,
                  [this](const api::ReachabilityProbe::Found &found) { showReachability(found); })
    {
    }

private:
    void showReachability(const api::ReachabilityProbe::Found &found)
    {
        m_test.proxy = found.proxy;
        const bool isTls = m_client.connection().baseUrl.scheme() == u"https";
        for (const Step step : {Step::Name, Step::Connection, Step::Encryption})
            m_test.states[size_t(step)] = StepState::Ok;
        if (!found.proxy.isEmpty())
            m_test.states[size_t(Step::Name)] = StepState::NotNeeded;
        if (!isTls)
            m_test.states[size_t(Step::Encryption)] = StepState::NotNeeded;
        if (found.error) {
            m_test.error = found.error;
            return failAt(stepOf(*found.failedAt));
        }
        if (m_progressed)
            m_progressed(m_test);
        ask();
    }

    void ask()
    {
        m_clock.start();
        using Providers = std::vector<Provider>;
        m_call = m_client.send<Providers>(api::listProviders(),
                                          [this](const Outcome<api::Response<Providers>, ApiError> &outcome) {
                                              m_test.took = std::chrono::milliseconds(m_clock.elapsed());
                                              m_test.ok = outcome.ok();
                                              if (outcome.ok()) {
                                                  m_test.httpStatus = outcome.value().httpStatus;
                                                  m_test.providers = int(outcome.value().value.size());
                                                  m_test.states[size_t(Step::Response)] = StepState::Ok;
                                                  return end();
                                              }
                                              m_test.httpStatus = outcome.error().httpStatus;
                                              m_test.error = outcome.error();
                                              failAt(stepOf(outcome.error()));
                                          });
    }

    void failAt(Step step)
    {
        m_test.states[size_t(step)] = StepState::Failed;
        for (const Step later : ConnectionTest::allSteps)
            if (later > step)
                m_test.states[size_t(later)] = StepState::NotReached;
        end();
    }

    void end()
    {
        const auto done = m_done;
        const auto test = m_test;
        deleteLater(); // later, because its own code is on the stack
        done(test);    // may delete this
    }

    api::ApiClient &m_client;
    std::function<void(ConnectionTest)> m_done;
    std::function<void(ConnectionTest)> m_progressed;
    ConnectionTest m_test;
    QElapsedTimer m_clock;
    api::ReachabilityProbe m_probe;
    api::Call m_call;
};

} // namespace

api::Call testConnection(api::ApiClient &client, std::function<void(ConnectionTest)> done,
                         std::function<void(ConnectionTest)> progressed)
{
    return api::Call(new RunningTest(client, std::move(done), std::move(progressed)));
}

} // namespace labdesk
