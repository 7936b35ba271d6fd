// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QDateTime>
#include <QHash>
#include <QString>

#include <tuple>
#include <vector>

namespace labdesk {

/// A source that reports an error.
struct SourceFault
{
    QString slug;
    QString type; ///< as in ConnectionFault; empty where the service gives none
    friend bool operator==(const SourceFault &, const SourceFault &) = default;
    friend bool operator<(const SourceFault &a, const SourceFault &b)
    {
        return std::tie(a.slug, a.type) < std::tie(b.slug, b.type);
    }
};

/// What was seen failing when the sources of a user were read last.
struct SeenFaults
{
    QDateTime at;                    ///< UTC
    std::vector<SourceFault> faults; ///< never empty
};

using FaultsByUser = QHash<UserId, SeenFaults>;

} // namespace labdesk
