// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/insuranceroutes.h"

#include "service/jsonwriter.h"
#include "service/providerinfo.h"
#include "service/requestfields.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

// The members of a payor in the contract (2.8).
QJsonObject payorOfContract(const QJsonObject &sent)
{
    QJsonObject kept = only(sent, {u"payor_code"_s, u"name"_s, u"aliases"_s, u"org_address"_s});
    kept[u"org_address"_s] = only(kept[u"org_address"_s].toObject(),
                                  {u"first_line"_s, u"second_line"_s, u"country"_s, u"zip"_s, u"city"_s, u"state"_s});
    return kept;
}

// The members of an insurance record in the contract (2.6).
QJsonDocument insuranceOfContract(const QJsonDocument &whole)
{
    QJsonObject sent = only(whole.object(),
                            {u"payor_code"_s, u"member_id"_s, u"group_id"_s, u"relationship"_s, u"insured"_s,
                             u"company"_s, u"guarantor"_s});
    QJsonObject insured = sent[u"insured"_s].toObject();
    insured[u"address"_s] = only(insured[u"address"_s].toObject(),
                                 {u"first_line"_s, u"second_line"_s, u"zip_code"_s, u"state"_s, u"city"_s});
    sent[u"insured"_s] = insured;
    return QJsonDocument(sent);
}

} // namespace

void InsuranceRoutes::addTo(Router &router)
{
    router.add({"GET",
                "/v2/user/{}/insurance/latest",
                [this](const RoutedRequest &request) { return latest(request); },
                {.sends = insuranceOfContract}});
    router.add(
        {"GET",
         "/v3/insurance/search/payor",
         [this](const RoutedRequest &request) { return search(request); },
         {.parameters = {u"insurance_name"_s, u"provider"_s, u"provider_payor_id"_s},
          .values = {{u"provider"_s, clearinghouses()}},
          .sends = [](const QJsonDocument &whole) { return QJsonDocument(each(whole.array(), payorOfContract)); }}});
}

HttpResponse InsuranceRoutes::latest(const RoutedRequest &request)
{
    const auto user = m_users.numberOf(checkedUserId(request.args[0]));
    const auto body = user ? m_insurances.latest(*user) : std::nullopt;
    if (!body)
        throw notFound(user ? u"No insurance found for this user" : u"Not found");
    return {.body = *body};
}

// Accepts clearinghouses of the contract, of other services, and of imported payors. In strict mode, all but the first
// were refused before.
bool InsuranceRoutes::isClearinghouse(const QString &slug)
{
    return clearinghouses().contains(slug) || otherClearinghouses().contains(slug)
        || (isSlug(slug) && m_payors.hasIdsAt(slug));
}

// The contract specifies "string or null" for all three parameters. A query can't have null, so an empty value means
// null.
HttpResponse InsuranceRoutes::search(const RoutedRequest &request)
{
    Parameters given = request.query;
    std::erase_if(given, [](const auto &parameter) { return parameter.second.isEmpty(); });
    std::vector<Issue> issues;
    PayorSearch search;
    if (const auto house = given.find(u"provider"_s); house != given.end() && isClearinghouse(house->second))
        search.clearinghouse = house->second;
    else
        choiceParameter(given, u"provider"_s, clearinghouses(), issues);
    if (!issues.empty())
        throw unprocessable(issues);
    if (const auto name = given.find(u"insurance_name"_s); name != given.end())
        search.name = name->second;
    if (const auto id = given.find(u"provider_payor_id"_s); id != given.end())
        search.payorId = id->second;
    const auto make = [&] {
        JsonWriter out;
        out.beginArray();
        for (const QByteArray &body : m_payors.search(search))
            out.raw(body);
        return out.endArray().bytes();
    };
    const QStringList name{u"payors"_s, search.name, search.clearinghouse.value_or(QString()),
                           search.payorId.value_or(QString())};
    return {.body = m_responses.body(name, make)};
}

} // namespace labdesk::service
