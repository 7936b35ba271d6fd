// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/outlines.h"
#include "geo/smallfiles.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <limits>

using labdesk::GeoPoint;
using labdesk::geo::Arc;
using labdesk::geo::Outlines;
using labdesk::geo::Region;
using labdesk::tests::littleEndian;
using labdesk::tests::smallOutlines;
using namespace Qt::StringLiterals;

class tst_outlines : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsASmallFile();
    void theBundledFileIsWhole();
    void everyCountyBelongsToAState();
    void everyTruncationIsRefused();
    void wrongBytesAreRefused_data();
    void wrongBytesAreRefused();
    void mutationsNeverCrash();
    void unknownCountiesHaveNoLabel();
};

void tst_outlines::readsASmallFile()
{
    const auto read = Outlines::read(smallOutlines());
    QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error()));
    const Outlines &outlines = read.value();
    QCOMPARE(outlines.arcs().size(), std::size_t(3));
    QCOMPARE(outlines.arcs()[0].kind, Arc::Kind::County);
    QCOMPARE(outlines.arcs()[1].kind, Arc::Kind::Coast);
    QCOMPARE(outlines.point(outlines.arcs()[0], 1), (GeoPoint{31, -99}));
    QCOMPARE(outlines.states().size(), std::size_t(1));
    QCOMPARE(outlines.counties().size(), std::size_t(2));
    const Region &pinal = outlines.counties()[1];
    QCOMPARE(pinal.name, u"Pinal"_s);
    QVERIFY(pinal.box.contains({30.5, -98.5}));
    QVERIFY(!pinal.box.contains({30.5, -99.5}));
    QCOMPARE(outlines.countyLabel(0), u"Maricopa, AZ"_s);
    const auto around = outlines.ringPoints(outlines.states()[0].polygons[0][0]);
    QCOMPARE(around.size(), std::size_t(6)); // eight points, of which two are shared
    QCOMPARE(around.front(), (GeoPoint{31, -99}));
}

void tst_outlines::theBundledFileIsWhole()
{
    const auto outlines = labdesk::geo::bundledOutlines();
    QCOMPARE(outlines->arcs().size(), std::size_t(9869));
    QCOMPARE(outlines->states().size(), std::size_t(56));
    QCOMPARE(outlines->counties().size(), std::size_t(3231));
    QCOMPARE(outlines->states().front().name, u"Alabama"_s);
}

void tst_outlines::everyCountyBelongsToAState()
{
    const auto outlines = labdesk::geo::bundledOutlines();
    for (const Region &state : outlines->states())
        QVERIFY2(labdesk::geo::stateCode(state.fips).size() == 2, qPrintable(state.name));
    int before = 0;
    for (const Region &county : outlines->counties()) {
        QVERIFY2(labdesk::geo::stateCode(county.fips / 1000).size() == 2, qPrintable(county.name));
        QVERIFY2(county.fips > before, qPrintable(county.name));
        before = county.fips;
    }
}

void tst_outlines::everyTruncationIsRefused()
{
    const QByteArray whole = smallOutlines();
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY2(!Outlines::read(whole.first(size)).ok(), qPrintable(QString::number(size)));
    QVERIFY(!Outlines::read(whole + '\0').ok());
}

void tst_outlines::wrongBytesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = smallOutlines();
    const auto with = [&whole](qsizetype offset, const QByteArray &bytes) {
        return QByteArray(whole).replace(offset, bytes.size(), bytes);
    };
    const QByteArray head = whole.first(36);
    QTest::newRow("another magic") << with(0, "USM2");
    QTest::newRow("a scale of zero") << with(4, QByteArray(8, '\0'));
    QTest::newRow("a scale that is no number") << with(4, littleEndian(std::numeric_limits<double>::quiet_NaN()));
    QTest::newRow("an endless scale") << with(12, littleEndian(std::numeric_limits<double>::infinity()));
    QTest::newRow("a south that leads past the pole") << with(28, littleEndian(89.5));
    QTest::newRow("more arcs than bytes") << head + labdesk::tests::varint(0xffffffff);
    QTest::newRow("a varint of six bytes") << head + QByteArray::fromHex("ffffffffff01");
    QTest::newRow("a varint of 35 bits") << head + QByteArray::fromHex("ffffffff7f");
    QTest::newRow("an unknown kind of arc") << with(37, QByteArray(1, '\4'));
    QTest::newRow("an arc of more points than bytes") << with(38, QByteArray(1, '\x7f'));
    QTest::newRow("an arc of one point") << with(38, QByteArray(1, '\1'));
    QTest::newRow("a point off the grid") << with(39, QByteArray(1, '\1'));
    QTest::newRow("a name longer than the file") << QByteArray(whole).replace("\x07"
                                                                              "Arizona",
                                                                              "\x7f"
                                                                              "Arizona");
    QTest::newRow("a name that is not UTF-8") << QByteArray(whole).replace("Arizona", "Ariz\xffna");
    QTest::newRow("a ring of an arc that does not exist") << QByteArray(whole).replace("\x02\x02\x07", "\x02\x06\x07");
    QTest::newRow("a ring whose arcs do not meet") << QByteArray(whole).replace("\x02\x02\x07", "\x02\x02\x02");
    QTest::newRow("bytes after the end") << whole + "more";
}

void tst_outlines::wrongBytesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(bytes != smallOutlines());
    const auto read = Outlines::read(bytes);
    QVERIFY(!read.ok());
    QVERIFY(read.error().startsWith(u"outline data: "));
}

void tst_outlines::mutationsNeverCrash()
{
    QRandomGenerator random(5);
    int accepted = 0;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = smallOutlines();
        for (int change = random.bounded(3); change >= 0; --change)
            bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
        const auto read = Outlines::read(bytes);
        if (!read.ok())
            continue;
        ++accepted;
        for (const Region &county : read.value().counties()) {
            for (const auto &polygon : county.polygons) {
                for (const auto &ring : polygon)
                    QVERIFY(!read.value().ringPoints(ring).empty());
            }
        }
    }
    QVERIFY2(accepted > 0, "no mutation got past the reader: the rings were never walked");
}

void tst_outlines::unknownCountiesHaveNoLabel()
{
    const auto outlines = labdesk::geo::bundledOutlines();
    QCOMPARE(outlines->countyLabel(std::nullopt), QString());
    QCOMPARE(outlines->countyLabel(-1), QString());
    QCOMPARE(outlines->countyLabel(3231), QString());
    for (const int fips : {-1, 0, 3, 7, 14, 43, 52, 57, 61, 79, 999})
        QCOMPARE(labdesk::geo::stateCode(fips), QString());
}

LABDESK_TEST(tst_outlines)
#include "tst_outlines.moc"
