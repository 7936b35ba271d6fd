// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/timestamps.h"

#include <array>
#include <cstdio>

namespace labdesk::service {

QString isoTime(qint64 seconds)
{
    constexpr qint64 secondsPerDay = 86400;
    constexpr qint64 julianDayOf1970 = 2440588;
    const qint64 days = (seconds - (seconds < 0 ? secondsPerDay - 1 : 0)) / secondsPerDay;
    const int second = static_cast<int>(seconds - days * secondsPerDay);
    int year = 0, month = 0, day = 0;
    QDate::fromJulianDay(julianDayOf1970 + days).getDate(&year, &month, &day);
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d+00:00", year, month, day,
                                   second / 3600, second / 60 % 60, second % 60);
    return QString::fromLatin1(text.data(), size);
}

QString isoDate(const QDate &date)
{
    return date.toString(Qt::ISODate);
}

bool isIsoDate(const QString &text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    return date.isValid() && isoDate(date) == text;
}

} // namespace labdesk::service
