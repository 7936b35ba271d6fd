// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/retryafter.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

std::optional<QDateTime> parseHttpDate(const QByteArray &text)
{
    // Always English, whatever language the program speaks. Without the day of the week: it says nothing, and with two
    // digits of a year it would be checked against the wrong century.
    const QLocale english = QLocale::c();
    const QString day = QString::fromLatin1(text).simplified().section(u' ', 1);
    for (const QString &form :
         {u"dd MMM yyyy HH:mm:ss 'GMT'"_s, u"dd-MMM-yy HH:mm:ss 'GMT'"_s, u"MMM d HH:mm:ss yyyy"_s}) {
        const QDateTime local = english.toDateTime(day, form);
        if (!local.isValid())
            continue;
        const QDate date = local.date().year() < 1970 ? local.date().addYears(100) : local.date();
        return QDateTime(date, local.time(), Qt::UTC);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> parseRetryAfter(const QByteArray &header, const QDateTime &now,
                                                         std::chrono::milliseconds most)
{
    using std::chrono::milliseconds;
    const QByteArray text = header.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        // Ten digits and more are centuries; "most" is meant, and no overflow.
        const qint64 seconds = text.size() > 9 ? 999'999'999 : text.toLongLong();
        return std::min(milliseconds(seconds * 1000), most);
    }
    if (const auto when = parseHttpDate(text))
        return std::clamp(milliseconds(now.msecsTo(*when)), milliseconds(0), most);
    return std::nullopt;
}

} // namespace labdesk::api
