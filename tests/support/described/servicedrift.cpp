// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/described/servicedrift.h"

#include "service/httpmessage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labdesk::tests {

using namespace Qt::StringLiterals;
using service::HttpRequest;
using service::HttpResponse;
using service::ServiceOptions;

namespace {

constexpr qsizetype firstPage = 100;
constexpr qint64 mostBytes = 20'000'000; // a million users stay as they are

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

bool isSuccess(const HttpResponse &answer)
{
    return answer.status == 200 || answer.status == 202;
}

// After what is done to each answer already.
template <class Reshape> void addTo(ServiceOptions &options, Reshape reshape)
{
    options.reshape = [before = options.reshape, reshape](const HttpRequest &request, HttpResponse &answer) {
        if (before)
            before(request, answer);
        if (answer.source && answer.source->size() > mostBytes)
            return;
        loadBody(answer);
        reshape(request, answer);
    };
}

template <auto change> void everyObject(ServiceOptions &options)
{
    addTo(options, [](const HttpRequest &, HttpResponse &answer) {
        if (isSuccess(answer))
            answer.body = written(changed(read(answer.body), change));
    });
}

// The body of one operation, which the change knows by its request.
template <auto change> void answersOf(ServiceOptions &options)
{
    addTo(options, [](const HttpRequest &request, HttpResponse &answer) {
        if (isSuccess(answer))
            change(request, answer);
    });
}

bool isList(const HttpRequest &request)
{
    return request.method == "GET" && (request.target.startsWith("/v2/user/?") || request.target == "/v2/user/");
}

void idsOnly(const HttpRequest &request, HttpResponse &answer)
{
    if (request.method != "POST" || request.target != "/v2/user/")
        return;
    const QJsonObject user = read(answer.body).toObject();
    answer.status = 201;
    answer.body
        = written(QJsonObject{{u"user_id"_s, user[u"user_id"_s]}, {u"client_user_id"_s, user[u"client_user_id"_s]}});
}

void bareList(const HttpRequest &request, HttpResponse &answer)
{
    if (isList(request))
        answer.body = written(read(answer.body).toObject()[u"users"_s]);
}

void pagedList(const HttpRequest &request, HttpResponse &answer)
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

void bareProviders(const HttpRequest &request, HttpResponse &answer)
{
    if (request.target.startsWith("/v2/user/providers/"))
        answer.body = written(read(answer.body).toObject()[u"providers"_s]);
}

void otherProviders(const HttpRequest &request, HttpResponse &answer)
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
    if (const QJsonValue zone = object.value(u"fallback_time_zone"_s); zone.isObject())
        object[u"fallback_time_zone"_s] = zone[u"id"_s];
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

void otherOffsets(QJsonObject &object)
{
    for (const QString &key : object.keys())
        if (const QString text = object[key].toString(); text.size() == 25 && text.endsWith(u"+00:00"))
            object[key] = QDateTime::fromString(text, Qt::ISODate).toOffsetFromUtc(-7 * 3600).toString(Qt::ISODate);
}

void unknownMembers(QJsonObject &object)
{
    if (!object.contains(u"Mon"_s))
        object[u"x_new"_s] = QJsonObject{{u"since"_s, QJsonArray{u"lately"_s, 1, QJsonValue::Null}}};
}

void unknownValues(QJsonObject &object)
{
    for (const QString &key : {u"supported_resources"_s, u"supported_bill_types"_s, u"capabilities"_s})
        if (object.value(key).isArray()) {
            QJsonArray values = object.value(key).toArray();
            values.append(u"x_since_lately"_s);
            object[key] = values;
        }
}

// One of the shapes that an error has behind this gateway or that, each request its own.
void otherErrors(const HttpRequest &request, HttpResponse &answer)
{
    if (answer.status < 400)
        return;
    const QByteArray words = "Something \"else\" was wrong";
    switch (qHash(request.method + request.target) % 6) {
    case 0:
        answer.body = written(QJsonObject{{u"detail"_s, QString::fromLatin1(words)}});
        break;
    case 1:
        answer.body = written(QJsonObject{{u"error"_s, QString::fromLatin1(words)}});
        break;
    case 2:
        answer.body = words;
        answer.contentType = "text/plain; charset=utf-8";
        break;
    case 3:
        answer.body = "<html><body><h1>Something else</h1></body></html>";
        answer.contentType = "text/html";
        break;
    case 4:
        answer.body = written(QJsonObject{{u"title"_s, QString::fromLatin1(words)}, {u"status"_s, answer.status}});
        answer.contentType = "application/problem+json";
        break;
    default:
        answer.body.clear();
        answer.contentType.clear();
    }
}

void everyDrift(ServiceOptions &options)
{
    for (const auto apply : {&answersOf<&idsOnly>, &answersOf<&pagedList>, &answersOf<&otherProviders>,
                             &everyObject<&providerInsteadOfSource>, &everyObject<&zoneAsText>,
                             &everyObject<&nullsAbsent>, &everyObject<&codeAlone>, &everyObject<&distanceAsNumber>,
                             &everyObject<&otherAddresses>, &everyObject<&otherCase>, &everyObject<&nobodyElse>,
                             &everyObject<&otherTimes>, &everyObject<&unknownMembers>, &everyObject<&unknownValues>})
        apply(options);
}

} // namespace

const QList<ServiceMode> &serviceModes()
{
    static const QList<ServiceMode> modes = {
        {"usual", "our own service as it is", [](ServiceOptions &) {}},
        {"strict", "exactly the contract", [](ServiceOptions &options) { options.strict = true; }},
        {"ids", "a create is answered with the IDs alone, and 201", &answersOf<&idsOnly>},
        {"bare-list", "the list of users is an array", &answersOf<&bareList>},
        {"pages", "the list of users is a first page", &answersOf<&pagedList>},
        {"bare-sources", "connected providers are an array", &answersOf<&bareProviders>},
        {"other-key", "connected providers are under another key", &answersOf<&otherProviders>},
        {"provider", "a connected source is named provider", &everyObject<&providerInsteadOfSource>},
        {"zone-text", "a time zone is plain text", &everyObject<&zoneAsText>},
        {"no-nulls", "what is null is absent", &everyObject<&nullsAbsent>},
        {"code", "a payor code is named code", &everyObject<&codeAlone>},
        {"distance", "a distance is a number", &everyObject<&distanceAsNumber>},
        {"address", "an address lacks what it may lack", &everyObject<&otherAddresses>},
        {"capitals", "gender and relationship are in capitals", &everyObject<&otherCase>},
        {"no-company", "an insurance record has no company and no guarantor", &everyObject<&nobodyElse>},
        {"fractions", "times have a fraction and end in Z", &everyObject<&otherTimes>},
        {"offsets", "times are told at another offset", &everyObject<&otherOffsets>},
        {"members", "every object has an unknown member", &everyObject<&unknownMembers>},
        {"values", "open lists have a new value", &everyObject<&unknownValues>},
        {"errors", "errors have the shapes of gateways", [](ServiceOptions &options) { addTo(options, &otherErrors); }},
        {"drift", "all of it at once", &everyDrift},
    };
    return modes;
}

} // namespace labdesk::tests
