// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/openhours.h"
#include "support/testmain.h"

#include <QLocale>
#include <QTimeZone>

using namespace labdesk;
using namespace Qt::StringLiterals;

namespace {

/// Monday to Friday as said, with a break at noon by default; Saturday as said; closed on Sunday.
Hours week(const QString &weekday = u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s, const std::optional<QString> &saturday = {})
{
    WeeklyHours hours;
    for (size_t day = 0; day < 5; ++day)
        hours.days[day] = weekday;
    hours.days[5] = saturday;
    return hours;
}

/// Monday is March 2, 2026.
QDateTime at(int day, int hour, int minute = 0)
{
    return {QDate(2026, 3, 1).addDays(day), QTime(hour, minute), QTimeZone("America/Phoenix")};
}

} // namespace

class tst_openhours : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_US"_s)); }
    void readsSpans_data();
    void readsSpans();
    void readsTheDaysOfAWeek_data();
    void readsTheDaysOfAWeek();
    void saysWhatACallerAsksFirst_data();
    void saysWhatACallerAsksFirst();
    void saysTheHoursOfADay();
    void opensAndClosesOnTheMinute();
    void knowsSaturdaysAndEarlyMornings();
};

void tst_openhours::readsSpans_data()
{
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("minutes"); // "from-to from-to"; "?": not readable
    QTest::newRow("one span") << u"7:00AM - 3:30PM"_s << u"420-930"_s;
    QTest::newRow("a break at noon") << u"7:00AM - 11:30AM;12:30PM - 4:00PM"_s << u"420-690 750-960"_s;
    QTest::newRow("written otherwise") << u"7 am - 12 p.m."_s << u"420-720"_s;
    QTest::newRow("from midnight to midnight") << u"12:00AM - 12:00AM"_s << u"0-1440"_s;
    QTest::newRow("the end before the beginning") << u"4:00PM - 7:00AM"_s << u"?"_s;
    QTest::newRow("spans that overlap") << u"7:00AM - 1:00PM;12:30PM - 4:00PM"_s << u"?"_s;
    QTest::newRow("spans in the wrong order") << u"12:30PM - 4:00PM;7:00AM - 11:30AM"_s << u"420-690 750-960"_s;
    QTest::newRow("one span twice") << u"7:00AM - 3:30PM;7:00AM - 3:30PM"_s << u"420-930"_s;
    QTest::newRow("an en dash") << u"7:00AM – 3:30PM"_s << u"420-930"_s;
    QTest::newRow("an em dash without blanks") << u"7:00AM—3:30PM"_s << u"420-930"_s;
    QTest::newRow("a hyphen that doesn't break") << u"7:00AM\u20113:30PM"_s << u"420-930"_s;
    QTest::newRow("a minus") << u"7:00AM − 3:30PM"_s << u"420-930"_s;
    QTest::newRow("a tilde") << u"7:00AM ~ 3:30PM"_s << u"420-930"_s;
    QTest::newRow("narrow blanks that don't break") << u"7:00\u202fAM\u2009–\u20093:30\u202fPM"_s << u"420-930"_s;
    QTest::newRow("wide blanks that don't break") << u"7:00\u00a0AM\u00a0-\u00a03:30\u00a0PM"_s << u"420-930"_s;
    QTest::newRow("signs that nobody sees") << u"\u200e7:00AM - 3:30PM\u200b"_s << u"420-930"_s;
    QTest::newRow("a semicolon at the end") << u"7:00AM - 3:30PM; "_s << u"420-930"_s;
    QTest::newRow("a line break at the end") << u"7:00AM - 3:30PM\r\n"_s << u"420-930"_s;
    QTest::newRow("a period at the end") << u"7 a.m. - 3:30 p.m."_s << u"420-930"_s;
    QTest::newRow("seconds") << u"12:00:00 AM - 3:30:00 PM"_s << u"0-930"_s;
    QTest::newRow("a comma between") << u"7AM-11:30AM, 12:30PM-4PM"_s << u"420-690 750-960"_s;
    QTest::newRow("a slash between") << u"7AM-11:30AM / 12:30PM-4PM"_s << u"420-690 750-960"_s;
    QTest::newRow("a word between") << u"7AM-11:30AM and 12:30PM-4PM"_s << u"420-690 750-960"_s;
    QTest::newRow("words for the dash") << u"7 am to 3:30 pm"_s << u"420-930"_s;
    QTest::newRow("a letter for the half of the day") << u"7a-3:30p"_s << u"420-930"_s;
    QTest::newRow("twenty-four hours") << u"07:00 - 16:00"_s << u"420-960"_s;
    QTest::newRow("twenty-four hours with seconds") << u"07:00:00-16:00:00"_s << u"420-960"_s;
    QTest::newRow("twenty-four hours without a colon") << u"0700-1600"_s << u"420-960"_s;
    QTest::newRow("twenty-four hours until midnight") << u"08:00 - 24:00"_s << u"480-1440"_s;
    QTest::newRow("twenty-four hours until midnight, as the next day") << u"21:00 \u2013 00:00"_s << u"1260-1440"_s;
    QTest::newRow("twenty-four hours from midnight") << u"00:00 - 06:00"_s << u"0-360"_s;
    QTest::newRow("the morning without its half") << u"8:00 - 12:00"_s << u"480-720"_s;
    QTest::newRow("the half of the day once") << u"8:00 - 5:00 PM"_s << u"480-1020"_s;
    QTest::newRow("the half of the day once, in the morning") << u"7 - 11:30 AM"_s << u"420-690"_s;
    QTest::newRow("the half of the day once, in the afternoon") << u"1 - 5 PM"_s << u"780-1020"_s;
    QTest::newRow("the half of the day at the beginning") << u"7AM - 4:30"_s << u"420-990"_s;
    QTest::newRow("noon") << u"8 AM - noon"_s << u"480-720"_s;
    QTest::newRow("12 noon, and from noon") << u"8:00 AM - 12 Noon; Noon - 5"_s << u"480-720 720-1020"_s;
    QTest::newRow("midnight") << u"9 PM - midnight"_s << u"1260-1440"_s;
    QTest::newRow("from midnight") << u"midnight - 6 AM"_s << u"0-360"_s;
    QTest::newRow("the day and the night") << u"Open 24 hours"_s << u"0-1440"_s;
    QTest::newRow("the day and the night in numbers") << u"24/7"_s << u"0-1440"_s;
    QTest::newRow("a word before it") << u"Open: 7:00 AM - 3:30 PM"_s << u"420-930"_s;
    QTest::newRow("full-width signs") << u"７：００ＡＭ－３：３０ＰＭ"_s << u"420-930"_s;
    QTest::newRow("Arabic-Indic digits") << u"٠٧:٠٠ - ١٦:٠٠"_s << u"420-960"_s;
    QTest::newRow("a day that is closed") << u"Closed"_s << QString();
    QTest::newRow("closed for a while") << u"Temporarily closed"_s << QString();
    QTest::newRow("a time zone behind it") << u"7:00 AM - 3:30 PM EST"_s << u"420-930"_s;
    QTest::newRow("a note in brackets") << u"7AM - 4PM (last draw 3:30 PM)*"_s << u"420-960"_s;
    QTest::newRow("a note that changes the hours") << u"7AM - 4PM (closed 12-1)"_s << u"?"_s;
    QTest::newRow("an arrow, quotation marks, and a word between")
        << u"\"7AM → 11:30AM then 12:30PM → 4PM\""_s << u"420-690 750-960"_s;
    QTest::newRow("hours with a letter behind them") << u"07h-16h"_s << u"420-960"_s;
    QTest::newRow("a letter for noon") << u"7a-12n"_s << u"420-720"_s;
    QTest::newRow("a dash that was lost") << u"7:00AM 3:30PM"_s << u"420-930"_s;
    QTest::newRow("closed at lunch") << u"closed for lunch"_s << u"?"_s;
    QTest::newRow("an evening that may be a day") << u"7 - 8 PM"_s << u"?"_s;
    QTest::newRow("an office day without its halves") << u"9 - 5"_s << u"?"_s;
    QTest::newRow("an afternoon or a night") << u"1:00 - 5:00"_s << u"?"_s;
    QTest::newRow("an hour that is none") << u"13:00PM - 4:00PM"_s << u"?"_s;
    QTest::newRow("closed at some time") << u"7AM - 4PM; closed"_s << u"?"_s;
    QTest::newRow("words") << u"by appointment"_s << u"?"_s;
    QTest::newRow("one end") << u"7:00AM -"_s << u"?"_s;
    QTest::newRow("nothing") << QString() << u"?"_s;
}

