// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace labdesk::bench {

/// Medians by file and place in it: "list-plain.filter_ms.sparse".
using Measured = std::map<QString, double>;

/// What is to be reached, and how it follows from what was measured.
struct Goal
{
    QString id;
    QString what;
    QString unit; ///< "x": times as much as the peer in the same run
    double must;
    std::optional<double> stretch;
    bool isAtLeast;
    std::function<std::optional<double>(const Measured &)> measured; ///< nothing: was not measured
    std::function<QString(const Measured &)> beside = {};            ///< how kinds of data compare; null: one kind
};

const std::vector<Goal> &goals();

} // namespace labdesk::bench
