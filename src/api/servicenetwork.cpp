// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/servicenetwork.h"

#include "api/wirereply.h"

#include <utility>

namespace labdesk::api {

ServiceNetwork::ServiceNetwork(ProxySettings proxySettings, QObject *parent)
    : QNetworkAccessManager(parent), m_connections(std::move(proxySettings))
{
}

WireReply *ServiceNetwork::send(const QNetworkRequest &request, const QByteArray &verb, const QByteArray &body)
{
    auto *reply = qobject_cast<WireReply *>(sendCustomRequest(request, verb, body));
    Q_ASSERT(reply);
    return reply;
}

QNetworkReply *ServiceNetwork::createRequest(Operation operation, const QNetworkRequest &request, QIODevice *body)
{
    return new WireReply(m_connections, operation, request, body ? body->readAll() : QByteArray(), this);
}

} // namespace labdesk::api
