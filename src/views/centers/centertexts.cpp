// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/centers/centertexts.h"

#include "domain/knownvalues.h"
#include "models/centerlistmodel.h"
#include "models/hourstext.h"
#include "text/localtexts.h"
#include "views/common/addresstexts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct CenterText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::CentersPane)
};

} // namespace

bool isWholeZip(const QString &text)
{
    return text.size() == 5 && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

ZipHint hintFor(const QString &zip, const geo::Zips &zips, const geo::Outlines &outlines)
{
    if (!isWholeZip(zip))
        return {};
    if (geo::Zips::isMilitary(zip))
        return {Tone::Warn, CenterText::tr("Military ZIP code, not on the map"), std::nullopt};
    const auto location = zips.locate(zip);
    if (!location)
        return {Tone::Warn, CenterText::tr("Unknown ZIP code, not on the map"), std::nullopt};
    const MapOrigin origin{zip, location->area.centroid};
    if (location->approximate)
        return {Tone::Warn, CenterText::tr("PO box ZIP code, shown at nearby %1").arg(location->area.zip()), origin};
    const QString county = outlines.countyLabel(location->area.county);
    return {Tone::Ok, county.isEmpty() ? CenterText::tr("Mapped") : county, origin};
}

QString standInFor(const QString &zip, const geo::Zips &zips)
{
    const auto location = zips.locate(zip);
    return location && location->approximate ? location->area.zip() : QString();
}

std::vector<Radius> offeredRadii()
{
    constexpr size_t mostOffered = 7; // beside each other
    std::vector<Radius> radii;
    for (const QString &miles : known::values().slugs(known::List::Radii))
        if (radii.size() < mostOffered)
            radii.push_back(Radius(miles.toInt()));
    std::sort(radii.begin(), radii.end());
    return radii;
}

QString aroundWords(const CenterQuery &query)
{
    const auto *near = std::get_if<NearZip>(&query.where);
    if (!query.radius)
        return near ? CenterText::tr("around %1").arg(near->zip) : CenterText::tr("for the order");
    const QString radius = localNumber(int(*query.radius));
    return near ? CenterText::tr("within %1 miles of %2").arg(radius, near->zip)
                : CenterText::tr("within %1 miles, for the order").arg(radius);
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

QString centersFootWords(const ServiceCenterList &list, std::optional<int> notOnMap)
{
    const int all = int(list.centers.size());
    QStringList words;
    if (notOnMap == 0)
        words += all == 1 ? CenterText::tr("It’s on the map.")
                          : CenterText::tr("All %1 are on the map.").arg(localNumber(all));
    else if (notOnMap)
        words += CenterText::tr("Not on the map: %1 of %2.").arg(localNumber(*notOnMap), localNumber(all));
    std::vector<Distance> measured;
    for (const ServiceCenter &center : list.centers)
        if (center.distance.miles)
            measured.push_back(center.distance);
    if (measured.size() > 1) {
        const auto [nearest, farthest] = std::minmax_element(
            measured.begin(), measured.end(), [](const Distance &a, const Distance &b) { return *a.miles < *b.miles; });
        const auto unbroken
            = [](const Distance &distance) { return distanceText(distance).replace(u' ', QChar(QChar::Nbsp)); };
        words += CenterText::tr("Nearest %1, farthest %2.").arg(unbroken(*nearest), unbroken(*farthest));
    }
    return words.join(u' ');
}

QString orderMapWords()
{
    return CenterText::tr("The service doesn’t share the patient’s location, so the map has no center point or rings.");
}

QString formatPhone(const QString &phone)
{
    static const QRegularExpression number(
        u"^\\s*(?:\\+?1[ .-]?)?\\(?([0-9]{3})\\)?[ .-]?([0-9]{3})[ .-]?([0-9]{4})\\s*$"_s);
    const auto match = number.match(phone);
    return match.hasMatch() ? QStringList{match.captured(1), match.captured(2), match.captured(3)}.join(u'-') : phone;
}

QString patientText(const ServiceCenter &center)
{
    QStringList lines = {center.name};
    lines += addressLines(center.address);
    if (!center.phoneNumber.isEmpty())
        lines += CenterText::tr("Phone %1").arg(formatPhone(center.phoneNumber));
    lines += hoursByDay(center.hours);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace labdesk
