// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/networkoptions.h"

namespace labdesk::service {

/// Checks the Host field of requests, so that a web page whose host name resolves to this address can't send requests
/// (DNS rebinding).
class HostCheck
{
public:
    HostCheck(const NetworkOptions &options, quint16 port);

    bool accepts(const HttpRequest &request) const;
    QByteArray baseUrl() const { return m_baseUrl; } ///< for clients, such as "https://labdesk.example.org"
    QString advice() const;                          ///< what to do if it refuses a request

private:
    QList<QByteArray> m_exact; ///< including the port
    QList<QByteArray> m_names; ///< with any port, because a proxy or a container has its own ports
    QByteArray m_baseUrl;
};

} // namespace labdesk::service
