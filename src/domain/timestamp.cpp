// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"

#include <QRegularExpression>

#include <chrono>

namespace labdesk {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The value of two digits, or 1000 if they aren't digits.
unsigned pairAt(const char *text)
{
    return isDigit(text[0]) && isDigit(text[1]) ? unsigned(10 * (text[0] - '0') + (text[1] - '0')) : 1000;
}

/// `2026-03-12`, as days since 1970.
std::optional<qint64> dayAt(const char *text)
{
    const unsigned century = pairAt(text);
    const unsigned yearPart = pairAt(text + 2);
    if (century > 99 || yearPart > 99 || text[4] != '-' || text[7] != '-' || century + yearPart == 0)
        return std::nullopt;
    const std::chrono::year_month_day date(std::chrono::year(int(100 * century + yearPart)),
                                           std::chrono::month(pairAt(text + 5)), std::chrono::day(pairAt(text + 8)));
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

/// `16:14:05`, as seconds of the day.
std::optional<qint64> secondsAt(const char *text)
{
    const unsigned hours = pairAt(text);
    const unsigned minutes = pairAt(text + 3);
    const unsigned seconds = pairAt(text + 6);
    if (hours > 23 || minutes > 59 || seconds > 59 || text[2] != ':' || text[5] != ':')
        return std::nullopt;
    return 3600 * hours + 60 * minutes + seconds;
}

/// Seconds east of Greenwich in `Z` or `+hh:mm`.
std::optional<qint64> offsetIn(std::string_view text)
{
    if (text == "Z")
        return 0;
    if (text.size() != 6 || (text[0] != '+' && text[0] != '-') || text[3] != ':')
        return std::nullopt;
    const unsigned hours = pairAt(text.data() + 1);
    const unsigned minutes = pairAt(text.data() + 4);
    if (hours > 14 || minutes > 59)
        return std::nullopt;
    return (text[0] == '-' ? -60 : 60) * (60 * qint64(hours) + minutes);
}

/// Reads the formats that nearly every deployment sends, `2026-03-12T16:14:05.250+00:00` and `2026-03-12`, by position:
/// a list of users contains millions of them, and QDateTime::fromString() is many times slower. It accepts a subset of
/// what Timestamp does; anything else is left to that.
std::optional<qint64> commonMomentInMs(std::string_view text)
{
    if (text.size() != 10 && text.size() < 20)
        return std::nullopt;
    const auto day = dayAt(text.data());
    if (!day || text.size() == 10)
        return day ? std::optional(*day * 86'400'000) : std::nullopt;
    const auto seconds = secondsAt(text.data() + 11);
    size_t end = 19;
    qint64 milliseconds = 0;
    if (text[end] == '.') {
        qint64 weight = 100;
        for (++end; end < text.size() && isDigit(text[end]); ++end, weight /= 10)
            milliseconds += weight * (text[end] - '0');
        if (end == 20)
            return std::nullopt;
    }
    const auto offset = offsetIn(text.substr(end));
    if (text[10] != 'T' || !seconds || !offset)
        return std::nullopt;
    return (*day * 86'400 + *seconds - *offset) * 1000 + milliseconds;
}

} // namespace

Timestamp Timestamp::parse(const QString &text)
{
    Timestamp timestamp{text, {}, false};
    if (text.size() == 10) {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        if (date.isValid()) {
            timestamp.utc = date.startOfDay(Qt::UTC);
            timestamp.isDateOnly = true;
        }
        return timestamp;
    }
    const QByteArray latin1 = text.toLatin1(); // other characters can't be digits
    if (const auto common = commonMomentInMs({latin1.constData(), size_t(latin1.size())})) {
        timestamp.utc = QDateTime::fromMSecsSinceEpoch(*common, Qt::UTC);
        return timestamp;
    }
    // Without an offset, the service means UTC. Added before parsing: as a local time it would be invalid in an hour
    // that daylight saving time skips on this computer.
    static const QRegularExpression offset(QStringLiteral(R"([Zz]\z|[+-][0-9:]+\z)"));
    const bool hasOffset = offset.match(text, qMin(text.size(), qsizetype(10))).hasMatch();
    const QDateTime moment = QDateTime::fromString(hasOffset ? text : text + u'Z', Qt::ISODateWithMs);
    if (!moment.isValid())
        return timestamp;
    timestamp.utc = moment.toUTC();
    return timestamp;
}

std::optional<qint64> momentInMs(std::string_view utf8)
{
    if (const auto common = commonMomentInMs(utf8))
        return common;
    const QDateTime moment = Timestamp::parse(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))).utc;
    return moment.isValid() ? std::optional(moment.toMSecsSinceEpoch()) : std::nullopt;
}

} // namespace labdesk
