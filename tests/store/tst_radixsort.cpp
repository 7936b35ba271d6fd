// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/radixsort.h"
#include "support/testmain.h"

#include <algorithm>
#include <bit>
#include <random>

using namespace labdesk;

class tst_radixsort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsAsAStableSortDoes_data();
    void sortsAsAStableSortDoes();
    void squeezedBitsKeepTheirOrder_data();
    void squeezedBitsKeepTheirOrder();
};

void tst_radixsort::sortsAsAStableSortDoes_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<quint64>("mask");
    QTest::addColumn<int>("lowest");
    QTest::newRow("nothing") << 0 << ~quint64(0) << 0;
    QTest::newRow("one") << 1 << ~quint64(0) << 20;
    QTest::newRow("few") << 500 << ~quint64(0) << 20;
    QTest::newRow("many, all bits") << 5'000 << ~quint64(0) << 0;
    QTest::newRow("many, the lower bits do not count") << 5'000 << ~quint64(0) << 20;
    QTest::newRow("many, all the same in what counts") << 5'000 << quint64(0xfffff) << 20;
    QTest::newRow("many, one bit differs") << 5'000 << quint64(0x400000fffff) << 20;
    QTest::newRow("many, bits far apart") << 5'000 << quint64(0x80000f00000fffff) << 20;
}

void tst_radixsort::sortsAsAStableSortDoes()
{
    QFETCH(int, count);
    QFETCH(quint64, mask);
    QFETCH(int, lowest);
    std::mt19937_64 random(7);
    std::vector<quint64> values(size_t(count), 0);
    for (quint64 &value : values)
        value = random() & mask;
    std::vector<quint64> wanted = values;
    std::stable_sort(wanted.begin(), wanted.end(),
                     [lowest](quint64 a, quint64 b) { return a >> lowest < b >> lowest; });
    radixSort(values, lowest);
    QVERIFY(values == wanted);
}

void tst_radixsort::squeezedBitsKeepTheirOrder_data()
{
    QTest::addColumn<quint64>("mask");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("width");
    QTest::newRow("no bit") << quint64(0) << 44 << 0;
    QTest::newRow("all of them") << ~quint64(0) << 64 << 64;
    QTest::newRow("all, but there is no room") << ~quint64(0) << 44 << 44;
    QTest::newRow("those of decimal digits") << quint64(0x070f0f0f0f0f0000) << 44 << 23;
    QTest::newRow("runs, cut within one") << quint64(0xff00ff00ff00ff00) << 12 << 12;
    QTest::newRow("runs, cut between two") << quint64(0xff00ff00ff00ff00) << 16 << 16;
    QTest::newRow("the first and the last") << quint64(0x8000000000000001) << 44 << 2;
}

void tst_radixsort::squeezedBitsKeepTheirOrder()
{
    QFETCH(quint64, mask);
    QFETCH(int, most);
    QFETCH(int, width);
    const BitSqueezer squeeze(mask, most);
    QCOMPARE(squeeze.width(), width);
    QCOMPARE(squeeze.isComplete(), width == std::popcount(mask));
    std::mt19937_64 random(3);
    for (int i = 0; i < 2'000; ++i) {
        const quint64 fixed = random() & ~mask;
        quint64 a = (random() & mask) | fixed;
        quint64 b = (random() & mask) | fixed;
        if (i % 2 == 0)
            b = a ^ (quint64(1) << i % 64 & mask); // neighbors
        if (a > b)
            std::swap(a, b);
        QVERIFY(squeeze(a) <= squeeze(b));
        if (squeeze.isComplete())
            QCOMPARE(squeeze(a) == squeeze(b), a == b);
        if (width < 64)
            QVERIFY(squeeze(b) >> width == 0);
    }
}

LABDESK_TEST(tst_radixsort)
#include "tst_radixsort.moc"
