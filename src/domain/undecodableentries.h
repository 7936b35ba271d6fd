// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk {

/// What is missing in a list: entries that couldn't be decoded, which are skipped so that the others can be used, and
/// entries that weren't sent.
struct UndecodableEntries
{
    static constexpr qsizetype maxReasons = 10;

    qint64 count = 0;
    QStringList reasons = {}; ///< of the first ones, such as `[3].slug: missing`; never a value from the body
    qint64 missing = 0;       ///< included in the list's own total, but not sent

    /// Whether the list is complete, so that the absence of an entry means that it doesn't exist.
    bool isWhole() const { return count == 0 && missing == 0; }
    friend bool operator==(const UndecodableEntries &, const UndecodableEntries &) = default;
};

} // namespace labdesk
