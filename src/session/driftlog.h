// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/requestrecord.h"

#include <QMap>
#include <QString>

namespace labdesk {

/// Fields and values outside the known contract, counted: in how many answers to an operation each was seen. For one
/// session.
class DriftLog
{
public:
    struct Operation
    {
        int answers = 0;         ///< that came and were decoded, with drift or without
        QMap<QString, int> seen; ///< path, in how many of them; at most 200 paths
    };

    void note(const api::RequestRecord &record);                                ///< once for each that succeeded
    const QMap<QString, Operation> &operations() const { return m_operations; } ///< by name; also those without drift
    int paths() const;                                                          ///< different ones, over all operations
    int drifting() const;                                                       ///< operations with any

private:
    static constexpr qsizetype mostPaths = 200;
    QMap<QString, Operation> m_operations;
};

} // namespace labdesk
