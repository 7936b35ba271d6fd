// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/servicedrift.h"

#include "service/httpmessage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using service::HttpAnswer;
using service::HttpRequest;
using service::ServiceOptions;

namespace {

constexpr qsizetype firstPage = 100;

QJsonValue read(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QByteArray written(const QJsonValue &value)
{
    return (value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject()))
        .toJson(QJsonDocument::Compact);
}

// Every answer of success, from the inside out: the change sees each object and what stands in it is changed already.
using Change = void (*)(QJsonObject &object);

QJsonValue changed(const QJsonValue &value, Change change)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray())
            array.append(changed(item, change));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (const QString &key : object.keys())
        object[key] = changed(object[key], change);
    change(object);
    return object;
}

bool isSuccess(const HttpAnswer &answer)
{
    return answer.status == 200 || answer.status == 202;
}

template <auto change> void everyObject(ServiceOptions &options)
{
    options.reshape = [](const HttpRequest &, HttpAnswer &answer) {
        takeWhole(answer);
        if (isSuccess(answer))
            answer.body = written(changed(read(answer.body), change));
    };
}

// The body of one operation, by the beginning of "METHOD path" and its end.
template <auto change> void answersOf(ServiceOptions &options)
{
    options.reshape = [](const HttpRequest &request, HttpAnswer &answer) {
        takeWhole(answer);
        if (isSuccess(answer))
            change(request, answer);
    };
}

bool isList(const HttpRequest &request)
{
    return request.method == "GET" && (request.target.startsWith("/v2/user/?") || request.target == "/v2/user/");
}

void idsOnly(const HttpRequest &request, HttpAnswer &answer)
{
    if (request.method != "POST" || request.target != "/v2/user/")
        return;
    const QJsonObject user = read(answer.body).toObject();
    answer.status = 201;
    answer.body
        = written(QJsonObject{{u"user_id"_s, user[u"user_id"_s]}, {u"client_user_id"_s, user[u"client_user_id"_s]}});
}

void bareList(const HttpRequest &request, HttpAnswer &answer)
{
    if (isList(request))
        answer.body = written(read(answer.body).toObject()[u"users"_s]);
}

void pagedList(const HttpRequest &request, HttpAnswer &answer)
{
    if (!isList(request))
        return;
    QJsonObject list = read(answer.body).toObject();
    QJsonArray users = list[u"users"_s].toArray();
    while (users.size() > firstPage)
        users.removeLast();
    if (users.isEmpty())
        list[u"total"_s] = 0; // past the end
    list[u"users"_s] = users;
    list[u"limit"_s] = firstPage;
    answer.body = written(list);
}

void bareProviders(const HttpRequest &request, HttpAnswer &answer)
{
    if (request.target.startsWith("/v2/user/providers/"))
        answer.body = written(read(answer.body).toObject()[u"providers"_s]);
}

void otherProviders(const HttpRequest &request, HttpAnswer &answer)
{
    if (request.target.startsWith("/v2/user/providers/"))
        answer.body = written(QJsonObject{{u"connections"_s, read(answer.body).toObject()[u"providers"_s]}});
}

void providerInsteadOfSource(QJsonObject &object)
{
    if (object.contains(u"provider"_s))
        object.remove(u"source"_s);
}

void zoneAsText(QJsonObject &object)
{
    if (object[u"fallback_time_zone"_s].isObject())
        object[u"fallback_time_zone"_s] = object[u"fallback_time_zone"_s][u"id"_s];
}

void nullsAbsent(QJsonObject &object)
{
    for (const QString &key : object.keys())
        if (object[key].isNull() && key != u"hours" && key != u"Sun" && key != u"Sat")
            object.remove(key);
}

void codeAlone(QJsonObject &object)
{
    if (object.contains(u"org_address"_s))
        object.remove(u"payor_code"_s);
}

void distanceAsNumber(QJsonObject &object)
{
    if (object.contains(u"distance"_s))
        object[u"distance"_s] = object[u"distance"_s].toString().toDouble();
}

void otherAddresses(QJsonObject &object)
{
    if (!object.contains(u"first_line"_s))
        return;
    object.remove(u"country"_s);
    object.remove(u"second_line"_s);
    if (object.contains(u"zip"_s) && object.contains(u"zip_code"_s)) // one of the two, now this and now that
        object.remove(object[u"zip"_s].toString() < u"5" ? u"zip"_s : u"zip_code"_s);
}

void otherCase(QJsonObject &object)
{
    for (const QString &key : {u"gender"_s, u"relationship"_s})
        if (object.contains(key))
            object[key] = object[key].toString().toUpper();
}

void nobodyElse(QJsonObject &object)
{
    object.remove(u"company"_s);
    object.remove(u"guarantor"_s);
}

void otherTimes(QJsonObject &object)
{
    for (const QString &key : object.keys())
        if (const QString text = object[key].toString(); text.size() == 25 && text.endsWith(u"+00:00"))
            object[key] = text.chopped(6) + u".250000Z"_s;
}

void unknownMembers(QJsonObject &object)
{
    if (!object.contains(u"Mon"_s))
        object[u"x_new"_s] = QJsonArray{u"since lately"_s, 1, QJsonValue::Null};
}

} // namespace

const QList<ServiceMode> &serviceModes()
{
    static const QList<ServiceMode> modes = {
        {"our own service as it is", [](ServiceOptions &) {}},
        {"exactly the contract", [](ServiceOptions &options) { options.strict = true; }},
        {"a create is answered with the IDs alone, and 201", &answersOf<&idsOnly>},
        {"the list of users is an array", &answersOf<&bareList>},
        {"the list of users is a first page", &answersOf<&pagedList>},
        {"connected providers are an array", &answersOf<&bareProviders>},
        {"connected providers are under another key", &answersOf<&otherProviders>},
        {"a connected source is named provider", &everyObject<&providerInsteadOfSource>},
        {"a time zone is plain text", &everyObject<&zoneAsText>},
        {"what is null is absent", &everyObject<&nullsAbsent>},
        {"a payor code is named code", &everyObject<&codeAlone>},
        {"a distance is a number", &everyObject<&distanceAsNumber>},
        {"an address lacks what it may lack", &everyObject<&otherAddresses>},
        {"gender and relationship are in capitals", &everyObject<&otherCase>},
        {"an insurance record has no company and no guarantor", &everyObject<&nobodyElse>},
        {"times have a fraction and end in Z", &everyObject<&otherTimes>},
        {"every object has an unknown member", &everyObject<&unknownMembers>},
    };
    return modes;
}

} // namespace labdesk::tests