void tst_openhours::readsSpans()
{
    QFETCH(QString, sent);
    const auto spans = openSpans(sent);
    QStringList minutes;
    for (const OpenSpan &span : spans.value_or(std::vector<OpenSpan>()))
        minutes += u"%1-%2"_s.arg(span.from).arg(span.to);
    QTEST(spans ? minutes.join(u' ') : u"?"_s, "minutes");
}

void tst_openhours::readsTheDaysOfAWeek_data()
{
    QTest::addColumn<QString>("sent");
    QTest::addColumn<QString>("open"); // by day: its hours, "x" if it is closed, "?" if that isn't said
    const auto row
        = [](const char *name, const QString &sent, const QString &open) { QTest::newRow(name) << sent << open; };
    const QString weekdays = u"7-16 7-16 7-16 7-16 7-16 "_s;
    row("a range in words", u"Mon thru Fri 7am-4pm"_s, weekdays + u"? ?"_s);
    row("whole names, with colons and periods",
        u"Monday through Friday: 7 AM to 4 PM. Saturday: 8 AM to noon. Sunday: Closed"_s, weekdays + u"8-12 x"_s);
    row("letters, and a weekend", u"M–F 7a–4p; Sat & Sun closed"_s, weekdays + u"x x"_s);
    row("words for days", u"Weekdays 7-16, closed weekends"_s, weekdays + u"x x"_s);
    row("the hours first", u"7am-4pm Mon-Fri, 8am-noon Sat"_s, weekdays + u"8-12 ?"_s);
    row("lists of days", u"Mon, Wed, Fri 7am-4pm; Tue/Thurs. 9am-6pm"_s, u"7-16 9-18 7-16 9-18 7-16 ? ?"_s);
    row("over the end of the week", u"Fri-Mon 7am-4pm"_s, u"7-16 ? ? ? 7-16 7-16 7-16"_s);
    row("each day", u"Open 7 days a week 7am-4pm"_s, u"7-16 7-16 7-16 7-16 7-16 7-16 7-16"_s);
    row("always", u"24/7"_s, u"0-24 0-24 0-24 0-24 0-24 0-24 0-24"_s);
    row("members of an object", uR"({"Mon-Fri":"7:00AM - 4:00PM","Sat":null})"_s, weekdays + u"x ?"_s);
    row("a day twice", u"Mon 7am-4pm, Mon 5pm-6pm"_s, u"? ? ? ? ? ? ?"_s);
    row("hours that are not clear", u"Mon-Fri 9-5; Sat 8am-noon"_s, u"? ? ? ? ? 8-12 ?"_s);
    const QString none = u"? ? ? ? ? ? ?"_s;
    row("closed days after hours, followed by others with hours", u"Mon-Fri 8am-5pm, closed Sat, Sun 9am-12pm"_s, none);
    row("closed on such days", u"Mon-Fri 8am-5pm, closed on Sat, Sun 9am-12pm"_s, none);
    row("a closed day between others", u"Mon-Fri 7am-4pm, Sat closed, Sun 8am-noon"_s, weekdays + u"x 8-12"_s);
    row("closed for a while, between others", u"Mon-Fri 7am-4pm, Sat temporarily closed, Sun 8am-noon"_s,
        weekdays + u"x 8-12"_s);
    row("closed on the weekend", u"Mon-Fri 7am-4pm, closed on weekends"_s, weekdays + u"x x"_s);
    row("every other Saturday", u"Mon-Fri 7am-4pm, every other Sat 8am-noon"_s, none);
    row("alternating Saturdays", u"Mon-Fri 7am-4pm; alternate Saturdays: 8am-noon"_s, none);
    row("the first Saturday of a month", u"Mon-Fri 7am-4pm, 1st Sat 8am-noon"_s, none);
    row("two Saturdays of a month", u"Mon-Fri 7am-4pm, first and third Sat 8am-noon"_s, none);
    row("Saturdays in brackets", u"Mon-Fri 7am-4pm, (every other) Sat 8am-noon"_s, none);
    row("brackets that say which Saturdays", u"Mon-Fri 7am-4pm, Sat (1st & 3rd) 8am-noon"_s, weekdays + u"? ?"_s);
    row("brackets that say what for", u"Mon-Fri 7am-4pm (lab), Sat (draws) 8am-noon"_s, weekdays + u"8-12 ?"_s);
    row("no days", u"7am-4pm"_s, u"? ? ? ? ? ? ?"_s);
}

