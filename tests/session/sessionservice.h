// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/localservice.h"
#include "session/session.h"

#include <memory>

namespace labdesk::tests {

/// The local service on a free port, and whole sessions with it, without a window.
class SessionService
{
public:
    SessionService() : m_service(fewUsers()) { m_service.startAndWait(); }

    service::FaultInjector &faultInjector() { return m_service.faultInjector(); }

    std::unique_ptr<Session> session() const
    {
        Connection connection;
        connection.id = QStringLiteral("local");
        connection.name = QStringLiteral("Local service");
        connection.baseUrl = m_service.baseUrl();
        api::ClientOptions clientOptions;
        clientOptions.jitter = [] { return 0.0; };
        return std::make_unique<Session>(connection, Secret(m_service.key()), clientOptions);
    }

    /// Answers every request whose path begins so with this, without processing it.
    void answer(const QByteArray &path, int status, const QByteArray &body)
    {
        service::InjectedFault fault;
        fault.pathPrefix = path;
        fault.status = status;
        fault.body = body;
        faultInjector().set({fault});
    }

private:
    static service::ServiceOptions fewUsers()
    {
        service::ServiceOptions options;
        options.users = 12;
        return options;
    }

    service::LocalService m_service;
};

} // namespace labdesk::tests
