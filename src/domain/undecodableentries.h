// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace labdesk {

/// Entries of a list that could not be decoded. They are left out, so that one odd entry does not cost the others.
struct UndecodableEntries
{
    static constexpr qsizetype maxReasons = 10;

    qint64 count = 0;
    QStringList reasons = {}; ///< of the first ones, such as `[3].slug: missing`; never a value from the body

    friend bool operator==(const UndecodableEntries &, const UndecodableEntries &) = default;
};

} // namespace labdesk
