// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/oddanswers.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

const QString oddMember = u"x_practice"_s;

QJsonValue odd(const QJsonValue &value);

QJsonArray oddList(const QJsonArray &array)
{
    QJsonArray list;
    if (!array.isEmpty() && array.first().isObject())
        list.append(QJsonObject{{oddMember, u"this record has no known members"_s}});
    for (const auto &item : array)
        list.append(odd(item));
    return list;
}

QJsonObject oddObject(const QJsonObject &object)
{
    QJsonObject made;
    for (auto member = object.begin(); member != object.end(); ++member)
        if (!member.value().isNull())
            made[member.key()] = odd(member.value());
    const QString zone = u"fallback_time_zone"_s;
    if (made.value(zone).isObject())
        made[zone] = made.value(zone)[u"id"_s];
    made[oddMember] = u"unknown"_s;
    return made;
}

QJsonValue odd(const QJsonValue &value)
{
    if (value.isArray())
        return oddList(value.toArray());
    // Opening hours are a table by day, in which nothing else has a place.
    if (value.isObject() && !value.toObject().contains(u"Mon"_s))
        return oddObject(value.toObject());
    return value;
}

} // namespace

HttpAnswer madeOdd(HttpAnswer answer)
{
    if (answer.status != 200 && answer.status != 202)
        return answer;
    takeWhole(answer);
    const QJsonDocument document = QJsonDocument::fromJson(answer.body);
    if (document.isArray())
        answer.body = QJsonDocument(oddList(document.array())).toJson(QJsonDocument::Compact);
    else if (document.isObject())
        answer.body = QJsonDocument(oddObject(document.object())).toJson(QJsonDocument::Compact);
    return answer;
}

} // namespace labdesk::service
