// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centertexts.h"

#include "domain/absence.h"
#include "domain/connection.h"
#include "domain/knownvalues.h"
#include "geo/islandzips.h"
#include "models/centerlistmodel.h"
#include "privacy/sensitive.h"
#include "session/labcatalog.h"
#include "session/multilabsearch.h"
#include "text/localtexts.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct CenterText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)
};

/// "Cook County", "Orleans Parish"; just the name if the state has no counties, or if it is an independent city.
QString formatCounty(const geo::Region &county)
{
    const QString state = geo::stateCode(county.fips / 1000);
    constexpr int firstIndependentCity = 510; // Virginia's, Baltimore, St. Louis, Carson City
    static const QStringList others{u"AK"_s, u"AS"_s, u"DC"_s, u"GU"_s, u"MP"_s, u"PR"_s, u"VI"_s};
    if (others.contains(state) || county.fips % 1000 >= firstIndependentCity)
        return county.name;
    return (state == u"LA" ? CenterText::tr("%1 Parish") : CenterText::tr("%1 County")).arg(county.name);
}

/// "Evanston, IL · Cook County"; unknown parts are omitted.
QString formatPlace(const geo::ZipArea &area, const MapGeography &geography)
{
    if (const geo::IslandZip *island = geo::islandZip(area.code))
        return QLatin1StringView(island->name);
    const auto &counties = geography.outlines->counties();
    const geo::Region *county = area.county ? &counties[size_t(*area.county)] : nullptr;
    const QString state = county ? geo::stateCode(county->fips / 1000) : QString();
    const auto town = geography.towns->townAt(area.centroid, state);
    if (!town)
        return geography.outlines->countyLabel(area.county);
    const QString words = geography.towns->label(*town);
    return county ? joinFacts({words, formatCounty(*county)}) : words;
}

} // namespace

ZipInfo zipInfoFor(const QString &zip, const MapGeography &geography)
{
    if (!geo::Zips::codeOf(zip))
        return {};
    if (geo::Zips::isMilitary(zip))
        return {Tone::Warn, CenterText::tr("Military ZIP code, not on the map"), std::nullopt};
    const auto location = geography.zips->locate(zip);
    if (!location)
        return {Tone::Warn, CenterText::tr("Unknown ZIP code, not on the map"), std::nullopt};
    const MapOrigin origin{zip, location->area.centroid};
    if (location->isApproximate)
        return {Tone::Warn, CenterText::tr("PO box ZIP code, shown at nearby %1").arg(location->area.zip()), origin};
    const QString words = formatPlace(location->area, geography);
    return {Tone::Ok, words.isEmpty() ? CenterText::tr("Shown on the map") : words, origin};
}

std::vector<Radius> offeredRadii()
{
    constexpr size_t maxOffered = 7; // as many as fit in a row
    std::vector<Radius> radii;
    for (const QString &miles : known::values().slugs(known::List::Radii))
        if (radii.size() < maxOffered)
            radii.push_back(Radius(miles.toInt()));
    std::sort(radii.begin(), radii.end());
    return radii;
}

bool isZipHidden(const CenterQuery &query)
{
    return query.isPersonal && privacy::isPrivacyMode();
}

QString shownZip(const CenterQuery &query)
{
    const auto *near = std::get_if<NearZip>(&query.where);
    return !near ? QString() : isZipHidden(query) ? u"•••••"_s : near->zip;
}

QString formatSearchArea(const CenterQuery &query)
{
    const QString zip = shownZip(query);
    if (!query.radius)
        return zip.isEmpty() ? CenterText::tr("for the order") : CenterText::tr("near %1").arg(zip);
    const QString radius = localNumber(int(*query.radius));
    return zip.isEmpty() ? CenterText::tr("within %1 miles, for the order").arg(radius)
                         : CenterText::tr("within %1 miles of %2").arg(radius, zip);
}

