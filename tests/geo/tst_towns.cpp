// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/distance.h"
#include "geo/smallfiles.h"
#include "geo/towns.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using labdesk::GeoPoint;
using labdesk::geo::Towns;
using namespace Qt::StringLiterals;

class tst_towns : public QObject
{
    Q_OBJECT

private:
    static QString zipIn(const QString &zip)
    {
        const auto area = labdesk::geo::bundledZips()->find(zip);
        if (!area)
            return u"no such ZIP"_s;
        const QString county = labdesk::geo::bundledOutlines()->countyLabel(area->county);
        const auto towns = labdesk::geo::bundledTowns();
        const auto row = towns->townAt(area->centroid, county.right(2));
        return row ? towns->label(*row) : QString();
    }

private Q_SLOTS:
    void aZipIsInTheTownThatPeopleSay_data()
    {
        QTest::addColumn<QString>("zip");
        QTest::addColumn<QString>("town");
        const auto row
            = [](const char *why, const QString &zip, const QString &town) { QTest::newRow(why) << zip << town; };
        row("a town beside a large one", u"60202"_s, u"Evanston, IL"_s);
        row("an outer part of a large one, nearer to a village", u"60630"_s, u"Chicago, IL"_s);
        row("a town of its own inside of it", u"60302"_s, u"Oak Park, IL"_s);
        row("the middle of a city", u"85004"_s, u"Phoenix, AZ"_s);
        row("across the river from a larger one in another state", u"07030"_s, u"Hoboken, NJ"_s);
        row("a city at the other end of its county", u"82070"_s, u"Laramie, WY"_s);
        row("an island", u"96813"_s, u"Honolulu, HI"_s);
        row("a territory", u"00901"_s, u"San Juan, PR"_s);
        row("a college town", u"02138"_s, u"Cambridge, MA"_s);
        row("the capital", u"20001"_s, u"Washington, DC"_s);
        row("a borough", u"11226"_s, u"Brooklyn, NY"_s);
        row("in the plains, the nearest town", u"69361"_s, u"Mitchell, NE"_s);
        row("nowhere near a town", u"99546"_s, QString());
    }

    void aZipIsInTheTownThatPeopleSay()
    {
        QFETCH(QString, zip);
        QFETCH(QString, town);
        QCOMPARE(zipIn(zip), town);
    }

