// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/foreachsegment.h"
#include "support/testmain.h"

#include <mutex>
#include <vector>

using namespace labdesk;

// Numbers that several threads share.
class tst_foreachsegment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void callsTheWorkOnceForEachNumber_data()
    {
        QTest::addColumn<quint64>("first");
        QTest::addColumn<quint64>("end");
        QTest::addColumn<quint64>("rows");
        QTest::newRow("few rows stay in one thread") << quint64(0) << quint64(100) << quint64(100);
        QTest::newRow("many rows are shared") << quint64(0) << quint64(1'000) << quint64(100 * minRowsForHelper);
        QTest::newRow("the first numbers can be left out")
            << quint64(7) << quint64(9) << quint64(100 * minRowsForHelper);
        QTest::newRow("one number needs no help") << quint64(3) << quint64(4) << quint64(100 * minRowsForHelper);
        QTest::newRow("there may be no numbers") << quint64(3) << quint64(3) << quint64(100 * minRowsForHelper);
    }
    void callsTheWorkOnceForEachNumber()
    {
        QFETCH(quint64, first);
        QFETCH(quint64, end);
        QFETCH(quint64, rows);
        std::mutex lock;
        std::vector<int> calls(end);
        int made = 0;
        QVERIFY(forEachNumber(first, end, rows, nullptr, [&] {
            const std::lock_guard locked(lock);
            ++made;
            return [&calls](size_t number) { ++calls[number]; };
        }));
        for (size_t number = 0; number < end; ++number)
            QCOMPARE(calls[number], number < first ? 0 : 1);
        QVERIFY(made >= 1); // so that there is a part to add the others to
        QVERIFY(made <= std::max(1, int(end - first)));
    }

    void endsWhenItIsCanceled()
    {
        CancelFlag isCanceled = false;
        int calls = 0;
        QVERIFY(!forEachNumber(0, 10, 0, &isCanceled, [&] {
            return [&](size_t) {
                ++calls;
                isCanceled = true;
            };
        }));
        QCOMPARE(calls, 1);
    }
};

LABDESK_TEST(tst_foreachsegment)
#include "tst_foreachsegment.moc"