int milesAround(const CenterQuery &query, const std::vector<ServiceCenter> &found)
{
    if (query.radius)
        return int(*query.radius);
    for (const Radius radius : allRadii)
        if (std::all_of(found.begin(), found.end(), [radius](const ServiceCenter &center) {
                return center.distance.miles.value_or(0) <= double(int(radius));
            }))
            return int(radius);
    return int(Radius::Miles50);
}

QString formatCentersFooter(const ServiceCenterList &list, std::optional<int> unplaced)
{
    const int all = int(list.centers.size());
    QStringList words;
    if (unplaced.value_or(0) > 0)
        words += CenterText::tr("Not on the map: %1 of %2.").arg(localNumber(*unplaced), localNumber(all));
    std::vector<Distance> measured;
    for (const ServiceCenter &center : list.centers)
        if (center.distance.miles)
            measured.push_back(center.distance);
    if (measured.size() > 1) {
        const auto [nearest, farthest] = std::minmax_element(
            measured.begin(), measured.end(), [](const Distance &a, const Distance &b) { return *a.miles < *b.miles; });
        const auto unbroken
            = [](const Distance &distance) { return distanceText(distance).replace(u' ', QChar(QChar::Nbsp)); };
        constexpr double minShownMiles = 0.05;
        words += *nearest->miles < minShownMiles
            ? CenterText::tr("Farthest %1.").arg(unbroken(*farthest))
            : CenterText::tr("Nearest %1, farthest %2.").arg(unbroken(*nearest), unbroken(*farthest));
    }
    return words.join(u' ');
}

QString formatLab(const Lab &lab)
{
    const QString name = nameOf(lab);
    return name.isEmpty() ? CenterText::tr("Lab %1").arg(lab.id)
                          : CenterText::tr("%1 (%2)").arg(name, QString::number(lab.id));
}

QString formatFailedLabs(const std::vector<LabFailure> &failed, const LabCatalog &labs)
{
    QStringList all{CenterText::tr("%Ln lab(s) couldn’t be searched.", nullptr, int(failed.size()))};
    for (const LabFailure &failure : failed) {
        const QString why = saysMissing(failure.why) ? CenterText::tr("The service doesn’t recognize this lab.")
                                                     : describe(failure.why).sentence;
        all += CenterText::tr("%1: %2").arg(formatLab(labs.lab(failure.labId)), why);
    }
    return all.join(u' ');
}

QString formatDefaultLab()
{
    return CenterText::tr("Service default");
}

QString formatAllLabs()
{
    return CenterText::tr("All known labs");
}

std::optional<ErrorText> centerFailureText(const ApiError &error, const CenterQuery &query,
                                           const Connection &connection)
{
    using Kind = ApiError::Kind;
    const auto *forOrder = std::get_if<NearOrder>(&query.where);
    const bool isRefused = forOrder && (error.kind == Kind::BadRequest || error.kind == Kind::Invalid);
    if (!saysMissing(error) && !isRefused)
        return std::nullopt;
    ErrorText text = describe(error);
    text.nextStep = CenterText::tr("Check the ID and the connection. You’re connected to “%1” (%2).")
                        .arg(connection.name, formatEnvironment(connection.environment));
    if (const auto *near = std::get_if<NearZip>(&query.where))
        text.sentence = !near->labs.empty() ? CenterText::tr("The service doesn’t recognize these labs.")
            : near->labId == 0              ? CenterText::tr("The service has no default lab. Choose a lab.")
                                            : CenterText::tr("The service has no lab with the ID %1.").arg(near->labId);
    else
        text.sentence = isRefused ? CenterText::tr("The service doesn’t accept this as an order ID.")
                                  : CenterText::tr("The service has no order with this ID.");
    // The contract doesn't specify the format, so the service decides.
    if (forOrder && QUuid::fromString(forOrder->order.text()).isNull())
        text.cause = CenterText::tr("It doesn’t look like an order ID, which usually has 36 characters: digits, "
                                    "letters a to f, and four hyphens.");
    return text;
}

} // namespace labdesk
