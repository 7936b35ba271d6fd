// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/timestamps.h"

#include <array>
#include <cstdio>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 julianDayOf1970 = 2440588;

// Formats any year, but takes twenty times as long as isoTime() takes for a year of four digits.
QString formatTime(int year, int month, int day, int second)
{
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d+00:00", year, month, day,
                                   second / 3600, second / 60 % 60, second % 60);
    return QString::fromLatin1(text.data(), size);
}

} // namespace

QString isoTime(qint64 seconds)
{
    const qint64 days = (seconds - (seconds < 0 ? secondsPerDay - 1 : 0)) / secondsPerDay;
    const int second = static_cast<int>(seconds - days * secondsPerDay);
    int year = 0, month = 0, day = 0;
    QDate::fromJulianDay(julianDayOf1970 + days).getDate(&year, &month, &day);
    if (year < 0 || year > 9999)
        return formatTime(year, month, day, second);
    QString text = u"0000-00-00T00:00:00+00:00"_s;
    const auto put = [&text](qsizetype at, int twoDigits) {
        text[at] = QChar(u'0' + twoDigits / 10);
        text[at + 1] = QChar(u'0' + twoDigits % 10);
    };
    put(0, year / 100);
    put(2, year % 100);
    put(5, month);
    put(8, day);
    put(11, second / 3600);
    put(14, second / 60 % 60);
    put(17, second % 60);
    return text;
}

std::optional<qint64> secondsOf(const QString &isoTime)
{
    const auto number
        = [&isoTime](qsizetype from, qsizetype size) { return QStringView(isoTime).mid(from, size).toInt(); };
    const QDate date(number(0, 4), number(5, 2), number(8, 2));
    if (!date.isValid())
        return {};
    const qint64 seconds = (date.toJulianDay() - julianDayOf1970) * secondsPerDay + number(11, 2) * 3600
        + number(14, 2) * 60 + number(17, 2);
    const bool isSame
        = service::isoTime(seconds) == (isoTime.endsWith(u'Z') ? isoTime.chopped(1) + u"+00:00"_s : isoTime);
    return isSame ? std::optional(seconds) : std::nullopt;
}

QString isoDate(const QDate &date)
{
    return date.toString(Qt::ISODate);
}

QString latestDay(qint64 now)
{
    constexpr qint64 maxUtcOffset = 14 * 3600; // seconds ahead of UTC
    return isoDate(QDateTime::fromSecsSinceEpoch(now + maxUtcOffset, Qt::UTC).date());
}

bool isIsoDate(const QString &text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() && isoDate(date) == text;
}

} // namespace labdesk::service
