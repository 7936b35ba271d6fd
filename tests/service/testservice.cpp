// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"

#include "support/described/testschema.h"

#include <QTimeZone>
#include <QUuid>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using namespace labdesk::service;

QString newDatabase(const QTemporaryDir &folder)
{
    const QString name = u"test_"_s + QUuid::createUuid().toString(QUuid::Id128);
    return hasServer() ? schemaOnServer(name) : folder.filePath(name + u".db"_s);
}

ServiceOptions TestService::small()
{
    ServiceOptions options;
    options.users = 0;
    return options;
}

TestService::TestService(ServiceOptions options, const QString &suffix) : m_options(std::move(options))
{
    m_options.database = newDatabase(m_folder) + suffix;
    if (!m_options.readDatabase.isEmpty()) // the same schema
        m_options.readDatabase += m_options.database.sliced(qEnvironmentVariable("LABDESK_TEST_DATABASE").size());
    m_options.clock = [this] { return QDateTime::fromSecsSinceEpoch(m_now, QTimeZone::utc()); };
    m_options.steadyClock = [this] { return std::chrono::seconds(m_steady); };
    restart();
}

void TestService::restart()
{
    m_client.reset();
    m_local.reset();
    m_local = std::make_unique<LocalService>(m_options);
    m_local->startAndWait();
    m_client = std::make_unique<TestClient>(m_local->port(), m_local->key());
}

QByteArray TestService::addUser(const QString &clientUserId, const std::vector<SourceConnection> &connections)
{
    const Database database(this->database(), Database::Access::Write);
    SourceConnectionStore store(database);
    UserRecords users(database, store, {1, u"00000000-0000-4000-8000-000000000000"_s});
    User user;
    user.userId = QUuid::createUuid().toString(QUuid::WithoutBraces);
    user.clientUserId = clientUserId;
    user.createdOn = m_now;
    Transaction transaction(database);
    users.add(user, connections);
    transaction.commit();
    return user.userId.toLatin1();
}

SourceConnection connectionTo(const QString &provider, bool autoConnect)
{
    SourceConnection connection;
    connection.provider = provider;
    connection.createdOn = TestService::begin;
    connection.autoConnect = autoConnect;
    return connection;
}

SourceConnection brokenConnectionTo(const QString &provider)
{
    SourceConnection connection = connectionTo(provider);
    connection.error = SourceConnectionError{u"token_refresh_failed"_s,
                                             u"The provider refused to renew the access token"_s, TestService::begin};
    return connection;
}

} // namespace labdesk::tests
