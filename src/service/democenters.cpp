// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/democenters.h"

#include "service/demotables.h"
#include "service/jsonwriter.h"

namespace labdesk::service {

using namespace Qt::StringLiterals;

namespace {

struct LabRow
{
    int id;
    const char *slug;
    int centers; ///< 0 for labs that send kits by mail
};

constexpr LabRow labRows[] = {
    {27, "labcorp", 900}, {6, "quest", 850},    {9, "bioreference", 320}, {13, "ussl", 200},    {31, "sanocardio", 130},
    {35, "ihd", 100},     {18, "spiriplex", 0}, {22, "ayumetrix", 0},     {24, "us_biotek", 0}, {1, "manual", 0},
};

constexpr const char *openTimes[]
    = {"7:00AM - 3:30PM", "8:00AM - 5:00PM", "7:00AM - 11:30AM;12:30PM - 4:00PM", "6:30AM - 2:00PM"};

// Null for a quarter of the centers; otherwise by day, with a lunch break or shorter on Saturday; in rare cases of
// another shape.
QByteArray demoHours(DemoRandom &random)
{
    if (random.chance(0.25))
        return {};
    JsonWriter out;
    if (random.chance(0.02))
        return out.beginObject().key("note").text(u"By appointment only").endObject().bytes();
    if (random.chance(0.02))
        return out.beginObject().key("weekdays").text(u"7-15").key("weekend").boolean(false).endObject().bytes();
    const QString weekday = QString::fromLatin1(random.pick(openTimes));
    const bool isShortFriday = random.chance(0.2), isOpenSaturday = random.chance(0.35);
    out.beginObject();
    for (const char *day : {"Mon", "Tue", "Wed", "Thu"})
        out.key(day).text(weekday);
    out.key("Fri").text(isShortFriday ? u"7:00AM - 12:00PM"_s : weekday).key("Sat");
    out.text(isOpenSaturday ? std::optional(u"8:00AM - 12:00PM"_s) : std::nullopt);
    return out.key("Sun").null().endObject().bytes();
}

QStringList pickSome(DemoRandom &random, std::initializer_list<const char *> all, double share)
{
    QStringList some;
    for (const char *one : all)
        if (random.chance(share))
            some.append(QString::fromLatin1(one));
    return some;
}

Center demoCenter(const LabRow &lab, int number, DemoPlaces &places, DemoRandom &random)
{
    constexpr double jitterDegrees = 0.012; // less than a mile, so the building is roughly in its ZIP
    const DemoPlace place = places.pick(random);
    const BusinessAddress address = places.address(random, place);
    Center center;
    center.labId = lab.id;
    center.name = QString::fromUtf8(random.pick(demo::places)) + u" Patient Service Center"_s;
    center.firstLine = address.firstLine;
    center.secondLine = random.chance(0.5) ? u"Suite %1"_s.arg(random.between(100, 450)) : QString();
    center.city = place.city;
    center.state = place.state;
    center.zip = place.zip;
    center.phone = demoPhone(random);
    center.fax = demoPhone(random);
    center.hours = demoHours(random);
    center.siteCode = QString::fromLatin1(lab.slug).left(2).toUpper() + QString::number(number).rightJustified(5, u'0');
    center.billTypes = QStringList(u"client_bill"_s)
        + pickSome(random, {"commercial_insurance", "patient_bill_passthrough", "patient_bill"}, 0.6);
    center.capabilities
        = pickSome(random, {"stat", "appointment_scheduling", "pediatric_draw", "glucose_tolerance_test"}, 0.3);
    center.centroid = place.centroid;
    center.location = {place.centroid.latitude + (random.fraction() - 0.5) * jitterDegrees,
                       place.centroid.longitude + (random.fraction() - 0.5) * jitterDegrees};
    return center;
}

} // namespace

std::vector<Lab> addDemoCenters(const std::function<void(const Lab &)> &addLab,
                                const std::function<void(const Center &)> &addCenter, DemoPlaces &places,
                                DemoRandom &random)
{
    std::vector<Lab> withCenters;
    for (const LabRow &row : labRows) {
        const Lab lab{row.id, QString::fromLatin1(row.slug)};
        addLab(lab);
        if (row.centers > 0)
            withCenters.push_back(lab);
        for (int number = 1; number <= row.centers; ++number)
            addCenter(demoCenter(row, number, places, random));
    }
    return withCenters;
}

} // namespace labdesk::service
