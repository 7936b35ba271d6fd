// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/place.h"

#include <QString>

#include <functional>
#include <vector>

namespace labdesk {

/// The places visited on one connection, and the ID of what was open there. Like a browser's history: visiting a stop
/// after going back discards the stops ahead. In memory only, at most a hundred stops.
class History
{
public:
    struct Entry
    {
        Place place = Place::Users;
        QString id = {}; ///< empty if nothing was open
        friend bool operator==(const Entry &, const Entry &) = default;
    };

    void visit(const Entry &entry); ///< ignored if it is the current stop
    void clear();

    bool canGo(int by) const; ///< -1: back, 1: forward
    /// Goes to the nearest stop for which `open` returns true. Stops for which it returns false no longer exist: they
    /// are removed and counted in `skipped`. Returns false if there was none; the current stop then doesn't change.
    bool go(int by, const std::function<bool(const Entry &)> &open, int *skipped);

private:
    std::vector<Entry> m_entries;
    size_t m_at = 0; ///< index of the current stop
};

} // namespace labdesk
