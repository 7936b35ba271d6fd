// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hourstext.h"

#include "models/dayhours.h"
#include "text/localtexts.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>
#include <QTime>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

struct HoursWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::Hours)
};

QString dayName(size_t day)
{
    return QLocale().dayName(int(day) + 1, QLocale::ShortFormat);
}

/// "By appointment only" for an object of plain values. Includes the keys unless there is only one text. Empty if the
/// object contains anything else.
QString plainFacts(const QString &sent)
{
    QStringList facts;
    const QJsonObject object = QJsonDocument::fromJson(sent.toUtf8()).object();
    QStringList keys = object.keys(); // sorted, so the order in the text is restored
    std::ranges::stable_sort(keys, {}, [&sent](const QString &key) { return sent.indexOf(u'"' + key + u'"'); });
    for (const QString &key : keys) {
        const QJsonValue fact = object.value(key);
        if (fact.isArray() || fact.isObject() || fact.isNull())
            return {};
        const QString value = fact.toVariant().toString();
        facts += object.size() == 1 && fact.isString() ? value : key + u": "_s + value;
    }
    return localList(facts, u';');
}

} // namespace

QString daySpans(const QString &sent)
{
    const auto spans = openSpans(sent);
    if (!spans)
        return sent;
    QStringList words;
    for (const OpenSpan &span : *spans)
        words += clockText(span.from) + u" – "_s + clockText(span.to);
    return localList(words);
}

QString clockText(int minute)
{
    return localTime(QTime(minute / 60 % 24, minute % 60));
}

QString hoursSummary(const Hours &hours)
{
    if (std::holds_alternative<HoursNotProvided>(hours))
        return HoursWords::tr("Hours not provided. Call before visiting.");
    if (const auto *raw = std::get_if<HoursAsSent>(&hours)) {
        const QString facts = plainFacts(raw->text);
        return facts.isEmpty() ? raw->text : facts;
    }
    return localList(hoursLines(std::get<WeeklyHours>(hours)), u';');
}

QStringList hoursLines(const WeeklyHours &hours)
{
    const auto &days = hours.days;
    QStringList parts;
    for (size_t day = 0; day < days.size();) {
        size_t last = day;
        while (last + 1 < days.size() && days[last + 1] == days[day])
            ++last;
        if (!isClosed(days[day])) {
            const QString when = last == day ? dayName(day) : dayName(day) + u"–"_s + dayName(last);
            parts.append(when + u' ' + daySpans(*days[day]));
        }
        day = last + 1;
    }
    return parts.isEmpty() ? QStringList{HoursWords::tr("Closed all week")} : parts;
}

QString hoursByDay(const Hours &hours)
{
    const auto *weekly = std::get_if<WeeklyHours>(&hours);
    if (!weekly)
        return hoursSummary(hours);
    QStringList lines;
    for (size_t day = 0; day < weekly->days.size(); ++day)
        lines.append(dayName(day) + u' '
                     + (isClosed(weekly->days[day]) ? HoursWords::tr("closed") : daySpans(*weekly->days[day])));
    return lines.join(u'\n');
}

} // namespace labdesk
