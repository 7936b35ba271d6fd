// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/bundled.h"
#include "geo/timezones.h"
#include "support/testmain.h"
#include "text/users/usertexts.h"
#include "views/common/uszones.h"

#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// "America/Denver" for what is certain, "America/Denver?" for a guess, "America/Denver|America/Phoenix" for a
/// question,
/// "-" for what is no zone.
QString told(const QString &typed)
{
    const ZoneReading read = readZone(typed);
    if (!read.zone.isEmpty())
        return read.isCertain ? read.zone : read.zone + u'?';
    QStringList zones;
    for (const ZoneOffer &offer : read.offers)
        zones += offer.zone;
    return zones.isEmpty() ? u"-"_s : zones.join(u'|');
}

/// The names that Windows has, by the zones of the database that it gives them to.
QByteArrayList windowsNames()
{
    QByteArrayList names;
    for (const QByteArray &id : geo::bundledZoneNames().trimmed().split('\n'))
        if (const QByteArray name = QTimeZone::ianaIdToWindowsId(id); !name.isEmpty() && !names.contains(name))
            names += name;
    return names;
}

/// Whether two zones tell the same time all year.
bool isSameTime(const QString &one, const QString &other)
{
    const QTimeZone a(one.toLatin1());
    const QTimeZone b(other.toLatin1());
    for (int month = 1; month <= 12; ++month)
        if (const QDateTime then(QDate(2026, month, 20), QTime(12, 0), Qt::UTC);
            a.offsetFromUtc(then) != b.offsetFromUtc(then))
            return false;
    return a.isValid() && b.isValid();
}

} // namespace

