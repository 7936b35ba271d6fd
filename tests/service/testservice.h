// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/localservice.h"
#include "service/testclient.h"
#include "service/userrecords.h"

#include <QTemporaryDir>

#include <atomic>

namespace labdesk::tests {

/// Where the service of a test keeps its data, for each call another empty one: a file in the folder, or a schema in
/// the PostgreSQL database that LABDESK_TEST_DATABASE names (./dev test --postgres).
QString newDatabase(const QTemporaryDir &folder);

/// A running local service on a database of its own, with a clock that stands until it is moved, and a
/// client.
class TestService
{
public:
    /// 2026-03-12 12:00:00 UTC
    static constexpr qint64 begin = 1773316800;

    /// A suffix is added to the URL of a PostgreSQL database, and of the standby to read from.
    explicit TestService(service::ServiceOptions options = small(), const QString &suffix = {});

    static service::ServiceOptions small(); ///< no users

    service::LocalService &local() { return *m_local; }
    TestClient &client() { return *m_client; }
    TestReply ask(const QByteArray &method, const QByteArray &target, const QByteArray &body = {},
                  const QByteArray &fields = {})
    {
        return m_client->ask(method, target, body, fields);
    }

    void advance(qint64 seconds) ///< as time goes by
    {
        m_now += seconds;
        m_steady += seconds;
    }
    void setClock(qint64 seconds) { m_now = seconds; } ///< the system's, as a person sets it
    qint64 now() const { return m_now; }
    QString database() const { return m_options.database; }

    /// Writes a user with these connections into the database, beside the service: its id.
    QByteArray addUser(const QString &clientUserId, const std::vector<service::SourceConnection> &connections);

    void restart(); ///< on the same database

private:
    QTemporaryDir m_folder;
    std::atomic<qint64> m_now = begin;
    std::atomic<qint64> m_steady = 0; ///< seconds
    service::ServiceOptions m_options;
    std::unique_ptr<service::LocalService> m_local;
    std::unique_ptr<TestClient> m_client;
};

/// A connection in good order.
service::SourceConnection connectionTo(const QString &provider, bool autoConnect = false);

/// The same in an error state.
service::SourceConnection brokenConnectionTo(const QString &provider);

} // namespace labdesk::tests
