// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/packednumbers.h"
#include "support/testmain.h"

#include <limits>
#include <random>

using namespace labdesk;

namespace {

constexpr qint64 none = std::numeric_limits<qint64>::min();
using Moments = PackedNumbers<qint64, none, 1000>;

} // namespace

class tst_packednumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesInComesOut_data();
    void whatGoesInComesOut();
    void randomColumnsComeOut();
    void aRangeIsTestedAsByComparingNumbers();
};

void tst_packednumbers::whatGoesInComesOut_data()
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    constexpr qint64 year1 = -62'135'596'800'000; // what some services send for "never"
    constexpr qint64 now = 1'795'000'000'000;
    QTest::addColumn<std::vector<qint64>>("column");
    QTest::addColumn<int>("width"); // bytes a row
    QTest::newRow("no row") << std::vector<qint64>{} << 0;
    QTest::newRow("no number") << std::vector<qint64>{none, none} << 0;
    QTest::newRow("one number") << std::vector<qint64>{now, now} << 0;
    QTest::newRow("the same number and none") << std::vector<qint64>{now, none, now} << 1;
    QTest::newRow("whole seconds of four minutes") << std::vector<qint64>{now, now + 255'000} << 1;
    QTest::newRow("one second more") << std::vector<qint64>{now + 256'000, now} << 2;
    QTest::newRow("and none") << std::vector<qint64>{now + 255'000, none, now} << 2;
    QTest::newRow("all at the same millisecond of a second") << std::vector<qint64>{now + 7, now + 1'007} << 1;
    QTest::newRow("milliseconds") << std::vector<qint64>{now, now + 1'001} << 2;
    QTest::newRow("year 1 beside today, whole seconds") << std::vector<qint64>{year1, now, none} << 5;
    QTest::newRow("year 1 beside today, milliseconds") << std::vector<qint64>{year1, now + 1, none} << 6;
    QTest::newRow("as far apart as can be, and no none") << std::vector<qint64>{none + 1, most} << 8;
    QTest::newRow("as far apart as can be") << std::vector<qint64>{none + 1, most, none, 0, -1} << 8;
}

void tst_packednumbers::whatGoesInComesOut()
{
    QFETCH(std::vector<qint64>, column);
    QFETCH(int, width);
    const Moments packed(column);
    for (size_t row = 0; row < column.size(); ++row)
        QCOMPARE(packed[row], column[row]);
    QCOMPARE(packed.largest(), column.empty() ? none : *std::max_element(column.begin(), column.end()));
    QCOMPARE(packed.bytes(), column.size() * size_t(width) + 8);
    std::erase(column, none);
    QCOMPARE(packed.least(), column.empty() ? none : *std::min_element(column.begin(), column.end()));
}

void tst_packednumbers::randomColumnsComeOut()
{
    std::mt19937_64 random(11);
    for (int round = 0; round < 2'000; ++round) {
        const quint64 mask = ~quint64(0) >> random() % 64;
        const bool isWhole = round % 3 == 0; // seconds
        std::vector<qint64> moments(random() % 70);
        std::vector<quint32> words(moments.size());
        for (size_t row = 0; row < moments.size(); ++row) {
            const quint64 number = random() & mask;
            const qint64 moment = isWhole ? qint64(number / 2'000) * 1'000 : qint64(number);
            moments[row] = random() % 5 == 0 ? none : moment;
            words[row] = random() % 5 == 0 ? 0 : quint32(random() & mask);
        }
        const Moments packedMoments(moments);
        const PackedNumbers<quint32, 0> packedWords(words);
        for (size_t row = 0; row < moments.size(); ++row) {
            QCOMPARE(packedMoments[row], moments[row]);
            QCOMPARE(packedWords[row], words[row]);
        }
    }
}

void tst_packednumbers::aRangeIsTestedAsByComparingNumbers()
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    std::mt19937_64 random(12);
    for (int round = 0; round < 2'000; ++round) {
        const quint64 mask = ~quint64(0) >> random() % 64;
        const qint64 step = round % 3 == 0 ? 1'000 : 1;
        std::vector<qint64> moments(random() % 20);
        for (qint64 &moment : moments)
            moment = random() % 5 == 0 ? none : std::max(qint64(random() & mask) / step * step, none + 1);
        const Moments packed(moments);
        std::vector<qint64> bounds{none + 1, -1, 0, 1, most, qint64(random() & mask)};
        for (const qint64 moment : moments)
            for (const qint64 bound : {moment, moment == none ? 0 : moment - 1, moment == most ? most : moment + 1})
                if (bound != none)
                    bounds.push_back(bound);
        for (const qint64 from : bounds)
            for (const qint64 before : bounds) {
                const auto isIn = packed.rowTest(from, before);
                for (size_t row = 0; row < moments.size(); ++row)
                    QCOMPARE(isIn(row), moments[row] != none && moments[row] >= from && moments[row] < before);
            }
    }
}

LABDESK_TEST(tst_packednumbers)
#include "tst_packednumbers.moc"
