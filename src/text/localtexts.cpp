// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/localtexts.h"

#include "domain/textnormalization.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

/// The locale's long date format without the weekday and with the short name of the month. QLocale has no format
/// between the long one, which is too long for a column, and the short one, in which 3/4 is a different day depending
/// on the country.
QString dateFormat(const QLocale &locale)
{
    static const QRegularExpression weekday(u"[\\s,،]*dddd[\\s,،]*"_s);
    QString form = locale.dateFormat(QLocale::LongFormat);
    form.remove(weekday);
    form.remove(u"'de' "_s); // "24 de nov de 2026" would mix a short name with the words of a long date
    return form.replace(u"MMMM"_s, u"MMM"_s);
}

/// The locale's short time format, which has seconds in some locales, with or without them; "p. m." in the locale's
/// case.
QString timeFormat(const QLocale &locale, bool seconds)
{
    QString form = locale.timeFormat(QLocale::ShortFormat);
    form.remove(u":ss"_s);
    form.replace(u"AP"_s, u"Ap"_s);
    return seconds ? form.replace(u"mm"_s, u"mm:ss"_s) : form;
}

/// Newer locale data has a narrow no-break space before AM and PM, which some fonts show as a box.
QString withRegularSpaces(QString text)
{
    return text.replace(QChar(0x202F), u' ');
}

} // namespace

QString localDate(const QDate &date)
{
    const QLocale locale;
    return locale.toString(date, dateFormat(locale));
}

QString dateFieldFormat()
{
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    return format.contains(u"yyyy"_s) ? format : format.replace(u"yy"_s, u"yyyy"_s);
}

QString localMonth(const QDate &month)
{
    return QLocale().toString(month, u"MMM yyyy"_s);
}

QString localTime(const QTime &time, const QLocale &locale)
{
    return withRegularSpaces(locale.toString(time, timeFormat(locale, false)));
}

QString localTimeWithSeconds(const QTime &time)
{
    const QLocale locale;
    return withRegularSpaces(locale.toString(time, timeFormat(locale, true)));
}

QString zoneAbbreviation(const QDateTime &moment)
{
    const QString abbreviation = moment.timeZoneAbbreviation();
    return abbreviation.contains(u' ') ? QString::fromLatin1(moment.timeZone().id()) : abbreviation;
}

QString localDateTime(const QDateTime &moment)
{
    //: A date, a time of day and the short name of a time zone.
    return QCoreApplication::translate("labdesk::LocalWords", "%1, %2 %3")
        .arg(localDate(moment.date()), localTime(moment.time()), zoneAbbreviation(moment));
}

QString localNumber(qint64 number)
{
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator); // the C locale omits them
    return locale.toString(number);
}

QString localMiles(double miles)
{
    return QLocale().toString(miles, 'f', 1);
}

QString joinFacts(const QStringList &facts)
{
    const QString zero = QLocale().zeroDigit();
    if (facts.isEmpty() || (zero != u"\u0660" && zero != u"\u06f0"))
        return facts.join(u" · "_s);
    // A dot would look like the Arabic zero, so commas separate the facts. The row follows the direction of the
    // language, and each fact its own.
    return u'\u200f' + QString(u'\u2068' + facts.join(u"\u2069\u060c \u2068"_s) + u'\u2069');
}

QString withBreakOpportunities(const QString &text, qsizetype longestWord)
{
    const auto isBreak = [](QChar c) { return c.isSpace() && c != QChar::Nbsp; };
    QString broken;
    for (auto at = text.begin(); at != text.end();) {
        const auto end = std::find_if(at, text.end(), isBreak);
        const bool isLong = end - at > longestWord;
        for (const auto begin = at; at != end; ++at) {
            if (isLong && at != begin && !at->isLowSurrogate() && !at->isMark())
                broken += breakOpportunity;
            broken += *at;
        }
        if (at != text.end())
            broken += *at++;
    }
    return broken;
}

QString withUnbrokenIds(const QString &sentence)
{
    // Matches words with a digit or two hyphens; those with one hyphen ("read-only") may be broken at it.
    static const QRegularExpression id(u"(?=[\\w-]*\\d|\\w+-\\w+-\\w)\\w+(?:-\\w+)+"_s,
                                       QRegularExpression::UseUnicodePropertiesOption);
    QString whole;
    qsizetype done = 0;
    for (auto ids = id.globalMatch(sentence); ids.hasNext();) {
        const QRegularExpressionMatch match = ids.next();
        whole += sentence.sliced(done, match.capturedStart() - done);
        whole += match.captured().replace(u'-', u"-\u2060"_s); // a word joiner prevents a line break
        done = match.capturedEnd();
    }
    return whole + sentence.sliced(done);
}

QString localList(const QStringList &items, QChar mark)
{
    const bool isArabic = QLocale().script() == QLocale::ArabicScript;
    return items.join(isArabic ? (mark == u';' ? u"\u061b "_s : u"\u060c "_s) : QString(mark) + u' ');
}

bool matchesTypedNumber(const QString &typed, qint64 number)
{
    const QString plain = normalizedText(typed).trimmed();
    return plain == QString::number(number) || plain == normalizedText(localNumber(number));
}

QString localDataSize(qint64 bytes)
{
    // Qt's Arabic has short forms for every unit except the kilobyte, which it spells out.
    return QLocale()
        .formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat)
        .replace(u"\u0643\u064a\u0644\u0648\u0628\u0627\u064a\u062a"_s, u"\u0643.\u0628"_s);
}

QCollator nameOrder()
{
    QCollator order{QLocale()};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    return order;
}

} // namespace labdesk
