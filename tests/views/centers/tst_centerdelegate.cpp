// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hourstext.h"
#include "support/testmain.h"
#include "views/centers/centeractions.h"
#include "views/centers/centerdelegate.h"
#include "widgets/repaint.h"

#include <QLabel>
#include <QListView>
#include <QStandardItemModel>

using namespace labdesk;
using namespace Qt::StringLiterals;

class tst_centerdelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longWordsGoOnToASecondLine_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("hours");
        QTest::addColumn<int>("lines");
        const QString longName = u"Northwind Labs without a place on the map and with a long name"_s;
        const QString longAddress = u"2 Harbor Street, Suite 400, in the yard behind the pharmacy, Boston MA 02116"_s;
        const QString longHours = u"Closed now, open today 7:00 AM – 11:30 AM, 12:30 PM – 4:00 PM, as on every day"_s;
        QTest::newRow("all short") << 460 << u"Harbor"_s << u"1 Harbor Street"_s << QString() << 0;
        QTest::newRow("a long address") << 460 << u"Harbor"_s << longAddress << QString() << 1;
        QTest::newRow("a long name") << 460 << longName << u"1 Harbor Street"_s << QString() << 1;
        QTest::newRow("both") << 460 << longName << longAddress << QString() << 2;
        QTest::newRow("both, where there is room") << 900 << longName << longAddress << QString() << 0;
        QTest::newRow("long hours") << 460 << u"Harbor"_s << u"1 Harbor Street"_s << longHours << 1;
        QTest::newRow("long hours, where there is room")
            << 900 << u"Harbor"_s << u"1 Harbor Street"_s << longHours << 0;
        QTest::newRow("all three") << 460 << longName << longAddress << longHours << 3;
        QTest::newRow("never more than two lines")
            << 460 << longName.repeated(9) << longAddress.repeated(9) << longHours.repeated(9) << 3;
        QTest::newRow("a name without blanks") << 460 << QString(300, u'x') << u"1 Harbor Street"_s << QString() << 1;
    }

    void longWordsGoOnToASecondLine()
    {
        QFETCH(int, width);
        QFETCH(QString, name);
        QFETCH(QString, address);
        QFETCH(QString, hours);
        QFETCH(int, lines);
        const int plain = heightOf(
            {.name = u"Harbor"_s, .address = u"1 Harbor Street"_s, .phone = {}, .hours = {}, .distance = u"3.2 mi"_s},
            width);
        const int found
            = heightOf({.name = name, .address = address, .phone = {}, .hours = hours, .distance = u"3.2 mi"_s}, width);
        const int line = QFontMetrics(QGuiApplication::font()).height();
        QVERIFY2(std::abs(found - plain - lines * line) <= 2 * lines,
                 qPrintable(u"%1 px more, of lines of %2"_s.arg(found - plain).arg(line)));
    }

    /// The hours go below the phone number where a scroll bar has taken their room.
    void aRowIsAsHighAsItsWordsAtAnyWidth()
    {
        const CenterRow row{.name = u"Harbor"_s,
                            .address = u"1 Harbor Street"_s,
                            .phone = u"602-555-0124"_s,
                            .hours = u"Closed today, opens Monday 7:00 AM, as on every other day of the week"_s,
                            .distance = u"1.2 mi"_s};
        QListView list;
        QStandardItemModel model(1, 1);
        list.setModel(&model);
        CenterDelegate delegate([&row](const QModelIndex &) { return row; }, nullptr);
        list.setItemDelegate(&delegate);
        relayoutOnResize(&list);
        list.resize(900, 400);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        for (const int width : {900, 300, 460, 1200}) {
            list.resize(width, 400);
            QTRY_COMPARE(list.visualRect(model.index(0, 0)).height(), heightOf(row, width));
        }
        QVERIFY(heightOf(row, 300) > heightOf(row, 1200));
    }

    void hoursStandInFullBelowTheCurrentRow_data()
    {
        QTest::addColumn<Hours>("hours");
        QTest::addColumn<QString>("shown");
        WeeklyHours weekly;
        weekly.days[0] = u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s;
        const QString asSent = u"By appointment only, every day, "_s.repeated(9) + u"ask at the desk"_s;
        QTest::newRow("of the days of a week") << Hours(weekly) << u"Mon "_s + daySpans(*weekly.days[0]);
        QTest::newRow("in another form") << Hours(HoursAsSent{asSent}) << asSent;
        QTest::newRow("not provided") << Hours(HoursNotProvided{}) << QString();
    }

    void hoursStandInFullBelowTheCurrentRow()
    {
        QFETCH(const Hours, hours);
        ServiceCenter center;
        center.hours = hours;
        const CenterActions below(center, false);
        const auto *label = below.findChild<QLabel *>(u"centerHoursLabel"_s);
        QTEST(label ? label->text() : QString(), "shown");
    }

private:
    static int heightOf(const CenterRow &row, int width)
    {
        QListView list;
        QStandardItemModel model(1, 1);
        list.setModel(&model);
        CenterDelegate delegate([&row](const QModelIndex &) { return row; }, nullptr);
        list.setItemDelegate(&delegate);
        list.resize(width, 400);
        list.ensurePolished();
        list.grab();
        return list.visualRect(model.index(0, 0)).height();
    }
};

LABDESK_TEST(tst_centerdelegate)
#include "tst_centerdelegate.moc"
