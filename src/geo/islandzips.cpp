// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/islandzips.h"

#include <algorithm>
#include <iterator>

namespace labdesk::geo {

namespace {

constexpr IslandZip knownIslandZips[] = {
    {96939, {7.501, 134.624}, "Pacific/Palau", "Ngerulmud, Palau"},
    {96940, {7.342, 134.479}, "Pacific/Palau", "Koror, Palau"},
    {96941, {6.964, 158.208}, "Pacific/Pohnpei", "Pohnpei, Micronesia"},
    {96942, {7.447, 151.843}, "Pacific/Chuuk", "Chuuk, Micronesia"},
    {96943, {9.514, 138.129}, "Pacific/Chuuk", "Yap, Micronesia"}, // Yap uses Chuuk's time zone
    {96944, {5.325, 163.008}, "Pacific/Kosrae", "Kosrae, Micronesia"},
    {96960, {7.090, 171.380}, "Pacific/Majuro", "Majuro, Marshall Islands"},
    {96970, {8.780, 167.737}, "Pacific/Kwajalein", "Ebeye, Marshall Islands"},
};

} // namespace

std::span<const IslandZip> islandZips()
{
    return knownIslandZips;
}

const IslandZip *islandZip(int code)
{
    const auto *found = std::ranges::find(knownIslandZips, code, &IslandZip::code);
    return found == std::end(knownIslandZips) ? nullptr : found;
}

} // namespace labdesk::geo