void tst_openhours::readsTheDaysOfAWeek()
{
    QFETCH(QString, sent);
    QStringList open;
    for (int day = 1; day <= 7; ++day) {
        const auto spans = openSpansOn(HoursAsSent{sent}, day);
        open += !spans       ? u"?"_s
            : spans->empty() ? u"x"_s
                             : u"%1-%2"_s.arg(spans->front().from / 60).arg(spans->back().to / 60);
    }
    QTEST(open.join(u' '), "open");
}

void tst_openhours::saysWhatACallerAsksFirst_data()
{
    QTest::addColumn<Hours>("hours");
    QTest::addColumn<QDateTime>("there");
    QTest::addColumn<QString>("words");
    const QString broken = u"7:00 AM to 4:00 PM, closed 11:30 AM to 12:30 PM"_s;
    QTest::newRow("open") << week() << at(1, 9) << u"Open now, today "_s + broken;
    QTest::newRow("an hour to closing") << week() << at(1, 15) << u"Open now, today "_s + broken;
    QTest::newRow("less than an hour to closing") << week() << at(1, 15, 35) << u"Closes in 25 min, today "_s + broken;
    QTest::newRow("closing for lunch") << week() << at(1, 11, 20) << u"Closes in 10 min, today "_s + broken;
    QTest::newRow("at noon") << week() << at(1, 12) << u"Closed now, open today "_s + broken;
    QTest::newRow("early") << week() << at(1, 6) << u"Closed now, open today "_s + broken;
    QTest::newRow("late") << week() << at(1, 16) << u"Closed now, opens Tue 7:00 AM"_s;
    QTest::newRow("Friday evening") << week() << at(5, 20) << u"Closed now, opens Mon 7:00 AM"_s;
    QTest::newRow("Sunday") << week() << at(7, 10) << u"Closed today, opens Mon 7:00 AM"_s;
    QTest::newRow("open on one day a week, just closed") << [] {
        WeeklyHours hours;
        hours.days[2] = u"7:00AM - 3:30PM"_s;
        return Hours(hours);
    }() << at(3, 18) << u"Closed now, opens Wed 7:00 AM"_s;
    QTest::newRow("never") << Hours(WeeklyHours()) << at(1, 9) << u"Closed all week"_s;
    QTest::newRow("today is not readable") << week(u"by appointment"_s) << at(1, 9) << u"Mon–Fri by appointment"_s;
    QTest::newRow("the next day is not readable")
        << week(u"by appointment"_s) << at(7, 9) << u"Mon–Fri by appointment"_s;
    QTest::newRow("the time there is not known")
        << week(u"7:00AM - 3:30PM"_s) << QDateTime() << u"Mon–Fri 7:00 AM – 3:30 PM"_s;
    QTest::newRow("no hours") << Hours(HoursNotProvided()) << at(1, 9)
                              << u"Hours not provided. Call before visiting."_s;
    QTest::newRow("another shape") << Hours(HoursAsSent{u"{\"note\":\"ring twice\"}"_s}) << at(1, 9) << u"ring twice"_s;
}

