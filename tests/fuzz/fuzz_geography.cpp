// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the readers of the geography accept can be walked from end to end, and says the same twice.
#include "fuzz/fuzz.h"
#include "geo/outlines.h"
#include "geo/towns.h"
#include "geo/zips.h"

#include <cmath>

namespace labdesk::fuzz {

namespace {

void walkZips(const QByteArray &bytes)
{
    const auto read = geo::Zips::read(bytes);
    if (!read.ok())
        return demand(!read.error().isEmpty(), "refused without a reason");
    int before = -1;
    for (int rank = 0; rank < read.value().count(); ++rank) {
        const geo::ZipArea area = read.value().at(rank);
        demand(area.code > before, "the codes do not rise", QByteArray::number(before), QByteArray::number(area.code));
        demand(read.value().find(area.zip()) == area, "not found again", area.zip().toUtf8(), {});
        demand(std::abs(area.centroid.latitude) <= 90 && std::abs(area.centroid.longitude) <= 360, "off the earth",
               area.zip().toUtf8(), {});
        before = area.code;
    }
}

void walkOutlines(const QByteArray &bytes)
{
    const auto read = geo::Outlines::read(bytes);
    if (!read.ok())
        return demand(!read.error().isEmpty(), "refused without a reason");
    for (const auto *regions : {&read.value().states(), &read.value().counties()}) {
        for (const geo::Region &region : *regions) {
            for (const geo::Polygon &polygon : region.polygons) {
                for (const geo::Ring &ring : polygon) {
                    for (const GeoPoint &point : read.value().ringPoints(ring))
                        demand(std::abs(point.latitude) <= 90, "off the earth", region.name.toUtf8(), {});
                }
            }
        }
    }
}

void walkTowns(const QByteArray &bytes)
{
    const auto read = geo::Towns::read(bytes);
    if (!read.ok())
        return demand(!read.error().isEmpty(), "refused without a reason");
    const geo::Towns &towns = read.value();
    for (int row = 0; row < towns.count(); ++row) {
        demand(towns.state(row).size() == 2, "a state of another length", towns.state(row).toUtf8(), {});
        demand(towns.population(row) >= 0, "fewer than nobody", towns.label(row).toUtf8(), {});
        demand(std::abs(towns.place(row).latitude) <= 90, "off the earth", towns.label(row).toUtf8(), {});
        demand(row == 0 || towns.population(row) <= towns.population(row - 1), "not by population");
    }
}

} // namespace

FUZZ_TARGET(geography, Form::Bytes)
{
    walkZips(input);
    walkOutlines(input);
    walkTowns(input);
}

} // namespace labdesk::fuzz
