// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demoplaces.h"

#include "geo/bundled.h"
#include "service/demotables.h"

#include <algorithm>

namespace labdesk::service {

using namespace Qt::StringLiterals;

DemoPlaces::DemoPlaces()
    : m_zips(geo::bundledZips()), m_outlines(geo::bundledOutlines()), m_zipsAround(demo::cities.size())
{
    int sum = 0;
    for (const demo::City &city : demo::cities)
        m_upTo.push_back(sum += city.people);
}

const std::vector<geo::ZipArea> &DemoPlaces::around(std::size_t city)
{
    constexpr int zipsPerPrefix = 100;
    std::vector<geo::ZipArea> &zips = m_zipsAround[city];
    const int first = demo::cities[city].zip / zipsPerPrefix * zipsPerPrefix;
    if (zips.empty())
        for (int code = first; code < first + zipsPerPrefix; ++code)
            if (const auto area = m_zips->find(QString::number(code).rightJustified(5, u'0')))
                zips.push_back(*area);
    return zips;
}

DemoPlace DemoPlaces::rural(DemoRandom &random) const
{
    const geo::ZipArea area = m_zips->at(random.below(m_zips->count()));
    const QString label = m_outlines->countyLabel(area.county); // "Suffolk, MA"
    const qsizetype comma = label.lastIndexOf(u", "_s);
    if (comma < 0)
        return {};
    return {label.left(comma), label.mid(comma + 2), area.zip(), area.centroid};
}

DemoPlace DemoPlaces::pick(DemoRandom &random)
{
    constexpr double ruralShare = 0.12;
    if (random.chance(ruralShare)) {
        const DemoPlace place = rural(random);
        if (!place.zip.isEmpty())
            return place;
    }
    const auto found = std::upper_bound(m_upTo.begin(), m_upTo.end(), random.below(m_upTo.back()));
    const auto row = static_cast<std::size_t>(found - m_upTo.begin());
    const demo::City &city = demo::cities[row];
    const geo::ZipArea &area = random.pick(around(row));
    return {QString::fromUtf8(city.name), QString::fromLatin1(city.state), area.zip(), area.centroid};
}

DemoPlace DemoPlaces::pickIn(const QString &state, DemoRandom &random)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < demo::cities.size(); ++row)
        if (state == QLatin1String(demo::cities[row].state))
            rows.push_back(row);
    if (!rows.empty()) {
        const std::size_t row = random.pick(rows);
        const geo::ZipArea &area = random.pick(around(row));
        return {QString::fromUtf8(demo::cities[row].name), state, area.zip(), area.centroid};
    }
    for (int tries = 0; tries < 10'000; ++tries)
        if (const DemoPlace place = rural(random); place.state == state)
            return place;
    return pick(random);
}

BusinessAddress DemoPlaces::address(DemoRandom &random, const DemoPlace &place) const
{
    BusinessAddress address;
    address.firstLine = QString::number(random.between(1, 9899)) + u' ' + QString::fromUtf8(random.pick(demo::streets));
    if (random.chance(0.3))
        address.secondLine = (random.chance(0.5) ? u"Apt "_s : u"Suite "_s) + QString::number(random.between(1, 900));
    address.city = place.city;
    address.state = place.state;
    address.zip = place.zip;
    return address;
}

QString demoPhone(DemoRandom &random)
{
    constexpr int areaCodes[] = {201, 206, 213, 303, 312, 404, 480, 512, 602, 615, 617, 704, 713, 801, 813, 919};
    const int areaCode = random.pick(areaCodes);
    return u"+1"_s + QString::number(areaCode) + u"55501"_s + random.digits(2);
}

} // namespace labdesk::service