    void aTypedNameIsFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("a beginning, the largest first") << u"chic"_s << u"Chicago, IL"_s;
        QTest::newRow("a name and its state") << u"Evanston, WY"_s << u"Evanston, WY"_s;
        QTest::newRow("a state without a comma") << u"evanston wy"_s << u"Evanston, WY"_s;
        QTest::newRow("a state that is still typed") << u"Evanston, W"_s << u"Evanston, WY"_s;
        QTest::newRow("a comma and nothing yet") << u"Evanston,"_s << u"Evanston, IL"_s;
        QTest::newRow("Saint written out") << u"saint louis"_s << u"St. Louis, MO"_s;
        QTest::newRow("Saint as two letters") << u"st paul"_s << u"Saint Paul, MN"_s;
        QTest::newRow("an abbreviation with a dot") << u"Ft. Worth"_s << u"Fort Worth, TX"_s;
        QTest::newRow("without the accent") << u"mayaguez"_s << u"Mayagüez, PR"_s;
        QTest::newRow("a second word of two letters that is no state") << u"santa fe"_s << u"Santa Fe, NM"_s;
        QTest::newRow("a hyphen as a blank") << u"winston salem"_s << u"Winston-Salem, NC"_s;
        QTest::newRow("not in that state") << u"Evanston, AZ"_s << QString();
        QTest::newRow("no town") << u"qqq"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
    }

    void aTypedNameIsFound()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        const auto towns = labdesk::geo::bundledTowns();
        const auto found = towns->matchingPrefix(typed, 8);
        QCOMPARE(found.empty() ? QString() : towns->label(found.front()), first);
        QVERIFY(found.size() <= 8);
    }

    void aWholeNameIsNotABeginning()
    {
        const auto towns = labdesk::geo::bundledTowns();
        QCOMPARE(towns->label(*towns->uniqueMatch(u"evanston, il"_s)), u"Evanston, IL"_s);
        QVERIFY(!towns->uniqueMatch(u"evansto"_s));
        QVERIFY(!towns->uniqueMatch(QString()));
    }

    void aNameOfSeveralTownsIsAQuestion_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant"); // empty: nobody can know
        QTest::newRow("three large ones") << u"springfield"_s << QString();
        QTest::newRow("one of them by its state") << u"springfield, il"_s << u"Springfield, IL"_s;
        QTest::newRow("by its state without a comma") << u"Springfield IL"_s << u"Springfield, IL"_s;
        QTest::newRow("by its state's name") << u"Springfield, Illinois"_s << u"Springfield, IL"_s;
        QTest::newRow("by its state's name without a comma") << u"springfield illinois"_s << u"Springfield, IL"_s;
        QTest::newRow("by the name of a state that ends with another's")
            << u"charleston west virginia"_s << u"Charleston, WV"_s;
        QTest::newRow("a large one and small ones") << u"Portland"_s << u"Portland, OR"_s;
        QTest::newRow("the only one") << u"Albuquerque"_s << u"Albuquerque, NM"_s;
        QTest::newRow("two alike, in two states") << u"Columbia"_s << QString();
        QTest::newRow("two in one state, of which nobody knows more") << u"Center, TX"_s << u"Center, TX"_s;
        QTest::newRow("two alike, whose name ends with a state's") << u"port washington"_s << QString();
    }

    void aNameOfSeveralTownsIsAQuestion()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const auto towns = labdesk::geo::bundledTowns();
        const auto town = towns->uniqueMatch(typed);
        QCOMPARE(town ? towns->label(*town) : QString(), meant);
    }

    void theZipOfATownIsTheOneInItsMiddle_data()
    {
        QTest::addColumn<QString>("town");
        QTest::addColumn<QString>("zip");
        QTest::newRow("Evanston") << u"Evanston, IL"_s << u"60202"_s;
        QTest::newRow("Laramie") << u"Laramie, WY"_s << u"82072"_s;
        QTest::newRow("Chicago") << u"Chicago"_s << u"60608"_s;
    }

    void theZipOfATownIsTheOneInItsMiddle()
    {
        QFETCH(QString, town);
        QFETCH(QString, zip);
        const auto towns = labdesk::geo::bundledTowns();
        QCOMPARE(labdesk::geo::bundledZips()->nearestTo(towns->place(*towns->uniqueMatch(town)))->zip(), zip);
    }

    void farFromAnyZipThereIsNone() { QVERIFY(!labdesk::geo::bundledZips()->nearestTo({35, -50})); }

    void everyTownHasANameAStateAndAPlace()
    {
        const auto towns = labdesk::geo::bundledTowns();
        QCOMPARE(towns->count(), 16'739);
        for (int row = 0; row < towns->count(); ++row) {
            QVERIFY(!towns->name(row).isEmpty());
            QVERIFY2(towns->state(row).size() == 2, qPrintable(towns->label(row)));
            QVERIFY2(std::abs(towns->place(row).longitude) <= 180, qPrintable(towns->label(row)));
            QVERIFY(row == 0 || towns->population(row) <= towns->population(row - 1));
        }
        QCOMPARE(towns->label(0), u"New York, NY"_s);
        QVERIFY(labdesk::geo::milesBetween(towns->place(0), {40.71427, -74.00597}) < 0.15);
    }

    void readsASmallFile()
    {
        const auto read = Towns::read(labdesk::tests::smallTowns());
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error()));
        QCOMPARE(read.value().count(), 3);
        QCOMPARE(read.value().label(0), u"Saint Paul, MN"_s);
        QCOMPARE(read.value().place(0), (GeoPoint{40, -100}));
        QCOMPARE(read.value().place(1), (GeoPoint{50, -90}));
        QCOMPARE(read.value().label(2), u"Paulton, WI"_s);
        QCOMPARE(read.value().matchingPrefix(u"paul"_s, 9), (std::vector<int>{1, 2}));
    }

    void everyTruncationIsRefused()
    {
        const QByteArray whole = labdesk::tests::smallTowns();
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY2(!Towns::read(whole.first(size)).ok(), qPrintable(QString::number(size)));
        QVERIFY(!Towns::read(whole + '\0').ok());
    }

    void wrongFieldsAreRefused_data()
    {
        QTest::addColumn<int>("offset");
        QTest::addColumn<QByteArray>("bytes");
        using labdesk::tests::littleEndian;
        QTest::newRow("another magic") << 0 << QByteArray("TWN2");
        QTest::newRow("one town more than there are") << 4 << littleEndian<quint32>(4);
        QTest::newRow("a count that overflows") << 4 << littleEndian<quint32>(0xffffffff);
        QTest::newRow("south above north") << 8 << littleEndian<qint32>(60);
        QTest::newRow("the farthest west there is") << 16 << littleEndian<qint32>(INT32_MIN);
        QTest::newRow("a state that is not there") << 33 << QByteArray(1, '\2');
        QTest::newRow("a name without an end") << 37 << QByteArray("\xff\xff\x7f");
        QTest::newRow("a name of no letters") << 37 << QByteArray(1, '\0');
    }

    void wrongFieldsAreRefused()
    {
        QFETCH(int, offset);
        QFETCH(QByteArray, bytes);
        const auto read = Towns::read(labdesk::tests::smallTowns().replace(offset, bytes.size(), bytes));
        QVERIFY(!read.ok());
        QVERIFY(read.error().startsWith(u"town data: "));
    }

    void mutationsNeverCrash()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 2000; ++round) {
            QByteArray bytes = labdesk::tests::smallTowns();
            for (int change = 0; change < 3; ++change)
                bytes[random.bounded(static_cast<int>(bytes.size()))] = static_cast<char>(random.bounded(256));
            const auto read = Towns::read(bytes);
            for (int row = 0; read.ok() && row < read.value().count(); ++row)
                QVERIFY(!read.value().state(row).isEmpty());
        }
    }
};

LABDESK_TEST(tst_towns)
#include "tst_towns.moc"
