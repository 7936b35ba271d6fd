// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/testservice.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// A standby of PostgreSQL answers reads while it is up to date.
class tst_readreplica : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("LABDESK_TEST_STANDBY"))
            QSKIP("needs PostgreSQL: ./dev test --postgres");
    }
    void init()
    {
        ServiceOptions options = TestService::small();
        options.readDatabase = qEnvironmentVariable("LABDESK_TEST_STANDBY");
        options.readStaleness = std::chrono::seconds(2);
        options.workers = 1; // each looks for itself how far the standby is
        m_service = std::make_unique<TestService>(options);
        m_user = m_service->addUser(u"client"_s, {});
        m_standby = std::make_unique<Database>(qEnvironmentVariable("LABDESK_TEST_STANDBY"), Database::Access::Read);
        waitForStandby();
        // The service looks, the standby has what was written by then, and so it is fresh when the service looks again,
        // however much other tests write meanwhile.
        QCOMPARE(start(), QJsonValue());
        waitForStandby();
        m_service->advance(1);
    }
    void cleanup()
    {
        if (m_standby)
            m_standby->number(u"SELECT count(*) FROM (SELECT pg_wal_replay_resume()) AS done"_s);
        m_standby.reset();
        m_service.reset();
    }

    void aStandbyIsReadUntilItIsTooFarBehind()
    {
        QCOMPARE(start(), QJsonValue());
        waitForStandby();
        m_standby->number(u"SELECT count(*) FROM (SELECT pg_wal_replay_pause()) AS done"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isPaused(), 30'000);

        QCOMPARE(m_service->ask("PATCH", "/v2/user/" + m_user, R"({"ingestion_start":"2020-01-01"})").status, 204);
        QCOMPARE(start(), QJsonValue()); // of the standby
        m_service->advance(1);
        QCOMPARE(start(), QJsonValue()); // which is a second behind
        m_service->advance(2);
        QCOMPARE(start(), u"2020-01-01"_s); // of the primary
    }

    void aLostStandbyFailsNoRead()
    {
        QCOMPARE(start(), QJsonValue());
        m_standby->number(u"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                          " AND application_name = 'labdesk-service'"_s);
        QCOMPARE(m_service->ask("GET", "/v2/user/" + m_user).status, 200);
        QCOMPARE(m_service->ask("GET", "/v2/user/").object()[u"total"], 1);
    }

private:
    QJsonValue start() { return m_service->ask("GET", "/v2/user/" + m_user).object()[u"ingestion_start"]; }

    bool isPaused() const
    {
        return m_standby->number(u"SELECT CASE WHEN pg_get_wal_replay_pause_state() = 'paused' THEN 1 ELSE 0 END"_s)
            == 1;
    }

    // Until the standby has what the primary has written by now.
    void waitForStandby() const
    {
        const QString asNumber = u"SELECT CAST(pg_wal_lsn_diff(%1, '0/0') AS BIGINT)"_s;
        const Database primary(m_service->database(), Database::Access::Read);
        const qint64 written = primary.number(asNumber.arg(u"pg_current_wal_lsn()"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_standby->number(asNumber.arg(u"pg_last_wal_replay_lsn()"_s)) >= written, 30'000);
    }

    std::unique_ptr<TestService> m_service;
    std::unique_ptr<Database> m_standby;
    QByteArray m_user;
};

LABDESK_TEST(tst_readreplica)
#include "tst_readreplica.moc"
