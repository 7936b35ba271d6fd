// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"

#include <QRegularExpression>

namespace labdesk {

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
    if (const auto time = readTime({latin1.constData(), size_t(latin1.size())})) {
        timestamp.utc = QDateTime::fromMSecsSinceEpoch(time->ms, Qt::UTC);
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

FormattedTime formattedTime(std::string_view utf8)
{
    if (const auto time = readTime(utf8))
        return *time;
    if (utf8.starts_with("\xef\xbb\xbf")) // which QString::fromUtf8() drops
        return {};
    const QDateTime moment = Timestamp::parse(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))).utc;
    return moment.isValid() ? FormattedTime{moment.toMSecsSinceEpoch(), noTimeFormat} : FormattedTime{};
}

} // namespace labdesk
