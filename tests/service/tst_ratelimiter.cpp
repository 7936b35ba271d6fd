// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/ratelimiter.h"
#include "support/testmain.h"

using namespace labdesk::service;
using namespace std::chrono_literals;

// How many requests pass, and when the next one does.
class tst_ratelimiter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBurstPassesAndThenTheRate()
    {
        RateLimiter limiter(2);
        for (int i = 0; i < 10; ++i) // five seconds' worth
            QVERIFY(!limiter.take("a", 0ms));
        QCOMPARE(limiter.take("a", 0ms), std::optional(500ms));
        QCOMPARE(limiter.take("a", 200ms), std::optional(300ms));
        QVERIFY(!limiter.take("a", 500ms));
        QVERIFY(limiter.take("a", 500ms));
    }

    void aRefusedRequestCostsNothing()
    {
        RateLimiter limiter(1);
        while (!limiter.take("a", 0ms)) { }
        for (int i = 0; i < 1000; ++i)
            QVERIFY(limiter.take("a", 1ms));
        QVERIFY(!limiter.take("a", 1000ms));
    }

    void namesDontShare()
    {
        RateLimiter limiter(0.1); // of which five seconds are less than one
        QVERIFY(!limiter.take("a", 0ms));
        QCOMPARE(limiter.take("a", 0ms), std::optional(10'000ms));
        QVERIFY(!limiter.take("b", 0ms));
    }

    void restBeyondTheBurstCountsForNothing()
    {
        RateLimiter limiter(1);
        int passed = 0;
        (void)limiter.take("a", 0ms);
        while (!limiter.take("a", 24h))
            ++passed;
        QCOMPARE(passed, 5);
    }

    void aClockThatGoesBackGivesNothing()
    {
        RateLimiter limiter(1);
        while (!limiter.take("a", 60s)) { }
        QVERIFY(limiter.take("a", 0ms));
        QVERIFY(limiter.take("a", 60s));
    }

    void zeroIsNoLimit()
    {
        RateLimiter limiter(0);
        for (int i = 0; i < 1000; ++i)
            QVERIFY(!limiter.take("a", 0ms));
    }

    void manyNamesTakeBoundedMemoryAndKeepWhoIsLimited()
    {
        RateLimiter limiter(1);
        for (std::size_t i = 1; i < RateLimiter::maxNames; ++i)
            (void)limiter.take(QByteArray::number(i), 9s);
        while (!limiter.take("busy", 10s)) { }
        QCOMPARE(limiter.names(), RateLimiter::maxNames);
        (void)limiter.take("one too many", 10s);
        QCOMPARE(limiter.names(), std::size_t(2)); // the others have rested for a second, which fills them up
        QVERIFY(limiter.take("busy", 10s));
    }
};

LABDESK_TEST(tst_ratelimiter)
#include "tst_ratelimiter.moc"
