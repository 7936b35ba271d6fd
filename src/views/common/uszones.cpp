// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/uszones.h"

#include "domain/zipcode.h"
#include "geo/bundled.h"
#include "geo/statenames.h"
#include "geo/timezones.h"
#include "geo/zonenames.h"
#include "text/zonetexts.h"
#include "views/common/zonealiases.h"

#include <QHash>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// Looks up a zone name, bundled or of this computer, ignoring case.
QString zoneIdFor(const QString &typed)
{
    static const QHash<QString, QString> ids = [] {
        QHash<QString, QString> all;
        for (const QByteArrayList &known : {geo::bundledZoneNames().split('\n'), QTimeZone::availableTimeZoneIds()})
            for (const QByteArray &id : known)
                if (const QString name = QString::fromLatin1(id); geo::isZoneName(name))
                    all.insert(name.toLower(), name);
        return all;
    }();
    return ids.value(typed.toLower());
}

/// Finds America/New_York for "new york". American zones take precedence.
QString zoneOfCity(const QString &city)
{
    static const QRegularExpression saint(u"^(saint|st\\.)\\s*"_s);
    QString found;
    const QString ending = u'/' + QString(city).replace(saint, u"st "_s).replace(u' ', u'_');
    for (const QByteArray &bytes : QTimeZone::availableTimeZoneIds()) {
        const QString id = QString::fromLatin1(bytes);
        if (id.endsWith(ending, Qt::CaseInsensitive) && (found.isEmpty() || id.startsWith(u"America/")))
            found = id;
    }
    return found;
}

QString zoneOfTown(int row)
{
    const auto zips = geo::bundledZips();
    const auto area = zips->nearestTo(geo::bundledTowns()->place(row));
    return area ? QString::fromLatin1(geo::zipTimeZone(area->zip(), *zips, *geo::bundledOutlines())) : QString();
}

ZoneReading makeCertain(const QString &zone)
{
    return {.zone = zone, .isCertain = true};
}

/// A single zone is certain; several are offered.
ZoneReading makeChoice(std::vector<ZoneOffer> offers)
{
    if (offers.size() == 1)
        return makeCertain(offers.front().zone);
    return {.offers = std::move(offers)};
}

void offer(std::vector<ZoneOffer> &offers, const QString &zone, const QString &reason)
{
    const bool isThere = std::ranges::any_of(offers, [&](const ZoneOffer &one) { return one.zone == zone; });
    if (!zone.isEmpty() && !isThere)
        offers.push_back({zone, reason});
}

void offerState(std::vector<ZoneOffer> &offers, const QString &code, const QString &reason)
{
    for (const geo::Region &state : geo::bundledOutlines()->states())
        if (geo::stateCode(state.fips) == code)
            for (const QByteArray &zone : geo::stateTimeZones(state.fips))
                offer(offers, QString::fromLatin1(zone), reason.isEmpty() ? state.name : reason);
}

/// For each zone the largest town of that name. If a county has two zones, both zones of its state.
std::vector<ZoneOffer> offersOfTowns(const std::vector<int> &named)
{
    constexpr size_t maxOffers = 6;
    const auto towns = geo::bundledTowns();
    std::vector<ZoneOffer> offers;
    for (size_t at = 0; at < named.size() && offers.size() < maxOffers; ++at) {
        const QString zone = zoneOfTown(named[at]);
        if (zone.isEmpty())
            offerState(offers, towns->state(named[at]), towns->label(named[at]));
        else
            offer(offers, zone, towns->label(named[at]));
    }
    return offers;
}

ZoneReading readZip(const QString &zip)
{
    const auto zips = geo::bundledZips();
    const auto outlines = geo::bundledOutlines();
    if (const QByteArray zone = geo::zipTimeZone(zip, *zips, *outlines); !zone.isEmpty())
        return makeCertain(QString::fromLatin1(zone));
    const auto location = zips->locate(zip);
    ZoneReading reading;
    if (location && location->area.county)
        offerState(reading.offers, geo::stateCode(outlines->counties()[size_t(*location->area.county)].fips / 1000),
                   {});
    return reading;
}

/// "Washington" may mean the city, and two letters may be the beginning of a word.
ZoneReading readState(const QString &bare, const QString &code)
{
    constexpr int large = 100'000;
    std::vector<ZoneOffer> offers;
    offerState(offers, code, {});
    const auto towns = geo::bundledTowns();
    for (const int town : towns->findByName(bare))
        if (towns->population(town) >= large)
            offer(offers, zoneOfTown(town), towns->label(town));
    if (offers.size() == 1 && bare.size() == code.size())
        return {.zone = offers.front().zone, .town = offers.front().reason, .offers = offers};
    return makeChoice(std::move(offers));
}

