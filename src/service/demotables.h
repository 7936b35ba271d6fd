// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace labdesk::service::demo {

/// The words of invented records. Nothing in them is real except the places.

struct State
{
    const char *code;
    const char *name;
};

/// A city represents the ZIPs that share its first three digits.
struct City
{
    const char *name;
    const char *state;
    int zip;    ///< one ZIP of the city; 2108 for 02108
    int people; ///< population of its metropolitan area, in thousands
};

extern const std::span<const State> states; ///< including the District of Columbia
extern const std::span<const City> cities;
extern const std::span<const char *const> givenNames;
extern const std::span<const char *const> familyNames;
extern const std::span<const char *const> streets;
extern const std::span<const char *const> places; ///< for names of service centers
extern const std::span<const char *const> zones;  ///< the first ones are common

} // namespace labdesk::service::demo
