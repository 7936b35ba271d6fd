// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/connectionpool.h"

#include <QNetworkAccessManager>

namespace labdesk::api {

class WireReply;

/// An access manager that sends each request exactly once and stores nothing: no cookies, no cache, no passwords, no
/// redirects. Its replies are WireReply: those of Qt 6.4 repeat a GET up to four times, end at an interim response, and
/// buffer hundreds of megabytes of an endless one. Lives in one thread.
class ServiceNetwork : public QNetworkAccessManager
{
    Q_OBJECT

public:
    explicit ServiceNetwork(ProxySettings proxySettings = {}, QObject *parent = nullptr);

    /// sendCustomRequest(), with the type of its reply.
    WireReply *send(const QNetworkRequest &request, const QByteArray &verb, const QByteArray &body);
    ConnectionPool &connections() { return m_connections; } ///< idle connections

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request, QIODevice *body) override;

private:
    ConnectionPool m_connections;
};

} // namespace labdesk::api
