// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/digits.h"
#include "domain/textnormalization.h"
#include "domain/timestamp.h"
#include "domain/zipcode.h"
#include "fuzz/fuzz.h"
#include "geo/bundled.h"
#include "geo/timezones.h"
#include "geo/zonenames.h"
#include "views/common/uszones.h"
#include "views/common/zonealiases.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk::fuzz {

// What a ZIP code field takes is five digits that mean themselves, and the map knows the place of the one that it
// shows.
FUZZ_TARGET(zip, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(500)), zip = zipCodeIn(typed);
    demand(
        zip.isEmpty()
            || (zip.size() == 5 && std::all_of(zip.begin(), zip.end(), [](QChar c) { return c >= u'0' && c <= u'9'; })),
        "no ZIP code", typed, zip);
    QString digits = withAsciiDigits(typed.normalized(QString::NormalizationForm_KC));
    digits.removeIf([](QChar c) { return c < u'0' || c > u'9'; });
    demand(digits.contains(zip), "digits that weren't typed", typed, zip);
    demand(zipCodeIn(zip) == zip, "a ZIP code isn't one", typed, zip);
    const auto zips = geo::bundledZips();
    const auto area = zips->find(typed);
    demand(area.has_value() == zips->find(zip).has_value(), "a place for some spellings alone", typed, zip);
    demand(!area || area->zip() == zip, "the place of another ZIP", typed, zip);
    const auto zone = geo::zipTimeZone(typed, *zips, *geo::bundledOutlines());
    demand(zone.isEmpty() || geo::isZoneName(QString::fromLatin1(zone)), "a zone that isn't one", typed);
}

// The town that a text means is among those of that name, and its label means it again.
FUZZ_TARGET(town, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(200));
    const auto towns = geo::bundledTowns();
    const auto named = towns->findByName(typed), offered = towns->matchingPrefix(typed, 8);
    const auto only = towns->uniqueMatch(typed);
    demand(!only || std::ranges::find(named, *only) != named.end(), "a town of another name", typed);
    demand(offered.size() <= 8 && std::ranges::is_sorted(offered), "not the largest first", typed);
    const bool isOneWord = std::ranges::all_of(typed, [](QChar c) { return c.isLetter(); }); // no state behind it
    for (const int row : named)
        demand(!isOneWord || towns->isNamed(row, typed), "found by no name of its own", typed, towns->label(row));
    if (!offered.empty()) {
        const auto again = towns->findByName(towns->label(offered[0]));
        demand(std::ranges::find(again, offered[0]) != again.end(), "its label doesn't find it",
               towns->label(offered[0]));
    }
}

// What is taken for a time zone is one, and its own name means it.
FUZZ_TARGET(zone, Form::Text)
{
    const QString typed = QString::fromUtf8(input.left(200));
    const ZoneReading reading = readZone(typed);
    demand(reading.zone.isEmpty() || geo::isZoneName(reading.zone), "a zone that isn't one", typed, reading.zone);
    demand(!reading.isCertain || !reading.zone.isEmpty(), "certain of nothing", typed);
    for (const ZoneOffer &offer : reading.offers)
        demand(geo::isZoneName(offer.zone), "an offer that isn't a zone", typed, offer.zone);
    for (const QString &zone : zonesNamed(typed))
        demand(geo::isZoneName(zone), "a name of something else", typed, zone);
    if (!reading.zone.isEmpty()) {
        const ZoneReading again = readZone(reading.zone);
        demand(again.zone == reading.zone && again.isCertain, "its own name means another", reading.zone, again.zone);
    }
}

// A time is the same, read as a text and as bytes; one that is stored as numbers is written as it was.
FUZZ_TARGET(timestamp, Form::Text)
{
    const QString text = QString::fromUtf8(input.left(80));
    const QByteArray utf8 = text.toUtf8();
    const std::string_view view(utf8.constData(), size_t(utf8.size()));
    const Timestamp read = Timestamp::parse(text);
    const FormattedTime time = formattedTime(view);
    demand((time != FormattedTime()) == read.utc.isValid(), "a time for one of two readers", text);
    if (!read.utc.isValid())
        return;
    demand(time.ms == read.utc.toMSecsSinceEpoch(), "another time", text, read.utc.toString(Qt::ISODateWithMs));
    demand(time.format == noTimeFormat || timeText(time) == view, "written it is another text", text);
    if (const std::string written = timeText({time.ms, 0}); !written.empty())
        demand(formattedTime(written).ms == time.ms, "written it is another time", text,
               QString::fromStdString(written));
}

} // namespace labdesk::fuzz
