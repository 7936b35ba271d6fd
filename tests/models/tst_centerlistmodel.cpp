// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/centerlistmodel.h"
#include "rowsof.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using namespace labdesk;
using labdesk::tests::rowsOf;

namespace {

ServiceCenter center(const QString &name, const QString &city, const QString &distance,
                     const Hours &hours = HoursNotProvided{})
{
    ServiceCenter made;
    made.name = name;
    made.address = {u"1300 N 12th St"_s, u"Ste 300"_s, city, u"AZ"_s, u"85006"_s, {}};
    made.phoneNumber = u"602-555-0142"_s;
    made.hours = hours;
    made.distance = Distance::parse(distance);
    return made;
}

WeeklyHours weekdays()
{
    WeeklyHours hours;
    for (size_t day = 0; day < 5; ++day)
        hours.days[day] = u"7:00AM - 4:00PM"_s;
    return hours;
}

} // namespace

class tst_centerlistmodel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nearestComesFirstByNumberNotByText();
    void numbersStayWhateverTheOrder();
    void aSelectionSurvivesAnotherOrder();
    void givesTheLinesOfARow();
    void aFilterListsWhatFitsIt_data();
    void aFilterListsWhatFitsIt();
    void aNameIsFoundHoweverItIsTyped();
    void openNowFollowsTheTimeOfThePlace();
    void addressesLeaveNoGaps_data();
    void addressesLeaveNoGaps();
    void distancesInWords_data();
    void distancesInWords();

private:
    CenterListModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_centerlistmodel::init()
{
    m_model.setFilter({});
    m_model.setZones({});
    m_model.setNow({});
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model.setOrder(CenterListModel::Order::Distance);
    m_model.setCenters({center(u"Delta"_s, u"Mesa"_s, u"10.5"_s), center(u"nowhere"_s, u"Ajo"_s, u"n/a"_s),
                        center(u"alpha"_s, u"Tempe"_s, u"9"_s, weekdays()),
                        center(u"Beta"_s, u"glendale"_s, u"0.6"_s)});
}

void tst_centerlistmodel::nearestComesFirstByNumberNotByText()
{
    QCOMPARE(rowsOf(m_model), (QStringList{u"Beta"_s, u"alpha"_s, u"Delta"_s, u"nowhere"_s}));
    QCOMPARE(rowsOf(m_model, CenterListModel::DistanceRole),
             (QStringList{u"0.6 mi"_s, u"9.0 mi"_s, u"10.5 mi"_s, u"n/a"_s}));
}

void tst_centerlistmodel::numbersStayWhateverTheOrder()
{
    m_model.setOrder(CenterListModel::Order::Name);
    QCOMPARE(rowsOf(m_model), (QStringList{u"alpha"_s, u"Beta"_s, u"Delta"_s, u"nowhere"_s}));
    QCOMPARE(rowsOf(m_model, CenterListModel::NumberRole), (QStringList{u"2"_s, u"1"_s, u"3"_s, u"4"_s}));
    m_model.setOrder(CenterListModel::Order::City);
    QCOMPARE(rowsOf(m_model), (QStringList{u"nowhere"_s, u"Beta"_s, u"Delta"_s, u"alpha"_s}));
    QCOMPARE(m_model.indexOfNumber(3).data().toString(), u"Delta"_s);
    QCOMPARE(m_model.centerAt(m_model.indexOfNumber(1).row()).name, u"Beta"_s);
    QVERIFY(!m_model.indexOfNumber(0).isValid());
    QVERIFY(!m_model.indexOfNumber(5).isValid());
}

void tst_centerlistmodel::aSelectionSurvivesAnotherOrder()
{
    const QPersistentModelIndex selected = m_model.indexOfNumber(3);
    m_model.setOrder(CenterListModel::Order::City);
    QCOMPARE(selected.data().toString(), u"Delta"_s);
}

void tst_centerlistmodel::givesTheLinesOfARow()
{
    const QModelIndex alpha = m_model.indexOfNumber(2);
    QCOMPARE(alpha.data(CenterListModel::AddressRole).toString(), u"1300 N 12th St, Ste 300, Tempe AZ 85006"_s);
    QCOMPARE(alpha.data(CenterListModel::PhoneRole).toString(), u"602-555-0142"_s);
    QCOMPARE(alpha.data(CenterListModel::HoursRole).toString(), u"Mon–Fri 7:00 AM – 4:00 PM"_s);
    QVERIFY(alpha.data(CenterListModel::HasHoursRole).toBool());
    QVERIFY(!m_model.indexOfNumber(1).data(CenterListModel::HasHoursRole).toBool());
    QCOMPARE(m_model.indexOfNumber(1).data(CenterListModel::HoursRole).toString(),
             u"Hours not provided. Call before visiting."_s);
    const QString spoken = alpha.data(Qt::AccessibleTextRole).toString();
    for (const auto &part : {u"alpha"_s, u"9.0 mi"_s, u"Tempe"_s, u"602-555-0142"_s, u"Mon–Fri"_s})
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
}

