// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/zonetexts.h"

#include "text/localtexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace labdesk {

namespace {

struct ZoneText
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UsZone)
};

struct ZoneNames
{
    const char *id;
    const char *name;
    const char *sentence;
};
constexpr ZoneNames zoneNames[] = {
    {"America/New_York", QT_TRANSLATE_NOOP("labdesk::UsZone", "Eastern"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Eastern time (New York)")},
    {"America/Chicago", QT_TRANSLATE_NOOP("labdesk::UsZone", "Central"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Central time (Chicago)")},
    {"America/Denver", QT_TRANSLATE_NOOP("labdesk::UsZone", "Mountain"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Mountain time (Denver)")},
    {"America/Phoenix", QT_TRANSLATE_NOOP("labdesk::UsZone", "Arizona"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Arizona time (Phoenix)")},
    {"America/Los_Angeles", QT_TRANSLATE_NOOP("labdesk::UsZone", "Pacific"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Pacific time (Los Angeles)")},
    {"America/Anchorage", QT_TRANSLATE_NOOP("labdesk::UsZone", "Alaska"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Alaska time (Anchorage)")},
    {"Pacific/Honolulu", QT_TRANSLATE_NOOP("labdesk::UsZone", "Hawaii"),
     QT_TRANSLATE_NOOP("labdesk::UsZone", "Hawaii time (Honolulu)")},
};

} // namespace

std::vector<UsZone> usZones()
{
    std::vector<UsZone> zones;
    for (const auto &[id, name, sentence] : zoneNames)
        zones.push_back({QLatin1StringView(id), ZoneText::tr(name)});
    return zones;
}

QString formatZone(const QString &id, ZoneForm form)
{
    if (form == ZoneForm::Id)
        return id;
    const auto *known
        = std::ranges::find_if(zoneNames, [&id](const ZoneNames &zone) { return QLatin1StringView(zone.id) == id; });
    if (known == std::end(zoneNames))
        return id;
    return form == ZoneForm::Place ? id.section(u'/', -1).replace(u'_', u' ') : ZoneText::tr(known->sentence);
}

QString formatZoneWithId(const QString &id)
{
    const QString words = formatZone(id);
    return words == id ? id : joinFacts({words, id});
}

} // namespace labdesk
