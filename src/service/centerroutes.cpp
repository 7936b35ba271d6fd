// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/centerroutes.h"

#include "geo/bundled.h"
#include "service/jsonwriter.h"
#include "service/plainnumbers.h"
#include "service/requestfields.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 maxRadius = 500; // miles

const QStringList &radii()
{
    static const QStringList all{u"10"_s, u"20"_s, u"25"_s, u"50"_s};
    return all;
}

// Accepts the radii of the contract, and others that services support in addition, such as 100. In strict mode, those
// were refused before.
double radiusFrom(const Parameters &query, std::vector<Issue> &issues)
{
    if (const auto given = query.find(u"radius"_s); given != query.end())
        if (const auto miles = plainCount(given->second); miles && *miles >= 1 && *miles <= maxRadius)
            return static_cast<double>(*miles);
    return choiceParameter(query, u"radius"_s, radii(), issues).value_or(u"25"_s).toDouble();
}

QString zipFrom(const Parameters &query, std::vector<Issue> &issues)
{
    const auto given = query.find(u"zip_code"_s);
    if (given == query.end()) {
        issues.push_back({"missing", {u"query"_s, u"zip_code"_s}, u"Field required"_s});
        return {};
    }
    const QString zip = given->second;
    if (!isZipCode(zip))
        issues.push_back({"string_pattern_mismatch",
                          {u"query"_s, u"zip_code"_s},
                          uR"(String should match pattern '^\d{5}$')"_s,
                          zip,
                          R"({"pattern":"^\\d{5}$"})"});
    return zip;
}

void writeNear(JsonWriter &out, const NearCenter &near)
{
    const Center &center = near.center;
    out.beginObject().key("metadata").beginObject().key("name").text(center.name).key("state").text(center.state);
    out.key("city").text(center.city).key("zip_code").text(center.zip).key("first_line").text(center.firstLine);
    out.key("second_line")
        .text(center.secondLine)
        .key("phone_number")
        .text(center.phone)
        .key("fax_number")
        .text(center.fax);
    if (center.website)
        out.key("website").text(center.website);
    out.key("hours").raw(center.hours.isEmpty() ? QByteArray("null") : center.hours).endObject();
    out.key("distance").text(QString::number(near.miles, 'f', 2)).key("site_code").text(center.siteCode);
    out.key("supported_bill_types").texts(center.billTypes).key("location").beginObject();
    out.key("lng").number(center.location.longitude, 5).key("lat").number(center.location.latitude, 5).endObject();
    out.key("capabilities").texts(center.capabilities).endObject();
}

// The members of a center in the contract (2.7).
QJsonObject centerOfContract(const QJsonObject &sent)
{
    const QStringList texts{u"name"_s,       u"state"_s,       u"city"_s,         u"zip_code"_s,
                            u"first_line"_s, u"second_line"_s, u"phone_number"_s, u"fax_number"_s};
    const QJsonObject metadata = sent[u"metadata"_s].toObject();
    QJsonObject kept{{u"hours"_s, metadata[u"hours"_s]}};
    for (const QString &name : texts)
        kept[name] = metadata[name].toString();
    return {{u"metadata"_s, kept}, {u"distance"_s, sent[u"distance"_s]}};
}

QJsonDocument centersOfContract(const QJsonDocument &whole)
{
    QJsonObject sent = whole.object();
    sent[u"patient_service_centers"_s] = each(sent[u"patient_service_centers"_s].toArray(), centerOfContract);
    return QJsonDocument(sent);
}

} // namespace

CenterRoutes::CenterRoutes(const Database &database, qint64 teamSeq, ResponseCache &responses)
    : m_centers(database), m_orders(database, teamSeq), m_responses(responses)
{
}

void CenterRoutes::addTo(Router &router)
{
    const std::map<QString, QStringList> values{{u"radius"_s, radii()}};
    router.add({"GET",
                "/v3/order/{}/psc/info",
                [this](const RoutedRequest &request) { return nearOrder(request); },
                {.parameters = {u"radius"_s}, .values = values, .sends = centersOfContract}});
    router.add({"GET",
                "/v3/order/psc/info",
                [this](const RoutedRequest &request) { return nearZip(request); },
                {.parameters = {u"zip_code"_s, u"lab_id"_s, u"radius"_s},
                 .required = {u"lab_id"_s},
                 .values = values,
                 .sends = centersOfContract}});
}

HttpResponse CenterRoutes::nearOrder(const RoutedRequest &request)
{
    std::vector<Issue> issues;
    const double radius = radiusFrom(request.query, issues);
    if (!issues.empty())
        throw unprocessable(issues);
    const auto order = m_orders.find(request.args[0].toLower());
    const Lab lab = orNotFound(order ? m_centers.lab(order->labId) : std::nullopt, u"This order doesn't exist");
    return {.body = centersNear(lab, order->zip, radius)};
}

HttpResponse CenterRoutes::nearZip(const RoutedRequest &request)
{
    std::vector<Issue> issues;
    const QString zip = zipFrom(request.query, issues);
    const auto labId = integerParameter(request.query, u"lab_id"_s, std::numeric_limits<int>::min(),
                                        std::numeric_limits<int>::max(), issues);
    const double radius = radiusFrom(request.query, issues);
    if (!issues.empty())
        throw unprocessable(issues);
    // The contract (4.3) says both "required" and "default 0". We use the default; strict mode has refused the request
    // before. That 0 means the default lab is our own choice.
    const int id = static_cast<int>(labId.value_or(0));
    const auto make = [&] {
        return centersNear(orNotFound(id == 0 ? m_centers.defaultLab() : m_centers.lab(id), u"Lab not found."), zip,
                           radius);
    };
    return {.body = m_responses.body({u"centers"_s, QString::number(id), zip, QString::number(radius)}, make)};
}

// A ZIP without an area (post office boxes, military) has no location, so no center is near it.
QByteArray CenterRoutes::centersNear(const Lab &lab, const QString &zip, double radiusMiles)
{
    JsonWriter out;
    out.beginObject()
        .key("lab_id")
        .number(qint64(lab.id))
        .key("slug")
        .text(lab.slug)
        .key("patient_service_centers")
        .beginArray();
    if (const auto origin = geo::bundledZips()->centroid(zip))
        for (const NearCenter &near : m_centers.near(lab.id, *origin, radiusMiles))
            writeNear(out, near);
    return out.endArray().endObject().bytes();
}

} // namespace labdesk::service
