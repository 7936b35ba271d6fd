// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tokenroutes.h"

#include "service/errorbodies.h"
#include "service/jsonbody.h"
#include "service/jsonwriter.h"

#include <QJsonObject>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

HttpError tokenRefusal(int status, QStringView error, QStringView description)
{
    return {status,
            JsonWriter()
                .beginObject()
                .key("error")
                .text(error)
                .key("error_description")
                .text(description)
                .endObject()
                .bytes()};
}

Parameters tokenFields(const RoutedRequest &request)
{
    if (mediaType(request.contentType) != "application/json") {
        const auto form = parseParameters(request.body);
        if (!form)
            throw tokenRefusal(400, u"invalid_request", u"Invalid encoding in the form");
        if (const auto name = repeatedParameter(request.body)) // not allowed (RFC 6749, 3.2)
            throw tokenRefusal(400, u"invalid_request", QString(u"Repeated parameter: "_s + *name));
        return *form;
    }
    const auto parsed = parseJson(request.body);
    const auto *fault = std::get_if<JsonFault>(&parsed);
    if (fault && !fault->repeated.isNull())
        throw tokenRefusal(400, u"invalid_request", QString(u"Repeated parameter: "_s + fault->repeated));
    if (fault || !std::get<QJsonValue>(parsed).isObject())
        throw tokenRefusal(400, u"invalid_request", u"The body is not a JSON object");
    Parameters fields;
    const QJsonObject object = std::get<QJsonValue>(parsed).toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        fields[field.key()] = field.value().toString();
    return fields;
}

// Base URLs are written with and without a trailing slash.
QByteArrayView withoutSlash(QByteArrayView address)
{
    return address.endsWith('/') ? address.chopped(1) : address;
}

HttpResponse exchangeToken(const RoutedRequest &request, Authentication &authentication,
                           const Authentication::FindKey &find, const ServiceOptions &options)
{
    Parameters fields = tokenFields(request);
    const QString grant = fields[u"grant_type"_s];
    if (grant.isEmpty())
        throw tokenRefusal(400, u"invalid_request", u"Missing required parameter: grant_type");
    if (grant != u"client_credentials")
        throw tokenRefusal(400, u"unsupported_grant_type", u"Only client_credentials is supported");
    const auto token
        = authentication.tokenFor(fields[u"client_id"_s].toUtf8(), fields[u"client_secret"_s].toUtf8(), find);
    if (!token)
        throw tokenRefusal(401, u"access_denied", u"Unauthorized");
    const QByteArray audience = fields[u"audience"_s].toUtf8();
    if (audience.isEmpty())
        throw tokenRefusal(400, u"invalid_request", u"Missing required parameter: audience");
    if (!options.audience.isEmpty() && withoutSlash(audience) != withoutSlash(options.audience))
        throw tokenRefusal(403, u"access_denied", u"Service not enabled within domain");
    JsonWriter out;
    out.beginObject()
        .key("access_token")
        .text(QString::fromLatin1(*token))
        .key("scope")
        .text(u"users orders insurance");
    out.key("expires_in").number(qint64(options.tokenLifetime.count())).key("token_type").text(u"Bearer").endObject();
    return {.body = out.bytes()};
}

} // namespace

void addTokenRoutes(Router &router, Authentication &authentication, const Authentication::FindKey &find,
                    const ServiceOptions &options)
{
    router.add({"POST",
                "/oauth/token",
                [&authentication, find, &options](const RoutedRequest &request) {
                    return exchangeToken(request, authentication, find, options);
                },
                {.members = {u"grant_type"_s, u"client_id"_s, u"client_secret"_s, u"audience"_s}, .isForm = true}});
}

} // namespace labdesk::service
