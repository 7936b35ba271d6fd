// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/connectiontable.h"
#include "support/testmain.h"

#include <deque>

using namespace labdesk::service;
using Phase = OpenConnection::Phase;

// Which connection of a full server makes room for a new one.
class tst_connectiontable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoIsGivenUp_data()
    {
        QTest::addColumn<std::vector<OpenConnection>>("open");
        QTest::addColumn<int>("givenUp"); // -1: nobody
        using Open = std::vector<OpenConnection>;
        QTest::newRow("nobody is there") << Open{} << -1;
        QTest::newRow("of those that idle, the longest")
            << Open{untrusted(Phase::Idle, 2), untrusted(Phase::Idle, 1)} << 1;
        QTest::newRow("a slow head before a newcomer that has sent nothing yet")
            << Open{untrusted(Phase::Idle, 2), untrusted(Phase::Reading, 1)} << 1;
        QTest::newRow("who doesn't read its answer")
            << Open{untrusted(Phase::Idle, 2), untrusted(Phase::Responding, 1)} << 1;
        QTest::newRow("one without a key before one with it")
            << Open{trusted(Phase::Idle, 1), untrusted(Phase::Responding, 2)} << 1;
        QTest::newRow("with the key, one that idles before one that sends")
            << Open{trusted(Phase::Reading, 1), trusted(Phase::Idle, 2)} << 1;
        QTest::newRow("with the key, half a request when nobody idles")
            << Open{trusted(Phase::Responding, 1), trusted(Phase::Reading, 2)} << 1;
        QTest::newRow("never whom an answer with the key is sent to") << Open{trusted(Phase::Responding, 1)} << -1;
        QTest::newRow("nobody twice") << Open{untrusted(Phase::GivenUp, 1), untrusted(Phase::Idle, 2)} << 1;
    }
    void whoIsGivenUp()
    {
        QFETCH(std::vector<OpenConnection>, open);
        QFETCH(int, givenUp);
        ConnectionTable table;
        for (OpenConnection &connection : open)
            table.add(connection);
        const OpenConnection *expected = givenUp < 0 ? nullptr : &open[static_cast<std::size_t>(givenUp)];
        QCOMPARE(table.leastNeeded(here), expected);
    }

    void oneAddressCannotTakeEveryPlace()
    {
        ConnectionTable table;
        std::deque<OpenConnection> open;
        const auto add
            = [&](const IpAddress &address) { table.add(open.emplace_back(OpenConnection{.address = address})); };
        add(elsewhere); // the longest, and from another address
        for (std::size_t i = 0; i < ConnectionTable::defaultPerAddress; ++i)
            add(here);
        QVERIFY(table.isFullFor(here));
        QVERIFY(!table.isFullFor(elsewhere) && !table.isFull());
        QCOMPARE(table.leastNeeded(here), &open[1]);
        open[1].phase = Phase::GivenUp;
        QVERIFY(!table.isFullFor(here));
        while (open.size() < ConnectionTable::maxConnections + 1)
            add(elsewhere);
        QVERIFY(table.isFullFor(here));
        QVERIFY(table.isFullFor(elsewhere) && table.isFull());
        table.remove(open[0]);
        QVERIFY(!table.isFullFor(elsewhere));
    }

private:
    static inline const IpAddress here = IpAddress::loopback(), elsewhere = *IpAddress::parse("127.0.0.2");

    static OpenConnection untrusted(Phase phase, int since)
    {
        return {.address = here,
                .isTrusted = false,
                .phase = phase,
                .since = OpenConnection().since + std::chrono::seconds(since)};
    }
    static OpenConnection trusted(Phase phase, int since)
    {
        OpenConnection connection = untrusted(phase, since);
        connection.isTrusted = true;
        return connection;
    }
};

LABDESK_TEST(tst_connectiontable)
#include "tst_connectiontable.moc"
