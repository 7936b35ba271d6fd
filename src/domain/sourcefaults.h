// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/provider.h"

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
    QString type; ///< as in ConnectionFault; empty if the service sends none
    friend bool operator==(const SourceFault &, const SourceFault &) = default;
    friend bool operator<(const SourceFault &a, const SourceFault &b)
    {
        return std::tie(a.slug, a.type) < std::tie(b.slug, b.type);
    }
};

/// The sources that report an error and that no other connection replaces, without duplicates.
std::vector<SourceFault> faultsIn(const std::vector<ConnectedProvider> &sources);

/// The failing sources when the sources of a user were last read.
struct SeenFaults
{
    QDateTime at;                    ///< UTC
    std::vector<SourceFault> faults; ///< never empty
};

using FaultsByUser = QHash<UserId, SeenFaults>;

} // namespace labdesk