/// A city that a zone is named after, or a town. "Portland" most likely means the one in Oregon; for "Springfield" or
/// "Melbourne" the user has to choose.
ZoneReading readCity(const QString &bare)
{
    const QString city = zoneOfCity(bare);
    const QString named = city.isEmpty() ? zoneIdFor(bare) : city; // "Cuba" is a zone too
    const auto towns = geo::bundledTowns();
    const std::vector<int> all = towns->findByName(bare);
    if (all.empty())
        return named.isEmpty() ? ZoneReading() : makeCertain(named);
    const auto town = towns->uniqueMatch(bare);
    const QString own = town ? zoneOfTown(*town) : QString();
    if (!named.isEmpty() && own == named)
        return makeCertain(named);
    std::vector<ZoneOffer> offers = offersOfTowns(all);
    offer(offers, named, {});
    if (!named.isEmpty() || (offers.size() != 1 && own.isEmpty()))
        return {.offers = std::move(offers)};
    const QString zone = offers.front().zone;
    const QString label = towns->label(town.value_or(all.front()));
    if (!towns->isNamed(all.front(), bare))
        return {.zone = zone, .town = label, .isCertain = true};
    return {.zone = zone, .town = label, .offers = std::move(offers)};
}

ZoneReading readName(const QString &typed)
{
    static const QRegularExpression slash(u"\\s*[/\\\\]\\s*"_s);
    if (const QString path = QString(typed).replace(slash, u"/"_s); path.contains(u'/'))
        if (const QString id = zoneIdFor(QString(path).replace(u' ', u'_')); !id.isEmpty())
            return makeCertain(id);
    const QString bare = bareZoneName(typed);
    for (const UsZone &zone : usZones())
        if (bare == zone.name.toLower())
            return makeCertain(zone.id);
    if (const QStringList zones = zonesNamed(typed); !zones.isEmpty()) {
        std::vector<ZoneOffer> offers;
        for (const QString &zone : zones)
            offer(offers, zone, {});
        return makeChoice(std::move(offers));
    }
    if (const QString zip = zipCodeIn(typed); !zip.isEmpty())
        return readZip(zip);
    if (const QString code = geo::stateCodeFor(bare); !code.isEmpty())
        return readState(bare, code);
    return bare.isEmpty() || bare.contains(u'/') ? ZoneReading() : readCity(bare);
}

/// What a log, a calendar, or a ticket has around a name: quotation marks, "TZ=", an offset, a full stop.
QString withoutWrapping(const QString &typed)
{
    static const QRegularExpression before(
        u"^[\"'`<\\[\u201c\u2018]+|^(tz|tzid|time ?zone|zone)\\s*[=:]\\s*|^\\((utc|gmt)[^)]*\\)\\s*(?=\\w+/)"
        u"|^(utc|gmt)\\s*[-+\u2212]\\s*\\d{1,2}(:?\\d\\d)?\\s*(?=\\()"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression behind(u"[\"'`>\\]\u201d\u2019,;]+$|(?<=\\w{3}|[\"'>\u201d\u2019])\\.$"_s);
    QString bare = typed.normalized(QString::NormalizationForm_KC);
    for (qsizetype size = -1; std::exchange(size, bare.size()) != bare.size();)
        bare = bare.remove(before).remove(behind).trimmed();
    if (bare.startsWith(u'(') && bare.indexOf(u')') == bare.size() - 1)
        bare = bare.sliced(1, bare.size() - 2);
    return bare;
}

/// A name, with an explanation in parentheses or after a dash: "EST (New York)", "America/New_York (EST)", "Central -
/// Chicago". What agrees is certain; otherwise both are offered, such as for "Mountain time (Phoenix)".
ZoneReading readPair(const QString &typed)
{
    static const QRegularExpression pair(u"^(.+?)\\s*(?:\\(([^()]+)\\)|\\s[-\u2013\u2014]\\s+(.+))$"_s);
    const QRegularExpressionMatch match = pair.match(typed);
    if (!match.hasMatch())
        return {};
    const QString second = match.captured(2) + match.captured(3);
    const ZoneReading one = readName(match.captured(1)), other = readName(second);
    const auto zonesOf = [](const ZoneReading &read) {
        std::vector<ZoneOffer> all = read.offers;
        offer(all, read.zone, read.town);
        return all;
    };
    std::vector<ZoneOffer> ones = zonesOf(one), common;
    const std::vector<ZoneOffer> others = zonesOf(other);
    for (const ZoneOffer &zone : others)
        if (std::ranges::any_of(ones, [&](const ZoneOffer &there) { return there.zone == zone.zone; }))
            common.push_back(zone);
    if (ones.empty() || others.empty())
        return {};
    if (!common.empty())
        return makeChoice(std::move(common));
    for (const ZoneOffer &zone : others)
        offer(ones, zone.zone, zone.reason);
    return {.offers = std::move(ones)};
}

ZoneReading readSimplified(const QString &typed)
{
    const QString bare = withoutWrapping(typed);
    const ZoneReading read = readName(bare);
    return read.zone.isEmpty() && read.offers.empty() ? readPair(bare) : read;
}

} // namespace

ZoneReading readZone(const QString &typed)
{
    static QString cachedInput; // this is called several times for each key press
    static ZoneReading cachedReading;
    const QString simple = typed.simplified();
    if (simple.isEmpty())
        return {};
    if (std::exchange(cachedInput, simple) != simple)
        cachedReading = readSimplified(simple);
    return cachedReading;
}

} // namespace labdesk
