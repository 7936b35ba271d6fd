// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hourstext.h"
#include "support/testmain.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using namespace labdesk;

class tst_hourstext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void sumsUpAWeek_data()
    {
        QTest::addColumn<QStringList>("days"); // "-" is closed
        QTest::addColumn<QString>("summary");
        const QString day = u"7:00AM - 4:00PM"_s, half = u"8:00AM - 12:00PM"_s, off = u"-"_s;
        QTest::newRow("weekdays") << QStringList{day, day, day, day, day, off, off} << u"Mon–Fri 7:00 AM – 4:00 PM"_s;
        QTest::newRow("and half of Saturday") << QStringList{day, day, day, day, day, half, off}
                                              << u"Mon–Fri 7:00 AM – 4:00 PM; Sat 8:00 AM – 12:00 PM"_s;
        QTest::newRow("every day the same")
            << QStringList{day, day, day, day, day, day, day} << u"Mon–Sun 7:00 AM – 4:00 PM"_s;
        QTest::newRow("closed in the middle") << QStringList{day, day, off, day, day, off, off}
                                              << u"Mon–Tue 7:00 AM – 4:00 PM; Thu–Fri 7:00 AM – 4:00 PM"_s;
        QTest::newRow("a break at noon")
            << QStringList{u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s, off, off, off, off, off, off}
            << u"Mon 7:00 AM – 11:30 AM, 12:30 PM – 4:00 PM"_s;
        QTest::newRow("words instead of times")
            << QStringList{u"by appointment"_s, u"by appointment"_s, off, off, off, off, off}
            << u"Mon–Tue by appointment"_s;
        QTest::newRow("closed in words") << QStringList{day, day, day, day, day, u"Closed"_s, u"closed."_s}
                                         << u"Mon–Fri 7:00 AM – 4:00 PM"_s;
        QTest::newRow("as people write it")
            << QStringList{u"12:30 – 4 p.m.; 7–11:30 a.m."_s, off, off, off, off, off, off}
            << u"Mon 7:00 AM – 11:30 AM, 12:30 PM – 4:00 PM"_s;
        QTest::newRow("closed all week") << QStringList{off, off, off, off, off, off, off} << u"Closed all week"_s;
    }
    void sumsUpAWeek()
    {
        QFETCH(QStringList, days);
        QFETCH(QString, summary);
        WeeklyHours hours;
        for (qsizetype day = 0; day < 7; ++day)
            if (days[day] != u"-")
                hours.days[size_t(day)] = days[day];
        QCOMPARE(hoursSummary(hours), summary);
        QCOMPARE(hoursLines(hours).join(u"; "_s), summary);
        QCOMPARE(hoursByDay(hours).count(u'\n'), 6);
    }

    void saysWhatIsNotAWeek()
    {
        QCOMPARE(hoursSummary(HoursNotProvided{}), u"Hours not provided. Call before visiting."_s);
        QCOMPARE(hoursByDay(HoursNotProvided{}), u"Hours not provided. Call before visiting."_s);
    }

    void tellsTheFactsOfAnotherShape_data()
    {
        QTest::addColumn<QString>("sent");
        QTest::addColumn<QString>("summary");
        QTest::newRow("a note") << u"{\"note\":\"By appointment only\"}"_s << u"By appointment only"_s;
        QTest::newRow("several facts") << u"{\"close\":18.5,\"open\":true}"_s << u"close: 18.5; open: true"_s;
        QTest::newRow("a fact with parts")
            << u"{\"Mon\":[\"9-5\"],\"note\":\"ring\"}"_s << u"{\"Mon\":[\"9-5\"],\"note\":\"ring\"}"_s;
        QTest::newRow("a list") << u"[\"9-5\"]"_s << u"[\"9-5\"]"_s;
        QTest::newRow("a sentence") << u"Weekdays 9-5"_s << u"Weekdays 9-5"_s;
    }

    void tellsTheFactsOfAnotherShape()
    {
        QFETCH(QString, sent);
        QTEST(hoursSummary(HoursAsSent{sent}), "summary");
    }

    void listsEveryDay()
    {
        WeeklyHours hours;
        hours.days[0] = u"7AM - 4:30pm"_s;
        hours.days[6] = u"9:00 AM-1:00 PM"_s;
        QCOMPARE(
            hoursByDay(hours),
            u"Mon 7:00 AM – 4:30 PM\nTue closed\nWed closed\nThu closed\nFri closed\nSat closed\nSun 9:00 AM – 1:00 PM"_s);
    }

    void keepsWhatItCannotRead_data()
    {
        QTest::addColumn<QString>("sent");
        QTest::newRow("no end") << u"7:00AM"_s;
        QTest::newRow("an hour that is none") << u"13:00PM - 4:00PM"_s;
        QTest::newRow("one of two spans") << u"7:00AM - 8:00AM;later"_s;
        QTest::newRow("three ends") << u"7:00AM - 8:00AM - 9:00AM"_s;
        QTest::newRow("an end before its beginning") << u"4:00PM - 7:00AM"_s;
        QTest::newRow("nothing") << QString();
    }
    void keepsWhatItCannotRead()
    {
        QFETCH(QString, sent);
        QCOMPARE(daySpans(sent), sent);
    }
};

LABDESK_TEST(tst_hourstext)
#include "tst_hourstext.moc"
