// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/timezones.h"

#include "geo/islandzips.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace labdesk::geo {

namespace {

constexpr char eastern[] = "America/New_York";
constexpr char central[] = "America/Chicago";
constexpr char mountain[] = "America/Denver";
constexpr char pacific[] = "America/Los_Angeles";

/// The main zone of a state, its other zone if it has one, and the FIPS numbers, in ascending order, of the counties in
/// the other zone and of those in more than one (`mixed`).
struct StateZone
{
    int state;
    const char *zone;
    std::span<const int> others = {};
    const char *otherZone = "";
    std::span<const int> mixed = {};
};

// Legal time by 49 CFR part 71 and the state's own laws; counties by FIPS number.
constexpr int floridaCentral[] = {12005, 12013, 12033, 12059, 12063, 12091, 12113, 12131, 12133};
constexpr int floridaMixed[] = {12045};            // Gulf
constexpr int arizonaMixed[] = {4001, 4005, 4017}; // Apache, Coconino, Navajo
constexpr int idahoPacific[] = {16009, 16017, 16021, 16035, 16055, 16057, 16061, 16069, 16079};
constexpr int idahoMixed[] = {16049}; // Idaho
constexpr int indianaCentral[] = {18051, 18073, 18089, 18091, 18111, 18123, 18127, 18129, 18147, 18149, 18163, 18173};
constexpr int kansasMountain[] = {20071, 20075, 20181, 20199};
constexpr int kentuckyCentral[]
    = {21001, 21003, 21007, 21009, 21027, 21031, 21033, 21035, 21039, 21047, 21053, 21055, 21057, 21059,
       21061, 21075, 21083, 21085, 21087, 21091, 21099, 21101, 21105, 21107, 21139, 21141, 21143, 21145,
       21149, 21157, 21169, 21171, 21177, 21183, 21207, 21213, 21219, 21221, 21225, 21227, 21233};
constexpr int michiganCentral[] = {26043, 26053, 26071, 26109};
constexpr int nebraskaMountain[] = {31005, 31007, 31013, 31029, 31033, 31045, 31049, 31057, 31069,
                                    31075, 31091, 31101, 31105, 31123, 31135, 31157, 31161, 31165};
constexpr int nebraskaMixed[] = {31031}; // Cherry
constexpr int nevadaMixed[] = {32007};   // Elko
constexpr int northDakotaMountain[] = {38001, 38007, 38011, 38033, 38037, 38041, 38087, 38089};
constexpr int northDakotaMixed[] = {38025, 38053, 38085}; // Dunn, McKenzie, Sioux
constexpr int oregonMixed[] = {41045};                    // Malheur
constexpr int southDakotaMountain[]
    = {46007, 46019, 46031, 46033, 46041, 46047, 46055, 46063, 46071, 46081, 46093, 46102, 46103, 46105, 46137};
constexpr int southDakotaMixed[] = {46117}; // Stanley
constexpr int tennesseeEastern[]
    = {47001, 47009, 47011, 47013, 47019, 47025, 47029, 47057, 47059, 47063, 47065, 47067, 47073, 47089, 47091,
       47093, 47105, 47107, 47121, 47123, 47129, 47139, 47143, 47145, 47151, 47155, 47163, 47171, 47173, 47179};
constexpr int texasMountain[] = {48141, 48229};
constexpr int texasMixed[] = {48109}; // Culberson, whose northwest uses El Paso's time
constexpr int alaskaMixed[] = {2016}; // Aleutians West

constexpr StateZone stateZones[] = {
    {1, central},
    {2, "America/Anchorage", {}, "America/Adak", alaskaMixed},
    {4, "America/Phoenix", {}, mountain, arizonaMixed},
    {5, central},
    {6, pacific},
    {8, mountain},
    {9, eastern},
    {10, eastern},
    {11, eastern},
    {12, eastern, floridaCentral, central, floridaMixed},
    {13, eastern},
    {15, "Pacific/Honolulu"},
    {16, "America/Boise", idahoPacific, pacific, idahoMixed},
    {17, central},
    {18, "America/Indiana/Indianapolis", indianaCentral, central},
    {19, central},
    {20, central, kansasMountain, mountain},
    {21, eastern, kentuckyCentral, central},
    {22, central},
    {23, eastern},
    {24, eastern},
    {25, eastern},
    {26, "America/Detroit", michiganCentral, "America/Menominee"},
    {27, central},
    {28, central},
    {29, central},
    {30, mountain},
    {31, central, nebraskaMountain, mountain, nebraskaMixed},
    {32, pacific, {}, mountain, nevadaMixed},
    {33, eastern},
    {34, eastern},
    {35, mountain},
    {36, eastern},
    {37, eastern},
    {38, central, northDakotaMountain, mountain, northDakotaMixed},
    {39, eastern},
    {40, central},
    {41, pacific, {}, "America/Boise", oregonMixed},
    {42, eastern},
    {44, eastern},
    {45, eastern},
    {46, central, southDakotaMountain, mountain, southDakotaMixed},
    {47, central, tennesseeEastern, eastern},
    {48, central, texasMountain, mountain, texasMixed},
    {49, mountain},
    {50, eastern},
    {51, eastern},
    {53, pacific},
    {54, eastern},
    {55, central},
    {56, mountain},
    {60, "Pacific/Pago_Pago"},
    {66, "Pacific/Guam"},
    {69, "Pacific/Guam"}, // the Northern Marianas use Guam's time
    {72, "America/Puerto_Rico"},
    {78, "America/St_Thomas"},
};

const StateZone *stateZone(int stateFips)
{
    const auto found = std::find_if(std::begin(stateZones), std::end(stateZones),
                                    [stateFips](const StateZone &zone) { return zone.state == stateFips; });
    return found == std::end(stateZones) ? nullptr : found;
}

bool containsCounty(std::span<const int> counties, int fips)
{
    return std::binary_search(counties.begin(), counties.end(), fips);
}

} // namespace

QByteArray countyTimeZone(int countyFips)
{
    const StateZone *state = stateZone(countyFips / 1000);
    if (!state || containsCounty(state->mixed, countyFips))
        return {};
    return containsCounty(state->others, countyFips) ? state->otherZone : state->zone;
}

QByteArrayList stateTimeZones(int stateFips)
{
    const StateZone *state = stateZone(stateFips);
    if (!state)
        return {};
    return *state->otherZone ? QByteArrayList{state->zone, state->otherZone} : QByteArrayList{state->zone};
}

QByteArray zipTimeZone(QStringView zip, const Zips &zips, const Outlines &outlines)
{
    const auto location = zips.locate(zip);
    if (const IslandZip *island = location ? islandZip(location->area.code) : nullptr)
        return island->zone;
    if (!location || !location->area.county)
        return {};
    const auto row = static_cast<std::size_t>(*location->area.county);
    if (row >= outlines.counties().size())
        return {};
    const int fips = outlines.counties()[row].fips;
    const StateZone *state = stateZone(fips / 1000);
    const bool split = state && (!state->others.empty() || !state->mixed.empty());
    return location->isApproximate && split ? QByteArray() : countyTimeZone(fips);
}

} // namespace labdesk::geo