void tst_centerlistmodel::aFilterListsWhatFitsIt_data()
{
    QTest::addColumn<CenterFilter>("filter");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<int>("unjudged");
    QTest::newRow("none") << CenterFilter{} << QStringList{u"Beta"_s, u"alpha"_s, u"Delta"_s, u"nowhere"_s} << 0;
    QTest::newRow("a word of the name") << CenterFilter{.words = u"ALP"_s} << QStringList{u"alpha"_s} << 0;
    QTest::newRow("a word of the street and one of the city")
        << CenterFilter{.words = u"12th  mesa"_s} << QStringList{u"Delta"_s} << 0;
    QTest::newRow("as another keyboard types it")
        << CenterFilter{.words = u"\u200e12th alpha\u2060"_s} << QStringList{u"alpha"_s} << 0;
    QTest::newRow("blanks alone") << CenterFilter{.words = u"  "_s}
                                  << QStringList{u"Beta"_s, u"alpha"_s, u"Delta"_s, u"nowhere"_s} << 0;
    QTest::newRow("before eight: hours that are not known do not fit")
        << CenterFilter{.opensBeforeEight = true} << QStringList{u"alpha"_s} << 3;
    QTest::newRow("on Saturday") << CenterFilter{.day = 6} << QStringList{} << 3;
    QTest::newRow("open now, without knowing the time there") << CenterFilter{.openNow = true} << QStringList{} << 4;
    QTest::newRow("open now, of those with a word")
        << CenterFilter{.openNow = true, .words = u"alpha"_s} << QStringList{} << 1;
    QTest::newRow("a service, where none is listed")
        << CenterFilter{.features = {u"pediatric"_s}} << QStringList{} << 4;
}

void tst_centerlistmodel::aFilterListsWhatFitsIt()
{
    QFETCH(CenterFilter, filter);
    m_model.setFilter(filter);
    QTEST(rowsOf(m_model), "rows");
    QTEST(m_model.undeterminedCount(), "unjudged");
    QCOMPARE(m_model.countMatching(filter), m_model.rowCount());
    QCOMPARE(m_model.found(), 4);
    QCOMPARE(m_model.filter().isEmpty(), m_model.rowCount() == 4);
    for (int row = 0; row < m_model.rowCount(); ++row)
        QCOMPARE(m_model.indexOfNumber(m_model.numberAt(row)).row(), row);
}

void tst_centerlistmodel::aNameIsFoundHoweverItIsTyped()
{
    const QString composed = u"Cl\u00ednica"_s;
    const QString inParts = u"Cli\u0301nica"_s;
    m_model.setCenters({center(composed, u"Mesa"_s, u"1"_s), center(inParts, u"Mesa"_s, u"2"_s)});
    for (const QString &typed : {composed, inParts, composed.toUpper()}) {
        m_model.setFilter({.words = typed});
        QCOMPARE(m_model.rowCount(), 2);
    }
}

void tst_centerlistmodel::openNowFollowsTheTimeOfThePlace()
{
    m_model.setZones(
        [](const QString &zip) { return zip == u"85006"_s ? QByteArray("America/Phoenix") : QByteArray(); });
    m_model.setNow(QDateTime(QDate(2026, 3, 2), QTime(13, 59), Qt::UTC)); // 6:59 in Phoenix, a Monday
    m_model.setFilter({.openNow = true});
    QCOMPARE(rowsOf(m_model), QStringList());
    QCOMPARE(m_model.localTimeAt(2).time(), QTime(6, 59));
    m_model.setNow(QDateTime(QDate(2026, 3, 2), QTime(14, 0), Qt::UTC));
    QCOMPARE(rowsOf(m_model), QStringList{u"alpha"_s});
    QCOMPARE(m_model.index(0).data(CenterListModel::OpenNowRole), QVariant(true));
    QCOMPARE(m_model.index(0).data(CenterListModel::HoursRole).toString(), u"Open now, today 7:00 AM to 4:00 PM"_s);
    m_model.setNow(QDateTime(QDate(2026, 3, 2), QTime(23, 0), Qt::UTC));
    QCOMPARE(rowsOf(m_model), QStringList());
    m_model.setFilter({});
    QCOMPARE(m_model.indexOfNumber(2).data(CenterListModel::HoursRole).toString(), u"Closed now, opens Tue 7:00 AM"_s);
    QVERIFY(!m_model.indexOfNumber(1).data(CenterListModel::OpenNowRole).isValid()); // hours not provided
}

void tst_centerlistmodel::addressesLeaveNoGaps_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("line");
    QTest::newRow("all of it") << QStringList{u"1 A St"_s, u"Ste 2"_s, u"Tempe"_s, u"AZ"_s, u"85001"_s}
                               << u"1 A St, Ste 2, Tempe AZ 85001"_s;
    QTest::newRow("no second line") << QStringList{u"1 A St"_s, {}, u"Tempe"_s, u"AZ"_s, u"85001"_s}
                                    << u"1 A St, Tempe AZ 85001"_s;
    QTest::newRow("a ZIP alone") << QStringList{{}, {}, {}, {}, u"85001"_s} << u"85001"_s;
    QTest::newRow("a street alone") << QStringList{u"1 A St"_s, {}, {}, {}, {}} << u"1 A St"_s;
    QTest::newRow("nothing") << QStringList{{}, {}, {}, {}, {}} << QString();
}

void tst_centerlistmodel::addressesLeaveNoGaps()
{
    QFETCH(QStringList, parts);
    QFETCH(QString, line);
    QCOMPARE(oneLine({parts[0], parts[1], parts[2], parts[3], parts[4], u"US"_s}), line);
}

void tst_centerlistmodel::distancesInWords_data()
{
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("text");
    QTest::newRow("a decimal") << u"1.25"_s << u"1.3 mi"_s;
    QTest::newRow("an integer") << u"3"_s << u"3.0 mi"_s;
    QTest::newRow("not a number") << u"close by"_s << u"close by"_s;
    QTest::newRow("nothing") << QString() << u"—"_s;
}

void tst_centerlistmodel::distancesInWords()
{
    QFETCH(QString, sent);
    QFETCH(QString, text);
    QCOMPARE(distanceText(Distance::parse(sent)), text);
}

LABDESK_TEST(tst_centerlistmodel)
#include "tst_centerlistmodel.moc"
