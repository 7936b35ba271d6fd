// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace labdesk::service::demo {

/// Words that invented records are put together from. Nobody and nothing in them is real but the places.

struct State
{
    const char *code;
    const char *name;
};

/// A city stands for the ZIPs that share its first three digits.
struct City
{
    const char *name;
    const char *state;
    int zip;    ///< one ZIP of the city; 2108 for 02108
    int people; ///< in thousands, of its wider area
};

extern const std::span<const State> states; ///< with the District of Columbia
extern const std::span<const City> cities;
extern const std::span<const char *const> givenNames;
extern const std::span<const char *const> familyNames;
extern const std::span<const char *const> streets;
extern const std::span<const char *const> places; ///< for names of service centers
extern const std::span<const char *const> zones;  ///< the first ones are common

} // namespace labdesk::service::demo
