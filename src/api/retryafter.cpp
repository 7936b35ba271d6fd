// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/retryafter.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

/// RFC 9110, section 5.6.7. Parses date and time separately: together they would be taken as local time, in which some
/// hours don't exist.
std::optional<QDateTime> parseHttpDate(const QByteArray &text)
{
    // Always English, whatever the program's language. The day of the week is skipped: it adds nothing, and with a
    // two-digit year it would be checked against the wrong century.
    const QLocale english = QLocale::c();
    const QStringList parts = QString::fromLatin1(text).simplified().replace(u'-', u' ').split(u' ').mid(1);
    const bool isAsctime = parts.size() == 4; // Mar 8 02:30:00 2026
    if (!isAsctime && (parts.size() != 5 || parts.last() != u"GMT"))
        return std::nullopt;
    const QString day = isAsctime ? parts[1] + u' ' + parts[0] + u' ' + parts[3] : parts.first(3).join(u' ');
    const QTime time = english.toTime(isAsctime ? parts[2] : parts[3], u"HH:mm:ss"_s);
    for (const QString &form : {u"d MMM yyyy"_s, u"d MMM yy"_s})
        if (const QDate date = english.toDate(day, form); date.isValid() && time.isValid())
            return QDateTime(date.year() < 1970 ? date.addYears(100) : date, time, Qt::UTC);
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> parseRetryAfter(const QByteArray &header, const QDateTime &now,
                                                         std::chrono::milliseconds maxPause)
{
    using std::chrono::milliseconds;
    const QByteArray text = header.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        // Ten digits or more are centuries, so the result is `maxPause` anyway; this avoids an overflow.
        const qint64 seconds = text.size() > 9 ? 999'999'999 : text.toLongLong();
        return std::min(milliseconds(seconds * 1000), maxPause);
    }
    if (const auto when = parseHttpDate(text))
        return std::clamp(milliseconds(now.msecsTo(*when)), milliseconds(0), maxPause);
    return std::nullopt;
}

} // namespace labdesk::api
