// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/uuid.h"

#include <string_view>
#include <vector>

namespace labdesk {

/// A text to search for in UUIDs, at the places where it can be. Dashes must be where those of a UUID are; without
/// dashes, the digits are searched as if a UUID had none.
class UuidNeedle
{
public:
    enum class Match { Part, Whole };

    UuidNeedle() = default; ///< in no UUID
    UuidNeedle(std::string_view lowercase, Match match);

    bool isIn(const Uuid &uuid) const;
    /// Sets the bit of each UUID that has the text.
    void mark(const std::vector<Uuid> &uuids, std::vector<quint64> &bits) const;

private:
    struct Place
    {
        Uuid digits;
        Uuid mask;
    };
    class Scan;

    std::vector<Place> m_places;
    /// For digits without dashes, which can begin at each place, how many there are. m_places then has all places in
    /// order.
    size_t m_digits = 0;
};

} // namespace labdesk
