// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/zonealiases.h"

#include "geo/bundled.h"

#include <QHash>
#include <QRegularExpression>
#include <QTimeZone>

#include <array>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct NamedZones
{
    QStringList names; ///< lowercase, without "standard time"
    QStringList zones;
};

/// Names whose meaning in the United States differs from that in Windows, or that Windows lacks: its "Atlantic Standard
/// Time" is only Canada's, and its "Samoa Standard Time" isn't that of American Samoa. The names are from 15 U.S.C.
/// 263, the abbreviations from tickets.
const std::vector<NamedZones> &usNames()
{
    static const std::vector<NamedZones> all{
        {{u"eastern"_s, u"et"_s, u"est"_s, u"edt"_s, u"east coast"_s}, {u"America/New_York"_s}},
        {{u"central"_s, u"ct"_s, u"cst"_s, u"cdt"_s}, {u"America/Chicago"_s}},
        {{u"mountain"_s, u"mt"_s, u"mdt"_s}, {u"America/Denver"_s}},
        {{u"mst"_s}, {u"America/Denver"_s, u"America/Phoenix"_s}}, // Arizona uses it in summer too
        {{u"arizona"_s}, {u"America/Phoenix"_s}},
        {{u"pacific"_s, u"pt"_s, u"pst"_s, u"pdt"_s, u"west coast"_s}, {u"America/Los_Angeles"_s}},
        {{u"alaska"_s, u"alaskan"_s, u"akt"_s, u"akst"_s, u"akdt"_s}, {u"America/Anchorage"_s}},
        {{u"hawaii"_s, u"hawaiian"_s, u"ht"_s, u"hst"_s}, {u"Pacific/Honolulu"_s}},
        {{u"hdt"_s, u"hadt"_s, u"aleutian"_s, u"aleutian islands"_s},
         {u"America/Adak"_s}}, // Hawaii has no daylight saving time
        {{u"hawaii-aleutian"_s, u"hawaii aleutian"_s, u"hast"_s}, {u"Pacific/Honolulu"_s, u"America/Adak"_s}},
        {{u"atlantic"_s, u"at"_s, u"ast"_s}, {u"America/Puerto_Rico"_s, u"America/Halifax"_s}},
        {{u"adt"_s, u"atlantic (canada)"_s}, {u"America/Halifax"_s}}, // Puerto Rico has no daylight saving time
        {{u"georgetown, la paz, manaus, san juan"_s}, {u"America/Puerto_Rico"_s}}, // as Windows shows them
        {{u"chamorro"_s, u"chst"_s, u"guam, port moresby"_s}, {u"Pacific/Guam"_s}},
        {{u"sst"_s, u"american samoa"_s, u"coordinated universal time-11"_s}, {u"Pacific/Pago_Pago"_s}},
        {{u"samoa"_s}, {u"Pacific/Pago_Pago"_s, u"Pacific/Apia"_s}},
        {{u"indiana (east)"_s}, {u"America/Indiana/Indianapolis"_s}},
        {{u"newfoundland"_s, u"nst"_s, u"ndt"_s}, {u"America/St_Johns"_s}},
        {{u"utc"_s, u"coordinated universal"_s, u"universal coordinated"_s, u"universal"_s, u"greenwich mean"_s},
         {u"UTC"_s}},
        {{u"british"_s, u"bst"_s}, {u"Europe/London"_s}},
        {{u"irish"_s}, {u"Europe/Dublin"_s}},
        {{u"ist"_s}, {u"Asia/Kolkata"_s, u"Europe/Dublin"_s, u"Asia/Jerusalem"_s}},
        {{u"japan"_s, u"jst"_s}, {u"Asia/Tokyo"_s}},
        {{u"philippine"_s, u"philippines"_s, u"pht"_s}, {u"Asia/Manila"_s}},
        {{u"la"_s}, {u"America/Los_Angeles"_s, u"America/Chicago"_s}}, // the city, or Louisiana
        {{u"nyc"_s, u"new york city"_s}, {u"America/New_York"_s}}};
    return all;
}

QStringList usZonesNamed(const QString &name)
{
    for (const NamedZones &zones : usNames())
        if (zones.names.contains(name))
            return zones.zones;
    return {};
}

/// By lowercase name. Qt has this table but no list of its names.
const QHash<QString, QByteArray> &windowsNames()
{
    static const QHash<QString, QByteArray> names = [] {
        QHash<QString, QByteArray> all;
        const QByteArrayList builtIn = geo::bundledZoneNames().split('\n');
        for (const QByteArrayList &ids : {builtIn, QByteArrayList(QTimeZone::availableTimeZoneIds())})
            for (const QByteArray &id : ids)
                if (const QByteArray name = QTimeZone::ianaIdToWindowsId(id); !name.isEmpty())
                    all.insert(QString::fromLatin1(name).toLower(), name);
        return all;
    }();
    return names;
}

