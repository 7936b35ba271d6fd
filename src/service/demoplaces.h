// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "geo/outlines.h"
#include "geo/zips.h"
#include "service/demorandom.h"
#include "service/payorstore.h"

#include <memory>
#include <vector>

namespace labdesk::service {

struct DemoPlace
{
    QString city, state, zip;
    GeoPoint centroid; ///< centroid of the ZIP
};

/// Picks real ZIPs in proportion to their population, with invented addresses, names, and phone numbers.
class DemoPlaces
{
public:
    DemoPlaces();

    DemoPlace pick(DemoRandom &random);
    DemoPlace pickIn(const QString &state, DemoRandom &random); ///< `state` is its code
    BusinessAddress address(DemoRandom &random, const DemoPlace &place) const;

private:
    DemoPlace rural(DemoRandom &random) const;
    const std::vector<geo::ZipArea> &around(std::size_t city);

    std::shared_ptr<const geo::Zips> m_zips;
    std::shared_ptr<const geo::Outlines> m_outlines;
    std::vector<int> m_upTo;                             ///< running sum of the population, by city
    std::vector<std::vector<geo::ZipArea>> m_zipsAround; ///< by city; filled on first use
};

/// Returns a phone number that is never assigned: exchange 555, line 0100 to 0199.
QString demoPhone(DemoRandom &random);

} // namespace labdesk::service
