// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk {

/// What a list lacks: entries that could not be decoded, which are left out, so that one odd entry does not cost the
/// others, and entries that did not come.
struct UndecodableEntries
{
    static constexpr qsizetype maxReasons = 10;

    qint64 count = 0;
    QStringList reasons = {}; ///< of the first ones, such as `[3].slug: missing`; never a value from the body
    qint64 missing = 0;       ///< counted by the list's own total, and not in it

    /// Whether what isn't in the list isn't there: otherwise nothing follows from its absence.
    bool isWhole() const { return count == 0 && missing == 0; }
    friend bool operator==(const UndecodableEntries &, const UndecodableEntries &) = default;
};

} // namespace labdesk