/// What people, tickets and computers call a time zone.
class tst_uszones : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsReadAsTheZoneThatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row
            = [](const QString &typed, const QString &meant) { QTest::newRow(qPrintable(typed)) << typed << meant; };
        for (const QString &name :
             {u"Eastern"_s, u"eastern time"_s, u"Eastern Standard Time"_s, u"Eastern Daylight Time"_s, u"ET"_s,
              u"est"_s, u"EDT"_s, u"Eastern Time Zone"_s, u"US Eastern Time"_s, u"EST/EDT"_s,
              u"Eastern Standard Time (EST)"_s, u"East Coast"_s, u"(UTC-05:00) Eastern Time (US & Canada)"_s})
            row(name, u"America/New_York"_s);
        for (const QString &name : {u"CST"_s, u"cdt"_s, u"Central Time"_s, u"(UTC-06:00) Central Time (US & Canada)"_s})
            row(name, u"America/Chicago"_s);
        for (const QString &name :
             {u"MDT"_s, u"MT"_s, u"Mountain Standard Time"_s, u"US Mountain Time"_s, u"MST/MDT"_s})
            row(name, u"America/Denver"_s);
        row(u"MST"_s, u"America/Denver|America/Phoenix"_s);
        for (const QString &name : {u"Arizona"_s, u"US Mountain Standard Time"_s, u"(UTC-07:00) Arizona"_s})
            row(name, u"America/Phoenix"_s);
        row(u"AZ"_s, u"America/Phoenix|America/Denver"_s);
        for (const QString &name : {u"PST"_s, u"Pacific Daylight Time"_s, u"pacific"_s, u"West Coast time"_s})
            row(name, u"America/Los_Angeles"_s);
        for (const QString &name :
             {u"AKST"_s, u"AKDT"_s, u"Alaska"_s, u"Alaskan Standard Time"_s, u"Alaska Daylight Time"_s})
            row(name, u"America/Anchorage"_s);
        for (const QString &name : {u"HST"_s, u"Hawaii Standard Time"_s, u"Hawaiian Standard Time"_s})
            row(name, u"Pacific/Honolulu"_s);
        row(u"HDT"_s, u"America/Adak"_s);
        row(u"Aleutian Standard Time"_s, u"America/Adak"_s);
        row(u"Hawaii–Aleutian Standard Time"_s, u"Pacific/Honolulu|America/Adak"_s);
        for (const QString &name : {u"Atlantic Standard Time"_s, u"AST"_s, u"Atlantic"_s, u"Atlantic Time"_s})
            row(name, u"America/Puerto_Rico|America/Halifax"_s);
        row(u"ADT"_s, u"America/Halifax"_s);
        row(u"(UTC-04:00) Atlantic Time (Canada)"_s, u"America/Halifax"_s);
        row(u"ChST"_s, u"Pacific/Guam"_s);
        row(u"Chamorro Standard Time"_s, u"Pacific/Guam"_s);
        row(u"SST"_s, u"Pacific/Pago_Pago"_s);
        row(u"American Samoa"_s, u"Pacific/Pago_Pago"_s);
        row(u"Samoa Standard Time"_s, u"Pacific/Pago_Pago|Pacific/Apia"_s);
        row(u"NST"_s, u"America/St_Johns"_s);
        row(u"Newfoundland Daylight Time"_s, u"America/St_Johns"_s);
        row(u"UTC"_s, u"UTC"_s);
        row(u"Coordinated Universal Time"_s, u"UTC"_s);
        row(u"Greenwich Mean Time"_s, u"UTC"_s);
        row(u"British Summer Time"_s, u"Europe/London"_s);
        row(u"GMT Standard Time"_s, u"Europe/London"_s);
        row(u"Japan Standard Time"_s, u"Asia/Tokyo"_s);
        row(u"Tokyo Daylight Time"_s, u"Asia/Tokyo"_s);
        row(u"IST"_s, u"Asia/Kolkata|Europe/Dublin|Asia/Jerusalem"_s);
        row(u"Central Standard Time (Mexico)"_s, u"America/Mexico_City"_s);
        row(u"asia/tokyo"_s, u"Asia/Tokyo"_s);
        row(u"America/New York"_s, u"America/New_York"_s);
        row(u"est5edt"_s, u"EST5EDT"_s);
        // states and territories
        row(u"Ohio"_s, u"America/New_York"_s);
        row(u"California"_s, u"America/Los_Angeles"_s); // also towns in Maryland and Pennsylvania
        row(u"California time"_s, u"America/Los_Angeles"_s);
        row(u"Texas"_s, u"America/Chicago|America/Denver"_s);
        row(u"Indiana"_s, u"America/Indiana/Indianapolis|America/Chicago"_s);
        row(u"Oregon"_s, u"America/Los_Angeles|America/Boise"_s);
        row(u"Washington"_s, u"America/Los_Angeles|America/New_York"_s);
        row(u"New York"_s, u"America/New_York"_s);
        row(u"Puerto Rico"_s, u"America/Puerto_Rico"_s);
        row(u"Guam"_s, u"Pacific/Guam"_s);
        row(u"US Virgin Islands"_s, u"America/St_Thomas"_s);
        row(u"oh"_s, u"America/New_York?"_s); // or the beginning of a word
        row(u"TX"_s, u"America/Chicago|America/Denver"_s);
        row(u"LA"_s, u"America/Los_Angeles|America/Chicago"_s);
        // ZIP codes
        row(u"60614"_s, u"America/Chicago"_s);
        row(u"606141234"_s, u"America/Chicago"_s);
        row(u"Chicago, IL 60614"_s, u"America/Chicago"_s);
        row(u"٦٠٦١٤"_s, u"America/Chicago"_s);
        row(u"96940"_s, u"Pacific/Palau"_s);
        row(u"86001"_s, u"America/Phoenix|America/Denver"_s); // a county with two zones
        // cities and towns
        row(u"denver"_s, u"America/Denver"_s);
        row(u"Chicago time"_s, u"America/Chicago"_s);
        row(u"los angeles"_s, u"America/Los_Angeles"_s);
        row(u"tokyo"_s, u"Asia/Tokyo"_s);
        row(u"boston"_s, u"America/New_York?"_s);
        row(u"Atlanta time"_s, u"America/New_York?"_s);
        row(u"Boston, MA"_s, u"America/New_York"_s);
        row(u"Springfield, Illinois"_s, u"America/Chicago"_s);
        row(u"Melbourne, FL"_s, u"America/New_York"_s);
        row(u"portland"_s, u"America/Los_Angeles?"_s);
        row(u"Springfield"_s, u"America/Chicago|America/New_York|America/Los_Angeles|America/Detroit|America/Denver"_s);
        row(u"Melbourne"_s, u"America/New_York|America/Chicago|Australia/Melbourne"_s);
        row(u"Cuba"_s, u"America/Chicago|America/New_York|Cuba"_s);
        row(u"Vancouver"_s, u"America/Los_Angeles|America/Vancouver"_s);
        row(u"Flagstaff"_s, u"America/Phoenix|America/Denver"_s);
        // as tickets, logs, and calendars have them
        for (const QString &name :
             {u"E.S.T."_s, u"Eastern Std Time"_s, u"EST (New York)"_s, u"Eastern - New York"_s, u"Eastern US"_s,
              u"GMT-0500 (Eastern Standard Time)"_s, u"America/New_York (EST)"_s, u"(GMT-5) America/New_York"_s,
              u"America\\New_York"_s, u"America / New_York"_s, u"\"America/New_York\","_s, u"TZID=America/New_York"_s,
              u"“America/New_York”."_s, u"New York City"_s, u"N.Y.C."_s})
            row(name, u"America/New_York"_s);
        row(u"Mountain time (Phoenix)"_s, u"America/Denver|America/Phoenix"_s);
        row(u"America/Chicago (EST)"_s, u"America/Chicago|America/New_York"_s);
        row(u"L.A."_s, u"America/Los_Angeles|America/Chicago"_s);
        row(u"D.C."_s, u"America/New_York?"_s);
        row(u"St. Thomas"_s, u"America/St_Thomas"_s);
        row(u"HAST"_s, u"Pacific/Honolulu|America/Adak"_s);
        row(u"(UTC-10:00) Aleutian Islands"_s, u"America/Adak"_s);
        row(u"(UTC-04:00) Georgetown, La Paz, Manaus, San Juan"_s, u"America/Puerto_Rico"_s);
        row(u"(UTC+10:00) Guam, Port Moresby"_s, u"Pacific/Guam"_s);
        // nothing that Enter may take
        row(u"Eastern (Qqq)"_s, u"-"_s);
        row(u"phoen"_s, u"-"_s);
        row(u"Atlantic Standard"_s, u"-"_s);
        row(u"Qqq Standard Time"_s, u"-"_s);
        row(u"standard time"_s, u"-"_s);
        row(u"UTC-5"_s, u"-"_s);
        row(u"x/y"_s, u"-"_s);
        row(u" "_s, u"-"_s);
    }

    void aNameIsReadAsTheZoneThatIsMeant()
    {
        QFETCH(QString, typed);
        QTEST(told(typed), "meant");
    }

    /// What a computer with Windows calls its zone: that zone, or a question that has it.
    void everyNameOfWindowsIsUnderstood()
    {
        const QByteArrayList names = windowsNames();
        QVERIFY2(names.size() > 130, qPrintable(QString::number(names.size())));
        for (const QByteArray &name : names) {
            const QString usual = QString::fromLatin1(QTimeZone::windowsIdToDefaultIanaId(name));
            for (const QString &typed : {QString::fromLatin1(name), QString::fromLatin1(name).toLower(),
                                         QString::fromLatin1(name).replace(u"Standard"_s, u"Daylight"_s)}) {
                const ZoneReading read = readZone(typed);
                QStringList zones = read.isCertain ? QStringList{read.zone} : QStringList();
                for (const ZoneOffer &offer : read.offers)
                    zones += offer.zone;
                const bool isThere
                    = std::ranges::any_of(zones, [&](const QString &zone) { return isSameTime(zone, usual); });
                QVERIFY2(isThere, qPrintable(typed + u": "_s + zones.join(u' ') + u", not "_s + usual));
                for (const QString &zone : zones)
                    QVERIFY2(isKnownZone(zone), qPrintable(typed + u": "_s + zone));
            }
        }
    }

    /// A town with the name of a zone elsewhere: that is asked, or it is the town's own zone.
    void noTownIsTakenForACityElsewhere()
    {
        const auto towns = geo::bundledTowns();
        const auto zips = geo::bundledZips();
        QStringList lastParts;
        for (const QByteArray &id : geo::bundledZoneNames().trimmed().split('\n'))
            lastParts += QString::fromLatin1(id).section(u'/', -1).replace(u'_', u' ').toLower();
        int looked = 0;
        for (int row = 0; row < towns->count(); ++row) {
            const QString name = towns->name(row);
            if (!lastParts.contains(name.toLower()) || towns->uniqueMatch(name) != row)
                continue;
            ++looked;
            const ZoneReading read = readZone(name);
            const auto area = zips->nearestTo(towns->place(row));
            const QString own = QString::fromLatin1(geo::zipTimeZone(area->zip(), *zips, *geo::bundledOutlines()));
            QVERIFY2(!read.isCertain || read.zone == own || name == u"Central" || name == u"Pacific",
                     qPrintable(name + u": "_s + told(name) + u", not "_s + own));
        }
        QVERIFY2(looked > 60, qPrintable(QString::number(looked)));
    }

    void everyStateIsReadOrAsked()
    {
        for (const geo::Region &state : geo::bundledOutlines()->states()) {
            const ZoneReading read = readZone(state.name);
            QStringList zones{read.zone};
            for (const ZoneOffer &offer : read.offers)
                zones += offer.zone;
            const QByteArrayList kept = geo::stateTimeZones(state.fips);
            QVERIFY2(zones.contains(QString::fromLatin1(kept.front())), qPrintable(state.name));
        }
    }
};

LABDESK_TEST(tst_uszones)
#include "tst_uszones.moc"
