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

ServiceCenter center(const QString &name, const QString &city, const QString &distance, const Hours &hours = HoursNotProvided{})
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
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model.setOrder(CenterListModel::Order::Distance);
    m_model.setCenters({center(u"Delta"_s, u"Mesa"_s, u"10.5"_s), center(u"nowhere"_s, u"Ajo"_s, u"n/a"_s), center(u"alpha"_s, u"Tempe"_s, u"9"_s, weekdays()),
                        center(u"Beta"_s, u"glendale"_s, u"0.6"_s)});
}

void tst_centerlistmodel::nearestComesFirstByNumberNotByText()
{
    QCOMPARE(rowsOf(m_model), (QStringList{u"Beta"_s, u"alpha"_s, u"Delta"_s, u"nowhere"_s}));
    QCOMPARE(rowsOf(m_model, CenterListModel::DistanceRole), (QStringList{u"0.6 mi"_s, u"9.0 mi"_s, u"10.5 mi"_s, u"n/a"_s}));
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
    QCOMPARE(m_model.indexOfNumber(1).data(CenterListModel::HoursRole).toString(), u"Hours not provided. Call before visiting."_s);
    const QString spoken = alpha.data(Qt::AccessibleTextRole).toString();
    for (const auto &part : {u"alpha"_s, u"9.0 mi"_s, u"Tempe"_s, u"602-555-0142"_s, u"Mon–Fri"_s})
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
}

void tst_centerlistmodel::addressesLeaveNoGaps_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("line");
    QTest::newRow("all of it") << QStringList{u"1 A St"_s, u"Ste 2"_s, u"Tempe"_s, u"AZ"_s, u"85001"_s} << u"1 A St, Ste 2, Tempe AZ 85001"_s;
    QTest::newRow("no second line") << QStringList{u"1 A St"_s, {}, u"Tempe"_s, u"AZ"_s, u"85001"_s} << u"1 A St, Tempe AZ 85001"_s;
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
