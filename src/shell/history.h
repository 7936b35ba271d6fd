// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/place.h"

#include <QString>

#include <functional>
#include <vector>

namespace labdesk {

/// Where a person was on one connection: a place, and what was open there by id. Like a browser's: going on from the
/// middle forgets what lay ahead. In memory only, at most a hundred stops.
class History
{
public:
    struct Stop
    {
        Place place = Place::Users;
        QString id = {}; ///< empty: nothing was open
        friend bool operator==(const Stop &, const Stop &) = default;
    };

    void visit(const Stop &stop); ///< the same again is nothing
    void clear();

    bool canGo(int by) const; ///< -1: back, 1: forward
    /// Goes to the next stop for which `open` is true. Those for which it is false are not there any more: they are
    /// forgotten and counted. False: there was none, and one stays where one was.
    bool go(int by, const std::function<bool(const Stop &)> &open, int *skipped);

private:
    std::vector<Stop> m_stops;
    size_t m_at = 0; ///< of the stop one is at
};

} // namespace labdesk
