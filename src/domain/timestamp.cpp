// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"

#include <QRegularExpression>

#include <optional>

namespace labdesk {

namespace {

/// The number in `count` characters, or -1 where one of them is no digit.
int digitsAt(QStringView text, qsizetype from, qsizetype count)
{
    int number = 0;
    for (const QChar c : text.mid(from, count)) {
        if (c < u'0' || c > u'9')
            return -1;
        number = 10 * number + (c.unicode() - u'0');
    }
    return number;
}

/// Seconds east of Greenwich in `Z` or `+hh:mm`.
std::optional<int> usualOffset(QStringView text)
{
    if (text == u"Z")
        return 0;
    if (text.size() != 6 || (text[0] != u'+' && text[0] != u'-') || text[3] != u':')
        return std::nullopt;
    const int hours = digitsAt(text, 1, 2);
    const int minutes = digitsAt(text, 4, 2);
    if (hours < 0 || hours > 14 || minutes < 0 || minutes > 59)
        return std::nullopt;
    return (text[0] == u'-' ? -60 : 60) * (60 * hours + minutes);
}

/// The form that nearly every deployment sends, `2026-03-12T16:14:05.250+00:00`, read by position: a list of users
/// holds millions of them, and QDateTime::fromString() takes many times as long. Anything else is left to that.
QDateTime usualMoment(QStringView text)
{
    if (text.size() < 20 || text[4] != u'-' || text[7] != u'-' || text[10] != u'T' || text[13] != u':'
        || text[16] != u':')
        return {};
    const QDate date(digitsAt(text, 0, 4), digitsAt(text, 5, 2), digitsAt(text, 8, 2));
    qsizetype end = 19;
    int milliseconds = 0;
    if (text[end] == u'.') {
        int weight = 100;
        for (++end; end < text.size() && text[end] >= u'0' && text[end] <= u'9'; ++end, weight /= 10)
            milliseconds += weight * (text[end].unicode() - u'0');
        if (end == 20)
            return {};
    }
    const QTime time(digitsAt(text, 11, 2), digitsAt(text, 14, 2), digitsAt(text, 17, 2), milliseconds);
    const auto offset = usualOffset(text.mid(end));
    if (!date.isValid() || !time.isValid() || !offset)
        return {};
    return QDateTime(date, time, Qt::UTC).addSecs(-*offset);
}

} // namespace

Timestamp Timestamp::parse(const QString &text)
{
    Timestamp stamp{text, {}, false};
    if (text.size() == 10) {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        if (date.isValid()) {
            stamp.utc = date.startOfDay(Qt::UTC);
            stamp.isDateOnly = true;
        }
        return stamp;
    }
    stamp.utc = usualMoment(text);
    if (stamp.utc.isValid())
        return stamp;
    // Without an offset the service means UTC. Said before it is read: as a local time it would be none at all in an
    // hour that summer time skips on this computer.
    static const QRegularExpression offset(QStringLiteral(R"([Zz]\z|[+-][0-9:]+\z)"));
    const bool hasOffset = offset.match(text, qMin(text.size(), qsizetype(10))).hasMatch();
    const QDateTime moment = QDateTime::fromString(hasOffset ? text : text + u'Z', Qt::ISODateWithMs);
    if (!moment.isValid())
        return stamp;
    stamp.utc = moment.toUTC();
    return stamp;
}

} // namespace labdesk
