// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/strictrequests.h"

#include "service/errorbodies.h"
#include "service/jsonbody.h"
#include "service/payorstore.h"
#include "service/requestfields.h"
#include "service/target.h"

#include <QJsonObject>

#include <algorithm>
#include <map>

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestClientId = 255;

/// Section 4, as it is written there. "{}" stands for a segment.
struct Operation
{
    const char *method, *path;
    QStringList parameters = {};
    QStringList members = {}; ///< of the body; empty: there is no body
    bool isForm = false;
    QStringList required = {};                  ///< of the parameters, where the route itself would take a default
    std::map<QString, QStringList> values = {}; ///< of parameters, where the route itself would take others
};

const std::vector<Operation> &operations()
{
    static const QStringList none;
    static const std::map<QString, QStringList> radii{{u"radius"_s, {u"10"_s, u"20"_s, u"25"_s, u"50"_s}}};
    static const std::map<QString, QStringList> houses{{u"provider"_s, clearinghouses()}};
    static const std::vector<Operation> all = {
        {"POST", "/v2/user/", none, {u"client_user_id"_s}},
        {"GET", "/v2/user/"},
        {"GET", "/v2/user/{}"},
        {"DELETE", "/v2/user/{}"},
        {"PATCH", "/v2/user/{}", none, {u"fallback_time_zone"_s}},
        {"GET", "/v2/user/providers/{}"},
        {"POST", "/v2/user/refresh/{}"},
        {"DELETE", "/v2/user/{}/{}"},
        {"GET", "/v2/user/{}/insurance/latest"},
        {"GET", "/v2/providers"},
        {"GET", "/v2/providers/"}, // 4.2 names both forms
        {"GET", "/v3/order/psc/info", {u"zip_code"_s, u"lab_id"_s, u"radius"_s}, none, false, {u"lab_id"_s}, radii},
        {"GET", "/v3/order/{}/psc/info", {u"radius"_s}, none, false, none, radii},
        {"GET",
         "/v3/insurance/search/payor",
         {u"insurance_name"_s, u"provider"_s, u"provider_payor_id"_s},
         none,
         false,
         none,
         houses},
        {"POST", "/oauth/token", none, {u"grant_type"_s, u"client_id"_s, u"client_secret"_s, u"audience"_s}, true},
    };
    return all;
}

bool fits(const char *pattern, const QByteArray &path)
{
    const QByteArrayList wanted = QByteArray(pattern).split('/');
    const QByteArrayList given = path.split('/');
    if (wanted.size() != given.size())
        return false;
    for (qsizetype i = 0; i < wanted.size(); ++i)
        if (wanted[i] == "{}" ? given[i].isEmpty() : wanted[i] != given[i])
            return false;
    return true;
}

HttpAnswer extra(const char *where, const QString &name)
{
    return unprocessable(
               Issue{"extra_forbidden", {QString::fromLatin1(where), name}, u"Extra inputs are not permitted"_s})
        .answer();
}

// The first name that is not among the known ones.
template <class Fields> std::optional<QString> strangerAmong(const Fields &fields, const QStringList &known)
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
    if (clientUserId.size() > longestClientId)
        return u"String should have at most 255 characters"_s;
    if (!clientUserId.isEmpty() && clientUserId.trimmed() != clientUserId)
        return u"Value error, leading or trailing spaces"_s;
    const bool isPrintable
        = std::all_of(clientUserId.begin(), clientUserId.end(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
    return isPrintable ? QString() : u"Value error, invisible characters"_s;
}

std::optional<HttpAnswer> refusedBody(const Operation &operation, const HttpRequest &request)
{
    if (operation.members.isEmpty())
        return request.body.isEmpty() ? std::optional<HttpAnswer>() : refused(400, u"This operation takes no body");
    if (operation.isForm) {
        if (mediaType(request.values("content-type").value(0)) != "application/x-www-form-urlencoded")
            return refused(415, u"The content type must be application/x-www-form-urlencoded");
        const auto name = strangerAmong(parseParameters(request.body).value_or(Parameters()), operation.members);
        return name ? extra("body", *name) : std::optional<HttpAnswer>();
    }
    const auto parsed = parseJson(request.body); // which is told where members are read
    const auto *value = std::get_if<QJsonValue>(&parsed);
    const QJsonObject members = value ? value->toObject() : QJsonObject();
    for (const QString &name : members.keys())
        if (!operation.members.contains(name))
            return extra("body", name);
    const QString id = members[u"client_user_id"_s].toString();
    if (const QString problem = problemOf(id); !problem.isEmpty())
        return unprocessable(Issue{"value_error", {u"body"_s, u"client_user_id"_s}, problem, id}).answer();
    return {};
}

} // namespace

std::optional<HttpAnswer> refusedByContract(const HttpRequest &request)
{
    const QByteArray path = request.path();
    const auto operation = std::find_if(operations().begin(), operations().end(), [&](const Operation &each) {
        return each.method == request.method && fits(each.path, path);
    });
    if (operation == operations().end())
        return refused(404, u"Not Found");
    if (!acceptsJson(request))
        return refused(406, u"Responses are application/json");
    const Parameters given = parseParameters(request.query()).value_or(Parameters());
    if (const auto name = strangerAmong(given, operation->parameters))
        return extra("query", *name);
    for (const QString &name : operation->required)
        if (!given.contains(name))
            return unprocessable(Issue{"missing", {u"query"_s, name}, u"Field required"_s}).answer();
    std::vector<Issue> issues;
    for (const auto &[name, values] : operation->values)
        if (const auto value = given.find(name); value != given.end() && value->second != u"")
            choiceParameter(given, name, values, issues);
    return issues.empty() ? refusedBody(*operation, request) : unprocessable(issues).answer();
}

} // namespace labdesk::service