void tst_openhours::saysWhatACallerAsksFirst()
{
    QFETCH(Hours, hours);
    QFETCH(QDateTime, there);
    QTEST(hoursToday(hours, there), "words");
}

void tst_openhours::saysTheHoursOfADay()
{
    const Hours hours = week(u"7:00AM - 3:30PM"_s, u"8:00AM - 12:00PM"_s);
    QCOMPARE(hoursOn(hours, 6), u"Sat 8:00 AM to 12:00 PM"_s);
    QCOMPARE(hoursOn(hours, 7), u"Sun closed"_s);
    QCOMPARE(hoursOn(HoursNotProvided(), 6), u"Hours not provided. Call before visiting."_s);
    QCOMPARE(hoursOn(week(u"by appointment"_s), 1), u"Mon–Fri by appointment"_s);
}

void tst_openhours::opensAndClosesOnTheMinute()
{
    QCOMPARE(isOpenAt(week(), at(1, 6, 59)), std::optional(false));
    QCOMPARE(isOpenAt(week(), at(1, 7, 0)), std::optional(true));
    QCOMPARE(isOpenAt(week(), at(1, 15, 59)), std::optional(true));
    QCOMPARE(isOpenAt(week(), at(1, 16, 0)), std::optional(false));
    QCOMPARE(isOpenAt(week(), at(7, 9)), std::optional(false));
    QCOMPARE(isOpenAt(week(), QDateTime()), std::optional<bool>());
    QCOMPARE(isOpenAt(HoursNotProvided(), at(1, 9)), std::optional<bool>());
}

