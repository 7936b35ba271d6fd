// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/contract.h"

#include "service/errorbodies.h"
#include "service/jsonbody.h"
#include "service/requestfields.h"
#include "service/target.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxContractIdLength = 255;

HttpResponse extra(const char *where, const QString &name)
{
    return unprocessable(
               Issue{"extra_forbidden", {QString::fromLatin1(where), name}, u"Extra inputs are not permitted"_s})
        .response();
}

// The first name that is not among the known ones.
template <class Fields> std::optional<QString> unknownFieldIn(const Fields &fields, const QStringList &known)
{
    for (const auto &[name, value] : fields)
        if (!known.contains(name))
            return name;
    return {};
}

bool acceptsJson(const HttpRequest &request)
{
    const auto accepts = request.values("accept");
    if (accepts.isEmpty())
        return true;
    for (const QByteArray &range : accepts.join(',').split(',')) {
        const QByteArray type = mediaType(range);
        if (type == "application/json" || type == "application/*" || type == "*/*")
            return true;
    }
    return false;
}

QString problemOf(const QString &clientUserId)
{
    if (clientUserId.size() > maxContractIdLength)
        return u"String should have at most %1 characters"_s.arg(maxContractIdLength);
    if (!clientUserId.isEmpty() && clientUserId.trimmed() != clientUserId)
        return u"Value error, leading or trailing spaces"_s;
    const bool isPrintable
        = std::all_of(clientUserId.begin(), clientUserId.end(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
    return isPrintable ? QString() : u"Value error, invisible characters"_s;
}

std::optional<HttpResponse> refusedBody(const Contract &contract, const HttpRequest &request)
{
    if (contract.members.isEmpty())
        return request.body.isEmpty() ? std::optional<HttpResponse>() : refused(400, u"This operation takes no body");
    if (contract.isForm) {
        if (mediaType(request.values("content-type").value(0)) != "application/x-www-form-urlencoded")
            return refused(415, u"The content type must be application/x-www-form-urlencoded");
        const auto name = unknownFieldIn(parseParameters(request.body).value_or(Parameters()), contract.members);
        return name ? extra("body", *name) : std::optional<HttpResponse>();
    }
    const auto parsed = parseJson(request.body); // errors are reported when the members are read
    const auto *value = std::get_if<QJsonValue>(&parsed);
    const QJsonObject members = value ? value->toObject() : QJsonObject();
    for (const QString &name : members.keys())
        if (!contract.members.contains(name))
            return extra("body", name);
    const QString id = members[u"client_user_id"_s].toString();
    if (const QString problem = problemOf(id); !problem.isEmpty())
        return unprocessable(Issue{"value_error", {u"body"_s, u"client_user_id"_s}, problem, id}).response();
    return {};
}

} // namespace

std::optional<HttpResponse> refusedByContract(const Contract *contract, const HttpRequest &request)
{
    if (!contract)
        return refused(404, u"Not Found");
    if (!acceptsJson(request))
        return refused(406, u"Responses are application/json");
    const Parameters given = parseParameters(request.query()).value_or(Parameters());
    if (const auto name = unknownFieldIn(given, contract->parameters))
        return extra("query", *name);
    for (const QString &name : contract->required)
        if (!given.contains(name))
            return unprocessable(Issue{"missing", {u"query"_s, name}, u"Field required"_s}).response();
    std::vector<Issue> issues;
    for (const auto &[name, values] : contract->values)
        if (const auto value = given.find(name); value != given.end() && value->second != u"")
            choiceParameter(given, name, values, issues);
    return issues.empty() ? refusedBody(*contract, request) : unprocessable(issues).response();
}

void limitToContract(const Contract &contract, HttpResponse &response)
{
    if (response.status != 200)
        return;
    loadBody(response);
    const QJsonDocument whole = QJsonDocument::fromJson(response.body);
    response.body = (contract.sends ? contract.sends(whole) : whole).toJson(QJsonDocument::Compact);
}

QJsonObject only(const QJsonObject &object, const QStringList &members)
{
    QJsonObject kept;
    for (const QString &name : members)
        if (object.contains(name))
            kept.insert(name, object[name]);
    return kept;
}

QJsonObject withoutNulls(QJsonObject object)
{
    for (const QString &name : object.keys())
        if (object[name].isNull())
            object.remove(name);
    return object;
}

QJsonArray each(const QJsonArray &array, QJsonObject (*change)(const QJsonObject &entry))
{
    QJsonArray changed;
    for (const auto &entry : array)
        changed.append(change(entry.toObject()));
    return changed;
}

} // namespace labdesk::service