/// The IANA zones of a Windows zone: that of the United States if there is one, otherwise those of its territories,
/// then the default.
QStringList zonesOfWindows(const QString &lowercaseName)
{
    const QByteArray name = windowsNames().value(lowercaseName);
    if (name.isEmpty())
        return {};
    constexpr std::array territories{QLocale::PuertoRico, QLocale::UnitedStatesVirginIslands, QLocale::Guam,
                                     QLocale::NorthernMarianaIslands, QLocale::AmericanSamoa};
    if (const QByteArray ours = QTimeZone::windowsIdToDefaultIanaId(name, QLocale::UnitedStates); !ours.isEmpty())
        return {QString::fromLatin1(ours)};
    QStringList zones;
    for (const QLocale::Territory territory : territories)
        if (const QByteArray zone = QTimeZone::windowsIdToDefaultIanaId(name, territory); !zone.isEmpty())
            zones += QString::fromLatin1(zone);
    zones += QString::fromLatin1(QTimeZone::windowsIdToDefaultIanaId(name));
    zones.removeDuplicates();
    // all U.S. territories in one Windows zone have the same time
    return zones.first(1) + zones.last(zones.size() > 1 ? 1 : 0);
}

/// Normalizes "(UTC-05:00) Eastern Time (US & Canada)" to "eastern time", with plain hyphens, and "E.S.T." to "est".
QString cleaned(const QString &typed)
{
    static const QRegularExpression before(u"^\\((utc|gmt)[^)]*\\)\\s*"_s);
    static const QRegularExpression behind(u"(\\s*\\((us|usa|us (&|and) canada)\\)|(?<=\\w)\\s+(us|usa))$"_s);
    static const QRegularExpression dotted(u"\\b(?:\\w\\.){2,}(?:\\w\\b)?"_s);
    static const QRegularExpression shortened(u"\\b(std|stnd)(\\.|\\b)"_s);
    QString name = typed.normalized(QString::NormalizationForm_KC).simplified().toLower();
    for (QChar &c : name)
        if (c.category() == QChar::Punctuation_Dash)
            c = u'-';
    for (QRegularExpressionMatch match; (match = dotted.match(name)).hasMatch();)
        name.replace(match.capturedStart(), match.capturedLength(), match.captured().remove(u'.'));
    return name.remove(before).replace(shortened, u"standard"_s).remove(behind);
}

} // namespace

QString bareZoneName(const QString &typed)
{
    static const QRegularExpression redundantWords(
        u"\\s+((standard|daylight|summer|savings?|daylight savings?)\\s+)?time"
        u"(\\s*zone)?(?=$|\\s*\\(canada\\)$)"_s);
    return cleaned(typed).remove(redundantWords);
}

QStringList zonesNamed(const QString &typed)
{
    static const QRegularExpression daylightWords(u"\\b(daylight|summer)\\b"_s);
    static const QRegularExpression country(u"^us\\s+"_s);
    const QString name = cleaned(typed);
    const QString bare = bareZoneName(typed);
    if (const QStringList zones = usZonesNamed(bare); !zones.isEmpty())
        return zones;
    if (const QStringList zones = zonesOfWindows(QString(name).replace(daylightWords, u"standard"_s)); !zones.isEmpty())
        return zones;
    // "US Mountain Time" is Arizona in Windows only with "Standard".
    if (const QStringList zones = usZonesNamed(QString(bare).remove(country)); !zones.isEmpty())
        return zones;
    if (const QStringList zones = zonesOfWindows(bare + u" standard time"_s); bare != name && !zones.isEmpty())
        return zones;
    // "Eastern Standard Time (EST)", "EST/EDT": all parts must agree.
    static const QRegularExpression between(u"[/(),]\\s*"_s);
    QStringList commonZones;
    for (const QString &part : name.split(between, Qt::SkipEmptyParts)) {
        const QStringList zones = part == name ? QStringList() : zonesNamed(part);
        if (zones.isEmpty())
            return {};
        QStringList both = zones;
        if (!commonZones.isEmpty())
            both.removeIf([&](const QString &zone) { return !commonZones.contains(zone); });
        if (both.isEmpty())
            return {};
        commonZones = both;
    }
    return commonZones;
}

} // namespace labdesk