void tst_openhours::knowsSaturdaysAndEarlyMornings()
{
    const QTime eight(8, 0);
    const std::optional<bool> unknown;
    QCOMPARE(isOpenOn(week(), 6), std::optional(false));
    QCOMPARE(isOpenOn(week(u"7:00AM - 3:30PM"_s, u"8:00AM - 12:00PM"_s), 6), std::optional(true));
    QCOMPARE(isOpenOn(week(u"7:00AM - 3:30PM"_s, u"closed"_s), 6), std::optional(false));
    QCOMPARE(isOpenOn(week(u"7:00AM - 3:30PM"_s, u"ask"_s), 6), unknown);
    QCOMPARE(isOpenOn(HoursNotProvided(), 6), unknown);
    QCOMPARE(opensBefore(week(), eight, 0), std::optional(true));
    QCOMPARE(opensBefore(week(u"8:00AM - 3:30PM"_s), eight, 0), std::optional(false));
    QCOMPARE(opensBefore(week(u"8:00AM - 3:30PM"_s, u"ask"_s), eight, 0), unknown);
    QCOMPARE(opensBefore(week(u"7:00AM - 3:30PM"_s, u"ask"_s), eight, 0), std::optional(true));
    QCOMPARE(opensBefore(week(u"7:00AM - 3:30PM"_s, u"8:00AM - 12:00PM"_s), eight, 6), std::optional(false));
    QCOMPARE(opensBefore(week(u"7:00AM - 3:30PM"_s, u"7:30AM - 12:00PM"_s), eight, 6), std::optional(true));
    QCOMPARE(opensBefore(HoursNotProvided(), eight, 0), unknown);
}

LABDESK_TEST(tst_openhours)
#include "tst_openhours.moc"
