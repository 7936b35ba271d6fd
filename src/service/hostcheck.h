// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/httpmessage.h"
#include "service/networkoptions.h"

namespace labdesk::service {

/// Which hosts requests may name: a web page whose own name resolves to this address must not be able to ask.
class HostCheck
{
public:
    HostCheck(const NetworkOptions &options, quint16 port);

    bool accepts(const HttpRequest &request) const;
    QByteArray baseUrl() const { return m_baseUrl; } ///< as clients reach it: "https://labdesk.example.org"
    QString advice() const;                          ///< for whom it doesn't accept

private:
    QList<QByteArray> m_exact; ///< with their port
    QList<QByteArray> m_names; ///< with any: a proxy, or a container, has ports of its own
    QByteArray m_baseUrl;
};

} // namespace labdesk::service
