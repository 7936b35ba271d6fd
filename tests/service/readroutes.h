// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "service/testservice.h"

#include <QTest>

#include <memory>

namespace labdesk::tests {

/// Reads of one service that runs for the whole class. `refusals` asks for each target of refusals_data() and compares
/// status and body; an empty body: any with a detail.
class ReadRoutes : public QObject
{
    Q_OBJECT

protected:
    explicit ReadRoutes(int users) : m_users(users) { }

    static void addRefusalColumns()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("expected");
    }
    static void row(const char *name, const QByteArray &target, int status, const QByteArray &expected)
    {
        QTest::newRow(name) << target << status << expected;
    }

    std::unique_ptr<TestService> m_service;

private Q_SLOTS:
    void initTestCase()
    {
        service::ServiceOptions options = TestService::small();
        options.users = m_users;
        m_service = std::make_unique<TestService>(options);
    }
    void cleanupTestCase() { m_service.reset(); }

    void refusals()
    {
        QFETCH(QByteArray, target);
        QFETCH(int, status);
        QFETCH(QByteArray, expected);
        const auto reply = m_service->ask("GET", target);
        QCOMPARE(reply.status, status);
        QVERIFY(reply.object().contains(QStringLiteral("detail")));
        if (!expected.isEmpty())
            QCOMPARE(reply.body, expected);
    }

private:
    int m_users;
};

} // namespace labdesk::tests
