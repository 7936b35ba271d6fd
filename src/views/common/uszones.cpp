// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/uszones.h"

#include "geo/bundled.h"
#include "geo/timezones.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTimeZone>

#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct ZoneText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UsZone)
};

/// The English name and the letters stand in tickets whatever the language of the window is.
struct KnownZone
{
    const char *id;
    const char *name;
    QStringList letters;
};

const std::vector<KnownZone> &knownZones()
{
    static const std::vector<KnownZone> all{
        {"America/New_York", QT_TRANSLATE_NOOP("labdesk::UsZone", "Eastern"), {u"et"_s, u"est"_s, u"edt"_s}},
        {"America/Chicago", QT_TRANSLATE_NOOP("labdesk::UsZone", "Central"), {u"ct"_s, u"cst"_s, u"cdt"_s}},
        {"America/Denver", QT_TRANSLATE_NOOP("labdesk::UsZone", "Mountain"), {u"mt"_s, u"mst"_s, u"mdt"_s}},
        {"America/Phoenix", QT_TRANSLATE_NOOP("labdesk::UsZone", "Arizona"), {}},
        {"America/Los_Angeles", QT_TRANSLATE_NOOP("labdesk::UsZone", "Pacific"), {u"pt"_s, u"pst"_s, u"pdt"_s}},
        {"America/Anchorage", QT_TRANSLATE_NOOP("labdesk::UsZone", "Alaska"), {u"akt"_s, u"akst"_s, u"akdt"_s}},
        {"Pacific/Honolulu", QT_TRANSLATE_NOOP("labdesk::UsZone", "Hawaii"), {u"ht"_s, u"hst"_s, u"hdt"_s}}};
    return all;
}

/// "Eastern Standard Time" is called "eastern" here.
QString bareName(const QString &typed)
{
    static const QRegularExpression surplus(u"\\s+((standard|daylight)\\s+)?time(\\s*zone)?$"_s);
    return typed.simplified().toLower().remove(surplus);
}

/// "new york" is the city of America/New_York. American ones go before others of that name.
QString zoneNamedAfter(const QString &city)
{
    QString found;
    const QString ending = u'/' + QString(city).replace(u' ', u'_');
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

struct TownZone
{
    QString town;
    QString zone;
};

/// Who says "Portland" means the one in Oregon; who says "Springfield" has to say which.
TownZone townZone(const QString &typed)
{
    constexpr int farLarger = 4;
    const auto towns = geo::bundledTowns();
    const std::vector<int> named = towns->allNamed(typed);
    if (named.empty())
        return {};
    const QString zone = zoneOfTown(named.front());
    for (size_t at = 1; at < named.size(); ++at)
        if (towns->population(named[at]) * farLarger > towns->population(named.front())
            && zoneOfTown(named[at]) != zone)
            return {};
    return {towns->label(named.front()), zone};
}

/// Asked for at each key, several times.
TownZone keptTownZone(const QString &typed)
{
    static QString kept;
    static TownZone found;
    if (std::exchange(kept, typed) != typed)
        found = townZone(typed);
    return found;
}

/// What needs no town.
QString shortZone(const QString &bare)
{
    for (const KnownZone &zone : knownZones())
        if (bare == QLatin1StringView(zone.name).toString().toLower() || bare == ZoneText::tr(zone.name).toLower()
            || zone.letters.contains(bare))
            return QLatin1StringView(zone.id);
    if (geo::Zips::codeOf(bare))
        return QString::fromLatin1(geo::zipTimeZone(bare, *geo::bundledZips(), *geo::bundledOutlines()));
    return zoneNamedAfter(bare);
}

} // namespace

std::vector<UsZone> usZones()
{
    std::vector<UsZone> zones;
    for (const KnownZone &zone : knownZones())
        zones.push_back({QLatin1StringView(zone.id), ZoneText::tr(zone.name)});
    return zones;
}

QString zoneMeantBy(const QString &typed)
{
    const QString bare = bareName(typed);
    if (bare.isEmpty() || bare.contains(u'/'))
        return {};
    const QString zone = shortZone(bare);
    return zone.isEmpty() ? keptTownZone(bare).zone : zone;
}

QString townMeantBy(const QString &typed)
{
    const QString bare = bareName(typed);
    return bare.isEmpty() || bare.contains(u'/') || !shortZone(bare).isEmpty() ? QString() : keptTownZone(bare).town;
}

} // namespace labdesk
