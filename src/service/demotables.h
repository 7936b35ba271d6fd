// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

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

std::span<const State> states(); ///< with the District of Columbia
std::span<const City> cities();
std::span<const char *const> givenNames();
std::span<const char *const> familyNames();
std::span<const char *const> streets();
std::span<const char *const> places(); ///< for names of service centers
std::span<const char *const> zones();  ///< the first ones are common

/// A state for its code; null for a code that is none.
const State *stateOf(const QString &code);

} // namespace labdesk::service::demo
